"""The bidding and the naming: the contracts to bid or hold now, and those to play in the end (S33 … S38)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Hold, MakeBid, legal_actions
from engine.games.slovenian.actions import named
from tarokgui.games.slovenian.contracts import bid_call, contract_call
from tarokgui.games.slovenian.ladder import ladder_widgets, numbered
from tarokgui.table.context import Context
from tarokgui.table.panels.bidrow import Call
from tarokgui.table.panels.pastbids import past_bids
from tarokgui.widgets.base import Widget
from tarokgui.wording.terms import contract_name


def bidding_widgets(context: Context) -> Iterable[Widget]:
    """The contracts that may be bid on the player's turn, and the bid that may be held."""
    if context.view.my_turn:
        yield from ladder_widgets(
            context, context.tr("panels.bid.title"), bids(context), past=past_bids(context), note=_may_name(context)
        )


def bids(context: Context) -> list[Call]:
    """The standing bid, if the player may hold it, then the possible bids, rising (S34)."""
    view = context.view
    legal, stands = legal_actions(view), view.table.auction.bid
    calls = []
    for row in view.table.variant.contracts:
        if Hold() in legal and stands is not None and stands.contract == row.key:
            calls.append(contract_call(context, row, Hold(), "bid:hold"))
        calls += [bid_call(context, row) for action in legal if _bids(action) == row.key]
    return numbered(calls)


def _bids(action: object) -> str:
    return action.bid.contract if isinstance(action, MakeBid) else ""


def _may_name(context: Context) -> str:
    """The contracts that the highest bidder may name in the end: the bid one, or more (S36, S-V3, S38)."""
    tr, table = context.tr, context.view.table
    exact = table.variant.options.get("exact_contract", False)
    if table.own.compulsory:
        return tr("panels.bid.compulsory")
    chosen, stands = context.picks.call, table.auction.bid
    key = ""
    if isinstance(chosen, MakeBid):
        key = chosen.bid.contract
    elif isinstance(chosen, Hold) and stands is not None:
        key = stands.contract
    how = "exactly" if exact else "raise"
    if not key:
        return tr(f"panels.bid.{how}")
    last = key == table.variant.contracts[-1].key
    return tr(f"panels.bid.{'exactly' if exact or last else 'raise'}-this", contract=contract_name(tr, key))


def naming_widgets(context: Context) -> Iterable[Widget]:
    """The contracts that the winner of the bidding may play."""
    if not context.view.my_turn:
        return
    tr, view = context.tr, context.view
    rows = {row.key: row for row in view.table.variant.contracts}
    calls = [
        contract_call(context, rows[key], action, f"name:{key}")
        for action in legal_actions(view)
        if (key := named(action)) is not None
    ]
    yield from ladder_widgets(context, tr("panels.name.title"), numbered(calls))
