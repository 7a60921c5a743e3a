"""The steps of the keyboard among widgets: on and back in reading order, to either end, by arrows to the nearest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarokgui.kit.commands import Key
from tarokgui.widgets.base import Widget

ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def is_step(command: Key) -> bool:
    """True if that key goes from widget to widget."""
    if command.name == "tab":
        return command.plain()
    return not command.mods and (command.name in ARROWS or command.name in ("home", "end"))


def step_by(command: Key, stops: Sequence[Widget], here: Widget | None) -> Widget | None:
    """The stop to which the key leads from *here*; None if it leads nowhere."""
    if command.name in ARROWS:
        return None if here is None else _nearest(stops, here, *ARROWS[command.name])
    if not stops:
        return None
    if command.name == "tab":
        by = -1 if "shift" in command.mods else 1
        return stops[((stops.index(here) if here in stops else -by) + by) % len(stops)]
    return stops[0 if command.name == "home" else -1]


def neighbour(stops: Sequence[Widget], here: Widget | None, by: int) -> Widget | None:
    """The next stop in reading order, or (*by* −1) the one before; None at either end."""
    at = (stops.index(here) if here in stops else -1 if by > 0 else len(stops)) + by
    return stops[at] if 0 <= at < len(stops) else None


def _nearest(stops: Sequence[Widget], here: Widget, dx: int, dy: int) -> Widget | None:
    """The nearest widget in that direction; sideways distance counts double."""
    at = here.rect
    best: tuple[float, Widget] | None = None
    for widget in stops:
        rect = widget.rect
        along = (rect.centre[0] - at.centre[0]) * dx + (rect.centre[1] - at.centre[1]) * dy
        if widget is here or along <= 0:
            continue
        if dx:
            apart = max(0, rect.y - at.bottom, at.y - rect.bottom) + abs(rect.centre[1] - at.centre[1]) * 0.3
        else:
            apart = max(0, rect.x - at.right, at.x - rect.right) + abs(rect.centre[0] - at.centre[0]) * 0.3
        cost = along + 2 * apart
        if best is None or cost < best[0]:
            best = (cost, widget)
    return None if best is None else best[1]
