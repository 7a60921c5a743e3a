"""Words that are just being said: their bubble comes up quickly and then stands still."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engine import Seat
from tarokgui.draw.animation import Tween, out_back

if TYPE_CHECKING:
    from tarokgui.wording.speeches import SpeechBubble

SECONDS: Final = 0.12
SMALL: Final = 0.7
"""The size with which a bubble begins."""


class Pops:
    """The present size of each bubble, as a part of its whole."""

    def __init__(self) -> None:
        self._time = 0.0
        self._known: dict[Seat, SpeechBubble] | None = None
        self._growing: dict[Seat, Tween] = {}

    @property
    def busy(self) -> bool:
        """True while a bubble is growing."""
        return bool(self._growing)

    def see(self, said: Mapping[Seat, SpeechBubble], *, still: bool) -> bool:
        """Take the words said now; new ones begin to grow, unless all is to be *still*. True if one has begun."""
        known, self._known = self._known, dict(said)
        if known is None or still:
            self._growing.clear()
            return False
        fresh = [seat for seat, words in said.items() if words != known.get(seat)]
        for seat in fresh:
            self._growing[seat] = Tween(SMALL, 1.0, SECONDS, out_back, self._time)
        for seat in self._growing.keys() - said.keys():
            del self._growing[seat]
        return bool(fresh)

    def advance(self, dt: float, speed: float) -> bool:
        """Let time go by; True if a bubble has just reached its full size."""
        self._time += dt * speed
        done = [seat for seat, tween in self._growing.items() if speed <= 0 or tween.over <= self._time]
        for seat in done:
            del self._growing[seat]
        return bool(done)

    def sizes(self) -> dict[Seat, float]:
        """The bubbles that grow, with their sizes."""
        return {seat: tween.at(self._time) for seat, tween in self._growing.items()}
