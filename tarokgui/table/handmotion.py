"""The cards of the hand rise under the pointer, part for a raised one, and close up when one is gone.

Only pictures move, never the strips that take the pointer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import Card
from tarokgui.draw.animation import Tween, out_cubic
from tarokgui.services.preferences import Preferences
from tarokgui.table.hand import HandCard
from tarokgui.table.proportions import LONG
from tarokgui.widgets.base import Widget

RISE, SINK = 0.09, 0.12
RELAYOUT = 0.14
PART = 0.09
"""Seconds in which the neighbours of a raised card make way."""
FALL = 0.5
"""The movement of each next card, in parts of the one before."""
SHARED = 8
"""So many cards at most make way for one in a long hand."""


class HandMotion:
    """The height of each card of the hand, and its distance from its place."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._time = 0.0
        self._raised: dict[Card, Tween] = {}
        self._slides: dict[Card, Tween] = {}
        self._asides: dict[Card, Tween] = {}
        self._wanted: dict[Card, bool] = {}
        self._seen: dict[Card, float] = {}
        self._window: object = None

    @property
    def busy(self) -> bool:
        """True while a card moves."""
        return any(t.over > self._time for each in (self._raised, self._slides, self._asides) for t in each.values())

    @property
    def still(self) -> bool:
        """True if nothing is to be seen moving."""
        comfort = self._preferences.accessibility
        return comfort.speed <= 0 or comfort.reduced_motion

    def finish(self) -> None:
        """Let every card be where it belongs."""
        self._slides.clear()
        for kept in (self._raised, self._asides):
            kept.update({card: Tween(t.end, t.end, 0.0, delay=self._time) for card, t in kept.items()})

    def settle(self, widgets: Iterable[Widget], window: object) -> None:
        """Take the new widgets: a card with another place slides there, if the window is the same and not all still."""
        cards = [widget for widget in widgets if isinstance(widget, HandCard)]
        at_once = window != self._window
        if self.still or at_once:
            self._slides.clear()
        else:
            for widget in cards:
                seen = self._seen.get(widget.card)
                if seen is not None and seen != widget.place.x + self._slide(widget.card):
                    self._slides[widget.card] = Tween(seen - widget.place.x, 0.0, RELAYOUT, out_cubic, self._time)
        self._window = window
        for kept in (self._slides, self._raised, self._asides, self._wanted):
            for gone in kept.keys() - {widget.card for widget in cards}:
                del kept[gone]
        self.pose(cards, at_once=at_once)

    def pose(self, widgets: Iterable[Widget], *, at_once: bool = False) -> None:
        """Tell every card where it is drawn now, raised as far as the pointer or the keys have it; ``at_once``: with
        neighbours that have made way already."""
        self._seen, still = {}, self.still
        cards = [widget for widget in widgets if isinstance(widget, HandCard)]
        self._part(cards, still=still, at_once=at_once)
        for widget in cards:
            card = widget.card
            up = widget.up
            if self._wanted.get(card, False) != up:
                self._wanted[card] = up
                if still or widget.by_key:
                    self._raised[card] = Tween(float(up), float(up), 0.0, delay=self._time)
                else:
                    seconds = RISE if up else SINK
                    self._raised[card] = Tween(self._height(card), float(up), seconds, out_cubic, self._time)
            widget.raised, widget.slide = self._height(card), round(self._slide(card))
            self._seen[card] = widget.place.x + widget.slide

    def _part(self, cards: Sequence[HandCard], *, still: bool, at_once: bool) -> None:
        """Have the neighbours of raised cards make way.

        Where all is *still*, they do so at once, and only for cards that stay raised by keys or a hint: else their
        neighbours could not be read. Under the pointer nothing moves then.
        """
        wanted = partings(cards, lasting=still)
        seconds = 0.0 if still or at_once or any(widget.by_key for widget in cards) else PART
        for widget, aside in zip(cards, wanted, strict=True):
            tween = self._asides.get(widget.card)
            if aside != (0 if tween is None else tween.end):
                begin = self._aside(widget.card) if seconds else aside
                self._asides[widget.card] = Tween(begin, aside, seconds, out_cubic, self._time)
            widget.aside = round(self._aside(widget.card))

    def advance(self, dt: float, speed: float) -> None:
        """Let time go by; at speed 0 everything arrives."""
        if speed <= 0:
            self.finish()
        else:
            self._time += dt * speed

    def _height(self, card: Card) -> float:
        tween = self._raised.get(card)
        return 0.0 if tween is None else tween.at(self._time)

    def _slide(self, card: Card) -> float:
        tween = self._slides.get(card)
        return 0.0 if tween is None else tween.at(self._time)

    def _aside(self, card: Card) -> float:
        tween = self._asides.get(card)
        return 0.0 if tween is None else tween.at(self._time)


def partings(cards: Sequence[HandCard], *, lasting: bool = False) -> list[int]:
    """The pixels by which each of the *cards*, from the left, makes way to the right for those that are raised.

    *Lasting*: only for those that stay raised wherever the pointer goes. None leaves the felt.
    """
    wants = [card.stays_up if lasting else card.wants_room for card in cards]
    asides = _long_asides(cards, wants) if len(cards) > LONG else _asides(cards, wants)
    return [
        round(min(max(card.place.x + by, card.felt.x), card.felt.right - card.place.w) - card.place.x)
        for card, by in zip(cards, asides, strict=True)
    ]


def _asides(cards: Sequence[HandCard], wants: Sequence[bool]) -> list[float]:
    """Neighbours move by the width that they and the raised card share, those behind by less and less.

    Between two raised cards they go to the right, because the one at their left covers their numerals.
    """
    moved = {-1: [0.0] * len(cards), 1: [0.0] * len(cards)}
    for place, raised in enumerate(cards):
        if not wants[place]:
            continue
        for side in (-1, 1):
            by = 0.0
            for other in range(place + side, len(cards) if side > 0 else -1, side):
                near = abs(other - place) == 1
                covered = raised.place.w - abs(cards[other].place.x - raised.place.x)
                by = max(0.0, float(covered)) if near else by * FALL
                if not wants[other]:
                    moved[side][other] += by
    return [right or -left for left, right in zip(moved[-1], moved[1], strict=True)]


def _long_asides(cards: Sequence[HandCard], wants: Sequence[bool]) -> list[float]:
    """In a long hand only those at the right make way, whose numerals a raised card covers.

    As many share it as stand before the next raised card or the felt's edge, so that no numeral is lost for another.
    """
    asides = [0.0] * len(cards)
    for place, raised in enumerate(cards[:-1]):
        if not wants[place] or wants[place + 1]:
            continue
        wall = next((other for other in range(place + 1, len(cards)) if wants[other]), len(cards))
        following = wall - place - 1
        covered = float(max(0, raised.place.right - cards[place + 1].place.x))
        if wall < len(cards):
            loss = covered / following
        else:
            spare = cards[-1].felt.right - cards[-1].place.right
            loss = (covered - spare) / max(1, following - 1)
        loss = max(loss, covered / SHARED)
        for number in range(following):
            asides[place + 1 + number] = max(0.0, covered - number * loss)
    return asides
