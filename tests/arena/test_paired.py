"""`benchmarks/paired.py`: two states of the bots on the same deals."""

from __future__ import annotations

import pytest

from ai.arena import Contest, play_chunk, report
from ai.arena.bots import Bot
from ai.arena.report import Report
from benchmarks.paired import above, compared


def played(first: int, count: int, a: str = "random") -> Report:
    contest = Contest(Bot(a), Bot("random"), "paired", game="romanian", design="sides")
    return report(contest, play_chunk(contest, first, count))


def test_the_same_deals_differ_by_nothing() -> None:
    one = played(0, 4)
    new, old, more = compared([one], [played(2, 4)])
    assert (more["mean"], more["sd"]) == (0.0, 0.0)
    assert new == old


def test_values_are_those_of_the_arena() -> None:
    one = played(0, 5)
    values = above(one).values()
    assert sum(values) / len(values) == pytest.approx(one["advantage"]["mean"])


def test_others_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^a$"):
        compared([played(0, 1)], [played(0, 1, "beginner")])
    with pytest.raises(ValueError, match="deal"):
        compared([played(0, 1)], [played(1, 1)])
