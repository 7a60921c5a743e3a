"""The sides of the other seats as far as a seat can know for sure, and the source of that knowledge."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine import Seat, Side, Table, View


class Relation(StrEnum):
    """The relation of another seat to the viewing one."""

    WITH = "with"
    AGAINST = "against"
    UNKNOWN = "unknown"


class RoleReason(StrEnum):
    """The source of a seat's knowledge."""

    PUBLIC = "public"
    """Public: the called king has been played, or a player's announcement has shown his side."""
    SHOWN = "shown"
    """``who`` has played the called king."""
    OWN_KING = "own-king"
    """The seat holds the called king, or has held it."""
    NO_KING = "no-king"
    """The seat does not hold the called king, so it is against the declarer."""
    TALON = "talon"
    """The called king is in the talon."""
    NO_CALL = "no-call"
    """No king is called: the declarer plays alone."""
    VOID = "void"
    """``who`` could not follow the suit of the called king."""
    LEFT_OVER = "left-over"
    """No other player can still hold it."""
    COUNTED = "counted"
    """The cards that are still out leave no other possibility."""


@dataclass(frozen=True, slots=True)
class Role:
    """The relation of one seat to another; ``because`` is None if it is unknown."""

    relation: Relation
    because: RoleReason | None = None
    who: Seat | None = None


UNKNOWN = Role(Relation.UNKNOWN)


class Lone(NamedTuple):
    """The ways in which the declarer may be alone though a card is called, as far as a seat knows: the card may be in
    the ``talon``, or among the declarer's ``own`` cards."""

    talon: bool = False
    own: bool = False


NOT_LONE = Lone()


def lone_by_place(view: View, places: Collection[int], rest: int) -> Lone:
    """The ways that follow from the called card's possible places, among them the *rest* of the talon.

    There are none where the seat knows its own side to be the declarer's without being the declarer.
    """
    table = view.table
    if table.sides_known or (view.seat != table.declarer and view.side is Side.DECLARER):
        return NOT_LONE
    return Lone(rest in places, table.declarer in places and table.declarer != view.seat)


def public_roles(view: View) -> Sequence[Role]:
    """The roles by public knowledge, for each seat; empty while there are no sides.

    A game's own reasoning adds more in `ai.games.roles_of`.
    """
    table = view.table
    if table.contract is None or table.contract.individual or view.side is None:
        return ()
    roles = []
    for seat, side in enumerate(table.sides):
        if seat == view.seat:
            roles.append(Role(Relation.WITH))
        elif side is None:
            roles.append(UNKNOWN)
        else:
            roles.append(Role(Relation.WITH if side is view.side else Relation.AGAINST, RoleReason.PUBLIC))
    return tuple(roles)


def roles_by_place(
    known: Sequence[Role], places: Collection[int], void: Collection[Seat], *, declares: bool
) -> Iterator[Role]:
    """The roles that follow from the called card's possible places; ``known`` for each seat that already has one.

    ``places`` are those where it can still be unseen, a seat or one of the other places; ``void`` are the seats that
    have shown that they do not hold it. ``declares``: the viewing seat is the declarer.
    """
    sides = (Relation.AGAINST, Relation.WITH)
    without, holder = sides if declares else sides[::-1]
    for seat, role in enumerate(known):
        if role is not UNKNOWN:
            yield role
        elif seat not in places:
            yield Role(without, RoleReason.VOID, seat) if seat in void else Role(without, RoleReason.COUNTED)
        elif [*places] == [seat]:
            yield Role(holder, RoleReason.LEFT_OVER)
        else:
            yield UNKNOWN


def without_call(known: Sequence[Role]) -> tuple[Role, ...]:
    """The roles if no card was called, so that the sides are public."""
    return tuple(
        Role(role.relation, RoleReason.NO_CALL) if role.because is RoleReason.PUBLIC else role for role in known
    )


def by_own_king(known: Sequence[Role], me: Seat, mate: Seat | None) -> tuple[Role, ...]:
    """The roles for a seat that holds the called card: all are against it but its *mate* (None for a declarer)."""
    return tuple(
        role if seat == me else Role(Relation.WITH if seat == mate else Relation.AGAINST, RoleReason.OWN_KING)
        for seat, role in enumerate(known)
    )


def shown_by(table: Table) -> Seat | None:
    """The seat that has played the called card; None before that, or if there is none."""
    tricks = [(trick.leader, trick.cards) for trick in table.play.tricks]
    for leader, cards in [*tricks, (table.play.leader, table.play.trick)]:
        if table.called is not None and table.called in cards:
            return (leader + cards.index(table.called)) % table.players
    return None
