"""The play of cards by rules of thumb: the ideas that two-sided games share, the Ski, and this game's own ideas."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ai.cardplay.following import follow
from ai.cardplay.knowledge import Knowledge
from ai.cardplay.leading import lead
from ai.cardplay.tricks import TrickState, beats, chance_side_wins, points_to_come, suit_letter
from ai.habits import Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import (
    KINGS,
    PAGAT,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    Action,
    Card,
    PlayCard,
    Seat,
    Side,
    View,
    legal_actions,
    suit_of,
)
from engine.games.tubingen.captures import gives_over, taken_by
from engine.games.tubingen.contracts import RAUS, TOUT
from engine.games.tubingen.law import suit_led
from engine.games.tubingen.tout import SKI

from .counting import counted, worth
from .knowing import know, known_friend, standing
from .tout_cards import play_tout

KEEP: Final = 0.45
"""Card points that the Ski is worth in hand for each trick left before the last two …"""
KEEP_MOST: Final = 2.6
"""… and at most: the worth of another card that it saves later."""
LOST_SKI: Final = 4.0
"""Card points that the Ski costs a side without a trick from which to give a card, and in the last trick."""
LEAD_SKI: Final = 3.0
"""Card points that a lead gives away which cannot win."""
NEW: Final = 0.7
"""Card points for leading a suit that has not been led yet to a partner: he may ruff it, or hold its best cards."""
COLLECTS: Final = 0.35
"""The additional share of a trick's points with the leading opponent of a lone player …"""
ENOUGH: Final = 12
"""… from so many points on …"""
EMPTY_HANDED: Final = 0.25
"""… and less with another who would give over all his points as long as he has none (U28)."""


def steady(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """A card of an ordinary player."""
    cards = [action.card for action in legal_actions(view) if isinstance(action, PlayCard)]
    if len(cards) == 1:
        return [weighed(PlayCard(cards[0]), 0.0, (because(Why.ONLY_CARD),))]
    return [_liked(view, candidate, habits) for candidate in judged(view, cards, fresh=habits.signals != "never")]


def _liked(view: View, candidate: Candidate, habits: Habits) -> Candidate:
    """A player who is fond of the 1 keeps it for the end (U33)."""
    return replace(candidate, value=candidate.value + likes(view, candidate.action, habits))


def likes(view: View, action: Action, habits: Habits) -> float:
    """The addition of habit to a card: the 1 before the last trick so much less."""
    early = isinstance(action, PlayCard) and action.card == PAGAT and view.hand.bit_count() > 1
    return -habits.pagat if early else 0.0


def judged(view: View, cards: list[Card], *, fresh: bool = True) -> list[Candidate]:
    """Each card in card points; ``fresh``: a partner is led fresh suits."""
    knowledge = know(view)
    now = standing(knowledge, view)
    if view.table.contract == TOUT:
        return [counted(view, candidate) for candidate in play_tout(knowledge, now, cards)]
    plain = [card for card in cards if card != SKIZ]
    if now.best is None:
        found = lead(knowledge, now, plain, "never") if plain else []
        found = [_led(view, candidate) for candidate in found] if fresh else found
    else:
        # The called king brings nothing but its points here.
        quiet = knowledge.view._replace(table=knowledge.view.table._replace(called=None))
        found = follow(replace(knowledge, view=quiet), now, plain) if plain else []
        found = [counted(view, candidate) for candidate in found]
    found = [_against_one(view, knowledge, now, candidate) for candidate in found]
    if SKIZ in cards:
        found.append(_ski(view, knowledge, now, found))
    return found


def _led(view: View, candidate: Candidate) -> Candidate:
    """A fresh suit for the partner ("dem Freund eine Neue")."""
    action, friend = candidate.action, known_friend(view)
    if friend is None or not isinstance(action, PlayCard) or TAROACE >> action.card & 1:
        return candidate
    suit = suit_of(action.card)
    old = {suit_led(trick.cards) for trick in view.table.play.tricks}
    if suit in old or KINGS >> action.card & 1:
        return candidate
    reason = because(Why.NEW_SUIT, 1.3, suit=suit_letter(suit), seat=friend)
    return replace(candidate, value=candidate.value + NEW, reasons=_with(candidate.reasons, reason))


def _with(reasons: tuple[Reason, ...], more: Reason) -> tuple[Reason, ...]:
    return tuple(sorted((*reasons, more), key=lambda reason: -reason.weight))


def collector(view: View) -> Seat | None:
    """U28: the opponent of a lone player who has most points so far, if they are many."""
    table = view.table
    if table.contract != RAUS or view.seat == table.declarer:
        return None
    pack = table.variant.pack
    points = {seat: pack.value(taken_by(table, (seat,))) for seat in range(4) if seat != table.declarer}
    best = max(points, key=lambda seat: points[seat])
    return best if points[best] >= ENOUGH * pack.parts else None


def _against_one(view: View, knowledge: Knowledge, now: TrickState, candidate: Candidate) -> Candidate:
    """U27, U28: against a lone player one opponent collects; the others give him points or stay empty-handed."""
    best, action = collector(view), candidate.action
    if best is None or not isinstance(action, PlayCard):
        return candidate
    card = action.card
    face = knowledge.values[card]
    wins = now.best is None or beats(card, now.best)
    pot = now.points + face
    if wins and not now.later and view.seat != best and now.winner is not None and knowledge.friends[now.winner] > 0.5:
        return replace(candidate, value=candidate.value - COLLECTS * pot)
    if wins and view.seat != best and gives_over(view.table, view.seat):
        return replace(candidate, value=candidate.value - EMPTY_HANDED * pot)
    if not wins and now.winner == best and face > 1:
        reason = because(Why.FEEDS_COLLECTOR, 3.2, seat=best, points=worth(view, card))
        more = COLLECTS * face if not now.later else 0.5 * COLLECTS * face
        return replace(candidate, value=candidate.value + more, reasons=_with(candidate.reasons, reason))
    return candidate


def _ski(view: View, knowledge: Knowledge, now: TrickState, others: list[Candidate]) -> Candidate:
    """U23, U24: the Ski saves another card; in the last trick it would be lost."""
    left = knowledge.tricks_left
    keeps = -LOST_SKI if left == 2 else 0.0 if left == 1 else min(KEEP * (left - 2), KEEP_MOST)
    cost = 0.0
    if now.best is None:
        value = -LEAD_SKI - keeps
    else:
        lowest = (SUIT_CARDS[suit_of(now.best)] & -SUIT_CARDS[suit_of(now.best)]).bit_length() - 1
        wins = chance_side_wins(knowledge, now, min(lowest, now.best))
        if left > 1 and not _has_trick(view):
            cost = LOST_SKI * (1 - wins)
        value = wins * (now.points + points_to_come(now)) - keeps - cost
    if left == 2:
        why = because(Why.SKI_NOW, 3.0, tricks=left)
    else:
        best = max((candidate.value for candidate in others), default=value)
        gain = round(value - best)
        why = because(Why.SKI_SAVES, 2.0, points=gain) if gain > 0 else because(Why.SKI_WAITS, 1.0)
    return weighed(PlayCard(SKIZ), value, [why])


def _has_trick(view: View) -> bool:
    """True if the own side, as far as it is known, has a trick out of which it could give a card for the Ski."""
    table = view.table
    apart = table.contract is None or not table.contract.calls_king
    mine = [view.seat] if apart else [s for s in range(4) if s == view.seat or _is_mate(view, s)]
    return any(trick.winner in mine for trick in table.play.tricks) or (
        view.seat == table.dealer and bool(view.laid_away & ~SKI)
    )


def _is_mate(view: View, seat: Seat) -> bool:
    side = view.table.sides[seat]
    if view.side is Side.DECLARER and seat == view.table.declarer:
        return True
    return side is not None and side is view.side
