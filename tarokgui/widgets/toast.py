"""A passing message: one at a time, gone by itself, never in the way of input; and the notices above it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import outline
from tarokgui.draw.text import Face
from tarokgui.kit.node import Node
from tarokgui.kit.notices import Notices, reading_time
from tarokgui.widgets.freeplace import free_place
from tarokgui.widgets.tooltip import RoomToKeep

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

HIGHEST: Final = 0.4
"""More of the window's height it takes only if it is as wide as the window already."""

WIDTHS: Final = (560, 420, 320, 240, 180)
"""Its lines are at most so long, in units: the first if there is room."""


class FreeArea(NamedTuple):
    """The room for a message: *within* a place, but not over *kept* areas.

    If it has to go elsewhere, it goes *near* that point.
    """

    within: Rect
    kept: tuple[RoomToKeep, ...] = ()
    near: tuple[int, int] | None = None


class Toast:
    """The place for passing messages. A new one replaces the old, so that they never pile up.

    *notices*, which all scenes share, stand above the message, and no message replaces them.
    """

    def __init__(self, notices: Notices | None = None, *, high: bool = False) -> None:
        """*high*: it is at the top, where the foot is for cards or buttons."""
        self._high = high
        self._notices = Notices() if notices is None else notices
        self._text = ""
        self._left = 0.0

    @property
    def sentences(self) -> list[str]:
        """The notices, then the message."""
        return [*self._notices.texts, *([self._text] if self._text else [])]

    @property
    def text(self) -> str:
        """All of it, a line each; empty if there is nothing."""
        return "\n".join(self.sentences)

    def show(self, text: str) -> None:
        """Show *text* long enough to be read: after the notices, if there are any."""
        self._text = text
        self._left = reading_time(self.text)

    def dismiss(self) -> bool:
        """Take everything away; True if there was anything (Escape asks this first)."""
        was, self._text = bool(self._text), ""
        return self._notices.dismiss() or was

    def wake_in(self, *, on_top: bool = True) -> float | None:
        """Seconds until something of it goes, None if there is nothing. Notices are seen on the topmost scene only."""
        waits = [self._left] if self._text else []
        notices = self._notices.wake_in() if on_top else None
        return min(waits if notices is None else [*waits, notices], default=None)

    def update(self, dt: float, *, on_top: bool = True) -> bool:
        """Let *dt* seconds pass; True when something of it goes."""
        gone = on_top and self._notices.update(dt)
        if not self._text:
            return gone
        self._left -= dt
        if self._left <= 0:
            self._text, gone = "", True
        return gone

    def rect(self, paint: DrawContext, room: FreeArea) -> Rect:
        """The place of all of it: low in the middle, or high, unless a part of the *room* is to be kept free there."""
        return self._rect(paint, room, self.text)

    def _rect(self, paint: DrawContext, room: FreeArea, text: str) -> Rect:
        scale, within = paint.scale, room.within
        pad = scale.px(16)
        widest = within.w - 4 * pad
        w, h = _size(paint, text, min(scale.px(WIDTHS[0]), widest))
        if h - pad > HIGHEST * within.h:
            w, h = _size(paint, text, widest)
        y = within.y + scale.px(8) if self._high else within.bottom - h - scale.px(8)
        usual = Rect(within.x + (within.w - w) // 2, y, w, h)
        if not room.kept:
            return usual
        narrow = (_size(paint, text, min(scale.px(wide), widest)) for wide in WIDTHS)
        sizes = tuple(dict.fromkeys(((w, h), *(size for size in narrow if size[1] - pad <= HIGHEST * within.h))))
        return free_place(sizes, within.inset(scale.px(8)), room.kept, usual, room.near or usual.centre)

    def draw(self, surface: pygame.Surface, paint: DrawContext, room: FreeArea, *, on_top: bool = True) -> None:
        """Draw it, if there is anything: on the paper of the hint, with its ink rule."""
        text = self.text if on_top else self._text
        if not text:
            return
        rect = self._rect(paint, room, text)
        paint.shadow(surface, rect, 8, 8)
        theme, scale = paint.theme, paint.scale
        paint.framed(surface, rect, theme.paper, theme.paper_edge, theme.panel_radius)
        outline(surface, rect.inset(scale.px(4)), theme.ink, scale.px(theme.panel_radius - 3), scale.hair)
        box = rect.inset(scale.px(16), scale.px(8))
        paint.text.paragraph(surface, text, box, Face.BODY, scale.medium, theme.on_paper)

    def tree(self, paint: DrawContext, room: FreeArea) -> list[Node]:
        """The message for a screen reader."""
        label = " ".join(self.sentences)
        return [Node("toast", label, "status", self.rect(paint, room))] if label else []


def _size(paint: DrawContext, text: str, widest: int) -> tuple[int, int]:
    """Width and height with lines of at most *widest* pixels."""
    scale = paint.scale
    pad = scale.px(16)
    lines = paint.text.wrap(text, Face.BODY, scale.medium, widest)
    w = max(paint.text.size(line, Face.BODY, scale.medium)[0] for line in lines) + 2 * pad
    return w, len(lines) * paint.text.line_height(scale.medium) + pad
