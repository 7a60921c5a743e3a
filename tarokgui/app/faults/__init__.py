"""Faults in the window: they are logged, the last save is looked up, and the player is informed."""

from __future__ import annotations

from .crashmessage import last_word
from .handler import FaultDesk

__all__ = ["FaultDesk", "last_word"]
