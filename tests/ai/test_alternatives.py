"""Forecasts compared with results by `benchmarks/alternatives.py`."""

from __future__ import annotations

import pytest

from ai import make
from benchmarks import alternatives
from benchmarks.alternatives import Pair, Task, Tried


def test_choices_are_compared_with_the_plain_one_and_the_usual() -> None:
    """Bidding against passing, and the best choice against the others, one of which *steady* would take."""
    tried = [Tried("bid doi 1", 2.0, -3.0), Tried("pass", 0.5, 1.0), Tried("bid solo", -4.0, -8.0)]
    assert list(alternatives.pairs("auction", 7, tried, "pass")) == [
        Pair("auction: best less steady's choice", 7, 1.5, -4.0),
        Pair("auction: best less any other", 7, 6.0, 5.0),
        Pair("auction: bid doi less pass", 7, 1.5, -4.0),
        Pair("auction: bid solo less pass", 7, -4.5, -9.0),
    ]


def test_kinds_without_a_plain_choice() -> None:
    """No king is plainer than another."""
    tried = [Tried("call HK", 2.0, 1.0), Tried("call SK", 1.0, 3.0)]
    found = list(alternatives.pairs("call", 0, tried, "call HK"))
    assert found == [Pair("call: best less any other", 0, 1.0, -2.0)]


def test_the_line_through_what_came() -> None:
    """Half of the forecast, and one game point more."""
    rows = [Pair("", number, told, told / 2 + 1) for number, told in enumerate((-2.0, 0.0, 1.0, 4.0))]
    slope, gap = alternatives.line(rows) or (0.0, 0.0)
    assert slope == pytest.approx(0.5)
    assert gap == pytest.approx(1.0)
    assert alternatives.line(rows[:1]) is None


def test_far_differences_weigh_no_more_than_near_ones() -> None:
    """One hand with a great pool does not turn the line."""
    rows = [Pair("", number, told, 0.0) for number, told in enumerate((-1.0, 1.0))] + [Pair("", 2, 400.0, 5.0)]
    slope, _ = alternatives.line(rows) or (0.0, 0.0)
    assert slope > 0.5


@pytest.mark.parametrize("game", ["romanian", "slovenian-4"])
def test_a_hand_is_tried_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every choice comes to something, in the same hand again to the same."""
    # *Steady* stands in for the search, which would take long here: its forecasts have no price.
    monkeypatch.setattr("benchmarks.alternatives.make", lambda name, seed: make("steady", seed))
    task = Task(game, "tried", ("auction",), False)
    first = list(alternatives.hand(task, 1))
    assert first == list(alternatives.hand(task, 1))
    assert all(pair.hand == 1 and pair.what.startswith("auction: ") for pair in first)
