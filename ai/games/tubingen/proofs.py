"""What makes a side likely in Tübingen Tarock, while nothing proves it yet (U12, U15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.cardplay.partners import is_forced
from ai.proofs import OPEN, Level, Proof, Sign, proved
from ai.roles import Relation, Role
from engine import TAROACE, Card, Seat, Side, View
from engine.games.tubingen.tout import SKI

from .knowing import know
from .roles import roles

EVEN: Final = 0.5
"""From this chance on a seat is taken to be on the own side."""
LIKELY: Final = 75
"""From this percentage on a claim is called likely though nothing particular has been seen."""
SHOWS: Final = 60
"""The same where something has been seen that speaks for it."""
ALMOST: Final = 99
"""What is not sure is never told as a hundred in a hundred."""
COURT: Final = 5
"""From this value in halves on a card is a gift: a cavalier or more."""


def proofs(view: View) -> Sequence[Proof]:
    """The claim about each seat for the one that looks; empty while there are no sides."""
    known = roles(view)
    if all(role.relation is not Relation.UNKNOWN for role in known):
        return tuple(proved(role) for role in known)
    chances = know(view).friends
    return tuple(_proof(view, chances[seat], seat, role) for seat, role in enumerate(known))


def _proof(view: View, chance: float, seat: Seat, role: Role) -> Proof:
    if role.relation is not Relation.UNKNOWN:
        return proved(role)
    if view.table.declarer is None:
        return OPEN
    relation = Relation.WITH if chance >= EVEN else Relation.AGAINST
    percent = min(round(100 * max(chance, 1 - chance)), ALMOST)
    declares = (relation is Relation.WITH) == (view.side is Side.DECLARER)
    if declares and _led(view, seat):
        level = Level.LIKELY if percent >= SHOWS else Level.GUESS
        return Proof(relation, level, Sign.LED, seat, percent=percent)
    gift = _gift(view, seat, Side.DECLARER if declares else Side.OPPONENTS)
    level = Level.LIKELY if percent >= (LIKELY if gift is None else SHOWS) else Level.GUESS
    if gift is None:
        return Proof(relation, level, Sign.ODDS, percent=percent)
    return Proof(relation, level, Sign.GAVE, seat, gift[0], gift[1], percent)


def _led(view: View, seat: Seat) -> bool:
    """Whether the seat has led a tarock."""
    return any(trick.leader == seat and bool(TAROACE & ~SKI & 1 << trick.cards[0]) for trick in view.table.play.tricks)


def _gift(view: View, seat: Seat, side: Side) -> tuple[Card, Seat] | None:
    """The last card of points that a seat put, unforced, on a trick which a known member of that side had won."""
    table, values = view.table, view.table.variant.pack.values
    for trick in reversed(table.play.tricks):
        place, winner = (seat - trick.leader) % 4, (trick.winner - trick.leader) % 4
        card = trick.cards[place]
        if place > winner and values[card] >= COURT and not is_forced(card) and table.sides[trick.winner] is side:
            return card, trick.winner
    return None
