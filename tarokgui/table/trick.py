"""The trick in the middle: a slot for each seat, the card that leads, the card that wins."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from math import cos, pi, radians, sin
from typing import NamedTuple

import pygame

from engine import Card, Seat, Table, card_name
from tarokgui.draw.deck.raster import turned_size
from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.shapes import svg_surface
from tarokgui.draw.text import Align, Face
from tarokgui.draw.theme import Colour, channels
from tarokgui.session.seating import Place
from tarokgui.table.context import Context
from tarokgui.table.fan import tilt
from tarokgui.table.proportions import line_of
from tarokgui.table.still import Draw, LayerPart
from tarokgui.table.tag import draw_tag, tag_rect
from tarokgui.viewmodel.trick import TrickView

ROUND = 8
"""Straight pieces in each round corner of the brass edge."""


def trick_cards(table: Table, leader: Seat, cards: tuple[int, ...]) -> list[tuple[Seat, int]]:
    """(seat, card) in the order of play."""
    return [(table.seat_at(leader, place), card) for place, card in enumerate(cards)]


def slot(context: Context, seat: Seat) -> Rect:
    """The slot of a seat's card."""
    return context.layout.seats[context.seating.place(seat)].trick


def trick_parts(context: Context, trick: TrickView, hidden: Collection[str] = ()) -> Iterator[LayerPart]:
    """The cards played so far, ``hidden`` ones being still on their way.

    On a card that leads and is winning the crown stands before the word: a second plate would cover the index.
    """
    cards = trick.cards
    if trick.unusual:  # these words are longer than a card is wide: the neighbour's card is below them
        cards = tuple(sorted(cards, key=lambda each: each.ahead))
    for each in cards:
        name = card_name(each.card)
        if name in hidden:
            continue
        rect = slot(context, each.seat)
        place = context.seating.place(each.seat)
        angle = tilt(each.card, place)
        icon, flag = "crown" if each.ahead else "", flag_side(context, place)
        lies = Lying(each.card, rect, angle, each.ahead, each.words, icon, flag)
        picture = context.paint.cards.turned(name, (rect.w, rect.h), angle)
        yield LayerPart(f"trick:{name}", (lies, picture), lies.area(context), lies.drawing(context))


def flag_side(context: Context, place: Place) -> int:
    """The side of a card with its words: −1 left, 1 right; 0, its foot, where four others play and you rest."""
    if place in (Place.LEFT, Place.YOU):
        return -1
    far = place in (Place.FAR_LEFT, Place.FAR_RIGHT)
    return 0 if far and not context.layout.seats[Place.YOU].trick.h else 1


class Lying(NamedTuple):
    """A card of the trick, turned by *angle*; with a brass edge if it is *ringed*."""

    card: Card
    rect: Rect
    angle: float
    ringed: bool
    words: str = ""
    icon: str = ""
    flag: int = 0
    """The side of the words, as for `tag_rect`."""

    def area(self, context: Context) -> Rect:
        """All of it with shadow, edge and words."""
        pictures, size = context.paint.cards, (self.rect.w, self.rect.h)
        shade = pictures.shadow(size, angle=self.angle)
        at = self.rect.moved(*shade.offset)
        area = centred(*turned_size(size, self.angle), self.rect).inset(-2 * context.paint.scale.px(5, 4) - 8)
        area = area.joined(Rect(at.x, at.y, *shade.picture.get_size()))
        if self.words:
            area = area.joined(tag_rect(context.paint, self.rect, self.words, icon=self.icon, flag=self.flag))
        return area

    def drawing(self, context: Context) -> Draw:
        """The function that draws it."""

        def draw(surface: pygame.Surface) -> None:
            draw_lying(surface, context, self.card, self.rect, self.angle, ringed=self.ringed)
            if self.words:
                draw_tag(surface, context.paint, self.rect, self.words, icon=self.icon, flag=self.flag)

        return draw


def draw_lying(
    surface: pygame.Surface, context: Context, card: Card, rect: Rect, angle: float, *, ringed: bool = False
) -> None:
    """Draw a card of the trick, turned by *angle*, with its shadow; *ringed* with a brass edge round it."""
    pictures, size = context.paint.cards, (rect.w, rect.h)
    shade = pictures.shadow(size, angle=angle)
    surface.blit(shade.picture, (rect.x + shade.offset[0], rect.y + shade.offset[1]))
    if ringed:
        grown = context.paint.scale.px(5, 4)
        halo = _halo((rect.w + 2 * grown, rect.h + 2 * grown), 2 * grown, angle, context.paint.theme.brass_light)
        surface.blit(halo, halo.get_rect(center=rect.centre))
    picture = pictures.turned(card_name(card), size, angle)
    x, y = rect.x + rect.w / 2, rect.y + rect.h / 2
    surface.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


@lru_cache(maxsize=8)
def _halo(size: tuple[int, int], radius: int, angle: float, colour: Colour) -> pygame.Surface:
    """A plate with round corners, turned: round a card it is seen as a brass edge.

    It is drawn turned: to turn a picture of that size takes a quarter of a frame.
    """
    clear = 3
    w, h = turned_size(size, angle)
    plate = pygame.Surface((w + 2 * clear, h + 2 * clear), pygame.SRCALPHA)
    plate.fill((*channels(colour), 0))
    middle = (plate.get_width() - 1) / 2, (plate.get_height() - 1) / 2
    # The filled shape has steps at its edge; smooth lines half a pixel apart cover them.
    filled = _round_plate(middle, (size[0] - 3, size[1] - 3), radius - 1, angle)
    pygame.draw.polygon(plate, colour, [(round(x), round(y)) for x, y in filled])
    for less in (4, 3, 2):
        pygame.draw.aalines(plate, colour, True, _round_plate(middle, (size[0] - less, size[1] - less), radius, angle))
    pygame.draw.aalines(plate, colour, True, _round_plate(middle, (size[0] - 1, size[1] - 1), radius, angle))
    return plate


def _round_plate(
    middle: tuple[float, float], size: tuple[int, int], radius: int, angle: float
) -> list[tuple[float, float]]:
    """The outline of a rectangle with round corners, turned anticlockwise by *angle* degrees."""
    c, s = cos(radians(angle)), sin(radians(angle))
    points = []
    for number, (right, down) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(ROUND + 1):
            bend = (number + step / ROUND) * pi / 2
            x = right * (size[0] / 2 - radius) + radius * cos(bend)
            y = down * (size[1] / 2 - radius) + radius * sin(bend)
            points.append((middle[0] + x * c + y * s, middle[1] - x * s + y * c))
    return points


def own_slot_part(context: Context) -> LayerPart:
    """The place for your next card."""
    rect = context.layout.seats[Place.YOU].trick
    return LayerPart("slot", rect, rect, lambda surface: draw_own_slot(surface, context))


def draw_own_slot(surface: pygame.Surface, context: Context) -> None:
    """Draw the place for your next card: a dashed outline with words."""
    paint, rect = context.paint, context.layout.seats[Place.YOU].trick
    theme = paint.theme
    surface.blit(_dashes((rect.w, rect.h), max(2, paint.scale.px(1.8)), theme.brass), rect)
    words = context.tr("trick.slot.you")
    px = paint.scale.small
    lines = paint.text.wrap(words, Face.LABEL, px, rect.w - paint.scale.px(10))
    height = len(lines) * line_of(px)
    low = rect.bottom - rect.h // 6 - height // 2  # the opposite card may cover the rest
    box = Rect(rect.x + paint.scale.px(5), min(low, rect.bottom - height), rect.w - paint.scale.px(10), height)
    paint.text.paragraph(surface, words, box, Face.LABEL, px, theme.on_felt_second, Align.CENTRE)


@lru_cache(maxsize=4)
def _dashes(size: tuple[int, int], width: int, colour: Colour) -> pygame.Surface:
    """A dashed outline with round corners, each dash cut as a shape."""
    w, h = size
    dash = max(6, h // 18)
    parts = []
    for length, across in ((w, False), (h, True)):
        count = max(3, round(length / (1.7 * dash)) | 1)
        step = length / count
        for number in range(count):
            if number in (0, count - 1):
                continue
            start = step * number + (step - dash) / 2
            for far in (0, (h if not across else w) - width):
                x, y, dx, dy = (far, start, width, dash) if across else (start, far, dash, width)
                parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{dx:.1f}" height="{dy:.1f}" fill="{colour}"/>')
    near, arm, bend = width / 2, dash * 1.2, dash * 0.8
    for x, right in ((near, 1), (w - near, -1)):
        for y, down in ((near, 1), (h - near, -1)):
            line = f"M{x:.1f} {y + arm * down:.1f}V{y + bend * down:.1f}Q{x:.1f} {y:.1f} {x + bend * right:.1f} {y:.1f}"
            parts.append(
                f'<path d="{line}H{x + arm * right:.1f}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
            )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">{"".join(parts)}</svg>'
    return svg_surface(svg, size)
