"""Where the window was and how large, and where it opens again: never out of sight. Pure: no pygame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

LEAST_SIZE = (1024, 640)
GRIP = 120
"""So many points of the window's upper edge stay on a screen, to take hold of."""

Size = tuple[int, int]


class Place(NamedTuple):
    """Size and left upper corner in points, and whether it fills the screen's work area."""

    size: Size
    at: tuple[int, int]
    maximised: bool = False

    def data(self) -> list[int]:
        """As the settings keep it."""
        return [*self.size, *self.at, int(self.maximised)]


def remembered(data: Sequence[int], screens: Sequence[Size]) -> Place | None:
    """The place in the settings, moved and shrunk so that it can be seen on *screens* side by side; None if none."""
    if len(data) != 5 or not screens:
        return None
    widest, highest = max(w for w, _ in screens), max(h for _, h in screens)
    w = max(min(LEAST_SIZE[0], widest), min(data[0], widest))
    h = max(min(LEAST_SIZE[1], highest), min(data[1], highest))
    whole = sum(width for width, _ in screens)
    x = max(GRIP - w, min(data[2], whole - GRIP))
    y = max(0, min(data[3], highest - GRIP))
    return Place((w, h), (x, y), bool(data[4]))
