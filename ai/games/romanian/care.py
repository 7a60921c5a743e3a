"""Care for the own cards: the waste of searches on rules of thumb, which know the sides and forget nothing.

Every price is in game points and tips the scales only between cards that a search finds about even.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.cardplay.knowledge import Knowledge, know
from ai.cardplay.leading import draws
from ai.cardplay.promises import kept
from ai.cardplay.tricks import TrickState, beats, chance_side_wins, luna_is_caught, standing
from engine import LUNA, PAGAT, SKIZ, TAROACE, Card, Side, View

from .suit_care import SURE_MATE, suit_cost

WASTE: Final = 0.3
"""The skiz on a poor trick that a lower tarok also wins, or a friend already has."""

SPARE: Final = 0.6
"""A tarok where a lower one does exactly the same: simulated play hardly sees a difference, a club player does."""

OVERTAKEN: Final = 0.2
"""A partner's trick that is sure, taken over with a tarok that would be worth something later."""

CAUGHT: Final = 1.0
"""The luna where the skiz may fall on it, for certain (R93)."""

STRAY: Final = 1.2
"""The pagat on a trick that is certain to be the other side's, before the last (R94)."""

BROUGHT: Final = 1.0
"""Skiz or luna on a trick that a partner has for sure, with another tarok in the hand."""

SPOILS: Final = 0.2
"""A tarok led by an opponent of the declarer who is not longer in them than he: it plays the declarer's game."""

BROKEN: Final = 4.0
"""A card that was announced for the last trick, before it (R70)."""

USUAL_STAKE: Final = 4.0
"""The win and loss of a common game together; expensive games make expensive mistakes."""

DEAREST: Final = 4.0
"""The most by which the prices grow."""

PLAIN: Final = TAROACE & ~(1 << SKIZ | 1 << LUNA | 1 << PAGAT)


def dearness(view: View) -> float:
    """The factor of all prices in this hand against a common one."""
    table = view.table
    if table.contract is None or table.contract.individual:
        return 1.0
    if any(bonus.item == "pagat" for bonus in table.speech.announced):
        return DEAREST
    price = table.variant.prices.game(table.contract, table.level, len(table.speech.game))
    return min(max((price.win + price.loss) / USUAL_STAKE, 1.0), DEAREST)


def carelessness(view: View, cards: Sequence[Card]) -> dict[Card, float]:
    """The cost of each of these cards, likely to be missed later; empty in michi-michi."""
    table = view.table
    if table.contract is None or table.contract.individual or len(cards) < 2:
        return {}
    knowledge = know(view)
    now = standing(knowledge)
    dear = dearness(view)
    promised = kept(view) if knowledge.tricks_left > 1 else 0
    found = {}
    for card in cards:
        careless = _tarok if TAROACE >> card & 1 else suit_cost
        found[card] = dear * careless(knowledge, now, card, cards)
        found[card] += BROKEN if promised >> card & 1 else 0.0
    return found


def _tarok(know: Knowledge, now: TrickState, card: Card, cards: Sequence[Card]) -> float:
    lower = [each for each in cards if PLAIN >> each & 1 and each < card]
    cost = 0.0
    if card == PAGAT:
        if know.tricks_left > 1:
            cost += STRAY * max(0.9 - chance_side_wins(know, now, card), 0.0)
    elif now.best is not None:
        cost += _following(know, now, card, cards, lower)
    if card == LUNA and lower:
        cost += CAUGHT * luna_is_caught(know, now)
    if not now.cards and know.view.side is Side.OPPONENTS and not draws(know):
        cost += SPOILS
    return cost


def _following(know: Knowledge, now: TrickState, card: Card, cards: Sequence[Card], lower: Sequence[Card]) -> float:
    """The cost of a high tarok spent on a trick for which a low one would do."""
    if now.best is None or now.winner is None:
        return 0.0
    wins = beats(card, now.best)
    cost = 0.0
    brings_home = card == LUNA and wins and know.unseen >> SKIZ & 1
    same = any(beats(each, now.best) == wins for each in lower)
    ours = all(know.friends[seat] > SURE_MATE for seat in now.later)
    if same and (ours or not wins) and not brings_home and not _sheds(know):
        cost += SPARE
    elif wins and card != LUNA and not now.later and know.friends[now.winner] > SURE_MATE and not _sheds(know):
        under = [each for each in lower if not beats(each, now.best)]
        if under and any(know.unseen >> between & 1 for between in range(min(under) + 1, card)):
            cost += OVERTAKEN
    if card in (SKIZ, LUNA) and any(TAROACE >> each & 1 and each < LUNA for each in cards):
        sure = not now.later or (TAROACE >> now.best & 1 and not know.higher(now.best))
        safe = card == SKIZ or not know.unseen >> SKIZ & 1
        if sure and safe and know.friends[now.winner] > SURE_MATE:
            cost += BROUGHT
    if card == SKIZ:
        less = [each for each in cards if TAROACE >> each & 1 and each < card]
        poor = sum(know.values[each] for each in now.cards) <= len(now.cards) + 3
        friend = know.friends[now.winner] > SURE_MATE
        if poor and less and (friend or any(beats(each, now.best) for each in less)):
            cost += WASTE
    return cost


def _sheds(know: Knowledge) -> bool:
    """True if a partner gets rid of his taroks to stay out of the way of the declarer's announced pagat."""
    table = know.view.table
    return know.view.side is Side.DECLARER and any(
        bonus.item == "pagat" and bonus.seat != know.seat and know.friends[bonus.seat] > SURE_MATE
        for bonus in table.speech.announced
    )
