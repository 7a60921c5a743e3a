"""What a seat may want to do: one small frozen record for each, and its text in the hand record.

The texts are those of ``tarok-hand/1``. ``parse_action`` and ``action_text`` are inverse to each other; a text that is
no action at all is a ``NotationError``, one that is not legal where it stands is the business of the phases.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from .cards import CARD_COUNT, Card, CardSet, card_name, card_set, names, parse_card
from .contracts import Bid
from .errors import NotationError
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
    """Name the card whose holder is the partner (R35)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeGroup:
    """Take a group of the talon, counted from 1 at the top (R41, R42)."""

    group: int


@dataclass(frozen=True, slots=True)
class Reject:
    """Lay the group that is looked at face up and look at the next (R41)."""


@dataclass(frozen=True, slots=True)
class Surrender:
    """Pay for the game because the called king lies in the talon (R50)."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay away as many cards as were taken (R46)."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare one's number of taroace (R61)."""

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
    """End one's turn of the announcement round (R59)."""


@dataclass(frozen=True, slots=True)
class Own:
    """What one game alone lets a seat do, by the text that its record has for it; the game lists them all."""

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
"""The action of playing each card, by card number: made once, since it is what a hand mostly consists of."""

GAME: Final = "game"
"""The item that ``Double`` names for the game itself."""

_PLAIN: Final[dict[str, Action]] = {
    "knock": Knock(),
    "throw-in": ThrowIn(),
    "keep": Keep(),
    "pass": Pass(),
    "hold": Hold(),
    "reject": Reject(),
    "surrender": Surrender(),
    "merge": PassAnnouncing(),
    "bid solo": MakeBid(Bid("solo")),
    "double game": Double(GAME),
}
_PLAIN_TEXT: Final[dict[Action, str]] = {action: text for text, action in _PLAIN.items()}
_PLAY_TEXT: Final[dict[str, PlayCard]] = {f"play {card_name(play.card)}": play for play in PLAYS}

_CUT: Final = re.compile(r"cut (0|[1-9][0-9]{0,3})")
_PATTERN: Final = re.compile(r"deal ([a-z]+)")
_PACKET: Final = re.compile(r"packet ([0-9])")
_BID: Final = re.compile(r"bid ([a-z-]+) ([1-9])")
_CALL: Final = re.compile(r"call ([A-Z0-9]+)")
_TAKE: Final = re.compile(r"take ([1-9])")
_DISCARD: Final = re.compile(r"discard ([A-Z0-9]+(?: [A-Z0-9]+)*)")
_DECLARE: Final = re.compile(r"say taroace ([1-9][0-9]?)")
_ANNOUNCE: Final = re.compile(r"say ([a-z]+)")
_DOUBLE: Final = re.compile(r"double ([a-z]+)@([0-9])")


def parse_action(text: str) -> Action:
    """The action that a record's text stands for.

    Raises:
        NotationError: the text is no action of the format.
    """
    known = _PLAY_TEXT.get(text) or _PLAIN.get(text)
    if known is not None:
        return known
    if (match := _BID.fullmatch(text)) and match[1] != "solo":
        return MakeBid(Bid(match[1], int(match[2])))
    if match := _CALL.fullmatch(text):
        return CallKing(parse_card(match[1]))
    if match := _TAKE.fullmatch(text):
        return TakeGroup(int(match[1]))
    if match := _DISCARD.fullmatch(text):
        cards = [parse_card(name) for name in match[1].split(" ")]
        if len(set(cards)) < len(cards):
            raise NotationError("action", text)
        return Discard(card_set(cards))
    if match := _DECLARE.fullmatch(text):
        return Declare(int(match[1]))
    if match := _ANNOUNCE.fullmatch(text):
        return Announce(match[1])
    if (match := _DOUBLE.fullmatch(text)) and match[1] != GAME:
        return Double(match[1], int(match[2]))
    if match := _CUT.fullmatch(text):
        return Cut(int(match[1]))
    if match := _PATTERN.fullmatch(text):
        return ChoosePattern(match[1])
    if match := _PACKET.fullmatch(text):
        return TakePacket(int(match[1]))
    raise NotationError("action", text)


def action_text(action: Action) -> str:
    """The text that ``parse_action`` reads."""
    match action:
        case PlayCard(card):
            return f"play {card_name(card)}"
        case MakeBid(Bid(contract, ordinal)) if contract != "solo":
            return f"bid {contract} {ordinal}"
        case CallKing(card):
            return f"call {card_name(card)}"
        case TakeGroup(group):
            return f"take {group}"
        case Discard(cards):
            return "discard " + " ".join(names(cards))
        case Declare(count):
            return f"say taroace {count}"
        case Announce(item):
            return f"say {item}"
        case Double(item, seat) if seat is not None:
            return f"double {item}@{seat}"
        case Cut(cards):
            return f"cut {cards}"
        case ChoosePattern(pattern):
            return f"deal {pattern}"
        case TakePacket(number):
            return f"packet {number}"
        case Own(text):
            return text
        case _:
            return _PLAIN_TEXT[action]
