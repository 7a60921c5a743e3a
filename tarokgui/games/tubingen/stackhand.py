"""One's own cards at a Stecken while they are moved: dragged, picked and put down by clicks, or stepped by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Card
from tarokgui.draw.geometry import Rect
from tarokgui.games.tubingen.ordering import Ordering


class StackHand:
    """``ordering`` is how they lie. *keep* is told every new order, *changed* whatever is to be seen of it."""

    def __init__(
        self, cards: tuple[Card, ...], keep: Callable[[tuple[Card, ...]], None], changed: Callable[[], None]
    ) -> None:
        self.ordering = Ordering(cards)
        self.dragging = False
        self.moved = (0, 0)
        """How far the dragged card is from its place."""
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
        """It lies where it is, and that is kept."""
        self.ordering.put_down()
        if self.ordering.cards != self._kept:
            self._kept = self.ordering.cards
            self._keep(self._kept)

    def put_back(self) -> None:
        """It lies where it was taken from."""
        self.ordering.put_back()
        self._loosen()
        self._changed()

    def call_off(self) -> None:
        """The press will not be seen to end: a dragged card lies where it was taken from."""
        if self.dragging:
            self.put_back()
        self._loosen()

    def lay(self, cards: Sequence[Card]) -> None:
        """All lie so."""
        self.ordering.lay(cards)
        self.put_down()
        self._changed()

    def down(self, card: Card, pos: tuple[int, int]) -> None:
        """The button goes down on a card."""
        self._loosen()
        self._pressed = (card, pos)

    def move(self, pos: tuple[int, int], reach: int, places: Sequence[Rect]) -> None:
        """Past *reach* pixels the card goes with the pointer, and the others, which lie at *places*, make room."""
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
        """Let go where it is; a press without a way takes it up, or puts down what was taken up."""
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
        """Whether that key moves the card that was taken up; it does nothing else then."""
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
