"""Messages in the line of advice, as values: they stay until the next event."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine import Objection


class Unable(StrEnum):
    """The reason why a source refuses."""

    LOOKING_BACK = "looking-back"
    """The hand was played long ago: nothing is played in it."""
    NO_PLACE = "no-place"
    """There is nothing before the first decision, or after the last one."""
    STACKED = "stacked"
    """U16: the cards of the hand are stacked for a deal that is still played, so none of the others' is shown."""


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """The reason why something is not done."""

    why: Objection | Unable


@dataclass(frozen=True, slots=True)
class NotYourTurn:
    """Another seat is to decide."""


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence of the catalogue; *quiet*: nothing was refused, and it has no warning sign."""

    key: str
    params: tuple[tuple[str, object], ...] = ()
    quiet: bool = False


Message: TypeAlias = NotAllowed | NotYourTurn | Note
