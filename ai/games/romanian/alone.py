"""The decision to call a king of one's own and play alone against three (R38).

*Expert* does so with its best hands, which then win less often and more. The value of a bid depends on the call after
it, so the auction asks here first; the rules of thumb would expect a partner.
"""

from __future__ import annotations

from collections.abc import Generator
from math import exp
from typing import Final, TypeVar

from ai.chances import PLANNING
from ai.kernel_cards import suit_word
from ai.player import Decision
from ai.racing import race
from ai.searching import Effort
from engine import (
    KINGS,
    SUIT_CARDS,
    CallKing,
    Card,
    CardSet,
    Contract,
    Hold,
    Kind,
    MakeBid,
    View,
    legal_actions,
    members,
    suit_of,
)

from .beliefs import RomanianBeliefs
from .bidding import game_chance
from .calibrated import doubted
from .favouring import USUAL
from .kernel.continuation import Continuation
from .kernel.declaring import DeclareSearch
from .kernel.prelude import called_king
from .planning import NEVER, LoneCall, conditions_of

T = TypeVar("T")

LIKELY: Final = 0.75
"""With a poorer chance beside a partner, as the rules of thumb estimate it, players hardly ever go alone."""

EFFORT: Final = Effort(nodes=1200, deals=600)
"""The most that the race of the two ways may cost."""

OPEN: Final = 0.9
"""Game points, the scale of a logistic curve: the call knows the others' bids and may still decide otherwise.
Of several scales this one predicted best in 262 bids if the call was an own king."""


def lone_call(view: View, beliefs: RomanianBeliefs, seed: int, meanwhile: T) -> Generator[T, None, LoneCall]:
    """The chance that the seat would call a king of its own if it came to declare, and that king.

    ``meanwhile`` is yielded between two breaths.

    Raises:
        ValueError: no deal fits the seat's knowledge, which is a fault in the beliefs.
    """
    row = contract_bid(view)
    if row is None or view.hand & KINGS in (0, KINGS) or game_chance(view, row) < LIKELY:
        return NEVER
    own, other = CallKing(own_king(view.hand)), CallKing(other_king(view.hand))
    ways = []
    for call in (own, other):
        way = Continuation(view.seat, row.talon_cards, 1, row.base, row.win)
        way.called = suit_word(1 << call.card)
        ways.append(way)
    search = DeclareSearch(conditions_of(view), beliefs.sampler(), ways, seed)
    doubted(search.prices.payoff, view.table, PLANNING)
    decision: Decision | None = None
    for better in race(search, (own, other), EFFORT, {}, lambda: {other: USUAL[Kind.CALL]}):
        decision = better
        yield meanwhile
    if decision is None:
        return NEVER
    worth = {candidate.action: candidate.value + candidate.favour for candidate in decision.ranked}
    return LoneCall(1 << own.card, 1 / (1 + exp((worth[other] - worth[own]) / OPEN)))


def contract_bid(view: View) -> Contract | None:
    """The lowest contract that the seat could bid or hold and that calls a king; None if there is none, as always
    with three players."""
    if view.kind != Kind.AUCTION or not view.table.variant.calls_king:
        return None
    held = view.table.auction.bid
    for action in legal_actions(view):
        bid = action.bid if isinstance(action, MakeBid) else held if isinstance(action, Hold) else None
        row = view.table.variant.contract(bid.contract) if bid is not None else None
        if row is not None:
            return row if row.calls_king else None
    return None


def own_king(hand: CardSet) -> Card:
    """The king of a hand to call in order to be alone: that of its shortest suit."""
    return min(members(hand & KINGS), key=lambda king: (hand & SUIT_CARDS[suit_of(king)]).bit_count())


def other_king(hand: CardSet) -> Card:
    """The king that a hand would call to have a partner."""
    called = called_king(suit_word(hand))
    return next(king for king in members(KINGS & ~hand) if suit_word(1 << king) == called)
