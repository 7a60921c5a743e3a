"""What the bots judge by, for each game and kind of decision.

A game brings its own judgements: without an entry `UnknownPhase` is raised, for rules and prices differ and nothing is
guessed. What is decided before anybody holds a card is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ai.beforehand import blind, cut
from ai.comparing import Compare
from ai.family import Family
from ai.foresight import Foresee
from ai.games.romanian.family import ROMANIAN
from ai.games.slovenian import SLOVENIAN
from ai.games.tubingen import TUBINGEN
from ai.habits import Habits
from ai.judgement import Judge, Search
from ai.measure import Measure
from ai.player import Candidate
from ai.proofs import Proof, public_proofs
from ai.roles import Role, public_roles
from engine import ByKind, Kind, View


def _cut(seed: str, view: View, habits: Habits) -> list[Candidate]:
    return cut(seed, view)


def _blind(seed: str, view: View, habits: Habits) -> list[Candidate]:
    return blind(seed, view)


FAMILIES: Final[tuple[Family, ...]] = (ROMANIAN, SLOVENIAN, TUBINGEN)
"""The families of games for which there are bots."""

_COMMON: Final[tuple[tuple[None, str, Judge], ...]] = (
    (None, Kind.CUT, _cut),
    (None, Kind.PATTERN, _blind),
    (None, Kind.PACKETS, _blind),
)
_BY_GAME: Final = tuple((game, family) for family in FAMILIES for game in family.games)

BEGINNER: Final[ByKind[Judge]] = ByKind(
    *_COMMON, *((game, kind, judge) for game, family in _BY_GAME for kind, judge in family.beginner.items())
)
"""What a beginner thinks."""

STEADY: Final[ByKind[Judge]] = ByKind(
    *_COMMON, *((game, kind, judge) for game, family in _BY_GAME for kind, judge in family.steady.items())
)
"""What an honest player of ordinary judgement thinks."""

SEARCHED: Final[ByKind[Search]] = ByKind(
    *((game, kind, search) for game, family in _BY_GAME for kind, search in family.searches.items())
)
"""How a decision is looked into by playing hands out."""

SEEN: Final[dict[str, Callable[[View], View]]] = {game: family.seen for game, family in _BY_GAME if family.seen}
"""What the bots of a game take of a view; the whole of it if nothing stands here."""

MEASURES: Final[dict[str, Measure]] = {game: family.measure for game, family in _BY_GAME}
"""How the arena measures a game."""


def measure_of(game: str) -> Measure:
    """How that game is measured: if it says nothing, from an evening's first hand on, and counting outcomes only."""
    return MEASURES.get(game, Measure())


ROLES: Final[dict[str, Callable[[View], Sequence[Role]]]] = {game: family.roles for game, family in _BY_GAME}
"""What a seat can know about the sides; in a game that is not here, what everybody knows."""


def roles_of(view: View) -> Sequence[Role]:
    """For each seat what it is to the one that looks, as far as that can know for sure; empty without sides."""
    return ROLES.get(view.table.variant.key, public_roles)(view)


PROOFS: Final[dict[str, Callable[[View], Sequence[Proof]]]] = {game: family.proofs for game, family in _BY_GAME}
"""How sure a seat can be of the sides, likely ones among them; in a game that is not here, what everybody knows."""


def proofs_of(view: View) -> Sequence[Proof]:
    """For each seat which side it is taken to be on, how sure that is, and from what; empty without sides."""
    return PROOFS.get(view.table.variant.key, public_proofs)(view)


COMPARES: Final[dict[str, Compare]] = {game: family.compare for game, family in _BY_GAME if family.compare}
"""How two cards of a game are compared, where it says so."""

FORESEES: Final[dict[str, Foresee]] = {game: family.foresee for game, family in _BY_GAME if family.foresee}
"""What is expected of a hand after an action, where a game says so."""
