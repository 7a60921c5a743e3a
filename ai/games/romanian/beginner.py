"""A beginner's judgement of every kind of decision: he counts taroks and kings, but no cards that have been played.

He is weaker because he knows less: he never signals and never errs at random.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ai.cardplay.beginner_cards import play
from ai.cardplay.tricks import suit_letter
from ai.habits import Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import (
    KINGS,
    SUIT_CARDS,
    TAROACE,
    TRULA,
    Action,
    CallKing,
    Card,
    CardSet,
    Discard,
    Hold,
    Keep,
    MakeBid,
    Reject,
    Surrender,
    TakeGroup,
    ThrowIn,
    View,
    card_name,
    card_set,
    legal_actions,
    members,
    names,
    parse_card,
    suit_of,
)
from engine.groups import group_cards, return_level
from engine.prices import surrender_price

from .beginner_words import counted, speak, strength
from .enough import cheapest, length

EACH: Final = 0.5
"""Game points that a tarok or a king more than needed seems worth."""

NEED: Final = 2.0
"""The taroks and kings beyond the average number of taroks that a beginner wants for doi on the first level."""

SPLENDID: Final = 3
"""So many high taroks seem to him as good as one tarok more: he never passes six with XX, XIX and XVIII."""

HIGH_TAROACE: Final = card_set(parse_card(f"T{number}") for number in range(18, 23))

NEED_MORE: Final = {3: 0, 2: 0, 1: 2, 0: 5}
"""The additional ones he wants by the number of talon cards that he would get."""

LONE: Final = 4.0
"""The cards in the suit of an own king that he would need to call it: he never does unless he must."""

LEAVING: Final = 1.5
"""Game points that a level seems to cost: he takes the first group if it has a tarok or a court card."""

GIVING_UP: Final = 6.0
"""Game points that a surrender seems to cost: he has not learnt when to give up."""

NEAR: Final = 3
"""The number of cards beyond the lowest that he considers for the discard."""

SHOWN: Final = 8
"""The number of discards that are ranked."""


def throw_in(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R22: without a tarok and a king the hand has no cards that he has learnt to count."""
    return [
        weighed(ThrowIn(), 0.0, (because(Why.HOPELESS_HAND),)),
        weighed(Keep(), -1.0, (because(Why.TAROACE, count=0),)),
    ]


def bid(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R24 … R34: every call."""
    return [_bid(view, action, habits) for action in legal_actions(view)]


def call(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R35: each king."""
    return [_call(view, action.card) for action in legal_actions(view) if isinstance(action, CallKing)]


def announce(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R57 … R82: his announcements before the first lead."""
    return speak(view, habits)


def play_card(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R84: a card."""
    return play(view)


def _bid(view: View, action: Action, habits: Habits) -> Candidate:
    """R24 … R34: a card more for each level and more for less of the talon, whatever the cards are."""
    variant, auction = view.table.variant, view.table.auction
    stands = action.bid if isinstance(action, MakeBid) else auction.bid if isinstance(action, Hold) else None
    row = variant.contract(stands.contract) if stands else None
    if stands is None or row is None:
        short = length(view, cheapest(view), 2.0)
        if short.key == Why.TAROACE_ENOUGH:
            short = because(Why.TAROACE, count=short.params["count"])
        last = auction.bid is None and auction.passed.bit_count() == view.table.players - 1
        return weighed(action, 0.0, (short, *((because(Why.LAST_WORD, 0.5),) if last else ())))
    need = variant.hand_size * 22 / variant.pack.size + NEED + NEED_MORE[row.talon_cards] + stands.ordinal - 1
    top = view.hand & HIGH_TAROACE
    holds = strength(view.hand) + (1 if top.bit_count() >= SPLENDID else 0)
    value = EACH * (holds - need) + habits.risk + (0.0 if row.talon_cards else habits.without_talon)
    found = counted(view.hand)
    if top.bit_count() >= SPLENDID:
        found.append(because(Why.TOP_TAROACE, 1.0, cards=names(top)))
    lose = row.base * stands.ordinal
    found.append(because(Why.LEVEL_COST, 0.5, level=stands.ordinal, win=row.win, lose=lose))
    if isinstance(action, Hold) and auction.holder is not None:
        found.append(because(Why.LA_MINE, 1.8, seat=auction.holder))
    if not row.talon_cards:
        found.append(because(Why.NO_TALON, 0.8))
    return weighed(action, value, found)


def _call(view: View, king: Card) -> Candidate:
    """R35: the king of the suit of which he holds most, but not his own."""
    suit = suit_of(king)
    count = (view.hand & SUIT_CARDS[suit]).bit_count()
    if view.hand >> king & 1:
        every = (because(Why.ALL_KINGS, 3.0),) if view.hand & KINGS == KINGS else ()
        return weighed(CallKing(king), count - LONE * 4, (because(Why.CALL_OWN, 2.0, card=card_name(king)), *every))
    if not count:
        return weighed(CallKing(king), 0.0, (because(Why.CALL_VOID, suit=suit_letter(suit)),))
    return weighed(CallKing(king), float(count), (because(Why.CALL_LENGTH, suit=suit_letter(suit), count=count),))


def choose_group(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R40 … R45: the first group, unless it is plainly worthless."""
    table = view.table
    talon, row = table.talon, table.contract
    if row is None:
        return []
    found = []
    ordinal = table.auction.bid.ordinal if table.auction.bid else 1
    plain = _plain(view, view.looked)
    for action in legal_actions(view):
        match action:
            case TakeGroup(group):
                cards = view.looked if talon.looking == group else _open(view, group)
                seen = talon.looking is not None
                level = table.level if seen else return_level(ordinal, talon.groups, talon.seen.index(group))
                value = -LEAVING * (level - 1) + _worth(view, cards)
            case Reject():
                level = table.level + 1
                value = -LEAVING * (level - 1) + (LEAVING + 0.2 if plain else 0.0) + habits.risk
            case _:
                found.append(_surrender(view, action, habits))
                continue
        why = because(Why.LEVEL_COST, level=level, win=row.win, lose=row.base * level)
        found.append(weighed(action, value, (why,)))
    return found


def _open(view: View, group: int) -> tuple[Card, ...]:
    """The cards of an open group."""
    talon = view.table.talon
    return tuple(card for card in group_cards(talon.cards, talon.groups, group) if card is not None)


def _plain(view: View, cards: tuple[Card, ...]) -> bool:
    """True if there is neither a tarok nor a court card among them."""
    values = view.table.variant.pack.values
    return not any(TAROACE >> card & 1 or values[card] > 1 for card in cards)


def _worth(view: View, cards: tuple[Card, ...]) -> float:
    """A little for each tarok and each point: of two groups on one level he takes the better."""
    values = view.table.variant.pack.values
    return sum(0.02 * values[card] + 0.05 * (TAROACE >> card & 1) for card in cards)


def _surrender(view: View, action: Action, habits: Habits) -> Candidate:
    """R50: he knows that surrender exists."""
    cost = surrender_price(view).total // view.table.factor
    return weighed(action, habits.surrenders - cost - GIVING_UP, (because(Why.SURRENDER_PRICE, cost=cost),))


def discard(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R46 … R49: the lowest cards, without a thought for suits."""
    values = view.table.variant.pack.values
    count = view.hand.bit_count() - view.table.variant.hand_size
    suits = view.hand & ~(KINGS | TAROACE)
    forced, pool = (0, suits) if suits.bit_count() >= count else (suits, view.hand & TAROACE & ~TRULA)
    wanted = count - forced.bit_count()
    lowest = sorted(members(pool), key=lambda card: _low(values, card))[: wanted + NEAR]
    found = [forced | card_set(chosen) for chosen in combinations(lowest, wanted)]
    ranked = [
        weighed(Discard(cards), -sum(_low(values, card) for card in members(cards)), _away(values, cards))
        for cards in found
    ]
    ranked.sort(key=lambda candidate: -candidate.value)
    surrender = (
        [_surrender(view, Surrender(), habits)] if view.king_seen and Surrender() in legal_actions(view)[:1] else []
    )
    return [*ranked[:SHOWN], *surrender]


def _low(values: tuple[int, ...], card: Card) -> float:
    """A card's worth to him at the discard: its points, then its place in its suit."""
    return values[card] + 0.01 * (SUIT_CARDS[suit_of(card)] & (1 << card) - 1).bit_count()


def _away(values: tuple[int, ...], cards: CardSet) -> list[Reason]:
    """The reasons for these discards."""
    if cards & TAROACE:
        return [because(Why.TAROC_FORCED)]
    court = sum(values[card] for card in members(cards) if values[card] > 1)
    return [because(Why.SAVES_POINTS, points=court)] if court else []
