"""A row of figures on paper: a name at the left, wrapped if it is long, and a number or a factor at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.draw.theme import Colour, Theme
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget
from tarokgui.widgets.label import Label
from tarokgui.wording.numerals import signed

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

Grown = Callable[[], float]
"""The part of a number that is shown while it counts up: 0 to 1."""


def sign_colour(theme: Theme, amount: int, ground: Colour | None = None) -> Colour:
    """Green for a gain, red for a loss; *ground* for neither. The sign says the same without colour."""
    return theme.gain if amount > 0 else theme.loss if amount < 0 else ground or theme.on_paper


def whole() -> float:
    """All of it, at once."""
    return 1.0


class LedgerRow(Widget):
    """One row. An *amount* is shown with its sign and colour and counts up with *grown*; *figure* is any other text.

    Amounts are those of a hand without the pot: none comes near to numbers with separators.

    ``level`` 0 is a line, 1 a factor of it, set smaller and indented, 2 a sum under a rule.
    """

    role = "text"

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        *,
        amount: int | None = None,
        figure: str = "",
        level: int = 0,
        tight: bool = False,
        hint: str = "",
        grown: Grown = whole,
    ) -> None:
        super().__init__(id, rect, label)
        self.amount = amount
        self.figure = figure
        self.level = level
        self.tight = tight
        self.hint = hint
        self.focusable = bool(hint) and level == 0
        """The keyboard stops at a row that has a gloss."""
        self._grown = grown

    @staticmethod
    def height(paint: DrawContext, label: str, w: int, *, level: int = 0, tight: bool = False) -> int:
        """Pixels that a row with that name takes in a column of *w* pixels."""
        px = _size(paint, level, tight)
        room = w - _indent(paint, level) - _figures(paint)
        lines = len(paint.text.wrap(label, _face(level), px, room))
        return lines * paint.text.line_height(px) + (0 if level == 1 else paint.scale.px(2 if tight else 6))

    def node(self) -> Node:
        """Name and number in words."""
        figure = self.figure if self.amount is None else signed(self.amount, "")
        label = f"{self.label}: {figure}" if figure else self.label
        return Node(self.id, label, self.role, self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The name from the top, the number on its first line; nothing before the row's moment has come."""
        grown = self._grown()
        if not grown:
            return
        theme, scale, text = paint.theme, paint.scale, paint.text
        px = _size(paint, self.level, self.tight)
        step = text.line_height(px)
        top = self.rect.y + (0 if self.level == 1 else scale.px(1 if self.tight else 3))
        indent = _indent(paint, self.level)
        figures = _figures(paint)
        if self.level == 2:
            surface.fill(theme.ink, (self.rect.x, self.rect.y, self.rect.w, scale.hair))
        quiet = self.level == 1
        name = Rect(self.rect.x + indent, top, self.rect.w - indent - figures, self.rect.bottom - top)
        colour = theme.on_paper_second if quiet else theme.on_paper
        text.paragraph(surface, self.label, name, _face(self.level), px, colour)
        box = Rect(self.rect.right - figures, top, figures, step)
        if self.amount is None:
            text.line(surface, self.figure, box, Face.STRONG, px, colour, Align.RIGHT)
            return
        shown = signed(round(self.amount * grown), "")
        text.line(surface, shown, box, Face.TOTAL, px, sign_colour(theme, self.amount), Align.RIGHT)


class CountedLabel(Label):
    """Text that is not seen before its moment has come, since it would give the result away."""

    def __init__(self, id: str, rect: Rect, label: str, grown: Grown, **looks: Any) -> None:
        super().__init__(id, rect, label, **looks)
        self._grown = grown

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The text, if it is time."""
        if self._grown():
            super().draw(surface, paint)


def _size(paint: DrawContext, level: int, tight: bool) -> int:
    return paint.scale.small if tight or level == 1 else paint.scale.medium


def _face(level: int) -> Face:
    return Face.STRONG if level == 2 else Face.BODY


def _indent(paint: DrawContext, level: int) -> int:
    return paint.scale.px(18) if level == 1 else 0


def _figures(paint: DrawContext) -> int:
    """The width of the numbers' column."""
    return paint.text.size("+8888", Face.TOTAL, paint.scale.medium)[0] + paint.scale.px(4)
