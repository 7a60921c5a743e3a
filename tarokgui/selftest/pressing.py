"""What is pressed at the table for an action: the id of the widget, and what has to be picked before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine import (
    GAME,
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
    card_name,
    is_unnumbered,
    members,
)

_PLAIN: Final[dict[type[Action], str]] = {
    Cut: "cut", Knock: "knock", ThrowIn: "throw-in", Keep: "keep", Pass: "bid:pass", Hold: "bid:hold",
    Reject: "reject", Surrender: "surrender", Discard: "confirm", Declare: "declare",
    PassAnnouncing: "say",
}  # fmt: skip


def pressed(action: Action) -> Iterator[str]:
    """The ids of what is pressed, in turn."""
    if isinstance(action, Discard):
        yield from (f"card:{card_name(card)}" for card in members(action.cards))
    yield thing(action)


def thing(action: Action) -> str:
    """The id of what is pressed last; cards to discard and things to say are picked before."""
    match action:
        case MakeBid(bid):
            return f"bid:{bid.contract}" if is_unnumbered(bid.contract) else f"bid:{bid.contract}:{bid.ordinal}"
        case CallKing(card):
            return f"call:{card_name(card)}"
        case PlayCard(card):
            return f"card:{card_name(card)}"
        case ChoosePattern(pattern):
            return f"deal:{pattern}"
        case TakePacket(number):
            return f"packet:{number}"
        case TakeGroup(group):
            return f"take:{group}"
        case Announce(item):
            return f"announce:{item}"
        case Own(text):
            return text.replace(" ", ":")
        case Double(item, seat):
            return f"double:{item}" if item == GAME else f"double:{item}@{seat}"
        case Own(text):
            return text.replace(" ", ":")
    return _PLAIN[type(action)]
