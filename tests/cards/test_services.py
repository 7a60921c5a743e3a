"""The deck in the running program: it follows the settings, and the player hears of every fault in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tarokgui.app.program import build_program
from tarokgui.draw.deck.drawings import Drawings
from tarokgui.draw.deck.style import DeckStyle
from tarokgui.forms.form import Form
from tarokgui.wording.i18n import load

SIZE = (95, 176)


def test_without_a_loop_every_picture_is_made_at_once() -> None:
    program = build_program(load())
    first = program.drawing.cards.face("HK", SIZE)
    assert program.drawing.cards.settled
    assert program.drawing.cards.face("HK", SIZE) is first
    program.close()


def test_cards_follow_the_settings() -> None:
    program = build_program(load())
    program.preferences.change(inks="four")
    assert program.drawing.cards.style == DeckStyle(inks="four")
    program.preferences.change(letters="romanian", arabic=False, suit_letters=True, language="de")
    assert program.drawing.cards.style == DeckStyle("romanian", False, "german", "four")


@pytest.mark.parametrize("language", ["en", "ro", "de", "sl"])
def test_a_damaged_deck_is_told_on_the_terminal_and_in_the_window(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tarokgui.draw.cardpainter.Drawings", lambda: Drawings(tmp_path / "none"))
    calls: list[Callable[[], None]] = []

    def post(call: Callable[[], None]) -> bool:
        calls.append(call)
        return True

    program = build_program(load(language), post=post)
    form = Form(program)
    program.stack.push(form)
    program.stack.commit()
    form.dirty = False
    for name in ("HK", "HQ", "T1"):
        program.drawing.cards.face(name, SIZE)
    while not program.drawing.cards.settled or calls:
        while calls:
            calls.pop(0)()
    program.close()
    said = program.feedback.notices.texts
    assert len(said) == 1
    assert ".svg" in said[0]
    assert capsys.readouterr().err == f"tarok: {said[0]}\n"
    assert form.dirty, "the plain cards are drawn"
