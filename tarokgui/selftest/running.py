"""Runs the parts one after the other and reports each in a line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tarokgui.app import environment
from tarokgui.cli.complaint import Complaint
from tarokgui.cli.console import OutputClosed, one_line, say, words

from .network import listen
from .part import CheckFailed, CheckPart, PartReport
from .sandbox import sandbox

WELL, ILL = 0, 1
_GOOD, _BAD = "ok", "FAIL"
_NAME = 12


def self_test(report: str | None = None, parts: Sequence[CheckPart] | None = None) -> int:
    """Try everything; 0 if all is well, else 1. The lines go to standard output, and to the file *report* if named.

    Raises:
        Complaint: *report* cannot be written.
    """
    with sandbox():
        environment.prepare()
        listen()
        if parts is None:
            # Not before: these import pygame, which follows the settings of the sandbox.
            from .parts import PARTS

            parts = PARTS
        listener = _Listener(report)
        results = [_line(part, listener) for part in parts]
    failed = results.count(False)
    if failed:
        listener.hear(_words("selftest.failed", n=failed))
    else:
        listener.hear(_words("selftest.passed", n=len(results)))
    return ILL if failed else WELL


def _line(part: CheckPart, listener: _Listener) -> bool:
    """Try one part and report it; true if all is well."""
    good = True
    try:
        told: PartReport | CheckFailed = part.check()
    except CheckFailed as fault:
        told, good = fault, False
    except Exception as error:  # whatever is broken in an installation, the other parts are tried as well
        told, good = CheckFailed("selftest.unexpected", kind=type(error).__name__, what=str(error)), False
    name = _words(f"selftest.part.{part.name}")
    listener.hear(f"{_GOOD if good else _BAD:<4} {name:<{_NAME}} {_words(told.key, **told.params)}")
    return good


def _words(key: str, /, **params: object) -> str:
    """A message; if the catalogues are broken, its key and its parameters."""
    try:
        from tarokgui.wording.causes import fault_text

        return fault_text(words(), key, params)
    except (KeyError, ValueError, OSError):
        return " ".join([key, *(f"{name}={value}" for name, value in params.items())])


class _Listener:
    """Standard output, as long as there is one, and a file if wished."""

    def __init__(self, report: str | None) -> None:
        self._report = Path(report) if report else None
        self._gone = sys.stdout is None  # a program without a terminal on Windows
        if self._report is not None:
            try:
                self._report.write_text("", encoding="utf-8")
            except OSError as error:
                raise Complaint("cli.error.unwritable", path=report, why=error) from None

    def hear(self, line: str) -> None:
        """Write one line, at once."""
        line = one_line(line)
        if self._report is not None:
            with suppress(OSError), self._report.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        if not self._gone:
            try:
                say(line)
            except (OutputClosed, Complaint, ValueError):  # the output is closed; the exit status still shows it
                self._gone = True
