"""Where a session is kept: two generations on disk, each written whole or not at all.

The title asks this module whether there is a save, so it imports nothing that the first frame would wait for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_CURRENT: Final = "session.json"
_PREVIOUS: Final = "session.previous.json"
_LOCK: Final = "session.lock"


def data_folder() -> Path:
    """The user's data folder for this program; ``TAROK_DATA`` in the environment moves it, for tests and sticks."""
    if moved := os.environ.get("TAROK_DATA"):
        return Path(moved)
    from platformdirs import PlatformDirs

    return Path(PlatformDirs("Tarok", appauthor=False).user_data_dir)


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
            OSError: the folder cannot be written.
        """
        import json

        self.folder.mkdir(parents=True, exist_ok=True)
        body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        text = json.dumps({"digest": _digest(body), "session": body}, ensure_ascii=False)
        current, previous = self.folder / _CURRENT, self.folder / _PREVIOUS
        fresh = self.folder / (_CURRENT + ".new")
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if current.exists():
            # A second name for the old file, so that there is no moment without a present one.
            kept = self.folder / (_PREVIOUS + ".new")
            kept.unlink(missing_ok=True)
            try:
                os.link(current, kept)
            except OSError:
                import shutil

                shutil.copyfile(current, kept)
            os.replace(kept, previous)
        os.replace(fresh, current)
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
        data = _load(previous)
        return Saved(data, "save.fell-back") if data is not None else Saved(None, "save.lost")

    def peek(self) -> Mapping[str, object] | None:
        """The last whole save as it lies there; nothing is set aside. None if there is none."""
        return _load(self.folder / _CURRENT) or _load(self.folder / _PREVIOUS)

    def set_aside(self) -> None:
        """Keep the present file as ``session.json.bad``: it could not be used, but nothing is thrown away."""
        with suppress(OSError):
            os.replace(self.folder / _CURRENT, self.folder / (_CURRENT + ".bad"))

    def read_previous(self) -> Saved:
        """The save before the last one, for a present one that reads well but cannot be played on."""
        self.set_aside()
        data = _load(self.folder / _PREVIOUS)
        return Saved(data, "save.fell-back") if data is not None else Saved(None, "save.lost")

    def clear(self) -> None:
        """Forget the session that has ended."""
        for name in (_CURRENT, _PREVIOUS):
            with suppress(OSError):
                (self.folder / name).unlink(missing_ok=True)


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

    try:
        outer = json.loads(path.read_text(encoding="utf-8"))
        body = outer["session"]
        if outer["digest"] != _digest(body):
            return None
        data = json.loads(body)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


class SaveLock:
    """Only one program at a time plays the saved session. The system frees the lock when the program ends, however."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder if folder is not None else data_folder()) / _LOCK
        self._file: int | None = None

    def acquire(self) -> bool:
        """Whether this program now has the session for itself; True as well where files cannot be locked."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True  # a folder that cannot be written is told as a save problem, not here
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            return False
        return True

    def release(self) -> None:
        """Let another program have the session."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
