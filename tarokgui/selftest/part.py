"""The report of a part of the test: all is well, or a fault. Both are messages of the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class PartReport:
    """All is well: the key of a message and its parameters."""

    __slots__ = ("key", "params")

    def __init__(self, key: str, /, **params: object) -> None:
        self.key = key
        self.params = params


class CheckFailed(Exception):
    """A fault: the key of a message and its parameters."""

    def __init__(self, key: str, /, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class CheckPart(NamedTuple):
    """One line of the test. *name* is the last word of the key ``selftest.part.…``."""

    name: str
    check: Callable[[], PartReport]


def some(names: list[str], most: int = 3) -> str:
    """The first of many names, for a line; the rest as a number."""
    left = len(names) - most
    return ", ".join(names[:most]) + (f" (+{left})" if left > 0 else "")
