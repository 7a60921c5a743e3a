"""Strokes of a brush or gouge: every mark tapers, and shading follows the form between two contours."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from shapely.geometry import LineString, Polygon

from .lino import NOTHING, Shape, areas, join
from .outline import Curve, Point, curve

Profile: TypeAlias = str | Callable[[float], float]
"""The width of a stroke from its start (0) to its end (1), as a share of its width; or the name of one."""


def _tail(t: float) -> float:
    return math.pow(1 - t, 0.8) * (math.sqrt(t / 0.06) if t < 0.06 else 1)


PROFILES: Final[dict[str, Callable[[float], float]]] = {
    "lens": lambda t: math.sin(math.pi * t) ** 0.75,  # fine at both ends: folds, water, clouds
    "tail": _tail,  # runs out at the end: gouges, brows, hair
    "head": lambda t: _tail(1 - t),  # runs in from nothing: shadow towards an edge, rays
    "belly": lambda t: 0.25 + 0.75 * math.sin(math.pi * t),  # eyelids
    "chisel": lambda t: min(1, t / 0.12, (1 - t) / 0.3),  # rules, staves, limbs of a bow
    "even": lambda _: 1,  # only for girders, shafts and bands
}


def resampled(points: Curve, count: int) -> Curve:
    """*count* points at equal distances along a curve."""
    line = LineString(points)
    spots = [line.interpolate(k / (count - 1), normalized=True) for k in range(count)]
    return [(spot.x, spot.y) for spot in spots]


def brush(path: str | Curve, width: float, profile: Profile = "lens", steps: int | None = None) -> Shape:
    """One tapered stroke along an open curve. Nothing under 1.0 wide prints."""
    points = curve(path)
    length = LineString(points).length
    if not length:
        return NOTHING
    count = steps or max(6, min(48, int(length / 2) + 5))
    points = resampled(points, count)
    taper = PROFILES[profile] if isinstance(profile, str) else profile
    left, right = [], []
    for k, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, k - 1)], points[min(count - 1, k + 1)]
        norm = math.hypot(bx - ax, by - ay) or 1
        half = width / 2 * max(0.02, taper(k / (count - 1))) / norm
        left.append((x - (by - ay) * half, y + (bx - ax) * half))
        right.append((x + (by - ay) * half, y - (bx - ax) * half))
    return areas(Polygon(left + right[::-1]))


def line(start: Point, end: Point, width: float, profile: Profile = "even") -> Shape:
    """One straight stroke."""
    return brush([start, end], width, profile, 2 if profile == "even" else 10)


def pen(path: str | Curve, width: float, round_ends: bool = True) -> Shape:
    """A line of even width with clean joints: shafts, ropes, legs."""
    return areas(LineString(curve(path)).buffer(width / 2, quad_segs=6, cap_style="round" if round_ends else "flat"))


def between(first: str | Curve, second: str | Curve, share: float, count: int = 28) -> Curve:
    """The curve at *share* of the way from the first to the second."""
    pairs = zip(resampled(curve(first), count), resampled(curve(second), count), strict=True)
    return [(ax + (bx - ax) * share, ay + (by - ay) * share) for (ax, ay), (bx, by) in pairs]


def blend(
    first: str | Curve,
    second: str | Curve,
    count: int,
    width: float,
    profile: Profile = "lens",
    *,
    start: float = 0,
    end: float = 1,
    ragged: float = 0,
    seed: int | str = 1,
    to_width: float | None = None,
    inside: bool = False,
) -> Shape:
    """Gouges that follow the form: *count* strokes from curve *first* to curve *second*.

    *start* and *end* shorten all of them, *ragged* each by up to that share; *to_width* lets the width change from the
    first to the last; *inside* leaves the two curves themselves free.
    """
    dice, out = random.Random(seed), []
    for k in range(count):
        share = (k + 0.5) / count if inside or count == 1 else k / (count - 1)
        points = between(first, second, share)
        low, high = start + dice.uniform(0, ragged), end - dice.uniform(0, ragged)
        begin = int(low * 27)
        points = points[begin : max(begin + 3, round(high * 27)) + 1]
        if len(points) > 2:
            out.append(brush(points, width + ((to_width or width) - width) * share, profile))
    return join(out)


def strokes(paths: Iterable[str | Curve], width: float, profile: Profile = "lens") -> Shape:
    """Several strokes of one kind."""
    return join(brush(path, width, profile) for path in paths)
