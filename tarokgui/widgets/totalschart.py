"""A little chart of an evening: each player's total after each hand. Every line has its own dash and its own sign."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import svg_surface
from tarokgui.draw.text import Align, Face
from tarokgui.draw.theme import Colour
from tarokgui.widgets.base import Widget
from tarokgui.widgets.portrait import Party, draw_party
from tarokgui.wording.numerals import forms

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

DASHES = ("", "9 5", "2 4", "12 4 2 4", "6 3")
MARKERS = ("circle", "square", "triangle", "lozenge", "circle")
FACE = 22
"""A portrait at the end of a line, in units."""
FAINT = 0.6
"""The ink of the others' lines."""
SHORTEST = 40
"""The least width of the lines in units."""
EXACT = 53
"""Bits of a whole number that a float holds with all its digits."""
OWN_LINE, LINE = 4.0, 1.5
OWN_SIGN, SIGN = 4.8, 3.6
"""Widths of a line and sizes of its signs in units, those of the person first."""
FEW = 16
"""Up to so many hands each has its sign; of more only the last."""


class Course(NamedTuple):
    """One line: its player, and the standing before the first hand and after each, or after evenly chosen ones."""

    party: Party
    values: tuple[int, ...]


class TotalsChart(Widget):
    """All lines in one picture, drawn when it is first seen. The first is the person's."""

    role = "image"

    def __init__(self, id: str, rect: Rect, label: str, courses: Sequence[Course], language: str) -> None:
        super().__init__(id, rect, label)
        self.courses = tuple(courses)
        self._language = language
        self._picture: pygame.Surface | None = None

    @cached_property
    def _span(self) -> tuple[int, int]:
        """The lowest and the highest standing; 0 is between them."""
        values = [value for course in self.courses for value in course.values]
        low, high = min(0, *values), max(0, *values)
        return (low, high) if high > low else (low - 1, high + 1)

    def least(self, paint: DrawContext) -> int:
        """The least width in pixels in which there is a line to be seen between figures and names."""
        return self._figures(paint) + self._longest(paint) + paint.scale.px(SHORTEST)

    def _figures(self, paint: DrawContext) -> int:
        """The width of the figures at the left."""
        text, scale = paint.text, paint.scale
        return max(text.size(self._figure(value), Face.BODY, scale.small)[0] for value in self._span) + scale.px(6)

    def _longest(self, paint: DrawContext) -> int:
        """The width of portraits and names at the right."""
        text, scale = paint.text, paint.scale
        names = max(text.size(course.party.name, Face.LABEL, scale.small)[0] for course in self.courses)
        return scale.px(12) + self._face(paint) + scale.px(6) + names

    def _face(self, paint: DrawContext) -> int:
        """The side of a portrait: so that all have room one above the other."""
        return min(
            max(paint.scale.px(FACE), paint.text.line_height(paint.scale.small)), self.rect.h // len(self.courses)
        )

    def _figure(self, value: int) -> str:
        """A standing at the edge of the chart: a large one in its short form."""
        return forms(value, self._language, sign=True)[:2][-1]

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Scale, lines, portraits and names at their ends."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        low, high = self._span
        figures, names = self._figures(paint), self._longest(paint)
        step = text.line_height(scale.small)
        plot = Rect(
            self.rect.x + figures,
            self.rect.y + step // 2,
            max(scale.px(SHORTEST), self.rect.w - figures - names),
            self.rect.h - step,
        )
        for value in sorted({low, 0, high}):
            y = _height(plot, value, low, high)
            surface.fill(theme.ink if value == 0 else theme.paper_edge, (plot.x, y, plot.w, scale.hair))
            near = value != 0 and abs(y - _height(plot, 0, low, high)) < step
            if not near:
                box = Rect(self.rect.x, y - step // 2, figures - scale.px(6), step)
                text.line(surface, self._figure(value), box, Face.BODY, scale.small, theme.on_paper_second, Align.RIGHT)
        if self._picture is None:
            self._picture = self._drawn(paint, plot)
        pad = scale.px(6)
        surface.blit(self._picture, (plot.x - pad, plot.y - pad))
        self._names(surface, paint, plot)

    def _names(self, surface: pygame.Surface, paint: DrawContext, plot: Rect) -> None:
        """Put portraits and names at the ends of the lines, pushed apart where these are close."""
        text, scale = paint.text, paint.scale
        low, high = self._span
        face = self._face(paint)
        step = min(face + scale.px(2), self.rect.h // len(self.courses))
        ends = sorted(
            (_height(plot, course.values[-1], low, high), number) for number, course in enumerate(self.courses)
        )
        places: list[int] = []
        for place, (y, _) in enumerate(ends):
            least = places[-1] + step if places else self.rect.y + step // 2
            most = self.rect.bottom - step // 2 - (len(ends) - 1 - place) * step
            places.append(min(max(y, least), most))
        for y, (_, number) in zip(places, ends, strict=True):
            party = self.courses[number].party
            portrait = Rect(plot.right + scale.px(12), y - face // 2, face, face)
            draw_party(surface, paint, party, portrait)
            box = Rect(
                portrait.right + scale.px(6), y - step // 2, self.rect.right - portrait.right - scale.px(6), step
            )
            colour = paint.theme.ink if number == 0 else paint.theme.on_paper_second
            text.line(surface, party.name, box, Face.LABEL, scale.small, colour)

    def _drawn(self, paint: DrawContext, plot: Rect) -> pygame.Surface:
        """The lines with their signs, on a transparent ground a little larger than *plot*."""
        pad, unit = paint.scale.px(6), paint.scale.u
        low, high = self._span
        shapes = []
        for number, course in enumerate(self.courses):
            colour, dash = paint.theme.ink, DASHES[number % len(DASHES)]
            strength = 1.0 if number == 0 or paint.theme.plain else FAINT
            width, sign = (OWN_LINE, OWN_SIGN) if number == 0 else (LINE, SIGN)
            count = max(1, len(course.values) - 1)
            points = [
                (pad + plot.w * place / count, pad + _height(plot, value, low, high) - plot.y)
                for place, value in enumerate(course.values)
            ]
            dashes = " ".join(f"{float(part) * unit:.1f}" for part in dash.split())
            stroke = f' stroke-dasharray="{dashes}"' if dashes else ""
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            marked = points if len(points) <= FEW + 1 else points[-1:]
            signs = [_marker(MARKERS[number % len(MARKERS)], x, y, sign * unit, colour) for x, y in marked]
            shapes.append(
                f'<g opacity="{strength}"><polyline points="{path}" fill="none" stroke="{colour}" '
                f'stroke-width="{width * unit:.2f}" stroke-linejoin="round"{stroke}/>{"".join(signs)}</g>'
            )
        size = (plot.w + 2 * pad, plot.h + 2 * pad)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
            f'viewBox="0 0 {size[0]} {size[1]}">{"".join(shapes)}</svg>'
        )
        return svg_surface(svg, size)


def _height(plot: Rect, value: int, low: int, high: int) -> int:
    above, span = high - value, high - low
    if span.bit_length() < EXACT:
        return plot.y + round(plot.h * above / span)
    return plot.y + plot.h * above // span  # a float might not hold it


def _marker(kind: str, x: float, y: float, r: float, colour: Colour) -> str:
    if kind == "circle":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{colour}"/>'
    corners = {
        "square": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
        "triangle": ((0.0, -1.2), (1.1, 0.9), (-1.1, 0.9)),
        "lozenge": ((0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0)),
    }[kind]
    path = " ".join(f"{x + dx * r:.1f},{y + dy * r:.1f}" for dx, dy in corners)
    return f'<polygon points="{path}" fill="{colour}"/>'
