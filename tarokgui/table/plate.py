"""A player's plate: face, name, part in the game, total. It shows no more than your seat can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.session.seating import Place
from tarokgui.table.adviceline import draw_half
from tarokgui.table.chips import chip_width, dealer_size, draw_chip, draw_dealer
from tarokgui.table.context import Context
from tarokgui.table.proportions import line_of
from tarokgui.table.roundel import draw_roundel
from tarokgui.viewmodel.plates import RELATIONS, PlateView
from tarokgui.viewmodel.seatmarks import SeatMark
from tarokgui.widgets.base import Widget
from tarokgui.widgets.circles import circles_width, draw_circles

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


CHIP_GAP: Final = 5
"""Units between two marks, and between the last one and the number."""
NAME_GAP: Final = 8
"""Units between the name, with the parts that belong to it, and the marks beside it."""


class PlateLetters(NamedTuple):
    """The setting of a plate: the total as a number alone, because a neighbour has no room for the word; the name
    small, because a neighbour has no room for a larger one; the player's side shortened so often, for the same reason.
    """

    short: bool = False
    small: bool = False
    terse: int = 0


USUAL: Final = PlateLetters()


class SeatPlate(Widget):
    """The plate of one seat; its tooltip says everything in words."""

    role = "text"
    spread = 14

    def __init__(self, context: Context, plate: PlateView, letters: PlateLetters = USUAL) -> None:
        self._layout = context.layout.seats[plate.place]
        card, face = self._layout.plate, self._layout.portrait
        left, top = min(card.x, face.x), min(card.y, face.y) if face.h else card.y
        covered = Rect(left, top, card.right - left, max(card.bottom, face.bottom) - top) if face.w else card
        super().__init__(f"seat:{plate.seat}", covered, plate.label)
        self.plate = plate
        self._merged = plate.place is Place.YOU and context.layout.advice.x == card.right
        self._name = "" if self._merged else plate.name
        self.hint = plate.hint
        self._dealer_letter = context.tr("seat.role.dealer-letter")
        self._counts = plate.figures if letters.short else plate.counts
        """The total in the forms that may stand beside the marks."""
        self._letters = letters

    def look(self) -> object:
        """Everything that stands on it."""
        return self._layout, self.plate, self._counts, self._letters

    def node(self) -> Node:
        """Everything on the plate in words."""
        role = "seat to act" if self.plate.to_act else "seat"
        return Node(self.id, self.label, role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The plate, lit on the seat's turn, with an arrow to the table; then face and words."""
        scale, theme = paint.scale, paint.theme
        plate = self._layout.plate
        edge, width = (theme.brass_light, max(2, scale.px(2))) if self.plate.to_act else (theme.brass, scale.hair)
        if self._merged:
            draw_half(surface, paint, plate, edge, width, left=True)
        else:
            paint.shadow(surface, plate, theme.plaque_radius, 6, 100)
            paint.framed(surface, plate, theme.plaque, edge, theme.plaque_radius, width)
        if self.plate.to_act:
            self._arrow(surface, paint)
        draw_roundel(surface, paint, self.plate.person, self._layout.portrait, turn=self.plate.to_act)
        box = self._box(paint)
        if self._in_lines(paint):
            self._draw_lines(surface, paint, box, self._fitting(paint, box.w, self._least(paint)))
            return
        px, wide, chips = self._in_one(paint)
        self._draw_name(surface, paint, box._replace(w=wide - scale.px(NAME_GAP)), px)
        rest = Rect(box.x + wide, box.y, max(1, box.w - wide), box.h)
        self._draw_chips(surface, paint, rest, chips, count_after=True)

    def _box(self, paint: DrawContext) -> Rect:
        """The place of the words."""
        text, px = self._layout.text, paint.scale.px
        return Rect(text.x + px(8), text.y, text.w - px(12), text.h)

    def _in_lines(self, paint: DrawContext) -> bool:
        """True if the marks stand under the name."""
        two = line_of(paint.scale.medium) + line_of(paint.scale.small)
        return self._box(paint).h >= two and self.plate.place is not Place.YOU

    def _least(self, paint: DrawContext) -> int:
        """The least width of the total, as a number alone, in pixels: the words for a player's side come first."""
        ways = (paint.text.size(way, Face.STRONG, paint.scale.small)[0] for way in self.plate.figures[:2])
        return min(ways) + paint.scale.px(CHIP_GAP)

    def says_all(self, paint: DrawContext) -> bool:
        """True if there is room for the word beside the number of points."""
        box = self._box(paint)
        if self._in_lines(paint):
            room, chips = box.w, self._fitting(paint, box.w, self._least(paint))
        else:
            _, wide, chips = self._in_one(paint)
            room = box.w - wide
        return self._beside(paint, chips) <= room

    def name_px(self, paint: DrawContext) -> int:
        """The size of the name's letters in pixels."""
        return paint.scale.medium if self._in_lines(paint) else self._in_one(paint)[0]

    def terseness(self, paint: DrawContext) -> int:
        """The number of times that the words for the player's side are shortened."""
        if self._in_lines(paint):
            chips = self._fitting(paint, self._box(paint).w, self._least(paint))
        else:
            chips = self._in_one(paint)[2]
        for mark in self.plate.marks:
            if mark.icon in RELATIONS:
                return next((step for step in (0, 1) if self._terse(mark, step) in chips), 2)
        return 0

    @staticmethod
    def _terse(mark: SeatMark, step: int) -> SeatMark:
        """The mark, that of a side in its short words if it has any, or as a sign."""
        if mark.icon not in RELATIONS or step == 0:
            return mark
        return mark._replace(words="" if step > 1 else mark.short or mark.words, short="")

    def _in_one(self, paint: DrawContext) -> tuple[int, int, list[SeatMark]]:
        """The size of the name, its width and the marks, all in one line."""
        scale, box, count_w = paint.scale, self._box(paint), self._least(paint)
        sizes = (scale.small,) if self._letters.small else (scale.medium, scale.small)
        for px in sizes:  # rather a smaller name than a mark without words
            wide = self._name_width(paint, px) + scale.px(NAME_GAP)
            chips = self._fitting(paint, box.w - wide, count_w)
            if chips == [self._terse(mark, self._letters.terse) for mark in self.plate.marks]:
                break
        else:
            px = sizes[0]
            wide = self._name_width(paint, px) + scale.px(NAME_GAP)
            chips = self._fitting(paint, box.w - wide, count_w)
        if self.plate.circles:  # each by itself where the marks and the total leave room for them
            more = circles_width(paint, self.plate.circles, box.w) - circles_width(paint, self.plate.circles, 0)
            if more <= box.w - wide - self._beside(paint, chips):
                wide += more
        return px, wide, chips

    def _beside(self, paint: DrawContext, chips: list[SeatMark]) -> int:
        """The width of the marks and the longest total, in pixels."""
        used = sum(chip_width(paint, chip) + paint.scale.px(CHIP_GAP) for chip in chips)
        return used + paint.text.size(self._counts[0], Face.STRONG, paint.scale.small)[0]

    def _fitting(self, paint: DrawContext, room: int, taken: int) -> list[SeatMark]:
        """The marks in the longest words that have room beside *taken* pixels; the tooltip has all.

        The last ones are shortened first, the mark of a player's relation to you last.
        """

        def width(chips: list[SeatMark]) -> int:
            return taken + sum(chip_width(paint, chip) + paint.scale.px(CHIP_GAP) for chip in chips)

        chips = [self._terse(mark, self._letters.terse) for mark in self.plate.marks]
        for place in sorted(range(len(chips)), key=lambda place: (chips[place].icon in RELATIONS, -place)):
            for _ in range(2):  # to the short words, and to none
                if width(chips) <= room + paint.scale.px(CHIP_GAP):
                    return chips
                chips[place] = chips[place].shortened()
        while chips and width(chips) > room + paint.scale.px(CHIP_GAP):
            chips.pop()
        return chips

    def _draw_lines(self, surface: pygame.Surface, paint: DrawContext, box: Rect, chips: list[SeatMark]) -> None:
        """Draw the name, then marks with the total."""
        scale = paint.scale
        high, low = line_of(scale.medium), line_of(scale.small) + scale.px(1)
        top = box.y + (box.h - high - low) // 2
        self._draw_name(surface, paint, Rect(box.x, top, box.w, high))
        self._draw_chips(surface, paint, Rect(box.x, top + high, box.w, low), chips, count_after=True)

    def _name_width(self, paint: DrawContext, px: int) -> int:
        """Name and dealer's disc, in pixels."""
        disc = paint.scale.px(7) + dealer_size(paint) if self.plate.deals else 0
        if self.plate.circles:
            disc += paint.scale.px(7) + circles_width(paint, self.plate.circles, 0)
        return paint.text.size(self._name, Face.LABEL, px)[0] + disc

    def _draw_name(self, surface: pygame.Surface, paint: DrawContext, box: Rect, px: int = 0) -> None:
        """Name and dealer's disc."""
        scale = paint.scale
        px = px or scale.medium
        used = min(box.w, paint.text.size(self._name, Face.LABEL, px)[0])
        paint.text.line(surface, self._name, box, Face.LABEL, px, paint.theme.on_plaque)
        x = box.x + used + scale.px(7)
        if self.plate.deals:
            letter = self._dealer_letter
            draw_dealer(surface, paint, letter, x, box.centre[1])
            x += dealer_size(paint) + scale.px(6)
        if self.plate.circles:
            draw_circles(surface, paint, self.plate.circles, Rect(x, box.y, max(1, box.right - x), box.h))

    def _draw_chips(
        self, surface: pygame.Surface, paint: DrawContext, line: Rect, chips: list[SeatMark], *, count_after: bool
    ) -> None:
        x = line.x
        for chip in chips:
            x += draw_chip(surface, paint, chip, x, line.centre[1]) + paint.scale.px(CHIP_GAP)
        if count_after:
            if chips:  # the gap before the number is given up before the number is cut
                gap = paint.scale.px(CHIP_GAP)
                x = max(x - gap, min(x, line.right - self._least(paint)))
            rest = Rect(x, line.y, max(1, line.right - x), line.h)
            count, px = paint.text.fitting(self._counts, Face.STRONG, (paint.scale.small,), rest.w)
            paint.text.line(surface, count, rest, Face.STRONG, px, paint.theme.on_plaque_second, Align.RIGHT)

    def _arrow(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw a brass point on the edge of the plate, towards the middle of the table."""
        size, plate = paint.scale.px(7, 5), self._layout.plate
        x = plate.centre[0]
        match self.plate.place:
            case Place.YOU:
                return  # your own plate stands by the line of advice
            case _:
                points = ((x - size, plate.bottom), (x, plate.bottom + size), (x + size, plate.bottom))
        import pygame

        pygame.draw.polygon(surface, paint.theme.brass_light, points)
        pygame.draw.aalines(surface, paint.theme.brass_light, True, points)
