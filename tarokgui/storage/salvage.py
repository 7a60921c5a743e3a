"""Evenings and rows that are taken out of one file into another, as far as they can be read."""

from __future__ import annotations

from sqlite3 import Connection

from tarokgui.storage import logbook

from . import evenings, writes
from .database import Database
from .saveerror import Cause, SaveError


def row_of(database: Database, key: str, number: int) -> str | None:
    """The row of one finished hand; None if it cannot be read."""
    try:
        with database.look() as connection:
            return evenings.rows(connection, key, number, 1)[0]
    except SaveError:
        return None


def taken_along(source: Database, target: Database, key: str) -> bool:
    """Copy an evening from one file to another; true if that went."""
    try:
        with source.look() as there, target.change() as here:
            writes.copy(there, here, key)
    except SaveError as trouble:
        logbook.warn("an evening could not be taken along", trouble)
        return False
    return True


def salvage(source: Database, target: Connection, but: str = "") -> None:
    """Take all evenings along that can be read in one file and that the other does not have, except one."""
    try:
        with source.look() as connection:
            there = list(evenings.serials(connection))
        for key in there:
            if key != but and evenings.state_of(target, key) is None:
                copied(source, target, key)
    except SaveError as trouble:
        if trouble.cause is not Cause.DAMAGED:
            raise
        logbook.warn("earlier evenings could not be read", trouble)


def copied(source: Database, target: Connection, key: str) -> bool:
    """Copy an evening into an open change of another file, whole or not at all; true if that went."""
    target.execute("SAVEPOINT evening")
    try:
        with source.look() as there:
            writes.copy(there, target, key)
    except SaveError as trouble:
        if trouble.cause is not Cause.DAMAGED:
            raise  # it is the target that fails
        logbook.warn("an evening could not be read", trouble)
        target.execute("ROLLBACK TO evening")
        return False
    target.execute("RELEASE evening")
    return True
