"""The journal as a box that scrolls: a row of small indices for each trick, and short rows for everything else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tarokgui.draw.deck.style import NAMES, tarok_number
from tarokgui.draw.geometry import Rect
from tarokgui.draw.signs import roman
from tarokgui.draw.text import Align, Face
from tarokgui.widgets.portrait import Party, draw_party
from tarokgui.widgets.scroll import ScrollBox, ScrollRow

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

FACE: Final = 24
"""A portrait over its card, in units."""


@dataclass(frozen=True, slots=True)
class TrickRow(ScrollRow):
    """A trick: its *number*, the players in the order of their seats, each with the name of a card or with none.

    *first* is the place of the leader, *winner* that of the winner, if there is one. ``text`` has it in words.
    """

    number: int = 0
    parties: tuple[Party, ...] = ()
    cards: tuple[str, ...] = ()
    first: int = 0
    winner: int | None = None


class JournalBox(ScrollBox):
    """The rows of a hand; a trick is seen as its cards, and read as words."""

    def __init__(self, id: str, rect: Rect, label: str, rows: Sequence[ScrollRow], paint: DrawContext) -> None:
        super().__init__(id, rect, label, rows, paint, at_end=True)

    def _row_height(self, row: ScrollRow) -> int:
        if not isinstance(row, TrickRow):
            return super()._row_height(row)
        scale = self._paint.scale
        return _face(self._paint) + self._paint.text.line_height(scale.medium) + scale.px(14)

    def _draw_row(self, surface: pygame.Surface, paint: DrawContext, row: ScrollRow, box: Rect, index: int) -> None:
        """Draw the trick's number and a cell for each seat; that of the winner on a darker ground."""
        if not isinstance(row, TrickRow):
            super()._draw_row(surface, paint, row, box, index)
            return
        theme, scale, text = paint.theme, paint.scale, paint.text
        numbers = text.size("88", Face.LABEL, scale.medium)[0] + scale.px(6)
        wide, high = (box.w - numbers) // len(row.cards), box.h - scale.px(6)
        line = text.line_height(scale.medium)
        middle = Rect(box.x, box.y + (high - line) // 2, numbers, line)
        text.line(surface, str(row.number), middle, Face.LABEL, scale.medium, theme.on_paper_second)
        for place, (party, card) in enumerate(zip(row.parties, row.cards, strict=True)):
            cell = Rect(box.x + numbers + place * wide, box.y, wide - scale.px(4), high)
            if place == row.winner:
                paint.framed(surface, cell, theme.paper_disabled, theme.ink, 5)
            side = _face(paint)
            face = Rect(cell.centre[0] - side // 2, cell.y + scale.px(3), side, side)
            draw_party(surface, paint, party, face)
            if place == row.first:
                paint.lozenge(surface, (face.x - scale.px(8), face.centre[1]), 4, theme.oxblood)
            if card:
                below = Rect(cell.x + scale.px(2), face.bottom + scale.px(2), cell.w - scale.px(4), line)
                _index(surface, paint, card, below)


def _face(paint: DrawContext) -> int:
    """The side of a portrait in pixels."""
    return max(paint.scale.px(FACE), round(paint.scale.medium * 1.3))


def _index(surface: pygame.Surface, paint: DrawContext, card: str, box: Rect) -> None:
    """Draw the index of a card in the middle of *box*: a tarok's number or name, or a rank with its suit sign."""
    text, scale, style, number = paint.text, paint.scale, paint.cards.style, tarok_number(card)
    sizes = (scale.medium, scale.small)
    if number is not None:
        words = NAMES[style.names][22] if number == 22 else str(number) if style.large else roman(number)
        shown, px = text.fitting((words,), Face.TOTAL, sizes, box.w)
        text.line(surface, shown, box, Face.TOTAL, px, paint.theme.on_paper, Align.CENTRE)
        return
    ink, rank = style.ink(card[0]), style.index(card[1:])
    px = scale.medium
    sign = round(px * 0.72)
    wide = text.size(rank, Face.TOTAL, px)[0]
    x = box.x + (box.w - wide - sign - scale.px(2)) // 2
    text.line(surface, rank, Rect(x, box.y, wide, box.h), Face.TOTAL, px, ink)
    surface.blit(paint.cards.suit_sign(card[0], sign, ink), (x + wide + scale.px(2), box.centre[1] - sign // 2))
