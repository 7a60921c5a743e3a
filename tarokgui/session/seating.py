"""Who sits where on the screen, and what they are called."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine import Seat
from tarokgui.session.people import companion, seated
from tarokgui.wording.i18n import Translator


class Place(StrEnum):
    """A seat as the player sees it."""

    YOU = "you"
    RIGHT = "right"
    FAR_RIGHT = "far-right"
    TOP = "top"
    FAR_LEFT = "far-left"
    LEFT = "left"


PLACES: Final = {
    3: (Place.YOU, Place.RIGHT, Place.LEFT),
    4: (Place.YOU, Place.RIGHT, Place.TOP, Place.LEFT),
    5: (Place.YOU, Place.RIGHT, Place.FAR_RIGHT, Place.FAR_LEFT, Place.LEFT),
}
"""The seats in turn order, you first, by the number of players."""

ACROSS: Final = (Place.LEFT, Place.FAR_LEFT, Place.TOP, Place.FAR_RIGHT, Place.RIGHT)
"""How the others sit side by side as you see them, the leftmost first."""


def places(players: int) -> tuple[Place, ...]:
    """The seats in turn order, you first. Raises ValueError for other than 3, 4 or 5 players."""
    if players not in PLACES:
        raise ValueError(f"a table has 3, 4 or 5 players, not {players}")
    return PLACES[players]


@dataclass(frozen=True, slots=True)
class Seating:
    """The person at the bottom, the others anticlockwise: the next to act sits at the right."""

    human: Seat
    players: int
    tr: Translator
    people: tuple[str, ...] = ()
    """The ids of those at the table by seat; the usual ones if empty."""
    bots: tuple[str, ...] = ()
    """The names of the bots that decide for them; empty: everybody plays as they are wont to."""

    def place(self, seat: Seat) -> Place:
        """Where a seat is on the screen."""
        return places(self.players)[(seat - self.human) % self.players]

    def seat(self, place: Place) -> Seat:
        """Who sits there."""
        return (self.human + places(self.players).index(place)) % self.players

    def name(self, seat: Seat) -> str:
        """What a seat is called: "You", or the name of the companion."""
        if seat == self.human:
            return self.tr("seat.name.you")
        return self.tr(companion(self.person(seat)).name_key)

    def person(self, seat: Seat) -> str:
        """The id of whoever sits there, for the portrait."""
        return (self.people or seated(self.players, self.human))[seat]

    def strength(self, seat: Seat) -> str:
        """The name of the bot that decides for somebody who does not play as they are wont to; else empty."""
        bot = self.bots[seat] if self.bots else ""
        return bot if bot != self.person(seat) else ""

    def says(self, key: str, seat: Seat, **params: object) -> str:
        """A message about a seat, in its form for the person or for somebody else."""
        form = "you" if seat == self.human else "other"
        return self.tr(f"{key}.{form}", name=self.name(seat), **params)
