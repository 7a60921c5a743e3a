"""The position of a table and the people who sit there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine import LastRound, Seat


class Jump(StrEnum):
    """A way to another place of the hand."""

    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"


@dataclass(frozen=True, slots=True)
class TablePosition:
    """The position of a table: in which hand, before which of its actions, and seen from which seat.

    ``hand`` counts the hands that were settled before, ``index`` the actions done in this one, ``turn`` is the seat
    that decides next, None once the hand is over. While ``saving`` an action is done and not safe yet, so no seat
    decides.
    """

    seat: Seat
    hand: int
    index: int
    turn: Seat | None
    totals: tuple[int, ...]
    """The game points of each seat, this hand's settlement counted in once it is there."""
    doubles: int = 0
    """So many double hands are to come."""
    last_round: LastRound | None = None
    """S68: the last round of the evening, once it has been agreed on."""
    can_take_back: bool = False
    """True if the person has decided anything in this hand."""
    saving: bool = False
    problem: str | None = None
    """The key of a message about saving or the bots; None while all is well."""


@dataclass(frozen=True, slots=True)
class People:
    """The people at a table: their ids by seat, and the bots that decide for them by name, empty for the usual ones."""

    seat: Seat
    players: int
    ids: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
