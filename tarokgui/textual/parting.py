"""Leaving the table, from within any question."""

from __future__ import annotations

from enum import Enum, auto
from typing import NoReturn


class Parting(Enum):
    """The reason for which the person left the table."""

    QUIT = auto()
    NEW = auto()
    ENDED = auto()


class LeftTable(Exception):
    """The person leaves from within a question."""

    def __init__(self, parting: Parting) -> None:
        super().__init__(parting)
        self.parting = parting


def leave(parting: Parting) -> NoReturn:
    """Leave the table.

    Raises:
        LeftTable: always.
    """
    raise LeftTable(parting)
