"""Saved evenings whose end is damaged in both files: the last decision cannot be believed, all before it can."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.support.saves import files


def spoil_end(folder: Path) -> None:
    """Change a letter of the last decision in every file of *folder*; no program may have them."""
    for path in files(folder):
        with closing(sqlite3.connect(path)) as connection, connection:
            changed = connection.execute(
                "UPDATE decision SET text='?' || substr(text, 2) WHERE evening=(SELECT id FROM evening WHERE state=0)"
                " AND (hand, number) = (SELECT hand, number FROM decision WHERE evening=(SELECT id FROM evening WHERE"
                " state=0) ORDER BY hand DESC, number DESC LIMIT 1)"
            )
            assert changed.rowcount == 1, path
