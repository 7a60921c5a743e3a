"""The cells of the strip at the top: a caption over a value, or the value alone in large letters."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.text import Face
from tarokgui.kit.node import Node
from tarokgui.table.proportions import line_of
from tarokgui.table.roundel import draw_roundel
from tarokgui.viewmodel.stripcells import Cell
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.draw.cardpainter import CardPainter
    from tarokgui.widgets.drawcontext import DrawContext


def cell_width(paint: DrawContext, cell: Cell) -> int:
    """The width that a cell needs for all its parts, in pixels."""
    scale, text = paint.scale, paint.text
    value = text.size(cell.value, Face.LABEL, scale.medium)[0] if cell.value else 0
    if cell.icon:
        value += scale.medium + scale.px(5)
    if cell.times > 1:
        value += lozenge_width(paint) + scale.px(5)
    caption = text.size(cell.caption.upper(), Face.STRONG, scale.small)[0] if cell.caption else 0
    words = max(value, caption)
    for shown in (cell.sign, cell.person):
        words += sign_width(paint) + (scale.px(7) if words else 0) if shown else 0
    return words + 2 * scale.px(10)


def badge_id(cell: Cell) -> str:
    """The id of the widget of a cell."""
    return f"badge:{cell.id}"


def whole(cell: Cell) -> str:
    """All of a cell in words."""
    return cell.own or cell.told or f"{cell.caption}: {cell.value}"


def sign_width(paint: DrawContext) -> int:
    """The little card with the suit, or a face, in pixels."""
    return round(max(line_of(paint.scale.medium), paint.scale.px(30)) * 0.9)


def lozenge_width(paint: DrawContext) -> int:
    """The lozenge with a multiplier, in pixels."""
    return round(paint.scale.medium * 1.7)


class StripPlate(Widget):
    """The plate under the cells."""

    role = "group"
    spread = 12

    def __init__(self, rect: Rect, label: str) -> None:
        super().__init__("strip", rect, label)

    def look(self) -> object:
        """Always the same."""
        return ()

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Plate and shadow."""
        theme = paint.theme
        paint.shadow(surface, self.rect, theme.plaque_radius, 5, 90)
        paint.framed(surface, self.rect, theme.plaque, theme.brass, theme.plaque_radius)


class Badge(Widget):
    """A cell at its place; a hairline parts it from the one before unless it is the *first*."""

    role = "text"
    spread = 12

    def __init__(self, rect: Rect, cell: Cell, *, cards: CardPainter | None = None, first: bool = False) -> None:
        super().__init__(badge_id(cell), rect, whole(cell))
        self.cell = cell
        self._cells = cell.stands_for or (cell,)
        self._cards = cards
        self._first = first
        # Shortened words are said whole; then their meaning follows.
        told = dict.fromkeys(each.told for each in (cell, *cell.stands_for))
        words = [each for each in told if each and each != f"{cell.caption}: {cell.value}"]
        self.hint = "\n".join(line for line in (*words, cell.about, cell.explained) if line)

    @property
    def value(self) -> str:
        """The words of the cell."""
        return self.cell.value

    def look(self) -> object:
        """The cell, and the inks of its sign."""
        return self.cell, self._first, self._cards.style if self._cards is not None else None

    def nodes(self) -> tuple[Node, ...]:
        """The whole of it in words, or that of each cell for which it stands."""
        return tuple(replace(self.node(), id=badge_id(cell), label=whole(cell)) for cell in self._cells)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Little card or face, caption, icon, value, multiplier."""
        scale, theme, text, cell = paint.scale, paint.theme, paint.text, self.cell
        if not self._first:
            high = self.rect.h * 3 // 5
            surface.fill(theme.brass_dark, (self.rect.x, self.rect.y + (self.rect.h - high) // 2, scale.hair, high))
        if cell.lit:
            edge = scale.px(3, 2)
            line = theme.brass if cell.past else theme.brass_light
            under = Rect(self.rect.x + scale.px(6), self.rect.bottom - 2 * edge, self.rect.w - scale.px(12), edge)
            surface.fill(line, under)
        box = self.rect.inset(scale.px(10), scale.px(3))
        if cell.sign and self._cards is not None:
            box = self._draw_sign(surface, paint, box)
        if cell.person:
            side = min(sign_width(paint), box.h)
            draw_roundel(surface, paint, cell.person, Rect(box.x, box.y + (box.h - side) // 2, side, side), turn=False)
            used = side + scale.px(7)
            box = Rect(box.x + used, box.y, box.w - used, box.h)
        head = line_of(scale.small) if cell.caption else 0
        if head:
            at = Rect(box.x, box.y, box.w, head)
            text.line(surface, cell.caption.upper(), at, Face.STRONG, scale.small, theme.on_plaque_second)
        rest = Rect(box.x, box.y + head, box.w, box.h - head)
        if cell.icon:
            px = scale.medium
            surface.blit(
                paint.art.icon(cell.icon, px, theme.on_plaque_second if cell.past else theme.brass_light),
                (rest.x, rest.y + (rest.h - px) // 2),
            )
            rest = Rect(rest.x + px + scale.px(5), rest.y, rest.w - px - scale.px(5), rest.h)
        if not cell.value:
            return
        taken = lozenge_width(paint) + scale.px(5) if cell.times > 1 else 0
        colour = theme.on_plaque_second if cell.past else theme.brass_light if cell.lit else theme.on_plaque
        room = Rect(rest.x, rest.y, max(1, rest.w - taken), rest.h)
        text.line(surface, cell.value, room, Face.LABEL, scale.medium, colour)
        if taken:
            wide = min(room.w, text.size(cell.value, Face.LABEL, scale.medium)[0])
            self._draw_times(surface, paint, Rect(room.x + wide + scale.px(5), rest.y, taken - scale.px(5), rest.h))

    def _draw_times(self, surface: pygame.Surface, paint: DrawContext, box: Rect) -> None:
        """×2 on an oxblood plate with pointed ends."""
        import pygame

        scale, theme = paint.scale, paint.theme
        h = min(box.h, line_of(scale.small) + scale.px(2))
        rect = centred(box.w, h, box)
        x, y = rect.x, rect.centre[1]
        near, far = x + h // 3, rect.right - h // 3
        points = [(x, y), (near, rect.y), (far, rect.y), (rect.right, y), (far, rect.bottom), (near, rect.bottom)]
        pygame.draw.polygon(surface, theme.oxblood, points)
        pygame.draw.aalines(surface, theme.oxblood, True, points)
        words = f"×{self.cell.times}"
        px = scale.small
        wide = paint.text.size(words, Face.STRONG, px)[0]
        at = Rect(rect.x + (rect.w - wide) // 2, rect.y, wide, rect.h)
        paint.text.line(surface, words, at, Face.STRONG, px, theme.on_dark)

    def _draw_sign(self, surface: pygame.Surface, paint: DrawContext, box: Rect) -> Rect:
        """Draw a little card with the suit at the left; the room beside it."""
        assert self._cards is not None
        scale, theme = paint.scale, paint.theme
        width = sign_width(paint)
        height = min(self.rect.h - scale.px(8), round(width * 1.3))
        card = Rect(box.x, self.rect.y + (self.rect.h - height) // 2, width, height)
        paint.framed(surface, card, theme.paper, theme.paper_edge, 3)
        side = min(round(width * 0.78), height - scale.px(4))
        sign = self._cards.suit_sign(self.cell.sign, side)
        surface.blit(sign, (card.x + (card.w - side) // 2, card.y + (card.h - side) // 2))
        used = card.right + scale.px(7) - box.x
        return Rect(box.x + used, box.y, box.w - used, box.h)
