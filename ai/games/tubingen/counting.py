"""The points of a trick in this game, for the reasons of a card."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ai.player import Candidate
from ai.reasons import Why
from engine import SKIZ, Card, PlayCard, View, card_set

TRICK: Final = frozenset(
    {
        Why.WINS_TRICK,
        Why.LIKELY_WINS,
        Why.TRIES,
        Why.MATE_WINS,
        Why.MATE_LEADS,
        Why.CANNOT_WIN,
        Why.FOLLOWS_SUIT,
        Why.BEATS_BEST,
        Why.KEEPS_HIGH,
    }
)
"""The reasons that state the points of a trick."""


def trick_points(view: View, card: Card) -> int:
    """U4, U23: the least points of the trick with a card added: ½ for each that is to come, and for the Ski that its
    owner takes back. Four cards always come to a whole number."""
    pack, trick = view.table.variant.pack, view.table.play.trick
    lying = card_set(each for each in (*trick, card) if each != SKIZ)
    return (pack.value(lying) + view.table.players - lying.bit_count()) // pack.parts


def worth(view: View, card: Card) -> float:
    """U4: the card points of a card, in halves."""
    pack = view.table.variant.pack
    return pack.values[card] / pack.parts


def counted(view: View, candidate: Candidate) -> Candidate:
    """The reasons with the points of the trick in this game: no deduction, and the own card is part of it.

    With the Ski in hand no trick has to be taken.
    """
    action = candidate.action
    if not isinstance(action, PlayCard):
        return candidate
    told = {**dict.fromkeys(TRICK, trick_points(view, action.card)), Why.FEEDS_MATE: worth(view, action.card)}
    return replace(
        candidate,
        reasons=tuple(
            replace(reason, params={**reason.params, "points": told[Why(reason.key)]}) if reason.key in told else reason
            for reason in candidate.reasons
            if reason.key != Why.MUST_TAKE or not view.hand >> SKIZ & 1
        ),
    )
