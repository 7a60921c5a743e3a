"""The value of the hand on the table by the rules of Tübingen Tarock, and the law of its tricks, for the kernel."""

from __future__ import annotations

from typing import Final

from ai.kernel.bits import KINGS as KINGS_WORD
from ai.kernel.bits import SKIZ as SKI_WORD
from ai.kernel.counted import Counted
from ai.kernel.law import Law
from ai.kernel.payoff import BUT_FEW, COUNTED, Payoff, PayoffRow
from ai.kernel.position import Position
from ai.kernel_cards import suit_word, tarok_word
from ai.kernel_position import kernel_position
from engine import Seat, Table
from engine.games.tubingen.captures import FEW_TRICKS
from engine.games.tubingen.contracts import RAUS, RUF, TOUT
from engine.games.tubingen.prices import LOST_TRICKS, TubingenPrices

from .constraints import fallen

PAID: Final = [1.0, 1.0, 1.0, 0.0, 0.0, 0.0]
"""U26: the shares of the caller, his partner and an opponent in the caller's score, each for a gain and a loss."""
PAID_ALONE: Final = [1.0, 1.0, 0.0, 0.0, 0.0, 0.0]
"""U17, U27."""
OTHERS_PAY: Final = [1.0, 1.0, 1.0, 0.0, -1.0, -0.5]
"""UA22."""
OTHERS_PAY_ALONE: Final = [1.0, 1.0, 0.0, 0.0, -1 / 3, -1 / 3]

# Against the average of the table, except for a partner who loses: it costs him nothing, and yet he plays his partner's
# game. A caller's loss is worth a third as much to him.
AIMS: Final = [0.5, 0.75, 0.5, 0.25, -0.5, -0.25]
AIMS_ALONE: Final = [0.75, 0.75, 0.0, 0.0, -0.25, -0.25]
AIMS_PAYING: Final = [1.0, 1.0, 1.0, 0.5, -1.0, -0.5]


def prices_of(table: Table) -> TubingenPrices:
    """The prices at the table.

    Raises:
        TypeError: it is no table of this game.
    """
    prices = table.variant.prices
    if not isinstance(prices, TubingenPrices):
        raise TypeError(table.variant.key)
    return prices


def law_of(table: Table) -> Law:
    """The law of the tricks in the contract on the table (U17 … U24)."""
    if table.contract == TOUT:
        return Law(4, 1, 0, 0, 0, SKI_WORD, theirs_end=LOST_TRICKS + 1)
    return Law(4, 1, 0, 0, 0, SKI_WORD, apart=1)


def position_of(table: Table) -> Position:
    """The position of the play."""
    position = kernel_position(table, law_of(table), 0)
    position.speaks = 0
    return position


def payoff_of(table: Table, me: Seat, partner: Seat | None, alone: bool, *, aims: bool = False) -> Payoff:
    """The value of this hand to one seat: its score, or with ``aims`` the value it plays for.

    ``partner`` is the declarer's if the seat knows him. ``alone``: it knows that there is none.
    """
    contract, prices, declarer = table.contract, prices_of(table), table.declarer
    if contract is None or declarer is None:
        raise ValueError(table.kind)
    payoff = Payoff(4, me, declarer, -1 if partner is None else partner, int(alone))
    paying = prices.zero_sum
    beside, lone = (OTHERS_PAY, OTHERS_PAY_ALONE) if paying else (PAID, PAID_ALONE)
    if aims:
        beside, lone = (AIMS_PAYING, OTHERS_PAY_ALONE) if paying else (AIMS, AIMS_ALONE)
    if contract == TOUT:
        payoff.game = PayoffRow(BUT_FEW, number=LOST_TRICKS)
        payoff.game.ours, payoff.game.silent = prices.tout(0), prices.tout(LOST_TRICKS)
        payoff.game.theirs = -prices.tout(LOST_TRICKS + 1)
        payoff.roles = lone
        return payoff
    if table.called is not None:
        payoff.called_s, payoff.called_t = suit_word(1 << table.called), tarok_word(1 << table.called)
    elif table.fourth:
        payoff.called_s, payoff.any_of_called = KINGS_WORD, 1
    payoff.game = PayoffRow(COUNTED)
    payoff.halved = 1
    payoff.counted = counted_of(table, prices, beside, lone)
    return payoff


def counted_of(table: Table, prices: TubingenPrices, beside: list[float], lone: list[float]) -> Counted:
    """The counting of points at the table (U25 … U31)."""
    pack, options = table.variant.pack, table.variant.options
    whole = pack.value(pack.cards) // pack.parts
    counted = Counted(SKI_WORD, prices.target, prices.void(RUF), prices.void(RAUS), whole)
    counted.loss, counted.times = prices.times(RUF, won=False), prices.times(RAUS, won=True)
    counted.few = FEW_TRICKS
    counted.laid_by = table.dealer
    counted.before = int(options.get("strafen_hand") == "before")
    counted.once = int(options.get("ski_counts") == "once")
    counted.first = table.forehand
    counted.roles, counted.alone = beside, lone
    _, by_seat, _ = fallen(table)
    counted.held_s = [suit_word(cards) for cards in by_seat]
    counted.held_t = [tarok_word(cards) for cards in by_seat]
    return counted
