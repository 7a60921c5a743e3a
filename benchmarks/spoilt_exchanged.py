"""Whole files of a folder are exchanged (`spoilt_files.py`), and each sentence is judged (`spoilt_oracle.py`)."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from benchmarks import spoilt_files
from benchmarks.spoilt_case import Case, Fault, stand, stand_of
from benchmarks.spoilt_oracle import After, Before, after, before, faults, held
from tarokgui.session.resuming import load_saved
from tarokgui.storage.names import BOOK
from tarokgui.storage.saves import SaveFolder
from tests.support import saves
from tests.support.largebook import large_book
from tests.support.spoiling import SpoiltEvening

LARGE: Final = 100
"""Megabytes of a large book, of which there are few:"""
FEW: Final = 3


def clause_by_clause(exchange: spoilt_files.Exchange, case: Case, *, killed: bool | None = None) -> None:
    """Whole files are exchanged; each sentence is judged by their content, once again at the next start."""
    case.lie(killed=case.random.random() < 0.7 if killed is None else killed)
    truth = held(case.folder / BOOK)
    assert truth is not None
    case.what = exchange(case.folder, case.evening, case.other, case.random)
    folders = [each for evening in (case.evening, case.other) for each in (evening.crashed, evening.closed)]
    was = before(case.folder, truth, (*folders, case.evening.older))
    found = _judged(case, was)
    case.tell(f"save.{key}" for key, each in found.told.items() for _ in each)
    case.whole = found.own and not found.behind
    again = saves.load(case.folder)
    if {*again[1]} - {"save.newer-left", "save.apart"}:
        raise Fault(f"told again: {again[1]}")
    if stand(again[0]) != (None if found.data is None else stand_of(found.data)):
        raise Fault(f"another evening at the next start: {stand(again[0])}")


def _judged(case: Case, was: Before) -> After:
    with SaveFolder(case.folder) as folder:
        session, notice = load_saved(folder)
        data = None if session is None else session.data()
    found = after(was, case.folder, data, notice)
    if wrong := list(faults(found)):
        raise Fault(f"{'; '.join(wrong)} (told {[*found.told.items()]})")
    return found


def empty(case: Case) -> None:
    """Book, copy or both have no bytes."""
    clause_by_clause(spoilt_files.empty, case)


def gone(case: Case) -> None:
    """Book, copy or both are gone, their journals are not."""
    clause_by_clause(spoilt_files.gone, case)


def journals(case: Case) -> None:
    """Journals are cut, zeroed or removed."""
    clause_by_clause(spoilt_files.journals, case, killed=True)


def halves(case: Case) -> None:
    """Files of two tables."""
    clause_by_clause(spoilt_files.halves, case)


def foreign_copy(case: Case) -> None:
    """The copy is another table's."""
    clause_by_clause(spoilt_files.foreign_copy, case)


def older(case: Case) -> None:
    """Book, copy or both are older."""
    clause_by_clause(spoilt_files.older, case)


def newer_version(case: Case) -> None:
    """Book, copy or both are a newer version's."""
    clause_by_clause(spoilt_files.newer_version, case)


@cache
def _large() -> tuple[Path, dict[str, Any]]:
    """The folder of a large book, which each case copies, and the evening in progress there."""
    folder = Path(tempfile.mkdtemp(prefix="tarok-large-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder / "data", large_book(folder / "data", LARGE).data()


def large(case: Case) -> None:
    """The book has 100 MB."""
    folder, data = _large()
    case.evening = SpoiltEvening(folder, folder, case.evening.older, data)
    kinds = (spoilt_files.empty, spoilt_files.gone, spoilt_files.foreign_copy)
    clause_by_clause(case.random.choice(kinds), case)


EXCHANGED: Final[Sequence[Callable[[Case], None]]] = (
    empty,
    gone,
    journals,
    halves,
    foreign_copy,
    older,
    newer_version,
)
