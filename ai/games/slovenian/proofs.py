"""The evidence for a side in the Slovenian games, as long as it is not proved (S39)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.cardplay.knowledge import Knowledge, know
from ai.cardplay.partners import last_gift
from ai.proofs import OPEN, Proof, Sign, believed, proved, side_of
from ai.roles import Relation, Role
from engine import Seat, Side, View
from engine.games.slovenian.certainty import called_card

from .roles import roles
from .seating import seated

COURT: Final = 3
"""From this value on a card is a gift: a cavalier or more."""


def proofs(view: View) -> Sequence[Proof]:
    """The claim about each seat for the viewing seat; empty while there are no sides."""
    table = view.table
    known = roles(view)
    if all(role.relation is not Relation.UNKNOWN for role in known):
        return tuple(proved(role) for role in known)
    here = seated(view)
    order = table.in_turn(table.forehand) if here is not view else tuple(range(table.players))
    knowledge = know(here, hears=False) if called_card(here) is not None else None
    return tuple(_proof(view, knowledge, order, seat, role) for seat, role in enumerate(known))


def _proof(view: View, knowledge: Knowledge | None, order: Sequence[Seat], seat: Seat, role: Role) -> Proof:
    if role.relation is not Relation.UNKNOWN:
        return proved(role)
    if knowledge is None or view.table.sits_out(seat):
        return OPEN
    relation, percent = side_of(knowledge.friends[order.index(seat)])
    declares = (relation is Relation.WITH) == (view.side is Side.DECLARER)
    gift = last_gift(view.table, order, seat, Side.DECLARER if declares else Side.OPPONENTS, COURT)
    return believed(relation, percent, None if gift is None else (Sign.GAVE, seat, *gift))
