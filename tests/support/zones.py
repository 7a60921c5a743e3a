"""The zones of the table that may not share a pixel."""

from __future__ import annotations

from tarokgui.draw.geometry import Rect
from tarokgui.session.seating import Place
from tarokgui.table.zones import TableLayout


def base_zones(table: TableLayout) -> dict[str, Rect]:
    """The zones that share no pixel, by name."""
    zones = {"bar": table.bar, "tools": table.tools, "centre": table.centre}
    zones |= {"own plate": table.own_plate, "advice": table.advice}
    if table.hand_lies:
        zones["hand"] = table.hand
    for seat in table.seats.values():
        if seat.place is not Place.YOU:
            zones[f"seat {seat.place}"] = seat.zone
    return zones
