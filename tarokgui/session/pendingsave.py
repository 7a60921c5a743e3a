"""A session's demands on its keepers, and the one move that is on its way to them."""

from __future__ import annotations

from collections.abc import Sequence
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
