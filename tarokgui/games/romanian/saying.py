"""A declaration or announcement: a check box with its worth, or in two words the reason against it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine import Objection, Refusal
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.widgets.base import Widget
from tarokgui.widgets.toggle import Toggle
from tarokgui.wording.objections import why_text

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


def shortly(context: Context, why: Objection) -> str:
    """The reason why not, in a few words; the whole sentence is `why_text`."""
    tr, key = context.tr, f"panels.why.{why.reason}"
    if why.reason is Refusal.TAROACE_COUNT:
        return tr(key, n=why.data.get("held", 0))
    return tr(key) if key in tr else why_text(tr, why, context.seating.name)


class SpeechToggle(Toggle):
    """A toggle that shows *short* where it is disabled, and keeps its tooltip: the meaning, or the whole reason.

    In a low row, where there is no second line, its *price* stands behind the word.
    """

    short = ""
    gloss = ""
    price = ""

    @property
    def tooltip(self) -> str:
        """The meaning of the word, its value or, if it cannot be said, the reason."""
        return " ".join(part for part in (self.gloss, self._last) if part)

    @property
    def _last(self) -> str:
        return f"({self.second})" if self.enabled and self.second else self.reason

    @property
    def reachable(self) -> bool:
        """True also where it cannot be said: the keys ask for the reason."""
        return self.focusable and self.visible

    def node(self) -> Node:
        """The check box with its worth or its reason."""
        plain = super().node()
        label = ", ".join(part for part in (self.label, self.second if self.enabled else self.short) if part)
        return Node(plain.id, label, plain.role, plain.rect, plain.enabled, plain.focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Box and both lines; in a low row the word and its price, for the tooltip has the rest."""
        reason, second = self.reason, self.second
        one = self.rect.h < paint.text.line_height(paint.scale.medium) + paint.text.line_height(paint.scale.small)
        self.reason = "" if one else self.short if not self.enabled else reason
        self.second = "" if one else second
        super().draw(surface, paint)
        self.reason, self.second = reason, second
        if one and self.price:
            self._draw_price(surface, paint)

    def width(self, paint: DrawContext) -> int:
        """The width in pixels of box, word and price in a low row."""
        return self._left(paint) + paint.text.size(self.price, Face.STRONG, paint.scale.medium)[0] + paint.scale.px(8)

    def _left(self, paint: DrawContext) -> int:
        """The distance of the price from the left edge."""
        scale = paint.scale
        word = paint.text.size(self.label, Face.LABEL, scale.medium)[0]
        return scale.px(6) + scale.px(22, 18) + scale.px(12) + word + (scale.px(8) if self.price else 0)

    def _draw_price(self, surface: pygame.Surface, paint: DrawContext) -> None:
        high, left = paint.text.line_height(paint.scale.medium), self._left(paint)
        box = Rect(self.rect.x + left, self.rect.y + (self.rect.h - high) // 2, self.rect.w - left, high)
        colour = paint.theme.on_paper if self.enabled else paint.theme.on_disabled
        paint.text.line(surface, self.price, box, Face.STRONG, paint.scale.medium, colour)


class SayingNote(Widget):
    """A line under the list: the value of the announcement under the pointer or the focus, or the reason why it cannot
    be said. In large letters the panel has no other room for it."""

    role = "text"

    def __init__(self, rect: Rect, sayings: Sequence[SpeechToggle], otherwise: str) -> None:
        super().__init__("saying-note", rect, otherwise)
        self._sayings = sayings
        self._otherwise = otherwise

    @property
    def words(self) -> str:
        """The words of the note now."""
        for meant in (
            [each for each in self._sayings if each.hovered],
            [each for each in self._sayings if each.focused],
        ):
            for saying in meant:
                return saying.second if saying.enabled else saying.short or saying.reason
        return self._otherwise

    def nodes(self) -> tuple[Node, ...]:
        """The words that are there while no announcement is asked about: each of those has its own in its name."""
        return (replace(self.node(), id="remark"),) if self.label else ()

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Draw the note in one small line, or two."""
        scale, words = paint.scale, self.words
        high = min(paint.text.height(words, Face.BODY, scale.small, self.rect.w), self.rect.h)
        box = self.rect._replace(y=self.rect.y + (self.rect.h - high) // 2, h=high)
        paint.text.paragraph(surface, words, box, Face.BODY, scale.small, paint.theme.on_paper_second)
