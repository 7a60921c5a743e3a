"""The two rounds: Raus alone, then Ruf with a partner, by the outlook of each (U9 … U15)."""

from __future__ import annotations

from typing import Final

from ai.habits import Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import (
    KINGS,
    QUEENS,
    SUIT_CARDS,
    TRULA,
    Action,
    CallKing,
    Card,
    CardSet,
    MakeBid,
    View,
    card_name,
    legal_actions,
    members,
    suit_of,
)
from engine.games.tubingen.actions import CALL_FOURTH

from .discarding import LETTERS
from .handreasons import hand_reasons, promise_reasons
from .strength import TubingenOutlook, alone, beside

LONE: Final = 10.0
"""Game points that playing alone has to promise beyond calling: the three soon find their defence."""
CALLS: Final = 0.0
"""Game points that calling has to promise: after a pass others call, and the hands may be stacked for a new deal."""
CONCEALED: Final = 1.5
"""The additional worth in game points of a raus unknown to the opponents."""

EVEN: Final = 0.5
"""A chance that is as good as the other way round."""

LENGTH: Final = (-0.4, 1.2, 1.6, 1.3, 0.8, 0.2, -0.5, -1.2, -2.0, -3.0)
"""Card points for so many cards of the called suit without its king: one to lead to it is enough, and the longer the
suit the sooner the king is ruffed."""
QUEEN: Final = 0.9
"""Card points for a queen that the king makes good."""
UNNAMED: Final = 0.5
"""Card points for a king that is called without its name: the opponents do not know it."""
TAROCK: Final = 1.5
"""Card points for calling 21, 1 or Ski with four kings in hand."""
VALUE: Final = 0.6
"""Game points that a card point more is worth."""


def call_worth(hand: CardSet, king: Card) -> float:
    """The worth of calling a king that the hand does not hold, in card points."""
    own = hand & SUIT_CARDS[suit_of(king)]
    return LENGTH[min(own.bit_count(), 9)] + (QUEEN if own & QUEENS else 0.0)


def best_call(hand: CardSet) -> float:
    """The addition of the best call, in card points; 0 if no king is missing."""
    return max((call_worth(hand, king) for king in members(KINGS & ~hand)), default=0.0)


def may_call(hand: CardSet) -> bool:
    """U13, UA18: True if there is a card to call that the hand does not hold. With all kings and 21, 1 and Ski there is
    none, and no chance with a partner."""
    return bool((KINGS | TRULA) & ~hand)


def raus_round(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Raus, or a pass: then the second round, in which the dealer may still play alone, concealed."""
    hand, table = view.hand, view.table
    lone, paired = alone(table.variant, hand), beside(table.variant, hand, best_call(hand))
    dealer = view.seat == table.dealer
    later = max(paired.value - CALLS + habits.risk, 0.0) if may_call(hand) else 0.0
    hides = dealer and bool(hand & KINGS) and lone.value + CONCEALED - LONE + _alone(habits) > later
    found = []
    for action in legal_actions(view):
        if isinstance(action, MakeBid):
            value = lone.value - LONE + _alone(habits)
            found.append(weighed(action, value, [*hand_reasons(hand), *promise_reasons(lone, alone=True)]))
            continue
        value = later
        whys = _for_waiting(hand, lone, paired)
        if hides:
            value = lone.value + CONCEALED - LONE + _alone(habits)
            whys.append(because(Why.WAITS_CONCEALED, 3.0))
        found.append(weighed(action, value, whys))
    return found


def _for_waiting(hand: CardSet, lone: TubingenOutlook, paired: TubingenOutlook) -> list[Reason]:
    """The reasons against Raus: the outlook of a call in the next round, or else the poor one of playing alone."""
    if may_call(hand) and paired.value > CALLS:
        return [*promise_reasons(paired, alone=False), *hand_reasons(hand)[:1]]
    return _too_little(hand, lone, alone=True)


def _against_calling(hand: CardSet, lone: TubingenOutlook, paired: TubingenOutlook) -> list[Reason]:
    """The reasons for *fort*: the poor outlook of a call or, with no card to call, of playing alone."""
    return _too_little(hand, paired, alone=False) if may_call(hand) else _too_little(hand, lone, alone=True)


def _too_little(hand: CardSet, found: TubingenOutlook, *, alone: bool) -> list[Reason]:
    """A chance below one half, with the hand it is for. A good chance is no reason to pass: then there is no reason,
    and the hint gives the result of the simulations."""
    if found.chance >= EVEN:
        return []
    return [*promise_reasons(found, alone=alone), *hand_reasons(hand)[:1]]


def _alone(habits: Habits) -> float:
    return habits.risk + habits.without_talon


def ruf_round(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Each call, or a pass, in game points against the average."""
    return [_call(view, action, habits) for action in legal_actions(view)]


def promised(view: View, action: Action) -> TubingenOutlook | None:
    """The outlook of the contract that an action of the two rounds makes; None if it makes none."""
    hand, variant = view.hand, view.table.variant
    if isinstance(action, MakeBid):
        return alone(variant, hand)
    if isinstance(action, CallKing) and hand >> action.card & 1:
        return alone(variant, hand, concealed=True)
    if isinstance(action, CallKing) or action == CALL_FOURTH:
        return beside(variant, hand, best_call(hand))
    return None


def _call(view: View, action: Action, habits: Habits) -> Candidate:
    hand, variant = view.hand, view.table.variant
    if isinstance(action, CallKing) and hand >> action.card & 1:
        lone = alone(variant, hand, concealed=True)
        whys = [
            because(Why.STAYS_CONCEALED, 2.2, card=card_name(action.card)),
            *promise_reasons(lone, alone=True),
            *hand_reasons(hand),
        ]
        # The longer the suit, the later the king has to appear.
        length = (hand & SUIT_CARDS[suit_of(action.card)]).bit_count()
        return weighed(action, lone.value + CONCEALED - LONE + _alone(habits) + 0.05 * length, whys)
    if isinstance(action, CallKing):
        worth, told = _named(hand, action.card)
    elif action == CALL_FOURTH:
        king = members(KINGS & ~hand)[0]
        worth, told = call_worth(hand, king) + UNNAMED, [because(Why.CALL_FOURTH, 1.5)]
    else:
        paired = beside(variant, hand, best_call(hand))
        return weighed(action, 0.0, _against_calling(hand, alone(variant, hand), paired))
    best = best_call(hand)
    paired = beside(variant, hand, best)
    value = paired.value - CALLS + habits.risk + VALUE * (worth - best)
    return weighed(action, value, [*told, *promise_reasons(paired, alone=False), *hand_reasons(hand)])


def _named(hand: CardSet, card: Card) -> tuple[float, list[Reason]]:
    """The worth of calling a card by its name, in card points, and the reasons."""
    if not KINGS >> card & 1:
        return TAROCK, [because(Why.CALL_HIGH_CARD, 2.0, card=card_name(card))]
    suit = suit_of(card)
    own = hand & SUIT_CARDS[suit]
    told = [because(Why.CALL_VOID, 1.5, suit=LETTERS[suit])]
    if own:
        told = [because(Why.CALL_LENGTH, 2.0, suit=LETTERS[suit], count=own.bit_count())]
    if own & QUEENS:
        told.append(because(Why.CALL_QUEEN, 1.5, card=card_name(card - 1)))
    return call_worth(hand, card), told
