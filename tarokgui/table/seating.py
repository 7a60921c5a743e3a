"""Who sits where on the screen, and what they are called."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Seat
from tarokgui.i18n import Translator
from tarokgui.table.layout import Place, places


@dataclass(frozen=True, slots=True)
class Seating:
    """The person at the bottom, the others anticlockwise: the next to act sits at the right."""

    human: Seat
    players: int
    tr: Translator

    def place(self, seat: Seat) -> Place:
        """Where a seat is on the screen."""
        return places(self.players)[(seat - self.human) % self.players]

    def seat(self, place: Place) -> Seat:
        """Who sits there."""
        return (self.human + places(self.players).index(place)) % self.players

    def name(self, seat: Seat) -> str:
        """What a seat is called: "You", or the bot's name."""
        return self.tr(f"seat.name.{self.place(seat)}")

    def says(self, key: str, seat: Seat, **params: object) -> str:
        """A message about a seat, in its form for the person or for somebody else."""
        form = "you" if seat == self.human else "other"
        return self.tr(f"{key}.{form}", name=self.name(seat), **params)
