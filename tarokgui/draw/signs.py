"""Suit signs and stars as SVG path data, and Roman numerals. Only paths and circles: SDL draws nothing finer."""

from __future__ import annotations

import math
from collections.abc import Sequence

SUIT_PATHS = {
    "H": (
        "M0 .98C-.18 .66 -.98 .22 -.98 -.36C-.98 -.74 -.72 -.94 -.46 -.94C-.22 -.94 -.06 -.8 0 -.58"
        "C.06 -.8 .22 -.94 .46 -.94C.72 -.94 .98 -.74 .98 -.36C.98 .22 .18 .66 0 .98Z"
    ),
    "D": (
        "M0 -1.04C.16 -.62 .46 -.24 .82 0C.46 .24 .16 .62 0 1.04C-.16 .62 -.46 .24 -.82 0C-.46 -.24 -.16 -.62 0 -1.04Z"
    ),
    "S": (
        "M0 -1.02C.2 -.66 .98 -.3 .98 .26C.98 .56 .76 .72 .52 .72C.3 .72 .14 .6 .07 .42C.08 .7 .2 .9 .44 .98L-.44 .98"
        "C-.2 .9 -.08 .7 -.07 .42C-.14 .6 -.3 .72 -.52 .72C-.76 .72 -.98 .56 -.98 .26C-.98 -.3 -.2 -.66 0 -1.02Z"
    ),
    "C": "M-.16 -.3L.16 -.3L.3 .1L.16 .2C.12 .6 .2 .88 .44 .98L-.44 .98C-.2 .88 -.12 .6 -.16 .2L-.3 .1Z",
}
"""Centred, from -1 to 1."""

CLUB_LEAVES = ((0.0, -0.53, 0.46), (-0.54, 0.17, 0.45), (0.54, 0.17, 0.45))

ROMAN = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """1 to 39 as a Roman numeral. Raises ValueError otherwise."""
    if not 1 <= number <= 39:
        raise ValueError(f"no Roman numeral for {number}")
    text = ""
    for value, letters in ROMAN:
        while number >= value:
            text += letters
            number -= value
    return text


def suit(sign: str, x: float, y: float, radius: float, fill: str, *, turned: bool = False) -> str:
    """A suit sign centred at x, y; *turned* upside down. Raises KeyError for an unknown suit."""
    parts = f'<path d="{SUIT_PATHS[sign]}"/>'
    if sign == "C":
        parts += "".join(f'<circle cx="{cx}" cy="{cy}" r="{r}"/>' for cx, cy, r in CLUB_LEAVES)
    size = -radius if turned else radius
    return f'<g fill="{fill}" transform="translate({x:g} {y:g}) scale({size:g})">{parts}</g>'


def polygon(points: Sequence[tuple[float, float]], fill: str) -> str:
    """A filled polygon."""
    return f'<path fill="{fill}" d="M{"L".join(f"{x:.2f} {y:.2f}" for x, y in points)}Z"/>'


def star(x: float, y: float, radius: float, fill: str, points: int = 8, depth: float = 0.5) -> str:
    """A star; *depth* is the inner radius as a share of the outer."""
    corners = []
    for i in range(2 * points):
        r = radius if i % 2 == 0 else radius * depth
        angle = math.pi * i / points - math.pi / 2
        corners.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return polygon(corners, fill)


def folk_star(x: float, y: float, radius: float, outer: str, inner: str) -> str:
    """The eight-pointed star of the embroideries: points split in a dark and a light half round a small lozenge."""
    halves = []
    for i in range(8):
        tip = math.pi * i / 4 - math.pi / 2
        side = tip + math.pi / 8
        halves.append(
            polygon(
                [
                    (x, y),
                    (x + radius * math.cos(tip), y + radius * math.sin(tip)),
                    (x + radius * 0.5 * math.cos(side), y + radius * 0.5 * math.sin(side)),
                ],
                inner,
            )
        )
    return star(x, y, radius, outer) + "".join(halves)
