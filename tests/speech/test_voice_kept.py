"""A table that is heard does not outrun the voice: tricks wait for a key, bots take their time, each thing is said
once."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

from tarokgui.app.speech import WrittenAnnouncer
from tarokgui.controller.intents import Say, Skip
from tarokgui.storage.settings import ALOUD, PACES
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.sitting import FRESH, Sitting, evening
from tests.support.person import Person


class Reading(WrittenAnnouncer):
    """A screen reader that is at work."""

    at_work = True


def sit(game: str = "romanian", **wishes: Any) -> tuple[Sitting, io.StringIO]:
    """A table with a screen reader, before the first trick of the hand."""
    sitting, stream = Sitting(evening(f"voice/{game}", game), reading=True, **({"speed": 1.0} | wishes)), io.StringIO()
    sitting.program.feedback.speech = Reading(stream)
    sitting.tick()
    return sitting, stream


def until_trick(sitting: Sitting, person: Person) -> None:
    """Play until a trick is complete."""
    while sitting.table.state.held is None and sitting.top is sitting.table:
        sitting.until(lambda: sitting.due or sitting.table.state.held is not None or sitting.table.state.dealing)
        if sitting.table.state.dealing:
            sitting.table.dispatch(Skip())
        elif sitting.table.state.held is None and sitting.top is sitting.table:
            for action in person.turn(sitting.session):
                sitting.table.dispatch(Say(action))
                sitting.settle()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trick_waits_for_a_key_and_says_so(language: str) -> None:
    sitting, stream = sit(language=language)
    person, words = Person("voice"), sitting.program.feedback.tr("advice.go-on")
    for _ in range(3):
        until_trick(sitting, person)
        assert stream.getvalue().splitlines()[-1] == words
        for _ in range(600):
            sitting.tick(0.1)
        assert sitting.table.state.held is not None, "a minute later"
        assert sitting.widget("advice").label == words
        assert [line for line in stream.getvalue().splitlines() if not line.startswith("> ")][-1] == words
        sitting.tick(FRESH)
        sitting.key("return")
        assert sitting.table.state.held is None


def test_nobody_is_said_to_be_next_but_the_person() -> None:
    sitting, stream = sit()
    person = Person("voice")
    tr, seating = sitting.program.feedback.tr, sitting.table.stage.seating
    kinds = ("cut", "pattern", "packets", "auction", "call", "talon", "discard", "announce", "play")
    waits = {tr(f"advice.wait.{kind}", name=seating.name(seat)) for kind in kinds for seat in range(4)}
    while sitting.top is sitting.table:
        until_trick(sitting, person)
        sitting.key("return")
        sitting.tick(FRESH)
        if sitting.table.state.position.turn is None:
            break
    said = stream.getvalue()
    assert len(said.splitlines()) > 60
    assert not waits & set(said.splitlines())
    assert re.search(r"play|follow|Discard|lead", said), "the person's own turn is said"


def test_bots_take_their_time_only_for_a_reader_and_one_who_uses_keys() -> None:
    sitting, _ = sit()
    pace = sitting.table.state.pace
    assert (pace.bot_pause, pace.holding) == (ALOUD, 0.0)
    sitting.click((3, 300))
    sitting.tick()
    usual = PACES["usual"]
    pace = sitting.table.state.pace
    assert (pace.bot_pause, pace.holding) == (usual["bot_pause"], usual["hold"])
    sitting.key("right")
    sitting.tick()
    assert sitting.table.state.pace.bot_pause == ALOUD
    sitting.program.feedback.speech = WrittenAnnouncer(io.StringIO())
    sitting.tick()
    assert sitting.table.state.pace.bot_pause == usual["bot_pause"]


def test_a_quick_pace_or_one_of_the_players_own_stays() -> None:
    quick: dict[str, Any] = {**PACES["quick"]}
    for wishes in (quick, {"hold": 2.5}, {"bot_pause": 0.2, "hold": 1.5}):
        sitting, _ = sit(**wishes)
        pace, settings = sitting.table.state.pace, sitting.program.preferences.settings
        assert (pace.bot_pause, pace.holding) == (settings.bot_pause, settings.hold)


def test_until_a_press_is_said_without_a_reader_too() -> None:
    sitting = Sitting(evening("voice/click"), reading=True, speed=1.0, hold=0.0)
    stream = io.StringIO()
    sitting.program.feedback.speech = WrittenAnnouncer(stream)
    until_trick(sitting, Person("voice"))
    assert sitting.widget("advice").label == "Press Enter or click to go on."
    assert "Press Enter or click to go on." in stream.getvalue()
