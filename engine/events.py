"""What happened, in order: from its events a screen, a replay or a bot's memory can be rebuilt.

An event holds the whole truth; ``redact`` gives what one seat may see of it, with None in the place of hidden cards, or
None for an event that the seat does not notice at all.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from .actions import Action
from .cards import TAROACE, Card, CardSet
from .seats import Seat, Side
from .settlement import Settlement


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat did something that everybody sees: cut, bid, called, took, spoke, played a card."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards lie dealt. ``hands`` by seat; a hand that may not be seen is None."""

    hands: tuple[CardSet | None, ...]


@dataclass(frozen=True, slots=True)
class HandDeclared:
    """A rule makes a seat tell everybody something about its hand, besides what it chooses to do (U14)."""

    seat: Seat
    what: str


@dataclass(frozen=True, slots=True)
class AskedAside:
    """A seat, and nobody else, is asked the variant's question, such as whether its hand is thrown in (R22, U17)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayingOn:
    """The seat that was asked plays on. Nobody else notices."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GroupSeen:
    """The declarer looks at a group of the talon, at this level. Only he sees its ``cards`` (R41)."""

    seat: Seat
    group: int
    level: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class GroupShown:
    """A group of the talon lies face up for everybody (R41)."""

    group: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidAway:
    """The declarer, or the dealer (U7), has discarded; ``cards`` are all, ``taroace`` those that lie face up (R49)."""

    seat: Seat
    count: int
    taroace: CardSet
    cards: CardSet | None


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The trick is complete and goes to ``winner``; ``cards`` in the order of play, ``besides`` what it takes along.

    ``side`` is the winner's side where everybody learns it now: from whether the hand goes on.
    """

    winner: Seat
    cards: tuple[Card, ...]
    besides: tuple[Card, ...] = ()
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class HandShown:
    """A seat's hand lies open for everybody from now on; ``cards`` are what it holds."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class HandOver:
    """The hand is settled; everything that was hidden is now open.

    ``talon`` as it lay at first, top card first; ``laid_away`` the discards; ``hands`` what was not played.
    """

    settlement: Settlement
    talon: tuple[Card, ...]
    laid_away: CardSet
    hands: tuple[CardSet, ...]


Event: TypeAlias = (
    Acted
    | Dealt
    | HandDeclared
    | AskedAside
    | PlayingOn
    | GroupSeen
    | GroupShown
    | LaidAway
    | TrickTaken
    | HandShown
    | HandOver
)


def redact(event: Event, seat: Seat) -> Event | None:
    """What that seat sees of the event."""
    match event:
        case Dealt(hands):
            return Dealt(tuple(hand if owner == seat else None for owner, hand in enumerate(hands)))
        case AskedAside(asked) | PlayingOn(asked):
            return event if asked == seat else None
        case GroupSeen(declarer) if declarer != seat:
            return replace(event, cards=None)
        case LaidAway(declarer) if declarer != seat:
            return replace(event, cards=None)
        case _:
            return event


def face_up(cards: CardSet) -> CardSet:
    """R49: of discards, only the taroace lie face up."""
    return cards & TAROACE
