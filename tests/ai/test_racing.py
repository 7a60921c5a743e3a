"""Choices that race on common deals, and the belief in their play-outs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ai.chances import DECLARING, OPPOSING, PARTS, PLANNING, doubted
from ai.games.romanian.calibrated import FITTED
from ai.kernel.payoff import Payoff
from ai.player import Decision
from ai.racing import EVEN, race
from ai.searching import Effort
from engine import PLAYS, Action

BATCH = 40
EFFORT = Effort(nodes=4000, deals=2000, batch=BATCH)


class Deals:
    """A search whose values are known: a worth for each choice, and luck that is the same for all or its own."""

    def __init__(self, worth: tuple[float, ...], own_luck: float) -> None:
        self.worth, self.own_luck = worth, own_luck
        self.values: list[float] = []
        self.weights: list[float] = []
        self.alive = [1] * len(worth)
        self.nodes = 0
        self.luck = 1

    def _next(self) -> float:
        self.luck = self.luck * 48271 % 2147483647
        return self.luck / 2147483647 - 0.5

    def run(self, deals: int) -> bool:
        """So many deals more."""
        for _ in range(deals):
            common = 20 * self._next()
            for at, worth in enumerate(self.worth):
                luck = self.own_luck * self._next()
                self.values.append(worth + common + luck if self.alive[at] else 0.0)
                self.nodes += self.alive[at]
            self.weights.append(1.0)
        return True


def _raced(search: Deals, favour: dict[Action, float] | None = None) -> list[Decision]:
    actions = [PLAYS[card] for card in range(len(search.worth))]
    return list(race(search, actions, EFFORT, {}, lambda: favour or {}))


@pytest.mark.parametrize(
    ("worth", "own_luck", "best", "stops_early"),
    [
        ((0.0, 1.0, 0.5), 1.0, 1, True),
        ((2.0, 1.9, -3.0, 1.95), 0.2, 0, True),
        ((0.0, 0.0), 5.0, None, False),
    ],
    ids=["clear", "near, but sure", "even"],
)
def test_the_best_wins_and_who_is_even_goes_on(
    worth: tuple[float, ...], own_luck: float, best: int | None, stops_early: bool
) -> None:
    """A race ends when one is left, or the effort is spent."""
    search = Deals(worth, own_luck)
    decisions = _raced(search)
    if best is not None:
        assert decisions[-1].action == PLAYS[best]
    assert (search.nodes < EFFORT.nodes / 2) is stops_early
    assert search.nodes < EFFORT.nodes + 2 * BATCH


def test_who_has_dropped_out_keeps_the_distance() -> None:
    """A choice dropped early is still priced against the best."""
    decision = _raced(Deals((0.0, -5.0, -0.1), 3.0))[-1]
    value = {candidate.action: candidate.value for candidate in decision.ranked}
    assert value[PLAYS[0]] - value[PLAYS[1]] == pytest.approx(5.0, abs=0.5)
    assert {candidate.action for candidate in decision.ranked} == {PLAYS[0], PLAYS[1], PLAYS[2]}


def test_what_is_favoured_wins_what_is_even() -> None:
    """Favours count for the order, and not as values."""
    decision = _raced(Deals((0.0, 0.0), 0.0), {PLAYS[1]: 10 * EVEN})[-1]
    assert decision.action == PLAYS[1]
    assert decision.ranked[0].value == pytest.approx(decision.ranked[1].value)


def test_many_steps() -> None:
    """Between two steps no more is done than a batch, so that a race can be stopped."""
    search = Deals((0.0, 0.0), 5.0)
    actions = [PLAYS[0], PLAYS[1]]
    before = 0
    for _ in race(search, actions, EFFORT, {}, dict):
        assert search.nodes - before <= BATCH
        before = search.nodes


def test_nobody_drops_out_where_others_are_measured() -> None:
    """All choices are looked at to the end, however clear it is."""
    search = Deals((0.0, 5.0, -5.0), 0.2)
    list(race(search, [PLAYS[card] for card in range(3)], replace(EFFORT, drops=False), {}, dict))
    assert search.alive == [1, 1, 1]
    assert search.nodes >= EFFORT.nodes


@pytest.mark.parametrize("view", [PLANNING, DECLARING, OPPOSING])
def test_points_are_believed_in_part(view: str) -> None:
    """Without a doubt the goal is reached or not; with one it is a chance that grows with the points."""
    payoff = Payoff(4, 0, 0, -1, 1)
    payoff.game.number = 107
    assert [payoff.chance(points) for points in (106, 107)] == [0.0, 1.0]
    doubted(payoff, FITTED["romanian"].doubt(view, ""), PARTS)
    chances = [payoff.chance(points) for points in range(0, 211, 15)]
    assert chances == sorted(chances)
    assert 0.0 < chances[0] < 0.1 < 0.9 < chances[-1] < 1.0


@pytest.mark.parametrize(("game", "item"), [(game, item) for game in FITTED for item in FITTED[game].bonuses])
def test_an_announced_bonus_is_never_certain(game: str, item: str) -> None:
    """The likelier of two stays the likelier, and nothing is sure."""
    chances = [FITTED[game].kept(item, share / 20) for share in range(21)]
    assert chances == sorted(chances)
    assert 0.0 < chances[0] < chances[-1] < 1.0
