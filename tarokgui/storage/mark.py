"""How far the evening had come that was kept last: a line beside the two files, for when both have lost its end.

It is written after each decision and before that is shown, without waiting for the disk. So what it says was once kept;
if it is missing or damaged, nothing is known.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tarokgui.storage.smallfile import read_small, write_over

from .snapshot import State, digest

_LENGTH: Final = 256
"""Bytes of the line with the blanks after it."""
_FIELDS: Final = 7


@dataclass(frozen=True, slots=True)
class Mark:
    """An evening by its ``key``: after so many changes (``serial``) it stood at this hand, after so many decisions.
    ``evenings`` is the number of all evenings in the book."""

    key: str
    serial: int
    hand: int
    decisions: int
    evenings: int
    state: State = State.OPEN

    def write(self, path: Path) -> None:
        """Have it on the disk, if that goes at once."""
        parts = [self.key, *map(str, (self.serial, self.hand, self.decisions, self.evenings, int(self.state)))]
        line = " ".join([*parts, digest(*parts).hex()]).encode("utf-8", "replace")
        if len(line) < _LENGTH:
            with suppress(OSError, ValueError):
                write_over(path, line.ljust(_LENGTH - 1) + b"\n")


def read_mark(path: Path) -> Mark | None:
    """What is noted there; None if nothing is, or nothing that is whole."""
    try:
        *parts, seal = read_small(path, _LENGTH).decode().split()
        if len(parts) != _FIELDS - 1 or seal != digest(*parts).hex():
            return None
        serial, hand, decisions, evenings, state = map(int, parts[1:])
        return Mark(parts[0], serial, hand, decisions, evenings, State(state))
    except (OSError, ValueError):
        return None
