"""What is left of the talon: it lies by the player at the dealer's right and counts for the opponents (R44, R45)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine import Card, Kind, card_name
from tarokgui.draw.cardsize import corner_size
from tarokgui.draw.geometry import Rect
from tarokgui.kit.node import Node
from tarokgui.session.seating import Place
from tarokgui.table.context import Context
from tarokgui.table.layout import row_rects
from tarokgui.table.tag import draw_tag
from tarokgui.widgets.base import Widget
from tarokgui.wording.cards import cards_words
from tarokgui.wording.glossary import term_gloss

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

BEFORE: Final = (Kind.CALL, Kind.STAGED_TALON, "call-card", "open-talon")
"""Kinds of decision before anything of the talon is left."""
STEP = 0.62
"""Distance of two small cards, in card widths."""


class Pocket(Widget):
    """The small cards, shown ones face up."""

    role = "text"
    spread = 12

    def __init__(self, context: Context, rects: list[Rect], cards: list[Card | None], label: str) -> None:
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
        """What lies there, in words."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Backs, and the upper corners of what was shown, larger than the card: so its index is read.

        The word lies on backs alone: it would cover what is to be seen of open cards.
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


def pocket_place(context: Context) -> Place | None:
    """At which seat the rest of the talon lies; None while there is none."""
    table = context.view.table
    if table.contract is None or table.kind in BEFORE or table.is_over:
        return None
    return context.seating.place(table.forehand)


def pocket_widgets(context: Context) -> Iterable[Widget]:
    """The rest of the talon once the declarer has done with it."""
    own = context.game.table.rest
    if own is not None:
        left = own(context)
        if left is not None:
            yield Pocket(context, *left)
        return
    table, place = context.view.table, pocket_place(context)
    if place is None or table.contract is None:
        return
    group_size = table.contract.talon_cards
    cards = table.talon.cards or (None,) * table.variant.talon_size
    rest = [card for i, card in enumerate(cards) if not group_size or i // group_size + 1 != table.talon.taken]
    size = context.layout.pocket_card
    zone = context.layout.seats[place].pocket
    yield Pocket(context, row_rects(zone, size, len(rest), size[0] * STEP), rest, _told(context, rest))


def _told(context: Context, rest: list[Card | None]) -> str:
    """What lies there, in words."""
    shown, says = [card for card in rest if card is not None], context.seating.says
    table = context.view.table
    who = table.forehand if table.declarer is None else table.declarer
    return says("pocket.shown", who, cards=cards_words(context.tr, shown)) if shown else says("pocket.closed", who)
