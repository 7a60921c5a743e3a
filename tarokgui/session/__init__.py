"""One evening at the table, without a screen: the seam between the game and whatever shows it."""

from __future__ import annotations

from .evening import Session
from .folderkeeper import FolderKeeper
from .opening import new_session
from .resuming import load_saved
from .thinking import Pondering, Thinker, timed

__all__ = ["FolderKeeper", "Pondering", "Session", "Thinker", "load_saved", "new_session", "timed"]
