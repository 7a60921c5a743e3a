"""The events of a hand, in order: from them a screen, a replay or a bot's memory can be rebuilt.

An event holds the whole truth; ``redact`` gives the part that one seat may see, with None in the place of hidden cards,
or None for an event that the seat does not notice at all.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from .actions import Action
from .cards import TAROACE, Card, CardSet
from .seats import Seat, Side
from .settlement import Settlement


@dataclass(frozen=True, slots=True)
class Acted:
    """A public act of a seat: it cut, bid, called, took, spoke, played a card."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards are dealt. ``hands`` by seat; a hand that may not be seen is None."""

    hands: tuple[CardSet | None, ...]


@dataclass(frozen=True, slots=True)
class HandDeclared:
    """A rule makes a seat declare a fact about its hand, besides its chosen action (U14)."""

    seat: Seat
    what: str


@dataclass(frozen=True, slots=True)
class AskedAside:
    """One seat alone is asked the variant's question, such as whether to throw the hand in (R22, U17)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayingOn:
    """The seat that was asked plays on. The other seats do not notice."""

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
    """A group of the talon is shown to all players (R41)."""

    group: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidAway:
    """The declarer, or the dealer (U7), has discarded; ``cards`` are all, ``taroace`` the ones face up (R49)."""

    seat: Seat
    count: int
    taroace: CardSet
    cards: CardSet | None


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The trick is complete and goes to ``winner``; ``cards`` in the order of play, ``besides`` the extra cards.

    ``side`` is the winner's side if it becomes public now, because the hand goes on or ends.
    """

    winner: Seat
    cards: tuple[Card, ...]
    besides: tuple[Card, ...] = ()
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class HandShown:
    """A seat's hand is open from now on; ``cards`` are the cards it holds."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class HandOver:
    """The hand is settled; all hidden cards are now open.

    ``talon`` as it was dealt, top card first; ``laid_away`` the discards; ``hands`` the cards that were not played.
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


PUBLIC: Final = (Acted, TrickTaken, GroupShown, HandShown, HandOver)
"""Events that every seat sees as they are: there is nothing in them to redact."""


def redact(event: Event, seat: Seat) -> Event | None:
    """The event as that seat sees it."""
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
    """R49: the discards that are face up, the taroks."""
    return cards & TAROACE
