"""The certainty that a seat is with or against the viewing seat, and its source: sure, likely, or a guess."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from ai.roles import Relation, Role, RoleReason, public_roles
from engine import Card, Seat, View


class Level(StrEnum):
    """The certainty of a claim."""

    SURE = "sure"
    LIKELY = "likely"
    GUESS = "guess"


class Sign(StrEnum):
    """Evidence for a side, short of proof."""

    LED = "led"
    """``who`` led a tarok, which is the work of the declarer's side."""
    GAVE = "gave"
    """``who`` put the ``card`` on a trick of ``to``."""
    ODDS = "odds"
    """No particular sign: the odds alone."""


Event: TypeAlias = RoleReason | Sign
"""The source of a claim about a side."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A claim about the side of one seat: ``percent`` is its chance, 100 only if it is sure."""

    relation: Relation
    level: Level
    event: Event | None = None
    who: Seat | None = None
    card: Card | None = None
    to: Seat | None = None
    percent: int = 100


EVEN: Final = 0.5
"""From this chance on a seat is taken to be on the own side."""
LIKELY: Final = 75
"""From this percentage on a claim is called likely without a particular sign."""
SHOWS: Final = 60
"""The same with a sign in its favour."""
ALMOST: Final = 99
"""The most for a claim that is not sure."""

OPEN = Proof(Relation.UNKNOWN, Level.GUESS, Sign.ODDS, percent=50)


def proved(role: Role) -> Proof:
    """Certain knowledge, as a proof."""
    return Proof(role.relation, Level.SURE, role.because, role.who)


def public_proofs(view: View) -> Sequence[Proof]:
    """Public knowledge, for each seat; empty while there are no sides.

    A game's own reasoning adds likely claims in `ai.games.proofs_of`.
    """
    return tuple(OPEN if role.relation is Relation.UNKNOWN else proved(role) for role in public_roles(view))


def side_of(chance: float) -> tuple[Relation, int]:
    """The side of a seat from its chance to be on the own side, and the certainty in percent."""
    relation = Relation.WITH if chance >= EVEN else Relation.AGAINST
    return relation, min(round(100 * max(chance, 1 - chance)), ALMOST)


def believed(
    relation: Relation, percent: int, found: tuple[Sign, Seat, Card | None, Seat | None] | None, least: int = LIKELY
) -> Proof:
    """A claim without proof, from the sign *found* in its favour. Without a sign it takes *least* percent."""
    level = Level.LIKELY if percent >= (least if found is None else SHOWS) else Level.GUESS
    sign, who, card, to = found or (Sign.ODDS, None, None, None)
    return Proof(relation, level, sign, who, card, to, percent)
