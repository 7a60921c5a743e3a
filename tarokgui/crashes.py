"""What can still be said when the program dies in machine code: Python's last frames, in a file beside the log."""

from __future__ import annotations

import faulthandler
from contextlib import suppress
from typing import IO, Final

from tarokgui import logbook
from tarokgui.smallfile import open_plain, read_end

FILE: Final = "crash.log"
MOST_BYTES: Final = 60_000

_open: list[IO[bytes]] = []


def watch() -> None:
    """From now on a crash leaves its traces; those of the last one go into the log. No failure if that cannot be.

    The file is the program's own: a program without a terminal has no standard error that could be written to.
    """
    path = logbook.log_folder() / FILE
    with suppress(OSError, ValueError, RuntimeError):
        path.parent.mkdir(parents=True, exist_ok=True)
        left = read_end(path, MOST_BYTES) if path.exists() else b""
        if left.strip():
            logbook.warn("the last run crashed:\n" + left.decode("utf-8", "replace"))
        file = open_plain(path, append=False)
        _open.append(file)
        faulthandler.enable(file)


def rest() -> None:
    """The program ends as it should: nothing is left behind."""
    while _open:
        file = _open.pop()
        faulthandler.disable()
        with suppress(OSError):
            empty = file.tell() == 0
            file.close()
            if empty:
                (logbook.log_folder() / FILE).unlink(missing_ok=True)
