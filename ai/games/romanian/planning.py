"""The phases before the announcements by search: throw-in, auction, king, talon, discard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ai.cardplay.knowledge import know
from ai.chances import BIDDING, PLANNING
from ai.kernel_cards import suit_word, tarok_word
from engine import (
    Action,
    CallKing,
    CardSet,
    Contract,
    Discard,
    Hold,
    Keep,
    Kind,
    MakeBid,
    Reject,
    Surrender,
    TakeGroup,
    Variant,
    View,
    card_set,
    legal_actions,
)
from engine.groups import group_cards, return_level
from engine.prices import surrender_price

from .beliefs import RomanianBeliefs
from .calibrated import doubted, fitted
from .discarding import ranked_discards
from .kernel.continuation import Conditions, Continuation
from .kernel.declaring import DeclareSearch
from .payoffs import BESIDE_MORE, silent_prices
from .strength import LONE_OF_THREE, PARTNERED, TALON_GAIN
from .talon import returns

BEFORE_THE_CALL = (Kind.THROW_IN, Kind.AUCTION)

PARTS: Final = 1000
"""The kernel counts shares of deals in so many parts."""

DISCARDS = 8
"""The number of discards looked into: the favourites of the rules of thumb."""


class LoneCall(NamedTuple):
    """A king of the own hand that may be called to play alone (R38), and the chance of that call."""

    king: CardSet
    chance: float


NEVER: Final = LoneCall(0, 0.0)


def plan_search(
    view: View, beliefs: RomanianBeliefs, actions: Sequence[Action], seed: int, lone: LoneCall = NEVER
) -> DeclareSearch:
    """The search for these actions of a phase before the announcements.

    ``lone`` has the chance that the seat would call a king of its own after a bid (`alone.lone_call`); without the
    talon no hand is good enough for that.
    """
    continuations = [_continuation(view, action) for action in actions]
    for action, way in zip(actions, continuations, strict=True):
        if isinstance(action, MakeBid | Hold) and way.size:
            way.own, way.alone = suit_word(lone.king), round(PARTS * lone.chance)
    search = DeclareSearch(conditions_of(view), beliefs.sampler(), continuations, seed)
    stage = BIDDING if view.kind in BEFORE_THE_CALL else PLANNING
    if fitted(view.table, stage):
        doubted(search.prices.payoff, view.table, stage)
    return search


def conditions_of(view: View) -> Conditions:
    """The table's prices."""
    table = view.table
    variant, prices, dear = table.variant, table.variant.prices, table.variant.contracts[-1]
    usual = variant.contracts[0]
    conditions = Conditions(table.players, table.forehand, view.seat)
    conditions.calls = 1 if variant.calls_king else 0
    conditions.goal = prices.target
    conditions.stake = table.factor
    conditions.pool = table.pot if variant.carry.has_pot else 0
    conditions.limit = variant.carry.limit
    conditions.least_declared = prices.counts[0]
    conditions.silent = silent_prices(variant, usual)
    solo = prices.bonus("trula", dear, announced=False) > prices.bonus("trula", usual, announced=False)
    conditions.solo_double = 1 if solo else 0
    conditions.michi = 1 if variant.all_pass is not None else 0
    conditions.with_partner = list(PARTNERED if table.players == 4 else LONE_OF_THREE)
    conditions.more_beside = BESIDE_MORE
    conditions.gain = list(TALON_GAIN[table.players])
    return conditions


def choices(view: View) -> list[Action]:
    """The actions worth looking into: all legal ones, of the discards the likeliest."""
    if view.kind != Kind.DISCARD:
        return list(legal_actions(view))
    table = view.table
    count = view.hand.bit_count() - table.variant.hand_size
    ranked = ranked_discards(table.variant, view.hand, count, table.called)
    found: list[Action] = [Discard(cards) for _, cards in ranked[:DISCARDS]]
    return [*found, Surrender()] if view.king_seen and Surrender() in legal_actions(view)[:1] else found


def _continuation(view: View, action: Action) -> Continuation:
    """The continuation of the hand after an action."""
    table = view.table
    match action:
        case MakeBid(bid):
            return _declaring(view, table.variant.contract(bid.contract), bid.ordinal)
        case Hold():
            held = table.auction.bid
            return _declaring(
                view, table.variant.contract(held.contract) if held else None, held.ordinal if held else 1
            )
        case CallKing(card):
            way = _declaring(view, table.contract, table.auction.bid.ordinal if table.auction.bid else 1)
            way.called = suit_word(1 << card)
            return way
        case TakeGroup(group):
            return _taking(view, group)
        case Reject():
            return _rejecting(view)
        case Discard(cards):
            return _laid(view, view.hand & ~cards, cards, table.level, 0)
        case Surrender():
            way = Continuation(view.seat, 0, 1, 0, 0)
            way.is_sure, way.sure = 1, -float(surrender_price(view).total * (table.players - 1))
            return way
        case Keep():
            return _passing(view)
    if view.kind == Kind.THROW_IN:
        way = Continuation(-1, 0, 1, 0, 0)
        way.is_sure = 1
        return way
    return _passing(view)


def _declaring(view: View, row: Contract | None, ordinal: int) -> Continuation:
    if row is None:
        raise ValueError(view.kind)
    return Continuation(view.seat, row.talon_cards, ordinal, row.base, row.win)


def _passing(view: View) -> Continuation:
    """The holder of a bid declares, or the others may still bid in their order."""
    table = view.table
    auction = table.auction
    if auction.bid is not None and auction.holder is not None:
        row = table.variant.contract(auction.bid.contract)
        if row is not None:
            return Continuation(auction.holder, row.talon_cards, auction.bid.ordinal, row.base, row.win)
    lowest = table.variant.contracts[0]
    way = Continuation(-1, lowest.talon_cards, 1, lowest.base, lowest.win)
    order = [(table.forehand + step) % table.players for step in range(table.players)]
    asked = view.kind == Kind.THROW_IN
    way.open = [s for s in order if s != view.seat and (asked or not auction.passed >> s & 1)]
    return way


def _taking(view: View, group: int) -> Continuation:
    table = view.table
    talon = table.talon
    looking = talon.looking is not None
    cards = view.looked if looking else tuple(c for c in group_cards(talon.cards, talon.groups, group) if c is not None)
    ordinal = table.auction.bid.ordinal if table.auction.bid else 1
    level = table.level if looking else return_level(ordinal, talon.groups, talon.seen.index(group))
    taken = card_set(cards)
    hand = view.hand | taken
    away = best_discard(table.variant, hand, len(cards), table.called)
    shown = table.called is not None and not hand >> table.called & 1 and view.king_seen
    way = _laid(view, hand & ~away, away, level, 2 if shown else 0)
    way.taken_s, way.taken_t = suit_word(taken), tarok_word(taken)
    return way


def best_discard(variant: Variant, hand: CardSet, count: int, called: int | None) -> CardSet:
    """The discard of the rules of thumb."""
    return ranked_discards(variant, hand, count, called)[0][1]


def _laid(view: View, hand: CardSet, away: CardSet, level: int, abandoned: int) -> Continuation:
    """The continuation with the declarer's known hand and discard."""
    table = view.table
    row = table.contract
    if row is None:
        raise ValueError(view.kind)
    way = Continuation(view.seat, row.talon_cards, 1, row.base, row.win)
    way.known, way.level, way.abandoned = 1, level, abandoned
    way.hand_s, way.hand_t = suit_word(hand), tarok_word(hand)
    way.laid_s, way.laid_t = suit_word(away), tarok_word(away)
    way.called = 0 if table.called is None else suit_word(1 << table.called)
    if table.talon.taken is not None and table.called is not None and view.king_seen:
        way.abandoned = 0 if (hand | away) >> table.called & 1 else 2
    return way


def _rejecting(view: View) -> Continuation:
    """The next group, unknown, at the next level; after the last one the best of the open groups."""
    table = view.table
    talon, row = table.talon, table.contract
    if row is None:
        raise ValueError(view.kind)
    left_king = table.called is not None and table.called in view.looked
    if len(talon.seen) < talon.groups:
        way = Continuation(view.seat, row.talon_cards, 1, row.base, row.win)
        way.level = table.level + 1
        way.called = 0 if table.called is None else suit_word(1 << table.called)
        way.abandoned = 2 if left_king or _king_open(view) else 0
        unseen = view.table.variant.pack.cards & ~view.hand & ~card_set(view.looked) & ~_open(view)
        way.unseen_s, way.unseen_t = suit_word(unseen), tarok_word(unseen)
        return way
    _, group, level = max(returns(know(view), row, 0.0))
    taken = card_set(c for c in group_cards(talon.cards, talon.groups, group) if c is not None)
    hand = view.hand | taken
    away = best_discard(table.variant, hand, taken.bit_count(), table.called)
    way = _laid(view, hand & ~away, away, level, 2 if left_king else 0)
    way.taken_s, way.taken_t = suit_word(taken), tarok_word(taken)
    return way


def _open(view: View) -> CardSet:
    return card_set(card for card in view.table.talon.cards if card is not None)


def _king_open(view: View) -> bool:
    called = view.table.called
    return called is not None and bool(_open(view) >> called & 1)
