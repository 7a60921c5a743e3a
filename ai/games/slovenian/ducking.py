"""Contracts in which tricks are avoided (S54, S55, S62, S63): avoiding them, and leaving them to the declarer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.cardplay.knowledge import Knowledge
from ai.cardplay.tricks import THIRD, TrickState, beats, chance_to_beat, points_to_come, standing, why_lost
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import SUIT_CARDS, TAROACE, Card, CardSet, PlayCard, card_name, card_set, members, suit_of
from engine.contracts import Goal
from engine.scoring.counting import in_threes

TALON_CARD: Final = 1.3
"""S62: card points that the talon adds to each of the first six tricks, on average."""
TALON_TRICKS: Final = 6
EXTREME: Final = 70.0
"""S63: for no trick at all, or for more than half of the points."""
MANY: Final = 35
FAILED: Final = 70.0
"""Card points, so to say, for the trick that loses the game."""
RELIEF: Final = 2.5
"""Card points for being rid of a card that would surely take a trick …"""
OWN_POINTS: Final = 0.8
"""… and the share of its own points saved with it."""
LEADS_NEXT: Final = 0.7
"""Card points against having to lead."""
LOSES_MANY: Final = 4
"""The danger of coming over half of the points grows with this power."""


def danger(hand: CardSet, unseen: CardSet, card: Card) -> float:
    """The chance that a card takes a trick some time, under the duty to beat."""
    cards = SUIT_CARDS[suit_of(card)]
    out = unseen & cards
    if not out:
        return 0.9
    higher = (out & -(1 << card + 1)).bit_count()
    share = 1 - higher / out.bit_count()
    low = (hand & cards & (1 << card) - 1).bit_count()
    if TAROACE >> card & 1:
        return min(0.05 + share, 1.0)
    return share / (1 + 0.4 * low)


def avoid(know: Knowledge, cards: Sequence[Card]) -> list[Candidate]:
    """Each card for a seat that wants no trick, or in klop few points."""
    now = standing(know)
    return [_avoiding(know, now, card, cards) for card in cards]


def _avoiding(know: Knowledge, now: TrickState, card: Card, cards: Sequence[Card]) -> Candidate:
    takes = _takes(know, now, card)
    relief = danger(know.hand, know.unseen, card) * (RELIEF + OWN_POINTS * (know.values[card] - 1))
    contract = know.view.table.contract
    if contract is not None and contract.individual:
        value = relief - takes * _klop_cost(know, now, card)
    elif contract is not None and contract.goal is Goal.ONE_TRICK and not _tricks(know, know.seat):
        value = relief + (FAILED / 4 if takes > 0.9 else -FAILED / 4) * takes
    else:
        value = relief - takes * FAILED
    return weighed(PlayCard(card), value, _reasons(know, now, card, cards, takes))


def _takes(know: Knowledge, now: TrickState, card: Card) -> float:
    """The chance to be left with the trick, as every player who can must beat (S54)."""
    if now.best is not None and not beats(card, now.best):
        return 0.0
    led = now.cards[0] if now.cards else card
    chance = 1.0
    for seat in now.later:
        chance *= 1 - chance_to_beat(know, seat, card, led)
    return chance


def _klop_cost(know: Knowledge, now: TrickState, card: Card) -> float:
    """S63: the cost of a trick taken in klop, in card points."""
    table = know.view.table
    done, size = len(table.play.tricks), table.variant.hand_size
    points = now.points + know.values[card] - THIRD + max(points_to_come(now), 0.0)
    if done < TALON_TRICKS:
        points += TALON_CARD
    own = in_threes(table.variant.pack, _pile(know, know.seat))
    cost = points + LEADS_NEXT
    after = min((own + points) / (MANY + 1), 1.0)
    before = own / (MANY + 1)
    if own <= MANY:
        cost += EXTREME * (after**LOSES_MANY - before**LOSES_MANY)
    if not _tricks(know, know.seat):
        cost += EXTREME * (done / size) ** 2
    return cost


def _tricks(know: Knowledge, seat: int) -> int:
    return sum(trick.winner == seat for trick in know.view.table.play.tricks)


def _pile(know: Knowledge, seat: int) -> CardSet:
    """The cards a seat has taken, the talon's cards with them."""
    table, pile = know.view.table, 0
    for number, trick in enumerate(table.play.tricks):
        if trick.winner == seat:
            pile |= card_set(trick.cards)
            if number < len(table.besides):
                pile |= card_set(table.besides[number])
    return pile


def _reasons(know: Knowledge, now: TrickState, card: Card, cards: Sequence[Card], takes: float) -> list[Reason]:
    best = now.best
    if best is None:
        return [because(Why.LEADS_LOW, 1.0, percent=round(100 * takes))]
    if beats(card, best):
        return _beating(now, card, cards)
    found = []
    if suit_of(card) is suit_of(best):
        found.append(because(Why.DUCKS_UNDER, 2.0, card=card_name(best)))
    points = know.values[card]
    if points > 1:
        found.append(because(Why.SHEDS_POINTS, 1.8, card=card_name(card), points=points))
    elif card == max(cards, key=lambda other: danger(know.hand, know.unseen, other)):
        found.append(because(Why.SHEDS_HIGH, 1.5, card=card_name(card)))
    return found or [why_lost(now.cards, best, card)]


def _beating(now: TrickState, card: Card, cards: Sequence[Card]) -> list[Reason]:
    """S54: the reason for the height of the card, if every card beats."""
    found = [because(Why.MUST_TAKE, 2.0)]
    if len(cards) > 1 and now.later and card == min(cards):
        found.append(because(Why.BEATS_LOW, 1.5, card=card_name(card)))
    elif len(cards) > 1 and not now.later and card == max(cards):
        found.append(because(Why.BEATS_HIGH, 1.5, card=card_name(card)))
    return found


def force(know: Knowledge, cards: Sequence[Card]) -> list[Candidate]:
    """Each card for an opponent of a declarer who wants no trick: low while he is to play, else high cards."""
    now = standing(know)
    return [_forcing(know, now, card, cards) for card in cards]


def _forcing(know: Knowledge, now: TrickState, card: Card, cards: Sequence[Card]) -> Candidate:
    declarer = know.view.table.declarer
    best = now.best
    held = _open_hand(know, declarer)
    rid = danger(know.hand, know.unseen, card)
    if declarer not in now.later or declarer is None:
        found = []
        if all(rid >= danger(know.hand, know.unseen, other) for other in cards):
            found.append(because(Why.KEEPS_LOW, 1.0))
        if best is not None and now.winner == declarer and not beats(card, best):
            found.append(because(Why.STAYS_UNDER_DECLARER, 2.0, card=card_name(best)))
        if best is not None and not found:
            own = beats(card, best)
            found.append(because(Why.BEATS_BEST, 0.5, card=card_name(best)) if own else why_lost(now.cards, best, card))
        return weighed(PlayCard(card), rid, found)
    led = now.cards[0] if now.cards else card
    top = card if best is None or beats(card, best) else best
    chance = float(_must_beat(held, top, led)) if held else chance_to_beat(know, declarer, top, led)
    saved = 1.0
    for seat in now.later[now.later.index(declarer) + 1 :]:
        saved *= 1 - 0.4 * chance_to_beat(know, seat, top, led)
    value = 10 * chance * saved - 2 * rid
    return weighed(PlayCard(card), value, [because(Why.FORCES_DECLARER, 2.0, percent=round(100 * chance))])


def _open_hand(know: Knowledge, seat: int | None) -> CardSet:
    """S56: the known cards of an open hand."""
    table = know.view.table
    played = card_set(card for trick in table.play.tricks for card in trick.cards) | card_set(table.play.trick)
    return next((cards & ~played for other, cards in table.open_hands if other == seat), 0)


def _must_beat(hand: CardSet, best: Card, led: Card) -> bool:
    """True if a known hand has to beat the best card of a trick."""
    same = hand & SUIT_CARDS[suit_of(led)]
    can = same or hand & TAROACE
    return any(beats(card, best) for card in members(can))
