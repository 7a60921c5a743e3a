"""The claims that reasons of the Slovenian games make of the cards before the play, by no function of the bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ai.reasons import Why
from engine import (
    KINGS,
    LUNA,
    PAGAT,
    SUIT_CARDS,
    TAROACE,
    CallKing,
    CardSet,
    Hold,
    Own,
    Pass,
    TakeGroup,
    card_set,
    members,
    tarok_number,
)
from engine.contracts import Contract, Goal

from .seeing import Moment, card, cards

Claim = Callable[[Moment, Mapping[str, Any]], bool]

KEEPS_LOW: Final = 9
"""S81: a tarok below X."""


def _row(m: Moment, key: str) -> Contract | None:
    return m.view.table.variant.contract(key)


def named_row(m: Moment, key: str) -> bool:
    """True if an action may be about a contract: it names it, bids it or lower, or goes on in it, or forgoes it."""
    table = m.view.table
    keys = [row.key for row in table.variant.contracts]
    if isinstance(m.action, Own) and m.action.text.startswith("name "):
        return m.action.text == f"name {key}"
    if m.raises:
        bid = getattr(m.action, "bid", None) or table.auction.bid
        return bid is not None and keys.index(key) >= keys.index(bid.contract)
    if isinstance(m.action, Own) and m.action.text == "convert":
        return key == "colour-valat"
    if table.contract is not None:
        return table.contract.key == key
    return isinstance(m.action, Pass) or m.view.asked


def _price(m: Moment, p: Mapping[str, Any], *, flat: bool) -> bool:
    row = _row(m, p["contract"])
    return row is not None and named_row(m, row.key) and p["value"] == row.base and bool(row.talon_cards) is not flat


def _holds(m: Moment, p: Mapping[str, Any]) -> bool:
    table = m.view.table
    order = table.in_turn(table.forehand)
    later = order.index(p["seat"]) > order.index(m.view.seat)
    return isinstance(m.action, Hold) and p["seat"] == table.auction.holder and later


def _strange_below(m: Moment, each: int) -> int:
    """The number of cards of its suit below a card that are not in the own hand."""
    suit = next(suit for suit in SUIT_CARDS if suit >> each & 1)
    return (m.view.table.variant.pack.cards & suit & ((1 << each) - 1) & ~m.hand).bit_count()


def _guarded(m: Moment) -> bool:
    return not m.hand & TAROACE and all(_strange_below(m, each) <= 1 for each in members(m.hand))


def _may_take(m: Moment, p: Mapping[str, Any]) -> bool:
    told = cards(p["cards"])
    suits = all(_strange_below(m, each) >= 2 for each in members(told & ~TAROACE))
    return told != 0 and not told & ~m.hand and suits and told & TAROACE == m.hand & TAROACE


def _talon(m: Moment) -> CardSet:
    return card_set(each for each in m.view.table.talon.cards if each is not None)


def _radl(m: Moment) -> bool:
    own = m.view.table.own
    return bool(own.doubled or own.radli[m.view.seat])


def _klop(m: Moment) -> bool:
    first = m.view.table.variant.contracts[0]
    return first.goal is Goal.FEW_POINTS and m.view.table.contract is None


def _weak(m: Moment, p: Mapping[str, Any]) -> bool:
    low = all(tarok_number(each) <= KEEPS_LOW for each in members(m.hand & TAROACE))
    return m.view.asked and p["count"] == m.taroace and (m.taroace < 2 or (m.taroace == 2 and low))


def _left(m: Moment) -> CardSet:
    return _talon(m) & ~m.group


def _mond(m: Moment, p: Mapping[str, Any]) -> bool:
    exact = m.view.table.variant.options.get("difference") == "exact" or m.view.table.players == 3
    return bool(_left(m) >> LUNA & 1) and p["cost"] == (21 if exact else 20)


def _tarok(m: Moment, p: Mapping[str, Any]) -> bool:
    called = card(p["card"])
    return m.action == CallKing(called) and TAROACE >> called & 1 == 1 and m.hand & KINGS == KINGS


def _dealt_only_pagat(m: Moment) -> bool:
    talon = m.view.table.talon
    taken = 0 if talon.taken is None else m.hand & _talon(m)
    return m.action == Own("say vogel-frei") and m.hand & TAROACE & ~taken == 1 << PAGAT


BEFORE_THE_PLAY: Final[Mapping[str, Claim]] = {
    Why.SENIOR_HOLDS: _holds,
    Why.OPEN_PRICE: lambda m, p: _price(m, p, flat=False),
    Why.FLAT_PRICE: lambda m, p: _price(m, p, flat=True),
    Why.PLAYS_ALONE: lambda m, p: (row := _row(m, p["contract"])) is not None and not row.calls_king,
    Why.RADL_OPEN: lambda m, p: _radl(m),
    Why.WELL_GUARDED: lambda m, p: _guarded(m),
    Why.MAY_TAKE: _may_take,
    Why.KLOP_GOOD: lambda m, p: _klop(m),
    Why.KLOP_ALL_LOSE: lambda m, p: _klop(m) and m.action in (Own("name klop"), Pass()),
    Why.KLOP_HALF: lambda m, p: m.view.kind == "klop-kontra" and 0 < p["percent"] < 50,
    Why.COMPULSORY: lambda m, p: m.view.table.own.compulsory,
    Why.CALL_UNNAMED: lambda m, p: m.action == Own("call fourth") and m.kings == 3,
    Why.CALL_TAROK: _tarok,
    Why.MOND_LEFT: _mond,
    Why.KING_IN_GROUP: lambda m, p: (
        isinstance(m.action, TakeGroup) and card(p["card"]) == m.called and bool(m.group >> card(p["card"]) & 1)
    ),
    Why.KING_STAYS: lambda m, p: card(p["card"]) == m.called and bool(_left(m) >> card(p["card"]) & 1),
    Why.TALON_GIVES: lambda m, p: p["points"] == sum(map(m.worth, members(_left(m)))) > _left(m).bit_count(),
    Why.TAROK_SHOWN: lambda m, p: cards(p["cards"]) == m.away & TAROACE != 0,
    Why.FLIES_FREE: lambda m, p: _dealt_only_pagat(m),
    Why.ANNULS_WEAK: _weak,
}
"""The test of each reason: True if it holds of the cards that the seat can see."""
