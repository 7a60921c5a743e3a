"""How sure it is that a seat is with or against the one that looks, and from what: sure, likely, or a guess."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from ai.roles import Because, Relation, Role, public_roles
from engine import Card, Seat, View


class Level(StrEnum):
    """How sure a claim is."""

    SURE = "sure"
    LIKELY = "likely"
    GUESS = "guess"


class Sign(StrEnum):
    """What makes a side likely without proving it."""

    LED = "led"
    """``who`` led a taroc, which is the work of the declarer's side."""
    GAVE = "gave"
    """``who`` put the ``card`` on a trick of ``to``."""
    ODDS = "odds"
    """Nothing has been seen: the odds alone."""


Event: TypeAlias = Because | Sign
"""What a claim about a side comes from."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A claim about the side of one seat: ``percent`` is how likely it is, 100 only if it is sure."""

    relation: Relation
    level: Level
    event: Event | None = None
    who: Seat | None = None
    card: Card | None = None
    to: Seat | None = None
    percent: int = 100


OPEN = Proof(Relation.UNKNOWN, Level.GUESS, Sign.ODDS, percent=50)


def proved(role: Role) -> Proof:
    """What is known for sure, as a proof."""
    return Proof(role.relation, Level.SURE, role.because, role.who)


def public_proofs(view: View) -> Sequence[Proof]:
    """What everybody knows, for each seat; empty while there are no sides.

    What a game's own reasoning makes likely besides is `ai.games.proofs_of`.
    """
    return tuple(OPEN if role.relation is Relation.UNKNOWN else proved(role) for role in public_roles(view))
