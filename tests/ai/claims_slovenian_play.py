"""The claims that reasons of the Slovenian play make of the cards, by no function of the bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ai.reasons import Why
from engine import LUNA, SKIZ, TAROACE, Side, card_name, suit_of
from engine.contracts import Goal
from engine.games.slovenian.contracts import NEGATIVE

from .seeing import Moment, suit

Params = Mapping[str, Any]
Claim = Callable[[Moment, Params], bool]


def avoided(m: Moment) -> bool:
    """True if tricks are avoided in the contract."""
    contract = m.view.table.contract
    return contract is not None and contract.key in NEGATIVE


def _against(m: Moment) -> bool:
    """True if the seat plays against a declarer who wants no trick."""
    return avoided(m) and m.view.table.declarer not in (None, m.view.seat)


def _declarer_played(m: Moment) -> bool:
    return any(m.player(each) == m.view.table.declarer for each in m.trick)


def _stops(m: Moment, p: Params) -> bool:
    contract = m.view.table.contract
    if contract is None or not m.trick or contract.goal is not Goal.ALL_TRICKS:
        return False
    beaten = m.best is not None and p["card"] == card_name(m.best) and m.beats(m.played)
    return beaten and m.view.side is Side.OPPONENTS


IN_PLAY: Final[Mapping[str, Claim]] = {
    Why.SHEDS_POINTS: lambda m, p: (
        avoided(m)
        and p["card"] == card_name(m.played)
        and p["points"] == m.worth(m.played) > 1
        and m.best is not None
        and not m.beats(m.played)
    ),
    Why.BEATS_LOW: lambda m, p: (
        avoided(m) and m.beats(m.played) and not m.last and card_name(min(m.plays)) == p["card"] == card_name(m.played)
    ),
    Why.BEATS_HIGH: lambda m, p: (
        avoided(m) and m.beats(m.played) and m.last and card_name(max(m.plays)) == p["card"] == card_name(m.played)
    ),
    Why.FORCES_DECLARER: lambda m, p: _against(m) and not _declarer_played(m) and 0 <= p["percent"] <= 100,
    Why.STAYS_UNDER_DECLARER: lambda m, p: (
        _against(m)
        and m.best is not None
        and m.player(m.best) == m.view.table.declarer
        and p["card"] == card_name(m.best)
        and not m.beats(m.played)
        and bool(p["after"]) != m.last
    ),
    Why.KEEPS_LOW: lambda m, p: _against(m) and _declarer_played(m) and len(m.plays) > 1,
    Why.STOPS_SWEEP: _stops,
    Why.NO_POWER: lambda m, p: (
        m.view.table.contract is not None
        and not m.view.table.contract.trumps
        and suit_of(m.trick[0]) is suit(p["suit"])
        and not TAROACE >> m.trick[0] & 1
        and TAROACE >> m.played & 1 == 1
    ),
    Why.CATCHES_MOND: lambda m, p: m.played == SKIZ and LUNA in m.trick and m.may_be_foe(m.player(LUNA)),
    Why.SAVES_MOND: lambda m, p: (
        m.hand >> LUNA & 1 == 1 and m.played != LUNA and m.unseen >> SKIZ & 1 == 1 and not m.beats(m.played)
    ),
}
"""The test of each reason: True if it holds of the cards that the seat can see."""
