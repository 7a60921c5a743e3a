"""The auction: what everybody has called, and the bids, of which only the legal ones can be pressed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine import Action, Bid, Contract, Hold, MakeBid, Pass, in_turn_from, objection
from tarokgui.table.board import SeatBoard
from tarokgui.table.context import Context
from tarokgui.table.panels.rows import Key, button_row, stacked
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.wording import bid_name, gloss, spoken, why_text

if TYPE_CHECKING:
    pass

LEVELS_SHOWN = 3
"""So many levels of a class stand in one row; a class with more shows the row that the bidding has come to."""


def history(context: Context) -> SeatBoard:
    """The calls in columns, forehand's first and the dealer's last, as they were made."""
    table = context.view.table
    calls = {
        seat: [spoken(context.tr, action, context.view) for who, action in table.auction.calls if who == seat]
        for seat in in_turn_from(table.forehand, table.players)
    }
    return SeatBoard("history", context.layout.history, context.seating, calls)


def bidding_widgets(context: Context) -> Iterable[Widget]:
    """History and, on one's turn, the bids."""
    yield history(context)
    if not context.my_turn:
        return
    rows = [_plain_row(context), *(_class_row(context, row) for row in _classes(context))]
    lines = stacked(context.paint, context.layout.bids, len(rows))
    for keys, line in zip(rows, lines, strict=True):
        yield from button_row(context.paint, keys, line, even=True)


def _classes(context: Context) -> Sequence[Contract]:
    """The contract classes that have levels, the highest first, as they overcall each other."""
    return [row for row in reversed(context.view.table.variant.contracts) if row.ordinals > 1]


def _plain_row(context: Context) -> list[Key]:
    keys = [_key(context, "bid:pass", Pass(), Style.SECOND)]
    if context.view.table.auction.bid is not None:
        keys.append(_key(context, "bid:hold", Hold()))
    keys += [
        _key(context, f"bid:{row.key}", MakeBid(Bid(row.key)))
        for row in context.view.table.variant.contracts
        if row.ordinals == 1
    ]
    return keys


def _class_row(context: Context, row: Contract) -> list[Key]:
    stands = context.view.table.auction.bid
    level = stands.ordinal if stands is not None and stands.contract == row.key else 0
    first = min(level // LEVELS_SHOWN * LEVELS_SHOWN, row.ordinals - LEVELS_SHOWN)
    bids = [Bid(row.key, first + step + 1) for step in range(LEVELS_SHOWN)]
    return [_key(context, f"bid:{bid.contract}:{bid.ordinal}", MakeBid(bid)) for bid in bids]


def _key(context: Context, id: str, action: Action, style: Style = Style.PLAIN) -> Key:
    why = objection(context.view, action)
    reason = why_text(context.tr, why, context.seating.name) if why else ""
    label = (
        bid_name(context.tr, action.bid) if isinstance(action, MakeBid) else spoken(context.tr, action, context.view)
    )
    hint = "" if why else gloss(context.tr, action, context.view)
    return Key(id, label, lambda: context.act(action), reason, hint, style)
