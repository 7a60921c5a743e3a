"""Large letters are a layout of their own: every fact of the usual one is on the screen or can be asked for there."""

from __future__ import annotations

import pytest

from engine import GAMES
from tarokgui.widgets.base import Widget
from tarokgui.wording.i18n import LANGUAGES, load
from tests.gui.facts import OTHERWISE, facts_of, lost
from tests.gui.moments import gallery
from tests.support.pairs import pairs, some

SIZES = ((1024, 640), (1280, 720), (1920, 1080))
LARGE = (1.5, 1.75, 2.0)
"""The sizes of letters that have the layout of their own."""


def complaints(game: str, size: tuple[int, int], text: float, language: str) -> list[str]:
    """The facts that are lost, by phase."""
    tr, found = load(language), []
    otherwise = {tr(words): [tr(each) for each in instead] for words, instead in OTHERWISE.items()}
    for phase, sessions in gallery(game, some(6, 30)).items():
        for data in sessions[: some(1, 4)]:
            usual, large = (facts_of(data, size, each, language) for each in (1.0, text))
            if usual is not None and large is not None:
                found += [f"{phase}: {each}" for each in lost(usual, large, otherwise)]
    return found


@pytest.mark.parametrize(("game", "size", "text", "language"), pairs(GAMES, SIZES, LARGE, LANGUAGES))
def test_no_fact_is_lost(game: str, size: tuple[int, int], text: float, language: str) -> None:
    found = complaints(game, size, text, language)
    assert not found, "\n".join(found)


def test_a_fact_that_is_left_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Widget, "fold", lambda *words, **how: None)
    found = complaints("slovenian-4", (1280, 720), 2.0, "en")
    for fact in ("not told: ('note'", "neither seen nor asked for: 'The winner plays the bid"):
        assert any(fact in each for each in found), fact
