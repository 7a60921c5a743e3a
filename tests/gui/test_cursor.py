"""The pointer says the effect of a press, and the window gives it the shape once."""

from __future__ import annotations

import pygame
import pytest

from engine import Kind
from tarokgui.app.window import CURSORS, AppWindow
from tarokgui.app.windowgeometry import opens_maximised
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.kit.cursor import Cursor
from tarokgui.session.evening import Evening
from tarokgui.widgets.base import Widget
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting
from tests.gui.test_legal_marks import tables


def point_at(sitting: Sitting, widget: Widget) -> Cursor:
    """The shape of the pointer once it is on the left part of the widget, which no neighbour covers."""
    sitting.send(Pointer((widget.rect.x + 4, widget.rect.centre[1]), PointerKind.MOVE))
    assert sitting.table.focus.hovered is widget
    return sitting.table.cursor


def test_cards_that_may_be_played_and_others() -> None:
    """A barred card does not rise under the pointer; it says why it may not be played."""
    shapes = set()
    for sitting in tables("play")[:4]:
        for card in [widget for widget in sitting.table.focus.widgets if widget.id.startswith("card:")]:
            node = card.node()
            shape = point_at(sitting, card)
            sitting.draw()
            assert shape is (Cursor.HAND if node.enabled else Cursor.BARRED), card.id
            assert node.enabled or (card.tooltip and not card.front), card.id  # type: ignore[attr-defined]
            shapes.add(shape)
    assert shapes == {Cursor.HAND, Cursor.BARRED}


def test_felt_button_and_cards_out_of_turn() -> None:
    sitting = Sitting(Evening.from_data(gallery()["auction, mine"][0]))
    assert sitting.session.view.kind is Kind.AUCTION
    button = next(widget for widget in sitting.table.focus.widgets if widget.role == "button" and widget.enabled)
    assert point_at(sitting, button) is Cursor.HAND
    card = next(widget for widget in sitting.table.focus.widgets if widget.id.startswith("card:"))
    assert point_at(sitting, card) is Cursor.ARROW, "no card is played now"
    sitting.send(Pointer((-1, -1), PointerKind.LEAVE))
    assert sitting.table.cursor is Cursor.ARROW


def test_pack_to_cut() -> None:
    sitting = tables("cut")[0]
    ribbon = sitting.widget("cut:depth")
    sitting.send(Pointer(ribbon.rect.centre, PointerKind.MOVE))
    assert sitting.table.cursor is Cursor.CROSS


def test_the_window_changes_the_shape_once(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    monkeypatch.setattr(pygame.mouse, "set_cursor", given.append)
    window = AppWindow(Sitting(Evening.from_data(gallery()["play, mine"][0])).program)
    for cursor in (Cursor.ARROW, Cursor.HAND, Cursor.HAND, Cursor.BARRED, Cursor.ARROW):
        window.point(cursor)
    assert given == [pygame.SYSTEM_CURSOR_HAND, pygame.SYSTEM_CURSOR_NO, pygame.SYSTEM_CURSOR_ARROW]
    assert set(CURSORS) == set(Cursor)


@pytest.mark.parametrize(
    ("desktop", "whole"),
    [((1366, 768), True), ((1280, 1024), True), ((1600, 860), True), ((1600, 900), False), ((3840, 2160), False)],
)
def test_small_desktop_is_filled(desktop: tuple[int, int], whole: bool) -> None:
    assert opens_maximised(desktop) is whole
