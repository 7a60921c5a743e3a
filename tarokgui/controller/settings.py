"""The settings of the player that change what happens at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableSettings:
    """``asks_dealing``: the person cuts, knocks, and chooses ways of dealing and packets, which is else automatic."""

    asks_dealing: bool = True
