"""The band of a hint: its strongest reason on a strip of paper, which opens all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine import Kind
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.table.peek import peek_place
from tarokgui.table.proportions import line_of
from tarokgui.widgets.base import Spot

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

MORE: Final = "hint:more"
GAP: Final = 6
"""Between the panel and the band, in units."""
LED: Final = 0.36
"""The part of the band that the suggestion takes, at most."""


def more_width(context: Context) -> int:
    """The width of the word at the end of the band, in pixels."""
    scale = context.paint.scale
    return context.paint.text.size(context.tr("hint.more"), Face.LABEL, scale.medium)[0] + scale.medium


def band_height(context: Context, words: str, width: int) -> int:
    """The height of a band with these words under a panel of that width, with the gap above it, in pixels."""
    paint = context.paint
    room = width - 2 * paint.scale.px(14, 10) - more_width(context) - paint.scale.px(12, 8)
    lines = max(1, len(paint.text.wrap(words, Face.BODY, paint.scale.medium, room)))
    return max(paint.scale.target, lines * line_of(paint.scale.medium) + paint.scale.px(12, 8)) + paint.scale.px(GAP, 5)


def line_band(context: Context) -> Rect:
    """The place over the own plate and the line above the hand; in the play the last trick keeps its button."""
    layout = context.layout
    line, own = layout.advice, layout.own_plate
    if context.view.kind == Kind.PLAY and context.view.table.play.tricks:
        line, _ = peek_place(layout, context.paint, context.tr)
    return own.joined(line)


def line_fits(context: Context, place: Rect, lead: str, words: str) -> bool:
    """True if a band there shows all of the suggestion and of the reason, in small letters at least."""
    scale, text = context.paint.scale, context.paint.text
    box = place.inset(scale.px(14, 10), scale.px(2))
    room = box.w - more_width(context) - scale.px(12, 8)
    led = min(round(room * LED), text.size(lead, Face.STRONG, scale.medium)[0])
    rest = room - led - scale.px(16, 10)
    lines = max(
        len(text.wrap(lead, Face.STRONG, scale.small, led)), len(text.wrap(words, Face.BODY, scale.small, rest))
    )
    return lines * line_of(scale.small) <= box.h + scale.px(2)


class HintBand(Spot):
    """The strongest reason, with the suggestion before it if that is given; a press anywhere opens all the reasons.

    Until the hint is *known* it only says so.
    """

    rests = True

    def __init__(
        self, context: Context, place: Rect, lead: str, words: str, more: Callable[[], None], *, known: bool
    ) -> None:
        gap = context.paint.scale.px(GAP, 5)
        rect = place if lead or (not known and not place.h) else place._replace(y=place.y + gap, h=place.h - gap)
        super().__init__(MORE, place if lead else rect, words, more, enabled=known)
        self.focusable = known
        self._lead = lead
        self._more = context.tr("hint.more") if known else ""
        self._spoken = " ".join(part for part in (lead, words, self._more) if part)
        self.above = True

    def node(self) -> Node:
        """The reason, and the word for more."""
        return Node(self.id, self._spoken, "button" if self.enabled else "text", self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The strip of paper: suggestion, reason, the word for more."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        ground = theme.paper_hover if self.hovered and self.enabled else theme.paper_inset
        paint.shadow(surface, self.rect, theme.button_radius, 5, 90)
        paint.framed(surface, self.rect, ground, theme.paper_edge, theme.button_radius)
        box = self.rect.inset(scale.px(14, 10), scale.px(2))
        if self._more:
            wide, arm = text.size(self._more, Face.LABEL, scale.medium)[0], max(3, scale.medium // 4)
            word = box._replace(w=box.w - 2 * arm - scale.px(4))
            text.line(surface, self._more, word, Face.LABEL, scale.medium, theme.oxblood, Align.RIGHT)
            _arrow(surface, (box.right - arm, box.centre[1] + arm // 3), arm, theme.oxblood)
            box = box._replace(w=word.w - wide - scale.px(12, 8))
        if self._lead:
            led = min(round(box.w * LED), text.size(self._lead, Face.STRONG, scale.medium)[0])
            self._set(surface, paint, box._replace(w=led), self._lead, Face.STRONG)
            used = led + scale.px(16, 10)
            box = box._replace(x=box.x + used, w=box.w - used)
        fits = self._set(surface, paint, box, self.label, Face.BODY)
        self.hint = "" if fits else self.label

    @staticmethod
    def _set(surface: pygame.Surface, paint: DrawContext, box: Rect, words: str, face: Face) -> bool:
        """Write the words in the middle of the box, small if they need it; True if all of them are seen."""
        text, scale = paint.text, paint.scale
        for px in (scale.medium, scale.small):
            lines = len(text.wrap(words, face, px, box.w))
            high = lines * line_of(px)
            if high <= box.h + scale.px(2) or px == scale.small:
                break
        high = min(high, box.h)
        place = Rect(box.x, box.y + (box.h - high) // 2, box.w, high)
        return text.paragraph(surface, words, place, face, px, paint.theme.on_paper)


def _arrow(surface: pygame.Surface, tip: tuple[int, int], arm: int, colour: str) -> None:
    """A triangle that points to the right."""
    import pygame

    x, y = tip
    points = ((x - arm // 2, y - arm), (x + arm // 2, y), (x - arm // 2, y + arm))
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)
