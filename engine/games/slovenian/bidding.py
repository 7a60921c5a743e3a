"""The auction in which a senior holds and all others bid higher (S33 … S36, S76)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import Action, Hold, MakeBid, Pass
from engine.contracts import Bid, Contract
from engine.course import Quiet, advance
from engine.events import Acted, Event
from engine.hidden import Hidden
from engine.kinds import Kind
from engine.objections import Objection, Refusal, not_now
from engine.phases.calls import heard
from engine.seats import Seat
from engine.state import State, Table, View

_PASS: Final = Pass()
_HOLD: Final = Hold()


@dataclass(frozen=True, slots=True)
class SeniorityPhase(Quiet):
    """Any higher bid, or *hold* by a senior of the bid's holder; the contract is named afterwards.

    ``ladder`` are the contracts that may be bid, rising; ``compulsory`` those of a hand whose table says so (S38).
    ``forehand_waits``: the second player speaks first, and forehand has the hand without bidding if the others pass
    (S33, S35); otherwise forehand speaks first, and if all pass ``all_pass`` is played (S75, S76).
    """

    ladder: tuple[Contract, ...]
    compulsory: tuple[Contract, ...]
    forehand_waits: bool
    all_pass: Contract
    kind: str = Kind.AUCTION
    key: str = "auction"

    def begin(self, table: Table) -> Table | None:
        """S33, S76: give the turn to the first speaker."""
        return table._replace(actor=table.after(table.forehand) if self.forehand_waits else table.forehand)

    def open_to(self, table: Table) -> tuple[Contract, ...]:
        """The contracts that may be bid in this hand, rising (S38)."""
        return self.compulsory if table.own.compulsory else self.ladder

    def legal(self, view: View) -> Sequence[Action]:
        """Pass, hold, then the bids by rising rank."""
        said: list[Action] = [_PASS]
        if self.objection(view, _HOLD) is None:
            said.append(_HOLD)
        said += [bid for row in self.open_to(view.table) if self.objection(view, bid := MakeBid(Bid(row.key))) is None]
        return tuple(said)

    def objection(self, view: View, action: Action) -> Objection | None:
        """S34: a junior bids higher, a senior holds or bids higher."""
        auction = view.table.auction
        match action:
            case Pass():
                return None
            case Hold():
                if auction.bid is None or auction.holder is None:
                    return Objection(Refusal.NOTHING_TO_HOLD, "S34")
                order = view.table.in_turn(view.table.forehand)
                senior = order.index(view.seat) < order.index(auction.holder)
                return None if senior else Objection(Refusal.JUNIOR_MAY_NOT_HOLD, "S34")
            case MakeBid(bid):
                return self._bid_objection(view.table, bid)
        return not_now(self.kind, "S33")

    def _bid_objection(self, table: Table, bid: Bid) -> Objection | None:
        keys = [row.key for row in self.open_to(table)]
        if bid.contract not in keys or bid.ordinal != 1:
            rule = "S38" if table.own.compulsory else "S33"
            return Objection(Refusal.BID_NOT_IN_GAME, rule, {"contract": bid.contract, "ordinal": bid.ordinal})
        stands = table.auction.bid
        if stands is not None and keys.index(bid.contract) <= keys.index(stands.contract):
            return Objection(Refusal.BID_TOO_LOW, "S34", {"contract": stands.contract, "ordinal": 1})
        return None

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Make every bid public."""
        return state.hidden, (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """S33: passing is final; the auction ends when one seat is left that has bid, or forehand alone."""
        seat = event.seat
        auction = heard(table.auction, seat, event.action)
        later = (*table.in_turn(seat)[1:], seat)
        waiting = [other for other in later if other != auction.holder and not auction.passed >> other & 1]
        if auction.bid is None and self.forehand_waits and waiting == [table.forehand]:
            waiting, auction = [], auction._replace(holder=table.forehand)
        table = table._replace(auction=auction, actor=waiting[0] if waiting else None)
        if waiting:
            return table
        return advance(table if auction.holder is not None else table._replace(contract=self.all_pass))
