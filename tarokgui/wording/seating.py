"""The seats as the player sees them, with their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from engine import Seat, Variant
from tarokgui.session.people import NAME_KEYS
from tarokgui.session.seating import PLACES, Place
from tarokgui.wording.translator import Translator


@dataclass(frozen=True, slots=True)
class Seating:
    """The person at the bottom, the others anticlockwise: the next to act sits at the right."""

    human: Seat
    players: int
    tr: Translator
    people: tuple[str, ...]
    """The ids of those at the table by seat."""
    bots: tuple[str, ...] = ()
    """The names of the bots that decide for them; empty: each plays by their own character."""

    def place(self, seat: Seat) -> Place:
        """The place of a seat on the screen."""
        return PLACES[self.players][(seat - self.human) % self.players]

    def seat(self, place: Place) -> Seat:
        """The seat at a place of the screen."""
        return (self.human + PLACES[self.players].index(place)) % self.players

    def name(self, seat: Seat) -> str:
        """The name of a seat: "You", or the name of the companion."""
        if seat == self.human:
            return self.tr("seat.name.you")
        return self.tr(NAME_KEYS[self.people[seat]])

    def person(self, seat: Seat) -> str:
        """The id of the person in a seat, for the portrait."""
        return self.people[seat]

    def strength(self, seat: Seat) -> str:
        """The bot that plays a seat in place of its usual one, or "" if the seat plays as usual."""
        bot = self.bots[seat] if self.bots else ""
        return bot if bot != self.person(seat) else ""

    def says(self, key: str, seat: Seat, **params: object) -> str:
        """A message about a seat, in its form for the person or for another player."""
        form = "you" if seat == self.human else "other"
        return self.tr(f"{key}.{form}", name=self.name(seat), **params)


class Seated(Protocol):
    """The people of an evening: the person, and the id and the bot of each seat."""

    human: Seat
    people: tuple[str, ...]

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of the bots."""

    @property
    def variant(self) -> Variant:
        """The game that is played."""


def seating_of(evening: Seated, tr: Translator) -> Seating:
    """The table of an evening, with the names that its seats have in the translator's language."""
    return Seating(evening.human, evening.variant.players, tr, evening.people, evening.bots)
