"""The trail through the book: the pages that were open before, and those from which the player has gone back."""

from __future__ import annotations

Spot = tuple[str, int]
"""A page and the distance read down it, in pixels."""


class Trail:
    """A trail without an end in either direction."""

    def __init__(self) -> None:
        self._before: list[Spot] = []
        self._after: list[Spot] = []

    @property
    def goes_back(self) -> bool:
        """True if a page was open before."""
        return bool(self._before)

    @property
    def goes_on(self) -> bool:
        """True if the player has gone back from a page."""
        return bool(self._after)

    def leave(self, here: Spot) -> None:
        """Note that another page is opened from here, and forget the pages from which the player has gone back."""
        self._before.append(here)
        self._after.clear()

    def back(self, here: Spot) -> Spot | None:
        """The spot before, None if there is none."""
        if not self._before:
            return None
        self._after.append(here)
        return self._before.pop()

    def forward(self, here: Spot) -> Spot | None:
        """The spot from which the player has gone back, None if there is none."""
        if not self._after:
            return None
        self._before.append(here)
        return self._after.pop()
