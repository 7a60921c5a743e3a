"""The verdict of a hand: a dark band with the result in large letters, why, and the faces of both sides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import disc, svg_surface
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ledger import Grown, whole
from tarokgui.widgets.portrait import Party, draw_party
from tarokgui.widgets.teamground import team_sign

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext

LARGEST = 46
"""Of the result, in units: letters set larger than those of the table grow no further."""
FACE = 50
"""A portrait, in units."""
OVERLAP = 0.74
"""Portraits of one side stand so much of their width apart."""
LIFT = 8
"""The height by which the winning side stands above the other, in units."""
LEAST_TEXT = 19
"""Letters the words must have room for beside the faces."""
RAYS = 15
STAMPED = 1.12
"""Of its size the result begins with, as a stamp comes down."""


class Camp(NamedTuple):
    """A side: its members, and its name."""

    parties: tuple[Party, ...]
    words: str


class VerdictResult(NamedTuple):
    """The contents of the band: the result in several *ways*, the fullest first; the reason; perhaps circumstances."""

    score: int
    ways: tuple[str, ...]
    reason: str
    second: str = ""


class VerdictBand(Widget):
    """*camps* are the person's side and the other, or none. The winning one stands higher once the verdict is there."""

    role = "heading"
    focusable = True
    """The keys come here to hear it once more."""

    def __init__(
        self, id: str, rect: Rect, label: str, result: VerdictResult, camps: Sequence[Camp] = (), grown: Grown = whole
    ) -> None:
        super().__init__(id, rect, label)
        self.result = result
        self.camps = tuple(camps)
        self._grown = grown

    @staticmethod
    def height(paint: DrawContext, result: VerdictResult, camps: Sequence[Camp], w: int) -> int:
        """Pixels it takes in that width."""
        text, scale = paint.text, paint.scale
        room = w - 2 * _beside(paint, camps, w) - 2 * scale.px(16)
        high = text.line_height(_largest(paint)) + text.height(result.reason, Face.STRONG, _reason(paint), room)
        if result.second:
            high += text.height(result.second, Face.BODY, scale.small, room) + scale.px(2)
        if _beside(paint, camps, w):
            high = max(high, scale.px(FACE + LIFT) + text.line_height(scale.small))
        return high + 2 * scale.px(8)

    def node(self) -> Node:
        """Everything in words."""
        return Node(self.id, self.label, self.role, self.rect, True, self.focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Ground with rays or shade, faces, words; before its moment has come the ground and the faces alone."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        grown = self._grown()
        paint.framed(surface, self.rect, theme.ink, theme.brass, 6)
        if self.result.score and not theme.plain:
            self._light(surface, paint, grown)
        beside = _beside(paint, self.camps, self.rect.w)
        if beside:
            self._faces(surface, paint, grown)
        box = self.rect.inset(beside + scale.px(16), scale.px(8))
        px = _largest(paint)
        line = Rect(box.x, box.y, box.w, text.line_height(px))
        words, px = text.fitting(self.result.ways, Face.TOTAL, (px, scale.large, scale.medium), box.w)
        colour = theme.brass_light if self.result.score else theme.on_dark
        self.hint = self.label if words != self.result.ways[0] else ""
        if not grown:
            return
        if grown == 1:
            text.line(surface, words, line, Face.TOTAL, px, colour, Align.CENTRE)
        else:
            share = STAMPED + (1 - STAMPED) * grown
            picture = text.render(words, Face.TOTAL, px, colour)
            size = (max(1, round(picture.get_width() * share)), max(1, round(picture.get_height() * share)))
            picture = pygame.transform.smoothscale(picture, size)
            picture.set_alpha(round(255 * min(1.0, grown * 1.6)))
            surface.blit(picture, (line.centre[0] - size[0] // 2, line.centre[1] - size[1] // 2))
        small = _reason(paint)
        high = text.height(self.result.reason, Face.STRONG, small, box.w)
        why = Rect(box.x, line.bottom, box.w, high)
        even = why.inset((why.w - _even(paint, self.result.reason, why.w)) // 2, 0)
        text.paragraph(surface, self.result.reason, even, Face.STRONG, small, theme.on_dark, Align.CENTRE)
        if self.result.second:
            below = Rect(box.x, why.bottom + scale.px(2), box.w, max(1, box.bottom - why.bottom))
            quiet = theme.on_plaque_second
            text.paragraph(surface, self.result.second, below, Face.BODY, scale.small, quiet, Align.CENTRE)

    def _light(self, surface: pygame.Surface, paint: DrawContext, grown: float) -> None:
        """Brass rays rise from the foot for a gain; for a loss the same shape falls as a shade from the top."""
        inner = self.rect.inset(paint.scale.hair)
        won = self.result.score > 0
        picture = _fan((inner.w, inner.h), paint.theme.brass if won else paint.theme.shadow, won)
        clip = surface.get_clip()
        high = round(inner.h * grown)
        window = Rect(inner.x, inner.bottom - high if won else inner.y, inner.w, high)
        surface.set_clip(clip.clip(pygame.Rect(window)))
        surface.blit(picture, (inner.x, inner.y))
        surface.set_clip(clip)

    def _faces(self, surface: pygame.Surface, paint: DrawContext, grown: float) -> None:
        """Draw both sides at the edges, with their sign and words below; the winner's rise with a rim of light."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        side, pad = scale.px(FACE), scale.px(16)
        line = text.line_height(scale.small)
        foot = self.rect.y + (self.rect.h + side + scale.px(LIFT) - line) // 2
        score = self.result.score
        for number, camp in enumerate(self.camps):
            mine = number == 0
            lifted = score > 0 if mine else score < 0
            wide = _camp(paint, camp)
            left = self.rect.x + pad if mine else self.rect.right - pad - wide
            faces = _faces_width(side, len(camp.parties))
            x = left + (wide - faces) // 2
            y = foot - side - (round(scale.px(LIFT) * grown) if lifted else 0)
            for place, party in enumerate(camp.parties):
                at = (x + round(place * side * OVERLAP), y)
                if lifted:
                    rim = scale.px(3, 2)
                    surface.blit(disc(side + 2 * rim, theme.brass_light), (at[0] - rim, at[1] - rim))
                draw_party(surface, paint, party, Rect(*at, side, side))
            sign = round(scale.small * 0.8)
            words = text.size(camp.words, Face.STRONG, scale.small)[0]
            start = left + (wide - words - sign - scale.px(5)) // 2
            square = Rect(start, foot + scale.px(3) + (line - sign) // 2, sign, sign)
            team_sign(surface, paint, square, theme.on_dark, mine=mine)
            box = Rect(square.right + scale.px(5), foot + scale.px(3), words, line)
            text.line(surface, camp.words, box, Face.STRONG, scale.small, theme.on_dark)


def _largest(paint: DrawContext) -> int:
    scale = paint.scale
    return max(scale.large, min(scale.huge, scale.px(LARGEST)))


def _reason(paint: DrawContext) -> int:
    """Letters of the reason: the usual ones, smaller where all letters are set large."""
    scale = paint.scale
    return scale.medium if scale.medium <= scale.px(26) else scale.small


def _even(paint: DrawContext, reason: str, w: int) -> int:
    """The least width in which the reason takes no more lines than in *w*: no word stands alone in the last one."""
    text, px = paint.text, _reason(paint)
    lines, width, step = len(text.wrap(reason, Face.STRONG, px, w)), w, max(1, px // 2)
    while width - step > w // 2 and len(text.wrap(reason, Face.STRONG, px, width - step)) == lines:
        width -= step
    return max(width, max(text.size(line, Face.STRONG, px)[0] for line in text.wrap(reason, Face.STRONG, px, width)))


def _faces_width(side: int, count: int) -> int:
    return side + round((count - 1) * side * OVERLAP)


def _camp(paint: DrawContext, camp: Camp) -> int:
    """The width of a side: its faces, or its words."""
    scale = paint.scale
    words = paint.text.size(camp.words, Face.STRONG, scale.small)[0] + round(scale.small * 0.8) + scale.px(5)
    return max(words, _faces_width(scale.px(FACE), len(camp.parties)))


def _beside(paint: DrawContext, camps: Sequence[Camp], w: int) -> int:
    """The width of the faces at each edge; 0 if the words would have too little room beside them."""
    if not camps:
        return 0
    taken = max(_camp(paint, camp) for camp in camps) + paint.scale.px(16)
    return taken if w - 2 * taken >= LEAST_TEXT * paint.scale.medium else 0


@lru_cache(maxsize=6)
def _fan(size: tuple[int, int], fill: str, rising: bool) -> pygame.Surface:
    """Wedges from the middle of the foot, or of the top."""
    w, h = size
    x, y = w / 2, h * 1.3 if rising else -h * 0.3
    reach = w
    wedges = []
    for number in range(RAYS):
        turn = pi * (number + 0.22) / RAYS, pi * (number + 0.78) / RAYS
        points = [(x, y)]
        for angle in turn:
            dy = sin(angle) * reach
            points.append((x + cos(angle) * reach, y - dy if rising else y + dy))
        path = "L".join(f"{a:.1f} {b:.1f}" for a, b in points)
        wedges.append(f'<path fill="{fill}" fill-opacity="{0.3 if rising else 0.42}" d="M{path}Z"/>')
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}">{"".join(wedges)}</svg>'
    return svg_surface(svg, size)
