"""The decisions before any player holds a card: the cut, the way of dealing, the packet. Chance decides."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from engine import ChoosePattern, Cut, Knock, TakePacket, View, legal_actions

from .player import Candidate
from .reasons import weighed

KNOCKS: Final = 1 / 12
"""The share of hands in which a bot knocks instead of cutting: now and then, for a change."""

CUT_SPREAD: Final = 8
"""The greatest distance of its cut from the middle."""


def chance(seed: str, view: View, what: str) -> float:
    """A number in [0, 1) that depends on the seed, the seat and the hand so far, and on no hidden card."""
    table = view.table
    public = (table.dealer, *table.own, table.stage, table.deal, view.seat)
    digest = blake2b(f"{seed}|{what}|{public}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") / 2**64


def cut(seed: str, view: View) -> list[Candidate]:
    """R14, R17: near the middle, now and then a knock if that is the custom."""
    middle = view.table.variant.pack.size // 2
    away = round((chance(seed, view, "cut") + chance(seed, view, "cut more") - 1) * CUT_SPREAD)
    lifted = weighed(Cut(middle + away), 0.5, ())
    if Knock() not in legal_actions(view):
        return [lifted]
    knocks = chance(seed, view, "knock") < KNOCKS
    knock = weighed(Knock(), 1.0 if knocks else 0.0, ())
    return [lifted, knock]


def blind(seed: str, view: View) -> list[Candidate]:
    """R17, R18: no player knows a card, so all patterns and packets are alike."""
    found = []
    for action in legal_actions(view):
        if isinstance(action, ChoosePattern):
            found.append(weighed(action, chance(seed, view, action.pattern), ()))
        elif isinstance(action, TakePacket):
            found.append(weighed(action, chance(seed, view, f"packet {action.number}"), ()))
    return found
