"""The seats: the letters of their plates, spoken words, the dots of a player who thinks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from engine import ANNOUNCING, Kind, Seat
from tarokgui.draw.geometry import Rect
from tarokgui.session.seating import Place
from tarokgui.table.context import Context
from tarokgui.table.plate import PlateLetters, SeatPlate
from tarokgui.widgets.base import Widget
from tarokgui.widgets.bubble import bubble_rect, draw_bubble, fitting_words
from tarokgui.wording.speeches import SpeechBubble

if TYPE_CHECKING:
    import pygame

BEATS = 3
"""The number of dots of a player who thinks, and of those lit in a second, one after the other."""


def plate_letters(context: Context) -> list[PlateLetters]:
    """The letters of each plate, in turn order from the person; totals, names and sides are in one form."""
    paint, plates = context.paint, [SeatPlate(context, each) for each in context.model.plates]
    short = not all(plate.says_all(paint) for plate in plates)  # all totals in one form
    plates = [SeatPlate(context, each, PlateLetters(short=short)) for each in context.model.plates]
    small = len({plate.name_px(paint) for plate in plates[1:]}) > 1
    letters = [PlateLetters(short, small=small and place > 0) for place in range(len(plates))]
    plates = [SeatPlate(context, plate, each) for plate, each in zip(context.model.plates, letters, strict=True)]
    terse = max((plate.terseness(paint) for plate in plates[1:]), default=0)
    return [letters[0], *(each._replace(terse=terse) for each in letters[1:])]


class Bubble(NamedTuple):
    """The words that are shown, their meaning below them, and their place."""

    words: str
    meaning: str
    rect: Rect


class BubbleWords(Widget):
    """The widget at the place of a bubble: its tooltip has all the words and their meaning. Draws nothing."""

    role = "text"

    def __init__(self, context: Context, seat: Seat, said: SpeechBubble, rect: Rect) -> None:
        super().__init__(f"said:{seat}", rect, f"{context.seating.name(seat)}: {said.text}")
        tr = context.tr
        told = tr("words.meaning", words=said.text, meaning=said.meaning) if said.meaning else ""
        remark = said.remark if context.preferences.settings.sayings else ""
        means = f"{remark}: {said.remark_means}" if remark else ""
        self.hint = "\n".join(line for line in (context.game.explain(tr, said.text, told, said=True), means) if line)

    def look(self) -> object:
        """There is nothing to be seen of it."""
        return ()


def bubble_widgets(context: Context, said: dict[Seat, SpeechBubble]) -> Iterable[BubbleWords]:
    """One for each bubble."""
    for place, bubble in bubbles(context, said).items():
        seat = context.seating.seat(place)
        yield BubbleWords(context, seat, said[seat], bubble.rect)


def bubbles(context: Context, said: dict[Seat, SpeechBubble]) -> dict[Place, Bubble]:
    """The bubbles with the last words of the others. A silent table shows none: the bar and journal have them."""
    found: dict[Place, Bubble] = {}
    if not context.preferences.settings.bubbles:
        return found
    for seat, words in said.items():
        place = context.seating.place(seat)
        if place is Place.YOU:
            continue  # you know your own words; the plate and the journal keep them
        if context.view.kind == Kind.PLAY and context.layout.seats[place].bubble.meets(trick_of(context, place)):
            continue  # never over a card of the trick
        if words.aside and not context.preferences.settings.sayings:
            continue
        room = bubble_room(context, place)
        remarked = words.remark and context.preferences.settings.sayings
        text = fitting_words(context.paint, [f"{words.text}. {words.remark}"], room) if remarked else None
        meaning = words.remark_means
        if text is None:
            text = fitting_words(context.paint, words.text.split(", "), room)
            meaning = words.meaning if text == words.text else words.last
        if text is None:
            continue  # beside a wide sheet; sheet, bar and journal have the words
        meaning = meaning if context.preferences.settings.explains else ""
        rect = bubble_rect(context.paint, text, room, context.layout.seats[place].plate, meaning)
        if context.layout.dock is None or not rect.meets(context.layout.dock):
            found[place] = Bubble(text, meaning, rect)
    return found


def draw_growing(
    surface: pygame.Surface, context: Context, said: dict[Seat, SpeechBubble], seat: Seat, size: float
) -> None:
    """Draw the words of one seat while their bubble is still growing: *size* of its whole."""
    import pygame

    place, paint = context.seating.place(seat), context.paint
    found = bubbles(context, said).get(place)
    if found is None:
        return
    words, meaning, rect = found
    box = rect.inset(-paint.scale.px(24, 16))
    room, plate = bubble_room(context, place), context.layout.seats[place].plate
    picture = pygame.Surface((box.w, box.h), pygame.SRCALPHA)
    room, plate = room.moved(-box.x, -box.y), plate.moved(-box.x, -box.y)
    draw_bubble(picture, paint, words, room, plate, loud=said[seat].loud, meaning=meaning)
    small = pygame.transform.smoothscale(picture, (max(1, round(box.w * size)), max(1, round(box.h * size))))
    surface.blit(small, (box.centre[0] - small.get_width() // 2, box.centre[1] - small.get_height() // 2))


def trick_of(context: Context, place: Place) -> Rect:
    """The slot of the card at the top, below whose plate words hang in large letters; nothing for others."""
    slot = context.layout.seats[place].trick
    return slot if place is Place.TOP else slot._replace(w=0, h=0)


def bubble_room(context: Context, place: Place) -> Rect:
    """Room for the words of a seat: while you announce, those at the sides stay beside the sheet."""
    from tarokgui.table.panels.sheet import sheet_rect

    room = context.layout.seats[place].bubble
    if not (context.view.my_turn and context.view.kind in ANNOUNCING):
        return room
    if place is Place.TOP:
        return room._replace(h=min(room.h, max(1, sheet_rect(context.layout).y - room.y)))
    sheet, gap = sheet_rect(context.layout), context.paint.scale.px(4)
    if place is Place.LEFT:
        return room._replace(w=min(room.right, sheet.x - gap) - room.x)
    left = max(room.x, sheet.right + gap)
    return Rect(left, room.y, room.right - left, room.h)


def lit_dot(context: Context) -> int:
    """The number of the dot that is lit now; -1 for none."""
    return -1 if context.preferences.accessibility.reduced_motion else int(context.loop.clock() * BEATS) % BEATS


def thinking_pill(context: Context, seat: Seat) -> Rect:
    """The place of the dots of a player who thinks."""
    scale, plate = context.paint.scale, context.layout.seats[context.seating.place(seat)].plate
    size = scale.px(4, 3)
    gap, pad = size * 3, size * 2
    width, height = (BEATS - 1) * gap + 2 * (size + pad), 2 * (size + pad)
    return Rect(plate.right - width - scale.px(8), plate.bottom - height // 2, width, height)


def draw_thinking(surface: pygame.Surface, context: Context, seat: Seat) -> None:
    """Draw three dots at the foot of a thinking bot's plate, one of them lit in turn."""
    paint, lit, pill = context.paint, lit_dot(context), thinking_pill(context, seat)
    size = paint.scale.px(4, 3)
    gap, pad = size * 3, size * 2
    paint.framed(surface, pill, paint.theme.paper, paint.theme.ink, pill.h / 2 / paint.scale.u)
    for dot in range(BEATS):
        colour = paint.theme.oxblood if dot == lit else paint.theme.on_paper_second
        at = (pill.x + size + pad + dot * gap, pill.centre[1])
        paint.lozenge(surface, at, size / paint.scale.u, colour)
