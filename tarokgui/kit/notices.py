"""Sentences that the player must not miss, such as that the game cannot be saved: no message takes their place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BASE_SECONDS: Final = 2.0
SECONDS_PER_LETTER: Final = 0.05


def reading_time(text: str) -> float:
    """Seconds in which *text* can be read."""
    return BASE_SECONDS + SECONDS_PER_LETTER * len(text)


@dataclass
class _Notice:
    text: str
    left: float


class Notices:
    """The notices of one program, the oldest first. Each stays until there was time to read it, on any screen.

    They belong to no scene: one that goes does not take them with it.
    """

    def __init__(self) -> None:
        self._all: list[_Notice] = []

    @property
    def texts(self) -> list[str]:
        """The sentences to be read now."""
        return [notice.text for notice in self._all]

    def add(self, text: str) -> None:
        """Have *text* read as well; from the beginning if it stands there already."""
        self._all = [notice for notice in self._all if notice.text != text]
        # All that stand there are read one after the other.
        self._all.append(_Notice(text, max((notice.left for notice in self._all), default=0.0) + reading_time(text)))

    def dismiss(self) -> bool:
        """Take all of them away; True if there were any."""
        were, self._all = bool(self._all), []
        return were

    def wake_in(self) -> float | None:
        """Seconds until the next one goes, None if there is none."""
        return min((notice.left for notice in self._all), default=None)

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass on a screen where they are seen; True when one goes."""
        for notice in self._all:
            notice.left -= dt
        before = len(self._all)
        self._all = [notice for notice in self._all if notice.left > 0]
        return len(self._all) < before
