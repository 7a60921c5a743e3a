"""A session's demands on its keepers, the one move that is on its way to them, and the wishes that wait for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol

from tarokgui.storage import logbook

from .pasthand import EndedHand
from .scoresheet import HandRow

if TYPE_CHECKING:
    from engine import FirstDeal, Match, Seat, Variant

    from .eveningstate import EveningState, Move


class Savable(Protocol):
    """The parts of a session that its keepers read."""

    seed: str
    human: Seat
    people: tuple[str, ...]
    first_deal: FirstDeal

    @property
    def bots(self) -> tuple[str, ...]:
        """The names the bots are made by, by seat."""

    @property
    def variant(self) -> Variant:
        """The game with its house rules."""

    @property
    def match(self) -> Match:
        """The evening without the present hand."""

    @property
    def moment(self) -> EveningState:
        """The present moment of the evening."""

    @property
    def rows(self) -> Sequence[HandRow]:
        """The score sheet: a row for each settled hand."""

    def rows_at(self, moment: EveningState) -> Sequence[HandRow]:
        """The score sheet at that moment, the present one or the next."""


class SaveReceipt(Protocol):
    """The news when a moment is safe."""

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is decided, at most so many seconds; true if it is."""

    def problem(self) -> str | None:
        """The key of a sentence with the reason if the moment is not safe, else None; known once it is decided."""


class SessionStore(Protocol):
    """Keeps an evening where it survives."""

    def keep(self, session: Savable, moment: EveningState) -> SaveReceipt:
        """Have the evening kept as it is at *moment*, which comes after all that were kept before."""

    def rows(self, first: int, count: int) -> Sequence[HandRow]:
        """Rows of hands that were finished before this run, from number *first*, counted from 0."""

    def hand(self, number: int) -> EndedHand | None:
        """Hand *number*, which was finished before this run; None if it was not kept whole."""


class NotSaved:
    """The keeper of those who keep nothing, and its receipt: every moment is as safe as it will ever be."""

    def keep(self, session: Savable, moment: EveningState) -> SaveReceipt:
        """Keep nothing."""
        return self

    def rows(self, first: int, count: int) -> Sequence[HandRow]:
        """No rows."""
        return ()

    def hand(self, number: int) -> EndedHand | None:
        """No hand."""
        return None

    def wait(self, seconds: float | None = None) -> bool:
        """True: it is always decided."""
        return True

    def problem(self) -> str | None:
        """No problem."""
        return None


_UNKEPT: Final = NotSaved()


class PendingSave:
    """Has moves kept by *keeper*, one at a time; without one, nothing is kept.

    ``underway`` is the move on its way, None if there is none. ``problem`` is the key of the reason why the last one is
    not safe, None if it is.
    """

    def __init__(self, keeper: SessionStore | None = None) -> None:
        self.keeper = keeper or _UNKEPT
        self.problem: str | None = None
        self.underway: Move | None = None
        self._receipt: SaveReceipt = _UNKEPT

    def begin(self, session: Savable, move: Move) -> None:
        """Have the evening kept as it will be after the move.

        Raises:
            ValueError: another one is on its way.
        """
        if self.underway is not None:
            raise ValueError("a move is underway already")
        self._receipt = self.keeper.keep(session, move.to)
        self.underway = move

    def done(self, seconds: float | None = 0.0) -> Move | None:
        """The move that was on its way if within so many *seconds* (None: however long that takes) it is safe, or
        certain that it cannot be kept; None if neither is known yet."""
        move = self.underway
        if move is None or not self._receipt.wait(seconds):
            return None
        self.underway = None
        problem = self._receipt.problem()
        if problem is not None and problem != self.problem:  # said once, not at every decision
            logbook.warn(f"the game could not be saved: {problem}")
        self.problem = problem
        return move


GRACE: Final = 0.008
"""Seconds, half a frame, that the moves of a frame may take to be safe without a visible pause; after that the
window goes on."""


class Moved(Protocol):
    """The parts of a session by which moves are made."""

    @property
    def moment(self) -> EveningState:
        """The present moment of the evening."""

    @property
    def underway(self) -> bool:
        """True if a move is being saved."""

    def submit(self, move: Move) -> None:
        """Have the move kept; `arrive` makes it."""

    def arrive(self, seconds: float | None = 0.0) -> Move | None:
        """Make the move that is underway if it is safe within so many *seconds*; None if it is still underway."""


class MoveQueue:
    """Has the moves of *session* made, one after the other, each once it is safe."""

    def __init__(self, session: Moved) -> None:
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
