"""The station of a seat: a tray with the backs of the cards it holds and with its tricks, each with their number."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from engine import Seat
from tarokgui.draw.cardsize import card_width
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.session.seating import Place
from tarokgui.table.context import Context
from tarokgui.table.layout import row_rects
from tarokgui.table.seats import bubbles
from tarokgui.wording.speeches import SpeechBubble

if TYPE_CHECKING:
    import pygame

    from tarokgui.table.seatlayout import SeatLayout
    from tarokgui.widgets.drawcontext import DrawContext

FANNED: Final = 5
"""So many backs of a hand are seen."""
PILED: Final = 5
"""So many tricks are seen in a pile."""
RADIUS: Final = 6
LONGEST: Final = "10", "×10"
"""The numbers for which the places are made."""


class Station(NamedTuple):
    """The cards that a seat is seen to hold, and its tricks. *back* is their picture."""

    place: Place
    held: int
    tricks: int
    back: pygame.Surface
    number: str = ""
    """The number of tricks, where all may know it."""

    def area(self, context: Context) -> Rect:
        """The tray and its edge."""
        return context.layout.seats[self.place].station.inset(-context.paint.scale.px(2, 2))

    def draw(self, surface: pygame.Surface, context: Context) -> None:
        """The tray; the fan of backs with its number; the tricks, one across the other, with theirs."""
        seat, paint, step = context.layout.seats[self.place], context.paint, context.paint.scale.px(2, 1)
        paint.framed(surface, seat.station, paint.theme.tray, paint.theme.brass_dark, RADIUS)
        fan = min(self.held, FANNED)
        wide = self.back.get_width()
        for rect in row_rects(seat.backs, (wide, seat.backs.h), fan, (seat.backs.w - wide) / (FANNED - 1)):
            surface.blit(self.back, rect)
        px = figures_px(paint, seat)
        if fan:
            self._figure(surface, context, str(self.held), seat.backs.right + paint.scale.px(6), px)
        draw_pile(surface, self.back, seat.pile, self.tricks, step)
        if self.number:
            self._figure(surface, context, self.number, seat.pile.right + paint.scale.px(4), px)

    def _figure(self, surface: pygame.Surface, context: Context, number: str, x: int, px: int) -> None:
        """Draw a number that begins at *x*, in the middle of the tray's height."""
        tray, theme = context.layout.seats[self.place].station, context.paint.theme
        box = Rect(x, tray.y, tray.right - x, tray.h)
        context.paint.text.line(surface, number, box, Face.LABEL, px, theme.brass_light)


def figures_px(paint: DrawContext, seat: SeatLayout) -> int:
    """The size of the letters of both numbers: the largest in which any have room in the station."""
    before, after = seat.pile.x - seat.backs.right, seat.station.right - seat.pile.right
    for px in (paint.scale.large, paint.scale.medium):
        held, won = (paint.text.size(number, Face.LABEL, px)[0] for number in LONGEST)
        if held + paint.scale.px(9) <= before and won + paint.scale.px(6) <= after and px <= seat.station.h:
            return px
    return paint.scale.small


def stations(
    context: Context, said: dict[Seat, SpeechBubble], covers: Callable[[Rect], bool], *, waiting: bool
) -> Iterable[Station]:
    """The stations of all seats that play; ``waiting`` while cards are still being dealt.

    One that words cover, or a panel by *covers*, is left out, and the plate's tooltip counts.
    """
    spoken = [each.rect for each in bubbles(context, said).values()]
    opened = {hand.seat for hand in context.model.open_hands}
    for plate in context.model.plates:
        seat = context.layout.seats[plate.place]
        if plate.seat in opened or not (plate.held or plate.piled) or covers(seat.station):
            continue
        if any(rect.meets(seat.station) for rect in spoken):
            continue
        back = context.paint.cards.back((card_width(seat.backs.h), seat.backs.h))
        number = f"×{plate.piled}" if plate.piled and plate.counted else ""
        yield Station(plate.place, 0 if waiting else plate.held, plate.piled, back, number)


def draw_pile(surface: pygame.Surface, back: pygame.Surface, box: Rect, tricks: int, step: int) -> None:
    """Draw won tricks crosswise on one another; of many the upper ones are seen, and one is a cross as well."""
    import pygame

    across = pygame.transform.rotate(back, 90)
    x, y = box.centre
    seen = min(max(tricks, 2), PILED) if tricks else 0
    for number in range(seen):
        picture = across if number % 2 else back
        off = (number - seen // 2) * step
        surface.blit(picture, picture.get_rect(center=(x + off, y - off)))
