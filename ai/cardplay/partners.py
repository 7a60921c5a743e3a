"""The believed sides: the table's knowledge, the own hand's, and the evidence of the play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import KINGS, TAROACE, Card, CardSet, Seat, Side, Table, Trick, View

from .signals import PlaySignal

IN_TALON: Final = 6 / 42
"""Chance that a called king which is not in the declarer's hand is in the talon."""

TAROC_LEAD: Final = 10.0
"""The factor of the chance that the partner rather than an opponent leads a tarok first. Among *steady* it is 65%
against 1%; people are less regular."""

FED: Final = 1.8
"""The factor of the chance that a queen, cavalier or jack falls on the own side's trick rather than on the other's: 20%
against 11% of the cards played after the winner's, in 1,500 self-played hands."""


LED_SUIT: Final = 0.25
"""The factor of the chance that a seat is the partner after its first lead, if that was no tarok: counted in 900 hands
of four *steady*, as is the next."""

OWN_CALL: Final = 0.43
"""The weight, for an opponent, of a king that the declarer has called of his own hand, besides that of the talon; a
seat that may hold it counts 1 …"""

UNSHOWN: Final = 0.15
"""… and for each trick without it."""


def friends(
    view: View, voids: Sequence[CardSet], heard: dict[Seat, PlaySignal], *, counted: bool = False
) -> tuple[float, ...]:
    """For each seat the chance that it is on the viewing seat's side: 1.0 for itself, all others 0.0 in michi-michi.

    *counted* adds the evidence counted in played hands, for displayed claims; the rules of thumb were measured without.
    """
    table, me = view.table, view.seat
    if table.contract is None or table.contract.individual or view.side is None:
        return tuple(float(seat == me) for seat in range(table.players))
    known: dict[Seat, float] = {
        seat: float(side is view.side) for seat, side in enumerate(table.sides) if side is not None
    }
    known[me] = 1.0
    if view.side is Side.DECLARER and (me != table.declarer or _is_alone(view)):
        known = {seat: float(seat in (me, table.declarer)) for seat in range(table.players)}
    if len(known) == table.players:
        return tuple(known[seat] for seat in range(table.players))
    unknown = [seat for seat in range(table.players) if seat not in known]
    partner = _partner_chances(view, unknown, voids, heard, counted)
    same = view.side is Side.DECLARER
    return tuple(
        known[seat] if seat in known else partner[seat] if same else 1 - partner[seat] for seat in range(table.players)
    )


def _is_alone(view: View) -> bool:
    """True if the declarer knows that he has no partner: his own king, or the king seen in the talon."""
    called = view.table.called
    if called is None:
        return view.king_seen or not view.table.fourth  # S-V2: a fourth king has no name, yet another seat holds it
    return view.king_seen or bool((view.hand | view.laid_away) >> called & 1)


def _partner_chances(
    view: View, unknown: list[Seat], voids: Sequence[CardSet], heard: dict[Seat, PlaySignal], counted: bool
) -> dict[Seat, float]:
    """For the seats whose side is open, the chance of each to hold the called king."""
    called = view.table.called
    weights = dict.fromkeys(unknown, 1.0)
    for seat in unknown:
        if called is not None and voids[seat] >> called & 1:
            weights[seat] = 0.0
        elif seat in heard:
            weights[seat] *= TAROC_LEAD
    for trick in view.table.play.tricks:
        weigh_gifts(view, trick, weights)
    # The king is with one of them, or in the talon, or (from an opponent's view) the declarer's own.
    nobody = len(unknown) * IN_TALON / (1 - IN_TALON) * (0.6 if view.table.talon.taken is not None else 1.0)
    if counted:
        for seat in _suit_leaders(view) & weights.keys():
            weights[seat] *= LED_SUIT
        nobody += 0.0 if view.side is Side.DECLARER else OWN_CALL + UNSHOWN * len(view.table.play.tricks)
    total = sum(weights.values()) + nobody
    return {seat: weight / total for seat, weight in weights.items()}


def _suit_leaders(view: View) -> set[Seat]:
    """The seats that have led a completed trick, and no tarok the first time."""
    first: dict[Seat, Card] = {}
    for trick in view.table.play.tricks:
        first.setdefault(trick.leader, trick.cards[0])
    return {seat for seat, card in first.items() if not TAROACE >> card & 1}


def weigh_gifts(view: View, trick: Trick, weights: dict[Seat, float]) -> None:
    """A point card that was not needed, on a trick which already belonged to a known side."""
    table = view.table
    side = table.sides[trick.winner]
    if side is None:
        return
    values = table.variant.pack.values
    players = len(trick.cards)
    place = (trick.winner - trick.leader) % players
    for later in range(place + 1, players):
        seat = (trick.leader + later) % players
        card = trick.cards[later]
        if seat in weights and values[card] >= 3 and not is_forced(card):
            weights[seat] *= FED if side is Side.DECLARER else 1 / FED


def is_forced(card: Card) -> bool:
    """True for kings and taroks, which often fall because they must; only the other court cards are gifts."""
    return bool((KINGS | TAROACE) >> card & 1)


def last_gift(table: Table, order: Sequence[Seat], seat: Seat, side: Side, least: int) -> tuple[Card, Seat] | None:
    """The last card of *least* value that a seat put, unforced, on a trick which a known member of a side had won, and
    that winner. *order* are the seats that play, in turn."""
    values = table.variant.pack.values
    for trick in reversed(table.play.tricks):
        at = order.index(trick.leader)
        seats = [*order[at:], *order[:at]]
        place, winner = seats.index(seat), seats.index(trick.winner)
        card = trick.cards[place]
        if place > winner and values[card] >= least and not is_forced(card) and table.sides[trick.winner] is side:
            return card, trick.winner
    return None
