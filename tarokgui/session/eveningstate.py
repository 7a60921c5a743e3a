"""An evening at one moment, between two decisions, and the moves that lead from there to the next.

Nothing is done here: each move is made by the session, once it is safe.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine import Action, Card, Event, LastRound, Match, Settlement, after_hand, close_match

from .bots import Bots
from .deals import before_cut, next_deal
from .hand import CurrentHand
from .numbereddeal import fixed
from .scoresheet import HandRow


@dataclass(frozen=True, slots=True)
class EveningState:
    """The state of the evening: the hands settled before, the present hand, and its row once it is settled.

    ``deal`` is the number of the present deal, None if it has none; ``assisted``: an action of this hand was taken
    back, it was started again, or it replaces one whose cards were seen; ``known``: its deal was asked for by its
    number or brought along, so the cards may be known; ``finished``: the evening is over.
    """

    match: Match
    hand: CurrentHand
    deal: int | None = None
    assisted: bool = False
    row: HandRow | None = None
    finished: bool = False
    places: tuple[Card, ...] = ()
    """The pack from which every place at the table has its cards, whatever is cut (`fixed`); none where the pack is
    dealt as it was put: stacked hands (U16), and those that versions up to 0.4.0 began."""
    known: bool = False
    last: LastRound | None = None
    """S68: the last round of the evening, once it has been agreed on: this hand belongs to it."""
    order: tuple[Card, ...] = ()
    """U16: after a Stecken the person's cards from the left, as far as they have been put in order; else none."""

    @property
    def last_after(self) -> LastRound | None:
        """The last round after the present hand."""
        if self.last is None:
            return None
        return self.last.after(self.match.dealer, self.hand.dealt)

    @property
    def usual_stack(self) -> tuple[Card, ...]:
        """The person's cards from the left in the usual stacking order (U16); none without a settlement."""
        settlement = self.hand.settlement
        return () if settlement is None else self.match.variant.carry.stack(settlement, self.hand.human)

    def settled(self) -> EveningState:
        """The moment with its row if the hand is over."""
        settlement = self.hand.settlement
        if settlement is None:
            return self
        row = HandRow.of(self.match, settlement, deal=self.deal, assisted=self.assisted, known=self.known)
        return replace(self, row=row)


@dataclass(frozen=True, slots=True)
class Move:
    """The next moment and the events that the person sees on the way. ``elsewhere``: it does not follow from the
    present one by playing on, so the bots forget this hand."""

    to: EveningState
    events: tuple[Event, ...] = ()
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class Transitions:
    """The moves from the moment *now* of an evening with that *seed*.

    The *company* answers at once where bots are asked aside.
    """

    now: EveningState
    seed: str
    company: Bots

    def acting(self, action: Action) -> Move:
        """The move for the action of the seat to act.

        Raises:
            IllegalAction: the rules forbid it.
        """
        return self.coming_to(self.now.hand.after(action))

    def coming_to(self, hand: CurrentHand) -> Move:
        """The move to *hand*, which is the present one after an action."""
        seen = len(self.now.hand.events)
        if self.now.places and hand.dealt_since(self.now.hand):
            hand = fixed(hand, self.now.places)
        if hand.asks_aside:
            hand = self.company.answered(hand)
        return Move(replace(self.now, hand=hand).settled(), hand.events[seen:])

    def taking_back(self) -> Move | None:
        """The move back to the person's last decision in this hand, as if nothing had been done since; None without
        one."""
        hand = self.now.hand
        at = hand.last_decision
        return None if at is None else self._back(hand.wound_back(at))

    def restarting(self) -> Move:
        """The move to the beginning of the same deal."""
        return self._back(self.now.hand.wound_back(0))

    def repeating(self) -> Move | None:
        """The actions taken back done again, to the person's next decision or the end; None if there are none."""
        hand = self.now.hand
        return self._back(hand.repeated()) if hand.undone else None

    def dealing(self, pack: tuple[Card, ...], number: int | None = None) -> Move:
        """The present hand given up and that deal played, with the same dealer and stake.

        *number* is that of the deal, None for one that was brought along. Its cards may be known, which is marked. A
        person who has seen his cards, or decided something, has got rid of a hand, so the new one is marked as if the
        old one had been started again. An earlier mark stays.
        """
        now = self.now
        seen = now.hand.view(now.hand.human).hand != 0 or now.hand.last_decision is not None
        hand = self.company.answered(CurrentHand.of(before_cut(now.match, pack), now.hand.human))
        moment = EveningState(now.match, hand, number, now.assisted or seen, places=pack, known=True, last=now.last)
        return Move(moment.settled(), elsewhere=True)

    def going_on(self, order: tuple[Card, ...] = ()) -> Move:
        """The hand settled with the evening, and the next one dealt.

        After a Stecken *order* are the person's cards from the left, as they are to be stacked; without it they are in
        the usual order (U16).

        Raises:
            ValueError: the hand is not over, or these are not the person's cards to be stacked.
        """
        human = self.now.hand.human
        match, last = after_hand(self.now.match, self._result()), self.now.last_after
        if order or self.now.order:
            carry = match.variant.carry.ordered(match.carry, human, order or self.now.order)
            match = replace(match, carry=carry)
        pack, places = next_deal(self.seed, match)
        hand = CurrentHand.of(before_cut(match, pack), human)
        return Move(EveningState(match, self.company.answered(hand), places=places, last=last))

    def ordering(self, order: tuple[Card, ...]) -> Move:
        """The move that keeps the order of the person's cards for the Stecken so far (U16).

        Raises:
            ValueError: these are not just the cards that are to be stacked, each once.
        """
        if sorted(order) != sorted(self.now.usual_stack):
            raise ValueError("not the cards that are to be stacked")
        return Move(replace(self.now, order=order))

    def agreeing(self, *, last: bool) -> Move:
        """The move that begins the škis round with the present hand, or calls it off (S68)."""
        return Move(replace(self.now, last=self.now.match.variant.carry.last_round() if last else None))

    def ending(self) -> Move:
        """The end of the evening after a settled hand: the pot is shared out (A44), double hands end (A45).

        Raises:
            ValueError: the hand is not over.
        """
        match = close_match(after_hand(self.now.match, self._result()))
        return Move(replace(self.now, match=match, finished=True))

    def _back(self, hand: CurrentHand) -> Move:
        """The move to the present hand at another moment of it."""
        moment = replace(self.now, hand=self.company.answered(hand), assisted=True, row=None, order=())
        return Move(moment.settled(), elsewhere=True)

    def _result(self) -> Settlement:
        settlement = self.now.hand.settlement
        if settlement is None:
            raise ValueError("the hand is not over")
        return settlement
