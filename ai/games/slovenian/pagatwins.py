"""Reasons of the general play where the pagat may beat higher cards (S53, S80), or a card must be kept (S26)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ai.cardplay.knowledge import Knowledge
from ai.player import Candidate, Reason
from ai.reasons import Why, because
from engine import LUNA, PAGAT, SKIZ, TAROACE, Card, PlayCard, card_name, card_set

from .payoffs import house

STANDING: Final = frozenset(
    {
        *(Why.WINS_TRICK, Why.LIKELY_WINS, Why.TRIES, Why.MUST_TAKE, Why.BEATS_LOW, Why.BEATS_HIGH, Why.BEATS_BEST),
        *(Why.MATE_WINS, Why.MATE_LEADS, Why.FEEDS_MATE, Why.FOE_LEADS, Why.SECURES, Why.TAKES_OVER, Why.STOPS_SWEEP),
        *(Why.CANNOT_WIN, Why.FOLLOWS_SUIT, Why.DUCKS_UNDER, Why.STAYS_UNDER_DECLARER, Why.SHEDS_HIGH),
        Why.SHEDS_POINTS,
    }
)
"""The reasons that say who wins the trick so far."""
CROWN: Final = (SKIZ, LUNA, PAGAT)
UNSURE: Final = 99
"""The percentage of an outcome that only the pagat can prevent."""


def tellable(know: Knowledge, cards: Sequence[Card], candidate: Candidate) -> Candidate:
    """The candidate without the reasons that this game's rules make untrue. ``cards`` may be played."""
    action = candidate.action
    if not isinstance(action, PlayCard):
        return candidate
    trick = (*know.view.table.play.trick, action.card)
    reasons = [reason for reason in candidate.reasons if reason.key != Why.KEEPS_HIGH or _is_free(reason, cards)]
    if _has_won(know, trick):
        reasons = [reason for reason in reasons if reason.key not in STANDING]
    elif _may_win(know, trick):
        reasons = [told for reason in reasons for told in _unsure(reason)]
    return replace(candidate, reasons=tuple(reasons))


def _is_free(reason: Reason, cards: Sequence[Card]) -> bool:
    return reason.params["card"] in [card_name(card) for card in cards]


def _crowns(know: Knowledge, trick: Sequence[Card]) -> str:
    """The house rule of the emperor trick; it is off where taroks are no trumps, unless one was led."""
    table = know.view.table
    if trick[0] == SKIZ and house(table, "beggar_with_skis", False):
        return "any"
    trumps = table.contract is None or table.contract.trumps or TAROACE >> trick[0] & 1
    return str(house(table, "emperor_trick", "any")) if trumps else "off"


def _has_won(know: Knowledge, trick: Sequence[Card]) -> bool:
    """True if the pagat in the trick beats the higher cards in it."""
    if PAGAT not in trick:
        return False
    if know.view.table.speech.free is not None:
        return True
    rule = _crowns(know, trick)
    last = trick.index(PAGAT) == max(trick.index(card) for card in CROWN if card in trick)
    return {*CROWN} <= {*trick} and (rule == "any" or (rule == "pagat-last" and last))


def _may_win(know: Knowledge, trick: Sequence[Card]) -> bool:
    """True if the pagat may still beat the škis in this trick."""
    table = know.view.table
    later = table.in_turn(table.play.leader)[len(trick) :]
    if table.speech.free is not None and know.unseen >> PAGAT & 1:
        return table.speech.free in later
    rule, missing = _crowns(know, trick), card_set(CROWN) & ~card_set(trick)
    possible = not missing & ~know.unseen and missing.bit_count() <= len(later)
    return SKIZ in trick and possible and (rule == "any" or (rule == "pagat-last" and PAGAT not in trick))


def _unsure(reason: Reason) -> Iterator[Reason]:
    """The reason without its certainty; nothing if no other words say it."""
    match reason.key:
        case Why.WINS_TRICK:
            told = {name: value for name, value in reason.params.items() if name != "after"}
            yield because(Why.LIKELY_WINS, reason.weight, **told, higher=0, percent=UNSURE)
        case Why.TAKES_OVER | Why.SURE_WINNER if reason.params.get("percent", 100) == 100:
            pass
        case _:
            yield reason
