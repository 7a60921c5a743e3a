"""One line for the bids that are past: the one that another player holds, and those that are overcalled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import Hold, MakeBid, objection
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.table.context import Context
from tarokgui.widgets.base import Widget
from tarokgui.wording.terms import bid_name

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

PAST = "bids:past"
MORE = "…"


def past_bids(context: Context) -> tuple[str, ...]:
    """The past bids in words, all of them first and then fewer and fewer; nothing if there are none.

    The bid that another player holds stands at the beginning, then those that are overcalled, the last one first.
    """
    tr, view = context.tr, context.view
    auction = view.table.auction
    named = [action.bid for _, action in auction.calls if isinstance(action, MakeBid)]
    past = [bid_name(tr, bid) for bid in reversed(named) if bid != auction.bid]
    held = ""
    if auction.bid is not None and auction.holder is not None and objection(view, Hold()) is not None:
        held = f"{bid_name(tr, auction.bid)} ({context.seating.says('panels.bid.held', auction.holder)})"
    ways = []
    for count in range(len(past), 0, -1):
        more = [MORE] if count < len(past) else []
        told = f"{tr('panels.bid.overcalled')}: {', '.join([*past[:count], *more])}"
        ways.append(f"{held} · {told}" if held else told)
    return (*ways, *([held] if held else []))


class PastBids(Widget):
    """Small words over the rows: the first of the *ways* that has room. The tooltip has all of them."""

    role = "text"

    def __init__(self, ways: Sequence[str], rect: Rect) -> None:
        super().__init__(PAST, rect, ways[0])
        self._ways = ways

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """As much as the line holds."""
        words, px = paint.text.fitting(self._ways, Face.BODY, (paint.scale.small,), self.rect.w)
        fits = paint.text.line(surface, words, self.rect, Face.BODY, px, paint.theme.on_paper_second)
        self.hint = "" if fits and words == self.label else self.label
