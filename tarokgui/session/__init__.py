"""One evening at the table, without a screen: the seam between the game and whatever shows it."""

from __future__ import annotations

from tarokgui.saves import Saved, SaveFolder, SaveLock

from .evening import Session
from .opening import new_session
from .resuming import load_saved
from .thinking import Pondering, Thinker, timed

__all__ = ["Pondering", "SaveFolder", "SaveLock", "Saved", "Session", "Thinker", "load_saved", "new_session", "timed"]
