"""The cards of the hand rise under the pointer and close up when one is gone. Only pictures move, never what is hit."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Card
from tarokgui.draw.animation import Tween, out_cubic
from tarokgui.table.hand import HandCard
from tarokgui.widgets.base import Widget

RISE, SINK = 0.09, 0.12
RELAYOUT = 0.14


class HandMotion:
    """How far each card of the hand is raised, and how far it still is from its place."""

    def __init__(self) -> None:
        self._time = 0.0
        self._raised: dict[Card, Tween] = {}
        self._slides: dict[Card, Tween] = {}
        self._wanted: dict[Card, bool] = {}
        self._seen: dict[Card, float] = {}
        self._window: object = None

    @property
    def busy(self) -> bool:
        """Whether a card moves."""
        return any(t.over > self._time for both in (self._raised, self._slides) for t in both.values())

    def finish(self) -> None:
        """Let every card be where it belongs."""
        self._slides.clear()
        self._raised = {card: Tween(t.end, t.end, 0.0, delay=self._time) for card, t in self._raised.items()}

    def settle(self, widgets: Iterable[Widget], window: object, *, still: bool) -> None:
        """There are new widgets: what has another place slides there, if the window is the same and not *still*."""
        cards = [widget for widget in widgets if isinstance(widget, HandCard)]
        if still or window != self._window:
            self._slides.clear()
        else:
            for widget in cards:
                seen = self._seen.get(widget.card)
                if seen is not None and seen != widget.place.x + self._slide(widget.card):
                    self._slides[widget.card] = Tween(seen - widget.place.x, 0.0, RELAYOUT, out_cubic, self._time)
        self._window = window
        for kept in (self._slides, self._raised, self._wanted):
            for gone in kept.keys() - {widget.card for widget in cards}:
                del kept[gone]
        self.pose(cards, still=still)

    def pose(self, widgets: Iterable[Widget], *, still: bool) -> None:
        """Tell every card where it is drawn now."""
        self._seen = {}
        for widget in widgets:
            if not isinstance(widget, HandCard):
                continue
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
