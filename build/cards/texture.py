"""Textures of the ground. They have a direction: rays, rings, long lenses, broken horizontals; never random chatter."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from shapely.geometry import LineString

from .lino import NOTHING, Shape, join, meet, move, pieces, scale, shape, shrink, turn
from .outline import Curve, Point, curve
from .stroke import Profile, brush, resampled


def rays(
    centre: Point,
    inner: float,
    outer: float,
    count: int,
    width: float,
    profile: Profile = "head",
    *,
    sector: tuple[float, float] = (0, 360),
    every_other: float = 1,
    ragged: float = 0,
    seed: int | str = 1,
) -> Shape:
    """Rays from a centre. *sector* in degrees clockwise from the right; *every_other* shortens each second ray."""
    dice, out = random.Random(seed), []
    for k in range(count):
        angle = math.radians(sector[0] + (sector[1] - sector[0]) * (k + 0.5) / count)
        reach = outer * (1 - dice.uniform(0, ragged))
        if k % 2:
            reach = inner + (reach - inner) * every_other
        cos, sin = math.cos(angle), math.sin(angle)
        start, end = ((centre[0] + r * cos, centre[1] + r * sin) for r in (inner, reach))
        out.append(brush([start, end], width, profile, 8))
    return join(out)


def rings(
    centre: Point,
    inner: float,
    outer: float,
    gap: float = 6.5,
    width: float = 2.4,
    *,
    to_width: float = 1.0,
    length: float = 22,
    space: float = 8,
    seed: int | str = 1,
) -> Shape:
    """Rings of broken gouges about a centre: the halo of a moon, an owl, a lamp."""
    dice, out, radius = random.Random(seed), [], inner
    while radius < outer:
        far = (radius - inner) / (outer - inner)
        angle = dice.uniform(0, 2 * math.pi)
        end = angle + 2 * math.pi
        while angle < end - 0.02:
            arc = min(length * dice.uniform(0.6, 1.5) / radius, end - angle)
            turns = [angle + arc * k / 8 for k in range(9)]
            points = [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in turns]
            out.append(brush(points, width + (to_width - width) * far, "lens", 9))
            angle += arc + space * dice.uniform(0.7, 1.4) * (1 + far * 1.2) / radius
        radius += gap * (1 + far * 0.5)
    return join(out)


def dashes(
    region: Shape,
    gap: float,
    width: float,
    length: float,
    space: float,
    *,
    angle: float = 0,
    stray: float = 0.3,
    seed: int | str = 1,
) -> Shape:
    """Broken parallel gouges inside a region: ``water``, ``grass``, ``snow`` are kinds of it."""
    if region.is_empty:
        return NOTHING
    dice, out = random.Random(seed), []
    centre = (region.centroid.x, region.centroid.y)
    left, top, right, bottom = turn(region, -angle, centre).bounds
    y = top + gap / 2
    while y < bottom:
        x = left + dice.uniform(-length, 0)
        while x < right:
            long, level = length * dice.uniform(0.6, 1.4), y + dice.uniform(-stray, stray) * gap
            middle = (x + long / 2, level + dice.uniform(-0.2, 0.2) * gap)
            out.append(brush([(x, level), middle, (x + long, level)], width * dice.uniform(0.85, 1.15), "lens", 7))
            x += long + space * dice.uniform(0.6, 1.5)
        y += gap
    return meet(turn(join(out), angle, centre), region)


def water(region: Shape, seed: int | str = 1, gap: float = 5, width: float = 2.1) -> Shape:
    """Long broken horizontals."""
    return dashes(region, gap, width, 30, 14, stray=0.2, seed=seed)


def grass(region: Shape, seed: int | str = 1, angle: float = -2) -> Shape:
    """Short broken horizontals of a meadow."""
    return dashes(shrink(region, 1.2), 7, 1.7, 13, 8, angle=angle, seed=seed)


def clouds(lines: Sequence[tuple[float, float, float]], width: float = 1.6) -> Shape:
    """Long lenses in a sky: (x, y, length) each."""
    paths = [[(x, y), (x + length / 2, y - length / 80), (x + length, y)] for x, y, length in lines]
    return join(brush(path, width, "lens") for path in paths)


def hatch(
    region: Shape,
    angle: float,
    gap: float,
    width: float,
    profile: Profile = "tail",
    *,
    keep: tuple[float, float] = (0.55, 1),
    seed: int | str = 1,
) -> Shape:
    """Parallel gouges across a region; each keeps a part of its length from its start."""
    if region.is_empty:
        return NOTHING
    dice, out = random.Random(seed), []
    centre = (region.centroid.x, region.centroid.y)
    level = turn(region, -angle, centre)
    left, top, right, bottom = level.bounds
    y = top + gap / 2
    while y < bottom:
        height = y + dice.uniform(-0.2, 0.2) * gap
        chord = level.intersection(LineString([(left - 1, height), (right + 1, height)]))
        for part in getattr(chord, "geoms", [chord]):
            if part.length > width * 2:
                start = part.bounds[0]
                end = start + part.length * dice.uniform(*keep)
                out.append(brush([(start, height), (end, height)], width, profile))
        y += gap
    return turn(join(out), angle, centre)


def scales(region: Shape, gap: float, row: float, width: float = 1.5, seed: int | str = 1) -> Shape:
    """Rows of short upright gouges, set like bricks: shingles, thatch, feathers from afar."""
    if region.is_empty:
        return NOTHING
    dice, out = random.Random(seed), []
    left, top, right, bottom = region.bounds
    for number in range(int((bottom - top) / row) + 1):
        y, x = top + number * row + 1, left + gap / 2 * (number % 2)
        while x < right:
            out.append(brush([(x, y), (x + dice.uniform(-0.3, 0.3), y + row - 1.4)], width, "tail", 6))
            x += gap
    return meet(join(out), region)


def fringe(edge: str | Curve, count: int, length: float, width: float, angle: float = 90, seed: int | str = 1) -> Shape:
    """Tapered tufts along a curve, all in one direction (90 is down): grass blades, fur, fringe of a shawl."""
    dice, out = random.Random(seed), []
    for x, y in resampled(curve(edge), count):
        lean = math.radians(angle + dice.uniform(-12, 12))
        far = length * dice.uniform(0.7, 1.2)
        out.append(brush([(x, y), (x + far * math.cos(lean), y + far * math.sin(lean))], width, "tail", 6))
    return join(out)


def ruled(left: Point, right: Point, height: float, courses: int, width: float, seed: int | str = 1) -> Shape:
    """The joints of masonry between two points, *courses* high."""
    dice, out = random.Random(seed), []
    span = right[0] - left[0]
    for course in range(courses):
        y = left[1] + height * (course + 0.5) / courses
        x = left[0] + dice.uniform(1, 6)
        while x < right[0] - 2:
            long = min(dice.uniform(4, 9), left[0] + span - 1 - x)
            out.append(brush([(x, y), (x + long, y)], width, "lens", 6))
            x += long + dice.uniform(5, 11)
    return join(out)


# --- growing things -----------------------------------------------------------------------------------------------


def spruce(x: float, y: float, height: float, width: float, seed: int | str = 1) -> Shape:
    """A spruce as a saw-toothed silhouette; (x, y) is its foot."""
    dice, tiers = random.Random(seed), max(4, int(height / 7))
    left: Curve = [(x, y - height)]
    right: Curve = []
    for tier in range(1, tiers + 1):
        share = tier / tiers
        half, level, drop = width / 2 * share**0.9 * dice.uniform(0.9, 1.08), y - height + height * 0.94 * share, 0.28
        left.append((x - half, level + height / tiers * drop))
        right.append((x + half, level + height / tiers * drop))
        if tier < tiers:
            left.append((x - half * 0.45, level))
            right.append((x + half * 0.45, level))
    trunk = shape(f"M{x - width * 0.05} {y - height * 0.08}h{width * 0.1}v{height * 0.1}h{-width * 0.1}Z")
    data = "M" + "L".join(f"{px} {py}" for px, py in left + right[::-1]) + "Z"
    return join(shape(data), trunk)


def spruce_light(x: float, y: float, height: float, width: float, side: int = 1, cut: float = 1.7) -> Shape:
    """The gouges on the lit side of the same spruce."""
    tiers = max(3, int(height / 8))
    out = []
    for tier in range(1, tiers):
        share = tier / tiers
        level, half = y - height + height * 0.94 * share + 2, side * width / 2 * share**0.9
        out.append(brush([(x + half * 0.12, level - 2.2), (x + half * 0.66, level + 2.2)], cut, "head", 6))
    return join(out)


def star_points(spots: Sequence[tuple[float, float, float]]) -> Shape:
    """Four-pointed stars of a night sky: (x, y, radius) each."""
    leaf = shape("M0 -1C.1 -.25 .25 -.1 1 0C.25 .1 .1 .25 0 1C-.1 .25 -.25 .1 -1 0C-.25 -.1 -.1 -.25 0 -1Z")
    return join(move(scale(leaf, r), x, y) for x, y, r in spots)


def large(marks: Shape, area: float) -> Shape:
    """Only the marks of at least that area: the booleans' leftovers of rays and dashes are chaff."""
    return join(piece for piece in pieces(marks) if piece.area >= area)
