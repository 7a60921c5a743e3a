"""The outlook of each contract with a dealt hand, in game points against the average of the table.

On paper only the declarer's side scores (S59). Its score is settled against the average (S72): a lone declarer
among four keeps three quarters of his score ahead of it, each of two partners one half. Money is paid outright (S70).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from ai.games.slovenian.avoiding import beggar_chance, klop_worth, piccolo_chance
from ai.games.slovenian.strength import LONE_SPREAD, SPREAD, alone_points, points_beside
from ai.games.slovenian.sweeping import colour_chance, valat_chance
from engine import KINGS, CardSet, Contract, Table, Variant, View
from engine.contracts import Goal
from engine.games.slovenian.prices import SlovenianPrices

CANCELLED: Final = 40.0
"""The present worth in game points of cancelling a radl by a won game: it would cost 100 at the end of the evening
(S67), but in most evenings there is time to win another game before."""

IN_TALON: Final = 0.14
"""The chance that a called card is in the talon, and the declarer is alone (S40): six cards of forty-two."""

BONUSES: Final = 0.02
"""The share of the silent trula and kings that each card point above or below the half brings."""

BONUS_MOST: Final = 0.5
"""The greatest such share."""


@dataclass(frozen=True, slots=True)
class SlovenianOutlook:
    """A contract with a hand: the chance to make it, and its worth in game points against the table's average."""

    row: Contract
    chance: float
    value: float


def share(variant: Variant, *, alone: bool) -> float:
    """The part of the declarer's score by which he is ahead of the average, alone or with a partner."""
    others = variant.holders - 1
    if variant.options.get("settlement") == "money":
        return float(others) if alone else 1.0
    return (others if alone else others - 1) / variant.holders


def radl_counts(table: Table, seat: int) -> bool:
    """S65: True if a declarer on that seat has an open radl which doubles the hand."""
    if table.declarer is not None:
        return bool(table.own.doubled)
    return table.variant.options.get("radli", True) is True and table.own.radli[seat] > 0


def outlook(view: View, row: Contract) -> SlovenianOutlook:
    """The outlook of a contract for the viewing seat, if it declares."""
    variant, hand = view.table.variant, view.hand
    if row.individual:
        return SlovenianOutlook(row, 0.5, klop_worth(variant, hand))
    if row.goal is Goal.POINTS:
        chance, value = _by_points(variant, row, hand)
    else:
        chance = flat_chance(variant, row, hand)
        value = (2 * chance - 1) * variant.prices.game(row, 1).win * share(variant, alone=True)
    if radl_counts(view.table, view.seat):
        value = 2 * value + CANCELLED * chance
    return SlovenianOutlook(row, chance, value)


def flat_chance(variant: Variant, row: Contract, hand: CardSet) -> float:
    """The chance of a contract that is not about points."""
    match row.goal:
        case Goal.NO_TRICK:
            return beggar_chance(variant, hand, shown=row.key == "open-beggar")
        case Goal.ONE_TRICK:
            return piccolo_chance(variant, hand)
        case Goal.ALL_TRICKS:
            return valat_chance(variant, hand) if row.trumps else colour_chance(variant, hand)
    raise ValueError(row.goal)


def _by_points(variant: Variant, row: Contract, hand: CardSet) -> tuple[float, float]:
    """The chance and the value of a contract about card points."""
    alone_mean = alone_points(variant, hand, row.talon_cards)
    alone = promise(variant, row, alone_mean, LONE_SPREAD)
    scaled = alone[1] * share(variant, alone=True)
    if not row.calls_king:
        return alone[0], scaled
    mean = points_beside(hand, row.talon_cards)
    beside = promise(variant, row, mean, SPREAD)
    risk = 1.0 if hand & KINGS == KINGS else IN_TALON
    chance = (1 - risk) * beside[0] + risk * alone[0]
    return chance, (1 - risk) * beside[1] * share(variant, alone=False) + risk * scaled


def promise(variant: Variant, row: Contract, mean: float, spread: float) -> tuple[float, float]:
    """The chance to win a contract about points, and the score that it promises, when points about a mean are made."""
    prices = prices_of(variant)
    base = prices.game(row, 1).win
    won = value = 0.0
    below = _below(-0.5, mean, spread)
    for points in range(71):
        above = _below(points + 0.5, mean, spread)
        chance, below = above - below, above
        made = reaches(variant, points)
        price = base + prices.difference(row, points)
        won += chance * made
        value += chance * (2 * made - 1) * price
    silent = prices.bonus("trula", row, announced=False) + prices.bonus("kings", row, announced=False)
    share_of = min(max(BONUSES * (mean - prices.target), -BONUS_MOST), BONUS_MOST)
    return won, value + silent * share_of


def reaches(variant: Variant, points: int) -> float:
    """The chance that so many points win: with 35 and one it depends on the number of cards (S-V8)."""
    prices = prices_of(variant)
    if points >= prices.target:
        return 1.0
    return 1 / 3 if prices.one_over and points == prices.target - 1 else 0.0


def prices_of(variant: Variant) -> SlovenianPrices:
    """The prices at the table.

    Raises:
        TypeError: it is no table of a Slovenian game.
    """
    if not isinstance(variant.prices, SlovenianPrices):
        raise TypeError(variant.key)
    return variant.prices


def _below(points: float, mean: float, spread: float) -> float:
    return 0.5 + 0.5 * erf((points - mean) / (spread * sqrt(2)))
