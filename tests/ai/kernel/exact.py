"""The last tricks with all cards known: the result of a hand with best play by both sides, bonuses counted."""

from __future__ import annotations

from ai.kernel.payoff import Payoff
from ai.kernel.position import End, KernelDeal
from engine import Card, CardSet, State, members, must_follow, to_act

from .reference import Hand, Rules, Trick
from .replayed import deal_of, payoff_at, sides_of


class Ending:
    """Alpha-beta down to the payoff of a seat; the pool does not count."""

    def __init__(self, state: State, me: int) -> None:
        table = state.table
        self.sides = sides_of(state)
        self.ours = self.sides >> me & 1
        self.payoff: Payoff = payoff_at(state, me)
        for row in self.payoff.rows:
            row.shares = []
        self.deal: KernelDeal = deal_of(state)
        self.hand = Hand(Rules(table.players), list(state.hidden.hands), table.play.leader, self.sides)
        self.hand.tricks = [Trick(trick.leader, trick.cards) for trick in table.play.tricks]
        self.hand.trick = Trick(table.play.leader, table.play.trick)

    def value(self, first: Card | None = None) -> float:
        """The game points of the seat; ``first`` is the card played now, the best one without."""
        hand = self.hand
        return self._value(tuple(hand.hands), tuple(hand.tricks), hand.trick, -1e9, 1e9, first)

    def _value(
        self,
        hands: tuple[CardSet, ...],
        tricks: tuple[Trick, ...],
        trick: Trick,
        alpha: float,
        beta: float,
        first: Card | None = None,
    ) -> float:
        if not any(hands):
            return self._settled(tricks)
        players = len(hands)
        seat = (trick.leader + len(trick.cards)) % players
        mine = self.sides >> seat & 1 == self.ours
        best = -1e9 if mine else 1e9
        for card in [first] if first is not None else members(must_follow(hands[seat], trick.cards)):
            left = (*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :])
            laid = Trick(trick.leader, (*trick.cards, card))
            if len(laid.cards) == players:
                found = self._value(left, (*tricks, laid), Trick(self.hand.winner(laid)), alpha, beta)
            else:
                found = self._value(left, tricks, laid, alpha, beta)
            if mine:
                best = max(best, found)
                alpha = max(alpha, best)
            else:
                best = min(best, found)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _settled(self, tricks: tuple[Trick, ...]) -> float:
        """The value of a finished hand."""
        hand = Hand(self.hand.rules, [0] * self.hand.rules.players, 0, self.sides, list(tricks))
        end = End()
        for name, value in hand.result().items():
            setattr(end, name, value)
        return self.payoff.value(end, self.deal, self.sides)


def choices(state: State) -> tuple[Card, ...]:
    """The cards that may be played now."""
    return members(must_follow(state.hidden.hands[to_act(state) or 0], state.table.play.trick))
