"""A beginner's announcements before the first lead (R57 … R82): taroks, pagat with very many, contra with a monster."""

from __future__ import annotations

from typing import Final

from ai.habits import Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import GAME, KINGS, TAROACE, Action, Announce, CardSet, Declare, Double, PassAnnouncing, View, legal_actions

PAGAT: Final = 4.5
"""The taroks beyond the average that he wants for announcing the pagat ultimo."""

PAGAT_EACH: Final = 1.4
"""Game points that each tarok beyond that seems worth: with it the pagat comes home in ten hands more of a hundred."""

MONSTER: Final = 5.5
"""The taroks and kings beyond the average number of taroks that he wants for a contra."""

MONSTER_EACH: Final = 0.8
"""Game points that each of them seems worth."""

ANSWER: Final = 1.5
"""The additional ones he wants for each step after the contra."""

UNKNOWN: Final = 3.0
"""Game points that it seems to cost to announce any other bonus, or to double one: he leaves that to others."""


def strength(hand: CardSet) -> int:
    """A beginner's count: taroks and kings."""
    return (hand & (TAROACE | KINGS)).bit_count()


def counted(hand: CardSet) -> list[Reason]:
    """The cards he has counted."""
    taroace, kings = (hand & TAROACE).bit_count(), (hand & KINGS).bit_count()
    found = [because(Why.TAROACE, 2.0, count=taroace)]
    if kings:
        found.append(because(Why.KINGS, 1.0, count=kings))
    return found


def average(view: View) -> float:
    """The average number of taroks in a dealt hand."""
    variant = view.table.variant
    return variant.hand_size * TAROACE.bit_count() / variant.pack.size


def speak(view: View, habits: Habits) -> list[Candidate]:
    """Ending the turn and every possible announcement, in his idea of game points."""
    said = [_said(view, action, habits) for action in legal_actions(view) if not isinstance(action, PassAnnouncing)]
    quiet = all(candidate.value <= 0 for candidate in said)
    whys = () if quiet else (because(Why.LEFT_UNSAID, 0.5),)
    return [weighed(PassAnnouncing(), 0.0, whys), *said]


def _said(view: View, action: Action, habits: Habits) -> Candidate:
    own = (view.hand & TAROACE).bit_count()
    match action:
        case Declare(count):
            # Above the pagat in any case, which may only be announced afterwards (R65, R69).
            return weighed(
                action, 20.0, (because(Why.DECLARES, count=count, value=view.table.variant.prices.declaration(count)),)
            )
        case Announce("pagat"):
            value = PAGAT_EACH * (own - average(view) - PAGAT) + habits.pagat
            return weighed(action, value, (because(Why.TAROACE, 2.0, count=own),))
        case Announce():
            return weighed(action, habits.bonuses - UNKNOWN, (because(Why.LEFT_UNSAID),))
        case Double(item) if item == GAME:
            need = average(view) + MONSTER + ANSWER * len(view.table.speech.game)
            if view.seat == view.table.declarer:
                need += 1.0  # by bidding he has already claimed the better hand
            value = MONSTER_EACH * (strength(view.hand) - need) + habits.contra
            return weighed(action, value, counted(view.hand))
    known = (because(Why.SHOWS_SIDE),) if view.table.sides[view.seat] is None else ()
    return weighed(action, habits.contra - UNKNOWN, known or (because(Why.TAROACE, count=own),))
