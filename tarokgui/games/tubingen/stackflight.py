"""The four hands on their way to the stack, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine import Seat, Table
from tarokgui.draw.animation import Timeline, Tween, out_cubic
from tarokgui.games.tubingen.stack import SHOWN, closed_height, draw_closed

if TYPE_CHECKING:
    import pygame

    from tarokgui.games.tubingen.stackplaces import StackPlaces

FLIGHT, APART, REST = 0.55, 0.4, 0.5
"""Seconds that a hand takes to the stack, until the next one follows, and that the stack is shown."""
PACK: Final = 18
"""So many backs are seen of the whole stack."""


def stacking_turn(table: Table) -> list[Seat]:
    """The seats in the order in which their hands are stacked: the dealer's first, forehand's on top."""
    return [(table.dealer - step) % table.players for step in range(table.players)]


class StackFlight:
    """The hands of the *turn*, the first one lowest."""

    def __init__(self, turn: Sequence[Seat], *, speed: float, reduced: bool) -> None:
        self._turn = tuple(turn)
        self._heard = 0
        self.timeline = Timeline(speed=speed, reduced=reduced)
        for number, _ in enumerate(self._turn):
            self.timeline.add(f"fly:{number}", Tween(0.0, 1.0, FLIGHT, out_cubic, delay=number * APART))
        self.timeline.add("rest", Tween(0.0, 1.0, REST, delay=(len(self._turn) - 1) * APART + FLIGHT))

    @property
    def landed(self) -> int:
        """The number of hands on the stack."""
        return sum(self._gone(number) >= 1.0 for number, _ in enumerate(self._turn))

    @property
    def backs(self) -> int:
        """The number of backs seen there."""
        return self.landed * PACK // len(self._turn)

    def arrives(self) -> bool:
        """True if one more hand has landed since the last call."""
        before, self._heard = self._heard, self.landed
        return self._heard != before

    def draw(self, surface: pygame.Surface, places: StackPlaces) -> None:
        """Draw the hands that are still on their way."""
        paint, target = places.paint, places.stack
        for number, seat in enumerate(self._turn):
            gone = self._gone(number)
            if gone >= 1.0:
                continue
            start = places.pile(seat)
            up = closed_height(paint, max(1, number * PACK // len(self._turn))) if number else 0
            x = start.x + (target.x - start.x) * gone
            y = start.y + (target.y - up - start.y) * gone
            draw_closed(surface, paint, start._replace(x=round(x), y=round(y)), SHOWN)

    def _gone(self, number: int) -> float:
        """The part of its way that a hand has behind it, of 1."""
        return self.timeline.value(f"fly:{number}")
