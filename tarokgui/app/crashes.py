"""The traces of a program that dies in machine code: Python's last frames, in a file beside the log."""

from __future__ import annotations

import faulthandler
from contextlib import suppress
from typing import IO, Final

from tarokgui.storage import logbook
from tarokgui.storage.subfolder import entered

FILE: Final = "crash.log"
MOST_BYTES: Final = 60_000

_open: list[IO[bytes]] = []


def watch() -> None:
    """Have a crash leave its traces; those of the last one go into the log. No failure if that cannot be.

    The file is the program's own: a program without a terminal has no standard error that could be written to.
    """
    with suppress(OSError, ValueError, RuntimeError), entered(logbook.log_folder()) as folder:
        left = b""
        with suppress(FileNotFoundError):
            left = folder.read_end(FILE, MOST_BYTES)
        if left.strip():
            logbook.warn("the last run crashed:\n" + left.decode("utf-8", "replace"))
        file = folder.open_plain(FILE, append=False)
        _open.append(file)
        faulthandler.enable(file)


def rest() -> None:
    """End the watch: the program ends as it should, and leaves nothing behind."""
    while _open:
        file = _open.pop()
        faulthandler.disable()
        with suppress(OSError):
            empty = file.tell() == 0
            file.close()
            if empty:
                with entered(logbook.log_folder(), make=False) as folder:
                    folder.remove(FILE)
