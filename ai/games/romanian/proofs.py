"""What makes a side likely in games with a called king, while nothing proves it yet (R35, R84, R87)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.cardplay.knowledge import Knowledge, know
from ai.cardplay.partners import is_forced
from ai.proofs import Level, Proof, Sign, proved
from ai.roles import Relation
from engine import Card, Seat, Side, View

from .roles import roles

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
    known = roles(view)
    if all(role.relation is not Relation.UNKNOWN for role in known):
        return tuple(proved(role) for role in known)
    knowledge = know(view)
    return tuple(
        _believed(knowledge, seat) if role.relation is Relation.UNKNOWN else proved(role)
        for seat, role in enumerate(known)
    )


def _believed(knowledge: Knowledge, seat: Seat) -> Proof:
    """A claim that nothing proves: what speaks for it most, and how likely it is."""
    chance = knowledge.friends[seat]
    relation = Relation.WITH if chance >= EVEN else Relation.AGAINST
    percent = min(round(100 * max(chance, 1 - chance)), ALMOST)
    # With the declarer is with the one that looks, or against, depending on his own side.
    declares = (relation is Relation.WITH) == (knowledge.view.side is Side.DECLARER)
    found = _sign(knowledge, seat, declares)
    level = Level.LIKELY if percent >= (LIKELY if found is None else SHOWS) else Level.GUESS
    sign, who, card, to = found or (Sign.ODDS, None, None, None)
    return Proof(relation, level, sign, who, card, to, percent)


def _sign(knowledge: Knowledge, seat: Seat, declares: bool) -> tuple[Sign, Seat, Card | None, Seat | None] | None:
    """What was seen that speaks for a seat being on the declarer's side, or not; its own doings before others'."""
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
    for trick in reversed(table.play.tricks):
        players = len(trick.cards)
        place, winner = (seat - trick.leader) % players, (trick.winner - trick.leader) % players
        card = trick.cards[place]
        if place > winner and knowledge.values[card] >= 3 and not is_forced(card) and table.sides[trick.winner] is side:
            return Sign.GAVE, seat, card, trick.winner
    return None
