"""Naming the contract that is played once the auction is over (S35, S36, S38)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Action
from engine.contracts import Contract
from engine.course import Quiet, advance
from engine.events import Acted, Event
from engine.games.slovenian.actions import named, naming
from engine.games.slovenian.bidding import SeniorityPhase
from engine.hidden import Hidden
from engine.objections import Objection, Refusal, not_now
from engine.seats import Seat, Side
from engine.sides import two_sides
from engine.state import State, Table, View


@dataclass(frozen=True, slots=True)
class NamingPhase(Quiet):
    """The winner names his bid or more (``exact``: just his bid); a forehand left alone by all names any contract.

    ``ladder`` are all contracts, rising, klop first. ``radli``: open ones double a hand (S65).
    """

    ladder: tuple[Contract, ...]
    auction: SeniorityPhase
    exact: bool
    radli: bool
    kind: str = "name-contract"
    key: str = "naming"

    def begin(self, table: Table) -> Table | None:
        """Unless all have passed and the contract stands (S75)."""
        return table._replace(actor=table.auction.holder) if table.contract is None else None

    def nameable(self, table: Table) -> tuple[Contract, ...]:
        """The contracts that may be named at this table, rising."""
        bid = table.auction.bid
        open_here = self.auction.open_to(table)
        if bid is None:
            return self.ladder if not table.own.compulsory else (self.ladder[0], *open_here)
        place = [row.key for row in open_here].index(bid.contract)
        return open_here[place : place + 1] if self.exact else open_here[place:]

    def legal(self, view: View) -> Sequence[Action]:
        """The contracts by rising rank."""
        return tuple(naming(row.key) for row in self.nameable(view.table))

    def objection(self, view: View, action: Action) -> Objection | None:
        """S35, S36, S38, and S-V3."""
        key = named(action)
        if key is None:
            return not_now(self.kind, "S36")
        if key in [row.key for row in self.nameable(view.table)]:
            return None
        bid = view.table.auction.bid
        if bid is not None and key in [row.key for row in self.auction.open_to(view.table)]:
            if self.exact:
                return Objection(Refusal.NAME_EXACTLY, "S-V3", {"contract": bid.contract})
            return Objection(Refusal.NAMED_TOO_LOW, "S36", {"contract": bid.contract})
        rule = "S38" if view.table.own.compulsory else "S36"
        return Objection(Refusal.BID_NOT_IN_GAME, rule, {"contract": key, "ordinal": 1})

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Make the name public."""
        return state.hidden, (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """Make the winner declarer, except in klop, which has none; his open radl doubles the hand (S65)."""
        key, seat = named(event.action), event.seat
        row = next(row for row in self.ladder if row.key == key)
        if row.individual:
            return advance(table._replace(contract=row))
        sides: tuple[Side | None, ...] = tuple(
            Side.DECLARER if other == seat else None for other in range(table.players)
        )
        if not row.calls_king:
            sides = two_sides(table, (seat,))
        own = table.own._replace(doubled=self.radli and table.own.radli[seat] > 0)
        return advance(table._replace(contract=row, declarer=seat, level=1, sides=sides, own=own))
