"""The value of the hand on the table by the rules of Slovenian Tarok, and the law of its tricks, for the kernel.

Tables here have no seat that sits out (see `seating`).
"""

from __future__ import annotations

from typing import Final

from ai.kernel.apart import Apart
from ai.kernel.bits import HONOURS
from ai.kernel.bits import KINGS as KINGS_WORD
from ai.kernel.law import AFTER_BOTH, ANY_ORDER, Law
from ai.kernel.payoff import (
    ALL_OF,
    APART,
    AT_MOST,
    BY_DIFFERENCE,
    BY_HOLDER,
    BY_SIDE,
    CARD_LAST,
    EVERY_TRICK,
    EXACTLY,
    LOSS_BY_HOLDER,
    MOND_LOST,
    PAGAT_LAST,
    POINTS,
    Payoff,
    PayoffRow,
)
from ai.kernel.position import Position
from ai.kernel_cards import suit_word, tarok_word
from ai.kernel_position import kernel_position
from engine import MULTIPLIERS, PAGAT, CardSet, Contract, Side, Table
from engine.contracts import Goal
from engine.games.slovenian.contracts import BEGGARS, NEGATIVE
from engine.games.slovenian.klop import KONTRA
from engine.games.slovenian.law import called_was_taken
from engine.games.slovenian.prices import HALF, KLOP_EXTREME, ROUND, SlovenianPrices

EMPEROR: Final = {"any": ANY_ORDER, "pagat-last": AFTER_BOTH, "off": 0}
PAGAT_SILENT: Final = {"side": BY_SIDE, "holder": BY_HOLDER, "holder-if-lost": LOSS_BY_HOLDER}
ON_PAPER: Final = [1.0, 1.0, 1.0, 1.0, 0.0, 0.0]
"""S59: the declarer's side alone scores."""
TALON_SIZE: Final = 6


def aside(table: Table) -> str:
    """The fact of the hand on the table that the kernel does not know, in a word; empty if it knows everything."""
    contract = table.contract
    if table.speech.free is not None:
        return "vogel-frei"  # S80
    if table.fourth and table.called is None:
        return "call-fourth"  # S-V2: the partner's card is open
    if house(table, "beggar_with_skis", False) and contract and contract.key in BEGGARS and not table.play.tricks:
        return "beggar-with-skis"  # S-V12 binds the first trick alone
    return ""


def house(table: Table, key: str, usual: object) -> object:
    """A house rule of the table; ``usual`` is its default."""
    return table.variant.options.get(key, usual)


def law_of(table: Table) -> Law:
    """The law of the tricks in the contract on the table (S51 … S57, S62)."""
    contract = table.contract
    if contract is None:
        raise ValueError(table.kind)
    emperor = EMPEROR[str(house(table, "emperor_trick", "any"))]
    players = table.players
    if contract.individual:
        waits = int(house(table, "klop_mond_lead", "free") == "after-skis")
        return Law(players, 1, 1, 1, emperor, gives=TALON_SIZE, apart=1, mond_waits=waits)
    if contract.key in NEGATIVE:
        return Law(players, 1, 1, 1, emperor, ours_end=2 if contract.goal is Goal.ONE_TRICK else 1)
    if contract.goal is Goal.ALL_TRICKS:
        first = table.declarer if house(table, "suits_first", False) and not contract.trumps else None
        return Law(
            players, int(contract.trumps), 0, 0, emperor, theirs_end=1, suits_first=-1 if first is None else first
        )
    return Law(players, 1, 0, 0, emperor, binding=int(bool(kept_cards(table))))


def kept_cards(table: Table) -> CardSet:
    """S26: the cards announced for the last trick."""
    kept = 0
    for said in table.speech.announced:
        if said.item == "pagat":
            kept |= 1 << PAGAT
        elif said.item == "king" and table.called is not None:
            kept |= 1 << table.called
    return kept


def position_of(table: Table) -> Position:
    """The position of the play."""
    position = kernel_position(table, law_of(table), kept_cards(table))
    position.speaks = 0
    position.keeper = next((said.seat for said in table.speech.announced if said.item == "pagat"), -1)
    return position


def payoff_of(table: Table, me: int, partner: int | None, alone: bool) -> Payoff:
    """The value of this hand to one seat by public knowledge.

    ``partner`` is the declarer's if the seat knows him. ``alone``: it knows that there is none.
    """
    contract, prices = table.contract, table.variant.prices
    if contract is None or not isinstance(prices, SlovenianPrices):
        raise ValueError(table.variant.key)
    declarer = table.declarer if table.declarer is not None else 0
    lone = alone or not (contract.calls_king or table.called is not None)
    payoff = Payoff(table.players, me, declarer, -1 if partner is None else partner, int(lone))
    money = house(table, "settlement", "paper") == "money"
    if contract.individual:
        _klop(payoff, table, money)
        return payoff
    payoff.stake = table.factor
    payoff.roles = [] if money else ON_PAPER
    if table.called is not None:
        payoff.called_s, payoff.called_t = suit_word(1 << table.called), tarok_word(1 << table.called)
    _game(payoff, table, contract, prices)
    if contract.goal is Goal.POINTS:
        mond = PayoffRow(MOND_LOST)
        others = table.players - 1
        mond.ours = prices.mond * others if money else prices.mond
        mond.silent = mond.ours if contract.talon_cards else 0
        mond.theirs = prices.mond if money else 0
        payoff.rows.append(mond)
    if contract.bonuses:
        _bonuses(payoff, table, contract, money)
    return payoff


def _klop(payoff: Payoff, table: Table, money: bool) -> None:
    """S63, SA9, SA15, S-V10, S71."""
    doubled = table.speech.game
    payoff.game = PayoffRow(APART)
    payoff.each = Apart(
        KLOP_EXTREME, KONTRA if doubled else KLOP_EXTREME, HALF + 1, ROUND if house(table, "klop_rounded", True) else 1
    )
    payoff.each.both = int(bool(house(table, "klop_both_extremes", True)))
    if doubled:
        payoff.each.doubler, payoff.each.doubled = doubled[0], KONTRA
    payoff.among = int(money)


def _game(payoff: Payoff, table: Table, contract: Contract, prices: SlovenianPrices) -> None:
    """S17, S60, S61: the game with its chain."""
    steps = MULTIPLIERS[len(table.speech.game)]
    match contract.goal:
        case Goal.NO_TRICK:
            payoff.game = PayoffRow(AT_MOST)
        case Goal.ONE_TRICK:
            payoff.game = PayoffRow(EXACTLY, number=1)
        case Goal.ALL_TRICKS:
            payoff.game = PayoffRow(EVERY_TRICK)
        case _:
            payoff.game = PayoffRow(BY_DIFFERENCE if contract.talon_cards else POINTS)
            # Thirds: 35 points and a third are 35 points and one card over (S-V8).
            payoff.game.number = 3 * HALF + 1 if prices.one_over else 3 * prices.target - 1
            payoff.per = steps if contract.talon_cards else 0
            payoff.rounded = 1 if prices.exact else ROUND
    payoff.game.ours = payoff.game.theirs = contract.base * steps


def _bonuses(payoff: Payoff, table: Table, contract: Contract, money: bool) -> None:
    """S19 … S27, S44: the payments besides the game in talon contracts."""
    prices = table.variant.prices
    called = 0 if table.called is None else 1 << table.called
    rows = {
        "trula": PayoffRow(ALL_OF, 0, HONOURS),
        "kings": PayoffRow(ALL_OF, KINGS_WORD),
        "king": PayoffRow(CARD_LAST, suit_word(called), tarok_word(called)),
        "pagat": PayoffRow(PAGAT_LAST),
        "valat": payoff.sweep,
    }
    for item, row in rows.items():
        row.silent = prices.bonus(item, contract, announced=False)
        if item != "valat":
            payoff.rows.append(row)
    whose = PAGAT_SILENT[str(house(table, "pagat_silent", "side"))]
    rows["pagat"].whose, rows["pagat"].from_each = whose, int(money)
    payoff.sweeps_all = 1
    payoff.regains = int(called_was_taken(table))
    for said in table.speech.announced:
        row = rows[said.item]
        value = prices.bonus(said.item, contract, announced=True, steps=len(said.steps))
        side = table.sides[said.seat]
        if said.item == "king" or side is Side.DECLARER:
            row.ours = value
        elif side is Side.OPPONENTS:
            row.theirs = value
        else:
            row.sayer, row.said = said.seat, value
