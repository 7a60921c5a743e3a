"""The sides known to the table, from public acts alone (R64, R70, R74, A17, A49)."""

from __future__ import annotations

from collections.abc import Container

from .cards import KINGS, Card, CardSet, members
from .seats import Seat, Side
from .state import Table


def with_side(table: Table, seat: Seat, side: Side) -> Table:
    """The table once an act has made that seat's side public."""
    if table.sides[seat] is not None:
        return table
    if side is Side.DECLARER:
        return with_partner(table, seat)
    return table._replace(sides=(*table.sides[:seat], side, *table.sides[seat + 1 :]))


def with_called(table: Table, seat: Seat, card: Card) -> Table:
    """The table once that seat has played the called card, named or not (R38, S-V2)."""
    if table.fourth and table.called is None and KINGS >> card & 1 and seat != table.declarer:
        table = table._replace(called=card)  # the declarer held the three others
    return with_partner(table, seat) if card == table.called else table


def with_partner(table: Table, holder: Seat | None) -> Table:
    """The table once the called king's holder is public: with the declarer himself or None the declarer is alone."""
    return table._replace(sides=two_sides(table, (table.declarer, holder)))


def two_sides(table: Table, declarers: Container[Seat | None]) -> tuple[Side | None, ...]:
    """The side of each seat once all are known; a seat that sits out is on none."""
    return tuple(
        [
            Side.DECLARER if seat in declarers else None if table.sits_out(seat) else Side.OPPONENTS
            for seat in range(table.players)
        ]
    )


def king_shown(table: Table) -> bool:
    """True if the called king has been face up in the talon."""
    return table.called is not None and table.called in table.talon.cards


def called_in(table: Table, seat: Seat, hand: CardSet) -> Card | None:
    """The called card if a hand holds it, as the seat itself knows it.

    If the fourth king was called (S-V2), any king of a seat other than the declarer is it; the declarer himself can
    only have taken it from the open talon, and then it is public.
    """
    if table.called is not None:
        return table.called if hand >> table.called & 1 else None
    kings = hand & KINGS
    return members(kings)[0] if table.fourth and seat != table.declarer and kings else None


def known_mates(table: Table, seat: Seat, side: Side | None) -> tuple[Seat, ...]:
    """The seats that ``seat``, being on that side, also knows to be on it (R63)."""
    return tuple(
        other for other, known in enumerate(table.sides) if other != seat and known is not None and known is side
    )


def own_side(table: Table, seat: Seat, hand: CardSet) -> Side | None:
    """The seat's side as it knows it from its hand at the call; None before there is one."""
    if table.declarer is None:
        return None
    if seat == table.declarer:
        return Side.DECLARER
    if table.called is None and not table.fourth:
        return table.sides[seat]
    if table.sits_out(seat):
        return None
    return Side.DECLARER if called_in(table, seat, hand) is not None else Side.OPPONENTS
