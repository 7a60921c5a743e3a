"""Known sides of a seat's view, worked out once an event. Pure: from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ai.games import lone_of, proofs_of, roles_of
from ai.proofs import Proof
from ai.roles import NOT_LONE, Lone, Role
from engine import View


@dataclass(frozen=True, slots=True)
class KnownFacts:
    """The relation of each seat to the one that looks, and its certainty; both empty while there are no sides.

    ``events`` counts the events of the hand that are considered. Until those after them are, the last facts stand.
    ``lone`` are the ways in which the declarer may be alone.
    """

    events: int = 0
    roles: Sequence[Role] = ()
    proofs: Sequence[Proof] = ()
    lone: Lone = NOT_LONE


def known_facts(view: View, events: int) -> KnownFacts:
    """The facts of a view, after so many *events*."""
    return KnownFacts(events, tuple(roles_of(view)), tuple(proofs_of(view)), lone_of(view))
