"""What a family of games brings for the bots: everything that `ai.games` knows of it, in one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ai.comparing import Compare
from ai.foresight import Foresee
from ai.judgement import Judge, Search
from ai.measure import Measure
from ai.proofs import Proof, public_proofs
from ai.roles import Role, public_roles
from engine import View


@dataclass(frozen=True, slots=True)
class Family:
    """Games that are judged alike.

    ``beginner``, ``steady`` and ``searches`` are by kind of decision. ``seen`` is what the bots take of a view, None
    for the whole of it. ``measure`` is how the arena measures the games. ``roles`` is what a seat can know about the
    sides for sure, ``proofs`` what is likely besides; without them, what everybody knows. ``compare`` tells two cards
    apart, ``foresee`` tells what a search expects of the hand; None where nothing does.
    """

    games: tuple[str, ...]
    beginner: Mapping[str, Judge]
    steady: Mapping[str, Judge]
    searches: Mapping[str, Search]
    seen: Callable[[View], View] | None = None
    measure: Measure = field(default_factory=Measure)
    roles: Callable[[View], Sequence[Role]] = public_roles
    proofs: Callable[[View], Sequence[Proof]] = public_proofs
    compare: Compare | None = None
    foresee: Foresee | None = None
