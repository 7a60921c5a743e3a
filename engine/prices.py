"""What a game costs before it is played: the price of a level, of a surrender, of what is announced (R50, R100 … R104).

The settlement reckons with the same functions, so that what is promised at the table is what is paid.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .cards import TRULA, card_set
from .contracts import MULTIPLIERS, Contract

if TYPE_CHECKING:
    from .state import View

NO_TRULA = 1
"""R51: what the trula costs besides when somebody surrenders without a card of it to show."""


class GamePrice(NamedTuple):
    """Game points a pairing: what the game brings if it is won, and what it costs if it is lost."""

    win: int
    loss: int


class SurrenderPrice(NamedTuple):
    """What a surrender pays each opponent: for the lost game, and for the trula if there is no card of it to show."""

    game: int
    trula: int

    @property
    def total(self) -> int:
        """Both together."""
        return self.game + self.trula


def game_price(contract: Contract, level: int, steps: int = 0, stake: int = 1) -> GamePrice:
    """R100 … R102: the game at a level after so many steps of contra; the level counts for wins only then (R81).

    ``stake`` is 2 in a double hand (R114).
    """
    loss = contract.base * level * MULTIPLIERS[steps]
    return GamePrice((loss if steps else contract.win) * stake, loss * stake)


def surrender_price(view: View) -> SurrenderPrice:
    """R50, R51: what surrendering now would pay each opponent.

    The trula is lost if neither the hand nor the group being looked at has a card of it to show.
    """
    table = view.table
    game = game_price(table.contract, table.level, stake=table.stake).loss if table.contract else 0
    trula = 0 if (view.hand | card_set(view.looked)) & TRULA else NO_TRULA * table.stake
    return SurrenderPrice(game, trula)


def declaration_value(counts: Sequence[int], count: int) -> int:
    """R103: what declaring so many taroace is worth; ``counts`` are the numbers that may be declared, rising."""
    return counts.index(count) + 1


def price_now(view: View) -> GamePrice:
    """What the game is worth as it stands, stake and contra counted in; nothing while there is no declarer (R112)."""
    table = view.table
    if table.contract is None or table.contract.individual:
        return GamePrice(0, 0)
    return game_price(table.contract, table.level, len(table.speech.game), table.stake)
