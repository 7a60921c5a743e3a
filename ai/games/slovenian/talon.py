"""The open talon: the choice of a group (S41, S42, S44, S58)."""

from __future__ import annotations

from typing import Final

from ai.games.slovenian.discarding import best_discard
from ai.games.slovenian.strength import LONE_SPREAD, SPREAD, held_points
from ai.games.slovenian.worth import promise, radl_counts, share
from ai.habits import Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import (
    KINGS,
    LUNA,
    SUIT_CARDS,
    CardSet,
    Contract,
    TakeGroup,
    View,
    card_name,
    card_set,
    group_cards,
    in_threes,
    legal_actions,
    members,
    names,
    suit_of,
)

LEFT: Final = 0.5
"""The share of the points of a card left in the talon that the declarer's side would have made of it."""

HOME: Final = 0.75
"""The chance to win a trick with the called king that was taken from the talon, if it has two cards beside it at most:
then the rest of the talon comes along (S44)."""
FAR: Final = 0.5
"""The same for a longer suit."""

OTHER_KINGS: Final = 0.6
"""Game points of the silent kings that a further king is worth in the hand."""


def alone_now(view: View) -> bool:
    """True if the declarer knows that he has no partner: none is called, or the card is his own or in the talon."""
    table = view.table
    if table.contract is None or not table.contract.calls_king:
        return True
    if table.called is None:
        return any(card is not None and KINGS >> card & 1 for card in table.talon.cards) and table.fourth
    return bool(view.hand >> table.called & 1) or table.called in table.talon.cards


def choose_group(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Each group, in game points against the average."""
    row = view.table.contract
    if row is None:
        raise ValueError(view.kind)
    return [_take(view, row, action) for action in legal_actions(view) if isinstance(action, TakeGroup)]


def open_cards(view: View) -> CardSet:
    """The cards of the open talon."""
    return card_set(card for card in view.table.talon.cards if card is not None)


def group_of(view: View, number: int) -> CardSet:
    """The cards of a group."""
    talon = view.table.talon
    return card_set(card for card in group_cards(talon.cards, talon.groups, number) if card is not None)


def group_points(view: View, cards: CardSet) -> float:
    """The card points that taking these cards and the best discard promises."""
    table = view.table
    variant, values = table.variant, table.variant.pack.values
    away = best_discard(variant, view.hand | cards, cards.bit_count(), table.called)
    left = open_cards(view) & ~cards
    points = held_points(variant, (view.hand | cards) & ~away, alone=alone_now(view))
    points += in_threes(variant.pack, away) - LEFT * sum(values[card] - 1 for card in members(left))
    if called_here(view, cards):
        points += home_chance(view, cards) * in_threes(variant.pack, left)
    return points


def called_here(view: View, cards: CardSet) -> bool:
    """True if the called card is among these cards of the talon (S44)."""
    called = view.table.called
    return called is not None and bool(cards >> called & 1)


def home_chance(view: View, cards: CardSet) -> float:
    """S44: the chance to win a trick with the called card taken from the talon."""
    called = view.table.called
    if called is None:
        return 0.0
    own = (view.hand | cards) & SUIT_CARDS[suit_of(called)]
    return HOME if own.bit_count() <= 3 else FAR


def _take(view: View, row: Contract, action: TakeGroup) -> Candidate:
    variant = view.table.variant
    cards = group_of(view, action.group)
    left = open_cards(view) & ~cards
    points = group_points(view, cards)
    alone = alone_now(view)
    won, value = promise(variant, row, points, LONE_SPREAD if alone else SPREAD)
    value *= share(variant, alone=alone) * (2 if radl_counts(view.table, view.seat) else 1)
    value += OTHER_KINGS * (cards & KINGS).bit_count()
    gain = round(points - _usual(view))
    found: list[Reason] = []
    if gain > 0:
        found = [because(Why.GROUP_ADDS, 1.0 + 0.2 * gain, cards=names(cards), points=gain)]
    if left >> LUNA & 1:
        cost = mond_cost(view)
        back = home_chance(view, cards) if called_here(view, cards) else 0.0
        value -= cost * (1 - back)
        found.append(because(Why.MOND_LEFT, 2.0, cost=cost))
    called = view.table.called
    if called is not None and called_here(view, cards):
        found.append(because(Why.KING_IN_GROUP, 2.5, card=card_name(called)))
    elif called is not None and called in view.table.talon.cards:
        found.append(because(Why.KING_STAYS, 1.5, card=card_name(called)))
    strange = sum(variant.pack.values[card] for card in members(left))
    if strange > left.bit_count() and not called_here(view, cards):
        found.append(because(Why.TALON_GIVES, 0.1 * strange, points=strange))
    if alone:
        found.append(because(Why.GAME_CHANCE, 1.2, contract=row.key, percent=round(100 * won)))
    return weighed(action, value, found)


def _usual(view: View) -> float:
    """The card points that the groups come to on average."""
    groups = range(1, view.table.talon.groups + 1)
    return sum(group_points(view, group_of(view, number)) for number in groups) / len(groups)


def mond_cost(view: View) -> int:
    """S58: the cost of leaving the mond in the talon."""
    return int(getattr(view.table.variant.prices, "mond", 0))
