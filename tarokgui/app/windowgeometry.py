"""The place and size of the window, and those with which it opens again: never out of sight. Pure: no pygame."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

LEAST_SIZE = (1024, 640)
SHARE_OF_DESKTOP = 0.8
GRIP = 120
"""So many points of the window's upper edge stay on a screen, to take hold of."""

ROOMY = (1600, 900)
"""On a smaller desktop the window opens maximised: the cards need all of it."""

Size = tuple[int, int]


class WindowGeometry(NamedTuple):
    """Size and left upper corner in points; ``maximised`` fills the work area, ``fullscreen`` the whole screen."""

    size: Size
    at: tuple[int, int]
    maximised: bool = False
    fullscreen: bool = False

    def data(self) -> list[int]:
        """As the settings keep it. Versions up to 0.4.0 know the last number as 0 or 1, and maximise for any other."""
        return [*self.size, *self.at, int(self.maximised) + 2 * int(self.fullscreen)]


def remembered(data: Sequence[int], screens: Sequence[Size]) -> WindowGeometry | None:
    """The place in the settings, moved and shrunk so that it can be seen on *screens* side by side; None if none."""
    if len(data) != 5 or not screens:
        return None
    widest, highest = max(w for w, _ in screens), max(h for _, h in screens)
    w = max(min(LEAST_SIZE[0], widest), min(data[0], widest))
    h = max(min(LEAST_SIZE[1], highest), min(data[1], highest))
    whole = sum(width for width, _ in screens)
    x = max(GRIP - w, min(data[2], whole - GRIP))
    y = max(0, min(data[3], highest - GRIP))
    return WindowGeometry((w, h), (x, y), bool(data[4] & 1), bool(data[4] & 2))


def opens_maximised(desktop: Size) -> bool:
    """True if a window that was never opened before takes the whole desktop."""
    return desktop[0] < ROOMY[0] or desktop[1] < ROOMY[1]


def opening_size(desktop: tuple[int, int], wish: str | None = None) -> tuple[int, int]:
    """The window's first size: *wish* (``"1280x720"``), else 80 % of the desktop; never larger than the desktop.

    A wish that is no size counts as none.
    """
    match = re.fullmatch(r"([0-9]{2,5})x([0-9]{2,5})", wish.strip().lower()) if wish else None
    if match:
        return min(desktop[0], int(match[1])), min(desktop[1], int(match[2]))
    return (
        min(desktop[0], max(LEAST_SIZE[0], round(desktop[0] * SHARE_OF_DESKTOP))),
        min(desktop[1], max(LEAST_SIZE[1], round(desktop[1] * SHARE_OF_DESKTOP))),
    )
