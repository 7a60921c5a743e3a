"""The claim that each reason of Tübingen Tarok makes of the cards, in words of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ai.reasons import Why
from engine import KINGS, SKIZ, SUIT_CARDS, TAROACE, TRULA, CallKing, Own, Pass, PassAnnouncing, PlayCard, suit_of
from engine.games.tubingen.contracts import TOUT
from engine.games.tubingen.strafen import of_hand

from .seeing import Moment, card, suit

Claim = Callable[[Moment, Mapping[str, Any]], bool]


def _tarocks(m: Moment) -> int:
    return (m.view.hand & TAROACE & ~(1 << SKIZ)).bit_count()


def _empty(m: Moment, p: Mapping[str, Any]) -> bool:
    pack = m.view.table.variant.pack
    return p["count"] == _tarocks(m) <= 7 and pack.value(m.view.hand) == m.view.hand.bit_count()


def _alone(m: Moment, p: Mapping[str, Any]) -> bool:
    """A chance to win alone speaks for playing alone; for a pass only a small one does."""
    most = 50 if m.action == Pass() else 100
    return 0 <= p["percent"] <= most and m.view.table.kind in ("raus-round", "ruf-round")


def _beside(m: Moment, p: Mapping[str, Any]) -> bool:
    """A chance with a partner needs somebody to call (UA18). It speaks for a pass in the first round, since a call may
    follow; in the second only a small one does."""
    kind, most = m.view.table.kind, 100
    if kind == "ruf-round" and m.action == Pass():
        most = 50
    return 0 <= p["percent"] <= most and kind in ("raus-round", "ruf-round") and bool((KINGS | TRULA) & ~m.view.hand)


def _hidden(m: Moment, p: Mapping[str, Any]) -> bool:
    called = card(p["card"])
    own = m.view.seat == m.view.table.dealer and m.view.hand >> called & 1
    return m.action == CallKing(called) and bool(own)


def _waits(m: Moment) -> bool:
    table = m.view.table
    return m.action == Pass() and m.view.seat == table.dealer and bool(m.view.hand & KINGS)


def _due(m: Moment, p: Mapping[str, Any]) -> bool:
    return m.action == Own(f"claim {p['item']}") and p["value"] > 0


def _ski(m: Moment) -> bool:
    return m.action == PlayCard(SKIZ) and bool(m.view.hand >> SKIZ & 1)


def _is_lost(m: Moment) -> bool:
    """In a tout no legal card wins the trick so far."""
    led = [c for c in m.view.table.play.trick if c != SKIZ]
    plays = [c for c in m.plays if c != SKIZ]
    wins = [c for c in plays if all(c > other or suit_of(other) is not suit_of(c) for other in led)]
    tarocks = [c for c in wins if TAROACE >> c & 1]
    followed = [c for c in wins if led and suit_of(c) is suit_of(led[0]) and not any(TAROACE >> o & 1 for o in led)]
    return m.view.table.contract == TOUT and bool(led) and not tarocks and not followed


def _new(m: Moment, p: Mapping[str, Any]) -> bool:
    tricks = m.view.table.play.tricks
    wanted = SUIT_CARDS[suit(p["suit"])]
    led = [next(c for c in trick.cards if c != SKIZ) for trick in tricks]
    leads = isinstance(m.action, PlayCard) and bool(wanted >> m.action.card & 1) and m.led is None
    return leads and not any(wanted >> c & 1 for c in led) and p["seat"] != m.view.seat


def _collects(m: Moment, p: Mapping[str, Any]) -> bool:
    table = m.view.table
    values = table.variant.pack.values
    points = {
        seat: sum(values[c] for trick in table.play.tricks if trick.winner == seat for c in trick.cards)
        for seat in range(4)
        if seat != table.declarer
    }
    gives = isinstance(m.action, PlayCard) and m.worth(m.action.card) == p["points"]
    return gives and points[p["seat"]] == max(points.values()) and m.view.seat != table.declarer


OF_TUBINGEN: Final[Mapping[str, Claim]] = {
    Why.EMPTY_HAND: _empty,
    Why.TOUT_LOSERS: lambda m, p: p["count"] >= 0 and m.view.table.own.asker is not None,
    Why.LONE_CHANCE: _alone,
    Why.BESIDE_CHANCE: _beside,
    Why.EXPECTS: lambda m, p: 0 <= p["points"] <= 91,
    Why.HAND_STRAFEN: lambda m, p: p["value"] == sum(strafe.value for strafe in of_hand(0, m.view.hand)),
    Why.WAITS_CONCEALED: lambda m, p: _waits(m),
    Why.STAYS_CONCEALED: _hidden,
    Why.CALL_FOURTH: lambda m, p: m.action == Own("call fourth") and (m.view.hand & KINGS).bit_count() == 3,
    Why.CALL_HIGH_CARD: lambda m, p: m.action == CallKing(card(p["card"])) and m.view.hand & KINGS == KINGS,
    Why.CLAIM_DUE: _due,
    Why.NOTHING_DUE: lambda m, p: m.action == PassAnnouncing(),
    Why.SKI_SAVES: lambda m, p: _ski(m) and p["points"] > 0,
    Why.SKI_NOW: lambda m, p: _ski(m) and p["tricks"] == m.view.hand.bit_count() == 2,
    Why.SKI_WAITS: lambda m, p: _ski(m),
    Why.SKI_LOSES: lambda m, p: _ski(m) and _is_lost(m),
    Why.NEW_SUIT: _new,
    Why.FEEDS_COLLECTOR: _collects,
}
"""The test of each reason: True if it holds of the cards that the seat can see."""
