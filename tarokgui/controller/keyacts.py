"""The acts of the key map that are intents of the table. Buttons, keys and the menu send the same ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarokgui.controller.intents import (
    Intent,
    MoreHint,
    Open,
    Peek,
    Rewind,
    Route,
    ToggleJournal,
    WhyHint,
)
from tarokgui.controller.position import Jump

KEY_ACTS: Final[Mapping[str, Intent]] = {
    "hint": MoreHint(),
    "why": WhyHint(),
    "last-trick": Peek(),
    "journal": ToggleJournal(),
    "scores": Open(Route.SCORES),
    "deal-number": Open(Route.DEAL_NUMBER),
    "undo": Rewind(Jump.UNDO),
    "redo": Rewind(Jump.REDO),
    "restart": Rewind(Jump.RESTART),
    "menu": Open(Route.MENU),
}
"""By the name of the act."""
