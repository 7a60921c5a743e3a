"""Large letters are a layout of their own: every fact of the usual one is on the screen or can be asked for there."""

from __future__ import annotations

import pytest

from engine import GAMES, Kind
from tarokgui.controller.intents import Skip
from tarokgui.draw.deck.style import wished_style
from tarokgui.session.evening import Evening
from tarokgui.session.seating import Place
from tarokgui.storage.settings import Settings
from tarokgui.table.layout import layout
from tarokgui.widgets.base import Widget
from tarokgui.wording.i18n import LANGUAGES, load
from tests.gui.facts import OTHERWISE, facts_of, lost
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting
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


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("size", [*SIZES, (1366, 768), (3840, 2160)])
def test_the_largest_letters_have_the_largest_index(size: tuple[int, int], players: int) -> None:
    """The cards of the hand do not get smaller for letters, so their index is largest where letters are (SPEECH 12)."""
    usual = layout(*size, players).card[1]
    heights = [layout(*size, players, text=text).card[1] for text in LARGE]
    assert all(each >= usual for each in heights), (usual, heights)
    styles = [wished_style(Settings(text_scale=text), "en") for text in (1.0, *LARGE)]
    assert [style.large for style in styles] == [False, True, True, True]
    assert heights[-1] == max(heights)


@pytest.mark.parametrize("size", SIZES)
def test_your_plate_and_the_line_are_one_row(size: tuple[int, int]) -> None:
    usual = layout(*size)
    assert usual.own_plate.right < usual.advice.x
    for text in LARGE:
        zones = layout(*size, text=text)
        assert zones.own_plate.right == zones.advice.x
        assert zones.own_plate.h == zones.advice.h <= zones.scale.px(64)
        assert zones.card[1] >= 0.27 * 720 * zones.scale.u or zones.card[1] >= usual.card[1]


@pytest.mark.parametrize("size", SIZES)
def test_the_words_at_the_top_have_room_too(size: tuple[int, int]) -> None:
    """They hang below the plate, as those of the others, and cover no card of a trick."""
    found = 0
    for phase, sessions in gallery("romanian", some(6, 30)).items():
        for data in sessions[: some(2, 6)]:
            sitting = Sitting(Evening.from_data(data), size, reading=True, text_scale=2.0)
            sitting.table.stage.controller.dispatch(Skip())
            stage = sitting.table.stage
            top = stage.layout.seats[Place.TOP]
            said = sitting.table.focus.find(f"said:{stage.seating.seat(Place.TOP)}")
            if said is None:
                continue
            assert top.plate.bottom <= said.rect.y
            assert sitting.session.view.kind != Kind.PLAY or not said.rect.meets(top.trick), phase
            found += 1
    assert found
