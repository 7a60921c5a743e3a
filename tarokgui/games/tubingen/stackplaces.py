"""The places of the closed hands, the stack, the words and the person's own cards at a Stecken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import Seat
from tarokgui.draw.cardsize import card_width
from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.text import Face
from tarokgui.games.tubingen.stack import closed_height
from tarokgui.session.seating import Place
from tarokgui.table.fan import hand_rects
from tarokgui.table.layout import TableLayout
from tarokgui.wording.seating import Seating

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext

WORDS = 44
"""The width of the task, in its own letters."""
TALLEST, LEAST = 128, 76
"""The height in units of a card that is face down if there is room, and the one below which the words go beside."""


@dataclass(frozen=True, slots=True)
class StackPlaces:
    """The places at a Stecken, on the *table* as it is laid out for the present window."""

    table: TableLayout
    paint: DrawContext
    seating: Seating
    words: str
    """The longest text of the task."""

    @property
    def across(self) -> Seat:
        """The seat on the other side."""
        return self.seating.seat(Place.TOP)

    @property
    def size(self) -> tuple[int, int]:
        """The size of a card that is face down, in pixels: smaller if the words would have no room under the stack."""
        px = self.paint.scale.px
        high = max(px(60), min(px(TALLEST), self.table.centre.h // 3))
        if not self._beside:
            high = min(high, self._under)
        return card_width(high), high

    @property
    def _under(self) -> int:
        """The greatest height of a card that leaves room for hand, stack and words below one another."""
        px, plate = self.paint.scale.px, self.table.seats[Place.TOP].plate
        words = self.paint.text.height(self.words, Face.BODY, self.paint.scale.medium, self._width)
        taken = px(10) + px(14) + 2 * closed_height(self.paint) + px(6) + words + px(6)
        return (self.foot.y - plate.bottom - taken) // 2

    @property
    def _width(self) -> int:
        """The width of the words in the middle: greater for large letters."""
        scale = self.paint.scale
        return min(max(scale.px(920), WORDS * scale.medium), self.table.centre.w - 2 * scale.px(40))

    @property
    def _beside(self) -> bool:
        """True if letters are so large that the words are beside the stack, and the stack at the left."""
        return self._under < self.paint.scale.px(LEAST)

    def pile(self, seat: Seat) -> Rect:
        """A hand that is face down before it is stacked; the person's own is taken from where it is seen."""
        place = self.seating.place(seat)
        if place is Place.YOU:
            return centred(*self.size, self.table.hand._replace(h=self.table.card[1]))
        plate = self.table.seats[place].plate
        top = plate.bottom + self.paint.scale.px(10) + closed_height(self.paint)
        return Rect(plate.centre[0] - self.size[0] // 2, top, *self.size)

    @property
    def stack(self) -> Rect:
        """The place of the stack: in the middle, in large letters at the left."""
        centre, px = self.table.centre, self.paint.scale.px
        if self._beside:
            return Rect(centre.x, self.foot.y - self.size[1] - px(12), *self.size)
        top = self.pile(self.across).bottom + px(14) + closed_height(self.paint)
        return Rect(centre.centre[0] - self.size[0] // 2, top, *self.size)

    @property
    def told(self) -> Rect:
        """The place of the task: under the stack, in large letters beside it."""
        px, stack, centre = self.paint.scale.px, self.stack, self.table.centre
        foot = self.foot.y - px(6)
        if self._beside:  # as far from the rim as from the stack, so that the words are in the middle
            off = stack.right + px(12) - centre.x
            return Rect(centre.x + off, stack.y, centre.w - 2 * off, max(1, foot - stack.y))
        top = stack.bottom + px(6)
        return Rect(centre.x + (centre.w - self._width) // 2, top, self._width, max(1, foot - top))

    @property
    def foot(self) -> Rect:
        """The line of buttons, in the place of the line of advice."""
        target = self.paint.scale.target
        return Rect(self.table.centre.x, self.table.advice.bottom - target, self.table.centre.w, target)

    def hand(self, cards: int) -> list[Rect]:
        """The places of the person's *cards*."""
        return hand_rects(self.table, cards)
