"""The two rounds of the auction: Raus, and calling (U9 … U15, UA18, UA20, UA21)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import Action, CallKing, MakeBid, Pass
from engine.cards import KINGS, TRULA, CardSet, card_name, members
from engine.contracts import Bid
from engine.course import Quiet, advance, finish
from engine.events import Acted, Event, HandDeclared
from engine.games.tubingen.actions import CALL_FOURTH
from engine.games.tubingen.contracts import RAUS, RUF
from engine.games.tubingen.tout import tarock_count
from engine.hidden import Hidden
from engine.objections import Objection, Refusal, not_now
from engine.seats import Seat, Side
from engine.sides import two_sides
from engine.state import State, Table, View

PASS: Final = Pass()
BID_RAUS: Final = MakeBid(Bid(RAUS.key))
FORT_MIT: Final = "fort-mit"
MANY_TAROCKS: Final = 8
"""U14: with so many taroks a seat that passes says *fort mit*."""


def all_spoke(table: Table, first: Seat, seat: Seat) -> bool:
    """True if the seat speaks last in a round begun by ``first``."""
    return (seat + 1) % table.players == first


@dataclass(frozen=True, slots=True)
class RausRound(Quiet):
    """The first round: forehand first, the dealer last; the first Raus ends the auction (U9)."""

    kind: str = "raus-round"
    key: str = "raus-round"

    def begin(self, table: Table) -> Table | None:
        """Unless a tout is played."""
        return table._replace(actor=table.forehand) if table.contract is None else None

    def legal(self, view: View) -> Sequence[Action]:
        """Pass, then Raus."""
        return PASS, BID_RAUS

    def objection(self, view: View, action: Action) -> Objection | None:
        """U9: one of the two."""
        if action in (PASS, BID_RAUS):
            return None
        if isinstance(action, MakeBid):
            data = {"contract": action.bid.contract, "ordinal": action.bid.ordinal}
            return Objection(Refusal.BID_NOT_IN_GAME, "U9", data)
        return not_now(self.kind, "U9")

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Make every bid public."""
        return state.hidden, (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """After four passes the dealer may call first."""
        seat, auction = event.seat, table.auction
        calls = (*auction.calls, (seat, event.action))
        if isinstance(event.action, MakeBid):
            auction = auction._replace(bid=event.action.bid, holder=seat, calls=calls)
            sides = two_sides(table, (seat,))
            return advance(table._replace(auction=auction, contract=RAUS, declarer=seat, level=1, sides=sides))
        table = table._replace(auction=auction._replace(calls=calls, passed=auction.passed | 1 << seat))
        if all_spoke(table, table.forehand, seat):
            return advance(table)
        return table._replace(actor=table.after(seat))


@dataclass(frozen=True, slots=True)
class RufRound(Quiet):
    """The second round: the dealer first; the first call ends the auction (U11)."""

    kind: str = "ruf-round"
    key: str = "ruf-round"

    def begin(self, table: Table) -> Table | None:
        """Unless the contract stands."""
        if table.contract is not None:
            return None
        return table._replace(actor=table.dealer, auction=table.auction._replace(passed=0))

    @staticmethod
    def callable_cards(view: View) -> CardSet:
        """U13, U15: the cards that the seat may call by name."""
        hand = view.hand
        kings = KINGS if view.seat == view.table.dealer else KINGS & ~hand
        return kings if KINGS & ~hand else kings | TRULA & ~hand

    def legal(self, view: View) -> Sequence[Action]:
        """Pass, the callable cards in card order, then the fourth king."""
        said: list[Action] = [PASS, *(CallKing(card) for card in members(self.callable_cards(view)))]
        if (view.hand & KINGS).bit_count() == 3:
            said.append(CALL_FOURTH)
        return tuple(said)

    def objection(self, view: View, action: Action) -> Objection | None:
        """U13, U15."""
        if action == PASS:
            return None
        kings = (view.hand & KINGS).bit_count()
        if action == CALL_FOURTH:
            return None if kings == 3 else Objection(Refusal.NOT_THREE_KINGS, "U13", {"count": kings})
        if not isinstance(action, CallKing):
            return not_now(self.kind, "U11")
        if self.callable_cards(view) >> action.card & 1:
            return None
        data = {"card": card_name(action.card)}
        if not (KINGS | TRULA) >> action.card & 1:
            return Objection(Refusal.NOT_A_KING, "U13", data)
        if KINGS >> action.card & 1:
            return Objection(Refusal.KING_HELD, "U15", data)
        if kings < 4:
            return Objection(Refusal.NOT_FOUR_KINGS, "U13", data)
        return Objection(Refusal.CARD_HELD, "U13", data)

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Make the holder among the others the partner (U12); the dealer's own king makes none (U15).

        A seat that passes with eight taroks says so (U14, UA21).
        """
        hidden = state.hidden
        if action == PASS:
            many = tarock_count(hidden.hands[seat]) >= MANY_TAROCKS
            return hidden, (*((HandDeclared(seat, FORT_MIT),) if many else ()), Acted(seat, action))
        wanted = 1 << action.card if isinstance(action, CallKing) else KINGS & ~hidden.hands[seat]
        holder = next((other for other, hand in enumerate(hidden.hands) if other != seat and hand & wanted), None)
        return hidden._replace(partner=holder), (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """Publish the call, but not the holder or the name of a fourth king. Four passes: Stecken (U16)."""
        seat, action, auction = event.seat, event.action, table.auction
        auction = auction._replace(calls=(*auction.calls, (seat, action)))
        if action == PASS:
            table = table._replace(auction=auction._replace(passed=auction.passed | 1 << seat))
            return finish(table) if all_spoke(table, table.dealer, seat) else table._replace(actor=table.after(seat))
        sides: list[Side | None] = [None] * table.players
        sides[seat] = Side.DECLARER
        card = action.card if isinstance(action, CallKing) else None
        table = table._replace(called=card, fourth=card is None)
        auction = auction._replace(bid=Bid(RUF.key), holder=seat)
        return advance(
            table._replace(auction=auction, contract=RUF, declarer=seat, level=1, sides=tuple(sides)),
        )

    def fold_told(self, table: Table, event: HandDeclared) -> Table:
        """U14."""
        own = table.own
        return table._replace(own=own._replace(fort_mit=(*own.fort_mit, event.seat)))


def is_concealed(view: View) -> bool:
    """True if the seat plays a Raus that it alone knows of: the dealer who has called a king of his own (U15)."""
    table = view.table
    return view.seat == table.declarer and table.called is not None and bool(view.hand >> table.called & 1)
