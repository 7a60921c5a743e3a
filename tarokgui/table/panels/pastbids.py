"""One line for the bids that are past: what somebody else holds, and what is overcalled."""

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

    from tarokgui.widgets.paint import Paint

PAST = "bids:past"


def past_bids(context: Context) -> tuple[str, ...]:
    """In words the bid that somebody else holds, then those that are overcalled, the last one first."""
    tr, view = context.tr, context.view
    auction = view.table.auction
    named = [action.bid for _, action in auction.calls if isinstance(action, MakeBid)]
    past = [bid_name(tr, bid) for bid in reversed(named) if bid != auction.bid]
    words = [f"{tr('panels.bid.overcalled')}: {', '.join(past)}"] if past else []
    if auction.bid is not None and auction.holder is not None and objection(view, Hold()) is not None:
        held = context.seating.says("panels.bid.held", auction.holder)
        words.insert(0, f"{bid_name(tr, auction.bid)} ({held})")
    return tuple(words)


class PastBids(Widget):
    """Small words over the rows; where not all of them have room, the first, and the tooltip has all."""

    role = "text"

    def __init__(self, past: Sequence[str], rect: Rect) -> None:
        super().__init__(PAST, rect, " · ".join(past))
        self._ways = (self.label, past[0])

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """As much as the line holds."""
        words, px = paint.text.fitting(self._ways, Face.BODY, (paint.scale.small,), self.rect.w)
        fits = paint.text.line(surface, words, self.rect, Face.BODY, px, paint.theme.on_paper_second)
        self.hint = "" if fits and words == self.label else self.label
