"""The plate above the hand: the player to act and the decision, or the reason why something cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.table.proportions import close_line_of
from tarokgui.table.rowheights import captioned
from tarokgui.viewmodel.prompt import PromptView
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.draw.theme import Colour
    from tarokgui.widgets.drawcontext import DrawContext


class Shape(NamedTuple):
    """The setting of a sentence: its letters, its lines in a paragraph (0: one line), ``fits`` if all of it is seen."""

    px: int
    lines: int = 0
    fits: bool = True


def draw_half(surface: pygame.Surface, paint: DrawContext, rect: Rect, edge: Colour, width: int, *, left: bool) -> None:
    """Draw the *left* or the right half of the row of your plate and the line, which is one plate in large letters."""
    theme, over, whole = paint.theme, paint.scale.px(40), surface.get_clip()
    row = Rect(rect.x if left else rect.x - over, rect.y, rect.w + over, rect.h)
    spread = paint.scale.px(AdviceLine.spread)
    half = row.inset(-spread)
    half = half._replace(w=rect.right - half.x) if left else half._replace(x=rect.x, w=half.right - rect.x)
    surface.set_clip(whole.clip(half))
    paint.shadow(surface, row, theme.plaque_radius, 5, 90)
    paint.framed(surface, row, theme.plaque, edge, theme.plaque_radius, width)
    surface.set_clip(whole)


class AdviceLine(Widget):
    """A sentence on a dark plate that is as long as the sentence.

    Long ones are set small, in two lines if there is room.
    """

    role = "text"
    spread = 12

    @property
    def reachable(self) -> bool:
        """True while it is all that the keys can rest on."""
        return self.resting and self.visible

    def __init__(self, id: str, room: Rect, prompt: PromptView, paint: DrawContext) -> None:
        self._prompt = prompt
        self._scale = paint.scale
        self.resting = False
        super().__init__(id, self._fitted(paint, room, prompt.words), prompt.words)
        self._shape = self._shaped(paint)
        whole = "" if self._shape.fits else prompt.words
        self.hint = "\n".join(line for line in (whole, prompt.explained) if line)

    @property
    def ring_rect(self) -> Rect:
        """The line, clear of the number on your plate where the two are one row."""
        apart = 0 if captioned(self._scale) else self._scale.px(10)
        return Rect(self.rect.x + apart, self.rect.y, self.rect.w - apart, self.rect.h)

    def look(self) -> object:
        """The words, and the sign or the turn before them."""
        return self._prompt

    def _lead(self, paint: DrawContext) -> int:
        """The width of the sign or the words before the sentence, in pixels."""
        scale = paint.scale
        if self._prompt.warning:
            return scale.medium + scale.px(8)
        if self._prompt.turn:
            return paint.text.size(self._prompt.turn, Face.TITLE, scale.medium)[0] + scale.px(10)
        return 0

    def _fitted(self, paint: DrawContext, room: Rect, words: str) -> Rect:
        pad = 2 * paint.scale.px(12)
        wide = paint.text.size(words, Face.BODY, paint.scale.medium)[0] + self._lead(paint) + pad
        least = min(room.w, paint.scale.px(220))
        return room._replace(w=max(least, min(room.w, wide)))

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Plate, sign or "your turn", sentence."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        lit = bool(self._prompt.turn)
        edge, width = (theme.brass_light, max(2, scale.px(2))) if lit else (theme.brass, scale.hair)
        if captioned(scale):
            paint.shadow(surface, self.rect, theme.plaque_radius, 5, 90)
            paint.framed(surface, self.rect, theme.plaque, edge, theme.plaque_radius, width)
        else:
            draw_half(surface, paint, self.rect, edge, width, left=False)
        box = self.rect.inset(scale.px(12), 0)
        if self._prompt.warning:
            px = scale.medium
            surface.blit(paint.art.icon("warning", px, theme.brass_light), (box.x, box.y + (box.h - px) // 2))
        elif self._prompt.turn:
            text.line(surface, self._prompt.turn, box, Face.TITLE, scale.medium, theme.brass_light)
        self._sentence(surface, paint, self._room(paint))

    def _room(self, paint: DrawContext) -> Rect:
        """The place of the sentence."""
        box, lead = self.rect.inset(paint.scale.px(12), 0), self._lead(paint)
        return Rect(box.x + lead, box.y, max(1, box.w - lead), box.h)

    def _shaped(self, paint: DrawContext) -> Shape:
        """The size and the lines in which the sentence fits."""
        text, small, medium = paint.text, paint.scale.small, paint.scale.medium
        box = self._room(paint)
        for px in (medium, small):
            if text.size(self.label, Face.BODY, px)[0] <= box.w:
                return Shape(px)
        lines = len(text.wrap(self.label, Face.BODY, small, box.w))
        if 2 * close_line_of(small) <= box.h and lines <= 2:
            return Shape(small, lines)
        return Shape(small, fits=False)

    def _sentence(self, surface: pygame.Surface, paint: DrawContext, box: Rect) -> None:
        text, colour = paint.text, paint.theme.on_plaque
        px, lines, _ = self._shape
        if not lines:
            text.line(surface, self.label, box, Face.BODY, px, colour)
            return
        height = lines * close_line_of(px)
        place = Rect(box.x, box.y + (box.h - height) // 2, box.w, height)
        text.paragraph(surface, self.label, place, Face.BODY, px, colour, step=close_line_of(px))
