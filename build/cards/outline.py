"""Outlines: SVG path data read into points, ``M L H V C S Q T Z`` in both cases."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Curve: TypeAlias = list[Point]

_TOKEN: Final = re.compile(r"[MLHVCSQTZmlhvcsqtz]|-?\d*\.?\d+(?:[eE][-+]?\d+)?")
_CHORD: Final = 1.6
"""About how long the straight pieces of a flattened curve are, in card units."""


def bezier(start: Point, first: Point, second: Point, end: Point) -> Curve:
    """The points of a cubic curve after *start*."""
    legs = ((start, first), (first, second), (second, end))
    length = sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in legs)
    steps = max(4, min(60, int(length / _CHORD) + 4))
    points = []
    for step in range(1, steps + 1):
        u = step / steps
        v = 1 - u
        weights = (v**3, 3 * v * v * u, 3 * v * u * u, u**3)
        corners = (start, first, second, end)
        points.append(
            (
                sum(w * p[0] for w, p in zip(weights, corners, strict=True)),
                sum(w * p[1] for w, p in zip(weights, corners, strict=True)),
            )
        )
    return points


class _Reader:
    """Walks through path data with a pen."""

    def __init__(self, data: str) -> None:
        self.tokens = _TOKEN.findall(data)
        self.next = 0
        self.pen: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.handle: Point | None = None
        self.current: Curve = []
        self.done: list[Curve] = []

    def number(self) -> float:
        """The next number."""
        value = float(self.tokens[self.next])
        self.next += 1
        return value

    def point(self, relative: bool) -> Point:
        """The next pair of numbers."""
        x, y = self.number(), self.number()
        return (x + self.pen[0], y + self.pen[1]) if relative else (x, y)

    def reflected(self) -> Point:
        """The control point that continues the last curve smoothly."""
        if self.handle is None:
            return self.pen
        return 2 * self.pen[0] - self.handle[0], 2 * self.pen[1] - self.handle[1]

    def finish(self) -> None:
        """Lay the current curve aside."""
        if self.current:
            self.done.append(self.current)
        self.current = []

    def step(self, command: str) -> None:
        """Obey one command."""
        kind, relative, handle = command.upper(), command.islower(), None
        if kind == "M":
            self.finish()
            end = self.start = self.point(relative)
            self.current = [end]
        elif kind == "L":
            end = self.point(relative)
            self.current.append(end)
        elif kind == "H":
            end = (self.number() + (self.pen[0] if relative else 0), self.pen[1])
            self.current.append(end)
        elif kind == "V":
            end = (self.pen[0], self.number() + (self.pen[1] if relative else 0))
            self.current.append(end)
        elif kind in "CS":
            first = self.point(relative) if kind == "C" else self.reflected()
            handle = self.point(relative)
            end = self.point(relative)
            self.current += bezier(self.pen, first, handle, end)
        else:
            handle = self.point(relative) if kind == "Q" else self.reflected()
            end = self.point(relative)
            third = [(p[0] + 2 / 3 * (handle[0] - p[0]), p[1] + 2 / 3 * (handle[1] - p[1])) for p in (self.pen, end)]
            self.current += bezier(self.pen, third[0], third[1], end)
        self.pen, self.handle = end, handle

    def read(self) -> list[Curve]:
        """All curves of the data."""
        command = "M"
        while self.next < len(self.tokens):
            if self.tokens[self.next].isalpha():
                command = self.tokens[self.next]
                self.next += 1
            if command in "Zz":
                self.finish()
                self.pen, self.handle = self.start, None
                continue
            if not self.current and command not in "Mm":
                self.current = [self.pen]
            self.step(command)
            if command in "Mm":
                command = "L" if command == "M" else "l"
        self.finish()
        return self.done


def curves(data: str) -> list[Curve]:
    """Every subpath as a list of points."""
    return _Reader(data).read()


def curve(data: str | Curve) -> Curve:
    """The first subpath as a list of points; a list of points is given back."""
    return curves(data)[0] if isinstance(data, str) else data
