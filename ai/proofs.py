"""How sure it is that a seat is with or against the one that looks, and from what: sure, likely, or a guess."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from ai.roles import Relation, Role, RoleReason, public_roles
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


Event: TypeAlias = RoleReason | Sign
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


EVEN: Final = 0.5
"""From this chance on a seat is taken to be on the own side."""
LIKELY: Final = 75
"""From this percentage on a claim is called likely though nothing particular has been seen."""
SHOWS: Final = 60
"""The same where something has been seen that speaks for it."""
ALMOST: Final = 99
"""What is not sure is never told as a hundred in a hundred."""

OPEN = Proof(Relation.UNKNOWN, Level.GUESS, Sign.ODDS, percent=50)


def proved(role: Role) -> Proof:
    """What is known for sure, as a proof."""
    return Proof(role.relation, Level.SURE, role.because, role.who)


def public_proofs(view: View) -> Sequence[Proof]:
    """What everybody knows, for each seat; empty while there are no sides.

    What a game's own reasoning makes likely besides is `ai.games.proofs_of`.
    """
    return tuple(OPEN if role.relation is Relation.UNKNOWN else proved(role) for role in public_roles(view))


def side_of(chance: float) -> tuple[Relation, int]:
    """What a chance to be on the own side makes of a seat, and how sure that is, in percent."""
    relation = Relation.WITH if chance >= EVEN else Relation.AGAINST
    return relation, min(round(100 * max(chance, 1 - chance)), ALMOST)


def believed(
    relation: Relation, percent: int, found: tuple[Sign, Seat, Card | None, Seat | None] | None, least: int = LIKELY
) -> Proof:
    """A claim that nothing proves, from what was *found* to speak for it. Without that it takes *least* percent."""
    level = Level.LIKELY if percent >= (least if found is None else SHOWS) else Level.GUESS
    sign, who, card, to = found or (Sign.ODDS, None, None, None)
    return Proof(relation, level, sign, who, card, to, percent)
