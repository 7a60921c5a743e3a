"""The text of a report: versions and settings, the last lines of the log, the present hand as far as it may be seen.

It names no person and no folder, and it goes nowhere by itself: the player reads it, copies it or keeps it in a file.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import strftime
from typing import TYPE_CHECKING

from tarokgui.storage import logbook
from tarokgui.storage.subfolder import entered

if TYPE_CHECKING:
    from tarokgui.services.program import Program


def report(program: Program, size: tuple[int, int]) -> str:
    """The whole report, for a window of *size* pixels; in English in every language, for maintainers. Never raises."""

    def facts() -> str:
        from tarokgui.services.diagnostics import diagnostics

        return diagnostics(program, size)

    def hand() -> str:
        from tarokgui.services.currentsession import session_of
        from tarokgui.session.handtext import hand_text

        session = session_of(program)
        return "" if session is None else hand_text(session)

    parts = {"program": facts, "hand": hand, "log": logbook.tail}
    return "\n".join(f"[{name}]\n{_told(part)}\n" for name, part in parts.items())


def keep(text: str) -> Path | None:
    """Write a report beside the log, never over another one; its file, or None if that cannot be done."""
    stem = strftime("report-%Y-%m-%d-%H%M%S")
    with suppress(OSError), entered(logbook.log_folder()) as folder:
        for number in range(100):
            name = f"{stem}-{number}.txt" if number else f"{stem}.txt"
            with suppress(FileExistsError):
                folder.write_new(name, text.encode("utf-8", "backslashreplace"))
                return folder.path / name
    return None


def _told(part: Callable[[], str]) -> str:
    """A part of the report; if that part is broken, the name of its error."""
    try:
        return logbook.nameless(part()).rstrip() or "-"
    except Exception as error:  # a report of a fault must not be stopped by another one
        return f"({type(error).__name__})"
