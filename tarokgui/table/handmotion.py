"""The cards of the hand rise under the pointer, part for a raised one, and close up when one is gone.

Only pictures move, never the strips that take the pointer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from engine import Card
from tarokgui.draw.animation import Tween, out_cubic
from tarokgui.services.preferences import Preferences
from tarokgui.table.hand import HandCard
from tarokgui.table.proportions import INDEX, LONG
from tarokgui.widgets.base import Widget

RISE, SINK = 0.09, 0.12
RELAYOUT = 0.14
PART = 0.09
"""Seconds in which the neighbours of a raised card make way."""
RING = 0.07
"""The room for the ring of a raised card at its sides, in card widths."""


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
        for widget, after in pairwise(cards):
            widget.clear = after.place.x + after.aside >= widget.place.right + widget.aside - 1

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

    *Lasting*: only for those that stay raised wherever the pointer goes. A raised card is seen whole, and of every
    other one as much as its index takes. The cards at its right close up for it, each no more than it must; if they
    have too little room for that, those at its left. None leaves the felt.
    """
    if len(cards) < 2:
        return [0] * len(cards)
    felt, wide = cards[0].felt, cards[0].place.w
    rest = [card.place.x for card in cards]
    pointed = [card.hovered and not lasting for card in cards]
    others = [card.stays_whole if lasting else card.wants_room and not card.hovered for card in cards]
    apart = [min(INDEX * wide, after - before) for before, after in pairwise(rest)]
    for up in (pointed, others):
        _widen(apart, up, felt.w - wide, wide)
    places = [float(x) for x in rest]
    for number, least in enumerate(apart):
        places[number + 1] = max(places[number + 1], places[number] + least)
    places[-1] = min(places[-1], max(rest[-1], felt.right - wide))
    for number in reversed(range(len(apart))):
        places[number] = min(places[number], places[number + 1] - apart[number])
    return [round(place) - x for place, x in zip(places, rest, strict=True)]


def _widen(apart: list[float], up: Sequence[bool], room: int, wide: int) -> None:
    """Set the cards that are *up* further from the next ones, with *room* pixels from the first card to the last.

    They share the room that the indices leave, as far as they need it to be whole; then those beside them are to be
    whole as well, in a short hand, and their rings are to have room.
    """
    beside = wide if len(up) <= LONG else 0
    for most, numbers in (
        (wide, [number for number in range(len(apart)) if up[number]]),
        (beside + round(RING * beside), [number for number in range(len(apart)) if up[number] and not up[number + 1]]),
        (beside + round(RING * wide), [number for number in range(len(apart)) if up[number + 1] and not up[number]]),
    ):
        spare = max(0.0, room - sum(apart))
        for number in numbers:
            wish = most - apart[number] if most >= wide else most
            apart[number] += max(0.0, min(wish, spare / len(numbers)))
