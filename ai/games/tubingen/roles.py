"""Sides in Tübingen Tarock: a seat's certain knowledge from its own hand and public events.

A dealer who has called a king may play alone (U15): then no seat is known to be with him before the king falls.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ai.places import REST
from ai.roles import (
    NOT_LONE,
    UNKNOWN,
    Lone,
    Relation,
    Role,
    RoleReason,
    by_own_king,
    lone_by_place,
    public_roles,
    roles_by_place,
    shown_by,
    without_call,
)
from engine import CardSet, Side, View
from engine.games.tubingen.bidding import is_concealed
from engine.sides import called_in

from .constraints import TubingenConstraints, fallen


def roles(view: View) -> Sequence[Role]:
    """The role of each seat for the viewing seat; empty while there are no sides."""
    table, me = view.table, view.seat
    known = list(public_roles(view))
    if not known or table.declarer is None:
        return tuple(known)
    if table.called is None and not table.fourth:
        return without_call(known)
    shown = shown_by(table)
    for seat, role in enumerate(known):
        if role.because is RoleReason.PUBLIC:
            known[seat] = Role(role.relation, RoleReason.SHOWN if shown is not None else RoleReason.PUBLIC, shown)
    if all(role is not UNKNOWN for role in known):
        return tuple(known)
    holds = me != table.declarer and view.side is Side.DECLARER
    if is_concealed(view) or holds or called_in(table, me, view.hand) is not None:
        return by_own_king(known, me, table.declarer if holds else None)
    if view.side is Side.OPPONENTS and known[table.declarer].because in (None, RoleReason.PUBLIC):
        known[table.declarer] = Role(Relation.AGAINST, RoleReason.NO_KING)
    return tuple(_reasoned(view, known))


def _reasoned(view: View, known: Sequence[Role]) -> Iterator[Role]:
    """The roles that follow from the called card's possible places."""
    facts = TubingenConstraints(view)
    if facts.called is None:
        yield from known
        return
    card: CardSet = 1 << facts.called
    voids = fallen(view.table)[2]
    void = [seat for seat in range(len(known)) if voids[seat] & card]
    yield from roles_by_place(known, _places(facts, card), void, declares=view.seat == view.table.declarer)


def _places(facts: TubingenConstraints, card: CardSet) -> list[int]:
    """The places where that card can be unseen."""
    sizes, me = facts.sizes(), facts.view.seat
    return [place for place in range(6) if facts.takes[place] & card and sizes[place] > 0 and place != me]


def lone(view: View) -> Lone:
    """U15: a dealer may hold the called card himself."""
    if not public_roles(view) or is_concealed(view) or called_in(view.table, view.seat, view.hand) is not None:
        return NOT_LONE
    facts = TubingenConstraints(view)
    if facts.called is None:
        return NOT_LONE
    return lone_by_place(view, _places(facts, facts.unseen & 1 << facts.called), REST)
