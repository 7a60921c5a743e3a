"""Where the closed hands, the stack, the words and one's own cards lie at a Stecken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import Seat
from tarokgui.draw.geometry import Rect, centred
from tarokgui.games.tubingen.stack import closed_height
from tarokgui.session.seating import Place, Seating
from tarokgui.table.fan import hand_rects
from tarokgui.table.layout import TableLayout, card_width
from tarokgui.table.rowheights import captioned

if TYPE_CHECKING:
    from tarokgui.widgets.paint import Paint


@dataclass(frozen=True, slots=True)
class StackPlaces:
    """On the *table* as it is laid out for the present window."""

    table: TableLayout
    paint: Paint
    seating: Seating

    @property
    def across(self) -> Seat:
        """Who sits on the other side."""
        return self.seating.seat(Place.TOP)

    @property
    def size(self) -> tuple[int, int]:
        """Of a card that lies face down, in pixels."""
        px = self.paint.scale.px
        high = max(px(60), min(px(128), self.table.centre.h // 3))
        return card_width(high), high

    def pile(self, seat: Seat) -> Rect:
        """A hand that lies face down before it is stacked; one's own is taken from where it is seen."""
        place = self.seating.place(seat)
        if place is Place.YOU:
            return centred(*self.size, self.table.hand._replace(h=self.table.card[1]))
        plate = self.table.seats[place].plate
        top = plate.bottom + self.paint.scale.px(10) + closed_height(self.paint)
        return Rect(plate.centre[0] - self.size[0] // 2, top, *self.size)

    @property
    def stack(self) -> Rect:
        """In the middle, in large letters at the left: where the pack comes to lie."""
        centre, px = self.table.centre, self.paint.scale.px
        if not captioned(self.paint.scale):
            return Rect(centre.x, self.foot.y - self.size[1] - px(12), *self.size)
        top = self.pile(self.across).bottom + px(14) + closed_height(self.paint)
        return Rect(centre.centre[0] - self.size[0] // 2, top, *self.size)

    @property
    def told(self) -> Rect:
        """What is to be done: under the stack, in large letters beside it."""
        px, stack, centre = self.paint.scale.px, self.stack, self.table.centre
        foot = self.foot.y - px(6)
        if captioned(self.paint.scale):
            wide, top = min(px(920), centre.w), stack.bottom + px(6)
            return Rect(centre.x + (centre.w - wide) // 2, top, wide, max(1, foot - top))
        return Rect(stack.right + px(12), stack.y, centre.right - stack.right - px(12), max(1, foot - stack.y))

    @property
    def foot(self) -> Rect:
        """The line of buttons, in the place of the line of advice."""
        target = self.paint.scale.target
        return Rect(self.table.centre.x, self.table.advice.bottom - target, self.table.centre.w, target)

    def hand(self, cards: int) -> list[Rect]:
        """One's own *cards*."""
        return hand_rects(self.table, cards)
