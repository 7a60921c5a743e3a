"""Legal acts look different from others, in every phase, and each illegal one says why."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine import Discard, View, card_name, legal_actions, members
from tarokgui.controller.intents import Skip
from tarokgui.draw.cardpainter import CardPainter
from tarokgui.draw.deck.rack import CardLook
from tarokgui.draw.deck.style import DeckStyle
from tarokgui.session.evening import Evening
from tarokgui.table.hand import HandCard
from tests.gui.moments import gallery, phase_of, walk
from tests.gui.sitting import FRESH, Sitting
from tests.support.things import thing

ACTIONS = (
    "card:", "bid:", "call:", "take:", "announce:", "double:", "declare", "deal:", "packet:", "cut", "knock",
    "throw-in", "keep", "reject", "surrender", "say",
)  # fmt: skip
LATER = ("cut:depth", "bid:say")
"""Other things that are moved or pressed."""
PHASES = ("cut", "auction", "call", "talon", "discard", "announce", "play")


def sessions(phase: str) -> Iterator[Evening]:
    """The fullest moments of a phase; of play those with cards that may not be played."""
    for game in ("romanian", "taper"):
        if phase != "play":
            yield from map(Evening.from_data, gallery(game, hands=8).get(f"{phase}, mine", [])[:4])
            continue
        for number in range(2):
            for session in walk(f"legal/{number}", game):
                view = session.view
                if phase_of(session) == "play, mine" and 1 < len(legal_actions(view)) < view.hand.bit_count():
                    yield Evening.from_data(session.data())


def tables(phase: str) -> list[Sitting]:
    """A table at each of them."""
    found = []
    for session in sessions(phase):
        made = Sitting(session)
        made.table.stage.controller.dispatch(Skip())
        made.tick(FRESH)
        found.append(made)
    return found


def allowed(view: View) -> set[str]:
    """The ids of the legal acts; to discard, the cards that some discard has."""
    legal = legal_actions(view)
    if view.phase == "discard":
        away = {card for action in legal if isinstance(action, Discard) for card in members(action.cards)}
        cards = {f"card:{card_name(card)}" for card in away}
        return cards | {thing(action) for action in legal if not isinstance(action, Discard)}
    return {thing(action) for action in legal}


@pytest.mark.parametrize("phase", PHASES)
def test_what_may_be_done_is_open_and_all_else_says_why_not(phase: str) -> None:
    made_of = tables(phase)
    assert made_of
    for made in made_of:
        legal = allowed(made.session.view)
        shown = {widget.id: widget for widget in made.table.focus.widgets if widget.id.startswith(ACTIONS)}
        assert legal <= shown.keys(), legal - shown.keys()
        for id, widget in shown.items():
            if id in LATER or (id.startswith("card:") and phase not in ("discard", "play")):
                continue
            open_ = widget.node().enabled
            if id in legal:
                assert open_, id
            elif phase != "announce" or not open_:  # a thing that brings its declaration with it may be ticked (R65)
                assert not open_, id
                assert widget.tooltip, id


@pytest.mark.parametrize("phase", ["discard", "play"])
def test_cards_that_may_not_be_touched_lie_lower_and_darker(phase: str) -> None:
    compared = 0
    for made in tables(phase):
        cards = [widget for widget in made.table.focus.widgets if isinstance(widget, HandCard)]
        made.draw()
        for widget in cards:
            if widget.legal or widget.up:
                continue
            assert widget.picture.y == widget.place.y + made.table.stage.layout.lower
            strip = widget.rect._replace(y=widget.picture.y, h=widget.picture.h // 2).inset(2)
            seen = pygame.transform.average_color(made.surface, pygame.Rect(strip))
            face = made.program.drawing.cards.face(
                widget.id.removeprefix("card:"), (widget.picture.w, widget.picture.h)
            )
            part = pygame.Rect(2, 2, strip.w, strip.h).clip(face.get_rect())
            assert sum(seen[:3]) < sum(pygame.transform.average_color(face, part)[:3]) * 0.85, widget.id
            compared += 1
    assert compared > 5


def test_high_contrast_hatches_the_foot_and_leaves_the_index_as_it_is() -> None:
    pack = CardPainter(DeckStyle(contrast=True))
    plain, barred = (pack.face("HK", (110, 200), look) for look in (CardLook.NORMAL, CardLook.DIMMED))
    index, foot = pygame.Rect(0, 0, 110, 40), pygame.Rect(0, 140, 110, 60)
    assert pygame.transform.average_color(plain, index) == pygame.transform.average_color(barred, index)
    assert pygame.transform.average_color(plain, foot) != pygame.transform.average_color(barred, foot)
