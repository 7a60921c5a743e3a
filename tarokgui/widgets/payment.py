"""A payment between two parties: a portrait, an arrow through a coin with the amount, a portrait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ledger import Grown, whole
from tarokgui.widgets.portrait import Party, draw_party, underline
from tarokgui.wording.numerals import forms, is_long

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class Payment(Widget):
    """*amount* goes from *payer* to *payee*. *named* puts the names at the portraits; else hovering shows them."""

    role = "text"

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        payer: Party,
        payee: Party,
        amount: int,
        *,
        language: str,
        named: bool = True,
        grown: Grown = whole,
    ) -> None:
        super().__init__(id, rect, label)
        self._language = language
        self.payer, self.payee, self.amount = payer, payee, amount
        self.named = named
        self.hint = label if is_long(amount) or not named else ""
        self._grown = grown

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw both parties and the amount between them; nothing before its moment has come."""
        if not self._grown():
            return
        theme, scale, text = paint.theme, paint.scale, paint.text
        side, gap = self.rect.h, scale.px(8)
        left = Rect(self.rect.x, self.rect.y, side, side)
        right = Rect(self.rect.right - side, self.rect.y, side, side)
        draw_party(surface, paint, self.payer, left)
        draw_party(surface, paint, self.payee, right)
        start, end = left.right + gap, right.x - gap
        if self.named:
            # Both names get the same room: the arrows of all rows stand under one another.
            room = max(scale.px(40), min((end - start) * 3 // 10, text.size("M" * 9, Face.LABEL, scale.medium)[0]))
            for party, box, align in (
                (self.payer, Rect(start, self.rect.y, room, side), Align.LEFT),
                (self.payee, Rect(end - room, self.rect.y, room, side), Align.RIGHT),
            ):
                px = scale.medium if text.size(party.name, Face.LABEL, scale.medium)[0] <= room else scale.small
                if not text.line(surface, party.name, box, Face.LABEL, px, theme.on_paper, align):
                    self.hint = self.label
                if party.you:
                    wide, line = min(room, text.size(party.name, Face.LABEL, px)[0]), text.line_height(px)
                    left_edge = box.x if align is Align.LEFT else box.right - wide
                    underline(surface, paint, Rect(left_edge, box.centre[1] - line // 2, wide, line))
            start, end = start + room + gap, end - room - gap
        self._arrow(surface, paint, Rect(start, self.rect.y, max(1, end - start), side))

    def _arrow(self, surface: pygame.Surface, paint: DrawContext, room: Rect) -> None:
        theme, scale, text = paint.theme, paint.scale, paint.text
        grown = self._grown()
        high = min(room.h, scale.px(18, 10))
        arrow = paint.art.ornament("arrow", (room.w, high), theme.ink)
        y = room.centre[1] - high // 2
        surface.blit(arrow, (room.x, y), (0, 0, round(room.w * grown), high))
        coin = min(room.h, round(scale.medium * 1.1))
        gap = scale.px(6)
        ways = forms(self.amount, self._language)
        figure, px = text.fitting(ways, Face.TOTAL, (scale.medium, scale.small), room.w - coin - 3 * gap)
        wide = text.size(figure, Face.TOTAL, px)[0]
        plate = Rect(room.centre[0] - (coin + gap + wide) // 2, room.y, coin + gap + wide, room.h)
        plate = plate._replace(x=room.x + round((plate.x - room.x) * grown))
        surface.fill(theme.paper, (plate.x - gap, y, plate.w + 2 * gap, high))
        surface.blit(paint.art.ornament("coin", (coin, coin)), (plate.x, room.centre[1] - coin // 2))
        box = Rect(plate.x + coin + gap, room.y, wide, room.h)
        text.line(surface, figure, box, Face.TOTAL, px, theme.on_paper, Align.RIGHT)
