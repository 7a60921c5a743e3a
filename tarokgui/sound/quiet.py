"""Keeps the lines that a library of the system prints on stderr by itself away from the terminal."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_CHATTER = (b"ALSA lib ", b"jack server", b"Cannot connect to server", b"JackShm")


@contextmanager
def hushed() -> Iterator[None]:
    """Leave out the lines that sound libraries print on Linux when there is no device; all others come later.

    Python's warnings cannot catch them: they are written below it, on file descriptor 2.
    """
    if not sys.platform.startswith("linux"):
        yield
        return
    try:
        kept = os.dup(2)
    except OSError:  # there is no stderr at all
        yield
        return
    with tempfile.TemporaryFile() as caught:
        os.dup2(caught.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(kept, 2)
            os.close(kept)
            caught.seek(0)
            for line in caught:
                if not line.startswith(_CHATTER):
                    with suppress(OSError):
                        os.write(2, line)
