"""An evening at one moment, between two decisions, and the moves that lead from there to the next.

Nothing is done here: each move is made by the session, once it is safe.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine import Action, Card, Event, Match, Settlement, after_hand, close_match

from .company import Company
from .deals import before_cut, deal_for, numbered_pack
from .hand import PresentHand
from .scoresheet import HandRow


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the evening stands: what was settled before, the present hand, and its row once it is settled too.

    ``deal`` is the number of the present deal, None for one that was brought along; ``assisted``: in this hand
    something was taken back, or it was begun anew; ``finished``: the evening is over.
    """

    match: Match
    hand: PresentHand
    deal: int | None = None
    assisted: bool = False
    row: HandRow | None = None
    finished: bool = False

    def settled(self) -> Moment:
        """The moment with its row if the hand is over."""
        settlement = self.hand.settlement
        if settlement is None:
            return self
        return replace(self, row=HandRow.of(self.match, settlement, deal=self.deal, assisted=self.assisted))


@dataclass(frozen=True, slots=True)
class Move:
    """The next moment and what the person sees of the way there. ``elsewhere``: it does not follow from the present
    one by playing on, so that the bots remember nothing of this hand."""

    to: Moment
    events: tuple[Event, ...] = ()
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class Moves:
    """The moves from the moment *now* of an evening with that *seed*.

    The *company* answers at once where bots are asked aside.
    """

    now: Moment
    seed: str
    company: Company

    def acting(self, action: Action) -> Move:
        """The action of the seat whose turn it is.

        Raises:
            IllegalAction: the rules forbid it.
        """
        seen = len(self.now.hand.events)
        hand = self.company.answered(self.now.hand.after(action))
        return Move(replace(self.now, hand=hand).settled(), hand.events[seen:])

    def taking_back(self) -> Move | None:
        """Back to the person's last decision in this hand, as if nothing had been done since; None if there is none."""
        hand = self.now.hand
        at = hand.last_decision
        return None if at is None else self._elsewhere(hand.wound_back(at), self.now.deal, assisted=True)

    def restarting(self) -> Move:
        """The same deal once more from its beginning."""
        return self._elsewhere(self.now.hand.wound_back(0), self.now.deal, assisted=True)

    def repeating(self) -> Move | None:
        """What was taken back done again, to the person's next decision or the end; None if there is nothing."""
        hand = self.now.hand
        return self._elsewhere(hand.repeated(), self.now.deal, assisted=True) if hand.undone else None

    def dealing(self, pack: tuple[Card, ...], number: int | None = None) -> Move:
        """The present hand given up and that pack played, as it lies before the cut, with the same dealer and stake.

        *number* is that of the deal, None for a pack that was brought along. The pack of the present hand dealt again
        is that hand begun anew: whoever has decided something in it has been helped by what he has seen.
        """
        hand = self.now.hand
        again = pack == hand.record.pack and (self.now.assisted or hand.last_decision is not None)
        return self._elsewhere(PresentHand.of(before_cut(self.now.match, pack), hand.human), number, assisted=again)

    def going_on(self) -> Move:
        """The hand settled with the evening, and the next one dealt.

        Raises:
            ValueError: the hand is not over.
        """
        match = after_hand(self.now.match, self._result())
        deal = deal_for(self.seed, match)
        hand = PresentHand.of(before_cut(match, numbered_pack(match, deal)), self.now.hand.human)
        return Move(Moment(match, self.company.answered(hand), deal))

    def ending(self) -> Move:
        """The end of the evening after a settled hand: the pool is shared out (A44), double hands lapse (A45).

        Raises:
            ValueError: the hand is not over.
        """
        match = close_match(after_hand(self.now.match, self._result()))
        return Move(replace(self.now, match=match, finished=True))

    def _elsewhere(self, hand: PresentHand, deal: int | None, *, assisted: bool) -> Move:
        """The evening with that hand in the present one's place."""
        moment = Moment(self.now.match, self.company.answered(hand), deal, assisted)
        return Move(moment.settled(), elsewhere=True)

    def _result(self) -> Settlement:
        settlement = self.now.hand.settlement
        if settlement is None:
            raise ValueError("the hand is not over")
        return settlement
