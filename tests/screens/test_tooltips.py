"""Every tooltip touches its own thing, is inside the window, and covers nothing to press if a side is free."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from tarokgui.controller.intents import Skip
from tarokgui.draw.geometry import Rect
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.session.evening import Evening
from tarokgui.widgets.base import Widget
from tarokgui.widgets.focusview import tooltip_of
from tarokgui.widgets.tooltip import seen
from tests.gui.moments import gallery
from tests.gui.sitting import FRESH, Sitting
from tests.screens.scenery import HANDS, LANGUAGES, OVERLAYS, SIZES, TEXTS, Look, moments, seated
from tests.support.pairs import pairs

NEAR = 8
"""A tooltip touches its object with so many units between them, at most."""


def forms(look: Look) -> Iterator[tuple[str, Form]]:
    """Every scene with its widgets; cards are not painted."""
    for name, session in moments().items():
        yield f"table-{name}", seated(session, look).table
    sitting = seated(Evening.from_data(gallery(hands=HANDS)["over"][0]), look)
    sitting.until(lambda: sitting.top.name == "settlement")
    sitting.tick(3.0)
    yield "settlement", sitting.form
    for name, overlay in OVERLAYS.items():
        scene = overlay(sitting)
        sitting.stack.push(scene)
        sitting.stack.commit()
        if isinstance(scene, Form):
            yield name, scene
        sitting.stack.remove(scene)
        sitting.stack.commit()


def apart(one: Rect, other: Rect) -> int:
    """Pixels between two rectangles, along the axis where they are further from each other."""
    across = max(one.x - other.right, other.x - one.right, 0)
    down = max(one.y - other.bottom, other.y - one.bottom, 0)
    return max(across, down)


def pointed_at(form: Form) -> Iterator[tuple[Widget, tuple[int, int]]]:
    """Each widget with a tooltip, and two places on it."""
    for widget in form.focus.widgets:
        if widget.visible and widget.tooltip:
            rect = seen(widget)
            for pos in (rect.centre, (rect.x + 2, rect.y + 2)):
                if form.window.holds(pos) and rect.holds(pos):
                    yield widget, pos


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [*pairs(SIZES[:2], TEXTS, LANGUAGES), *product(SIZES[2:], TEXTS, ("de",))],
)
def test_a_tooltip_touches_its_object(size: tuple[int, int], text: float, language: str) -> None:
    found, looked = [], 0
    for name, form in forms(Look(size, language, text, "felt")):
        for widget, pos in pointed_at(form):
            form.focus.handle(Pointer(pos, PointerKind.MOVE))
            tip = tooltip_of(form.focus)
            if tip is None or tip[1] is not widget:
                continue  # another thing covers it
            place, own = form.tooltip_place(), seen(widget).common(form.window)
            assert place is not None
            looked += 1
            near = own if widget.clear_of is None else own._replace(y=min(own.y, widget.clear_of.y))
            near = near._replace(h=own.bottom - near.y)
            if widget.sheet is not None:  # above or below that, where it would cover something to press
                near = near._replace(y=min(near.y, widget.sheet.y))
                near = near._replace(h=max(own.bottom, widget.sheet.bottom) - near.y)
            if apart(place, near) > form.scale.px(NEAR):
                found.append(f"{name}: {widget.id} at {own}: {place} is {apart(place, own)} px away")
            if place.meets(own):
                found.append(f"{name}: {widget.id} at {own} is covered by {place}")
            if not form.window.contains(place):
                found.append(f"{name}: {widget.id}: {place} leaves the window")
    assert looked > 100
    assert not found, "\n".join(found)


def test_a_tooltip_opens_for_pointer_and_keys_but_not_by_itself() -> None:
    """A thing that the program puts the focus on says nothing until the player goes there."""
    sitting = Sitting(Evening.from_data(gallery(hands=HANDS)["play, theirs"][0]))
    sitting.table.stage.controller.dispatch(Skip())
    sitting.tick(FRESH)
    focus = sitting.form.focus
    focus.show_ring = True

    def told_of() -> str:
        """The id of the thing that a tooltip is open for."""
        tip = tooltip_of(focus)
        return "" if tip is None else tip[1].id

    assert focus.focus("hint")
    assert told_of() == ""
    sitting.send(Key("tab"))
    sitting.send(Key("tab", frozenset({"shift"})))
    assert told_of() == "hint"
    sitting.table.rebuild()
    assert told_of() == "hint", "whoever went there stays there"
    assert focus.focus("menu")
    assert told_of() == ""
