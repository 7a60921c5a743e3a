"""The cards that a trick takes besides those played to it, face up at its left."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from engine import Card, card_name
from tarokgui.table.besideplaces import besides_rects
from tarokgui.table.context import Context
from tarokgui.table.still import LayerPart
from tarokgui.table.tag import draw_tag, tag_rect
from tarokgui.table.trick import Lying

if TYPE_CHECKING:
    import pygame


def beside_parts(context: Context, cards: tuple[Card, ...], hidden: Collection[str] = ()) -> Iterator[LayerPart]:
    """The *cards* that a complete trick takes besides, ``hidden`` ones being still on their way."""
    rects = besides_rects(context.layout, len(cards))
    for card, rect in zip(cards, rects, strict=True):
        name = card_name(card)
        if name in hidden:
            continue
        lies = Lying(card, rect, 0.0, ringed=False)
        picture = context.paint.cards.turned(name, (rect.w, rect.h), 0.0)
        yield LayerPart(f"beside:{name}", (lies, picture), lies.area(context), lies.drawing(context))
    if cards and card_name(cards[-1]) not in hidden:
        box, words = rects[0].joined(rects[-1]), context.tr("trick.beside")

        def draw(surface: pygame.Surface) -> None:
            draw_tag(surface, context.paint, box, words)

        yield LayerPart("beside", (box, words), tag_rect(context.paint, box, words), draw)
