"""A row of the score sheet: what it says, how high it is, and how it is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.draw.theme import Colour
from tarokgui.widgets.circles import draw_circles
from tarokgui.widgets.ledger import sign_colour
from tarokgui.wording.numerals import forms

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


class ScoreRow(NamedTuple):
    """A hand. ``number`` and ``deal`` stand at the left, ``what`` and ``second`` beside; then for each player what the
    hand changed, over how he stood after it; then the pot. ``assisted``: something was taken back. ``words`` tell all.

    Below stand, with the words ``entry``, the ``entries``: what changed before the deal. A hand being played has
    no ``changes``.
    """

    number: str
    deal: str
    what: str
    second: str
    changes: tuple[int, ...]
    totals: tuple[int, ...]
    pot: int
    assisted: bool
    words: str
    entries: tuple[int, ...] = ()
    entry: str = ""
    circles: tuple[tuple[int, int], ...] = ()
    """For each player how many circles were crossed out in the hand, and how many it gave."""


class Columns(NamedTuple):
    """Widths in pixels: the number, what was played, each player, the pot (0 for none)."""

    number: int
    what: int
    player: int
    pot: int


class RowDrawing:
    """Draws rows in these columns."""

    def __init__(self, columns: Columns, paint: Paint, language: str) -> None:
        self._columns = columns
        self._paint = paint
        self._language = language
        self._heights: dict[tuple[str, str, str], int] = {}

    def height(self, row: ScoreRow) -> int:
        """How high the row is, in pixels."""
        key = (row.what, row.second, row.entry)
        if key not in self._heights:
            text, scale = self._paint.text, self._paint.scale
            room = self._room
            high = text.height(row.what, Face.BODY, scale.medium, room)
            if row.second:
                high += text.height(row.second, Face.BODY, scale.small, room)
            least = text.line_height(scale.medium) + text.line_height(scale.small)
            if row.entry:
                least = max(high, least)
                high = least + self._entry_height(row)
            self._heights[key] = max(high, least) + scale.px(10)
        return self._heights[key]

    def _entry_height(self, row: ScoreRow) -> int:
        """How high the words of what was paid before the deal are."""
        return self._paint.text.height(row.entry, Face.BODY, self._paint.scale.small, self._room)

    @property
    def _room(self) -> int:
        """For what was played; the sign of something taken back stands behind it."""
        return self._columns.what - self._paint.scale.px(14) - self._paint.scale.medium

    def draw(self, surface: pygame.Surface, paint: Paint, row: ScoreRow, box: Rect, *, shaded: bool) -> None:
        """The row in its place; every other one is *shaded*."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        if shaded:
            surface.fill(theme.paper_inset, box)
        surface.fill(theme.paper_edge, (box.x, box.bottom - scale.hair, box.w, scale.hair))
        high, low = text.line_height(scale.medium), text.line_height(scale.small)
        top = box.y + scale.px(5)
        pad = scale.px(8)
        self._two(surface, paint, (row.number, row.deal), Rect(box.x + pad, top, self._columns.number - pad, high))
        x = box.x + self._columns.number
        tall = text.height(row.what, Face.BODY, scale.medium, self._room)
        text.paragraph(surface, row.what, Rect(x, top, self._room, tall), Face.BODY, scale.medium, theme.on_paper)
        if row.assisted:
            side = scale.medium
            first = text.wrap(row.what, Face.BODY, scale.medium, self._room)[0]
            after = text.size(first, Face.BODY, scale.medium)[0] + scale.px(8)
            surface.blit(paint.art.icon("undo", side, theme.oxblood), (x + after, top + (high - side) // 2))
        if row.second:
            below = Rect(x, top + tall, self._room, box.bottom - top - tall)
            text.paragraph(surface, row.second, below, Face.BODY, scale.small, theme.on_paper_second)
        x += self._columns.what
        left = x
        for column, total in enumerate(row.totals):
            cell = Rect(x, top, self._columns.player - pad, high)
            if row.changes:
                change = row.changes[column]
                colour = sign_colour(theme, change, theme.on_paper_second)
                self._number(surface, paint, change, cell, Face.TOTAL, colour, sign=True)
            self._small(surface, paint, total, Rect(x, cell.bottom, cell.w, low))
            if row.circles:
                crossed, got = row.circles[column]
                figure = text.size("−88", Face.TOTAL, scale.medium)[0] + scale.px(6)
                place = Rect(x, top, max(1, cell.w - figure), high)
                wide = draw_circles(surface, paint, got, place, colour=theme.ink, right=True)
                rest = place._replace(w=max(1, place.w - (wide + scale.px(3) if wide else 0)))
                draw_circles(surface, paint, crossed, rest, filled=True, colour=theme.on_paper_second, right=True)
            x += self._columns.player
        if row.entry:
            tall = self._entry_height(row)
            y = box.bottom - scale.px(5) - tall
            place = Rect(left - self._columns.what, y, self._room, tall)
            text.paragraph(surface, row.entry, place, Face.BODY, scale.small, theme.on_paper_second)
            for column, entry in enumerate(row.entries):
                if entry:
                    at = left + column * self._columns.player
                    self._small(surface, paint, entry, Rect(at, y, self._columns.player - pad, low))
        if self._columns.pot:
            cell = Rect(x, top, self._columns.pot - pad, high)
            self._number(surface, paint, row.pot, cell, Face.BODY, theme.on_paper)

    def _number(
        self,
        surface: pygame.Surface,
        paint: Paint,
        number: int,
        cell: Rect,
        face: Face,
        colour: Colour,
        *,
        sign: bool = False,
    ) -> None:
        """A number in its column, as exactly as there is room."""
        ways = forms(number, self._language, sign=sign)
        figure, px = paint.text.fitting(ways, face, (paint.scale.medium, paint.scale.small), cell.w)
        paint.text.line(surface, figure, cell, face, px, colour, Align.RIGHT)

    def _small(self, surface: pygame.Surface, paint: Paint, number: int, cell: Rect) -> None:
        """A number of the second rank in its column."""
        ways = forms(number, self._language, sign=True)
        figure, px = paint.text.fitting(ways, Face.BODY, (paint.scale.small,), cell.w)
        paint.text.line(surface, figure, cell, Face.BODY, px, paint.theme.on_paper_second, Align.RIGHT)

    def _two(self, surface: pygame.Surface, paint: Paint, texts: tuple[str, str], box: Rect) -> None:
        """The hand's number over the deal's."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        text.line(surface, texts[0], box, Face.LABEL, scale.medium, theme.on_paper)
        low = Rect(box.x, box.bottom, box.w, text.line_height(scale.small))
        text.line(surface, texts[1], low, Face.BODY, scale.small, theme.on_paper_second)
