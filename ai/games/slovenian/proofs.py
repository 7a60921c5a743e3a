"""What makes a side likely in the Slovenian games, while nothing proves it yet (S39)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.cardplay.knowledge import Knowledge, know
from ai.cardplay.partners import is_forced
from ai.proofs import OPEN, Level, Proof, Sign, proved
from ai.roles import Relation, Role
from engine import Card, Seat, Side, View
from engine.games.slovenian.certainty import called_card

from .roles import roles
from .seating import seated

EVEN: Final = 0.5
"""From this chance on a seat is taken to be on the own side."""
LIKELY: Final = 75
"""From this percentage on a claim is called likely though nothing particular has been seen."""
SHOWS: Final = 60
"""The same where something has been seen that speaks for it."""
ALMOST: Final = 99
"""What is not sure is never told as a hundred in a hundred."""


def proofs(view: View) -> Sequence[Proof]:
    """The claim about each seat for the one that looks; empty while there are no sides."""
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
    chance = knowledge.friends[order.index(seat)]
    relation = Relation.WITH if chance >= EVEN else Relation.AGAINST
    percent = min(round(100 * max(chance, 1 - chance)), ALMOST)
    declares = (relation is Relation.WITH) == (view.side is Side.DECLARER)
    gift = _gift(view, order, seat, Side.DECLARER if declares else Side.OPPONENTS)
    level = Level.LIKELY if percent >= (LIKELY if gift is None else SHOWS) else Level.GUESS
    if gift is None:
        return Proof(relation, level, Sign.ODDS, percent=percent)
    return Proof(relation, level, Sign.GAVE, seat, gift[0], gift[1], percent)


def _gift(view: View, order: Sequence[Seat], seat: Seat, side: Side) -> tuple[Card, Seat] | None:
    """The last card of points that a seat put, unforced, on a trick which a known member of that side had won."""
    table, values = view.table, view.table.variant.pack.values
    for trick in reversed(table.play.tricks):
        seats = [order[(order.index(trick.leader) + step) % len(order)] for step in range(len(order))]
        place, winner = seats.index(seat), seats.index(trick.winner)
        card = trick.cards[place]
        if place > winner and values[card] >= 3 and not is_forced(card) and table.sides[trick.winner] is side:
            return card, trick.winner
    return None
