"""Shapes of lino: made from outlines, joined and cut, their edges softened or roughened by hand.

A shape is a shapely polygon or several; y grows downwards, as in SVG. Angles are degrees, clockwise as seen.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from typing import TypeAlias

from shapely import affinity
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry import Point as Dot
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from shapely.validation import make_valid

from .outline import Curve, Point, curves

Shape: TypeAlias = BaseGeometry
Place: TypeAlias = Callable[[Shape], Shape]
"""Carries a shape to another place: see ``at``."""

NOTHING: Shape = Polygon()


# --- pieces and booleans ------------------------------------------------------------------------------------------


def pieces(shape: Shape) -> list[Polygon]:
    """The polygons a shape is made of."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    if isinstance(shape, MultiPolygon):
        return list(shape.geoms)
    return [piece for part in getattr(shape, "geoms", ()) for piece in pieces(part)]


def areas(shape: Shape) -> Shape:
    """The shape without the lines and points that booleans leave, and valid."""
    if not shape.is_valid:
        shape = make_valid(shape)
    if isinstance(shape, Polygon | MultiPolygon):
        return shape
    return unary_union(pieces(shape))


def join(*shapes: Shape | Iterable[Shape]) -> Shape:
    """All shapes as one."""
    flat: list[Shape] = []
    for item in shapes:
        flat += [item] if isinstance(item, BaseGeometry) else list(item)
    return areas(unary_union([areas(shape) for shape in flat if not shape.is_empty])) if flat else NOTHING


def cut(shape: Shape, *holes: Shape | Iterable[Shape]) -> Shape:
    """The shape without the holes."""
    return areas(shape.difference(join(*holes)))


def meet(shape: Shape, other: Shape) -> Shape:
    """The common part of both."""
    return areas(shape.intersection(other))


# --- making -------------------------------------------------------------------------------------------------------


def shape(data: str) -> Shape:
    """The closed shapes of SVG path data, joined."""
    return join(areas(Polygon(points)) for points in curves(data) if len(points) > 2)


def disc(x: float, y: float, r: float, ry: float | None = None) -> Shape:
    """A disc, or an ellipse."""
    round_ = Dot(x, y).buffer(r, quad_segs=16 if r < 12 else 28)
    return round_ if ry is None else affinity.scale(round_, 1, ry / r, origin=(x, y))


def ring(x: float, y: float, r: float, width: float) -> Shape:
    """A ring of that outer radius."""
    return cut(disc(x, y, r), disc(x, y, r - width))


def block(x: float, y: float, width: float, height: float, r: float = 0) -> Shape:
    """A rectangle, with corners of radius *r*."""
    plain: Shape = box(x, y, x + width, y + height)
    return plain.buffer(-r).buffer(r, quad_segs=8) if r else plain


def polygon(*points: Point) -> Shape:
    """A straight-edged shape."""
    return areas(Polygon(points))


def lozenge(x: float, y: float, half_width: float, half_height: float | None = None) -> Shape:
    """The seed of all ornament."""
    tall = half_width if half_height is None else half_height
    return Polygon([(x - half_width, y), (x, y - tall), (x + half_width, y), (x, y + tall)])


def star(x: float, y: float, r: float, inner: float = 0.5, points: int = 8) -> Shape:
    """A folk star; *inner* is the share of the radius between the points."""
    turns = [(r if k % 2 == 0 else r * inner, math.pi * k / points) for k in range(2 * points)]
    return Polygon([(x + length * math.sin(a), y - length * math.cos(a)) for length, a in turns])


# --- moving -------------------------------------------------------------------------------------------------------


def move(shape: Shape, dx: float, dy: float) -> Shape:
    """The shape carried by (dx, dy)."""
    return affinity.translate(shape, dx, dy)


def turn(shape: Shape, angle: float, about: Point = (0, 0)) -> Shape:
    """The shape turned clockwise."""
    return affinity.rotate(shape, angle, origin=about)


def scale(shape: Shape, x: float, y: float | None = None, about: Point = (0, 0)) -> Shape:
    """The shape made larger or smaller."""
    return affinity.scale(shape, x, x if y is None else y, origin=about)


def mirror(shape: Shape, x: float = 0) -> Shape:
    """The shape mirrored left to right about the upright line at *x*."""
    return affinity.scale(shape, -1, 1, origin=(x, 0))


def both(shape: Shape, x: float = 0) -> Shape:
    """The shape and its mirror image."""
    return join(shape, mirror(shape, x))


def at(x: float = 0, y: float = 0, size: float = 1, angle: float = 0, flip: bool = False, tall: float = 1) -> Place:
    """Carry a drawing about (0, 0) to (x, y): first mirrored if *flip*, then enlarged, turned, moved."""

    def place(shape: Shape) -> Shape:
        shape = affinity.scale(shape, -size if flip else size, size * tall, origin=(0, 0))
        return affinity.translate(affinity.rotate(shape, angle, origin=(0, 0)), x, y)

    return place


# --- edges --------------------------------------------------------------------------------------------------------


def grow(shape: Shape, by: float) -> Shape:
    """The shape with a rim of that width more (or less, if negative)."""
    return areas(shape.buffer(by, quad_segs=6))


def shrink(shape: Shape, by: float) -> Shape:
    """The shape with a rim of that width less."""
    return grow(shape, -by)


def rim(shape: Shape, width: float) -> Shape:
    """Only the inner rim."""
    return cut(shape, shrink(shape, width))


def soft(shape: Shape, r: float, inner: float | None = None) -> Shape:
    """The shape with rounded corners: outer ones by *r*, inner ones by *inner*."""
    hollow = r if inner is None else inner
    return areas(shape.buffer(-r, quad_segs=6).buffer(r + hollow, quad_segs=6).buffer(-hollow, quad_segs=6))


def rough(shape: Shape, amount: float = 0.35, wave: float = 7, seed: int | str = 1) -> Shape:
    """The shape with an edge cut by hand: it strays by *amount* over lengths of *wave*."""
    dice = random.Random(seed)
    return join(
        areas(
            Polygon(
                _wobbled(piece.exterior, amount, wave, dice),
                [_wobbled(hole, amount, wave, dice) for hole in piece.interiors if Polygon(hole).area > 0.3],
            )
        )
        for piece in pieces(shape)
        if piece.area > 0.12
    )


def _wobbled(edge: BaseGeometry, amount: float, wave: float, dice: random.Random) -> Curve:
    length = edge.length
    if length < 6:
        return [(x, y) for x, y, *_ in edge.coords]
    count, knots = max(8, int(length / 1.5)), max(3, int(length / wave))
    drift = [dice.uniform(-amount, amount) for _ in range(knots)]
    spots = [edge.interpolate(length * k / count) for k in range(count)]
    out = []
    for k, spot in enumerate(spots):
        knot, part = divmod(k / count * knots, 1)
        ease = part * part * (3 - 2 * part)
        aside = drift[int(knot) % knots] * (1 - ease) + drift[(int(knot) + 1) % knots] * ease
        before, after = spots[k - 1], spots[(k + 1) % count]
        dx, dy = after.x - before.x, after.y - before.y
        norm = math.hypot(dx, dy) or 1
        out.append((spot.x - dy / norm * aside, spot.y + dx / norm * aside))
    return out
