"""The system's answer to the signals of a program that a test starts."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tarokgui.session.endings import ASKING


def as_a_person_starts_it() -> None:
    """In the child: hear every signal that asks to end. Tests in the background of a script ignore SIGINT, those under
    ``nohup`` SIGHUP, and a child inherits that."""
    for name in ASKING:
        with suppress(AttributeError):
            signal.signal(getattr(signal, name), signal.SIG_DFL)


@contextmanager
def heard(number: int) -> Iterator[None]:
    """In the process of the tests: within it, hear that signal although the starter of the tests ignores it."""
    before = signal.signal(number, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(number, before)
