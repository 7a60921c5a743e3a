"""The player's settings for the course of a table."""

from __future__ import annotations

from dataclasses import dataclass

from tarokgui.controller.pace import BOT_PAUSE, HOLD


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The settings. ``asks_dealing``: the person cuts, knocks, and chooses ways of dealing and packets, which is else
    automatic; ``bot_pause`` and ``hold`` are the seconds before a bot acts and those that a complete trick is held."""

    asks_dealing: bool = True
    bot_pause: float = BOT_PAUSE
    hold: float = HOLD
