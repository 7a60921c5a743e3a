"""What a table has done to the world around it: frozen values that its controller and its scene carry out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine import Action, Event, Objection, View
from tarokgui.controller.sources.source import Unable


@dataclass(frozen=True, slots=True)
class Save:
    """Have the action done by the source, which keeps it before it is shown."""

    action: Action


@dataclass(frozen=True, slots=True)
class Go:
    """Have the source stand before the action of that index."""

    index: int


@dataclass(frozen=True, slots=True)
class Refused:
    """What was meant cannot be done."""

    why: Objection | Unable


@dataclass(frozen=True, slots=True)
class FinishAnimations:
    """Let everything arrive: the person goes on."""


@dataclass(frozen=True, slots=True)
class FactsShown:
    """More is known, or less."""


@dataclass(frozen=True, slots=True)
class EventShown:
    """Something has happened: set it in motion, let it be heard."""

    event: Event
    before: View


@dataclass(frozen=True, slots=True)
class DecisionShown:
    """All that came of a decision has been shown: the next seat is to decide."""


@dataclass(frozen=True, slots=True)
class JumpBegins:
    """The table is about to stand elsewhere."""


@dataclass(frozen=True, slots=True)
class JumpEnds:
    """The table stands elsewhere."""


Effect: TypeAlias = (
    Save | Go | Refused | FinishAnimations | FactsShown | EventShown | DecisionShown | JumpBegins | JumpEnds
)
