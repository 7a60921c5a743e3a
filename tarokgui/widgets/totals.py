"""The totals of an evening: portrait, name, the total in large figures, and the change by the last hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget
from tarokgui.widgets.circles import draw_marks
from tarokgui.widgets.ledger import Grown, sign_colour, whole
from tarokgui.widgets.portrait import Party, draw_party, underline
from tarokgui.wording.numerals import LONGEST, PLAIN, forms, is_long, part_of, signed, written

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

PORTRAIT = 58
"""At the head of a column, in units."""


def figures_width(paint: DrawContext, number: int, language: str, usual: int, *, roughly: bool = False) -> int:
    """Pixels for a number: *usual* ones while it is small, later the width of its short form in small letters.

    *roughly*: the width of the shortest form.
    """
    if -PLAIN < number < PLAIN:
        return usual
    ways = forms(number, language, sign=True)
    enough = ways[-1:] if roughly else ways[:2]
    return max(usual, min(paint.text.size(way, Face.TOTAL, paint.scale.small)[0] for way in enough))


class SeatTotal(Widget):
    """A cell: the portrait at the left, the name over the total and the change of *change* points."""

    role = "text"

    def __init__(
        self,
        id: str,
        rect: Rect,
        party: Party,
        total: int,
        change: int | None,
        *,
        language: str,
        note: str = "",
        grown: Grown = whole,
    ) -> None:
        super().__init__(id, rect, party.name)
        self.party = party
        self.total = total
        self.change = change
        self.note = note
        self._language = language
        self._grown = grown
        if is_long(total) or is_long(change or 0):
            self.hint = self.node().label

    @staticmethod
    def height(paint: DrawContext) -> int:
        """Pixels of a cell."""
        text, scale = paint.text, paint.scale
        return text.line_height(scale.small) + text.line_height(scale.large) - scale.px(2)

    @staticmethod
    def least(paint: DrawContext, name: str, total: int, change: int | None, language: str, note: str = "") -> int:
        """The least width in which name and figures are whole."""
        text, scale = paint.text, paint.scale
        figures = figures_width(paint, total, language, text.size("−888", Face.TOTAL, scale.large)[0]) + scale.px(8)
        beside = figures_width(paint, change or 0, language, text.size("+88", Face.STRONG, scale.small)[0])
        figures += max(beside, text.size(note, Face.BODY, scale.small)[0])
        return SeatTotal.height(paint) + scale.px(8) + max(text.size(name, Face.LABEL, scale.small)[0], figures)

    def node(self) -> Node:
        """Name, total and change."""
        write = signed if self.party.person is not None else written
        shown = write(self.total, self._language, LONGEST)
        change = f" ({signed(self.change, self._language, LONGEST)})" if self.change is not None else ""
        note = f", {self.note.split(' · ')[-1]}" if self.note else ""
        return Node(self.id, f"{self.party.name}: {shown}{change}{note}", self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The cell."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        side = self.rect.h
        draw_party(surface, paint, self.party, Rect(self.rect.x, self.rect.y, side, side))
        x = self.rect.x + side + scale.px(8)
        low = text.line_height(scale.small)
        box = Rect(x, self.rect.y, self.rect.right - x, low)
        if not text.line(surface, self.party.name, box, Face.LABEL, scale.small, theme.on_paper):
            self.hint = self.node().label
        if self.party.you:
            wide = min(box.w, text.size(self.party.name, Face.LABEL, scale.small)[0])
            underline(surface, paint, Rect(x, box.y, wide, box.h))
        grown = self._grown()
        now = self.total - part_of(self.change or 0, 1 - grown)
        of_pot = self.party.person is None
        colour = theme.on_paper if of_pot else sign_colour(theme, now)
        figure = Rect(x, box.bottom - scale.px(2), self.rect.right - x, self.rect.bottom - box.bottom + scale.px(2))
        seconds = forms(self.change, self._language, sign=True) if self.change is not None else ("",)
        if self.note:
            seconds = (self.note,)
        beside = min(text.size(way, Face.STRONG, scale.small)[0] for way in seconds[:2]) + scale.px(8)
        ways = forms(now, self._language, sign=not of_pot)
        shown, px = text.fitting(ways, Face.TOTAL, (scale.large, scale.medium, scale.small), figure.w - beside)
        text.line(surface, shown, figure, Face.TOTAL, px, colour)
        used = text.size(shown, Face.TOTAL, px)[0] + scale.px(8)
        rest = Rect(x + used, figure.y, max(1, figure.w - used), figure.h)
        second, small = text.fitting(seconds if grown else ("",), Face.STRONG, (scale.small,), rest.w)
        whole = text.line(surface, second, rest, Face.STRONG, small, theme.on_paper_second, Align.LEFT)
        if not whole:
            self.hint = self.node().label


class ColumnHead(Widget):
    """The head of a column of the score sheet: portrait, name, and the total in large figures."""

    role = "text"

    def __init__(
        self,
        id: str,
        rect: Rect,
        party: Party,
        total: int,
        language: str,
        *,
        circles: tuple[int, int] | None = None,
        told: str = "",
    ) -> None:
        """*circles*: the number of crossed and of open ones, *told* in words; None in games without any."""
        super().__init__(id, rect, party.name)
        self.party = party
        self.total = total
        self._circles = circles
        self._told = told
        self._language = language
        if is_long(total):
            self.hint = self.node().label

    @staticmethod
    def least(paint: DrawContext, name: str, total: int, language: str, *, roughly: bool = False) -> int:
        """The least width in which name and total are whole; *roughly*: the total in its shortest form."""
        text, scale = paint.text, paint.scale
        usual = text.size("−888", Face.TOTAL, scale.large)[0]
        figures = figures_width(paint, total, language, usual, roughly=roughly)
        return max(figures, scale.px(PORTRAIT), text.size(name, Face.LABEL, scale.small)[0]) + scale.px(10)

    @staticmethod
    def height(paint: DrawContext, *, circles: bool = False) -> int:
        """Pixels it takes, with a line of *circles* or without."""
        text, scale = paint.text, paint.scale
        lines = text.line_height(scale.small) * (2 if circles else 1) + text.line_height(scale.large)
        return scale.px(PORTRAIT) + lines + scale.px(6)

    def node(self) -> Node:
        """Name and total."""
        write = signed if self.party.person is not None else written
        shown = write(self.total, self._language, LONGEST)
        told = f", {self._told}" if self._told else ""
        return Node(self.id, f"{self.party.name}: {shown}{told}", self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Everything set to the right, as the figures below."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        side = min(scale.px(PORTRAIT), self.rect.w)
        draw_party(surface, paint, self.party, Rect(self.rect.right - side, self.rect.y, side, side))
        name = Rect(self.rect.x, self.rect.y + side + scale.px(2), self.rect.w, text.line_height(scale.small))
        if not text.line(surface, self.party.name, name, Face.LABEL, scale.small, theme.on_paper, Align.RIGHT):
            self.hint = self.hint or self.party.name
        total = Rect(self.rect.x, name.bottom, self.rect.w, text.line_height(scale.large))
        of_pot = self.party.person is None
        ways = forms(self.total, self._language, sign=not of_pot)
        shown, px = text.fitting(ways, Face.TOTAL, (scale.large, scale.medium, scale.small), total.w)
        colour = theme.on_paper if of_pot else sign_colour(theme, self.total)
        if not text.line(surface, shown, total, Face.TOTAL, px, colour, Align.RIGHT):
            self.hint = self.node().label
        if self._circles is not None:
            crossed, open_ones = self._circles
            line = Rect(self.rect.x, total.bottom, self.rect.w, text.line_height(scale.small))
            draw_marks(surface, paint, crossed, open_ones, line)
            if self._told:
                self.hint = self.node().label
