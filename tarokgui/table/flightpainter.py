"""Cards on their way across the table, drawn with their shadows."""

from __future__ import annotations

import pygame

from tarokgui.draw.cardpainter import CardPainter
from tarokgui.draw.deck.raster import turned_size
from tarokgui.draw.deck.shadow import Depth, Shadow
from tarokgui.draw.geometry import Rect
from tarokgui.table.motion import Motion


def draw_flights(surface: pygame.Surface, motion: Motion, cards: CardPainter, window: Rect) -> list[Rect]:
    """Draw the cards on their way; the places of them and of their shadows.

    Each is scaled from the picture of the larger of its two sizes: an exact picture for every step would have to be
    drawn each time.
    """
    touched, made = [], dict[tuple[str | None, tuple[int, int], float, tuple[int, int]], pygame.Surface]()
    for card, rect, width, opaque, whole, angle, lifted in motion.shown(window):
        if angle and card is not None:
            picture = cards.travelling(card, whole, angle)
            w, h = turned_size(whole, angle)
        else:
            picture = cards.back(whole) if card is None else cards.face(card, whole)
            w, h = picture.get_size()
        share = rect.h / whole[1]
        size = (max(1, round(w * share * width)), max(1, round(h * share)))
        if size != picture.get_size():
            # When a hand is dealt, many backs are turned over alike.
            alike = (card, whole, angle, size)
            if alike not in made:
                made[alike] = pygame.transform.smoothscale(picture, size)
            picture = made[alike]
        x, y = rect.x + rect.w / 2, rect.y + rect.h / 2
        place = Rect(round(x - size[0] / 2), round(y - size[1] / 2), *size).within(window)
        if lifted:
            shade = cards.shadow(whole, Depth.LIFTED, angle)
            touched.append(_draw_shadow(surface, shade, place, whole[1], width, share))
        if opaque < 1:
            picture.set_alpha(round(255 * opaque))
        touched.append(Rect(*surface.blit(picture, place)))
        if opaque < 1:
            picture.set_alpha(255)
    return touched


def _draw_shadow(surface: pygame.Surface, shadow: Shadow, place: Rect, whole: int, wide: float, share: float) -> Rect:
    """Draw the shadow of a card *whole* pixels high below the card at *place*, made small as the card is; its place.

    *wide* is the visible part of its breadth. It is blurred anyway, so the quick way of scaling does.
    """
    picture, (_, top) = shadow
    w, h = picture.get_size()
    fall = top + (h - whole) / 2
    size = (max(1, round(w * share * wide)), max(1, round(h * share)))
    if size != (w, h):
        picture = pygame.transform.scale(picture, size)
    x, y = place.x + place.w / 2, place.y + place.h / 2 + fall * share
    return Rect(*surface.blit(picture, (round(x - size[0] / 2), round(y - size[1] / 2))))
