"""The base of all widgets, and the plainest one: a spot that can be pointed at, focused and activated."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.kit.cursor import Cursor
from tarokgui.kit.node import Node

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

ACTIVATE = frozenset({"return", "space"})


class Widget:
    """A named rectangle. *label* is its name for a person; *reason* why it is disabled, shown as a tooltip."""

    role = "group"
    focusable = False
    rests = True
    """The program may put the focus here of its own accord: Enter does nothing here that a player would regret."""
    ring_radius: float = 6
    """Corners of the focus ring in units."""
    pane: Widget | None = None
    """The pane that scrolls the widget: it has the wheel, and brings the widget into sight when that gets the focus."""
    beside: Rect | None = None
    """The sheet on which the widget is: the tooltip would cover other things there, and shows only to the pointer."""
    clear_of: Rect | None = None
    """The tooltip is above this as well."""
    sheet: Rect | None = None
    """The tooltip is above or below this where it would cover something to press."""
    spread: float = 40
    """The most units round the widget that may be drawn on as well: shadow, frame, arrow."""
    beside_for_keys = False
    """The tooltip is shown to the keyboard as well, because the things beside it do not matter then."""
    above = False
    """Drawn over the cards of the hand."""

    cursor_over = Cursor.ARROW
    """The shape of the pointer on it while it is enabled."""

    def __init__(self, id: str, rect: Rect, label: str = "", *, enabled: bool = True, reason: str = "") -> None:
        self.id = id
        self.rect = rect
        self.label = label
        self.enabled = enabled
        self.reason = reason
        self.hint = ""
        """A tooltip of the enabled widget."""
        self.folded: tuple[Node, ...] = ()
        """Things beside it that have no room in large letters: its tooltip says them, and a screen reader has them."""
        self.clip: Rect | None = None
        """The only area in which it is seen and takes the pointer: the window of a column that scrolls."""
        self.visible = True
        self.hovered = False
        self.pressed = False
        self.focused = False

    @property
    def reachable(self) -> bool:
        """True if the keyboard can stop here."""
        return self.focusable and self.enabled and self.visible

    @property
    def tooltip(self) -> str:
        """The words shown on hovering."""
        return self.hint if self.enabled else self.reason

    @property
    def pointer_cursor(self) -> Cursor:
        """The shape of the pointer on it."""
        return self.cursor_over if self.enabled else Cursor.ARROW

    @property
    def ring_rect(self) -> Rect:
        """The rectangle that the focus ring goes round."""
        return self.rect

    @property
    def told_of(self) -> Rect:
        """The rectangle that the tooltip is about, and touches."""
        return self.ring_rect

    def pointed(self, pos: tuple[int, int]) -> bool:
        """Note that the pointer has come to *pos* on the widget; True if the tooltip is another now."""
        return False

    def hit(self, pos: tuple[int, int]) -> bool:
        """True if the point is on the widget."""
        x, y, w, h = self.rect  # every widget is asked for every move of the pointer
        return self.visible and x <= pos[0] < x + w and y <= pos[1] < y + h and self.in_clip(pos)

    def in_clip(self, pos: tuple[int, int]) -> bool:
        """True if the widget could be seen at that point: it is in the window of its column."""
        return self.clip is None or self.clip.holds(pos)

    def bring(self, child: Widget) -> None:
        """Bring a widget inside this one into sight."""

    def got_focus(self) -> None:
        """Bring the widget into sight: the focus came here, but not by a press."""
        if self.pane is not None:
            self.pane.bring(self)

    def pointer(self, command: Pointer) -> bool:
        """React to a press, release or wheel on the widget; True if it meant something."""
        return False

    def call_off(self) -> None:
        """Take a press back whose end will not be seen: it meant nothing, and its changes are undone."""
        self.pressed = False

    def take_over(self, press: Widget) -> None:
        """Go on with the *press* on the widget that was in this one's place."""
        self.pressed = press.pressed

    def key(self, command: Key) -> bool:
        """React to a key while focused; True if it meant something."""
        return False

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw without the focus ring."""

    def look(self) -> object | None:
        """All that `draw` depends on beside place, pointer, focus and paint, compared by ``==``.

        A widget with the same look is not drawn again, so `draw` must change nothing. None if it does not say.
        """
        return None

    def node(self) -> Node:
        """The widget as a test or a screen reader sees it."""
        return Node(self.id, self.label, self.role, self.rect, self.enabled, self.focused)

    def nodes(self) -> tuple[Node, ...]:
        """The widget, and the things that are folded into it."""
        return (self.node(), *self.folded)

    def fold(self, id: str, words: str, *, heading: bool = False) -> None:
        """Take in the words of a thing that has no room; a *heading* is not in the tooltip."""
        self.folded = (*self.folded, Node(id, words, "text", self.rect))
        if heading:
            return
        self.hint = "\n".join(line for line in (self.hint, words) if line)
        if self.reason:
            self.reason = f"{self.reason}\n{words}"


class Spot(Widget):
    """Something drawn by its scene that can be activated: a card of the hand, a plate. Draws nothing itself."""

    role = "button"
    focusable = True
    cursor_over = Cursor.HAND

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        on_activate: Callable[[], None],
        *,
        enabled: bool = True,
        reason: str = "",
        role: str = "button",
    ) -> None:
        super().__init__(id, rect, label, enabled=enabled, reason=reason)
        self.on_activate = on_activate
        self.role = role
        self.shown_rect: Rect | None = None
        """The place of the ring, if the thing is drawn elsewhere (a lifted card)."""

    @property
    def ring_rect(self) -> Rect:
        """The rectangle that the focus ring goes round."""
        return self.shown_rect or self.rect

    def pointer(self, command: Pointer) -> bool:
        """Activate when the button is let go where it was pressed."""
        if command.kind is PointerKind.DOWN:
            self.pressed = self.enabled
            return True
        if command.kind is PointerKind.UP:
            was, self.pressed = self.pressed, False
            if was and self.enabled and self.hit(command.pos):
                self.on_activate()
            return True
        return False

    def key(self, command: Key) -> bool:
        """Activate by Enter and Space, once per press."""
        if command.name not in ACTIVATE or not command.plain():
            return False
        if self.enabled and not command.repeat:
            self.on_activate()
        return True
