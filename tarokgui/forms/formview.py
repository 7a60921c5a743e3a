"""The look of a form: its widgets on a ground, the focus ring, messages, the tooltip; and its tree for readers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.kit.cursor import Cursor
from tarokgui.kit.node import Node
from tarokgui.kit.scene import Scene
from tarokgui.services.program import Program
from tarokgui.widgets.base import Widget
from tarokgui.widgets.focus import Focus
from tarokgui.widgets.focusview import draw_ring, draw_widgets, nodes_of, tooltip_of
from tarokgui.widgets.freeplace import kept_by
from tarokgui.widgets.label import Panel
from tarokgui.widgets.toast import FreeArea, Toast
from tarokgui.widgets.tooltip import draw_tooltip, kept_free, pressable, seen, tooltip_rect

if TYPE_CHECKING:
    import pygame


class FormView(Scene):
    """The picture and the words of the widgets of *focus*. It reacts to nothing: that is the form's part."""

    toast_high = False
    """True if messages are at the top, because there are cards or buttons at the foot."""
    framed = "sheet"
    """The id of the sheet that holds everything; with a title it is a dialog for screen readers."""

    def __init__(self, program: Program, focus: Focus) -> None:
        super().__init__()
        self.program = program
        self.tr = program.feedback.tr
        self.focus = focus
        self.toast = Toast(program.feedback.notices, high=self.toast_high)
        self.window = Rect(0, 0, 0, 0)
        self.scale = program.preferences.accessibility.scale(1280, 720)
        self.paint = program.drawing.at(self.scale)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the ground under the widgets. An opaque scene fills all of it."""
        if self.opaque:
            self.paint.felt(surface)

    def overlay(self, surface: pygame.Surface) -> None:
        """Draw the layer over the widgets, under the tooltip."""

    def extra_nodes(self) -> Iterable[Node]:
        """Nodes of the things that are drawn without a widget."""
        return ()

    @property
    def cursor(self) -> Cursor:
        """The shape of the pointer on the widget that it holds or is over."""
        under = self.focus.held or self.focus.hovered
        return Cursor.ARROW if under is None else under.pointer_cursor

    @property
    def on_top(self) -> bool:
        """True if no scene is over it: there the messages are seen."""
        return self.program.stack.top is self

    def draw(self, surface: pygame.Surface) -> None:
        """Backdrop, widgets, overlay, focus ring, message, tooltip."""
        self.backdrop(surface)
        draw_widgets(self.focus.widgets, surface, self.paint)
        self.overlay(surface)
        self.draw_marks(surface)

    def draw_marks(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw focus ring, message and tooltip over everything; their places, None if there is more than a ring."""
        ring = draw_ring(self.focus, surface, self.paint)
        if self.toast.sentences:
            self.toast.draw(surface, self.paint, self.message_room(), on_top=self.on_top)
        tip, place = self.tooltip(), self.tooltip_place()
        if tip is not None and place is not None:
            draw_tooltip(surface, self.paint, tip[0], place)
        if self.toast.sentences or tip is not None:
            return None
        return [] if ring is None else [ring]

    def tooltip_place(self) -> Rect | None:
        """The place of the tooltip that is open now; None if there is none."""
        tip, focus = self.tooltip(), self.focus
        if tip is None:
            return None
        words, owner = tip
        kept = kept_free(focus.widgets, owner, (node.rect for node in self.extra_nodes()))
        at = focus.came_at if owner.hovered else None
        anchor, clear = seen(owner), owner.clear_of
        if clear is not None and clear.y < anchor.y:
            anchor = anchor._replace(y=clear.y, h=anchor.bottom - clear.y)
        place = tooltip_rect(self.paint, words, anchor, self.window, kept, at)
        sheet = owner.sheet
        if sheet is None or not pressable(place, kept):
            return place
        ways = (anchor._replace(y=sheet.y, h=anchor.bottom - sheet.y), anchor._replace(h=sheet.bottom - anchor.y))
        beyond = [tooltip_rect(self.paint, words, way, self.window, kept, anchor.centre) for way in ways]
        on_it = [each for each in kept if each.rect.meets(sheet)]
        return min((place, *beyond), key=lambda each: (pressable(each, on_it), pressable(each, kept)))

    def tooltip(self) -> tuple[str, Widget] | None:
        """The words about the thing that is pointed at or has the focus, and that thing."""
        return tooltip_of(self.focus)

    def tree(self) -> list[Node]:
        """The widgets, the things drawn without one, and the message."""
        nodes = [*nodes_of(self.focus), *self.extra_nodes()]
        frame = self.focus.find(self.framed)
        if isinstance(frame, Panel) and frame.label:
            parts = (replace(each, inside=each.inside or frame.id) for each in nodes if each.id != frame.id)
            nodes = [replace(frame.node(), role="dialog"), *parts]
        return [*nodes, *self.toast.tree(self.paint, self.message_room())] if self.toast.sentences else nodes

    def message_room(self) -> FreeArea:
        """The area for messages: they cover nothing worth seeing, as far as there is room."""
        return FreeArea(self.window, kept_by(self.focus.widgets, (node.rect for node in self.extra_nodes())))
