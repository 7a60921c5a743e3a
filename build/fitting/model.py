"""The fit: least squares for card points, one spread for the chance to reach a goal, Newton's way for bonuses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ai.chances import MOST, Doubt, KeepChance

from .hands import Said, Spots

Numbers: TypeAlias = NDArray[np.float64]

FOLDS: Final = 5
USUAL: Final = 9.0
"""The distance of single hands from the forecast, in card points, is about this …"""
EXPECTED: Final = 4.0
"""… and that of average play-outs this: so few hands of a kind are not believed."""
STEEP: Final = 1.702
"""The factor that makes a logistic curve a normal one (`Payoff.chance`)."""
LEAST: Final = 0.005
"""No chance is less, nor more than the rest, where log loss is counted."""
STEADY: Final = 30.0
"""The resistance of a slope against moving away from one."""
OFTEN: Final = 15
"""A contract that was played in so many hands has a number of its own."""
SLOPES: Final = (0.3, 1.15)
SPREADS: Final = (0.5, 20.0)


class Fit(NamedTuple):
    """A doubt, and by how many card points more is made in each contract that was played often enough."""

    doubt: Doubt
    contracts: dict[str, float]

    def of(self, contract: str) -> Doubt:
        """The doubt in a contract."""
        more = self.contracts.get(contract, 0.0)
        return self.doubt._replace(beside=self.doubt.beside + more, alone=self.doubt.alone + more)


class Quality(NamedTuple):
    """Log losses on hands outside the fit, of so many rows, by the play-outs and by the fit; the distance of
    hands in card points (0 for bonuses), both ways."""

    n: int
    before: float
    after: float
    off_before: float = 0.0
    off_after: float = 0.0


def fit_points(rows: Sequence[Spots], parts: int, apart: bool = True) -> Fit:
    """The doubt about the play-outs, with ``apart`` by contract. A card point has so many parts.

    Columns: the play-outs, a partner, none, each contract; below are rows that hold all but the slope near none,
    and the slope near one.
    """
    mean, alone, came = _means(rows, parts)
    about = float(came.mean())
    count = Counter(contract for _, contract in {(row.hand, row.contract) for row in rows})
    often = [contract for contract, number in sorted(count.items()) if number >= OFTEN]
    if len(often) < 2 or not apart:  # of one alone it would only repeat the others
        often = []
    played = [np.array([row.contract == contract for row in rows], dtype=np.float64) for contract in often]
    weak = np.diag([STEADY, *[USUAL / EXPECTED] * (2 + len(often))])
    x = np.vstack([np.column_stack([mean - about, 1 - alone, alone, *played]), weak])
    y = np.concatenate([came - about, [STEADY], np.zeros(2 + len(often))])
    found = np.linalg.lstsq(x, y, rcond=None)[0]
    keeps = float(min(max(found[0], SLOPES[0]), SLOPES[1]))
    beside, lone, *more = (float(each) / keeps for each in found[1:])
    fit = Fit(Doubt(beside, lone, keeps, 1.0, about), dict(zip(often, more, strict=True)))
    won = np.array([row.won for row in rows], dtype=np.float64)
    ends = Ends(rows)
    above = ends.above(fit, parts)
    spread = np.exp(_lowest(lambda log: loss(ends.spread(above, parts * float(np.exp(log))), won)))
    return fit._replace(doubt=fit.doubt._replace(spread=float(spread)))


def _means(rows: Sequence[Spots], parts: int) -> tuple[Numbers, Numbers, Numbers]:
    """For each row the card points of the play-outs, the share of them with the declarer alone, and the result."""
    mean = [sum(at * weight for at, _, weight in row.spots) / parts for row in rows]
    alone = [sum(weight for _, lone, weight in row.spots if lone) for row in rows]
    return np.array(mean), np.array(alone), np.array([row.points for row in rows])


def _lowest(worth: Callable[[float], float]) -> float:
    """The lowest place among the spreads, by their logarithms: there is one such place."""
    low, high = (float(np.log(end)) for end in SPREADS)
    golden = (sqrt(5) - 1) / 2
    for _ in range(20):
        left, right = high - golden * (high - low), low + golden * (high - low)
        if worth(left) <= worth(right):
            high = right
        else:
            low = left
    return (low + high) / 2


class Ends:
    """The ends of hands, all of them in one row of numbers: their parts, their rows, their weights."""

    def __init__(self, rows: Sequence[Spots]) -> None:
        self.rows = rows
        spots = [spot for row in rows for spot in row.spots]
        self.at, self.alone, self.weight = (np.array(each, dtype=np.float64) for each in zip(*spots, strict=True))
        self.of = np.repeat(np.arange(len(rows)), [len(row.spots) for row in rows])
        self.goal = np.array([row.goal for row in rows], dtype=np.float64)[self.of]

    def raw(self) -> Numbers:
        """The chance of the game by the play-outs."""
        return self._means(self.at >= self.goal)

    def above(self, fit: Fit, parts: int) -> Numbers:
        """The parts to expect above the goal."""
        found = []
        for beside in (True, False):
            of = {contract: fit.of(contract) for contract in {row.contract for row in self.rows}}
            more = [of[row.contract].beside if beside else of[row.contract].alone for row in self.rows]
            found.append(np.round(parts * np.array(more))[self.of])
        about = parts * fit.doubt.about
        likely = about + fit.doubt.keeps * (self.at + np.where(self.alone > 0, found[1], found[0]) - about)
        return np.asarray(likely - self.goal + 0.5, dtype=np.float64)

    def spread(self, above: Numbers, spread: float) -> Numbers:
        """The chance of the game where results are so many parts off (`Payoff.chance`)."""
        return self._means(1 / (1 + np.exp(-np.clip(STEEP * above / spread, -40, 40))))

    def _means(self, values: Any) -> Numbers:
        return np.asarray(np.bincount(self.of, self.weight * values, len(self.rows)), dtype=np.float64)


def chances(rows: Sequence[Spots], fit: Fit | None, parts: int) -> Numbers:
    """The chance of the game by the play-outs, believed as far as it was fitted; without a fit as it is."""
    ends = Ends(rows)
    return ends.raw() if fit is None else ends.spread(ends.above(fit, parts), parts * fit.doubt.spread)


def likely(rows: Sequence[Spots], fit: Fit, parts: int) -> Numbers:
    """The card points to expect."""
    mean, alone, _ = _means(rows, parts)
    more = [
        fit.of(row.contract).alone * one + fit.of(row.contract).beside * (1 - one)
        for row, one in zip(rows, alone, strict=True)
    ]
    doubt = fit.doubt
    return np.asarray(doubt.about + doubt.keeps * (mean + np.array(more) - doubt.about), dtype=np.float64)


def loss(chance: Numbers, came: Numbers) -> float:
    """The mean log loss."""
    sure = np.clip(chance, LEAST, 1 - LEAST)
    return float(-(came * np.log(sure) + (1 - came) * np.log(1 - sure)).mean())


def odds(rows: Sequence[Said]) -> Numbers:
    """The log odds that were played out."""
    share = np.clip([row.share for row in rows], 1 - MOST, MOST)
    return np.asarray(np.log(share / (1 - share)), dtype=np.float64)


def fit_bonus(rows: Sequence[Said]) -> KeepChance:
    """Shift and slope of log odds; few rows do not move them far from none and one."""
    x = np.column_stack([np.ones(len(rows)), odds(rows)])
    came = np.array([row.came for row in rows], dtype=np.float64)
    prior = np.array([0.0, 1.0])
    weight = np.diag([0.5, 4.0])
    found = prior.copy()
    for _ in range(30):
        chance = 1 / (1 + np.exp(-x @ found))
        slope = x.T @ (came - chance) - weight @ (found - prior)
        curve = x.T @ (x * (chance * (1 - chance))[:, None]) + weight
        found = found + np.linalg.solve(curve, slope)
    return KeepChance(float(found[0]), max(float(found[1]), 0.05))


def said(rows: Sequence[Said], keep: KeepChance) -> Numbers:
    """The chance of each announced bonus."""
    return np.asarray(1 / (1 + np.exp(-keep.shift - keep.slope * odds(rows))), dtype=np.float64)


def points_quality(rows: Sequence[Spots], parts: int, apart: bool = True) -> Quality:
    """Fitted to four fifths of the hands, asked on the last; each fifth in turn."""
    before, after, won, off = [], [], [], []
    for fold in range(FOLDS):
        rest = [row for row in rows if row.hand % FOLDS != fold]
        some = [row for row in rows if row.hand % FOLDS == fold]
        if not some or not rest:
            continue
        fit = fit_points(rest, parts, apart)
        before.append(chances(some, None, parts))
        after.append(chances(some, fit, parts))
        won.append(np.array([row.won for row in some], dtype=np.float64))
        mean, _, came = _means(some, parts)
        off.append(np.column_stack([came - mean, came - likely(some, fit, parts)]))
    all_won = np.concatenate(won)
    away = np.sqrt((np.concatenate(off) ** 2).mean(axis=0))
    losses = [loss(np.concatenate(each), all_won) for each in (before, after)]
    return Quality(len(all_won), losses[0], losses[1], float(away[0]), float(away[1]))


def bonus_quality(rows: Sequence[Said]) -> Quality:
    """The same of an announced bonus."""
    before, after, came = [], [], []
    for fold in range(FOLDS):
        rest = [row for row in rows if row.hand % FOLDS != fold]
        some = [row for row in rows if row.hand % FOLDS == fold]
        if not some or not rest:
            continue
        before.append(said(some, KeepChance(0.0, 1.0)))
        after.append(said(some, fit_bonus(rest)))
        came.append(np.array([row.came for row in some], dtype=np.float64))
    all_came = np.concatenate(came)
    losses = [loss(np.concatenate(each), all_came) for each in (before, after)]
    return Quality(len(all_came), losses[0], losses[1])
