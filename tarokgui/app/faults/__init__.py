"""When something goes wrong in the window: it is logged, the game is saved, and the player is told in one sentence."""

from __future__ import annotations

from .desk import FaultDesk
from .lastword import last_word

__all__ = ["FaultDesk", "last_word"]
