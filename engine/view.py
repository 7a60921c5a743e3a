"""What a seat may know, cut out of the state."""

from __future__ import annotations

from .cards import CardSet
from .seats import Seat, Side
from .state import Hidden, State, Table, View
from .talon import group_cards


def observe(state: State, seat: Seat) -> View:
    """The view of one seat: the table, its own cards, and nothing else."""
    table, hidden = state
    if seat == table.declarer:
        talon = table.talon
        looked = group_cards(hidden.talon, talon.groups, talon.looking) if talon.looking is not None else ()
        return View(table, seat, hidden.hands[seat], looked, hidden.laid_away, False, Side.DECLARER, hidden.king_seen)
    return View(table, seat, _hand(table, hidden, seat), (), 0, hidden.asked[:1] == (seat,), _side(table, hidden, seat))


def _hand(table: Table, hidden: Hidden, seat: Seat) -> CardSet:
    return hidden.hands[seat] if table.deal.dealt else 0


def _side(table: Table, hidden: Hidden, seat: Seat) -> Side | None:
    if table.declarer is None:
        return None
    if table.called is None:
        return table.sides[seat]
    return Side.DECLARER if seat == hidden.partner else Side.OPPONENTS
