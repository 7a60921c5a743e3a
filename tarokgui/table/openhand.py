"""A hand that is face up: two rows of its cards on the felt beside the trick, at its player's side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import card_name
from tarokgui.draw.cardsize import ASPECT
from tarokgui.draw.geometry import Rect
from tarokgui.kit.node import Node
from tarokgui.session.seating import Place
from tarokgui.table.context import Context
from tarokgui.table.tag import draw_tag
from tarokgui.table.zones import TableLayout
from tarokgui.viewmodel.hand import OpenHandView
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

STEP = 0.56
"""Distance of two cards, in card widths: numerals are read."""
ROWS = 2
LEAST_SHARED = 3
"""At a table of more than so many two hands share the felt of one side."""


def open_rects(layout: TableLayout, place: Place, n: int) -> list[Rect]:
    """The places of *n* cards, in two rows as high as the felt beside the trick lets them be."""
    left = place in (Place.LEFT, Place.FAR_LEFT)
    rooms = (_in_rows(layout, room, n, left=left) for room in _rooms(layout, place, left=left))
    return max(rooms, key=lambda rects: rects[0].h if rects else 0)


def _rooms(layout: TableLayout, place: Place, *, left: bool) -> list[Rect]:
    """The felt beside the trick, at the *left* or the right: all that are clear of the others' stations."""
    gap, centre, lying = layout.scale.px(14), layout.centre, layout.lying
    room = Rect(centre.x, centre.y, lying.x - gap - centre.x, centre.h)
    if not left:
        room = Rect(lying.right + gap, centre.y, centre.right - lying.right - gap, centre.h)
    rooms = [room]
    for tray in (seat.station.inset(-(gap // 2)) for seat in layout.seats.values() if seat.place != place):
        rooms = [part for each in rooms for part in (_beside(each, tray) if each.meets(tray) else [each])]
    return rooms


def _beside(room: Rect, tray: Rect) -> list[Rect]:
    """The parts of a room left of a station, right of it, above and below."""
    return [
        room._replace(w=max(1, tray.x - room.x)),
        room._replace(x=tray.right, w=max(1, room.right - tray.right)),
        room._replace(h=max(1, tray.y - room.y)),
        room._replace(y=tray.bottom, h=max(1, room.bottom - tray.bottom)),
    ]


def _in_rows(layout: TableLayout, room: Rect, n: int, *, left: bool, rows: int = ROWS) -> list[Rect]:
    scale = layout.scale
    over = scale.px(8, 6)  # so far the name hangs below the cards
    room = room.inset(0, scale.px(4))._replace(h=room.h - 2 * scale.px(4) - over)
    across = max(1, -(-n // rows))
    high = (room.h - scale.px(8)) // rows
    wide = max(1, min(round(high * ASPECT), int(room.w / (1 + STEP * (across - 1)))))
    high = round(wide / ASPECT)
    step = min(wide * 1.06, (room.w - wide) / max(1, across - 1))
    top = room.y + (room.h - rows * high - (rows - 1) * scale.px(8)) // 2
    found = []
    for number in range(n):
        row, column = divmod(number, across)
        first = room.x if left else room.right - wide - step * (across - 1)
        found.append(Rect(round(first + column * step), top + row * (high + scale.px(8)), wide, high))
    return found


def shared_rects(layout: TableLayout, place: Place, n: int) -> list[Rect]:
    """The places of *n* cards where every hand is open.

    At a table of four or five each has a half of the felt at its side, all of the same height; the one across has that
    of the player after the person.
    """
    left = place in (Place.LEFT, Place.FAR_LEFT)
    rooms = _rooms(layout, place, left=left)
    if len(layout.seats) > LEAST_SHARED:
        middle = layout.centre.centre[1]
        upper = place is not Place.RIGHT and (place is not Place.LEFT or Place.FAR_LEFT not in layout.seats)
        half = layout.centre._replace(y=layout.centre.y if upper else middle, h=middle - layout.centre.y)
        rooms = [room._replace(y=max(room.y, half.y)) for room in rooms if room.meets(half)]
        rooms = [room._replace(h=min(room.bottom, half.bottom) - room.y) for room in rooms]
    laid = [_in_rows(layout, room, n, left=left, rows=rows) for room in rooms for rows in (1, ROWS)]
    return max(laid, key=lambda rects: rects[0].h)


class OpenHand(Widget):
    """The open cards of one seat."""

    role = "text"
    spread = 12

    def __init__(self, context: Context, hand: OpenHandView, rects: list[Rect] | None = None) -> None:
        """*rects* are their places, if they do not have the felt beside the trick for themselves."""
        self._rects = rects or open_rects(context.layout, context.seating.place(hand.seat), len(hand.cards))
        box = self._rects[0]
        for rect in self._rects[1:]:
            box = box.joined(rect)
        self._context, self._cards = context, hand.cards
        self._box, self._name = box, hand.name
        super().__init__(f"open:{hand.seat}", box, hand.told)
        self.hint = hand.told

    def look(self) -> object:
        """The cards as they are painted now."""
        pictures = self._context.paint.cards
        return self._rects, self._cards, self._name, pictures.face(card_name(self._cards[0]), self._rects[0][2:])

    def node(self) -> Node:
        """The cards in words."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw card over card, each index readable; below them the owner's name, as another's plate may be nearer."""
        pictures = self._context.paint.cards
        for rect, card in zip(self._rects, self._cards, strict=True):
            paint.shadow(surface, rect, 5, 4, 90)
            surface.blit(pictures.face(card_name(card), (rect.w, rect.h)), rect)
        draw_tag(surface, paint, self._box, self._name)


def open_hand_widgets(context: Context) -> Iterable[OpenHand]:
    """One for each open hand of the others."""
    for hand in context.model.open_hands:
        yield OpenHand(context, hand)
