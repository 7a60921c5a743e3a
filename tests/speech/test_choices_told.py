"""Cards and bids that are picked, and things that a sheet shows now, are said in words."""

from __future__ import annotations

import io
import re

import pytest

from tarokgui.app.program import build_program
from tarokgui.app.speech import WrittenAnnouncer
from tarokgui.controller.intents import Skip
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command, Key, Text
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.rules import RulesScene
from tarokgui.scenes.settings import SettingsScene
from tarokgui.services.program import Program
from tarokgui.session.evening import Evening
from tarokgui.widgets.base import Widget
from tarokgui.wording.i18n import load
from tests.gui.moments import gallery
from tests.gui.sitting import FRESH, Sitting

PICKED = [
    ("slovenian-4", "discard", "card:", r"\w.*, chosen for the discard\. (?:Choose one more|Then press).*"),
    ("slovenian-3", "discard", "card:", r"\w.*, chosen for the discard\. Then press.*"),
    ("taper", "discard", "card:", r"\w.*, chosen for the discard\. (?:Choose one more|Then press).*"),
    ("romanian", "discard", "card:", r"\w.*, chosen for the discard\. Then press.*"),
    ("taper", "announce", "announce:", r"Say: \w+.*"),
    ("slovenian-4", "announce", "announce:", r"Say: \w+.*"),
    ("slovenian-4", "auction", "bid:", r"\w.*, .*, chosen"),
    ("slovenian-5", "naming", "name:", r"\w.*, .*, chosen"),
]


def offering(game: str, phase: str, start: str, least: int = 1) -> Sitting:
    """The fullest table of that phase at which the person may pick at least so many of these."""
    for data in gallery(game)[f"{phase}, mine"]:
        sitting = Sitting(Evening.from_data(data))
        sitting.table.stage.controller.dispatch(Skip())
        sitting.tick(FRESH)
        if len(enabled(sitting, start)) >= least:
            return sitting
    raise AssertionError(f"{game}, {phase}: nothing can be picked")


def enabled(sitting: Sitting, start: str) -> list[Widget]:
    """The widgets that can be picked, of those whose ids begin so."""
    return [each for each in sitting.table.focus.widgets if each.id.startswith(start) and each.node().enabled]


@pytest.mark.parametrize(("game", "phase", "start", "words"), PICKED, ids=lambda each: str(each)[:12])
def test_what_is_picked_is_said_and_so_is_what_is_put_back(game: str, phase: str, start: str, words: str) -> None:
    sitting = offering(game, phase, start)
    picked = enabled(sitting, start)[0]
    sitting.table.focus.focus(picked.id)
    stream = io.StringIO()
    sitting.program.feedback.speech = WrittenAnnouncer(stream)
    sitting.tick(FRESH)
    sitting.key("return")
    assert re.fullmatch(words, stream.getvalue().splitlines()[-1])
    if start == "card:":
        sitting.tick(FRESH)
        sitting.key("return")
        assert ", back in your hand. " in stream.getvalue().splitlines()[-1]


@pytest.mark.parametrize(
    ("game", "phase", "start"),
    [("slovenian-4", "talon", "take:"), ("slovenian-3", "talon", "take:"), ("taper", "talon", "take:")],
)
def test_what_is_taken_up_is_named(game: str, phase: str, start: str) -> None:
    sitting = offering(game, phase, start, least=2)
    labels = [node.label for node in sitting.table.tree() if node.id.startswith(start)]
    assert len(labels) > 1
    assert all(re.match(r"Take[^:]*: .*(?: of |tarok|taroc|mond|škis|pagat|skiz|luna)", label) for label in labels), (
        labels
    )


@pytest.mark.parametrize(
    ("game", "phase", "start", "words"),
    [
        ("slovenian-4", "talon", "take:", r"Take group \d: .+, chosen\. Press again to confirm\."),
        ("taper", "discard", "card:", r"\w.+\. Press again to choose it for the discard\."),
        ("tubingen", "play", "card:", r"\w.+, chosen\. Press again to play it\."),
        ("tubingen", "ruf-round", "bid:", r"Fort, chosen\. Press again to confirm\."),
    ],
)
def test_what_the_first_press_chooses_is_named(game: str, phase: str, start: str, words: str) -> None:
    sitting = offering(game, phase, start)
    stream = io.StringIO()
    sitting.table.focus.put(next(each.id for each in enabled(sitting, start) if each.id != "bid:raus"))
    sitting.program.feedback.speech = WrittenAnnouncer(stream)
    sitting.tick(1.0)
    sitting.key("return")
    assert re.fullmatch(words, stream.getvalue().splitlines()[0])


def sheet(make: type[Form]) -> tuple[Form, Program, io.StringIO]:
    program = build_program(load())
    program.stack.resize(1280, 720)
    scene = make(program)
    program.stack.push(scene)
    program.stack.commit()
    stream = io.StringIO()
    program.feedback.speech = WrittenAnnouncer(stream)
    return scene, program, stream


@pytest.mark.parametrize(
    ("make", "focus", "given", "words"),
    [
        (NewTableScene, "game:taper", [Key("return")], r"Taper\. .* pot.*Who is playing\? \w+, \w+\."),
        (NewTableScene, "game:tubingen", [Key("return")], r"Tübingen Tarock\. .*Who is playing\? \w+, \w+, \w+\."),
        (NewTableScene, "shuffle", [Key("return")], r"Who is playing\? \w+, \w+, \w+\."),
        (NewTableScene, "person:top", [Key("right")], r"Across from you: \w+, .*"),
        (SettingsScene, "theme", [Key("right")], r"Colours: .*"),
        (RulesScene, "search", [Text("mond")], r"\d+ pages about “mond”"),
        (RulesScene, "search", [Text("mond"), Key("down")], r"\w+.*\. .*"),
        (RulesScene, "search", [Text("qqqq")], r"“qqqq” does not appear in this book\..*"),
    ],
)
def test_what_a_sheet_shows_now_is_said(make: type[Form], focus: str, given: list[Command], words: str) -> None:
    scene, program, stream = sheet(make)
    assert scene.focus.focus(focus)
    for command in given:
        program.stack.handle(command)
    assert re.fullmatch(words, stream.getvalue().splitlines()[-1])
