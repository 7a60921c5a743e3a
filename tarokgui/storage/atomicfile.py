"""A small file of the player's: read within bounds, written whole or not at all, set aside rather than thrown away.

If a device, a pipe, a folder or a link has the name, nothing here waits for it, reads it without end or writes through
it.
"""

from __future__ import annotations

import errno
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from stat import S_ISLNK, S_ISREG
from time import sleep
from typing import BinaryIO, Final

KEPT_ASIDE: Final = 999
"""So many files of one name are kept aside. One more stays where it is: none takes the place of another."""

_QUIET: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
"""Flags to open a pipe without a writer at once, and to keep a terminal from becoming the program's own. Windows has
neither."""
_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
_NEW: Final = ".new"
_TRIES: Final = 10
_WAIT: Final = 0.02
"""Seconds between two of them."""
_PIECE: Final = 65_536


def read_small(path: Path, most: int) -> bytes:
    """The contents of the file, at most *most* bytes.

    Raises:
        FileNotFoundError: there is none.
        OSError: it cannot be read, or is no plain file.
        ValueError: it is larger.
    """
    handle = os.open(path, os.O_RDONLY | _QUIET)
    with open(handle, "rb") as file:
        about = _plain(handle, path)
        data = file.read(min(about.st_size, most) + 1)
        while len(data) <= most and (more := file.read(_PIECE)):  # it has grown meanwhile
            data += more
    if len(data) > most:
        raise ValueError(f"{path.name} has more than {most} bytes")
    return data


def read_start(path: Path, most: int) -> bytes:
    """The first *most* bytes of the file at most.

    Raises:
        OSError: there is none, it cannot be read, or is no plain file.
    """
    handle = os.open(path, os.O_RDONLY | _QUIET)
    with open(handle, "rb") as file:
        _plain(handle, path)
        return file.read(most)


def read_end(path: Path, most: int, *, within: int | None = None) -> bytes:
    """The last *most* bytes of the file at most; of one in the open folder *within*, if that is given.

    Raises:
        OSError: there is none, it cannot be read, or is a link or no plain file.
    """
    handle = os.open(path, os.O_RDONLY | _QUIET | _NO_LINK, dir_fd=within)
    with open(handle, "rb") as file:
        about = _plain(handle, path)
        file.seek(max(0, about.st_size - most))
        return file.read(min(about.st_size, most))


def open_plain(path: Path, *, append: bool, within: int | None = None) -> BinaryIO:
    """The file, new or as it is, to be written without a buffer: at its end, or emptied first. *within* as above.

    Raises:
        OSError: it cannot be written, or is a link, a pipe or a device.
    """
    mode = os.O_APPEND if append else os.O_TRUNC
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | mode | _QUIET | _NO_LINK, 0o666, dir_fd=within)
    try:
        _plain(handle, path)
    except OSError:
        os.close(handle)
        raise
    return open(handle, "wb", buffering=0)


def copy_plain(source: Path, target: Path) -> None:
    """Make *target* hold the contents of *source*.

    Raises:
        OSError: one of them is no plain file, or cannot be read or written.
    """
    handle = os.open(source, os.O_RDONLY | _QUIET)
    with open(handle, "rb") as reading, open_plain(target, append=False) as writing:
        _plain(handle, source)
        shutil.copyfileobj(reading, writing)


def write_fresh(path: Path, data: bytes) -> Path:
    """Write *data* beside *path*, on disk for good, and give its path, to be put in place by `put`.

    Raises:
        OSError: it cannot be written; then nothing is left of it.
    """
    fresh = path.with_name(path.name + _NEW)
    _make_room(fresh)
    # Never through a link put there by another program, and never into a file that was there before.
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(handle)
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise
    return fresh


def write_new(path: Path, data: bytes, *, within: int | None = None) -> None:
    """Write a file that does not exist yet. *within* as above.

    Raises:
        FileExistsError: the name is taken.
        OSError: it cannot be written; then nothing is left of it.
    """
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666, dir_fd=within)
    try:
        with open(handle, "wb") as file:
            file.write(data)
    except OSError:
        with suppress(OSError):
            os.unlink(path, dir_fd=within)
        raise


def write_whole(path: Path, data: bytes) -> None:
    """Let *path* hold *data*: at every moment it is the old file or the new one.

    Raises:
        OSError: it cannot be written.
    """
    fresh = write_fresh(path, data)
    move_odd(path)
    put(fresh, path)


def write_over(path: Path, data: bytes) -> None:
    """Let *path* hold *data*, which is as long as its former contents, by one call of the system and without waiting
    for the disk.

    Raises:
        OSError: it cannot be written, or is a link, a pipe or a device.
    """
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | _QUIET | _NO_LINK, 0o600)
    try:
        _plain(handle, path)
        os.write(handle, data)
    finally:
        os.close(handle)


def put(fresh: Path, path: Path) -> None:
    """Give *fresh* the name of *path*, in the place of a file of that name.

    On Windows a virus scanner or an index may hold a file that has just been written, for the blink of an eye: there
    it is tried a few times.

    Raises:
        OSError: it cannot be done.
    """
    for left in reversed(range(_TRIES if sys.platform == "win32" else 1)):
        try:
            os.replace(fresh, path)
            return
        except PermissionError:
            if not left:
                raise
            sleep(_WAIT)


def is_plain(path: Path) -> bool:
    """True if a plain file bears that very name: no link, folder, pipe or device."""
    try:
        return S_ISREG(path.lstat().st_mode)
    except (OSError, ValueError):
        return False


def own_alone(path: Path) -> None:
    """Let only its owner read a plain file. On Windows the rights of the person's own folders see to that."""
    if sys.platform == "win32" or not is_plain(path):
        return
    with suppress(OSError):
        mode = path.stat().st_mode & 0o777
        if mode & 0o077:
            path.chmod(mode & 0o700)


def move_odd(path: Path) -> None:
    """Set aside a thing with the name of a file that is no file; a link may be replaced, it is only a name."""
    with suppress(OSError):
        mode = path.lstat().st_mode
        if not S_ISREG(mode) and not S_ISLNK(mode):
            set_aside(path)


def set_aside(path: Path) -> Path | None:
    """Rename a useless file to ``….bad``, ``….bad.2`` and so on; its new name, None if that failed."""
    place = next((name for name in aside_names(path) if not os.path.lexists(name)), None)
    try:
        if place is not None:
            os.rename(path, place)
    except OSError:
        return None
    return place


def aside_names(path: Path) -> Iterator[Path]:
    """The names for files set aside, the first one first."""
    for number in range(1, KEPT_ASIDE + 1):
        yield path.with_name(f"{path.name}.bad{f'.{number}' if number > 1 else ''}")


def _plain(handle: int, path: Path) -> os.stat_result:
    """The system's facts about an open file. Raises OSError if it is something else."""
    about = os.fstat(handle)
    if not S_ISREG(about.st_mode):
        raise OSError(errno.EINVAL, "not a plain file", str(path))
    return about


def _make_room(fresh: Path) -> None:
    """Take away the file that a killed program has left under that name."""
    try:
        fresh.unlink(missing_ok=True)
    except OSError:
        if fresh.is_dir() and set_aside(fresh) is not None:
            return
        raise
