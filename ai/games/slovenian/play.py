"""The play of cards by rules of thumb: which judgement answers for which level and contract."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ai.cardplay import beginner_cards
from ai.cardplay.following import follow
from ai.cardplay.knowledge import Knowledge, know
from ai.cardplay.leading import lead
from ai.cardplay.tricks import Standing, luna_is_caught, standing
from ai.cardplay.worth import GAME_POINT
from ai.habits import Habits
from ai.player import Candidate
from ai.reasons import Why, because, weighed
from engine import LUNA, SKIZ, PlayCard, View, legal_actions
from engine.contracts import Goal
from engine.games.slovenian.contracts import NEGATIVE

from .ducking import avoid, force
from .seating import at_table, seated
from .sweeping_play import sweep

MOND: Final = 1.3 * GAME_POINT
"""Card points that the mond costs who loses it, by S58, to whomever."""


def beginner(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """A card of a beginner: high ones to win, low ones where tricks are avoided; he counts nothing."""
    here = seated(view)
    contract = here.table.contract
    if contract is not None and not contract.trumps:
        return at_table(view, sweep(know(here, hears=False), _cards(here)))
    return at_table(view, beginner_cards.play(here, contract is not None and contract.key in NEGATIVE))


def steady(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """A card of an ordinary player."""
    here = seated(view)
    cards = _cards(here)
    if len(cards) == 1:
        return [weighed(PlayCard(cards[0]), 0.0, (because(Why.ONLY_CARD),))]
    return at_table(view, _judged(know(here, hears=False), cards))


def _cards(view: View) -> list[int]:
    return [action.card for action in legal_actions(view) if isinstance(action, PlayCard)]


def _judged(knowledge: Knowledge, cards: list[int]) -> list[Candidate]:
    """By what the contract asks for."""
    table = knowledge.view.table
    contract = table.contract
    if contract is not None and contract.key in NEGATIVE:
        if contract.individual or knowledge.seat == table.declarer:
            return avoid(knowledge, cards)
        return force(knowledge, cards)
    if contract is not None and contract.goal is Goal.ALL_TRICKS:
        return sweep(knowledge, cards)
    now = standing(knowledge)
    found = lead(knowledge, now, cards, "never") if now.best is None else follow(knowledge, now, cards)
    return [_with_mond(knowledge, now, candidate) for candidate in found]


def _with_mond(knowledge: Knowledge, now: Standing, candidate: Candidate) -> Candidate:
    """S58: the mond costs its player, whoever takes it, the own partner as well."""
    action = candidate.action
    if not isinstance(action, PlayCard) or action.card != LUNA:
        return candidate
    foes = luna_is_caught(knowledge, now)
    if SKIZ in now.cards:
        anybody = 1.0
    elif not knowledge.unseen >> SKIZ & 1:
        anybody = 0.0
    else:
        anybody = min(sum(knowledge.holds(seat, 1 << SKIZ) for seat in now.later), 1.0)
        anybody = max(foes, anybody if not now.cards else anybody * 0.5)
    return replace(candidate, value=candidate.value - MOND * (anybody - 0.5 * foes))
