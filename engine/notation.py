"""The text of each action in the hand record.

The texts are those of ``tarok-hand/1``. ``parse_action`` and ``action_text`` are inverse to each other; a text that is
no action at all is a ``NotationError``, an action that is not legal at its place is the business of the phases. The
games list the contracts that are bid without the number of a level.
"""

from __future__ import annotations

import re
from typing import Final

from .actions import (
    GAME,
    PLAYS,
    Action,
    Announce,
    CallKing,
    ChoosePattern,
    Cut,
    Declare,
    Discard,
    Double,
    Hold,
    Keep,
    Knock,
    MakeBid,
    Own,
    Pass,
    PassAnnouncing,
    PlayCard,
    Reject,
    Surrender,
    TakeGroup,
    TakePacket,
    ThrowIn,
)
from .cards import card_name, card_set, names, parse_card
from .contracts import Bid
from .errors import NotationError
from .games import is_unnumbered

_PLAIN: Final[dict[str, Action]] = {
    "knock": Knock(),
    "throw-in": ThrowIn(),
    "keep": Keep(),
    "pass": Pass(),
    "hold": Hold(),
    "reject": Reject(),
    "surrender": Surrender(),
    "merge": PassAnnouncing(),
    "double game": Double(GAME),
}
_PLAIN_TEXT: Final[dict[Action, str]] = {action: text for text, action in _PLAIN.items()}
_PLAY_TEXT: Final[dict[str, PlayCard]] = {f"play {card_name(play.card)}": play for play in PLAYS}

_CUT: Final = re.compile(r"cut (0|[1-9][0-9]{0,3})")
_PATTERN: Final = re.compile(r"deal ([a-z]+)")
_PACKET: Final = re.compile(r"packet ([0-9])")
_BID: Final = re.compile(r"bid ([a-z-]+)(?: ([1-9]))?")
_CALL: Final = re.compile(r"call ([A-Z0-9]+)")
_TAKE: Final = re.compile(r"take ([1-9])")
_DISCARD: Final = re.compile(r"discard ([A-Z0-9]+(?: [A-Z0-9]+)*)")
_DECLARE: Final = re.compile(r"say taroace ([1-9][0-9]?)")
_ANNOUNCE: Final = re.compile(r"say ([a-z]+)")
_DOUBLE: Final = re.compile(r"double ([a-z]+)@([0-9])")


def parse_action(text: str) -> Action:
    """The action in a record's text.

    Raises:
        NotationError: the text is no action of the format.
    """
    known = _PLAY_TEXT.get(text) or _PLAIN.get(text)
    if known is not None:
        return known
    if (match := _BID.fullmatch(text)) and (match[2] is None) == is_unnumbered(match[1]):
        return MakeBid(Bid(match[1], int(match[2] or 1)))
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
        case MakeBid(Bid(contract, 1)) if is_unnumbered(contract):
            return f"bid {contract}"
        case MakeBid(Bid(contract, ordinal)):
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
