"""The picture of the table: felt, backs, the trick, words that are said, cards on their way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final

from engine import Card, Seat, card_name
from tarokgui.controller.controller import TableController
from tarokgui.draw.geometry import Rect
from tarokgui.kit.node import Node
from tarokgui.table.animator import Animator
from tarokgui.table.besides import beside_parts
from tarokgui.table.context import Context
from tarokgui.table.flightpainter import draw_flights
from tarokgui.table.hand import HandCard
from tarokgui.table.lying import bubble_parts, felt_part, hand_parts, station_parts, thinking_part, widget_parts
from tarokgui.table.seats import draw_growing
from tarokgui.table.still import LayerPart, StillPicture
from tarokgui.table.trick import own_slot_part, slot, trick_parts
from tarokgui.viewmodel.tableview import TableViewModel
from tarokgui.viewmodel.trick import TrickView
from tarokgui.widgets.focus import Focus
from tarokgui.wording.speeches import SpeechBubble

if TYPE_CHECKING:
    import pygame


PANELS: Final = ("sheet", "tray")
"""The ids of the widgets on which a decision stands."""


class TablePicture:
    """Draws everything that is no widget, and knows the places of its parts.

    *covers* is true of a place that the sheet of a hint covers.
    """

    def __init__(
        self,
        controller: TableController,
        animator: Animator,
        focus: Focus,
        covers: Callable[[Rect], bool],
        model: Callable[[], TableViewModel],
    ) -> None:
        self._controller = controller
        self._animator = animator
        self._focus = focus
        self._covers = covers
        self._model = model
        self.still = StillPicture()
        """The parts that do not travel, kept from frame to frame."""
        self.wordless = False
        """True while something else has the places of the seats' words."""

    @property
    def speech(self) -> dict[Seat, SpeechBubble]:
        """The last words of the seats."""
        if self.wordless:
            return {}
        return dict(self._model().speech)

    def card_at(self, context: Context, pos: tuple[int, int]) -> Card | None:
        """The card of the trick under *pos*, the last one that was played first, or None."""
        shown = context.model.trick.cards
        return next((each.card for each in reversed(shown) if slot(context, each.seat).holds(pos)), None)

    def draw(self, surface: pygame.Surface, context: Context, *, changed: bool, untouched: bool = False) -> None:
        """Draw everything under the ring. While something travels, resting parts are asked for only if *changed*."""
        animator = self._animator
        changed = changed or animator.stirs or not animator.busy
        # A recorder of the written words needs all of them.
        whole = context.paint.text.recording
        self.still.draw(surface, lambda: [*self._parts(context)], changed=changed, whole=whole, untouched=untouched)
        self.still.cover(self.draw_moving(surface, context))

    def _parts(self, context: Context) -> Iterator[LayerPart]:
        """The parts that do not travel: felt, seats, panel, trick, words, hand."""
        yield from self._ground(context)
        rest = self._focus.find("pocket")
        hidden = (
            rest if rest is not None and self._covers(rest.rect) else None
        )  # half of it beside a sheet says nothing
        yield from widget_parts(context, [each for each in self._focus.widgets if each is not hidden])
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
        """True if the panel of the decision takes the place of a seat's words: the strip and the panel have them."""
        bubble = _bubble(context, seat)
        return any(rect.meets(bubble) for rect in self._panels)

    def _covered(self, place: Rect) -> bool:
        """True if the panel of the decision, the sheet of a hint or an open hand covers a place."""
        opened = [widget.rect for widget in self._focus.widgets if widget.id.startswith("open:")]
        return self._covers(place) or any(rect.meets(place) for rect in [*self._panels, *opened])

    @property
    def _panels(self) -> list[Rect]:
        """The places of the widgets on which a decision stands."""
        return [widget.rect for widget in self._focus.widgets if widget.id in PANELS]

    def _ground(self, context: Context) -> Iterator[LayerPart]:
        """Felt, stations, trick."""
        animator = self._animator
        yield felt_part(context)
        yield from station_parts(context, self.speech, self._covered, waiting=animator.dealing)
        trick = context.model.trick
        if trick.slot and not animator.motion.busy:
            yield own_slot_part(context)
        hidden = self._flying(context, trick)
        yield from trick_parts(context, trick, hidden)
        yield from beside_parts(context, trick.beside, hidden)

    def draw_moving(self, surface: pygame.Surface, context: Context) -> list[Rect] | None:
        """Draw words that are just being said, a card that is dragged, and cards on their way; their places.

        None if there is more than the cards on their way, which alone have known places.
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
        for each in context.model.trick.cards:
            if self._focus.find(f"trick:{each.seat}") is not None:
                continue  # its place is a widget
            yield Node(f"trick:{each.seat}", each.told, "text", slot(context, each.seat))
        for seat, said in self.speech.items():
            if self._focus.find(f"said:{seat}") is not None:
                continue  # its bubble is a widget
            label = f"{context.seating.name(seat)}: {said.text}"
            yield Node(f"said:{seat}", label, "text", _bubble(context, seat))
        rest = context.model.rest
        if rest is not None and self._focus.find("pocket") is None:  # a sheet has its place
            yield Node("pocket", rest.label, "text", context.layout.centre._replace(w=0, h=0))
        if self._controller.state.skippable:
            yield Node("trick", context.tr("trick.complete"), "button", context.layout.centre)

    def _flying(self, context: Context, trick: TrickView) -> set[str]:
        """Cards of the trick that have not arrived yet."""
        names = (card_name(card) for card in (*(each.card for each in trick.cards), *trick.beside))
        return {name for name in names if context.moving(name)}


def _bubble(context: Context, seat: Seat) -> Rect:
    """The place for the words of a seat."""
    return context.layout.seats[context.seating.place(seat)].bubble
