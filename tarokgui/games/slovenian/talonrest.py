"""What is left of the talon: apart until it is known whose it is, then by an opponent; in klop a heap (S42, S62)."""

from __future__ import annotations

from typing import Final

from engine import Card, Kind, Side
from engine.games.slovenian.law import called_was_taken
from tarokgui.draw.geometry import Rect
from tarokgui.table.besideplaces import rest_place, top_of_rest
from tarokgui.table.context import Context, Rest
from tarokgui.table.fan import row_rects
from tarokgui.table.openhand import open_cards, open_rects

STEP: Final = 0.62
"""Distance of two cards side by side, in card widths."""
BEFORE: Final = ("call-card", "open-talon", "lay-or-convert")
"""Kinds of decisions in which the talon is in the declarer's hands, or lies in the middle."""


def talon_left(context: Context) -> Rest | None:
    """The rest and where it lies; None while there is none, or while it lies in the middle."""
    table = context.view.table
    contract = table.contract
    if contract is None or table.is_over or table.kind in (*BEFORE, "name-contract"):
        return None
    gone = sum(map(len, table.besides))
    if contract.individual:
        return _heap(context, table.variant.talon_size - gone)
    left = table.variant.talon_size - (contract.talon_cards if table.talon.taken is not None else 0) - gone
    if left <= 0:
        return None
    tr, layout, size = context.tr, context.layout, context.layout.pocket_card
    if called_was_taken(table):
        return _row(rest_place(layout), size, left, tr("slovenian.rest.with-king", n=left))
    declarer = table.declarer
    opponents = [seat for seat in table.in_turn(table.forehand) if table.sides[seat] is Side.OPPONENTS]
    if not table.sides_known or not opponents or declarer is None:
        return _row(rest_place(layout), size, left, tr("slovenian.rest.apart", n=left))
    zone = _free(context, layout.seats[context.seating.place(opponents[0])].pocket)
    return _row(zone, size, left, context.seating.says("slovenian.rest.theirs", declarer, n=left))


def _free(context: Context, usual: Rect) -> Rect:
    """The *usual* place, or one beside the trick if won tricks or an open hand lie there."""
    layout, table = context.layout, context.view.table
    taken = [heap for seat in layout.seats.values() for heap in (seat.pile, seat.backs) if heap.h]
    for seat, _ in table.open_hands:
        held = open_cards(table, seat).bit_count()
        if seat != context.view.seat:
            taken += open_rects(layout, context.seating.place(seat), held)
    lying, gap, top = layout.lying, layout.scale.px(20), layout.centre.y + layout.scale.px(8)
    beside = (usual._replace(x=lying.x - gap - usual.w, y=top), usual._replace(x=lying.right + gap, y=top))
    return next((zone for zone in (usual, *beside) if not any(zone.meets(each) for each in taken)), usual)


def _row(zone: Rect, size: tuple[int, int], n: int, label: str) -> Rest:
    cards: list[Card | None] = [None] * n
    return Rest(row_rects(zone, size, n, size[0] * STEP), cards, label)


def _heap(context: Context, n: int) -> Rest | None:
    """S62: the talon of a klop, face down; its uppermost card goes with the trick."""
    if n <= 0 or context.view.table.kind != Kind.PLAY:
        return None
    off, top = context.paint.scale.px(3, 1), top_of_rest(context.layout)
    rects = [top.moved(-off * place, -off * place) for place in reversed(range(n))]
    return Rest(rects, [None] * n, context.tr("slovenian.rest.klop", n=n))
