"""Small things that are easily set askew: accents, slots, little cards, layers."""

from __future__ import annotations

import pygame
import pytest

from tarokgui.controller.intents import Pick, Skip
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face, TextPainter
from tarokgui.scenes.keys import KeysScene
from tarokgui.scenes.menu import pause_menu
from tarokgui.session.evening import Evening
from tarokgui.table.hand import HandCard
from tarokgui.table.panels.talonpicture import draw_talon, picture_size
from tarokgui.table.trick import _dashes
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting


def at(phase: str, size: tuple[int, int] = (1280, 720)) -> Sitting:
    sitting = Sitting(Evening.from_data(gallery()[phase][0]), size, recording=True)
    sitting.table.stage.controller.dispatch(Skip())
    return sitting


@pytest.mark.parametrize("px", [14, 18, 24, 48])
@pytest.mark.parametrize("face", list(Face))
def test_capitals_with_accents_stand_on_the_line(face: Face, px: int) -> None:
    painter, feet = TextPainter(), []
    for sign in "HÎÂÄ":
        surface = pygame.Surface((200, 120), pygame.SRCALPHA)
        painter.line(surface, sign, Rect(10, 10, 150, 100), face, px, "#000000")
        feet.append(surface.get_bounding_rect().bottom)
    assert max(feet) - min(feet) <= 1, feet


@pytest.mark.parametrize("groups", [0, 2, 3, 6])
def test_the_talon_of_a_bid_stays_in_its_room(groups: int) -> None:
    paint = at("auction, mine").table.paint
    width, height = picture_size(paint)
    surface = pygame.Surface((width + 100, height + 40), pygame.SRCALPHA)
    draw_talon(surface, paint, Rect(20, 20, width, height), groups, 1, "#000000", "#ff0000", "#ffffff")
    assert surface.get_bounding_rect().right <= 20 + width


def test_the_slot_has_corners() -> None:
    picture = _dashes((110, 200), 2, "#C0A060")
    for x in (0, 98):
        for y in (0, 188):
            assert picture.subsurface((x, y, 12, 12)).get_bounding_rect().w > 6


def test_a_chosen_card_lies_in_its_slot_alone() -> None:
    """In the hand its place is empty, so nothing is drawn twice and no tick covers an index."""
    sitting = at("discard, mine")
    cards = [widget for widget in sitting.table.focus.widgets if isinstance(widget, HandCard)]
    sitting.table.stage.controller.dispatch(Pick(next(widget.card for widget in reversed(cards) if widget.legal)))
    sitting.draw()
    chosen = next(w for w in sitting.table.focus.widgets if isinstance(w, HandCard) and w.selected)
    felt = pygame.Color(sitting.table.paint.theme.felt_dark)
    seen = chosen.picture
    assert sitting.surface.get_at((seen.x + 20, seen.y + 20))[:3] == (felt.r, felt.g, felt.b)


def test_a_layer_hides_the_layers_below() -> None:
    """Of a larger sheet under a smaller one no edges stick out."""
    sitting = at("play, mine")
    sitting.draw()
    keys, menu = KeysScene(sitting.program), pause_menu(sitting.program, sitting.table)
    sitting.stack.push(menu)
    sitting.stack.commit()
    alone = sitting.draw()
    sitting.stack.remove(menu)
    sitting.stack.push(keys)
    sitting.stack.push(menu)
    sitting.stack.commit()
    assert sitting.draw() == alone
