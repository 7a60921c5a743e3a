"""A row of the score sheet: its contents, its height, and its drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.draw.theme import Colour
from tarokgui.widgets.circles import draw_marks, marks_width
from tarokgui.widgets.ledger import sign_colour
from tarokgui.wording.numerals import forms

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class ScoreRow(NamedTuple):
    """A hand: its number, its contract in words, each player's change and total, and the pot.

    ``number`` stands at the left, ``what``, ``second`` and ``deal`` beside. ``assisted``: something was taken back.
    ``words`` say all. ``entries`` are the changes before the deal, in the words of ``entry``: a small number before the
    change. A hand being played has no ``changes``.
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
    """For each player the number of circles crossed out in the hand, and of those it gave."""


class ScoreColumns(NamedTuple):
    """Widths in pixels: the number, the contract played, each player, the pot (0 for none)."""

    number: int
    what: int
    player: int
    pot: int


def flat_width(paint: DrawContext, *, beside: bool) -> int:
    """Pixels of a player's column in which change and total stand side by side; *beside* them circles or an entry."""
    scale, text = paint.scale, paint.text
    more = text.size("−1", Face.BODY, scale.small)[0] + scale.px(6) if beside else 0
    return _total_width(paint) + text.size("−888", Face.TOTAL, scale.medium)[0] + more + scale.px(8)


def _total_width(paint: DrawContext) -> int:
    """The part of a column that the total has, where it stands beside the change."""
    return paint.text.size("−8888", Face.BODY, paint.scale.small)[0] + paint.scale.px(8)


class RowDrawing:
    """Draws rows in these columns: in one line each, where both the words and the columns have room for it."""

    def __init__(self, columns: ScoreColumns, paint: DrawContext, language: str) -> None:
        self._columns = columns
        self._paint = paint
        self._language = language
        self._heights: dict[tuple[str, str, str, bool, bool], int] = {}

    def height(self, row: ScoreRow) -> int:
        """The height of the row, in pixels."""
        flat, beside = self._flat(row), self._entries_beside(row)
        key = (row.what, row.second, row.deal, flat, beside)
        if key not in self._heights:
            text, scale = self._paint.text, self._paint.scale
            high = text.height(row.what, Face.BODY, scale.medium, self._room)
            small = self._small_words(row)
            if small and not self._in_line(row):
                high += text.height(small, Face.BODY, scale.small, self._room)
            least = text.line_height(scale.medium)
            if not flat:
                least += text.line_height(scale.small)
                least += text.line_height(scale.small) if not beside else 0
            self._heights[key] = max(high, least) + scale.px(10)
        return self._heights[key]

    def _flat(self, row: ScoreRow) -> bool:
        """True if change and total of each player stand side by side, with the payment before the deal."""
        beside = any(row.entries) or bool(row.circles)
        if self._columns.player < flat_width(self._paint, beside=beside):
            return False
        usual = zip((row.totals, row.changes, row.entries), (9999, 999, 9), strict=True)  # `flat_width` has room for it
        single = all(crossed + got <= 1 for crossed, got in row.circles)
        if single and all(abs(number) <= most for numbers, most in usual for number in numbers):
            return True
        after, small = _total_width(self._paint), self._paint.scale.small
        if any(self._width(total, Face.BODY, small) + self._paint.scale.px(6) > after for total in row.totals):
            return False
        return self._fit(row, after)

    def _entries_beside(self, row: ScoreRow) -> bool:
        """True if the payment before the deal stands before the change, as the foot of the sheet says."""
        return not any(row.entries) or self._fit(row, _total_width(self._paint) if self._flat(row) else 0)

    def _fit(self, row: ScoreRow, taken: int) -> bool:
        """True if change and entry or circles of each player stand side by side, with so many pixels *taken*."""
        scale = self._paint.scale
        room = self._columns.player - scale.px(8) - taken
        for column in range(len(row.totals)):
            change = self._width(row.changes[column], Face.TOTAL, scale.medium) if row.changes else 0
            entry = self._width(row.entries[column], Face.BODY, scale.small) + scale.px(6) if any(row.entries) else 0
            if change + max(entry, self._marks(row, column)) > room:
                return False
        return True

    def _marks(self, row: ScoreRow, column: int) -> int:
        """The width of a player's circles with the gap behind them; one by itself may be a little smaller."""
        crossed, got = row.circles[column] if row.circles else (0, 0)
        wide = marks_width(self._paint, crossed, got)
        least = wide * 2 // 3 if crossed + got == 1 else wide
        return least + self._paint.scale.px(6) if wide else 0

    def _width(self, number: int, face: Face, px: int) -> int:
        """The width of a number that is written exactly, in pixels."""
        return self._paint.text.size(forms(number, self._language, sign=True)[0], face, px)[0]

    def _small_words(self, row: ScoreRow) -> str:
        """The words in small letters after the contract played."""
        return " · ".join(part for part in (row.second, row.deal) if part)

    def _in_line(self, row: ScoreRow) -> bool:
        """True if the small words stand on the line of the contract played."""
        text, scale = self._paint.text, self._paint.scale
        wide = text.size(row.what, Face.BODY, scale.medium)[0] + self._sign(row) + scale.px(10)
        return wide + text.size(self._small_words(row), Face.BODY, scale.small)[0] <= self._room

    def _sign(self, row: ScoreRow) -> int:
        """The width of the sign for a hand taken back, which follows the contract played."""
        return self._paint.scale.medium + self._paint.scale.px(8) if row.assisted else 0

    @property
    def _room(self) -> int:
        """The width for the contract played; the sign of something taken back stands behind it."""
        return self._columns.what - self._paint.scale.px(14) - self._paint.scale.medium

    def draw(self, surface: pygame.Surface, paint: DrawContext, row: ScoreRow, box: Rect, *, shaded: bool) -> None:
        """The row in its place; every other one is *shaded*."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        if shaded:
            surface.fill(theme.paper_inset, box)
        surface.fill(theme.paper_edge, (box.x, box.bottom - scale.hair, box.w, scale.hair))
        high, low = text.line_height(scale.medium), text.line_height(scale.small)
        top = box.y + scale.px(5)
        pad = scale.px(8)
        at = Rect(box.x + pad, top, self._columns.number - pad, high)
        text.line(surface, row.number, at, Face.LABEL, scale.medium, theme.on_paper)
        x = box.x + self._columns.number
        tall = text.height(row.what, Face.BODY, scale.medium, self._room)
        text.paragraph(surface, row.what, Rect(x, top, self._room, tall), Face.BODY, scale.medium, theme.on_paper)
        if row.assisted:
            side = scale.medium
            first = text.wrap(row.what, Face.BODY, scale.medium, self._room)[0]
            after = text.size(first, Face.BODY, scale.medium)[0] + scale.px(8)
            surface.blit(paint.art.icon("undo", side, theme.oxblood), (x + after, top + (high - side) // 2))
        if small := self._small_words(row):
            used = text.size(row.what, Face.BODY, scale.medium)[0] + self._sign(row) + scale.px(10)
            if self._in_line(row):
                beside = Rect(x + used, top, self._room - used, high)
                text.line(surface, small, beside, Face.BODY, scale.small, theme.on_paper_second)
            else:
                below = Rect(x, top + tall, self._room, box.bottom - top - tall)
                text.paragraph(surface, small, below, Face.BODY, scale.small, theme.on_paper_second)
        x += self._columns.what
        flat, entered = self._flat(row), self._entries_beside(row)
        for column, total in enumerate(row.totals):
            cell = Rect(x, top, self._columns.player - pad, high)
            if flat:
                after = _total_width(paint)
                self._small(surface, paint, total, Rect(cell.right - after, top, after, high))
                cell = cell._replace(w=cell.w - after)
            else:
                self._small(surface, paint, total, Rect(x, cell.bottom, cell.w, low))
            self._change(surface, paint, row, column, cell, beside=entered)
            x += self._columns.player
        if self._columns.pot:
            cell = Rect(x, top, self._columns.pot - pad, high)
            self._number(surface, paint, row.pot, cell, Face.BODY, theme.on_paper)

    def _change(
        self, surface: pygame.Surface, paint: DrawContext, row: ScoreRow, column: int, cell: Rect, *, beside: bool
    ) -> None:
        """Draw the change by the hand for a player; before it circles, or the payment before the deal."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        taken = 0
        if row.changes:
            change = row.changes[column]
            colour = sign_colour(theme, change, theme.on_paper_second)
            taken = self._number(surface, paint, change, cell, Face.TOTAL, colour, sign=True) + scale.px(6)
        before = cell._replace(w=max(1, cell.w - taken))
        if row.entries and row.entries[column]:
            low = text.line_height(scale.small)
            under = Rect(cell.x, cell.bottom + low, self._columns.player - scale.px(8), low)
            self._small(surface, paint, row.entries[column], before if beside else under)
        if row.circles:
            crossed, got = row.circles[column]
            draw_marks(surface, paint, crossed, got, before)

    def _number(
        self,
        surface: pygame.Surface,
        paint: DrawContext,
        number: int,
        cell: Rect,
        face: Face,
        colour: Colour,
        *,
        sign: bool = False,
    ) -> int:
        """Draw a number in its column, as exactly as there is room; its width in pixels."""
        ways = forms(number, self._language, sign=sign)
        figure, px = paint.text.fitting(ways, face, (paint.scale.medium, paint.scale.small), cell.w)
        paint.text.line(surface, figure, cell, face, px, colour, Align.RIGHT)
        return paint.text.size(figure, face, px)[0]

    def _small(self, surface: pygame.Surface, paint: DrawContext, number: int, cell: Rect) -> None:
        """Draw a number of the second rank in its column."""
        ways = forms(number, self._language, sign=True)
        figure, px = paint.text.fitting(ways, Face.BODY, (paint.scale.small,), cell.w)
        paint.text.line(surface, figure, cell, Face.BODY, px, paint.theme.on_paper_second, Align.RIGHT)
