"""Where a session is kept: two generations on disk, each written whole or not at all.

The title asks this module whether there is a save, so it imports nothing that the first frame would wait for.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tarokgui.folders import own_folder
from tarokgui.smallfile import is_plain, move_odd, put, read_small, set_aside, write_fresh

FORMAT: Final = "tarok-session/1"
"""The kind of session this version plays; what else a save holds is never deleted."""
MOST_BYTES: Final = 16 * 1024 * 1024
"""No save is larger: an evening of thirty thousand hands is not."""

_CURRENT: Final = "session.json"
_PREVIOUS: Final = "session.previous.json"
_LOCK: Final = "session.lock"


def data_folder() -> Path:
    """The user's data folder for this program; ``TAROK_DATA`` in the environment moves it, for tests and sticks."""
    if moved := os.environ.get("TAROK_DATA"):
        return Path(moved)
    return own_folder("user_data_dir")


@dataclass(frozen=True, slots=True)
class Saved:
    """What was found on disk: the session's data, None if there is none, and the key of a message about it."""

    data: Mapping[str, object] | None = None
    notice: str | None = None


class SaveFolder:
    """The folder that holds the present session and the one before the last decision."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else data_folder()

    def exists(self) -> bool:
        """Whether there is a save, whole or not."""
        return (self.folder / _CURRENT).exists() or (self.folder / _PREVIOUS).exists()

    def write(self, data: Mapping[str, object]) -> None:
        """Save; the present file is at every moment either the old one or the new one, whole.

        Raises:
            OSError: the folder cannot be written, or the save would be too large to be read again.
        """
        import json

        body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        text = json.dumps({"digest": _digest(body), "session": body}, ensure_ascii=False).encode()
        if len(text) > MOST_BYTES:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), _CURRENT)
        self.folder.mkdir(parents=True, exist_ok=True)
        current, previous = self.folder / _CURRENT, self.folder / _PREVIOUS
        fresh = write_fresh(current, text)
        if is_plain(current):
            _keep_as(current, previous)
        else:
            move_odd(current)
        put(fresh, current)
        _settle_folder(self.folder)

    def read(self) -> Saved:
        """The last whole save. A damaged one is set aside as ``….bad`` and the one before it taken."""
        current, previous = self.folder / _CURRENT, self.folder / _PREVIOUS
        if not current.exists() and not previous.exists():
            return Saved()
        data = _load(current)
        if data is not None:
            return Saved(data)
        self.set_aside()
        return self._older()

    def peek(self) -> Mapping[str, object] | None:
        """The last whole save as it lies there; nothing is set aside. None if there is none."""
        return _load(self.folder / _CURRENT) or _load(self.folder / _PREVIOUS)

    def set_aside(self) -> None:
        """Keep the present file as ``session.json.bad``: it could not be used, but nothing is thrown away."""
        set_aside(self.folder / _CURRENT)

    def read_previous(self) -> Saved:
        """The save before the last one, for a present one that reads well but cannot be played on."""
        self.set_aside()
        return self._older()

    def give_up(self) -> None:
        """Keep both files as ``….bad``: neither could be played on."""
        for name in (_CURRENT, _PREVIOUS):
            set_aside(self.folder / name)

    def _older(self) -> Saved:
        data = _load(self.folder / _PREVIOUS)
        if data is None:
            set_aside(self.folder / _PREVIOUS)
            return Saved(None, "save.lost")
        return Saved(data, "save.fell-back")

    def clear(self) -> None:
        """Forget the session that has ended. What is no such session, damaged or of a newer version, is set aside."""
        for name in (_CURRENT, _PREVIOUS):
            path = self.folder / name
            data = _load(path)
            if data is None or data.get("format") != FORMAT:
                set_aside(path)
                continue
            with suppress(OSError):
                path.unlink(missing_ok=True)


def _keep_as(current: Path, previous: Path) -> None:
    """Give the present save a second name, so that there is no moment without a present one.

    Raises:
        OSError: the folder cannot be written.
    """
    kept = previous.with_name(_PREVIOUS + ".new")
    try:
        kept.unlink(missing_ok=True)
    except OSError:
        if not kept.is_dir() or set_aside(kept) is None:
            raise
    try:
        os.link(current, kept)
    except OSError:
        _copy(current, previous)
        return
    move_odd(previous)
    put(kept, previous)


def _copy(current: Path, previous: Path) -> None:
    """The same where a file cannot have two names."""
    try:
        data = read_small(current, MOST_BYTES)
    except ValueError:  # no save of this program's: it must not be written over either
        set_aside(current)
        return
    put(write_fresh(previous, data), previous)


def _settle_folder(folder: Path) -> None:
    """Have the new names on disk as well, so that even a power cut loses no decision. Windows has no such call."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _digest(body: str) -> str:
    import hashlib

    return hashlib.blake2b(body.encode("utf-8"), digest_size=16).hexdigest()


def _load(path: Path) -> Mapping[str, object] | None:
    """The session in a file, None if the file is missing, cut short or garbled."""
    import json

    from tarokgui.plaindata import parse_plain

    try:
        outer = json.loads(read_small(path, MOST_BYTES))
        body = outer["session"]
        if outer["digest"] != _digest(body):
            return None
        data = parse_plain(body.encode())
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


_HELD: Final = frozenset({errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES})
"""What the system says of a lock that another program has."""


class SaveLock:
    """Only one program at a time plays the saved session. The system frees the lock when the program ends, however."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder if folder is not None else data_folder()) / _LOCK
        self._file: int | None = None

    def acquire(self) -> bool:
        """Whether this program now has the session for itself; True as well where files cannot be locked."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # Never through a link: it could make a file somewhere else.
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
        except (OSError, ValueError):
            return True  # a folder that cannot be written is told as a save problem, not here
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

    def release(self) -> None:
        """Let another program have the session."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
