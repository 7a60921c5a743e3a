"""The person's cards at a Stecken while they are moved: dragged, picked and put down by clicks, or stepped by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Card
from tarokgui.draw.geometry import Rect
from tarokgui.games.tubingen.ordering import Ordering


class StackHand:
    """The person's hand at a Stecken. ``ordering`` is its order. *keep* receives every new order, *changed* is called
    for every visible change."""

    def __init__(
        self, cards: tuple[Card, ...], keep: Callable[[tuple[Card, ...]], None], changed: Callable[[], None]
    ) -> None:
        self.ordering = Ordering(cards)
        self.dragging = False
        self.moved = (0, 0)
        """The distance of the dragged card from its place."""
        self._kept = cards
        self._keep = keep
        self._changed = changed
        self._pressed: tuple[Card, tuple[int, int]] | None = None

    @property
    def held(self) -> Card | None:
        """The card that was taken up, unless the pointer drags it."""
        return None if self.dragging else self.ordering.lifted

    def pick(self, card: Card) -> None:
        """Take the card up; or put down the one that was taken up, at the place of this one."""
        if self.ordering.lifted is None:
            self.ordering.take_up(card)
        else:
            if card != self.ordering.lifted:
                self.ordering.move_to(self.ordering.cards.index(card))
            self.put_down()
        self._changed()

    def put_down(self) -> None:
        """Leave the card in its place, and keep that order."""
        self.ordering.put_down()
        if self.ordering.cards != self._kept:
            self._kept = self.ordering.cards
            self._keep(self._kept)

    def put_back(self) -> None:
        """Put the card back where it was taken from."""
        self.ordering.put_back()
        self._loosen()
        self._changed()

    def call_off(self) -> None:
        """End a press whose end will not be seen: a dragged card goes back."""
        if self.dragging:
            self.put_back()
        self._loosen()

    def lay(self, cards: Sequence[Card]) -> None:
        """Put all cards in that order."""
        self.ordering.lay(cards)
        self.put_down()
        self._changed()

    def down(self, card: Card, pos: tuple[int, int]) -> None:
        """Press the button on a card."""
        self._loosen()
        self._pressed = (card, pos)

    def move(self, pos: tuple[int, int], reach: int, places: Sequence[Rect]) -> None:
        """Move the card with the pointer past *reach* pixels; the others, which are at *places*, make room."""
        if self._pressed is None:
            return
        card, start = self._pressed
        away = (pos[0] - start[0], pos[1] - start[1])
        if not self.dragging and max(map(abs, away)) <= reach:
            return
        if not self.dragging:
            self.ordering.put_down()
            self.ordering.take_up(card)
            self.dragging = True
        home = places[self.ordering.before.index(card)]
        middle = home.x + away[0] + home.w // 4
        self.ordering.move_to(sum(place.x + place.w // 4 < middle for place in places if place is not home))
        here = places[self.ordering.cards.index(card)]
        self.moved = (home.x + away[0] - here.x, min(away[1], 0))
        self._changed()

    def up(self, card: Card) -> None:
        """End a press: a dragged card stays, and one that was not dragged is taken up or put down."""
        if self._pressed is None:
            return
        dragged = self.dragging
        self._loosen()
        if not dragged:
            self.pick(card)
            return
        self.put_down()
        self._changed()

    def step(self, key: str) -> bool:
        """Move the card that was taken up if that key does so; true if it did."""
        if self.held is None:
            return False
        match key:
            case "left" | "right":
                self.ordering.step(1 if key == "right" else -1)
            case "home" | "end":
                self.ordering.move_to(0 if key == "home" else len(self.ordering.cards))
            case _:
                return False
        return True

    def _loosen(self) -> None:
        self._pressed, self.dragging, self.moved = None, False, (0, 0)
