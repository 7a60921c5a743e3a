"""The chance of each bonus, from the own hand before the first lead (R67 … R73, R90 … R96).

The chances were counted in self-played hands, those of pagat and rege with every holder made to announce.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ai.cardplay.knowledge import Knowledge
from engine import KINGS, LUNA, PAGAT, SKIZ, SUIT_CARDS, TAROACE, TRULA, Side, suit_of

from .strength import HIGH

PAGAT_HOME: Final = (0.0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.72, 0.82, 0.9, 0.95, 0.98, 1.0, 1.0)
"""Chance to bring the pagat home by the number of taroks in the hand that holds it."""

TAPER_MORE: Final = 3
"""The additional taroks that a hand needs in Taper for the same chance: there are 22 taroks in 42 cards, not 54."""

MATE_HAS: Final = 0.3
"""Chance that a card which the declarer lacks ends with his side, if he has a partner."""

DECLARER_HAS: Final = 0.6
"""The same for the partner of a declarer."""

REGE_BY_GUARDS: Final = (0.06, 0.26, 0.54, 0.6)
"""Chance that a partner brings an announced called king home in the last trick, by the number of cards beside it."""


def _taroace(know: Knowledge) -> int:
    return (know.hand & TAROACE).bit_count()


def _long(know: Knowledge) -> int:
    """The number of taroks as it would be among four players: in Taper each player holds more of them."""
    own = _taroace(know)
    return own if know.view.table.players == 4 else max(own - TAPER_MORE, 0)


def _with_mate(know: Knowledge) -> bool:
    """True if another player is likely to be on the own side."""
    return sum(know.friends) > 1.5


def trula(know: Knowledge) -> float:
    """R90: all three of skiz, luna and pagat."""
    hand = know.hand
    mate = MATE_HAS if _with_mate(know) else 0.12
    if know.view.side is Side.DECLARER and know.seat != know.view.table.declarer:
        mate = DECLARER_HAS
    own = 1.0 if hand >> SKIZ & 1 else mate
    if hand >> LUNA & 1:
        own *= 1.0 if hand >> SKIZ & 1 else 0.85
    else:
        own *= mate + (0.08 if hand >> SKIZ & 1 else 0.0)
    return own * (PAGAT_HOME[_long(know)] if hand >> PAGAT & 1 else mate + 0.05)


def regii(know: Knowledge) -> float:
    """R91: all four kings."""
    own, kings = _taroace(know), (know.hand & KINGS).bit_count()
    if know.seat == know.view.table.declarer and know.view.table.called is not None:
        return min(max(0.08 + 0.1 * kings + 0.09 * (own - 6), 0.0), 0.9)
    if know.view.side is Side.DECLARER:
        return min(0.1 + 0.1 * kings, 0.9)
    return min(max(0.2 * (kings - 2) + 0.06 * (_long(know) - 6), 0.0), 0.8)


def luna(know: Knowledge) -> float:
    """R93: the own skiz catches the other side's luna. Its holder waits until the skiz has gone."""
    if not know.hand >> SKIZ & 1 or know.hand >> LUNA & 1:
        return 0.0
    return min(0.06 + 0.05 * max(_taroace(know) - 8, 0), 0.5)


def pagat(know: Knowledge) -> float:
    """R94: the pagat wins the last trick: many taroks, few cards with which the lead can be lost."""
    hand = know.hand
    if not hand >> PAGAT & 1:
        return 0.0
    tops = (hand & (HIGH | 1 << LUNA | 1 << SKIZ)).bit_count()
    loose = (hand & ~TAROACE & ~KINGS).bit_count()
    chance = 0.56 + 0.1 * (_long(know) - 8) - 0.13 * (loose - 2.6) + 0.03 * (tops - 2)
    return min(max(chance, 0.0), 0.95)


def rege(know: Knowledge) -> float:
    """R95: the called king is kept for the last trick, and the declarer's side wins that."""
    table = know.view.table
    called = table.called
    if called is None or not know.hand >> called & 1:
        return 0.0
    own = _taroace(know)
    if know.seat == table.declarer:
        return min(max(0.1 + 0.25 * (own - 7), 0.05), 0.9)
    guards = (know.hand & SUIT_CARDS[suit_of(called)]).bit_count() - 1
    chance = REGE_BY_GUARDS[min(guards, len(REGE_BY_GUARDS) - 1)]
    declared = table.declarer is not None and table.speech.declared[table.declarer]
    return max(chance + (0.2 if declared else 0.0) + 0.03 * (own - 4), 0.0)


def valat(know: Knowledge) -> float:
    """R96: all twelve tricks."""
    hand = know.hand
    tops = (hand & (1 << SKIZ | 1 << LUNA)).bit_count() + (hand & HIGH).bit_count()
    losers = (hand & ~TAROACE & ~KINGS).bit_count()
    if _long(know) < 9 or not hand >> SKIZ & 1:
        return 0.0
    return min(max(0.2 + 0.12 * (tops - 3) + 0.1 * (_long(know) - 9) - 0.3 * losers, 0.0), 0.9)


def prins(know: Knowledge) -> float:
    """R92: the opponents capture the called king."""
    called = know.view.table.called
    if called is None:
        return 0.0
    void = not know.hand & SUIT_CARDS[suit_of(called)]
    return 0.18 + (0.25 if void else 0.0) + 0.03 * max(_taroace(know) - 4, 0)


CHANCES: Final[Mapping[str, Callable[[Knowledge], float]]] = {
    "trula": trula,
    "regii": regii,
    "luna": luna,
    "pagat": pagat,
    "rege": rege,
    "valat": valat,
    "prins": prins,
}
"""The chance of each item for the own side."""


def defeat(know: Knowledge, item: str) -> float:
    """The chance that the own side defeats a bonus which the other side has announced."""
    hand, own = know.hand, _taroace(know)
    top = (hand & (1 << SKIZ | 1 << LUNA)).bit_count()
    called = know.view.table.called
    match item:
        case "trula":
            if hand >> SKIZ & 1:
                return 0.97
            if hand >> LUNA & 1:
                return 0.75
            return 0.15 + (0.6 * PAGAT_HOME[own] if hand >> PAGAT & 1 else 0.0)
        case "regii":
            kings = (hand & KINGS & ~(1 << called if called is not None else 0)).bit_count()
            return min(0.25 + 0.35 * kings, 0.95)
        case "pagat":
            return min(0.2 + 0.07 * own + 0.06 * top, 0.95)
        case "rege":
            return min(0.25 + 0.06 * own + 0.06 * top, 0.95)
        case "valat":
            return 0.95 if hand >> SKIZ & 1 else min(0.25 + 0.3 * bool(hand >> LUNA & 1) + 0.05 * own, 0.95)
        case "luna":
            return 0.9 if hand & TRULA and hand >> LUNA & 1 and own >= 3 else 0.5
        case _:
            return 0.4
