"""The actions of a seat, each a small frozen record. Their texts in the hand record are in `notation`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from .cards import CARD_COUNT, Card, CardSet
from .contracts import Bid
from .seats import Seat


@dataclass(frozen=True, slots=True)
class Cut:
    """Lift that many cards from the top and put them underneath (R14)."""

    cards: int


@dataclass(frozen=True, slots=True)
class Knock:
    """Knock instead of cutting (R17)."""


@dataclass(frozen=True, slots=True)
class ChoosePattern:
    """Forehand's choice of how to deal after a knock (R17)."""

    pattern: str


@dataclass(frozen=True, slots=True)
class TakePacket:
    """One of the packets of twelve, counted from 1 (R18)."""

    number: int


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """Demand that the hand be thrown in (R22)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Play on with a hand that might be thrown in (R22)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction (R27)."""


@dataclass(frozen=True, slots=True)
class MakeBid:
    """Open or overcall (R26, R30)."""

    bid: Bid


@dataclass(frozen=True, slots=True)
class Hold:
    """*La mine*: a senior takes over the contract just named (R31)."""


@dataclass(frozen=True, slots=True)
class CallKing:
    """Name the card whose holder becomes the partner (R35)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeGroup:
    """Take a group of the talon, counted from 1 at the top (R41, R42)."""

    group: int


@dataclass(frozen=True, slots=True)
class Reject:
    """Show the group that is looked at to all players and look at the next (R41)."""


@dataclass(frozen=True, slots=True)
class Surrender:
    """Pay for the game because the called king is in the talon (R50)."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard as many cards as were taken (R46)."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare the number of taroks in the hand (R61)."""

    count: int


@dataclass(frozen=True, slots=True)
class Announce:
    """Announce a bonus (R67 … R73)."""

    item: str


@dataclass(frozen=True, slots=True)
class Double:
    """The next step of the chain on the game (``seat`` None) or on the bonus which that seat announced (R78, R79)."""

    item: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class PassAnnouncing:
    """End the turn in the announcement round (R59)."""


@dataclass(frozen=True, slots=True)
class Own:
    """An action that only one game has, by its text in the record; the game lists them all."""

    text: str


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick (R84)."""

    card: Card


Action: TypeAlias = (
    Cut
    | Knock
    | ChoosePattern
    | TakePacket
    | ThrowIn
    | Keep
    | Pass
    | MakeBid
    | Hold
    | CallKing
    | TakeGroup
    | Reject
    | Surrender
    | Discard
    | Declare
    | Announce
    | Double
    | PassAnnouncing
    | Own
    | PlayCard
)

PLAYS: Final[tuple[PlayCard, ...]] = tuple(PlayCard(card) for card in range(CARD_COUNT))
"""The action of playing each card, by card number: made once, because a hand consists mostly of them."""

GAME: Final = "game"
"""The item that ``Double`` names for the game itself."""
