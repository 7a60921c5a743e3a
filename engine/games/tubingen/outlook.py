"""The settlement of a hand with given claims: after the last trick no card is hidden any more (U29)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import card_set
from engine.games.tubingen.claiming import is_claimed
from engine.games.tubingen.strafen import may_claim
from engine.hidden import Hidden
from engine.seats import Seat, Side
from engine.settlement import Settlement
from engine.state import State, Table, View

Claim = tuple[Seat, str]


def to_come(view: View, *, before: bool) -> tuple[Claim, ...]:
    """The claims still open to the seats that have not had their turn, the seat of the view among them."""
    table = view.table
    order = table.in_turn(table.forehand)
    waiting = order[order.index(view.seat) :]
    claims = ((seat, item) for seat in waiting for item in may_claim(table, seat, _laid_away(table), before=before))
    return tuple(claim for claim in claims if not is_claimed(table, *claim))


def settled_with(view: View, claims: Iterable[Claim]) -> Settlement:
    """The settlement if those claims are made in addition to the earlier ones."""
    table = view.table
    sides = enumerate(table.sides)
    partner = next((seat for seat, side in sides if side is Side.DECLARER and seat != table.declarer), None)
    hidden = Hidden((), (0,) * table.players, (), laid_away=_laid_away(table), partner=partner)
    heard = table.own._replace(claims=(*table.own.claims, *claims))
    return table.variant.settle(State(table._replace(own=heard), hidden))


def _laid_away(table: Table) -> int:
    """The dealer's discard: the cards that no seat has played."""
    return table.variant.pack.cards & ~card_set(card for trick in table.play.tricks for card in trick.cards)
