"""Cards on their way across the table. The model is always ahead: this only decides where a card is drawn meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.animation import Easing, out_cubic
from tarokgui.geometry import Rect

if TYPE_CHECKING:
    import pygame

    from tarokgui.table.cards import CardPainter

REDUCED_SECONDS = 0.08


@dataclass(frozen=True, slots=True)
class Flight:
    """A card going from one rectangle to another.

    ``card`` is its name, None for a back. ``start`` and ``seconds`` are on the motion's own clock. The rectangles are
    asked for each time, so a window that changes its size takes the flight along.
    """

    card: str | None
    source: Callable[[], Rect]
    target: Callable[[], Rect]
    start: float
    seconds: float
    easing: Easing
    key: str

    def rect(self, time: float) -> Rect:
        """Where the card is at that time."""
        gone = (time - self.start) / self.seconds if self.seconds > 0 else 1.0
        share = self.easing(min(1.0, max(0.0, gone)))
        a, b = self.source(), self.target()
        return Rect(*(round(p + (q - p) * share) for p, q in zip(a, b, strict=True)))


class Motion:
    """All flights, on one clock that runs with the player's speed."""

    def __init__(self) -> None:
        self.time = 0.0
        self._flights: list[Flight] = []

    @property
    def busy(self) -> bool:
        """Whether something is on its way or waits to start."""
        return bool(self._flights)

    def fly(
        self,
        card: str | None,
        source: Callable[[], Rect],
        target: Callable[[], Rect],
        seconds: float,
        *,
        delay: float = 0.0,
        easing: Easing = out_cubic,
        key: str = "",
        reduced: bool = False,
    ) -> None:
        """Send a card on its way. ``key`` names what must not be drawn at its place until it has arrived."""
        if reduced:
            seconds, delay = min(seconds, REDUCED_SECONDS), 0.0
        self._flights.append(Flight(card, source, target, self.time + delay, seconds, easing, key))

    def advance(self, dt: float, speed: float) -> None:
        """Let ``dt`` seconds go by; at speed 0 everything arrives at once."""
        if speed <= 0:
            self.finish()
            return
        self.time += dt * speed
        self._flights = [flight for flight in self._flights if flight.start + flight.seconds > self.time]

    def finish(self) -> None:
        """Let everything arrive."""
        self._flights.clear()

    def in_flight(self, key: str) -> bool:
        """Whether the thing of that key has not arrived yet."""
        return any(flight.key == key for flight in self._flights)

    def positions(self) -> list[tuple[str | None, Rect]]:
        """Every card on its way and where it is; those that have not started yet lie where they come from."""
        return [(flight.card, flight.rect(self.time)) for flight in self._flights]


def draw_flights(surface: pygame.Surface, motion: Motion, cards: CardPainter, exact: Rect) -> None:
    """The cards on their way. They are scaled from pictures of the size ``exact``, that of the trick: an exact picture
    for every step would have to be drawn anew each time."""
    import pygame

    for name, rect in motion.positions():
        size = (max(1, rect.w), max(1, rect.h))
        drawn = (exact.w, exact.h)
        picture = cards.back(drawn) if name is None else cards.face(name, drawn)
        surface.blit(picture if size == drawn else pygame.transform.smoothscale(picture, size), rect)
