"""The picture of the table: felt, backs, the trick, words that are said, cards on their way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final

from engine import Card, Kind, Seat, Trick, card_name
from tarokgui.controller.controller import TableController
from tarokgui.draw.geometry import Rect
from tarokgui.kit.node import Node
from tarokgui.table.animator import Animator
from tarokgui.table.besideplaces import besides_of
from tarokgui.table.besides import beside_parts
from tarokgui.table.context import Context
from tarokgui.table.hand import HandCard
from tarokgui.table.lying import back_parts, bubble_parts, felt_part, hand_parts, thinking_part, widget_parts
from tarokgui.table.motion import draw_flights
from tarokgui.table.seats import draw_growing
from tarokgui.table.still import LayerPart, StillPicture
from tarokgui.table.trick import own_slot_part, slot, trick_cards, trick_nodes, trick_parts
from tarokgui.widgets.focus import Focus
from tarokgui.wording.speeches import SpeechBubble, SpeechBubbles

if TYPE_CHECKING:
    import pygame


PANELS: Final = ("sheet", "tray")
"""The ids of what a decision lies on."""


class TablePicture:
    """Draws what is no widget, and knows what of it lies where.

    *covers* tells whether the sheet of a hint lies over a place.
    """

    def __init__(
        self,
        controller: TableController,
        animator: Animator,
        focus: Focus,
        covers: Callable[[Rect], bool],
        bubbles: SpeechBubbles,
    ) -> None:
        self._controller = controller
        self._animator = animator
        self._focus = focus
        self._covers = covers
        self._bubbles = bubbles
        self.still = StillPicture()
        """What does not travel, kept from frame to frame."""
        self.wordless = False
        """True while something else has the places of what the seats say."""

    @property
    def speech(self) -> dict[Seat, SpeechBubble]:
        """The last words of the seats."""
        if self.wordless:
            return {}
        return self._bubbles.of(self._controller.state.journal.speech)

    @property
    def trick(self) -> Trick | None:
        """The complete trick that is shown: the one just held on the table, or the last one while it is looked at.

        Where everything happens at once nobody would have seen it, so it lies there until the next card (R118), or
        until something is asked after the last one (U29).
        """
        state = self._controller.state
        kind = state.view.table.kind
        at_once = self._animator.at_once and not state.no_peek and kind in (Kind.PLAY, Kind.OVER)
        return state.journal.last_trick if state.held is None and (state.peeking or at_once) else state.held

    def card_at(self, context: Context, pos: tuple[int, int]) -> Card | None:
        """The card of the trick that lies there."""
        shown, play = self.trick, context.view.table.play
        leader, cards = (shown.leader, shown.cards) if shown is not None else (play.leader, play.trick)
        for seat, card in trick_cards(context.view.table, leader, cards):
            if slot(context, seat).holds(pos):
                return card
        return None

    def draw(self, surface: pygame.Surface, context: Context, *, changed: bool, untouched: bool = False) -> None:
        """Everything under the ring. While something travels, what lies still is looked at only if it has *changed*."""
        animator = self._animator
        changed = changed or animator.stirs or not animator.busy
        # Whoever records what is written wants all of it.
        whole = context.paint.text.recording
        self.still.draw(surface, lambda: [*self._parts(context)], changed=changed, whole=whole, untouched=untouched)
        self.still.cover(self.draw_moving(surface, context))

    def _parts(self, context: Context) -> Iterator[LayerPart]:
        """What does not travel: felt, seats, panel, trick, words, hand."""
        yield from self._ground(context)
        yield from widget_parts(context, self._focus.widgets)
        growing = self._animator.pops.sizes()
        standing = {
            seat: said
            for seat, said in self.speech.items()
            if seat not in growing and not self._covers(_bubble(context, seat)) and not self._panelled(context, seat)
        }
        yield from bubble_parts(context, standing)
        turn = self._controller.state.position.turn
        if self._controller.state.thinking_long and turn is not None:
            yield thinking_part(context, turn)
        yield from hand_parts(context, self._focus.widgets)
        yield from widget_parts(context, self._focus.widgets, above=True)

    def _panelled(self, context: Context, seat: Seat) -> bool:
        """Whether the panel of the decision lies where a seat's words would: the strip and the panel have them."""
        bubble = _bubble(context, seat)
        return any(widget.id in PANELS and widget.rect.meets(bubble) for widget in self._focus.widgets)

    def _ground(self, context: Context) -> Iterator[LayerPart]:
        """Felt, backs, trick."""
        controller, animator = self._controller, self._animator
        yield felt_part(context)
        yield from back_parts(context, self.speech, waiting=animator.dealing)
        table, trick = context.view.table, self.trick
        if trick is not None:
            hidden = self._flying(context)
            yield from trick_parts(context, trick.leader, trick.cards, winner=trick.winner, hidden=hidden)
            yield from beside_parts(context, len(table.play.tricks) - 1, hidden=hidden)
        elif controller.state.draw_left > 0:
            first, tags = controller.source.drawn, ("", context.tr("deal.deals"))
            if first is not None:
                yield from trick_parts(context, 0, first.cards, winner=first.dealer, tags=tags)
        elif table.kind == Kind.PLAY:
            if controller.state.position.mine and not animator.motion.busy and not table.sits_out(context.view.seat):
                yield own_slot_part(context)
            yield from trick_parts(context, table.play.leader, table.play.trick, hidden=self._flying(context))

    def draw_moving(self, surface: pygame.Surface, context: Context) -> list[Rect] | None:
        """Words that are just being said, a card that is dragged, and cards on their way.

        Where all that is; None if there is more than the cards on their way, which alone tell their places.
        """
        alone = True
        for seat, size in self._animator.pops.sizes().items():
            alone = False
            draw_growing(surface, context, self.speech, seat, size)
        for widget in self._focus.widgets:
            if isinstance(widget, HandCard) and widget.dragged:
                alone = False
                widget.draw_card(surface, context.paint)
        flown = draw_flights(surface, self._animator.motion, context.paint.cards, context.layout.window)
        return flown if alone else None

    def nodes(self, context: Context) -> Iterable[Node]:
        """The trick and the words of the seats."""
        play = context.view.table.play
        yield from trick_nodes(context, self.trick, play.leader, play.trick)
        for seat, said in self.speech.items():
            if self._focus.find(f"said:{seat}") is not None:
                continue  # its bubble is a widget
            label = f"{context.seating.name(seat)}: {said.text}"
            yield Node(f"said:{seat}", label, "text", _bubble(context, seat))
        if self._controller.state.skippable:
            yield Node("trick", context.tr("trick.complete"), "button", context.layout.centre)

    def _flying(self, context: Context) -> set[str]:
        """Cards of the tricks that have not arrived yet."""
        table, last, motion = context.view.table, self._controller.state.journal.last_trick, self._animator.motion
        cards = {*table.play.trick}
        if last is not None:
            cards |= {*last.cards}
            cards |= {*besides_of(table, len(table.play.tricks) - 1)}
        return {card_name(card) for card in cards if motion.in_flight(card_name(card))}


def _bubble(context: Context, seat: Seat) -> Rect:
    """Where the words of a seat stand."""
    return context.layout.seats[context.seating.place(seat)].bubble
