"""A beginner's judgement before the play: he counts taroks and kings, and weighs no chances."""

from __future__ import annotations

from typing import Final

from ai.games.slovenian.beginner_words import counted, strength
from ai.games.slovenian.bidding import exact, open_rows
from ai.games.slovenian.strength import LETTERS
from ai.games.slovenian.talon import group_of
from ai.habits import Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import (
    KINGS,
    LUNA,
    QUEENS,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    TRULA,
    CallKing,
    Card,
    CardSet,
    Contract,
    Discard,
    Hold,
    MakeBid,
    TakeGroup,
    View,
    card_name,
    legal_actions,
    members,
    names,
    suit_of,
)
from engine.contracts import Goal
from engine.games.slovenian.actions import ANNUL, CONVERT, named

EACH: Final = 3.0
"""Game points that a tarok or a king more than needed seems worth."""

NEED: Final = {3: 0.0, 2: 1.0, 1: 2.0, 0: 6.0}
"""The taroks and kings beyond the average that he wants for a contract that takes so many cards."""

ALONE: Final = 3.5
"""The additional ones he wants to play without a partner where others have one."""

BEGGAR_TAROKS: Final = 2
"""He plays berač with no more taroks than this …"""
BEGGAR_COURT: Final = 1
"""… and no more court cards: he does not look for the gaps below the pips."""

DUCK: Final = 8.0
"""Game points that such a hand seems worth."""

NEVER: Final = -40.0
"""The apparent worth of a contract that he does not dare."""

NEAR: Final = 3
"""The number of cards beyond the lowest that he considers for the discard."""


def _average(view: View) -> float:
    """Taroks and kings of an average hand."""
    variant = view.table.variant
    return variant.hand_size * 26 / variant.pack.size


def fancy(view: View, row: Contract, habits: Habits) -> float:
    """The apparent worth of a contract to him, in game points."""
    hand = view.hand
    court = (hand & (KINGS | QUEENS | KINGS >> 2)).bit_count()
    low = (hand & TAROACE).bit_count() <= BEGGAR_TAROKS and not hand & (1 << SKIZ | 1 << LUNA)
    match row.goal:
        case Goal.FEW_POINTS:
            return EACH * (_average(view) - 1.5 - strength(hand))
        case Goal.POINTS:
            lone = ALONE if not row.calls_king and view.table.variant.calls_king else 0.0
            need = _average(view) + NEED[row.talon_cards] + lone
            more = habits.risk + (0.0 if row.talon_cards else habits.without_talon)
            return EACH * (strength(hand) - need) + more
        case Goal.NO_TRICK if row.key == "beggar" and low and court <= BEGGAR_COURT:
            return DUCK + habits.risk
    return NEVER


def bid(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """S33 … S38: every call; he bids the contract that he means to play."""
    rows = {row.key: row for row in open_rows(view)}
    found = []
    for action in legal_actions(view):
        stands = (
            action.bid if isinstance(action, MakeBid) else view.table.auction.bid if isinstance(action, Hold) else None
        )
        if stands is None:
            found.append(weighed(action, 0.0, [because(Why.TAROACE, count=(view.hand & TAROACE).bit_count())]))
            continue
        row = rows[stands.contract]
        whys = _price(view, row)
        if isinstance(action, Hold) and view.table.auction.holder is not None:
            whys.append(because(Why.SENIOR_HOLDS, 1.8, seat=view.table.auction.holder))
        found.append(weighed(action, fancy(view, row, habits), whys))
    return found


def _price(view: View, row: Contract) -> list[Reason]:
    whys = counted(view.hand)
    if row.individual:
        return [*whys, because(Why.KLOP_ALL_LOSE)]
    value = view.table.variant.prices.game(row, 1).win
    key = Why.OPEN_PRICE if row.talon_cards else Why.FLAT_PRICE
    return [*whys, because(key, 0.8, contract=row.key, value=value)]


def name(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """S35, S36: he names his bid; left alone, the contract that his count suggests."""
    rows = {row.key: row for row in view.table.variant.contracts}
    stands = view.table.auction.bid
    found = []
    for action in legal_actions(view):
        row = rows[named(action) or ""]
        kept = 20.0 if stands is not None and row.key == stands.contract and not exact(view) else 0.0
        found.append(weighed(action, fancy(view, row, habits) + kept, _price(view, row)))
    return found


def call(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """S39: the king of the suit of which he holds most, but not his own."""
    return [_call(view, action.card) for action in legal_actions(view) if isinstance(action, CallKing)]


def _call(view: View, card: Card) -> Candidate:
    if TAROACE >> card & 1:
        return weighed(CallKing(card), 0.0, [because(Why.CALL_TAROK, card=card_name(card))])
    suit = suit_of(card)
    count = (view.hand & SUIT_CARDS[suit]).bit_count()
    if view.hand >> card & 1:
        every = [because(Why.ALL_KINGS, 3.0)] if view.hand & KINGS == KINGS else []
        return weighed(CallKing(card), count - 20.0, [because(Why.CALL_OWN, 2.0, card=card_name(card)), *every])
    if not count:
        return weighed(CallKing(card), 0.0, [because(Why.CALL_VOID, suit=LETTERS[suit])])
    return weighed(CallKing(card), float(count), [because(Why.CALL_LENGTH, suit=LETTERS[suit], count=count)])


def choose_group(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """S41: the group with most taroks and points in it."""
    values = view.table.variant.pack.values
    found = []
    for action in legal_actions(view):
        if isinstance(action, TakeGroup):
            cards = group_of(view, action.group)
            worth = sum(values[card] + 2.0 * (TAROACE >> card & 1) for card in members(cards))
            found.append(weighed(action, worth, ()))
    return found


def lay_away(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """S43: the lowest cards, without a thought for suits; he has never converted a game."""
    values = view.table.variant.pack.values
    count = view.hand.bit_count() - view.table.variant.hand_size
    suits = view.hand & ~(KINGS | TAROACE)
    forced, pool = (0, suits) if suits.bit_count() >= count else (suits, view.hand & TAROACE & ~TRULA)
    wanted = count - forced.bit_count()
    lowest = sorted(members(pool), key=lambda card: _dear(values, card))[: wanted + NEAR]
    found = []
    for first in range(len(lowest) - wanted + 1 if wanted else 1):
        cards = forced | sum(1 << card for card in lowest[first : first + wanted])
        worth = -sum(_dear(values, card) for card in members(cards))
        found.append(weighed(Discard(cards), worth, _away(values, cards)))
    if legal_actions(view)[0] == CONVERT:
        found.append(weighed(CONVERT, -100.0, [because(Why.FLAT_PRICE, contract="colour-valat", value=_turned(view))]))
    return found


def _turned(view: View) -> int:
    row = view.table.variant.contract("colour-valat")
    return 0 if row is None else view.table.variant.prices.game(row, 1).win


def _dear(values: tuple[int, ...], card: Card) -> float:
    """A card's worth to him at the discard: its points, then its place in its suit."""
    return values[card] + 0.01 * (SUIT_CARDS[suit_of(card)] & (1 << card) - 1).bit_count()


def _away(values: tuple[int, ...], cards: CardSet) -> list[Reason]:
    if taroks := cards & TAROACE:
        return [because(Why.TAROK_SHOWN, cards=names(taroks))]
    court = sum(values[card] for card in members(cards) if values[card] > 1)
    return [because(Why.SAVES_POINTS, points=court)] if court else []


def annul(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """S81: a beginner who may annul a hand does."""
    count = (view.hand & TAROACE).bit_count()
    return [
        weighed(action, 1.0, [because(Why.ANNULS_WEAK, count=count)])
        if action == ANNUL
        else weighed(action, 0.0, [because(Why.TAROACE, count=count)])
        for action in legal_actions(view)
    ]
