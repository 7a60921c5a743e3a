"""The sounds of events. They depend on the kind of event alone: the player and the card change nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import (
    Acted,
    Announce,
    ChoosePattern,
    Cut,
    Dealt,
    Discard,
    Double,
    Event,
    GroupShown,
    HandOver,
    Knock,
    PlayCard,
    Reject,
    Seat,
    Settlement,
    TakeGroup,
    TakePacket,
)

ACTS: Final[Mapping[type, str]] = {
    Cut: "slide",
    Knock: "knock",
    ChoosePattern: "slide",
    TakePacket: "slide",
    TakeGroup: "slide",
    Reject: "slide",
    Discard: "slide",
    Announce: "knock",
    Double: "contra",
    PlayCard: "lay",
}
"""The sounds of a seat's actions. Words of the bidding are not heard: they are read."""

SWEPT: Final = "sweep"
"""A trick is taken away."""
MY_TURN: Final = "chime"
REFUSED: Final = "refuse"
COUNTED: Final = "pencil"
"""Tricks are written down in the settlement."""
PAID: Final = "coin"
"""Something goes into the pot or comes out of it."""
REACHED: Final = "coin"
"""The count comes to the points that win."""

INSTEAD: Final[Mapping[str, Mapping[str, str]]] = {"kommerell": {MY_TURN: "cup", "knock": "saucer"}}
"""By the name of the room: the sounds in the place of others there. A spoon calls, and a cup is put down."""
BESIDES: Final[Mapping[str, Mapping[str, str]]] = {"kommerell": {"riffle": "gas"}}
"""The sounds heard there together with others: while a hand is dealt the gas is turned up."""

EVERY: Final = frozenset(
    {
        *(*ACTS.values(), "riffle", SWEPT, MY_TURN, REFUSED, COUNTED, PAID, "win", "lose", "even"),
        *(sound for room in (*INSTEAD.values(), *BESIDES.values()) for sound in room.values()),
    }
)
"""The names of all sounds."""


def cue(event: Event) -> str | None:
    """The sound of an event that all players notice, or None."""
    match event:
        case Acted(_, action):
            return ACTS.get(type(action))
        case Dealt():
            return "riffle"
        case GroupShown():
            return "slide"
    return None


def outcome(settlement: Settlement, seat: Seat) -> str:
    """The motif for the result of the hand for that seat."""
    total = settlement.scores[seat]
    return "win" if total > 0 else "lose" if total < 0 else "even"


def closing(over: HandOver, seat: Seat) -> tuple[str, ...]:
    """The sounds of a settlement that does not count up: the motif, and a coin if the pot was touched."""
    touched = any(None in (move.payer, move.payee) for move in over.settlement.transfers)
    return (outcome(over.settlement, seat), PAID) if touched else (outcome(over.settlement, seat),)
