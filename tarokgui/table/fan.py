"""How cards lie side by side: the hand, and small cards in a row. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.table.proportions import ASPECT, FULL_STEP, LEAST_STEP, SPREAD, SPREAD_STEP

if TYPE_CHECKING:
    from tarokgui.table.zones import TableLayout


def hand_rects(table: TableLayout, n: int) -> list[Rect]:
    """The places of *n* cards of the hand, the leftmost first; each later card lies on the one before.

    At least `LEAST_STEP` of every card is seen: if they do not fit so, all of them are drawn smaller.
    """
    if n <= 0:
        return []
    zone = table.hand
    w, h = table.card
    if n > 1 and w * (1 + LEAST_STEP * (n - 1)) > zone.w:
        w = int(zone.w / (1 + LEAST_STEP * (n - 1)))
        h = round(w / ASPECT)
    step = 0.0 if n == 1 else min((SPREAD_STEP if n <= SPREAD else FULL_STEP) * w, (zone.w - w) / (n - 1))
    left = zone.x + (zone.w - (w + step * (n - 1))) / 2
    top = zone.y + table.card[1] - h
    return [Rect(int(left + step * i), top, w, h) for i in range(n)]


def hand_hit(table: TableLayout, n: int, pos: tuple[int, int]) -> int | None:
    """The card of a hand of *n* under *pos*: its visible strip, down to the window's edge. Lifting moves no strip."""
    rects = hand_rects(table, n)
    for i in range(n - 1, -1, -1):
        rect = rects[i]
        if Rect(rect.x, rect.y, rect.w, table.window.bottom - rect.y).holds(pos):
            return i
    return None


def row_rects(zone: Rect, size: tuple[int, int], n: int, step: float) -> list[Rect]:
    """*n* cards of *size* in one row from the left of *zone*, *step* pixels apart or as close as the zone demands."""
    if n <= 0:
        return []
    if n > 1:
        step = min(step, (zone.w - size[0]) / (n - 1))
    return [Rect(round(zone.x + i * step), zone.y, size[0], size[1]) for i in range(n)]
