"""The places of cards side by side, the hand and small cards in a row, and the slant of those in a trick. Pure."""

from __future__ import annotations

from collections.abc import Collection
from itertools import accumulate
from typing import TYPE_CHECKING

from engine import Card
from tarokgui.draw.cardsize import ASPECT, card_width
from tarokgui.draw.geometry import Rect
from tarokgui.session.seating import Place
from tarokgui.table.proportions import FULL_STEP, HAND_SHARE, LEAST_STEP, LONG, SPREAD, SPREAD_STEP, SUIT_GAP, TILT

if TYPE_CHECKING:
    from tarokgui.table.zones import TableLayout

LEAN = {
    Place.LEFT: 0.6, Place.FAR_LEFT: 0.4, Place.TOP: 0.2, Place.YOU: -0.2, Place.FAR_RIGHT: -0.4, Place.RIGHT: -0.6,
}  # fmt: skip
"""The lean of a card towards its player, anticlockwise, in parts of the greatest; chance has the rest."""


def hand_rects(table: TableLayout, n: int, starts: Collection[int] = ()) -> list[Rect]:
    """The places of *n* cards of the hand, the leftmost first; each later card overlaps the one before.

    At least `LEAST_STEP` of every card is seen: if they do not fit so, all of them are drawn smaller. In a hand of more
    than `LONG` cards those whose numbers are among the *starts* keep `SUIT_GAP` more from the card before, because
    a new suit begins there; less if the cards would become lower than their share for it. A usual hand is as large as
    the longest one of the game, so that a player who has more cards to discard holds no smaller ones.
    """
    if n <= 0:
        return []
    zone = table.hand
    w, h = table.card
    apart = [i in starts and n > LONG for i in range(1, n)]
    usual, longest = table.hands
    least = 1 + LEAST_STEP * (max(n, min(n + longest - usual, longest)) - 1)
    if n > 1 and w * (least + SUIT_GAP * sum(apart)) > zone.w:
        share = card_width(table.scale.px(HAND_SHARE * 720))
        w = int(min(w, zone.w / least, max(share, zone.w / (least + SUIT_GAP * sum(apart)))))
        h = min(h, round(w / ASPECT))
    gap = min(SUIT_GAP * w, (zone.w - w * least) / sum(apart)) if any(apart) else 0.0
    most = (SPREAD_STEP if n <= SPREAD else FULL_STEP) * w
    step = 0.0 if n == 1 else min(most, (zone.w - w - gap * sum(apart)) / (n - 1))
    along = [0.0, *accumulate(step + gap * wider for wider in apart)]
    left = zone.x + max(0.0, zone.w - (w + along[-1])) / 2
    top = zone.y + table.card[1] - h
    return [Rect(int(left + x), top, w, h) for x in along]


def hand_hit(table: TableLayout, n: int, pos: tuple[int, int], starts: Collection[int] = ()) -> int | None:
    """The card of a hand of *n* under *pos*: its visible strip, down to the window's edge. Lifting moves no strip."""
    rects = hand_rects(table, n, starts)
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


def tilt(card: Card, place: Place) -> float:
    """The slant of a card in the trick, in degrees anticlockwise: always the same for one card from one place."""
    return round((LEAN[place] + 0.4 * ((card * 29 + 11) % 41 - 20) / 20) * TILT, 1)
