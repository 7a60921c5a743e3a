"""`benchmarks/former.py`: this version of a bot against an earlier one, which plays from a checkout of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ai.arena import Contest
from ai.arena.bots import Bot
from ai.arena.deals import deal
from benchmarks.former import Task, above, former, times
from benchmarks.former_seats import answers
from engine import HandRecord, start, to_act, variant_for, write_record

ROOT = Path(__file__).parents[2]


def test_a_version_against_itself_gains_nothing() -> None:
    """The same bots on the same deals with their seats exchanged, one of the two in a process of its own."""
    task = Task(str(ROOT), Contest(Bot("steady"), Bot("steady"), "former", design="sides"))
    with former(task.checkout, "steady") as other:
        assert [above(task, other, number) for number in range(3)] == [0.0] * 3


def test_what_is_asked_is_answered_line_by_line() -> None:
    variant = variant_for("taper")
    dealt = deal(variant, "former", 1)
    record = write_record(HandRecord(variant, dealt.dealer, dealt.own, dealt.pack))
    first = to_act(start(variant, dealt.dealer, dealt.own, dealt.pack))
    told = [{"record": record, "seeds": ["1", "2", "3"]}, {"ask": first}, {"seat": first, "text": "cut 20"}]
    begun, asked, done = answers(map(json.dumps, told), "beginner")
    assert (begun, done) == ("", "")
    assert asked.startswith(("cut ", "knock"))


def test_a_version_that_ends_is_told_of() -> None:
    """Asked before a hand has begun, it has no answer."""
    with former(str(ROOT), "steady") as other, pytest.raises(BrokenPipeError, match="ask"):
        other.tell({"ask": 0})


@pytest.mark.parametrize(("design", "players", "factor"), [("sides", 4, 2), ("one", 4, 4 / 3), ("one", 3, 3 / 2)])
def test_above_its_table_and_above_the_other(design: str, players: int, factor: float) -> None:
    assert times(design, players) == pytest.approx(factor)
