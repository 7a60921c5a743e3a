"""The plate above the hand: whose turn it is and what is to be done, or why something cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.table.proportions import line_of
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


class AdviceLine(Widget):
    """A sentence on a dark plate that is as long as the sentence. *turn* are the words before it on one's own turn.

    Long sentences are set small, in two lines if there is room. *warning*: it says why something cannot be done.
    *explained* are lines about the words of the game in it.
    """

    role = "text"
    spread = 12

    def __init__(
        self,
        id: str,
        room: Rect,
        words: str,
        paint: Paint,
        *,
        turn: str = "",
        warning: bool = False,
        explained: str = "",
    ) -> None:
        self._turn = turn
        self._warning = warning
        self._explained = explained
        super().__init__(id, self._fitted(paint, room, words), words)
        self.hint = explained

    def _lead(self, paint: Paint) -> int:
        """The width of what stands before the sentence, in pixels."""
        scale = paint.scale
        if self._warning:
            return scale.medium + scale.px(8)
        if self._turn:
            return paint.text.size(self._turn, Face.TITLE, scale.medium)[0] + scale.px(10)
        return 0

    def _fitted(self, paint: Paint, room: Rect, words: str) -> Rect:
        pad = 2 * paint.scale.px(12)
        wide = paint.text.size(words, Face.BODY, paint.scale.medium)[0] + self._lead(paint) + pad
        least = min(room.w, paint.scale.px(220))
        return room._replace(w=max(least, min(room.w, wide)))

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Plate, sign or "your turn", sentence."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        lit = bool(self._turn)
        paint.shadow(surface, self.rect, theme.plaque_radius, 5, 90)
        edge, width = (theme.brass_light, max(2, scale.px(2))) if lit else (theme.brass, scale.hair)
        paint.framed(surface, self.rect, theme.plaque, edge, theme.plaque_radius, width)
        box = self.rect.inset(scale.px(12), 0)
        lead = self._lead(paint)
        if self._warning:
            px = scale.medium
            surface.blit(paint.art.icon("warning", px, theme.brass_light), (box.x, box.y + (box.h - px) // 2))
        elif self._turn:
            text.line(surface, self._turn, box, Face.TITLE, scale.medium, theme.brass_light)
        rest = Rect(box.x + lead, box.y, max(1, box.w - lead), box.h)
        whole = "" if self._sentence(surface, paint, rest) else self.label
        self.hint = "\n".join(line for line in (whole, self._explained) if line)

    def _sentence(self, surface: pygame.Surface, paint: Paint, box: Rect) -> bool:
        text, small, medium = paint.text, paint.scale.small, paint.scale.medium
        colour = paint.theme.on_plaque
        for px in (medium, small):
            if text.size(self.label, Face.BODY, px)[0] <= box.w:
                return text.line(surface, self.label, box, Face.BODY, px, colour)
        lines = text.wrap(self.label, Face.BODY, small, box.w)
        if 2 * line_of(small) <= box.h + paint.scale.px(2) and len(lines) <= 2:
            height = len(lines) * line_of(small)
            place = Rect(box.x, box.y + (box.h - height) // 2, box.w, height)
            return text.paragraph(surface, self.label, place, Face.BODY, small, colour)
        return text.line(surface, self.label, box, Face.BODY, small, colour)
