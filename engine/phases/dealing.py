"""The ways of dealing, and the table after a deal (R15 … R21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from engine.cards import Card, CardSet, card_set
from engine.course import asked_at_deal, laid_out
from engine.events import Event
from engine.hidden import Hidden
from engine.seats import Seat
from engine.state import State

Pattern: TypeAlias = tuple[tuple[int, int], ...]
"""A way of dealing: (places from forehand, number of cards) for each packet in the order of dealing."""

SIXES: Final = "sixes"
TWELVES: Final = "twelves"


def in_rounds(players: int, sizes: Sequence[int]) -> Pattern:
    """A deal that goes round the table once for each size (R16, R20)."""
    return tuple((place, size) for size in sizes for place in range(players))


def abeles(players: int, hand_size: int) -> Pattern:
    """R19: half a hand to forehand, whole hands to the others, the other half to forehand."""
    half = hand_size // 2
    return ((0, half), *((place, hand_size) for place in range(1, players)), (0, half))


def deal_out(pattern: Pattern, cards: Sequence[Card], forehand: Seat, players: int) -> tuple[CardSet, ...]:
    """The hands by seat when the cards after the talon are dealt by that pattern."""
    hands = [0] * players
    start = 0
    for place, size in pattern:
        hands[(forehand + place) % players] |= card_set(cards[start : start + size])
        start += size
    return tuple(hands)


def dealt(state: State, cards: tuple[Card, ...], hands: tuple[CardSet, ...]) -> tuple[Hidden, tuple[Event, ...]]:
    """The secrets after the deal, and the deal as an event; the talon is the top of the pack (R15)."""
    talon = cards[: state.table.variant.talon_size]
    return Hidden(cards, hands, talon, asked=asked_at_deal(state.table, hands)), laid_out(state.table, hands)
