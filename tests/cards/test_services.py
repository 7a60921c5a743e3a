"""The deck in the running program: it follows the settings, and tells the player what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tarokgui.app.router import routed
from tarokgui.draw.deck.drawings import Drawings
from tarokgui.draw.deck.style import DeckStyle
from tarokgui.scenes.form import Form
from tarokgui.services.services import Services
from tarokgui.wording.i18n import load

SIZE = (95, 176)


def test_without_a_loop_every_picture_is_made_at_once() -> None:
    services = routed(Services(load()))
    first = services.cards.face("HK", SIZE)
    assert services.cards.settled
    assert services.cards.face("HK", SIZE) is first
    services.close()


def test_cards_follow_the_settings() -> None:
    services = routed(Services(load()))
    services.change(inks="four")
    assert services.cards.style == DeckStyle(inks="four")
    services.change(letters="romanian", arabic=False, suit_letters=True, language="de")
    assert services.cards.style == DeckStyle("romanian", False, "german", "four")


@pytest.mark.parametrize("language", ["en", "ro", "de", "sl"])
def test_a_damaged_deck_is_told_on_the_terminal_and_in_the_window(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tarokgui.draw.cardpainter.Drawings", lambda: Drawings(tmp_path / "none"))
    calls: list[Callable[[], None]] = []

    def post(call: Callable[[], None]) -> bool:
        calls.append(call)
        return True

    services = routed(Services(load(language), post=post))
    form = Form(services)
    services.stack.push(form)
    services.stack.commit()
    form.dirty = False
    for name in ("HK", "HQ", "T1"):
        services.cards.face(name, SIZE)
    while not services.cards.settled or calls:
        while calls:
            calls.pop(0)()
    services.close()
    said = services.notices.texts
    assert len(said) == 1
    assert ".svg" in said[0]
    assert capsys.readouterr().err == f"tarok: {said[0]}\n"
    assert form.dirty, "the plain cards are drawn"
