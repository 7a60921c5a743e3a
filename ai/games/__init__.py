"""The judgements of the bots, for each game and kind of decision.

A game brings its own judgements: without an entry `UnknownPhase` is raised, because rules and prices differ and
guesses would be wrong. The decisions before any player holds a card are the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ai.beforehand import blind, cut
from ai.comparing import Compare
from ai.family import Family
from ai.foresight import Foresee
from ai.games import listed
from ai.habits import Habits
from ai.judgement import Judge, Search
from ai.measure import Measure
from ai.player import Candidate
from ai.proofs import Proof, public_proofs
from ai.roles import NOT_LONE, Lone, Role, public_roles
from engine import ByKind, Kind, View


def _cut(seed: str, view: View, habits: Habits) -> list[Candidate]:
    return cut(seed, view)


def _blind(seed: str, view: View, habits: Habits) -> list[Candidate]:
    return blind(seed, view)


_COMMON: Final[tuple[tuple[None, str, Judge], ...]] = (
    (None, Kind.CUT, _cut),
    (None, Kind.PATTERN, _blind),
    (None, Kind.PACKETS, _blind),
)

FAMILIES: Final[tuple[Family, ...]] = tuple(each for each in vars(listed).values() if isinstance(each, Family))
"""The families of games for which there are bots."""

BEGINNER: Final[ByKind[Judge]] = ByKind(*_COMMON)
"""The judgements of a beginner."""

STEADY: Final[ByKind[Judge]] = ByKind(*_COMMON)
"""The judgements of an honest player of ordinary skill."""

SEARCHED: Final[ByKind[Search]] = ByKind()
"""The searches of decisions by simulated play."""

SEEN: Final[dict[str, Callable[[View], View]]] = {}
"""The part of a view for the bots of a game; the whole of it if there is no entry."""

MEASURES: Final[dict[str, Measure]] = {}
"""The arena's measure of a game."""

ROLES: Final[dict[str, Callable[[View], Sequence[Role]]]] = {}
"""Roles that a seat can know for sure; in a game without an entry, the public ones."""

PROOFS: Final[dict[str, Callable[[View], Sequence[Proof]]]] = {}
"""Proofs of the sides, likely ones among them; in a game without an entry, the public ones."""

LONE: Final[dict[str, Callable[[View], Lone]]] = {}
"""The ways in which the declarer may be alone; in a game without an entry, none."""

COMPARES: Final[dict[str, Compare]] = {}
"""The comparison of two cards, in games that have one."""

FORESEES: Final[dict[str, Foresee]] = {}
"""The forecast of a hand after an action, in games that have one."""


def register(family: Family) -> None:
    """Enter a family's parts for each of its games."""
    for game in family.games:
        BEGINNER.entries.update({(game, kind): judge for kind, judge in family.beginner.items()})
        STEADY.entries.update({(game, kind): judge for kind, judge in family.steady.items()})
        SEARCHED.entries.update({(game, kind): search for kind, search in family.searches.items()})
        MEASURES[game], ROLES[game], PROOFS[game] = family.measure, family.roles, family.proofs
        LONE[game] = family.lone
        if family.seen is not None:
            SEEN[game] = family.seen
        if family.compare is not None:
            COMPARES[game] = family.compare
        if family.foresee is not None:
            FORESEES[game] = family.foresee


for _family in FAMILIES:
    register(_family)


def measure_of(game: str) -> Measure:
    """The measure of that game; without an entry, from an evening's first hand on, and counting outcomes only."""
    return MEASURES.get(game, Measure())


def roles_of(view: View) -> Sequence[Role]:
    """For each seat its role for the viewing seat, as far as that can know for sure; empty without sides."""
    return ROLES.get(view.table.variant.key, public_roles)(view)


def lone_of(view: View) -> Lone:
    """The ways in which the declarer may be alone though a card is called, as far as the seat can know."""
    lone = LONE.get(view.table.variant.key)
    return NOT_LONE if lone is None else lone(view)


def proofs_of(view: View) -> Sequence[Proof]:
    """For each seat its supposed side, with the certainty and the evidence; empty without sides."""
    return PROOFS.get(view.table.variant.key, public_proofs)(view)
