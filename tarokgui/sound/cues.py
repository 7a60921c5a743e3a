"""Which event sounds like what. The table is told by kind alone: who acts and what a card is changes nothing."""

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
"""What a seat does. Words of the auction are not heard: they are read."""

SWEPT: Final = "sweep"
"""A trick is taken away."""
MY_TURN: Final = "chime"
REFUSED: Final = "refuse"
COUNTED: Final = "pencil"
"""A line of the settlement is written down."""
PAID: Final = "coin"
"""Something goes into the pot or comes out of it."""

INSTEAD: Final[Mapping[str, Mapping[str, str]]] = {"kommerell": {MY_TURN: "cup", "knock": "saucer"}}
"""By the name of the room: what is heard there in the place of another sound. A spoon calls, and a cup is put down."""
BESIDES: Final[Mapping[str, Mapping[str, str]]] = {"kommerell": {"riffle": "gas"}}
"""What is heard there together with another sound: while a hand is dealt somebody turns the gas up."""

EVERY: Final = frozenset(
    {
        *(*ACTS.values(), "riffle", SWEPT, MY_TURN, REFUSED, COUNTED, PAID, "win", "lose", "even"),
        *(sound for room in (*INSTEAD.values(), *BESIDES.values()) for sound in room.values()),
    }
)
"""The names of all sounds."""


def cue(event: Event) -> str | None:
    """The sound of an event that everybody notices, or None."""
    match event:
        case Acted(_, action):
            return ACTS.get(type(action))
        case Dealt():
            return "riffle"
        case GroupShown():
            return "slide"
    return None


def outcome(settlement: Settlement, seat: Seat) -> str:
    """The motif for how the hand ended for that seat."""
    total = settlement.scores[seat]
    return "win" if total > 0 else "lose" if total < 0 else "even"


def closing(over: HandOver, seat: Seat) -> tuple[str, ...]:
    """What is heard when the settlement comes up: the motif, and a coin if the pot was touched."""
    touched = any(None in (move.payer, move.payee) for move in over.settlement.transfers)
    return (outcome(over.settlement, seat), PAID) if touched else (outcome(over.settlement, seat),)
