"""The auction so far beside the bids: each seat with its calls, forehand first and the dealer last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.scenes.base import Node
from tarokgui.table.context import Context
from tarokgui.widgets.base import Widget
from tarokgui.wording.spoken import spoken

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


class AuctionList(Widget):
    """Names at the left, calls at the right; whoever holds the bid stands in red."""

    role = "text"

    def __init__(self, context: Context, rect: Rect) -> None:
        table, tr, seating = context.view.table, context.tr, context.seating
        self._holder = table.auction.holder
        self._title = tr("panels.bid.so-far")
        self._rows = []
        for seat in table.in_turn(table.forehand):
            said = [spoken(tr, action, context.view) for who, action in table.auction.calls if who == seat]
            self._rows.append((seat, seating.name(seat), said))
        told = "; ".join(f"{name}: {', '.join(said)}" for _, name, said in self._rows if said)
        super().__init__("history", rect, told)

    @staticmethod
    def height(context: Context) -> int:
        """What it wants if every seat has one line."""
        scale, text = context.paint.scale, context.paint.text
        return text.line_height(scale.small) + context.view.table.variant.holders * (
            text.line_height(scale.medium) + scale.px(5)
        )

    def node(self) -> Node:
        """Everything in words."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """A heading, then a line for each seat, ruled; calls that do not fit begin with the last."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        box = self.rect
        head = text.line_height(scale.small)
        text.line(
            surface, self._title, Rect(box.x, box.y, box.w, head), Face.STRONG, scale.small, theme.on_paper_second
        )
        rest = box.h - head - scale.px(4)
        high = min(rest // len(self._rows), 2 * text.line_height(scale.small) + scale.px(6))
        name_w = max(text.size(name, Face.BODY, scale.small)[0] for _, name, _ in self._rows) + scale.px(12)
        whole = True
        for place, (seat, name, said) in enumerate(self._rows):
            line = Rect(box.x, box.y + head + scale.px(4) + place * high, box.w, high)
            surface.fill(theme.paper_edge, (line.x, line.y, line.w, scale.hair))
            text.line(surface, name, line._replace(w=name_w), Face.BODY, scale.small, theme.on_paper_second)
            colour = theme.oxblood if seat == self._holder else theme.on_paper
            room = Rect(line.x + name_w, line.y, line.w - name_w, line.h)
            whole &= self._calls(surface, paint, said, room, colour)
        self.hint = "" if whole else self.label

    def _calls(self, surface: pygame.Surface, paint: Paint, said: list[str], room: Rect, colour: str) -> bool:
        scale, text = paint.scale, paint.text
        words = ", ".join(said) or "–"
        if text.size(words, Face.LABEL, scale.medium)[0] <= room.w:
            return text.line(surface, words, room, Face.LABEL, scale.medium, colour)
        step = text.line_height(scale.small)
        lines = text.wrap(words, Face.LABEL, scale.small, room.w)
        fits = max(1, room.h // step)
        shown = lines[-fits:]
        top = room.y + (room.h - len(shown) * step) // 2
        for number, line in enumerate(shown):
            text.line(surface, line, Rect(room.x, top + number * step, room.w, step), Face.LABEL, scale.small, colour)
        return len(lines) <= fits
