"""The lock of the folder: only one program at a time plays the saved game."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Final

from tarokgui.storage.folders import data_folder

from .names import LOCK

_HELD: Final = frozenset({errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES})
"""The system's errors for a lock that another program has."""


class SaveLock:
    """The lock of the saved session, which only one program at a time plays. The system frees it at the end."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder if folder is not None else data_folder()) / LOCK
        self._file: int | None = None

    def acquire(self) -> bool:
        """True if this program now has the session for itself, or files cannot be locked."""
        try:
            self._path.parent.mkdir(0o700, parents=True, exist_ok=True)
            # Never through a link: it could make a file somewhere else.
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
        except (OSError, ValueError):
            return True  # a folder that cannot be written is a save problem, not one of the lock
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.release()
            # A file system without locks, as some network folders are, is no table that is open elsewhere.
            return sys.platform != "win32" and error.errno not in _HELD
        return True

    def renew(self) -> None:
        """Take the lock again if its file is not there any more, removed with the folder. If another program has taken
        one meanwhile, that is not our concern here: only one of the two can write the saved game itself."""
        if self._file is None:
            return
        try:
            if os.path.samestat(os.stat(self._path), os.fstat(self._file)):
                return
        except OSError:
            pass
        self.release()
        self.acquire()

    def release(self) -> None:
        """Let another program have the session."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
