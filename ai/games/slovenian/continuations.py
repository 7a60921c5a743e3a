"""The candidates of a search before the play: an action, and the hand after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ai.games.slovenian.bidding import exact, open_rows
from ai.games.slovenian.discarding import best_discard, ranked_discards
from ai.games.slovenian.kinds import ANNULLING, CALLING, KLOP_KONTRA, LAYING, NAMING, OPEN_TALON
from ai.games.slovenian.laying import colours_discard
from ai.games.slovenian.talon import group_of
from ai.games.slovenian.worth import SlovenianOutlook
from engine import (
    KINGS,
    Action,
    CallKing,
    Card,
    CardSet,
    Contract,
    Discard,
    Double,
    Hold,
    Kind,
    MakeBid,
    Seat,
    TakeGroup,
    View,
    legal_actions,
    members,
)
from engine.games.slovenian.actions import ANNUL, CONVERT, named
from engine.games.slovenian.contracts import COLOUR_VALAT

DISCARDS: Final = 8
"""The number of discards looked into: the favourites of the rules of thumb."""

Promise = Callable[[View, Contract], SlovenianOutlook]
"""The rules of thumb's expectation of a contract."""


@dataclass(frozen=True, slots=True)
class SlovenianContinuation:
    """The hand after an action: ``row`` is played by ``declarer``; without a row the auction goes on among the others.

    ``called`` is the called card, ``hand`` and ``laid`` are the declarer's cards if they are known after the discard,
    ``taken`` the cards he took from the talon. ``nothing``: the hand is over. ``doubler`` says kontra in a klop.
    """

    row: Contract | None = None
    declarer: Seat | None = None
    called: Card | None = None
    hand: CardSet | None = None
    laid: CardSet = 0
    taken: CardSet = 0
    nothing: bool = False
    doubler: Seat | None = None


def choices(view: View) -> list[Action]:
    """The actions worth looking into: all legal ones, of the discards the likeliest."""
    if view.kind != LAYING:
        return list(legal_actions(view))
    table = view.table
    count = view.hand.bit_count() - table.variant.hand_size
    ranked = ranked_discards(table.variant, view.hand, count, table.called)
    found: list[Action] = [Discard(cards) for _, cards in ranked[:DISCARDS]]
    return [*found, CONVERT] if legal_actions(view)[0] == CONVERT else found


def way_of(view: View, action: Action, promise: Promise) -> SlovenianContinuation:
    """The continuation after an action.

    Raises:
        ValueError: such decisions are not looked into.
    """
    me, table = view.seat, view.table
    match view.kind:
        case Kind.AUCTION:
            return _after_call(view, action, promise)
        case _ if view.kind == NAMING:
            return _declared(view, table.variant.contract(named(action) or ""))
        case _ if view.kind == CALLING:
            called = action.card if isinstance(action, CallKing) else _missing_king(view)
            return SlovenianContinuation(table.contract, me, called)
        case _ if view.kind == OPEN_TALON and isinstance(action, TakeGroup):
            taken = group_of(view, action.group)
            hand = view.hand | taken
            away = best_discard(table.variant, hand, taken.bit_count(), table.called)
            return SlovenianContinuation(table.contract, me, table.called, hand & ~away, away, taken)
        case _ if view.kind == LAYING:
            return _laid(view, action)
        case _ if view.kind == ANNULLING:
            return SlovenianContinuation(nothing=True) if action == ANNUL else _kept(view, promise)
        case _ if view.kind == KLOP_KONTRA:
            return SlovenianContinuation(table.contract, doubler=me if isinstance(action, Double) else None)
    raise ValueError(view.kind)


def _declared(view: View, row: Contract | None) -> SlovenianContinuation:
    return SlovenianContinuation(row, None if row is None or row.individual else view.seat)


def _kept(view: View, promise: Promise) -> SlovenianContinuation:
    """A hand that is not annulled: its best bid, if that promises anything at all, else a pass."""
    best = max(open_rows(view), key=lambda row: promise(view, row).value)
    return _declared(view, best) if promise(view, best).value > 0 else SlovenianContinuation()


def _missing_king(view: View) -> Card:
    return members(KINGS & ~view.hand)[0]


def _after_call(view: View, action: Action, promise: Promise) -> SlovenianContinuation:
    """A bid is played as the best contract that it leaves open; after a pass the bidder plays, or others may bid."""
    table = view.table
    stands = action.bid if isinstance(action, MakeBid) else table.auction.bid
    if isinstance(action, MakeBid | Hold) and stands is not None:
        rows = open_rows(view)
        place = [row.key for row in rows].index(stands.contract)
        meant = rows[place : place + 1] if exact(view) else rows[place:]
        return _declared(view, max(meant, key=lambda row: promise(view, row).value))
    if stands is not None:
        return SlovenianContinuation(table.variant.contract(stands.contract), table.auction.holder)
    return SlovenianContinuation()


def _laid(view: View, action: Action) -> SlovenianContinuation:
    table = view.table
    variant = table.variant
    taken = 0 if table.talon.taken is None else group_of(view, table.talon.taken)
    if isinstance(action, Discard):
        return SlovenianContinuation(
            table.contract, view.seat, table.called, view.hand & ~action.cards, action.cards, taken
        )
    away = colours_discard(view)
    return SlovenianContinuation(
        variant.contract(COLOUR_VALAT), view.seat, table.called, view.hand & ~away, away, taken
    )
