"""A beginner's announcements after the talon: he announces the bonuses he holds, and says kontra on a high count."""

from __future__ import annotations

from typing import Final

from ai.habits import Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import (
    GAME,
    KINGS,
    LUNA,
    PAGAT,
    SKIZ,
    TAROACE,
    TRULA,
    Action,
    Announce,
    CardSet,
    Double,
    PassAnnouncing,
    View,
    legal_actions,
    names,
)
from engine.games.slovenian.actions import VOGEL_FREI

TOPS: Final = 1.0
"""The additional count of škis and mond over another tarok."""

PAGAT_LENGTH: Final = 0.72
"""The share of his cards that has to be taroks before he promises the pagat for the last trick."""
FEWER: Final = 1.6
"""For so many game points of habit he announces the pagat on one tarok less."""

KONTRA: Final = 4.0
"""The taroks and kings beyond the average that he wants for a kontra."""


SURE: Final = 10.0
"""The apparent worth of saying that his lone pagat flies free: it costs nothing."""


def strength(hand: CardSet) -> float:
    """Taroks and kings, škis and mond counted twice."""
    tops = (hand & (1 << SKIZ | 1 << LUNA)).bit_count()
    return (hand & TAROACE).bit_count() + (hand & KINGS).bit_count() + TOPS * tops


def counted(hand: CardSet) -> list[Reason]:
    """His count as reasons."""
    found = [because(Why.TAROACE, 1.5, count=(hand & TAROACE).bit_count())]
    if kings := (hand & KINGS).bit_count():
        found.append(because(Why.KINGS, 0.6 * kings, count=kings))
    return found


def speak(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """S46 … S49, S80: every possible announcement."""
    found = [_candidate(view, action, habits) for action in legal_actions(view)]
    silent = [because(Why.LEFT_UNSAID, 0.5)] if any(each.value > 0 for each in found[1:]) else []
    return [weighed(PassAnnouncing(), 0.0, silent), *found[1:]]


def _candidate(view: View, action: Action, habits: Habits) -> Candidate:
    hand = view.hand
    match action:
        case Announce(item):
            about = {"trula": TRULA, "kings": KINGS, "pagat": TAROACE}.get(item, 0)
            holds = item in ("trula", "kings") and not about & ~hand
            need = PAGAT_LENGTH * view.table.variant.hand_size - habits.pagat / FEWER
            long = (hand & TAROACE).bit_count() >= need
            likes = holds or (item == "pagat" and long and bool(hand >> PAGAT & 1))
            habit = habits.pagat if item == "pagat" else habits.bonuses
            shown = [because(Why.BONUS_CARDS, cards=names(hand & about))] if hand & about else []
            return weighed(action, (2.0 if likes else -10.0) + habit, shown or counted(hand))
        case Double(item) if item == GAME and not view.table.speech.game:
            variant = view.table.variant
            average = variant.hand_size * 26 / variant.pack.size
            more = strength(hand) - average - KONTRA
            return weighed(action, more + habits.contra, counted(hand))
    if action == VOGEL_FREI:
        return weighed(action, SURE, [because(Why.FLIES_FREE)])
    return weighed(action, -10.0, counted(hand))


def klop_kontra(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """S-V10: he does not say kontra in a game that he does not understand."""
    return [weighed(a, -50.0 if isinstance(a, Double) else 0.0, counted(view.hand)) for a in legal_actions(view)]
