"""What is meant at a table, and what comes back to it: frozen values.

The key map, buttons, the terminal and the tests send the same ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine import Action, Event, View
from tarokgui.controller.known import KnownFacts
from tarokgui.controller.position import TablePosition
from tarokgui.controller.settings import TableSettings

# Meant by the person -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Say:
    """The action of the person."""

    action: Action


@dataclass(frozen=True, slots=True)
class SayAll:
    """Actions of the person, one after the other, each once the one before it is safe; none after one that is
    refused."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Proceed:
    """The action of the seat whose turn it is, as a bot has decided it, or as it is done for the person."""

    action: Action


@dataclass(frozen=True, slots=True)
class GoTo:
    """The table shall stand before the action of that index."""

    index: int


@dataclass(frozen=True, slots=True)
class ApplySettings:
    """The player has set something."""

    settings: TableSettings


# Reported by the source ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Saving:
    """An action is on its way to the disk."""

    position: TablePosition


@dataclass(frozen=True, slots=True)
class Happened:
    """An event that the seat sees."""

    event: Event
    position: TablePosition


@dataclass(frozen=True, slots=True)
class Decided:
    """All that came of a decision has been reported."""

    position: TablePosition


@dataclass(frozen=True, slots=True)
class Left:
    """The table is about to stand elsewhere: a decision back, in another hand."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """The table stands elsewhere now; *events* is all that the seat has seen in this hand since its *opening*."""

    position: TablePosition
    opening: View
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Noted:
    """Something about the evening is settled, and the hand is where it was."""

    position: TablePosition


# Worked out beside the frame ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FactsFound:
    """It has been worked out what the seat knows."""

    facts: KnownFacts


Intent: TypeAlias = (
    Say | SayAll | Proceed | FactsFound | GoTo | ApplySettings | Saving | Happened | Decided | Left | Arrived | Noted
)
