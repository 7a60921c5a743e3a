"""The level track: brass beads on a line, what each level wins and costs below it, the present one filled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.scenes.base import Node
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.draw.scale import Scale
    from tarokgui.widgets.paint import Paint

BEAD, LARGE = 22, 28
"""Diameters in units."""


@dataclass(frozen=True, slots=True)
class Bead:
    """One level: what it wins and costs, what it costs in words and as a figure, what is taken there, whether it can
    be had now.
    """

    level: int
    price: str
    loss: str
    short: str
    note: str
    open: bool = True


def _side(scale: Scale) -> int:
    """The diameter of a bead in pixels: a figure of two digits has room in it."""
    return max(scale.px(BEAD), round(scale.small * 1.5))


def _large(scale: Scale) -> int:
    """The diameter of the present one."""
    return max(scale.px(LARGE), round(scale.small * 1.8))


class LevelTrack(Widget):
    """The beads from the first level to the last that going back can cost. *present* is the level now, if any.

    With one line of words it says what each level costs, with two also what is taken there.
    """

    role = "text"

    def __init__(
        self, id: str, rect: Rect, label: str, beads: Sequence[Bead], present: int | None, said: str, lines: int = 2
    ) -> None:
        super().__init__(id, rect, label)
        self.beads = tuple(beads)
        self.present = present
        self._said = said
        self._lines = lines

    @staticmethod
    def height(paint: Paint, lines: int = 2) -> int:
        """Beads and so many lines of words, in pixels."""
        return _large(paint.scale) + paint.scale.px(2) + lines * paint.text.line_height(paint.scale.small)

    def node(self) -> Node:
        """The present level and its price in words."""
        return Node(self.id, f"{self.label}: {self._said}", self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Line, beads, words; what does not fit between two beads is said short."""
        theme, scale = paint.theme, paint.scale
        count = len(self.beads)
        step = self.rect.w / count
        large = _large(scale)
        y = self.rect.y + large // 2
        middle = [round(self.rect.x + step * (place + 0.5)) for place in range(count)]
        thick = max(scale.hair, scale.px(2.4))
        surface.fill(theme.brass_dark, (middle[0], y - thick // 2, middle[-1] - middle[0], thick))
        now = next((place for place, bead in enumerate(self.beads) if bead.level == self.present), None)
        if now is not None:
            surface.fill(theme.brass, (middle[0], y - thick // 2, middle[now] - middle[0], thick))
        widest = round(step) - scale.px(4)
        self._words(surface, paint, middle, widest)
        for place, bead in enumerate(self.beads):
            self._bead(surface, paint, (middle[place], y), bead)

    def _words(self, surface: pygame.Surface, paint: Paint, middle: Sequence[int], widest: int) -> None:
        """One or two lines below the beads: the price and what is taken. If the present price is too wide for its place
        it has the second line for itself, and the first says only what each level costs.
        """
        theme, scale, text = paint.theme, paint.scale, paint.text

        def fit(words: Sequence[str], face: Face) -> bool:
            return all(text.size(each, face, scale.small)[0] <= widest for each in words)

        low = text.line_height(scale.small)
        top = self.rect.y + _large(scale) + scale.px(2)
        said = fit([bead.loss for bead in self.beads], Face.STRONG)
        notes = fit([bead.note for bead in self.beads], Face.BODY)
        alone = not fit([bead.price for bead in self.beads if bead.level == self.present], Face.STRONG)
        for x, bead in zip(middle, self.beads, strict=True):
            here = bead.level == self.present
            face = Face.STRONG if here else Face.BODY
            colour = theme.brass_light if here else theme.on_felt if bead.open else theme.on_felt_second
            words = bead.price if here and not alone else bead.loss if said else bead.short
            text.line(surface, words, Rect(x - widest // 2, top, widest, low), face, scale.small, colour, Align.CENTRE)
            below, second = bead.note if notes and not alone else "", theme.on_felt_second
            if here and alone:
                below, second = bead.price, theme.brass_light
            if below and self._lines > 1:
                wide = min(self.rect.w, max(widest, text.size(below, face, scale.small)[0]))
                box = Rect(x - wide // 2, top + low, wide, low).within(self.rect)
                text.line(surface, below, box, face, scale.small, second, Align.CENTRE)

    def _bead(self, surface: pygame.Surface, paint: Paint, centre: tuple[int, int], bead: Bead) -> None:
        theme, scale = paint.theme, paint.scale
        here = bead.level == self.present
        side = _large(scale) if here else _side(scale)
        box = Rect(centre[0] - side // 2, centre[1] - side // 2, side, side)
        fill = theme.oxblood if here else theme.plaque
        edge = theme.brass_light if here else theme.brass if bead.open else theme.brass_dark
        paint.framed(surface, box, fill, edge, side, max(scale.hair, scale.px(2.2 if here else 1.6)))
        ink = theme.on_dark if here else theme.on_plaque if bead.open else theme.on_plaque_second
        paint.text.line(surface, str(bead.level), box, Face.TOTAL, scale.small, ink, Align.CENTRE)
