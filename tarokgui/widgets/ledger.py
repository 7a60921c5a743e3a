"""Rows of figures on paper: a name at the left, values in columns at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.geometry import Rect
from tarokgui.scenes.base import Node
from tarokgui.text import Align, Face
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


@dataclass(frozen=True, slots=True)
class Entry:
    """One row. ``amounts`` are numbers shown with their sign and colour, ``values`` other texts in the same columns.

    ``head`` rows are small captions, ``total`` rows stand under a rule.
    """

    name: str
    values: tuple[str, ...] = ()
    head: bool = False
    total: bool = False
    signed: bool = False


def signed(amount: int) -> str:
    """A number with its sign, the minus as long as the plus; 0 has none."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount < 0 else "0"


class Ledger(Widget):
    """The rows, set closer together if the box is low. ``columns`` are the widths of the value columns in units."""

    role = "table"

    def __init__(self, id: str, rect: Rect, title: str, rows: Sequence[Entry], columns: Sequence[float]) -> None:
        super().__init__(id, rect, title)
        self.rows = tuple(rows)
        self.columns = tuple(columns)

    def node(self) -> Node:
        """All rows in words."""
        words = "; ".join(" ".join((row.name, *row.values)).strip() for row in self.rows)
        return Node(self.id, f"{self.label}: {words}" if self.label else words, self.role, self.rect)

    def size(self, paint: Paint) -> int:
        """The size of the letters in pixels: medium if the rows fit so, else small."""
        needed = len(self.rows) * paint.text.line_height(paint.scale.medium)
        return paint.scale.medium if needed <= self.rect.h else paint.scale.small

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Row by row from the top."""
        theme, text, scale = paint.theme, paint.text, paint.scale
        px = self.size(paint)
        step = min(round(text.line_height(px) * 1.15), self.rect.h // max(1, len(self.rows)))
        widths = [scale.px(width) for width in self.columns]
        for number, row in enumerate(self.rows):
            y = self.rect.y + number * step
            x = self.rect.right
            if row.total:
                surface.fill(theme.ink, (self.rect.x, y, self.rect.w, scale.hair))
            face = Face.STRONG if row.head or row.total else Face.BODY
            cut = scale.small if row.head else px
            colour = theme.on_paper_second if row.head else theme.on_paper
            cells = [*row.values, *[""] * (len(widths) - len(row.values))]
            for width, value in zip(reversed(widths), reversed(cells), strict=False):
                x -= width
                ink = colour
                if row.signed and value.startswith(("+", "−")):
                    ink = theme.gain if value[0] == "+" else theme.loss
                cell = Face.TOTAL if row.total else face
                text.line(surface, value, Rect(x, y, width, step), cell, cut, ink, Align.RIGHT)
            # A caption without figures may run on over their columns.
            room = x - self.rect.x - scale.px(4) if row.values else self.rect.w
            name = Rect(self.rect.x, y, room, step)
            text.line(surface, row.name, name, face, cut, colour)
