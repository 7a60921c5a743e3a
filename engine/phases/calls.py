"""The calls of an auction: a bid, the holding of one, a pass."""

from __future__ import annotations

from engine.actions import Action, Hold, MakeBid
from engine.parts import Auction
from engine.seats import Seat


def heard(auction: Auction, seat: Seat, action: Action) -> Auction:
    """The auction after a call: a seat that bids or holds is the bid's holder; passing is final (R27, S33)."""
    auction = auction._replace(calls=(*auction.calls, (seat, action)))
    match action:
        case MakeBid(bid):
            return auction._replace(bid=bid, holder=seat)
        case Hold():
            return auction._replace(holder=seat)
    return auction._replace(passed=auction.passed | 1 << seat)
