"""What is meant at a table, and what comes back to it: frozen values.

The key map, buttons, the terminal and the tests send the same ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine import Action, Event, View
from tarokgui.controller.position import Position
from tarokgui.controller.settings import TableSettings

# Meant by the person -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Say:
    """The action of the seat whose turn it is."""

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

    position: Position


@dataclass(frozen=True, slots=True)
class Happened:
    """An event that the seat sees."""

    event: Event
    position: Position


@dataclass(frozen=True, slots=True)
class Decided:
    """All that came of a decision has been reported."""

    position: Position


@dataclass(frozen=True, slots=True)
class Left:
    """The table is about to stand elsewhere: a decision back, in another hand."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """The table stands elsewhere now; *events* is all that the seat has seen in this hand since its *opening*."""

    position: Position
    opening: View
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Noted:
    """Something about the evening is settled, and the hand is where it was."""

    position: Position


Intent: TypeAlias = Say | GoTo | ApplySettings | Saving | Happened | Decided | Left | Arrived | Noted
