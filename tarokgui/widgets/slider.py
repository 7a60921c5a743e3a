"""A knob on a rail with fixed stops, for values that are felt rather than read, such as speed and loudness."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.kit.cursor import Cursor
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget
from tarokgui.widgets.rowshape import RowShape

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

USUAL_VALUE = 4.4
"""The room of a value in letters, at least: so the rails of sliders one below the other are of one length."""


@dataclass(frozen=True, slots=True)
class SliderShape:
    """The shape of a row with a slider, in pixels.

    ``text`` is the width of the value, ``knob`` half that of the knob, ``raised`` and ``thick`` are those of the rail.
    """

    row: RowShape
    text: int
    knob: int
    raised: int
    thick: int

    @classmethod
    def of(cls, paint: DrawContext, width: int, label: str, second: str, stops: Sequence[str]) -> SliderShape:
        """The shape in *width* pixels."""
        px, medium = paint.scale.px, paint.scale.medium
        widest = max(paint.text.size(stop, Face.STRONG, medium)[0] for stop in stops)
        text = max(widest, round(USUAL_VALUE * medium)) + px(10)
        row = RowShape.of(paint, width, label, second, px(150) + text)
        return cls(row, text, px(13, 10), px(2, 2), px(4, 3))

    def rail(self, rect: Rect) -> Rect:
        """The rail in the row's *rect*."""
        box = self.row.value(rect)
        return Rect(box.x + self.knob, box.centre[1] - self.raised, box.w - self.text - 2 * self.knob, self.thick)


class Slider(Widget):
    """One of *stops*, as texts. Left and right step, home and end go to the ends; a click or a drag goes there.

    *on_change* is given the new index. Raises ValueError with fewer than two stops.
    """

    role = "slider"
    focusable = True
    cursor_over = Cursor.HAND

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        stops: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        shape: SliderShape,
        second: str = "",
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        if len(stops) < 2:
            raise ValueError(f"slider {id!r} has nowhere to go")
        super().__init__(id, rect, label, enabled=enabled, reason=reason)
        self.stops = tuple(stops)
        self.index = max(0, min(index, len(self.stops) - 1))
        self._before = self.index
        """The stop before the press."""
        self.on_change = on_change
        self.second = second
        self._shape = shape

    @property
    def value(self) -> str:
        """The text of the present stop."""
        return self.stops[self.index]

    def node(self) -> Node:
        """Name and value, as they are read out."""
        words = f"{self.label}: {self.value}"
        return Node(self.id, words, self.role, self.rect, self.enabled, self.focused, number=self._number)

    @property
    def _number(self) -> tuple[float, float, float]:
        """The value, the least and the most, as the stops have them; their places where they are no numbers."""
        figures = [re.search(r"\d+(?:[.,]\d+)?", stop) for stop in self.stops]
        values = [float(found[0].replace(",", ".")) for found in figures if found is not None]
        if len(set(values)) < len(self.stops):
            values = [float(place) for place in range(1, len(self.stops) + 1)]
        return values[self.index], min(values), max(values)

    def key(self, command: Key) -> bool:
        """Step by Left and Right; go to the ends by Home and End."""
        if not self.enabled or command.mods:
            return False
        last = len(self.stops) - 1
        to = {"left": self.index - 1, "right": self.index + 1, "home": 0, "end": last}.get(command.name)
        if to is None:
            return False
        self._choose(to)
        return True

    def pointer(self, command: Pointer) -> bool:
        """Move the knob with the pressed pointer; step by the wheel."""
        if not self.enabled:
            return False
        if command.kind is PointerKind.WHEEL:
            self._choose(self.index + command.way)
            return True
        if command.kind is PointerKind.DOWN:
            self.pressed, self._before = self._shape.row.value(self.rect).holds(command.pos), self.index
        if self.pressed and command.kind in (PointerKind.DOWN, PointerKind.MOVE):
            rail = self._shape.rail(self.rect)
            share = (command.pos[0] - rail.x) / max(1, rail.w)
            self._choose(max(0, min(len(self.stops) - 1, round(share * (len(self.stops) - 1)))))
            return True
        if command.kind is PointerKind.UP:
            self.pressed = False
            return True
        return False

    def call_off(self) -> None:
        """Put the value back to that before the press."""
        held, self.pressed = self.pressed, False
        if held:
            self._choose(self._before)

    def take_over(self, press: Widget) -> None:
        """Go on with the value before the press."""
        super().take_over(press)
        if isinstance(press, Slider):
            self._before = press._before

    def _choose(self, index: int) -> None:
        if 0 <= index < len(self.stops) and index != self.index:
            self.index = index
            self.on_change(index)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Name, rail with its stops, knob, value."""
        theme, scale = paint.theme, paint.scale
        beside = self.second if self.enabled or not self.reason else self.reason
        self._shape.row.draw_name(surface, paint, self.rect, self.label, beside, enabled=self.enabled)
        rail, last = self._shape.rail(self.rect), len(self.stops) - 1
        x = rail.x + rail.w * self.index // last
        done = theme.oxblood if self.enabled else theme.on_disabled
        paint.rounded(surface, rail, theme.paper_edge, 2)
        paint.rounded(surface, Rect(rail.x, rail.y, max(1, x - rail.x), rail.h), done, 2)
        if last <= 12:
            for stop in range(last + 1):
                at = (rail.x + rail.w * stop // last, rail.centre[1])
                paint.lozenge(surface, at, 4, done if stop <= self.index else theme.on_disabled)
        knob = self._shape.knob
        plate = Rect(x - knob, rail.centre[1] - knob, 2 * knob, 2 * knob)
        lit = self.hovered or self.pressed
        ground = theme.paper_disabled if not self.enabled else theme.paper_inset if lit else theme.paper
        paint.framed(surface, plate, ground, theme.ink if self.enabled else theme.paper_edge, 99, scale.px(1.6, 1))
        paint.lozenge(surface, plate.centre, 5.5, done)
        box = self._shape.row.value(self.rect)
        ink = theme.on_paper if self.enabled else theme.on_disabled
        text = Rect(rail.right + knob, box.y, box.right - rail.right - knob, box.h)
        paint.text.line(surface, self.value, text, Face.STRONG, scale.medium, ink, Align.RIGHT)
