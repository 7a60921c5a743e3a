"""Sides in the Slovenian games: a seat's certain knowledge from its own hand and public events.

For a double the engine asks for certainty in the narrower sense of S48; here inferences from the cards also count.
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
from engine import CardSet, Seat, Side, View
from engine.games.slovenian.certainty import called_card, holds_called

from .constraints import SlovenianConstraints, fallen
from .seating import seated


def roles(view: View) -> Sequence[Role]:
    """The role of each seat for the viewing seat; empty while there are no sides.

    The role of a dealer who sits out is unknown, and he sees none.
    """
    table = view.table
    if table.sits_out(view.seat):
        return ()
    found = _roles(seated(view))
    if not found or table.variant.holders == table.players:
        return found
    order = table.in_turn(table.forehand)
    told = dict(zip(order, found, strict=True))
    return tuple(_at_table(told[seat], order) if seat in told else UNKNOWN for seat in range(table.players))


def _at_table(role: Role, order: Sequence[Seat]) -> Role:
    return role if role.who is None else Role(role.relation, role.because, order[role.who])


def _roles(view: View) -> Sequence[Role]:
    """The same for a view in which no seat sits out."""
    table, me = view.table, view.seat
    known = list(public_roles(view))
    if not known or table.declarer is None:
        return tuple(known)
    called = called_card(view)
    if called is None and not table.fourth:
        return without_call(known)
    shown = shown_by(table)
    for seat, role in enumerate(known):
        if role.because is RoleReason.PUBLIC:
            because = RoleReason.SHOWN if shown is not None else RoleReason.PUBLIC
            if shown is None and table.called is not None and table.called in table.talon.cards:
                because = RoleReason.TALON
            known[seat] = Role(role.relation, because, shown)
    if all(role is not UNKNOWN for role in known):
        return tuple(known)
    if holds_called(view):
        return by_own_king(known, me, None if me == table.declarer else table.declarer)
    if view.side is Side.OPPONENTS and known[table.declarer].because in (None, RoleReason.PUBLIC):
        known[table.declarer] = Role(Relation.AGAINST, RoleReason.NO_KING)
    return tuple(_reasoned(view, known)) if called is not None else tuple(known)


def _reasoned(view: View, known: Sequence[Role]) -> Iterator[Role]:
    """The roles that follow from the called card's possible places."""
    table = view.table
    facts = SlovenianConstraints(view)
    card: CardSet = 1 << (facts.called or 0)
    voids = fallen(table)[1]
    void = [seat for seat in range(len(known)) if voids[seat] & card]
    yield from roles_by_place(known, _places(facts, card), void, declares=view.seat == table.declarer)


def _places(facts: SlovenianConstraints, card: CardSet) -> list[int]:
    """The places where that card can be unseen."""
    sizes = facts.sizes()
    return [place for place in range(6) if facts.takes[place] & card and sizes[place] and place != facts.view.seat]


def lone(view: View) -> Lone:
    """The ways in which the declarer may be alone; a dealer who sits out knows none."""
    table = view.table
    if table.sits_out(view.seat) or not public_roles(view) or called_card(view) is None or holds_called(view):
        return NOT_LONE
    own = seated(view)
    facts = SlovenianConstraints(own)
    return lone_by_place(own, _places(facts, facts.unseen & 1 << (facts.called or 0)), REST)
