"""Files that the command line names: opened without waiting for ever for the other end of a pipe."""

from __future__ import annotations

import os
import time
from io import BufferedReader, FileIO
from stat import S_ISFIFO
from typing import TYPE_CHECKING, BinaryIO, Final

from .complaint import Complaint

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

PATIENCE: Final = 10.0
"""Seconds in which another program must begin to write into a pipe."""
_LOOK: Final = 0.02
_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0)
"""Windows has no pipes among its files, and no such flag."""
_BINARY: Final = getattr(os, "O_BINARY", 0)


def opened(path: str) -> BinaryIO:
    """The file of that name, to be read.

    Raises:
        OSError: it cannot be opened.
        ValueError: it is no name of a file.
        Complaint: it is a pipe without a writer.
    """
    handle = os.open(path, os.O_RDONLY | _AT_ONCE | _BINARY)
    try:
        raw = _Noting(handle, "rb")
    except OSError:  # a folder
        os.close(handle)
        raise
    stream = BufferedReader(raw)
    if _AT_ONCE:
        if S_ISFIFO(os.fstat(handle).st_mode):
            _await_writer(stream, raw, path)
        os.set_blocking(handle, True)
    return stream


def created(path: str) -> BinaryIO:
    """The file of that name, emptied or new, to be written; a pipe without a reader cannot be.

    Raises:
        OSError: it cannot be written.
        ValueError: it is no name of a file.
    """
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _AT_ONCE | _BINARY, 0o666)
    if _AT_ONCE:
        os.set_blocking(handle, True)
    return open(handle, "wb")


class _Noting(FileIO):
    """Remembers the result of the last look: bytes, 0 for the end, None for nothing yet."""

    brought: int | None = 0

    def readinto(self, buffer: WriteableBuffer, /) -> int | None:
        """Fill the buffer."""
        self.brought = super().readinto(buffer)
        return self.brought


def _await_writer(stream: BufferedReader[_Noting], raw: _Noting, path: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        stream.peek(1)
        if raw.brought != 0:
            return
        if time.monotonic() > until:
            stream.close()
            raise Complaint("cli.error.no-writer", path=path)
        time.sleep(_LOOK)
