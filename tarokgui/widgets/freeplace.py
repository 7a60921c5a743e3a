"""The place of a message that belongs to nothing on the screen: the one that covers least. Pure: no pygame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from tarokgui.draw.geometry import Rect
from tarokgui.widgets.base import Widget
from tarokgui.widgets.label import Panel
from tarokgui.widgets.tooltip import DEED, GROUND, WORDS, RoomToKeep

ACROSS: Final = 11
DOWN: Final = 15
"""So many places are tried side by side, and one under the other."""


def kept_by(widgets: Sequence[Widget], others: Iterable[Rect] = ()) -> tuple[RoomToKeep, ...]:
    """The places to be kept free of a message: *widgets*, less so the sheets and panes under others, and *others*."""
    grounds = {widget.pane.id for widget in widgets if widget.pane is not None}
    kept = [RoomToKeep(rect, WORDS) for rect in others]
    for widget in widgets:
        if not widget.visible:
            continue
        rect = widget.rect if widget.clip is None else widget.rect.common(widget.clip)
        ground = isinstance(widget, Panel) or widget.id in grounds
        kept.append(RoomToKeep(rect, GROUND if ground else DEED if widget.focusable else WORDS))
    return tuple(kept)


@lru_cache(maxsize=16)
def free_place(
    sizes: tuple[tuple[int, int], ...], within: Rect, kept: tuple[RoomToKeep, ...], usual: Rect, near: tuple[int, int]
) -> Rect:
    """The place of a thing of one of these *sizes*: its *usual* place if nothing is covered there, else the best.

    That is the place that covers least, and of such places the one nearest to the point *near*.
    """
    best, least = usual, _cost(usual, kept)
    if not least:
        return usual
    places = sorted(_places(sizes, within), key=lambda place: _far(place, near))
    for place in places:
        cost = _cost(place, kept)
        if cost < least:
            best, least = place, cost
            if not cost:
                break
    return best


def _places(sizes: Iterable[tuple[int, int]], within: Rect) -> Iterator[Rect]:
    for w, h in sizes:
        across, down = within.w - w, within.h - h
        if across < 0 or down < 0:
            continue
        for column in range(ACROSS):
            for row in range(DOWN):
                yield Rect(within.x + across * column // (ACROSS - 1), within.y + down * row // (DOWN - 1), w, h)


def _far(place: Rect, point: tuple[int, int]) -> int:
    """The distance of the nearest spot of *place* from the point, and then of its middle."""
    x, y = point
    apart = max(place.x - x, 0, x - place.right) + max(place.y - y, 0, y - place.bottom)
    middle = place.centre
    return 4 * apart + abs(middle[0] - x) + abs(middle[1] - y)


def _cost(place: Rect, kept: Iterable[RoomToKeep]) -> int:
    """The cost of a place: the areas it covers with their weights."""
    left, top, right, bottom = place.x, place.y, place.right, place.bottom
    cost = 0
    for (x, y, w, h), weight in kept:
        wide = min(right, x + w) - max(left, x)
        if wide > 0:
            high = min(bottom, y + h) - max(top, y)
            if high > 0:
                cost += weight * wide * high
    return cost
