"""The zones of the table: a record of where everything lies in one window. Pure: no pygame."""

from __future__ import annotations

from dataclasses import dataclass

from tarokgui.draw.geometry import Rect
from tarokgui.draw.scale import Scale
from tarokgui.session.seating import Place
from tarokgui.table.seatlayout import SeatLayout


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All zones in window pixels. Bar, tools, seats, centre, plate, advice and hand never overlap;
    the rest lies inside `centre` or over it."""

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
