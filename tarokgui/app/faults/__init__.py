"""When something goes wrong in the window: it is logged, it is looked up what is saved, and the player is told."""

from __future__ import annotations

from .crashmessage import last_word
from .handler import FaultDesk

__all__ = ["FaultDesk", "last_word"]
