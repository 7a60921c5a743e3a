"""Reports to a table from its source, its window and the threads beside them. Frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from engine import Action, Event, View
from tarokgui.controller.known import KnownFacts
from tarokgui.controller.position import Jump, TablePosition

if TYPE_CHECKING:
    from tarokgui.session.adviser import Hint


@dataclass(frozen=True, slots=True)
class Saving:
    """An action is on its way to the disk."""

    position: TablePosition


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision is done: the events that the seat sees of it, and the position after them."""

    events: tuple[Event, ...]
    position: TablePosition


@dataclass(frozen=True, slots=True)
class Left:
    """The table is about to go elsewhere: a decision back, or into another hand."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """The table is elsewhere now; *events* is all that the seat has seen in this hand since its *opening*."""

    position: TablePosition
    opening: View
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Rewound:
    """The table has gone elsewhere in the hand, that way; or (not *done*) there was nowhere to go."""

    way: Jump
    done: bool


@dataclass(frozen=True, slots=True)
class Noted:
    """A matter of the evening is settled, and the hand has not moved."""

    position: TablePosition


@dataclass(frozen=True, slots=True)
class FactsFound:
    """The facts that the seat knows have been worked out."""

    facts: KnownFacts


@dataclass(frozen=True, slots=True)
class TimePasses:
    """So many seconds of the player's time have gone by, at that *speed*; *ready*: the one to act has decided."""

    seconds: float
    speed: float = 1.0
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Dealing:
    """Cards are on their way to the hands, or have arrived."""

    shown: bool


@dataclass(frozen=True, slots=True)
class Presence:
    """The person has left the table, or is back."""

    away: bool


@dataclass(frozen=True, slots=True)
class HintFound:
    """The adviser has answered."""

    answer: Hint


@dataclass(frozen=True, slots=True)
class HintFailed:
    """The adviser has failed."""


@dataclass(frozen=True, slots=True)
class HintSlow:
    """The adviser has thought for so long that this is to be said."""


@dataclass(frozen=True, slots=True)
class TakenAway:
    """Everything has arrived: nothing is shown only for a while any more."""


@dataclass(frozen=True, slots=True)
class Proceed:
    """The action of the seat to act, as a bot has decided it, or as it is done for the person."""

    action: Action


Report: TypeAlias = (
    Saving
    | Decided
    | Left
    | Arrived
    | Rewound
    | Noted
    | FactsFound
    | TimePasses
    | Dealing
    | Presence
    | HintFound
    | HintFailed
    | HintSlow
    | TakenAway
    | Proceed
)
