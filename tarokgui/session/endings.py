"""Ends that come from outside: the system's signals, and a display that goes away."""

from __future__ import annotations

import atexit
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any, Final, NoReturn

ASKING: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGBREAK")
r"""Ctrl-C; the end of the computer's session; the end of the terminal's; Ctrl-\; and Windows' own beside Ctrl-C."""
SIGNALLED: Final = 3.0
"""Seconds that an end without a question waits for the disk before it names the saved part."""
LONG: Final = 3 * SIGNALLED
"""After so many seconds an end that is under way is cut short by another signal."""

_kept: list[object] = []
"""C calls these, and does not keep them for Python."""


class AskedToEnd(KeyboardInterrupt):
    """The system wants the program to end; ``number`` is the signal's."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    @property
    def status(self) -> int:
        """The exit status that shells know for it."""
        return 128 + self.number


def end_now(status: int) -> NoReturn:
    """End the process although a thread of it still waits for a disk that does not answer."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(Exception):
            stream.flush()
    os._exit(status)


class RaisingOnce:
    """The reaction of a program that waits for a line: it leaves that at the first signal. Another one changes nothing,
    since the program is ending; one that comes when that has taken long ends it at once."""

    def __init__(self) -> None:
        self._since: float | None = None

    def ending(self) -> None:
        """End the program: from now on no signal raises any more."""
        self._since = self._since or monotonic()

    def __call__(self, number: int) -> None:
        """React to a signal."""
        if self._since is None:
            self.ending()
            raise AskedToEnd(number)
        if monotonic() - self._since > LONG:
            end_now(128 + number)


@contextmanager
def asked_to_end(react: Callable[[int], object], *, last: bool = False) -> Iterator[None]:
    """Within it, *react* is called with the number of a signal that asks the program to end.

    With *last* the process ends afterwards: *react* goes on until Python ends, and from then on such a signal changes
    nothing. The exit status of a program that has said its last sentence would else be that of a killed one.

    Signals that were turned off for the program at its start, as by ``nohup``, stay so.
    """
    before: dict[signal.Signals, Any] = {}
    for name in ASKING:
        number = getattr(signal, name, None)
        if number is None or signal.getsignal(number) in (signal.SIG_IGN, None):
            continue
        with suppress(ValueError, OSError):  # ValueError: not in the main thread, where no signals come anyway
            before[number] = signal.signal(number, lambda got, frame: react(got))
    try:
        yield
    finally:
        if last:
            atexit.register(_put, dict.fromkeys(before, signal.SIG_IGN))
        else:
            _put(before)


def _put(handlers: dict[signal.Signals, Any]) -> None:
    for number, handler in handlers.items():
        signal.signal(number, handler)


def heed_lost_display(react: Callable[[], object]) -> bool:
    """Have *react* called when the X server is gone; it must not return, since Xlib would end the process.

    True if that is possible: only X has such an end. Elsewhere the window gets a request to close.
    """
    if sys.platform in ("win32", "darwin"):
        return False
    import ctypes  # the first frame comes before this

    handler_type = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)

    def lost(display: int) -> int:
        react()
        return 0

    handler = handler_type(lost)
    try:
        library = ctypes.CDLL("libX11.so.6")
        set_handler = library.XSetIOErrorHandler
        set_handler.restype = ctypes.c_void_p
        set_handler(handler)
    except (OSError, AttributeError):
        return False
    _kept.append(handler)
    return True
