"""The trail through the book: which pages were open before, and which one has gone back from."""

from __future__ import annotations

Spot = tuple[str, int]
"""A page and how far down it was read, in pixels."""


class Trail:
    """As far back and forth as one likes."""

    def __init__(self) -> None:
        self._before: list[Spot] = []
        self._after: list[Spot] = []

    @property
    def goes_back(self) -> bool:
        """Whether a page was open before."""
        return bool(self._before)

    @property
    def goes_on(self) -> bool:
        """Whether one has gone back from a page."""
        return bool(self._after)

    def leave(self, here: Spot) -> None:
        """Another page is opened from here: what one has gone back from is forgotten."""
        self._before.append(here)
        self._after.clear()

    def back(self, here: Spot) -> Spot | None:
        """The spot before, None if there is none."""
        if not self._before:
            return None
        self._after.append(here)
        return self._before.pop()

    def forward(self, here: Spot) -> Spot | None:
        """The spot one has gone back from, None if there is none."""
        if not self._after:
            return None
        self._before.append(here)
        return self._after.pop()
