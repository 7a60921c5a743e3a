"""The auction: what everybody has called, and the bids, of which only the legal ones can be pressed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine import Action, Bid, Contract, Hold, MakeBid, Pass, in_turn_from, objection
from tarokgui.geometry import Rect
from tarokgui.scenes.base import Node
from tarokgui.table.context import Context
from tarokgui.table.panels.rows import Key, button_row, stacked
from tarokgui.text import Align, Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.wording import bid_name, gloss, spoken, why_text

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint

LEVELS_SHOWN = 3
"""So many levels of a class stand in one row; a class with more shows the row that the bidding has come to."""


class BidHistory(Widget):
    """The calls in columns, forehand's first and the dealer's last, as they were made."""

    role = "text"

    def __init__(self, rect: Rect, context: Context) -> None:
        super().__init__("history", rect)
        self._context = context
        table = context.view.table
        self._seats = in_turn_from(table.forehand, table.players)
        self._calls = {
            seat: [spoken(context.tr, action, context.view) for who, action in table.auction.calls if who == seat]
            for seat in self._seats
        }
        said = [f"{context.seating.name(seat)}: {', '.join(calls)}" for seat, calls in self._calls.items() if calls]
        self.label = "; ".join(said)

    def node(self) -> Node:
        """The calls in words, seat by seat."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """A plaque with a column for each seat; the last calls are seen if there are many."""
        scale, theme, text = paint.scale, paint.theme, paint.text
        paint.framed(surface, self.rect, theme.plaque, theme.brass_dark, theme.plaque_radius)
        box = self.rect.inset(scale.px(10), scale.px(6))
        column = box.w // len(self._seats)
        head, line = text.line_height(scale.small), text.line_height(scale.medium)
        room = max(1, (box.h - head) // line)
        for place, seat in enumerate(self._seats):
            x = box.x + place * column
            top = Rect(x + 2, box.y, column - 4, head)
            name = self._context.seating.name(seat)
            text.line(surface, name, top, Face.STRONG, scale.small, theme.brass_light, Align.CENTRE)
            for row, words in enumerate(self._calls[seat][-room:]):
                cell = Rect(x + 2, box.y + head + row * line, column - 4, line)
                text.line(surface, words, cell, Face.LABEL, scale.medium, theme.on_plaque, Align.CENTRE)


def bidding_widgets(context: Context) -> Iterable[Widget]:
    """History and, on one's turn, the bids."""
    yield BidHistory(context.layout.history, context)
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
