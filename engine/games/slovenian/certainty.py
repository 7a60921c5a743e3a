"""The sides that are certain, to the table and to one seat (S48 and the record page's *Certainty*).

No side follows by elimination.
"""

from __future__ import annotations

from engine.cards import Card
from engine.seats import Seat, Side
from engine.sides import called_in, with_partner, with_side
from engine.state import Table, View


def certain_side(view: View, seat: Seat) -> Side | None:
    """The side of a seat as far as the viewing seat is certain of it; None if it is not, or where there are none."""
    table = view.table
    if seat == view.seat:
        return view.side
    if table.sides[seat] is not None or table.sits_out(seat) or table.declarer is None:
        return table.sides[seat]
    if not holds_called(view):
        return None
    return Side.DECLARER if seat == table.declarer else Side.OPPONENTS


def holds_called(view: View) -> bool:
    """True if the viewing seat holds the called card, or held it as partner, and so knows every side."""
    table = view.table
    if view.seat != table.declarer and view.side is Side.DECLARER:
        return True
    return called_in(table, view.seat, view.hand) is not None


def called_card(view: View) -> Card | None:
    """The called card as far as the seat knows it (S-V2 leaves it unnamed)."""
    table = view.table
    return table.called if table.called is not None else called_in(table, view.seat, view.hand)


def against(table: Table, speaker: Seat, other: Seat) -> Table:
    """The table once ``speaker`` has shown by an act that he is certain to be on the other side than ``other``.

    If that seat's side was not known, the speaker holds the called card: he is the partner, or the declarer is alone.
    """
    side = table.sides[other]
    return with_partner(table, speaker) if side is None else with_side(table, speaker, side.other)
