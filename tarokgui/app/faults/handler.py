"""Takes faults: logs them, looks up the saved game, shows the notice, and says whether to go on."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tarokgui.services.currentsession import present_save, session_of
from tarokgui.storage import logbook

if TYPE_CHECKING:
    from types import TracebackType

    from tarokgui.app.window import AppWindow
    from tarokgui.services.program import Program

MOST: Final = 3
"""After so many faults in one run the player is not invited to go on any more."""


class FaultDesk:
    """For one window. *raise_in_loop* has the main loop raise an error that happened in another thread."""

    def __init__(self, program: Program, raise_in_loop: Callable[[BaseException], None] = lambda error: None) -> None:
        self.raise_in_loop = raise_in_loop
        self._program = program
        self._taken = 0
        self._frames = 0
        self._hooks: tuple[Callable[..., object], Callable[..., object]] | None = None

    def take(self, error: BaseException, window: AppWindow, frames: int) -> bool:
        """Do everything that has to be done about *error*; True if the program goes on, at its title.

        *frames* have been drawn so far. Going on is offered if at least one came since the last fault: a fault before
        the first frame would only come again.
        """
        self._taken += 1
        logbook.fail("a fault in the window", error)
        saved = self._saved()
        safe = frames > self._frames and self._taken < MOST
        self._frames = frames + 1  # the first frame after going on may be the last before the next fault
        from .crashmessage import last_word

        try:
            from .notice import FaultNotice

            notice = FaultNotice(self._program, window, saved=saved, safe=safe)
        except Exception as second:
            last_word(second, saved, box=True)
            return False
        try:
            return notice.run() == "go-on"
        except Exception as second:  # nothing can be drawn, or the notice is broken itself
            last_word(second, saved, box=not notice.seen)
            return False

    def _saved(self) -> str:
        """A sentence about the saved part of the game; empty if there is none.

        Missing decisions are written first, unless they could not be read again: those must not take the place of
        others.
        """
        session = session_of(self._program)
        try:
            if session is not None:
                type(session).from_data(session.data())
            readable = True
        except Exception as error:
            logbook.warn("the game is not written once more", error)
            readable = False
        try:
            return present_save(self._program, write=readable) or self._program.feedback.tr("ending.no-game")
        except Exception as error:
            logbook.warn("the last save could not be looked up", error)
            return ""

    def watch_threads(self) -> None:
        """Have a fault in any thread come to the main loop, and one that cannot be caught into the log."""
        self._hooks = (threading.excepthook, sys.unraisablehook)

        def from_thread(told: threading.ExceptHookArgs) -> None:
            if told.exc_value is not None and not isinstance(told.exc_value, SystemExit):
                self.raise_in_loop(told.exc_value)

        def lost(told: sys.UnraisableHookArgs) -> None:
            if told.exc_value is not None:
                logbook.warn("a fault that nobody could be told of", told.exc_value)

        threading.excepthook, sys.unraisablehook = from_thread, lost

    def __enter__(self) -> FaultDesk:
        self.watch_threads()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._hooks is not None:
            threading.excepthook, sys.unraisablehook = self._hooks
            self._hooks = None
