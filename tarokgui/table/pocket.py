"""The rest of the talon on the table: at a seat, apart from all, or one heap beside the trick."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import Card, card_name
from tarokgui.draw.cardsize import corner_size
from tarokgui.draw.geometry import Rect
from tarokgui.kit.node import Node
from tarokgui.session.seating import Place
from tarokgui.table.besideplaces import rest_place, top_of_rest
from tarokgui.table.context import Context
from tarokgui.table.layout import row_rects
from tarokgui.table.openhand import open_rects
from tarokgui.table.tag import draw_tag
from tarokgui.viewmodel.hand import open_cards
from tarokgui.viewmodel.talonrest import talon_rest
from tarokgui.viewmodel.wordcontext import RestPlace, TalonRest
from tarokgui.widgets.base import Widget
from tarokgui.wording.glossary import term_gloss

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

STEP = 0.62
"""Distance of two small cards, in card widths."""


class Pocket(Widget):
    """The small cards, shown ones face up."""

    role = "text"
    spread = 12

    def __init__(self, context: Context, rects: list[Rect], cards: tuple[Card | None, ...], label: str) -> None:
        first, last = rects[0], rects[-1]
        super().__init__("pocket", Rect(first.x, first.y, last.right - first.x, first.h))
        self._context = context
        self._rects = rects
        self._cards = cards
        self.label = label
        self.hint = f"{self.label}\n{term_gloss(context.tr, 'talon')}"

    def look(self) -> object:
        """Backs and corners as they are painted now."""
        pictures = self._context.paint.cards
        painted = [
            pictures.back((rect.w, rect.h)) if card is None else pictures.face(card_name(card), corner_size(rect[2:]))
            for rect, card in zip(self._rects, self._cards, strict=True)
        ]
        return self._rects, self._cards, painted

    def node(self) -> Node:
        """The cards in words."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Backs, and the upper corners of shown cards, larger than the card so that the index can be read.

        The word is on backs alone: it would cover the corners of open cards.
        """
        pictures, theme = self._context.paint.cards, paint.theme
        paint.shadow(surface, self.rect, 4, 5, 90)
        for rect, card in zip(self._rects, self._cards, strict=True):
            size = (rect.w, rect.h)
            if card is None:
                surface.blit(pictures.back(size), rect)
                continue
            edge = paint.scale.hair
            paint.framed(surface, rect, theme.paper, theme.paper_edge, 4, edge)
            seen = rect.inset(edge)
            face = pictures.face(card_name(card), corner_size(size))
            surface.blit(face, seen, (edge, edge, seen.w, seen.h))
        if any(card is not None for card in self._cards):
            return
        inside = self.rect._replace(h=self.rect.h - paint.text.line_height(paint.scale.small) // 2)
        draw_tag(surface, paint, inside, self._context.tr("pocket.tag"))


def pocket_widgets(context: Context) -> Iterable[Widget]:
    """The rest of the talon at its place."""
    rest = talon_rest(context)
    if rest is not None:
        yield Pocket(context, _rects(context, rest), rest.cards, rest.label)


def _rects(context: Context, rest: TalonRest) -> list[Rect]:
    """The places of its cards, the lowest first."""
    layout, size, count = context.layout, context.layout.pocket_card, len(rest.cards)
    match rest.place:
        case RestPlace.HEAP:
            off, top = context.paint.scale.px(3, 1), top_of_rest(layout)
            return [top.moved(-off * place, -off * place) for place in reversed(range(count))]
        case RestPlace.APART:
            zone = rest_place(layout)
        case RestPlace.SEAT:
            zone = _free(context, layout.seats[context.seating.place(rest.seat)].pocket)
    return row_rects(zone, size, count, size[0] * STEP)


def _free(context: Context, usual: Rect) -> Rect:
    """The *usual* place, or one beside the trick if an open hand is there."""
    layout, table = context.layout, context.view.table
    taken: list[Rect] = []
    for seat, _ in table.open_hands:
        held = open_cards(table, seat).bit_count()
        if seat != context.view.seat:
            taken += open_rects(layout, context.seating.place(seat), held)
    lying, gap, top = layout.lying, layout.scale.px(20), layout.seats[Place.RIGHT].station.bottom + layout.scale.px(8)
    beside = (usual._replace(x=lying.x - gap - usual.w, y=top), usual._replace(x=lying.right + gap, y=top))
    return next((zone for zone in (usual, *beside) if not any(zone.meets(each) for each in taken)), usual)
