"""The auction: seniority, overcalls and *la mine* (R24 … R34)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.actions import Action, Hold, MakeBid, Pass
from engine.contracts import Bid, Contract
from engine.course import Quiet, advance
from engine.events import Acted, Event
from engine.hidden import Hidden
from engine.kinds import Kind
from engine.objections import Objection, Refusal, not_now
from engine.phases.calls import heard
from engine.seats import Seat, Side
from engine.sides import two_sides
from engine.state import State, Table, View

_PASS: Final = Pass()
_HOLD: Final = Hold()


class AuctionRules(NamedTuple):
    """The numbers of the rules that refusals cite."""

    turn: str = "R34"
    bids: str = "R25"
    first_level: str = "R26"
    higher: str = "R30"
    hold: str = "R31"
    senior: str = "A7"
    next_level: str = "A6"


_RULES = AuctionRules()


@dataclass(frozen=True, slots=True)
class AuctionPhase(Quiet):
    """The auction over a ladder of contracts, rising.

    A class of contracts is entered at its first level (R26). A junior overcalls with the next level or a higher class,
    a senior takes over with *la mine* or, if ``senior_may_raise`` (A7), with a higher class. ``all_pass`` is the
    contract played if all pass, None if the cards are then thrown in (V3, T9). ``bids`` are all of them, by class and
    level.
    """

    ladder: tuple[Contract, ...]
    senior_may_raise: bool
    all_pass: Contract | None
    rules: AuctionRules = _RULES
    kind: str = Kind.AUCTION
    key: str = "auction"
    bids: tuple[tuple[MakeBid, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        bids = tuple(tuple(MakeBid(Bid(row.key, n + 1)) for n in range(row.ordinals)) for row in self.ladder)
        object.__setattr__(self, "bids", bids)

    def begin(self, table: Table) -> Table | None:
        """R26: forehand speaks first."""
        return table._replace(actor=table.forehand)

    def legal(self, view: View) -> Sequence[Action]:
        """Pass, la mine, then the bids by rising rank."""
        said: list[Action] = [_PASS]
        if self.objection(view, _HOLD) is None:
            said.append(_HOLD)
        stands = view.table.auction.bid
        for row, levels in zip(self.ladder, self.bids, strict=True):
            # A bid must be a class's first level, or the next level of the bid that stands (R26, A6).
            level = stands.ordinal if stands is not None and stands.contract == row.key else 0
            if level < row.ordinals and self._bid_objection(view, levels[level].bid) is None:
                said.append(levels[level])
        return tuple(said)

    def objection(self, view: View, action: Action) -> Objection | None:
        """R34, the auction's state machine."""
        auction = view.table.auction
        match action:
            case Pass():
                return None
            case Hold():
                if auction.bid is None or auction.holder is None:
                    return Objection(Refusal.NOTHING_TO_HOLD, self.rules.hold)
                if self._is_senior(view.table, view.seat, auction.holder):
                    return None
                return Objection(Refusal.JUNIOR_MAY_NOT_HOLD, self.rules.hold)
            case MakeBid(bid):
                return self._bid_objection(view, bid)
        return not_now(self.kind, self.rules.turn)

    def _bid_objection(self, view: View, bid: Bid) -> Objection | None:
        auction = view.table.auction
        rank = self._rank(bid)
        if rank is None:
            return Objection(
                Refusal.BID_NOT_IN_GAME, self.rules.bids, {"contract": bid.contract, "ordinal": bid.ordinal}
            )
        if auction.bid is None or auction.holder is None:
            first = bid.ordinal == 1
            return (
                None
                if first
                else Objection(Refusal.BID_NOT_FIRST_LEVEL, self.rules.first_level, {"contract": bid.contract})
            )
        stands = self._rank(auction.bid)
        senior = self._is_senior(view.table, view.seat, auction.holder)
        if stands is None or rank[0] < stands[0] or (rank[0] == stands[0] and rank[1] <= stands[1]):
            return Objection(
                Refusal.BID_TOO_LOW,
                self.rules.higher,
                {"contract": auction.bid.contract, "ordinal": stands[1] if stands else 0},
            )
        if rank[0] > stands[0]:
            if rank[1] != 1:
                return Objection(Refusal.BID_NOT_FIRST_LEVEL, self.rules.first_level, {"contract": bid.contract})
            if senior and not self.senior_may_raise:
                return Objection(Refusal.SENIOR_MAY_NOT_RAISE, self.rules.senior)
            return None
        if senior:
            return Objection(Refusal.SENIOR_HOLDS, self.rules.senior)
        return (
            None
            if rank[1] == stands[1] + 1
            else Objection(Refusal.BID_JUMPS, self.rules.next_level, {"ordinal": stands[1] + 1})
        )

    def _rank(self, bid: Bid) -> tuple[int, int] | None:
        """The place of a bid on the ladder: class, level; None if this table has no such bid."""
        for place, row in enumerate(self.ladder):
            if row.key == bid.contract and 1 <= bid.ordinal <= row.ordinals:
                return place, bid.ordinal
        return None

    @staticmethod
    def _is_senior(table: Table, seat: Seat, holder: Seat) -> bool:
        """R29: True if the seat had its first turn before the holder."""
        forehand, players = table.forehand, table.players
        return (seat - forehand) % players < (holder - forehand) % players

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Make every bid public."""
        return state.hidden, (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """R27: passing is final; the auction ends when only the holder of a bid is left, or no seat."""
        seat = event.seat
        auction = heard(table.auction, seat, event.action)
        table = table._replace(auction=auction)
        later = table.in_turn((seat + 1) % table.players)
        waiting = [s for s in later if s != auction.holder and not auction.passed >> s & 1]
        if waiting:
            return table._replace(actor=waiting[0])
        return self._close(table)

    def _close(self, table: Table) -> Table:
        """R33: the last bid named is played; R28: all have passed."""
        bid, holder = table.auction.bid, table.auction.holder
        sides: list[Side | None] = [None] * table.players
        if bid is None or holder is None:
            return advance(table._replace(contract=self.all_pass, sides=tuple(sides), actor=None))
        row = next(row for row in self.ladder if row.key == bid.contract)
        sides[holder] = Side.DECLARER
        if not row.calls_king:  # T2: the declarer is known to be alone
            sides = list(two_sides(table, (holder,)))
        return advance(table._replace(contract=row, declarer=holder, level=bid.ordinal, sides=tuple(sides)))
