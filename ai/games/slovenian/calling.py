"""The call of the card whose holder becomes the partner (S39, S40, S-V1, S-V2)."""

from __future__ import annotations

from typing import Final

from ai.games.slovenian.strength import LETTERS, LONE_SPREAD, SPREAD, alone_points, points_beside
from ai.games.slovenian.worth import promise, share
from ai.habits import Habits
from ai.player import Candidate
from ai.reasons import Why, because, weighed
from engine import (
    KINGS,
    LUNA,
    QUEENS,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    Action,
    CallKing,
    Card,
    CardSet,
    View,
    card_name,
    legal_actions,
    members,
    suit_of,
)

LENGTH: Final = (-0.6, 1.6, 1.8, 1.4, 0.8, 0.2, -0.4, -1.0, -2.0)
"""Card points for so many cards of the called suit without its king: one to lead to it is enough, and the longer the
suit the sooner the king is ruffed."""

QUEEN: Final = 0.9
"""Card points for a queen that the king makes good."""

OWN: Final = -20.0
"""Card points that calling an own king costs: one against three."""

LONELY: Final = 4.0
"""Card points against that for each game point that playing alone promises beyond playing with a partner."""

UNNAMED: Final = 0.4
"""Card points for calling a king without its name that could not be led to anyway (S-V2): it stays secret."""

TAROK: Final = (0.5, 3.0)
"""Card points for calling a tarok (S-V1): any one, and škis or mond."""


def call_worth(hand: CardSet, king: Card) -> float:
    """The worth of calling a king that the hand does not hold, in card points."""
    own = hand & SUIT_CARDS[suit_of(king)]
    return LENGTH[own.bit_count()] + (QUEEN if own & QUEENS else 0.0)


def best_king(hand: CardSet) -> Card:
    """The king to call: one that the hand does not hold, if there is any."""
    others = members(KINGS & ~hand)
    return max(others or members(KINGS), key=lambda king: (call_worth(hand, king), king))


def call(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Each card that may be called, in card points."""
    return [_candidate(view, action) for action in legal_actions(view)]


def _candidate(view: View, action: Action) -> Candidate:
    hand = view.hand
    if not isinstance(action, CallKing):  # S-V2: the king that the hand does not hold, without its name
        king = members(KINGS & ~hand)[0]
        hidden = UNNAMED if not hand & SUIT_CARDS[suit_of(king)] else 0.0
        return weighed(action, call_worth(hand, king) + hidden, [because(Why.CALL_UNNAMED, 1.5)])
    card = action.card
    if TAROACE >> card & 1:
        return weighed(action, TAROK[card in (SKIZ, LUNA)], [because(Why.CALL_TAROK, 2.0, card=card_name(card))])
    suit = suit_of(card)
    length = (hand & SUIT_CARDS[suit]).bit_count()
    if hand >> card & 1:
        found = [because(Why.CALL_OWN, 2.0, card=card_name(card))]
        if hand & KINGS == KINGS:
            found.append(because(Why.ALL_KINGS, 3.0))
        monster = lone_gain(view) if hand & KINGS != KINGS else 0.0
        return weighed(action, OWN + monster - 0.3 * length, found)
    whys = [because(Why.CALL_VOID, 1.0, suit=LETTERS[suit])]
    if length:
        whys = [because(Why.CALL_LENGTH, 2.0, suit=LETTERS[suit], count=length)]
    if hand >> card - 1 & 1:
        whys.append(because(Why.CALL_QUEEN, 1.5, card=card_name(card - 1)))
    variant = view.table.variant
    risk = variant.talon_size / (variant.pack.size - variant.hand_size)
    whys.append(because(Why.TALON_RISK, 0.3, percent=round(100 * risk)))
    return weighed(action, call_worth(hand, card), whys)


def lone_gain(view: View) -> float:
    """The gain of playing alone against three over playing with a partner, in card points; at least 0."""
    variant, row = view.table.variant, view.table.contract
    if row is None:
        return 0.0
    alone = promise(variant, row, alone_points(variant, view.hand, row.talon_cards), LONE_SPREAD)[1]
    beside = promise(variant, row, points_beside(view.hand, row.talon_cards), SPREAD)[1]
    gain = alone * share(variant, alone=True) - beside * share(variant, alone=False)
    return max(gain, 0.0) * LONELY
