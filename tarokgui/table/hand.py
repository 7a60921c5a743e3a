"""The person's own cards, fanned at the bottom of the window."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine import LAYING_AWAY, Card, card_name, suit_of
from tarokgui.controller.intents import Inspect, Lift, Lower, Pick
from tarokgui.draw.deck.rack import CardLook
from tarokgui.draw.deck.shadow import Depth
from tarokgui.draw.geometry import Rect, centred
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.kit.cursor import Cursor
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.table.layout import hand_rects
from tarokgui.table.panestate import CardDrag
from tarokgui.table.proportions import LONG
from tarokgui.table.tag import draw_tag, tag_rect
from tarokgui.viewmodel.hand import CardView
from tarokgui.widgets.base import Spot

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


def suit_starts(cards: Sequence[Card]) -> tuple[int, ...]:
    """The places in *cards*, as they are sorted, at which another suit begins."""
    return tuple(i for i in range(1, len(cards)) if suit_of(cards[i]) != suit_of(cards[i - 1]))


class HandCard(Spot):
    """A card of the hand. Its strip takes the pointer and does not move when the card is lifted."""

    def __init__(self, context: Context, card: CardView, strip: Rect, place: Rect) -> None:
        def pick() -> None:
            context.dispatch(Pick(card.card))

        super().__init__(f"card:{card_name(card.card)}", strip, card.told, pick, role="card")
        self.clear_of = context.layout.advice
        self._view = card
        self.place = place
        """Its place in the hand."""
        self._context = context
        self.hinted = False
        """True if the hint is about it."""
        self.nudge = 0
        self.raised: float | None = None
        """The part of its way up that it has risen, from 0 to 1; None: as far as it is to rise."""
        self.slide = 0
        """The pixels it is still from its place, to the right."""
        self.felt = context.layout.hand
        """No neighbour makes it leave this."""
        self.aside = 0
        """The pixels by which it makes way for a raised neighbour, to the right."""
        self.clear = True
        """True if its neighbour has made way, so that it can be in front and cover no index."""

    @property
    def card(self) -> Card:
        """The number of the card."""
        return self._view.card

    @property
    def legal(self) -> bool:
        """True if it may be played or discarded."""
        return self._view.legal

    @property
    def pointer_cursor(self) -> Cursor:
        """A hand where a press plays it or lays it away."""
        asked = self._context.model.hand.playing or self._context.view.kind in LAYING_AWAY
        return Cursor.BARRED if not self.legal else Cursor.HAND if asked else Cursor.ARROW

    @property
    def selected(self) -> bool:
        """True if it is to be discarded."""
        return self._view.picked

    @property
    def tooltip(self) -> str:
        """The reason why the card may not be played now, and its worth for a learner."""
        return "\n".join(filter(None, ("" if self.legal else self._view.reason, self._view.worth)))

    @property
    def dragged(self) -> bool:
        """True if the card follows the pointer."""
        drag = self._context.panes.drag
        return drag is not None and drag.dragging and drag.card == self.card

    @property
    def by_key(self) -> bool:
        """True if the keys stand on it."""
        return self.focused and self._context.loop.by_keyboard

    @property
    def stays_whole(self) -> bool:
        """True if it is to be seen whole wherever the pointer is."""
        return self.by_key or self.hinted

    @property
    def wants_room(self) -> bool:
        """True if its neighbours are to make way for it."""
        return self.hovered or self.stays_whole or self._context.picks.lifted == self.card

    @property
    def up(self) -> bool:
        """True if it is to be raised: it may be played, and the pointer, the keys or the hint are at it."""
        return self.legal and (self.hovered or self.stays_whole)

    @property
    def front(self) -> bool:
        """True if it is drawn over its neighbours: a raised card is seen whole."""
        return not self.dragged and self.clear and self.picture.y < self.place.y

    @property
    def picture(self) -> Rect:
        """The place of the drawn card: lifted under the pointer and when chosen, lower if it may not be played."""
        layout, context = self._context.layout, self._context
        drag = context.panes.drag
        if drag is not None and self.dragged:
            return self.place.moved(*drag.moved)
        up = round(layout.lift * (float(self.up) if self.raised is None else self.raised))
        if context.picks.lifted == self.card:
            up = layout.lift * 2
        down = layout.lower if not self.legal else 0
        return self.place.moved(self.nudge + self.slide + self.aside, down - up)

    def pointer(self, command: Pointer) -> bool:
        """Handle a click, a drag or a long press; the effect of a click is the player's choice."""
        context, panes = self._context, self._context.panes
        took = panes.drag is not None and panes.drag.card == self.card
        if command.kind is PointerKind.DOWN:
            panes.drag = CardDrag(self.card, command.pos, context.loop.clock())
            if context.picks.lifted not in (None, self.card):
                context.dispatch(Lower())
            return True
        if command.kind is PointerKind.MOVE and took and panes.drag is not None:
            panes.drag = panes.drag.after(command.pos, context.paint.scale.px(9, 6))
            return panes.drag.dragging
        if command.kind is PointerKind.UP:
            dragged, panes.drag = self.dragged, None
            if dragged and command.pos[1] < context.layout.hand.y and context.layout.window.holds(command.pos):
                self.on_activate()
            elif took and not dragged and self.hit(command.pos):
                self._clicked()
            return True
        if command.kind is PointerKind.RIGHT:
            panes.drag = None
            context.dispatch(Inspect(self.card))
            return True
        return False

    def call_off(self) -> None:
        """Put the card back to its place."""
        self._context.panes.drag = None

    def _clicked(self) -> None:
        """Play the card, or lift it for a second click or for a drag; only a playable card is lifted."""
        lifted, method = self._context.picks.lifted == self.card, self._context.preferences.settings.play_method
        if method == "one" or not self._context.model.hand.playing or not self.legal or (lifted and method == "two"):
            self.on_activate()
        else:
            note = "hand.drag.again" if method == "two" else "hand.drag.needed"
            self._context.dispatch(Lift() if lifted else Lift(self.card, note))

    @property
    def ring_rect(self) -> Rect:
        """Round the visible part of the card, on its edge in a long hand: it reaches to no neighbour's numeral."""
        picture, px = self.picture, self._context.paint.scale.px
        inset = px(7, 5) if len(self._context.model.hand.cards) > LONG else 0
        if self.clear and self.wants_room:
            return picture.inset(inset, 0)
        width = self.rect.w - (px(6, 5) if self.rect.w < picture.w else 0)
        return Rect(picture.x + inset, picture.y, max(width - inset, 1), picture.h)

    def node(self) -> Node:
        """The card in words. One that may not be played counts as disabled, though it can be reached and says why."""
        role = "card selected" if self.selected else "card"
        marks = (("fresh", self._view.fresh), ("laid", self.selected), ("barred", not self.legal))
        label = ", ".join((self.label, *(self._context.tr(f"hand.{mark}") for mark, bears in marks if bears)))
        return Node(self.id, label, role, self.rect, self.legal, self.focused)

    def look(self) -> object:
        """The place and the state of the card, and the face as it is painted now."""
        place = self.picture
        gone = self.selected and not self.dragged
        return self.rect, place, gone, self.legal, self._view.fresh, self.front, None if gone else self._face(place)

    @property
    def drawn_area(self) -> Rect:
        """The card with its shadow and the word on it."""
        place, paint = self.picture, self._context.paint
        shade = self._context.paint.cards.shadow((place.w, place.h), Depth.LIFTED)
        area = place.joined(Rect(place.x + shade.offset[0], place.y + shade.offset[1], *shade.picture.get_size()))
        if self._view.fresh:
            area = area.joined(tag_rect(paint, self._tagged(place), self._context.tr("hand.fresh")))
        return area.inset(-paint.scale.px(2))

    def _face(self, place: Rect) -> pygame.Surface:
        variant = CardLook.NORMAL if self.legal else CardLook.DIMMED
        return self._context.paint.cards.face(card_name(self.card), (place.w, place.h), variant)

    def _tagged(self, place: Rect) -> Rect:
        """The part of the card above the word on it, which is over the lower index."""
        low = min(place.bottom - place.h // 6, self._context.layout.window.bottom)
        return Rect(place.x, place.y, place.w if self.front else self.rect.w, low - place.y)

    def draw_card(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw the card at its place; of one chosen for the discard, which is in its slot, only the empty place."""
        place = self.picture
        if self.selected and not self.dragged:
            self._draw_gone(surface, paint, place)
            return
        size, cards = (place.w, place.h), self._context.paint.cards
        raised = self.dragged or place.y < self.place.y
        shade = cards.shadow(size, Depth.LIFTED if raised else Depth.LYING)
        at = (place.x + shade.offset[0], place.y + shade.offset[1])
        if not raised and self.rect.w < place.w:
            # Between two cards at rest only the band on the left one is seen.
            band = place.w // 8 - shade.offset[0]
            surface.blit(shade.picture, at, (0, 0, band, shade.picture.get_height()))
        else:
            surface.blit(shade.picture, at)
        surface.blit(self._face(place), place)
        if self._view.fresh:
            draw_tag(surface, paint, self._tagged(place), self._context.tr("hand.fresh"))

    def _draw_gone(self, surface: pygame.Surface, paint: DrawContext, place: Rect) -> None:
        """Draw the place of a card that is among the discards: empty, with a tick on its visible part."""
        theme, side = paint.theme, paint.scale.px(26, 22)
        paint.framed(surface, place, theme.felt_dark, theme.brass, 8, paint.scale.hair)
        bottom = min(place.bottom, self._context.layout.window.bottom)
        mark = centred(side, side, Rect(place.x, place.y, min(place.w, self.rect.w), bottom - place.y))
        paint.framed(surface, mark, theme.oxblood, theme.paper, side / 2 / paint.scale.u, paint.scale.px(2))
        px = round(side * 0.62)
        surface.blit(paint.art.icon("check", px, theme.on_dark), centred(px, px, mark))


def hand_widgets(context: Context) -> Iterable[HandCard]:
    """A widget for each card of the hand, from the left."""
    cards = context.model.hand.cards
    rects = hand_rects(context.layout, len(cards), suit_starts([each.card for each in cards]))
    for place, (rect, card) in enumerate(zip(rects, cards, strict=True)):
        right = rects[place + 1].x if place + 1 < len(cards) else rect.right
        strip = Rect(rect.x, rect.y, right - rect.x, context.layout.window.bottom - rect.y)
        yield HandCard(context, card, strip, rect)
