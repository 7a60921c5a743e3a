"""One of several: a row with a name, perhaps a line that explains it, the present value, and a step to either side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.kit.cursor import Cursor
from tarokgui.kit.node import Node
from tarokgui.widgets.base import ACTIVATE, Widget
from tarokgui.widgets.rowshape import RowShape

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext


class Choice(Widget):
    """A stepper over *options*. Left and Right step and stop at the ends; Enter and a click on the value go round.

    *on_change* is given the new index. Raises ValueError without options.
    """

    role = "choice"
    focusable = True
    cursor_over = Cursor.HAND

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        options: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        second: str = "",
        shape: RowShape | None = None,
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        if not options:
            raise ValueError(f"choice {id!r} offers nothing")
        super().__init__(id, rect, label, enabled=enabled, reason=reason)
        self.options = tuple(options)
        self.index = max(0, min(index, len(self.options) - 1))
        self.on_change = on_change
        self.second = second
        self.shape = shape

    @property
    def value(self) -> str:
        """The text of the present option."""
        return self.options[self.index]

    def node(self) -> Node:
        """Name and value, as they are read out."""
        return Node(self.id, f"{self.label}: {self.value}", self.role, self.rect, self.enabled, self.focused)

    def key(self, command: Key) -> bool:
        """Step by Left and Right; go on to the next by Enter and Space, after the last to the first."""
        if not self.enabled or command.mods:
            return False
        if command.name in ("left", "right"):
            self._choose(self.index + (1 if command.name == "right" else -1))
            return True
        if command.name in ACTIVATE:
            if not command.repeat:
                self._choose((self.index + 1) % len(self.options))
            return True
        return False

    def pointer(self, command: Pointer) -> bool:
        """Step by a click on an arrow or the wheel; go round by a click on the value."""
        if not self.enabled:
            return False
        if command.kind is PointerKind.WHEEL:
            self._choose(self.index - command.way)
            return True
        if command.kind is PointerKind.DOWN:
            self.pressed = True
            return True
        if command.kind is PointerKind.UP:
            was, self.pressed = self.pressed, False
            if was and self.hit(command.pos):
                self._click(command.pos)
            return True
        return False

    def _click(self, pos: tuple[int, int]) -> None:
        box = self._value_box()
        if pos[0] < box.x + box.h:
            self._choose(self.index - 1)
        elif pos[0] >= box.right - box.h:
            self._choose(self.index + 1)
        else:
            self._choose((self.index + 1) % len(self.options))

    def _choose(self, index: int) -> None:
        if 0 <= index < len(self.options) and index != self.index:
            self.index = index
            self.on_change(index)

    def _value_box(self) -> Rect:
        if self.shape is not None:
            return self.shape.value(self.rect)
        width = self.rect.w // 2 if self.label else self.rect.w
        return Rect(self.rect.right - width, self.rect.y, width, self.rect.h)

    @property
    def _beside(self) -> str:
        return self.second if self.enabled or not self.reason else self.reason

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Name at the left or above, arrows and value in their box."""
        theme, scale = paint.theme, paint.scale
        ink = theme.on_paper if self.enabled else theme.on_disabled
        box = self._value_box()
        if self.shape is not None:
            self.shape.draw_name(surface, paint, self.rect, self.label, self._beside, enabled=self.enabled)
            fits = True
        else:
            name = Rect(self.rect.x + scale.px(6), self.rect.y, self.rect.w - box.w - scale.px(12), self.rect.h)
            fits = not self.label or paint.text.line(surface, self.label, name, Face.LABEL, scale.medium, ink)
        ground = theme.paper_disabled if not self.enabled else theme.paper_inset if self.hovered else theme.paper
        paint.framed(surface, box, ground, theme.ink if self.enabled else theme.paper_edge, theme.button_radius)
        for side, usable in ((-1, self.index > 0), (1, self.index < len(self.options) - 1)):
            x = box.x + box.h // 2 if side < 0 else box.right - box.h // 2
            if usable and self.enabled:  # no arrow where there is nothing more
                arrow(surface, (x, box.centre[1]), side, scale.px(7, 5), theme.oxblood)
        middle = box.inset(box.h, 0)
        fits &= paint.text.line(surface, self.value, middle, Face.STRONG, scale.medium, ink, Align.CENTRE)
        self.hint = "" if fits else f"{self.label}: {self.value}"


def arrow(surface: pygame.Surface, centre: tuple[int, int], side: int, size: int, fill: str) -> None:
    """Draw a smooth triangle pointing left (*side* -1) or right (1), *size* pixels from middle to point."""
    x, y = centre
    points = ((x + side * size, y), (x - side * size // 2, y - size), (x - side * size // 2, y + size))
    pygame.draw.polygon(surface, fill, points)
    pygame.draw.aalines(surface, fill, True, points)
