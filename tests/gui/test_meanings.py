"""A player who does not know the words of the table reads at once what they mean, and at any time at the pointer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

from engine import legal_actions
from tarokgui.controller.intents import Say, Skip, ToggleJournal
from tarokgui.games.romanian.meanings import meanings
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.session.evening import Evening
from tarokgui.storage.settings import FIRST_HANDS, Settings
from tarokgui.storage.settingsfile import SettingsFile
from tarokgui.table.seats import Bubble, bubbles
from tarokgui.widgets.focusview import tooltip_of
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting
from tests.support.pairs import pairs

TRICK: Final = re.compile(r"\d+\. ")
"""The beginning of a trick in the journal, which says all of it at the pointer."""
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))


def at(phase: str, size: tuple[int, int] = (1280, 720), **wishes: Any) -> Sitting:
    sitting = Sitting(Evening.from_data(gallery()[phase][0]), size, reading=True, **wishes)
    sitting.table.stage.controller.dispatch(Skip())
    return sitting


def said(sitting: Sitting) -> list[Bubble]:
    return list(bubbles(sitting.table.stage.context, sitting.table.stage.picture.speech).values())


@pytest.mark.parametrize(("wish", "hands", "told"), [
    ("first", 0, True), ("first", FIRST_HANDS - 1, True), ("first", FIRST_HANDS, False),
    ("always", FIRST_HANDS, True), ("never", 0, False),
])  # fmt: skip
def test_bubbles_explain_in_the_first_hands_or_as_wished(wish: str, hands: int, told: bool) -> None:
    sitting = at("auction, mine", explain_words=wish, hands_played=hands)
    shown = said(sitting)
    assert shown
    assert all(bool(bubble.meaning) is told for bubble in shown)
    sitting.program.drawing.text.drawn.clear()
    sitting.draw()
    lines = {line.text for line in sitting.program.drawing.text.drawn}
    assert (sitting.program.feedback.tr("gloss.pass") in lines) is told


@pytest.mark.parametrize(("size", "language", "text"), pairs(SIZES, ["en", "ro", "de", "sl"], [1.0, 2.0]))
def test_meanings_stay_in_their_bubbles(size: tuple[int, int], language: str, text: float) -> None:
    """Nothing is cut: a bubble without room for the meaning shows the words alone."""
    for phase in ("auction, mine", "auction, theirs", "announce, mine", "announce, theirs"):
        sitting = at(phase, size, language=language, text_scale=text, explain_words="always")
        sitting.program.drawing.text.drawn.clear()
        sitting.draw()
        drawn = list(sitting.program.drawing.text.drawn)
        for bubble in said(sitting):
            inside = [line for line in drawn if bubble.rect.contains(line.rect)]
            assert all(line.fits for line in inside), [line.text for line in inside if not line.fits]


@pytest.mark.parametrize("language", ["en", "ro", "de", "sl"])
def test_the_pointer_finds_the_meaning_of_what_was_said(language: str) -> None:
    sitting = at("auction, mine", language=language, explain_words="never")
    tr = sitting.program.feedback.tr
    seats = [widget for widget in sitting.table.focus.widgets if widget.id.startswith("said:")]
    assert seats
    for widget in seats:
        sitting.send(Pointer(widget.rect.centre, PointerKind.MOVE))
        tip = tooltip_of(sitting.table.focus)
        assert tip is not None
        assert tip[1] is sitting.widget(widget.id)
        words = sitting.table.stage.picture.speech[int(widget.id.removeprefix("said:"))]
        assert tip[0].startswith(tr("words.meaning", words=words.text, meaning=words.meaning))
        assert set(meanings(tr, words.text, said=True)) <= set(tip[0].splitlines())
    nodes = [node.id for node in sitting.table.tree()]
    assert len(nodes) == len(set(nodes)), "words are told once"


@pytest.mark.parametrize("language", ["en", "ro", "de", "sl"])
def test_strip_journal_and_talon_explain_their_words(language: str) -> None:
    sitting = at("play, mine", language=language)
    tr = sitting.program.feedback.tr
    contract = sitting.session.view.table.contract
    assert contract is not None
    assert tr(f"glossary.contract.{contract.key}") in sitting.widget("badge:contract").tooltip
    assert tr("glossary.term.talon") in sitting.widget("pocket").tooltip
    sitting = at("announce, mine", language=language)
    sitting.table.stage.controller.dispatch(ToggleJournal())
    journal = sitting.widget("journal:lines")
    x, found = journal.rect.centre[0], set[str]()
    for y in range(journal.rect.y, journal.rect.bottom, 6):
        sitting.send(Pointer((x, y), PointerKind.MOVE))
        tip = tooltip_of(sitting.table.focus)
        if tip is not None:
            found |= {line for line in tip[0].split("\n") if not TRICK.match(line)}
            place = sitting.table.tooltip_place()
            assert place is not None
            assert not place.meets(tip[1].told_of)
    known = {tr.message(key) for key in sorted(tr.keys()) if key.startswith("glossary.")}
    assert found
    assert found <= known


def test_hands_are_counted_while_that_is_of_use(tmp_path: Path) -> None:
    sitting = at("play, mine")
    sitting.program.preferences.settings_file = SettingsFile(tmp_path)
    for number in range(FIRST_HANDS + 3):
        assert sitting.program.preferences.settings.hands_played == min(number, FIRST_HANDS)
        sitting.program.preferences.count_hand()
    assert not sitting.program.preferences.settings.explains
    assert SettingsFile(tmp_path).read().hands_played == FIRST_HANDS


def test_a_finished_hand_is_counted() -> None:
    sitting = at("play, mine")
    before = sitting.program.preferences.settings.hands_played
    sitting.table.dispatch(Say(legal_actions(sitting.session.view)[0]))
    sitting.until(lambda: sitting.top.name == "settlement")
    assert sitting.program.preferences.settings.hands_played == before + 1


@pytest.mark.parametrize("broken", [-1, 1.5, True, "3", 10**9])
def test_a_broken_count_is_none(broken: object) -> None:
    assert Settings.from_data({"hands_played": broken}).hands_played == 0
    assert Settings.from_data({"explain_words": "sometimes"}).explain_words == "first"
