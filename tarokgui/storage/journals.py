"""The journals beside a database, looked at before SQLite writes them into it: damaged, cut short or another's."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from typing import Final

from tarokgui.storage.atomicfile import read_start

from . import evenings
from .databasefiles import files_of
from .evenings import StoredEvening
from .mark import EveningMark
from .saveerror import Cause, SaveError
from .views import borrowed

_BEGINNINGS: Final = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83", b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7")
"""Of a journal of SQLite."""
_FORMATS: Final = slice(18, 20)
"""Bytes of a database that are 2 while its journal is ``-wal``."""


class Judgement(Enum):
    """The state of a journal."""

    WHOLE = auto()
    DAMAGED = auto()
    """It does not begin as a journal."""
    FOREIGN = auto()
    """With it the database knows less than without: it is another's, or an earlier one."""
    SHORT = auto()
    """It is this database's, and does not come as far as the mark says."""


_Content = tuple[dict[str, int], StoredEvening | None]
"""The changes of each evening, counted, and the evening in progress."""


def judged(path: Path, journal: Path, mark: EveningMark | None) -> Judgement:
    """Judge a *journal* beside the database at *path*. Only copies are opened.

    Raises:
        OSError: it cannot be read.
    """
    if not read_start(journal, 8).startswith(_BEGINNINGS):
        return Judgement.DAMAGED
    rollback = journal.name.endswith("-journal")
    if rollback and read_start(path, _FORMATS.stop)[_FORMATS] == b"\2\2":
        return Judgement.FOREIGN
    with suppress(SaveError):  # there is no room for copies: SQLite may have it
        both = _content(path, files_of(path), whole=False)
        if both is not None and mark is not None and both[0].get(mark.key, -1) >= mark.serial and _is_whole(both):
            alone = _content(path, [path], whole=False)  # a journal with all pages writes over another's book
            if alone is None or {*alone[0]} <= {*both[0]}:
                return Judgement.WHOLE
        if _is_less(_content(path, files_of(path)), _content(path, [path]), slack=rollback):
            return Judgement.FOREIGN
        if both is not None and mark is not None and (not both[0] or {mark.key, mark.first} & {*both[0]}):
            return Judgement.SHORT
    return Judgement.WHOLE


def _is_less(both: _Content | None, alone: _Content | None, *, slack: bool) -> bool:
    """True if with its journal a database knows less than *alone*. *slack*: a change that was not finished is taken
    back."""
    if alone is None or both is None:
        return alone is not None
    if any(both[0].get(key, 0 if slack else -1) < serial - slack for key, serial in alone[0].items()):
        return True
    with_it, without = both[1], alone[1]
    if with_it is None or with_it.whole:
        return False
    return without is None or (without.whole and without.stand >= with_it.stand)


def _is_whole(content: _Content) -> bool:
    return content[1] is None or content[1].whole


def _content(path: Path, names: Sequence[Path], *, whole: bool = True) -> _Content | None:
    """The evenings in those files; None if they cannot be read, or are not *whole* where that is asked.

    Raises:
        SaveError: there is no room for a copy.
    """
    try:
        database = borrowed(path, names)
    except SaveError as trouble:
        if trouble.cause is not Cause.DAMAGED:
            raise
        return None
    try:
        with database.look() as connection:
            if whole and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                return None
            return evenings.serials(connection), evenings.last_open(connection)
    except SaveError:
        return None
    finally:
        database.close()
