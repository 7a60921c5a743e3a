"""The files of a database: its own and those that SQLite keeps beside it. They come and go together."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from tarokgui.storage.atomicfile import aside_names, copy_plain, is_plain, own_alone, set_aside

SIDE_FILES: Final = ("-wal", "-journal", "-shm")
"""The files that SQLite keeps beside a database, by the end of the name."""

FRESH: Final = ".new"
"""The end of the name of a database that is put together to take the place of a damaged one."""


def files_of(path: Path) -> Sequence[Path]:
    """The names of all of them, the database's own first."""
    return [path, *(path.with_name(path.name + end) for end in SIDE_FILES)]


def keep_private(path: Path) -> None:
    """Let only the owner read a database, its side files and those that were set aside: they hold the seeds of
    evenings, and from a seed follow all deals still to come. Earlier versions let everyone read them."""
    for name in path.parent.glob(f"{path.name}*"):
        own_alone(name)


def journals_of(path: Path) -> Sequence[Path]:
    """The files beside a database that hold a part of it: its journals, if there is anything in them."""
    return [name for name in files_of(path)[1:3] if is_plain(name) and name.stat().st_size]


def clear_odd(path: Path) -> Sequence[Path]:
    """Set aside links, folders, pipes and devices that bear the names SQLite uses: it would follow or wait for them.
    Their new names."""
    odd = [name for name in files_of(path) if os.path.lexists(name) and not is_plain(name)]
    return [aside for name in odd if (aside := set_aside(name)) is not None]


def copied_aside(path: Path) -> Sequence[Path]:
    """Copy a file to the first free name for files set aside; that name, or none."""
    place = next((name for name in aside_names(path) if not os.path.lexists(name)), None)
    if place is not None:
        with suppress(OSError):
            copy_plain(path, place)
            return [place]
    return []


def set_database_aside(path: Path) -> Sequence[Path]:
    """Rename a database that cannot be used, with the files beside it, to ``….bad``; the new names, or none. It may be
    missing itself: SQLite would delete the journals that are left of it."""
    there = [name for name in files_of(path) if os.path.lexists(name)]
    for place in aside_names(path) if there else ():
        if any(os.path.lexists(name) for name in files_of(place)):
            continue
        kept = []
        for name in there:
            with suppress(OSError):
                os.rename(name, place.with_name(place.name + name.name.removeprefix(path.name)))
                kept.append(place.with_name(place.name + name.name.removeprefix(path.name)))
            if name == path and not kept:
                break  # it can only stay where it is, and its journals with it
        return kept
    return []


def put_in_place(fresh: Path, path: Path) -> None:
    """Give a closed database the name *path*, which is free. Journals that are left of another database of that name
    are set aside, since SQLite would read them with this one.

    Raises:
        OSError: it cannot be done; FileExistsError if another program was quicker.
    """
    if journals_of(path):
        set_database_aside(path)
    if hasattr(os, "link"):
        with suppress(OSError, NotImplementedError):  # not every file system has links
            os.link(fresh, path)
            fresh.unlink()
            return
    if os.path.lexists(path):
        raise FileExistsError(path)
    os.rename(fresh, path)


def remove_database(path: Path) -> None:
    """Take away a database that holds nothing any more.

    Raises:
        OSError: it cannot be taken away.
    """
    for name in files_of(path):
        name.unlink(missing_ok=True)
