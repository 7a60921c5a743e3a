"""The play of cards by rules of thumb: the judgements by level and contract."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ai.cardplay import beginner_cards
from ai.cardplay.following import follow
from ai.cardplay.knowledge import Knowledge, know
from ai.cardplay.leading import lead
from ai.cardplay.tricks import TrickState, beats, luna_is_caught, standing
from ai.cardplay.worth import GAME_POINT
from ai.habits import Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import LUNA, SKIZ, TAROACE, PlayCard, View, legal_actions
from engine.contracts import Goal
from engine.games.slovenian.contracts import NEGATIVE

from .ducking import avoid, force
from .pagatwins import tellable
from .seating import at_table, seated
from .sweeping_play import sweep

MOND: Final = 1.3 * GAME_POINT
"""Card points that the mond costs its player, by S58, whoever takes it."""


def beginner(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """A card of a beginner: high ones to win, low ones if tricks are avoided; he counts nothing."""
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
    knowledge = know(here, hears=False)
    return at_table(view, [tellable(knowledge, cards, candidate) for candidate in _judged(knowledge, cards)])


def _cards(view: View) -> list[int]:
    return [action.card for action in legal_actions(view) if isinstance(action, PlayCard)]


def _judged(knowledge: Knowledge, cards: list[int]) -> list[Candidate]:
    """Each card, judged by the contract's goal."""
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


def _skis_to_come(knowledge: Knowledge, now: TrickState) -> float:
    """The chance that a later player, even a partner, holds the škis."""
    if not knowledge.unseen >> SKIZ & 1:
        return 0.0
    return min(sum(knowledge.holds(seat, 1 << SKIZ) for seat in now.later), 1.0)


def _with_kept_mond(knowledge: Knowledge, now: TrickState, candidate: Candidate, card: int) -> Candidate:
    """S58: a tarok that gives the trick up also keeps the mond from a partner's škis, which the reasons of other games
    do not count as a danger. This only adds a reason: the mond's own candidate bears the cost."""
    if now.best is None or not (knowledge.hand >> LUNA & 1 and TAROACE >> card & 1) or beats(card, now.best):
        return candidate
    if any(reason.key == Why.SAVES_MOND for reason in candidate.reasons) or not _skis_to_come(knowledge, now):
        return candidate
    return weighed(candidate.action, candidate.value, (*candidate.reasons, because(Why.SAVES_MOND, 1.5)))


def _of_mond(reason: Reason) -> Reason:
    """The reason about the XXI in words of this game: it is no bonus, but a loss of its player."""
    told = {Why.CATCHES_LUNA.value: Why.CATCHES_MOND, Why.SAVES_LUNA.value: Why.SAVES_MOND}.get(reason.key)
    return reason if told is None else replace(reason, key=told.value)


def _with_mond(knowledge: Knowledge, now: TrickState, candidate: Candidate) -> Candidate:
    """S58: the mond costs its player, even if his own partner takes it."""
    candidate = replace(candidate, reasons=tuple(_of_mond(reason) for reason in candidate.reasons))
    action = candidate.action
    if not isinstance(action, PlayCard):
        return candidate
    if action.card != LUNA:
        return _with_kept_mond(knowledge, now, candidate, action.card)
    foes = luna_is_caught(knowledge, now)
    if SKIZ in now.cards:
        anybody = 1.0
    else:
        anybody = _skis_to_come(knowledge, now)
        anybody = max(foes, anybody if not now.cards else anybody * 0.5)
    return replace(candidate, value=candidate.value - MOND * (anybody - 0.5 * foes))
