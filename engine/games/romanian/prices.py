"""The values in the Romanian games: games, bonuses, declarations, surrender (R50, R100 … R104).

The settlement uses the same functions, so a price shown at the table is the price paid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import TRULA, card_set
from engine.contracts import MULTIPLIERS, Contract, GamePrice, SurrenderPrice
from engine.games.romanian.carry import Pot
from engine.state import View

NO_TRULA = 1
"""R51: the extra cost of a surrender without a card of the trula to show."""


@dataclass(frozen=True, slots=True)
class BonusPrice:
    """One row of R104: the value of a bonus announced and silent, in doi and unu, and in solo."""

    announced: int
    silent: int
    solo_announced: int
    solo_silent: int

    def value(self, solo: bool, announced: bool) -> int:
        """The bonus's value at that rate."""
        if solo:
            return self.solo_announced if announced else self.solo_silent
        return self.announced if announced else self.silent


def bonus_prices(kings: str) -> dict[str, BonusPrice]:
    """R104, with V6 for the kings."""
    times = 2 if kings == "4/2" else 1
    return {
        "trula": BonusPrice(2, 1, 4, 2),
        "regii": BonusPrice(2 * times, times, 4 * times, 2 * times),
        "luna": BonusPrice(2, 1, 4, 2),
        "pagat": BonusPrice(7, 1, 9, 2),
        "rege": BonusPrice(2, 1, 4, 2),
        "prins": BonusPrice(2, 1, 4, 2),
        "valat": BonusPrice(16, 8, 64, 32),
    }


def game_price(contract: Contract, level: int, steps: int = 0, stake: int = 1) -> GamePrice:
    """R100 … R102: the game at a level after so many steps of contra; the level counts for wins only then (R81).

    ``stake`` is 2 in a double hand (R114).
    """
    loss = contract.base * level * MULTIPLIERS[steps]
    return GamePrice((loss if steps else contract.win) * stake, loss * stake)


def declaration_value(counts: Sequence[int], count: int) -> int:
    """R103: the value of declaring so many taroks; ``counts`` are the numbers that may be declared, rising."""
    return counts.index(count) + 1


@dataclass(frozen=True, slots=True)
class RomanianPrices:
    """The prices at a table: ``target`` card points win (R89), ``counts`` may be declared, worth 1, 2, 3 (R61, R103).

    ``bonuses`` are the rows by item. ``solo_bonuses``: solo has a column of its own (V7). ``talon_counts``: the rest of
    the talon counts for trula and kings (A24). A chain has five steps: contra, recontra, supra, hirș, mord (R78).
    """

    target: int
    counts: tuple[int, ...]
    bonuses: dict[str, BonusPrice]
    solo_bonuses: bool = True
    talon_counts: bool = True
    steps: int = len(MULTIPLIERS) - 1

    @property
    def items(self) -> tuple[str, ...]:
        """R104: the rows."""
        return tuple(self.bonuses)

    def factor(self, own: Pot | None) -> int:
        """R114: 2 in a double hand."""
        return 1 if own is None else own.stake

    def game(self, contract: Contract, level: int, steps: int = 0, own: Pot | None = None) -> GamePrice:
        """R100 … R102."""
        return game_price(contract, level, steps, self.factor(own))

    def bonus(self, item: str, contract: Contract, *, announced: bool, steps: int = 0, own: Pot | None = None) -> int:
        """R104, with its chain; 0 for an unknown one."""
        row = self.bonuses.get(item)
        if row is None:
            return 0
        solo = self.solo_bonuses and contract.rate == "solo"
        return row.value(solo, announced) * MULTIPLIERS[steps] * self.factor(own)

    def declaration(self, count: int, own: Pot | None = None) -> int:
        """R103."""
        return declaration_value(self.counts, count) * self.factor(own)

    def surrender(self, view: View) -> SurrenderPrice:
        """R50, R51: the trula is lost if neither the hand nor the group being looked at has a card of it to show."""
        table = view.table
        times = self.factor(table.own)
        game = self.game(table.contract, table.level, own=table.own).loss if table.contract else 0
        trula = 0 if (view.hand | card_set(view.looked)) & TRULA else NO_TRULA * times
        return SurrenderPrice(game, trula)
