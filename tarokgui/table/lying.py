"""The things at rest on the table, part by part, the lowest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from engine import Seat, card_name
from tarokgui.table.context import Context
from tarokgui.table.hand import HandCard
from tarokgui.table.mark import CardMark
from tarokgui.table.motion import hand_key
from tarokgui.table.seats import bubble_room, bubbles, draw_thinking, lit_dot, thinking_pill
from tarokgui.table.station import stations
from tarokgui.table.still import Draw, LayerPart
from tarokgui.widgets.bubble import draw_bubble
from tarokgui.widgets.felt import Emblem
from tarokgui.widgets.focusview import draw_widget
from tarokgui.wording.speeches import SpeechBubble

if TYPE_CHECKING:
    import pygame

    from tarokgui.draw.geometry import Rect
    from tarokgui.session.seating import Place
    from tarokgui.table.seats import Bubble
    from tarokgui.table.station import Station
    from tarokgui.widgets.base import Widget


def felt_part(context: Context) -> LayerPart:
    """The table itself; with other looks or in another language everything on it is another too."""
    paint = context.paint
    centre, px = context.layout.centre, paint.scale.px
    star = Emblem(*centre.centre, min(px(150), centre.h // 2 - px(4)))
    look = (star, paint, context.tr, context.paint.cards.style)
    return LayerPart("felt", look, context.layout.window, lambda surface: paint.felt(surface, star))


def station_parts(
    context: Context, said: dict[Seat, SpeechBubble], covers: Callable[[Rect], bool], *, waiting: bool
) -> Iterator[LayerPart]:
    """The stations of the seats that are not covered; *waiting* while cards are still being dealt."""
    for station in stations(context, said, covers, waiting=waiting):

        def draw(surface: pygame.Surface, station: Station = station) -> None:
            station.draw(surface, context)

        yield LayerPart(f"station:{station.place}", station, station.area(context), draw)


def widget_parts(context: Context, widgets: Iterable[Widget], *, above: bool = False) -> Iterator[LayerPart]:
    """Every widget that is no card of the hand and does not mark one: those under the hand, or those *above* it."""
    for widget in widgets:
        if not widget.visible or widget.above != above or isinstance(widget, (HandCard, CardMark)):
            continue
        look = widget.look()
        if look is not None:
            look = (type(widget), widget.rect, widget.clip, look, *_state(widget))
        yield LayerPart(
            widget.id, look, widget.rect.inset(-context.paint.scale.px(widget.spread)), _drawing(context, widget)
        )


def bubble_parts(context: Context, said: Mapping[Seat, SpeechBubble]) -> Iterator[LayerPart]:
    """The last words of every seat, beside it."""
    paint = context.paint
    for place, bubble in bubbles(context, dict(said)).items():
        loud = said[context.seating.seat(place)].loud

        def draw(surface: pygame.Surface, place: Place = place, bubble: Bubble = bubble, loud: bool = loud) -> None:
            room, plate = bubble_room(context, place), context.layout.seats[place].plate
            draw_bubble(surface, paint, bubble.words, room, plate, loud=loud, meaning=bubble.meaning)

        yield LayerPart(f"words:{place}", (bubble, loud), bubble.rect.inset(-paint.scale.px(14, 12)), draw)


def thinking_part(context: Context, seat: Seat) -> LayerPart:
    """The dots of a bot that takes its time."""
    pill = thinking_pill(context, seat).inset(-context.paint.scale.px(2))
    return LayerPart("thinking", lit_dot(context), pill, lambda surface: draw_thinking(surface, context, seat))


def hand_parts(context: Context, widgets: Iterable[Widget]) -> Iterator[LayerPart]:
    """The cards of the hand that are at their places, the raised ones over the others; then their marks."""
    widgets = [widget for widget in widgets if widget.visible]
    cards = [widget for widget in widgets if isinstance(widget, HandCard) and not widget.dragged]
    for front in (False, True):
        for card in cards:
            if card.front == front and not context.moving(hand_key(card_name(card.card))):
                key = f"front:{card.id}" if front else card.id
                yield LayerPart(key, card.look(), card.drawn_area, _card_drawing(context, card))
    for mark in widgets:
        if isinstance(mark, CardMark):
            area = mark.place.inset(-context.paint.scale.px(mark.spread))
            yield LayerPart(mark.id, (mark.place, mark.clip), area, _drawing(context, mark))


def _state(widget: Widget) -> tuple[bool, ...]:
    return widget.enabled, widget.hovered, widget.pressed, widget.focused


def _drawing(context: Context, widget: Widget) -> Draw:
    return lambda surface: draw_widget(widget, surface, context.paint)


def _card_drawing(context: Context, card: HandCard) -> Draw:
    return lambda surface: card.draw_card(surface, context.paint)
