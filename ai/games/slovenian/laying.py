"""The discard as a decision: the likeliest ones with their reasons, and turning the game to barvni valat (S37, S43)."""

from __future__ import annotations

from typing import Final

from ai.features import PLAIN
from ai.games.slovenian.discarding import ranked_discards
from ai.games.slovenian.strength import LETTERS, LONE_SPREAD, SPREAD
from ai.games.slovenian.sweeping import colour_chance
from ai.games.slovenian.talon import alone_now, group_of, group_points
from ai.games.slovenian.worth import promise, share
from ai.habits import Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import (
    KINGS,
    SUIT_CARDS,
    TAROACE,
    TRULA,
    Card,
    CardSet,
    Discard,
    View,
    card_name,
    card_set,
    legal_actions,
    members,
    names,
    suit_of,
)
from engine.games.slovenian.actions import CONVERT
from engine.games.slovenian.contracts import COLOUR_VALAT

SHOWN: Final = 8
"""The number of discards that are ranked."""

CONVERTS: Final = 0.5
"""The least chance for turning a game to barvni valat."""


def lay_away(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """The best discards in card points, and the change of contract if it is open."""
    variant, called = view.table.variant, view.table.called
    ranked = ranked_discards(variant, view.hand, _count(view), called)
    best = ranked[0][0]
    found = [weighed(Discard(cards), worth, discard_reasons(view, cards)) for worth, cards in ranked[:SHOWN]]
    if legal_actions(view)[0] == CONVERT:
        found.append(_convert(view, best))
    return found


def _count(view: View) -> int:
    return view.hand.bit_count() - view.table.variant.hand_size


def _convert(view: View, best: float) -> Candidate:
    """S37: barvni valat instead, on its own scale beside the best discard: worth as much if it promises as much."""
    table = view.table
    variant, row = table.variant, table.contract
    turned = variant.contract(COLOUR_VALAT)
    if row is None or turned is None or table.talon.taken is None:
        raise ValueError(view.kind)
    chance = colour_chance(variant, view.hand & ~colours_discard(view))
    alone = alone_now(view)
    value = (2 * chance - 1) * variant.prices.game(turned, 1).win * share(variant, alone=alone)
    taken = group_of(view, table.talon.taken)
    before = view._replace(hand=view.hand & ~taken)
    stays = promise(variant, row, group_points(before, taken), LONE_SPREAD if alone else SPREAD)[1]
    gain = value - stays * share(variant, alone=alone) if chance >= CONVERTS else -abs(value) - 1.0
    whys = [
        because(Why.GAME_CHANCE, 2.0, contract=turned.key, percent=round(100 * chance)),
        because(Why.FLAT_PRICE, 1.0, contract=turned.key, value=variant.prices.game(turned, 1).win),
    ]
    return weighed(CONVERT, best + gain, whys)


def colours_discard(view: View) -> CardSet:
    """The discard that leaves the best barvni valat: taroks and the shortest suits, or the low cards."""
    count = _count(view)
    free = members(view.hand & ~(KINGS | TRULA))
    by_suit = sorted(
        free,
        key=lambda card: (not TAROACE >> card & 1, (view.hand & SUIT_CARDS[suit_of(card)]).bit_count(), card),
    )
    ways = [card_set(by_suit[:count])]
    low = sorted((card for card in free if not TAROACE >> card & 1), key=_place_from_top, reverse=True)
    if len(low) >= count:
        ways.append(card_set(low[:count]))
    return max(ways, key=lambda cards: (colour_chance(view.table.variant, view.hand & ~cards), cards))


def _place_from_top(card: Card) -> tuple[int, Card]:
    """The number of cards of its suit that beat a card."""
    return (SUIT_CARDS[suit_of(card)] & -(2 << card)).bit_count(), card


def discard_reasons(view: View, cards: CardSet) -> list[Reason]:
    """The reasons for these discards."""
    found: list[Reason] = []
    hand, values = view.hand, view.table.variant.pack.values
    called = view.table.called
    kept = hand & ~cards
    for suit in PLAIN:
        gone, left = cards & SUIT_CARDS[suit], kept & SUIT_CARDS[suit]
        if gone and not left and kept & TAROACE:
            found.append(because(Why.EMPTIES_SUIT, 3.0, suit=LETTERS[suit]))
        elif left and called is not None and suit_of(called) is suit and not left & KINGS:
            found.append(because(Why.KEEPS_CALLED_SUIT, 1.0, suit=LETTERS[suit]))
        court = left & (KINGS | KINGS >> 1)
        if court and left != court:
            low = court & -court
            if left & low - 1:
                found.append(because(Why.KEEPS_GUARD, 0.6, card=card_name(low.bit_length() - 1)))
    saved = sum(values[card] for card in members(cards) if values[card] > 1)
    if saved:
        found.append(because(Why.SAVES_POINTS, 0.5 * saved, points=saved))
    if taroks := cards & TAROACE:
        found.append(because(Why.TAROK_SHOWN, 2.5, cards=names(taroks)))
    return found
