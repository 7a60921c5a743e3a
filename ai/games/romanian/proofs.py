"""The evidence for a side in games with a called king, as long as it is not proved (R35, R84, R87)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.cardplay.knowledge import Knowledge, know
from ai.cardplay.partners import friends, last_gift
from ai.proofs import Proof, Sign, believed, proved, side_of
from ai.roles import Relation
from engine import Card, Seat, Side, View

from .roles import roles

COURT: Final = 3
"""From this value on a card is a gift: a cavalier or more."""


def proofs(view: View) -> Sequence[Proof]:
    """The claim about each seat for the viewing seat; empty while there are no sides."""
    known = roles(view)
    if all(role.relation is not Relation.UNKNOWN for role in known):
        return tuple(proved(role) for role in known)
    knowledge = know(view)
    chances = friends(view, knowledge.voids, knowledge.heard, counted=True)
    return tuple(
        _believed(knowledge, seat, chances[seat]) if role.relation is Relation.UNKNOWN else proved(role)
        for seat, role in enumerate(known)
    )


def _believed(knowledge: Knowledge, seat: Seat, chance: float) -> Proof:
    """A claim without proof: its strongest evidence and its probability."""
    relation, percent = side_of(chance)
    # "With the declarer" is with or against the viewing seat, depending on its own side.
    declares = (relation is Relation.WITH) == (knowledge.view.side is Side.DECLARER)
    return believed(relation, percent, _sign(knowledge, seat, declares))


def _sign(knowledge: Knowledge, seat: Seat, declares: bool) -> tuple[Sign, Seat, Card | None, Seat | None] | None:
    """The evidence that a seat is on the declarer's side, or not; its own acts before those of others."""
    if declares:
        if seat in knowledge.heard:
            return Sign.LED, seat, knowledge.heard[seat].card, None
        return _gift(knowledge, seat, Side.DECLARER)
    given = _gift(knowledge, seat, Side.OPPONENTS)
    if given is not None:
        return given
    table = knowledge.view.table
    others = [other for other in range(table.players) if table.sides[other] is None and other != seat]
    others = [other for other in others if other not in (knowledge.seat, table.declarer)]
    for other in others:
        if other in knowledge.heard:
            return Sign.LED, other, knowledge.heard[other].card, None
    return next((found for other in others if (found := _gift(knowledge, other, Side.DECLARER)) is not None), None)


def _gift(knowledge: Knowledge, seat: Seat, side: Side) -> tuple[Sign, Seat, Card, Seat] | None:
    """The last card of points that a seat put, unforced, on a trick which a known member of that side had won."""
    table = knowledge.view.table
    found = last_gift(table, range(table.players), seat, side, COURT)
    return None if found is None else (Sign.GAVE, seat, *found)
