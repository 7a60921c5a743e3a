"""The hands of an evening that are over, to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .pasthand import EndedHand, PastHand
from .pendingsave import Savable, SessionStore
from .scoresheet import LOST

if TYPE_CHECKING:
    from .eveningstate import EveningState


class PastHands:
    """The hands of *session* that are over, by number from 0. The *keeper* has those of earlier runs."""

    def __init__(self, session: Savable, keeper: SessionStore) -> None:
        self._session = session
        self._keeper = keeper
        self._ended: dict[int, EndedHand] = {}

    def add(self, left: EveningState) -> None:
        """Keep the hand of a moment that the evening has left."""
        self._ended[left.match.hands] = EndedHand(left.hand.record, left.match, left.last)

    @property
    def latest(self) -> PastHand | None:
        """The hand that has just ended; None while one is played."""
        now = self._session.moment
        return self.hand(now.match.hands - (1 if now.finished else 0))

    def hand(self, number: int) -> PastHand | None:
        """The hand of that number; None if it is not over, or nothing but its row was kept."""
        session, now = self._session, self._session.moment
        if number == now.match.hands and now.row is not None and not now.finished:
            ended: EndedHand | None = EndedHand(now.hand.record, now.match, now.last)
        elif number in self._ended:
            ended = self._ended[number]
        else:
            ended = self._keeper.hand(number) if 0 <= number < now.match.hands else None
        if ended is None:
            return None
        return PastHand(ended, session.human, session.people, session.bots, self._opened(number))

    def _opened(self, number: int) -> bool:
        """True unless the cards of the hand went, as they were stacked, into one that is still played."""
        stacks = self._session.moment.match.variant.carry.stacks
        return any(row.outcome != LOST and not stacks(row.outcome) for row in self._session.rows[number:])
