"""One seat's view, cut out of the state."""

from __future__ import annotations

from .groups import group_cards
from .seats import Seat, Side
from .state import State, View


def observe(state: State, seat: Seat) -> View:
    """The view of one seat: the table, its own cards, and nothing else."""
    table, hidden = state
    hand = hidden.hands[seat]  # still empty before the deal
    laid_away = hidden.laid_away if table.laid_by == seat else 0
    declarer = table.declarer
    if declarer is None:
        return View(table, seat, hand, (), laid_away, hidden.asked[:1] == (seat,))
    if seat != declarer:
        side = table.sides[seat]
        if (table.called is not None or table.fourth) and not table.sits_out(seat):
            side = Side.DECLARER if seat == hidden.partner else Side.OPPONENTS
        return View(table, seat, hand, (), laid_away, False, side)
    talon = table.talon
    looked = group_cards(hidden.talon, talon.groups, talon.looking) if talon.looking is not None else ()
    return View(table, seat, hand, looked, laid_away, False, Side.DECLARER, hidden.king_seen)
