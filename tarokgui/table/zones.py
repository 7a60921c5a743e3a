"""The zones of the table: a record of where everything lies in one window. Pure: no pygame."""

from __future__ import annotations

from dataclasses import dataclass

from tarokgui.draw.geometry import Rect
from tarokgui.draw.scale import Scale
from tarokgui.session.seating import Place
from tarokgui.table.seatlayout import SeatLayout


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All zones in window pixels. `base_zones` never overlap; the rest lies inside `centre` or over it."""

    scale: Scale
    window: Rect
    bar: Rect
    """What may be asked at the table: contract, king, announcements."""
    tools: Rect
    """At the top right: round buttons, and below them the number of the hand, radler and pot."""
    dock: Rect | None
    overlaid: bool
    """Whether the dock lies over the table instead of beside it."""
    table: Rect
    """The felt that the dock leaves."""
    seats: dict[Place, SeatLayout]
    centre: Rect
    talon: Rect
    history: Rect
    bids: Rect
    sheet: Rect
    own_plate: Rect
    advice: Rect
    hand: Rect
    card: tuple[int, int]
    talon_card: tuple[int, int]
    pocket_card: tuple[int, int]
    mini_card: tuple[int, int]
    lift: int
    """Hover and keyboard focus raise a card by so many pixels; illegal cards lie `lower` pixels deeper."""
    lower: int

    def base_zones(self) -> dict[str, Rect]:
        """The zones that share no pixel, by name."""
        zones = {"bar": self.bar, "tools": self.tools, "centre": self.centre}
        zones |= {"own plate": self.own_plate, "advice": self.advice, "hand": self.hand}
        for seat in self.seats.values():
            if seat.place is not Place.YOU:
                zones[f"seat {seat.place}"] = seat.zone
        if self.dock is not None and not self.overlaid:
            zones["dock"] = self.dock
        return zones
