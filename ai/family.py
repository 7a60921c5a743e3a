"""A family of games for the bots: the whole knowledge of `ai.games` about it, in one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ai.comparing import Compare
from ai.foresight import Foresee
from ai.judgement import Judge, Search
from ai.measure import Measure
from ai.proofs import Proof, public_proofs
from ai.roles import NOT_LONE, Lone, Role, public_roles
from engine import View


@dataclass(frozen=True, slots=True)
class Family:
    """Games that are judged alike.

    ``beginner``, ``steady`` and ``searches`` are by kind of decision. ``seen`` gives the bots' part of a view, None for
    the whole of it. ``measure`` is the arena's measure of the games. ``roles`` is a seat's certain knowledge of the
    sides, ``proofs`` the likely one besides; without them, the public one. ``lone`` are the ways in which the declarer
    of a called card may be alone. ``compare`` compares two cards, ``foresee`` forecasts the hand after an action; None
    in a family without.
    """

    games: tuple[str, ...]
    beginner: Mapping[str, Judge]
    steady: Mapping[str, Judge]
    searches: Mapping[str, Search]
    seen: Callable[[View], View] | None = None
    measure: Measure = field(default_factory=Measure)
    roles: Callable[[View], Sequence[Role]] = public_roles
    lone: Callable[[View], Lone] = lambda view: NOT_LONE
    proofs: Callable[[View], Sequence[Proof]] = public_proofs
    compare: Compare | None = None
    foresee: Foresee | None = None
