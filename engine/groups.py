"""The groups of a talon that is looked at in stages: their places and levels (R40 … R43)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .cards import Card
from .state import Table

AnyCard = TypeVar("AnyCard", Card, Card | None)


def group_cards(talon: Sequence[AnyCard], groups: int, group: int) -> tuple[AnyCard, ...]:
    """The cards of a group, counted from 1 at the top of the talon (R40)."""
    size = len(talon) // groups
    return tuple(talon[(group - 1) * size : group * size])


def looked_group(ordinal: int, groups: int, look: int) -> int:
    """R43: the group shown at look number ``look`` (from 0) of a contract of that level."""
    return (ordinal - 1 + look) % groups + 1


def look_level(ordinal: int, look: int) -> int:
    """R43: the level of look number ``look``."""
    return ordinal + look


def return_level(ordinal: int, groups: int, look: int) -> int:
    """R43: the level of going back to the group of look number ``look`` once all have been rejected."""
    return ordinal + groups + look


def group_level(table: Table, group: int) -> int | None:
    """The level at which a group can be taken now or later, or was taken; None if it no longer can be (R42, R43)."""
    talon, bid = table.talon, table.auction.bid
    if bid is None:
        return None
    if talon.taken is not None:
        return table.level if group == talon.taken else None
    look = (group - bid.ordinal) % talon.groups
    if group not in talon.shown:
        return look_level(bid.ordinal, look)
    return return_level(bid.ordinal, talon.groups, look) if look < talon.groups - 1 else None
