"""Remarks of people while they play, in games that have them: a game brings them in its ``sayings`` module."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeAlias

from engine import Event, Seat, View
from tarokgui.games.registry import own_part


class TableRemark(NamedTuple):
    """The seat that makes the remark, and its key in the catalogues."""

    seat: Seat
    key: str

    @property
    def words(self) -> str:
        """The message with the words."""
        return f"sayings.said.{self.key}"

    @property
    def means(self) -> str:
        """The message with its meaning."""
        return f"sayings.means.{self.key}"


Remark: TypeAlias = Callable[[View, View, Event], TableRemark | None]
"""The remark on an event, with the views of any seat before and after it; None for most events."""


@cache
def remarks_of(game: str) -> Remark | None:
    """The remarks of that game; None if nobody there makes any."""
    usual: Remark | None = None
    return own_part(game, "sayings", usual)
