"""The zones of the table: a record of the places of everything in one window. Pure: no pygame."""

from __future__ import annotations

from dataclasses import dataclass

from tarokgui.draw.geometry import Rect, Scale
from tarokgui.session.seating import Place
from tarokgui.table.seatlayout import SeatLayout


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All zones in window pixels.

    Bar, tools, seats, centre, plate, advice and hand never overlap; the rest is inside `centre` or over it.
    """

    scale: Scale
    window: Rect
    bar: Rect
    """The strip: contract, king, announcements, trick, hand, pot; in the bidding the calls so far."""
    tools: Rect
    """At the top right: round buttons."""
    dock: Rect | None
    """Over the table, at the right; None while neither journal nor hint is open."""
    table: Rect
    """The felt under the plates."""
    seats: dict[Place, SeatLayout]
    lying: Rect
    """The part of the centre that the slots of the trick take: beside it the felt is free."""
    centre: Rect
    talon: Rect
    sheet: Rect
    own_plate: Rect
    advice: Rect
    hand: Rect
    hand_lies: bool
    """True if room is left for the hand; without it the centre reaches down to the line at the foot."""
    card: tuple[int, int]
    talon_card: tuple[int, int]
    pocket_card: tuple[int, int]
    mini_card: tuple[int, int]
    lift: int
    """Hover and keyboard focus raise a card by so many pixels; illegal cards are `lower` pixels deeper."""
    lower: int
    hands: tuple[int, int]
    """The cards of a usual hand, and those of the longest one that the game deals."""

    @property
    def card_sizes(self) -> tuple[tuple[int, int], ...]:
        """The sizes of faces on this table, the hand's first."""
        trick = next(iter(self.seats.values())).trick
        return self.card, (trick.w, trick.h), self.talon_card, self.pocket_card
