"""Cards on their way across the table. The model is always ahead: this only decides where a card is drawn meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import cos, hypot, pi
from typing import NamedTuple

from tarokgui.draw.animation import REDUCED, Easing, out_cubic
from tarokgui.draw.geometry import Rect

ARC = 0.06
"""The rise of a played card on its way, in lengths of the way."""

Where = Callable[[], Rect]


def hand_key(name: str) -> str:
    """The key of a card that is on its way to the hand."""
    return f"hand:{name}"


def talon_key(group: int, number: int) -> str:
    """The key of a card of the talon that is being turned or lifted."""
    return f"talon:{group}:{number}"


@dataclass(frozen=True, slots=True)
class Flight:
    """A card going from one rectangle to another.

    ``card`` is its name, None for a back; ``turns`` says that it turns over on the way and shows ``then`` from the
    middle on. ``start`` and ``seconds`` are on the motion's own clock. The rectangles are asked for each time, so a
    window that changes its size takes the flight along. ``early`` cards wait at their source until they start; after
    their arrival they stay at their target for ``stays`` seconds. ``fades``: it comes (1) or goes (-1) in its place
    instead of travelling.
    """

    card: str | None
    source: Where
    target: Where
    start: float
    seconds: float
    easing: Easing
    key: str
    arc: float = 0.0
    turns: bool = False
    then: str | None = None
    early: bool = True
    stays: float = 0.0
    fades: int = 0
    cue: str = ""
    angle: float = 0.0

    @property
    def over(self) -> float:
        """The time from which it is not shown any more."""
        return self.start + self.seconds + self.stays

    def share(self, time: float) -> float:
        """The part of its time that is gone, from 0 to 1."""
        gone = (time - self.start) / self.seconds if self.seconds > 0 else 1.0
        return min(1.0, max(0.0, gone))

    def rect(self, time: float) -> Rect:
        """The place of the card at that time, before it is narrowed by its turning."""
        if self.fades:
            return self.target() if self.fades > 0 else self.source()
        share = self.easing(self.share(time))
        a, b = self.source(), self.target()
        x, y, w, h = (p + (q - p) * share for p, q in zip(a, b, strict=True))
        if self.arc:
            y -= self.arc * hypot(b.x - a.x, b.y - a.y) * 4 * share * (1 - share)
        return Rect(round(x), round(y), round(w), round(h))


class Shown(NamedTuple):
    """A card as it is to be drawn: its name or None for a back, its place, its part of the whole width, its opacity."""

    card: str | None
    rect: Rect
    width: float = 1.0
    opaque: float = 1.0
    whole: tuple[int, int] = (0, 0)
    """The larger of the two sizes between which it travels: it is scaled from that."""
    angle: float = 0.0
    lifted: bool = False
    """True if it is above the table now: it travels, and neither waits nor rests nor fades."""


class Motion:
    """All flights, on one clock that runs with the player's speed."""

    def __init__(self) -> None:
        self.time = 0.0
        self.busy = False
        """True while something is on its way or waits to start; asked several times a frame."""
        self._flights: list[Flight] = []
        self._cues: list[str] = []

    @property
    def number(self) -> int:
        """The number of things on their way or waiting to start."""
        return len(self._flights)

    def fly(
        self,
        card: str | None,
        source: Where,
        target: Where,
        seconds: float,
        *,
        delay: float = 0.0,
        easing: Easing = out_cubic,
        key: str = "",
        reduced: bool = False,
        arc: float = 0.0,
        turns: bool = False,
        then: str | None = None,
        early: bool = True,
        stays: float = 0.0,
        leaves: bool = False,
        cue: str = "",
        angle: float = 0.0,
    ) -> None:
        """Send a card on its way. ``key`` names the thing that must not be drawn at its place until it has arrived.

        ``reduced``: it fades in at its target, or out at its source if it ``leaves`` the table, and nothing moves.
        ``cue`` is the sound of its arrival, ``angle`` its slant all the way.
        """
        fades = 0
        if reduced:
            seconds, delay, stays, fades = REDUCED, 0.0, 0.0, -1 if leaves else 1
            card, turns = (then, False) if turns else (card, False)
        start, self.busy = self.time + delay, True
        self._flights.append(
            Flight(card, source, target, start, seconds, easing, key, arc, turns, then, early, stays, fades, cue, angle)
        )

    def advance(self, dt: float, speed: float) -> None:
        """Let ``dt`` seconds go by; at speed 0 everything arrives at once."""
        if speed <= 0:
            self.finish()
            return
        self.time += dt * speed
        arrived = [each for each in self._flights if each.over <= self.time]
        if arrived:
            self._cues += [each.cue for each in arrived if each.cue]
            self._flights = [each for each in self._flights if each.over > self.time]
            self.busy = bool(self._flights)

    def finish(self) -> None:
        """Let everything arrive."""
        self._cues += [each.cue for each in self._flights if each.cue]
        self._flights.clear()
        self.busy = False

    def clear(self) -> None:
        """Forget everything, also the sounds that were due."""
        self._flights.clear()
        self._cues.clear()
        self.busy = False

    def heard(self) -> list[str]:
        """The sounds of arrivals since this was asked last."""
        cues, self._cues = self._cues, []
        return cues

    def will_be_heard(self, cue: str) -> bool:
        """True if something on its way will sound like that when it arrives."""
        return any(flight.cue == cue for flight in self._flights)

    def in_flight(self, key: str) -> bool:
        """True while the thing of that key has not arrived."""
        return any(flight.key == key for flight in self._flights)

    def shown(self, window: Rect | None = None) -> Iterator[Shown]:
        """Every card on its way as it is drawn now, none of it outside *window*."""
        for flight in self._flights:
            if self.time < flight.start and not flight.early:
                continue
            rect, share = flight.rect(self.time), flight.share(self.time)
            if window is not None:
                rect = rect.within(window)
            card, width = flight.card, 1.0
            if flight.turns:
                card = flight.card if share < 0.5 else flight.then
                width = abs(cos(pi * share))
            opaque = 1.0 if not flight.fades else share if flight.fades > 0 else 1.0 - share
            a, b = flight.source(), flight.target()
            whole = (a.w, a.h) if a.h > b.h else (b.w, b.h)
            lifted = not flight.fades and self.time >= flight.start and share < 1.0
            yield Shown(card, rect, width, opaque, whole, flight.angle, lifted)
