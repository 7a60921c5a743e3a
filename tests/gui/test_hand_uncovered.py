"""The law of the table: no index of a card in a hand or on the table is under paper, in any phase, window, letters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from engine import GAMES
from tarokgui.controller.intents import Skip
from tarokgui.draw.geometry import Rect
from tarokgui.session.evening import Evening
from tarokgui.table import hintsheet
from tarokgui.table.hand import HandCard
from tarokgui.table.panels.calling import KingCard
from tarokgui.table.panels.hintband import MORE
from tarokgui.table.panels.talongroup import GroupView
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting
from tests.gui.test_floors import LETTERS, SIZES
from tests.gui.test_hint_sheet import MOMENTS, moments
from tests.support.pairs import pairs

INDEX = 0.45, 0.14
"""The width and the height of the index at the upper left, in those of a card."""
PAPERS = ("hint:sheet", MORE, "sheet")
LOOKS = pairs(SIZES, LETTERS, LANGUAGES)


@cache
def decisions(game: str) -> dict[str, dict[str, object]]:
    """A decision of the person in each phase of the game."""
    if game in MOMENTS:
        return moments(game)
    return {phase: found[0] for phase, found in gallery(game, 6).items() if phase.endswith("mine")}


@cache
def asked(game: str, phase: str, key: str) -> Sitting:
    made = Sitting(Evening.from_data(decisions(game)[phase]), reading=True)
    made.table.stage.controller.dispatch(Skip())
    made.key(key)
    return made


def tables(size: tuple[int, int], text: float, language: str) -> Iterator[tuple[str, Sitting]]:
    """A table in each phase of each game: with the mark, and with the reasons."""
    for game in GAMES:
        for phase in decisions(game):
            for key in "hw":
                made = asked(game, phase, key)
                made.program.preferences.change(text_scale=text, language=language)
                made.resize(size)
                yield f"{game} {phase} {key}", made


def indices(made: Sitting) -> Iterator[tuple[str, Rect]]:
    """The index of every card in the hand or on the table, as far as its neighbour leaves it to be seen."""
    for widget in made.table.focus.widgets:
        if isinstance(widget, HandCard):
            for place in (widget.place, widget.picture):
                yield widget.id, _index(place, widget.rect.w)
        elif isinstance(widget, GroupView):
            yield from ((widget.id, _index(place, place.w)) for place in widget.places)
        elif isinstance(widget, KingCard):
            yield widget.id, _index(widget.rect, widget.rect.w)
    layout, seating = made.table.stage.layout, made.table.stage.seating
    for card in made.table.stage.model.trick.cards:
        slot = layout.seats[seating.place(card.seat)].trick
        yield card.told, _index(slot, slot.w)


def _index(card: Rect, seen: int) -> Rect:
    return Rect(card.x, card.y, min(round(card.w * INDEX[0]), seen), round(card.h * INDEX[1]))


def covered(size: tuple[int, int], text: float, language: str) -> list[tuple[str, str, str]]:
    """The table, the paper and the card, wherever one is under the other."""
    faults = []
    for name, made in tables(size, text, language):
        papers = [widget for widget in made.table.focus.widgets if widget.id in PAPERS]
        shown = [*indices(made)]
        faults += [(name, paper.id, card) for paper in papers for card, place in shown if place.meets(paper.rect)]
    return faults


@pytest.mark.parametrize(("size", "text", "language"), LOOKS)
def test_no_card_is_under_paper(size: tuple[int, int], text: float, language: str) -> None:
    assert covered(size, text, language) == []


def test_there_is_a_card_and_a_paper_in_most_phases() -> None:
    seen = [
        (name, len([*indices(made)]), [each.id for each in made.table.focus.widgets if each.id in PAPERS])
        for name, made in tables((1280, 720), 1.0, "en")
    ]
    assert len(seen) > 30
    assert all(papers for name, _, papers in seen if name.endswith("w")), seen
    assert sum(cards > 0 for _, cards, _ in seen) > 20


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_sheet_at_the_foot_is_found(text: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was before: over the hand, under the line."""
    monkeypatch.setattr(
        hintsheet, "turned_places", lambda context, own: [Rect(640, 480, 600, 240).within(context.layout.window)]
    )
    assert any(card.startswith("card:") for _, _, card in covered((1280, 720), text, "de"))
