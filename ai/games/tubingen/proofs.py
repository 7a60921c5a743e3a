"""The evidence for a side in Tübingen Tarock, as long as it is not proved (U12, U15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.cardplay.partners import last_gift
from ai.proofs import LIKELY, OPEN, Proof, Sign, believed, proved, side_of
from ai.roles import Relation, Role
from engine import TAROACE, Seat, Side, View
from engine.games.tubingen.tout import SKI

from .constraints import TubingenConstraints
from .knowing import know
from .roles import roles

NEVER: Final = 101
"""No percentage: if the caller may play alone in secret (U12), the odds alone prove no side. Of such claims at
88 percent 70 in 100 came true."""
COURT: Final = 5
"""From this value in halves on a card is a gift: a cavalier or more."""


def proofs(view: View) -> Sequence[Proof]:
    """The claim about each seat for the viewing seat; empty while there are no sides."""
    known = roles(view)
    if all(role.relation is not Relation.UNKNOWN for role in known):
        return tuple(proved(role) for role in known)
    chances = know(view).friends
    hides = TubingenConstraints(view).hides
    return tuple(_proof(view, chances[seat], seat, role, hides) for seat, role in enumerate(known))


def _proof(view: View, chance: float, seat: Seat, role: Role, hides: bool) -> Proof:
    if role.relation is not Relation.UNKNOWN:
        return proved(role)
    if view.table.declarer is None:
        return OPEN
    relation, percent = side_of(chance)
    declares = (relation is Relation.WITH) == (view.side is Side.DECLARER)
    if declares and _led(view, seat):
        return believed(relation, percent, (Sign.LED, seat, None, None))
    gift = last_gift(view.table, range(4), seat, Side.DECLARER if declares else Side.OPPONENTS, COURT)
    found = None if gift is None else (Sign.GAVE, seat, *gift)
    return believed(relation, percent, found, NEVER if declares and hides else LIKELY)


def _led(view: View, seat: Seat) -> bool:
    """True if the seat has led a tarok."""
    return any(trick.leader == seat and bool(TAROACE & ~SKI & 1 << trick.cards[0]) for trick in view.table.play.tricks)
