"""A folder of the program's beneath the player's own, such as ``log``: files written there land there, nowhere else.

A link in its place is refused; the folder above it may be one, for a player may keep the game on another disk. Where
the system can do that, the folder is held open and files are named in it: a link put there in between leads nowhere.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from tarokgui.storage.atomicfile import open_plain, read_end, write_new
from tarokgui.storage.folders import PROGRAM

_HELD: Final = {os.open, os.mkdir, os.stat, os.rename, os.unlink} <= os.supports_dir_fd
"""True if files can be named in a folder that is held open. Windows cannot do that."""
_FOLDER: Final = getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_PATH", os.O_RDONLY)
_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
_LINKS: Final = frozenset({0xA000000C, 0xA0000003})
"""The marks of links and junctions on Windows; other marks, such as those of a cloud's folders, lead nowhere else."""


@dataclass(frozen=True)
class Subfolder:
    """The folder, entered. Every method raises OSError if it cannot be done."""

    path: Path
    handle: int | None
    """Of the open folder; None where files are named by their whole path."""

    def open_plain(self, name: str, *, append: bool) -> BinaryIO:
        """A plain file in it, new or as it is, to be written at its end, or emptied first."""
        return open_plain(self._place(name), append=append, within=self.handle)

    def read_end(self, name: str, most: int) -> bytes:
        """The last *most* bytes of a plain file in it."""
        return read_end(self._place(name), most, within=self.handle)

    def write_new(self, name: str, data: bytes) -> None:
        """Write a file that is not there yet; FileExistsError if it is."""
        write_new(self._place(name), data, within=self.handle)

    def size(self, name: str) -> int:
        """Bytes of a file in it."""
        return os.stat(self._place(name), dir_fd=self.handle, follow_symlinks=False).st_size

    def rename(self, name: str, new: str) -> None:
        """Give a file in it another name, in the place of a file that has it."""
        os.replace(self._place(name), self._place(new), src_dir_fd=self.handle, dst_dir_fd=self.handle)

    def remove(self, name: str) -> None:
        """Remove a file in it."""
        os.unlink(self._place(name), dir_fd=self.handle)

    def _place(self, name: str) -> Path:
        return self.path / name if self.handle is None else Path(name)


@contextmanager
def entered(path: Path, *, make: bool = True) -> Iterator[Subfolder]:
    """The folder *path*, made with all above it if it is not there and ``make`` says so.

    A folder that bears the program's own name is not beneath the player's: it is the player's, and may be a link.

    Raises:
        OSError: it cannot be had, or is a link.
    """
    linked = path.name == PROGRAM
    if make:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
    if not _HELD:
        if make:
            path.mkdir(exist_ok=True)
        if not linked and _is_link(path):
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
        yield Subfolder(path, None)
        return
    handle = _handle(path, make=make, linked=linked)
    try:
        yield Subfolder(path, handle)
    finally:
        os.close(handle)


def _handle(path: Path, *, make: bool, linked: bool) -> int:
    """The folder, open."""
    above = os.open(path.parent, _FOLDER)
    try:
        if make:
            with suppress(OSError):  # it may be there on a disk that cannot be written, which has other words for that
                os.mkdir(path.name, dir_fd=above)
        return os.open(path.name, _FOLDER | (0 if linked else _NO_LINK), dir_fd=above)
    finally:
        os.close(above)


def _is_link(path: Path) -> bool:
    about = path.lstat()
    return path.is_symlink() or getattr(about, "st_reparse_tag", 0) in _LINKS
