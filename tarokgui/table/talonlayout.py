"""The places of the talon in the middle, in groups with their words and buttons. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.draw.cardsize import ASPECT
from tarokgui.draw.geometry import Rect
from tarokgui.table.proportions import line_of

if TYPE_CHECKING:
    from tarokgui.draw.geometry import Scale
    from tarokgui.table.zones import TableLayout


@dataclass(frozen=True, slots=True)
class TalonGroup:
    """One group of the talon: label above, cards, room for a button below."""

    label: Rect
    cards: tuple[Rect, ...]
    button: Rect

    @property
    def frame(self) -> Rect:
        """Round the cards of the group."""
        first, last = self.cards[0], self.cards[-1]
        return Rect(first.x, first.y, last.right - first.x, first.h)


def label_height(scale: Scale) -> int:
    """The words over a group, in pixels."""
    return max(scale.px(22, 20), line_of(scale.small) + scale.px(4))


def talon_rects(table: TableLayout, groups: Sequence[int]) -> list[TalonGroup]:
    """The talon as groups of so many cards each: ``(2, 2, 2)`` pairs, ``(3, 3)`` triplets, six ones for singles.

    Cards of a group are 8 u apart, groups 28 u; singles 12 u. Shrinks to fit a narrow table.
    """
    px, zone = table.scale.px, table.talon
    if not groups or any(size < 1 for size in groups):
        raise ValueError(f"talon groups must hold cards: {tuple(groups)}")
    inner, outer = px(8), px(12) if max(groups) == 1 else px(28)
    gaps = inner * (sum(groups) - len(groups)) + outer * (len(groups) - 1)
    w = min(table.talon_card[0], (zone.w - gaps) // sum(groups))
    h = min(table.talon_card[1], round(w / ASPECT))
    label_h, button_h = label_height(table.scale), table.scale.target
    x = zone.x + (zone.w - (w * sum(groups) + gaps)) // 2
    y = zone.y + label_h
    laid = []
    for size in groups:
        cards = tuple(Rect(x + i * (w + inner), y, w, h) for i in range(size))
        span = cards[-1].right - x
        laid.append(
            TalonGroup(Rect(x, zone.y, span, label_h), cards, Rect(x, y + h + px(8), span, button_h)),
        )
        x = cards[-1].right + outer
    return laid
