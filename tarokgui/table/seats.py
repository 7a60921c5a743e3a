"""The seats: name plates, backs of the cards still held, the talon's rest beside the dealer, spoken words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import Seat, Side, View
from tarokgui.geometry import Rect
from tarokgui.scenes.base import Node
from tarokgui.table.context import Context
from tarokgui.table.layout import Place, row_rects
from tarokgui.table.model import Said
from tarokgui.text import Align, Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.bubble import draw_bubble, fitting_words
from tarokgui.widgets.ledger import signed

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


def cards_held(view: View, seat: Seat) -> int:
    """How many cards a seat holds, as everybody can count."""
    table = view.table
    if not table.deal.dealt:
        return 0
    if seat == view.seat:
        return view.hand.bit_count()
    play = table.play
    held = table.variant.hand_size - len(play.tricks)
    if play.trick and (seat - play.leader) % table.players < len(play.trick):
        held -= 1
    if seat == table.declarer and table.phase == "discard" and table.contract is not None:
        held += table.contract.talon_cards
    return held


class SeatPlate(Widget):
    """Name, roles and tricks of a seat. What it shows comes from public acts alone (A48)."""

    role = "text"

    def __init__(self, context: Context, seat: Seat, total: int) -> None:
        place = context.seating.place(seat)
        layout = context.layout
        rect = layout.own_plate if place is Place.YOU else layout.seats[place].plate
        super().__init__(f"seat:{seat}", rect)
        self._context = context
        self._place = place
        table = context.view.table
        self._turn = table.actor == seat and not table.is_over
        self._deals = seat == table.dealer
        self._roles = _roles(context, seat)
        tricks = sum(1 for trick in table.play.tricks if trick.winner == seat)
        self._count = (
            context.tr("seat.tricks", n=tricks) if table.play.tricks else context.tr("seat.total", total=signed(total))
        )
        self._name = context.seating.name(seat)
        dealer = [context.tr("seat.role.dealer")] if self._deals else []
        self.label = ", ".join([self._name, *dealer, *self._roles, self._count])
        self.hint = self.label

    def node(self) -> Node:
        """Everything the plate tells."""
        role = "seat to act" if self._turn else "seat"
        return Node(self.id, self.label, role, self.rect)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """A plaque, lit on the seat's turn; your own is one line."""
        scale, theme, text = paint.scale, paint.theme, paint.text
        edge = theme.brass_light if self._turn else theme.brass_dark
        paint.framed(
            surface, self.rect, theme.plaque, edge, theme.plaque_radius, scale.ring if self._turn else scale.hair
        )
        box = self.rect.inset(scale.px(9), 0)
        roles = " · ".join([*self._roles, self._count])
        high, low = text.line_height(scale.medium), text.line_height(scale.small)
        if self._place is Place.YOU:
            used = text.size(self._name, Face.LABEL, scale.medium)[0] + scale.px(10)
            if self._deals:
                used += self._draw_dealer(surface, paint, box.x + used, box.centre[1]) + scale.px(8)
            text.line(surface, self._name, box, Face.LABEL, scale.medium, theme.on_plaque)
            rest = Rect(box.x + used, box.y, box.w - used, box.h)
            text.line(surface, roles, rest, Face.STRONG, scale.small, theme.on_plaque_second)
            return
        lines = [roles] if self._place is Place.TOP else [" · ".join(self._roles), self._count]
        lines = [line for line in lines if line]
        top = self.rect.y + (self.rect.h - high - len(lines) * low) // 2
        text.line(surface, self._name, Rect(box.x, top, box.w, high), Face.LABEL, scale.medium, theme.on_plaque)
        if self._deals:
            used = text.size(self._name, Face.LABEL, scale.medium)[0] + scale.px(7)
            self._draw_dealer(surface, paint, box.x + used, top + high // 2)
        for row, words in enumerate(lines):
            cell = Rect(box.x, top + high + row * low, box.w, low)
            text.line(surface, words, cell, Face.STRONG, scale.small, theme.on_plaque_second)

    def _draw_dealer(self, surface: pygame.Surface, paint: Paint, x: int, middle: int) -> int:
        """The dealer's button, a brass disc with a letter; its width in pixels."""
        scale, theme = paint.scale, paint.theme
        side = scale.px(20, 17)
        disc = Rect(x, middle - side // 2, side, side)
        paint.rounded(surface, disc, theme.brass_light, side / 2 / scale.u)
        letter = self._context.tr("seat.role.dealer-letter")
        paint.text.line(surface, letter, disc, Face.TOTAL, scale.small, theme.plaque, Align.CENTRE)
        return side


def _roles(context: Context, seat: Seat) -> list[str]:
    """Declarer, or the side once the game has shown it."""
    tr, table = context.tr, context.view.table
    roles = []
    if seat == table.declarer:
        roles.append(tr("seat.role.declarer"))
    elif table.called is not None and table.sides[seat] is Side.DECLARER:
        roles.append(tr("seat.role.partner"))
    elif table.called is not None and table.sides[seat] is Side.OPPONENTS:
        roles.append(tr("seat.role.opponent"))
    return roles


def seat_widgets(context: Context, totals: tuple[int, ...]) -> Iterable[SeatPlate]:
    """A plate for every seat, in turn order from the person."""
    players = context.view.table.players
    for step in range(players):
        seat = (context.view.seat + step) % players
        yield SeatPlate(context, seat, totals[seat])


def draw_backs(surface: pygame.Surface, context: Context, waiting: bool) -> None:
    """The small backs of everybody's cards; ``waiting`` while they are still being dealt."""
    for place, seat_layout in context.layout.seats.items():
        if place is Place.YOU:
            continue
        held = 0 if waiting else cards_held(context.view, context.seating.seat(place))
        step = context.paint.scale.px(6, 4)
        size = context.layout.mini_card
        back = context.services.cards.back(size)
        for rect in row_rects(seat_layout.backs, size, held, step):
            surface.blit(back, rect)


def draw_bubbles(surface: pygame.Surface, context: Context, said: dict[Seat, Said]) -> list[Node]:
    """The last words of every seat, beside it."""
    nodes = []
    for seat, words in said.items():
        place = context.seating.place(seat)
        seat_layout = context.layout.seats[place]
        if place is Place.YOU:
            continue  # one knows what one has said; the plate and the journal keep it
        room = _bubble_room(context, place)
        text = fitting_words(context.paint, words.text.split(", "), room)
        if text is None:
            continue  # beside a wide sheet; sheet, bar and journal have the words
        rect = draw_bubble(surface, context.paint, text, room, seat_layout.plate, loud=words.loud)
        nodes.append(Node(f"said:{seat}", f"{context.seating.name(seat)}: {words.text}", "text", rect))
    return nodes


def _bubble_room(context: Context, place: Place) -> Rect:
    """Room for the words of a seat: while you announce, those at the sides stay beside the sheet."""
    from tarokgui.table.panels.announcing import sheet_rect

    room = context.layout.seats[place].bubble
    if not (context.my_turn and context.view.phase == "announce") or place is Place.TOP:
        return room
    sheet, gap = sheet_rect(context.layout), context.paint.scale.px(4)
    if place is Place.LEFT:
        return room._replace(w=min(room.right, sheet.x - gap) - room.x)
    left = max(room.x, sheet.right + gap)
    return Rect(left, room.y, room.right - left, room.h)


def draw_thinking(surface: pygame.Surface, context: Context, seat: Seat) -> None:
    """A bot takes its time."""
    lay = context.layout.seats[context.seating.place(seat)]
    draw_bubble(surface, context.paint, context.tr("seat.thinking"), lay.bubble, lay.plate)
