"""A resume repeats the live text word for word, and each fact agrees with the table."""

from __future__ import annotations

import re

import pytest

from engine import AskedAside, PlayingOn, redact
from tarokgui.session.evening import Evening
from tests.textual.sitting import PHASES, poor_hand, saved_at, told, walk


@pytest.mark.parametrize("phase", PHASES)
def test_a_resume_tells_the_same_as_the_live_table(phase: str) -> None:
    """After an answer, the text up to the next prompt is the one that the resumed session shows."""
    live = Evening.from_data(saved_at(phase))
    answers = ["1"] * (1 + (live.view.hand.bit_count() - 12 if phase == "discard" else 0))
    if phase == "over":
        return
    shown = told(live, *answers)
    again = told(Evening.from_data(live.data()))
    resumed = again.partition("This happened last.\n")[2]
    assert resumed
    last = [line for line in resumed.splitlines() if line][-3:]
    assert [line for line in shown.splitlines() if line][-3:] == last


def test_nobody_is_told_who_was_asked_about_throwing_in() -> None:
    session = poor_hand()
    events = session.moment.hand.events
    assert any(isinstance(event, AskedAside) for event in events)
    assert all(redact(event, 1) is None for event in events if isinstance(event, AskedAside | PlayingOn))


def test_the_last_trick_may_be_looked_at_until_the_next_card() -> None:
    for number in range(20):
        for session in walk(f"last/{number}"):
            play = session.view.table.play
            if session.view.phase != "play" or session.hand_over or not play.tricks:
                continue
            shown = told(session, "last")
            if play.trick:
                assert "can no longer be looked at" in shown
            else:
                assert f"took trick {len(play.tricks)}." in shown
                return
    raise AssertionError("nobody led a second trick")


def test_trick_counts_add_up() -> None:
    session = Evening.from_data(saved_at("play"))
    counts = re.findall(r" ha(?:s|ve) (\d+) tricks?\.", told(session, "tricks"))[-4:]
    assert sum(map(int, counts)) == 2
