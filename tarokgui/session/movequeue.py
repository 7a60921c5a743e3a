"""Moves of a session on their way to the disk, and the person's wishes to be done after them, in order."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from tarokgui.session.evening import Evening
from tarokgui.session.eveningstate import Move

GRACE: Final = 0.008
"""Seconds, half a frame, that the moves of a frame may take to be safe without a visible pause; after that the
window goes on."""


class MoveQueue:
    """Has the moves of *session* made, one after the other, each once it is safe."""

    def __init__(self, session: Evening) -> None:
        self._session = session
        self._arriving: Callable[[Move], None] | None = None
        """The function to call when the move that is underway arrives."""
        self._wishes: list[Callable[[], None]] = []
        """The person's wishes to be done after it."""
        self._serving = False
        self._grace = GRACE
        """Seconds that may still be waited in this frame."""

    def move(self, move: Move, arrived: Callable[[Move], None]) -> None:
        """Have a move made; *arrived* is called when it is.

        Raises:
            ValueError: there is one underway.
        """
        self._arriving = arrived
        self._session.submit(move)
        began = perf_counter()
        self._arrive(self._grace)
        self._grace = max(0.0, self._grace - (perf_counter() - began))

    def when_free(self, wish: Callable[[], None], *, first: bool = False) -> None:
        """Do the person's wish as soon as no move is underway any more; *first*: before all other wishes, as the rest
        of something that has begun. After the end of the evening nothing is done any more."""
        if self._session.underway:
            self._wishes.insert(0 if first else len(self._wishes), wish)
        elif not self._session.moment.finished:
            wish()

    def look(self) -> None:
        """Make the move that is underway if it is safe by now, also under another screen; once a frame."""
        self._grace = GRACE
        self._arrive(0.0)

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the move that is underway is made, at most so many *seconds*; False if it is not."""
        return self._arrive(seconds)

    def _arrive(self, seconds: float | None) -> bool:
        move = self._session.arrive(seconds)
        if move is None:
            return not self._session.underway
        arriving, self._arriving = self._arriving, None
        if arriving is not None:
            arriving(move)
        if self._session.moment.finished:
            self._wishes.clear()
        self._serve()
        return True

    def _serve(self) -> None:
        """Do the wishes, one after the other; none begins inside another."""
        if self._serving:
            return
        self._serving = True
        try:
            while self._wishes and not self._session.underway:
                self._wishes.pop(0)()
        finally:
            self._serving = False
