"""The files of a database: its own and those that SQLite keeps beside it. They come and go together."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from tarokgui.storage.smallfile import is_plain, own_alone, set_aside

SIDE_FILES: Final = ("-wal", "-journal", "-shm")
"""What SQLite keeps beside a database, by the end of the name."""


def files_of(path: Path) -> Sequence[Path]:
    """The names of all of them, the database's own first."""
    return [path, *(path.with_name(path.name + end) for end in SIDE_FILES)]


def keep_private(path: Path) -> None:
    """Let nobody but the owner read a database, its side files and those that were set aside: the seeds of evenings are
    in them, and from a seed follow all deals of an evening that are still to come. Earlier versions let everybody."""
    for name in path.parent.glob(f"{path.name}*"):
        own_alone(name)


def clear_odd(path: Path) -> None:
    """Set aside links, folders, pipes and devices that bear the names SQLite uses: it would follow or wait for them."""
    for name in files_of(path):
        if os.path.lexists(name) and not is_plain(name):
            set_aside(name)


def set_database_aside(path: Path) -> Path | None:
    """Rename a database that cannot be used, with what lies beside it, to ``….bad``; its new name."""
    aside = set_aside(path)
    if aside is not None:
        for end in SIDE_FILES:
            side, kept = path.with_name(path.name + end), aside.with_name(aside.name + end)
            with suppress(OSError):
                kept.unlink(missing_ok=True)  # of one that bore that name before
            with suppress(OSError):
                os.replace(side, kept)
    return aside


def remove_database(path: Path) -> None:
    """Take away a database that holds nothing any more.

    Raises:
        OSError: it cannot be taken away.
    """
    for name in files_of(path):
        name.unlink(missing_ok=True)
