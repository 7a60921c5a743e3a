"""Suit signs, Roman numerals and ornaments as SVG path data. Only paths and rectangles: SDL draws nothing finer."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

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

LETTERS = {
    "I": (
        ("M0 0L48 0L48 8C39 10 37 15 37 23L37 42L41 50L37 58L37 77C37 85 39 90 48 92L48 100L0 100L0 92"
         "C9 90 11 85 11 77L11 58L7 50L11 42L11 23C11 15 9 10 0 8Z",),
        48,
    ),
    "V": (
        ("M-1 0L43 0L43 8C36 10 36 14 38 21L52 68L64 22C66 14 65 10 57 8L57 0L87 0L87 8C80 10 78 14 76 21"
         "L54 100L36 100L10 21C8 14 6 10 -1 8Z",),
        86,
    ),
    "X": (
        ("M0 0L42 0L42 8C36 9 36 12 39 18L80 82C84 89 86 91 91 92L91 100L49 100L49 92C55 91 55 88 52 82"
         "L11 18C7 11 5 9 0 8Z",
         "M55 0L86 0L86 8C79 9 77 11 72 18L51 50L45 58L27 83C23 89 24 91 31 92L31 100L0 100L0 92C7 91 10 89 15 82"
         "L40 46L60 17C64 11 62 9 55 8Z"),
        91,
    ),
}  # fmt: skip
"""Wedge-serif capitals 100 high: their paths and widths."""

KERNING = {"XV": 3, "VI": 4, "XI": 6, "II": 7, "IV": 4, "IX": 6, "XX": 5}

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


def numeral_width(text: str) -> float:
    """The width of a Roman numeral set 100 high."""
    pairs = (KERNING.get(a + b, 5) for a, b in pairwise(text))
    return float(sum(LETTERS[letter][1] for letter in text) + sum(pairs))


def numeral(text: str, x: float, y: float, height: float, most: float, fill: str, *, middle: bool = False) -> str:
    """A Roman numeral with its top left (or top middle) at x, y; squeezed to at most *most* wide."""
    down = height / 100
    across = min(down, most / numeral_width(text))
    if middle:
        x -= numeral_width(text) * across / 2
    out: list[str] = []
    at = 0.0
    for i, letter in enumerate(text):
        if i:
            at += KERNING.get(text[i - 1] + letter, 5)
        paths, width = LETTERS[letter]
        out.extend(f'<path transform="translate({at:g} 0)" d="{d}"/>' for d in paths)
        at += width
    return f'<g fill="{fill}" transform="translate({x:g} {y:g}) scale({across:.4f} {down:.4f})">{"".join(out)}</g>'


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


def lozenge(x: float, y: float, w: float, h: float, fill: str) -> str:
    """A diamond with half axes *w* and *h*."""
    return polygon([(x, y - h), (x + w, y), (x, y + h), (x - w, y)], fill)


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


def rays(x: float, y: float, w: float, h: float, inner: float, count: int, fill: str) -> str:
    """Tapered rays from the middle of a *w* × *h* box at x, y, starting *inner* from the middle, cut at its edge."""
    cx, cy = x + w / 2, y + h / 2
    d = []
    for i in range(count):
        angle = 2 * math.pi * (i + 0.5) / count
        half = math.pi / count * 0.32
        corners = [(cx + inner * math.cos(angle), cy + inner * math.sin(angle))]
        for a in (angle - half, angle + half):
            reach = min(
                w / 2 / abs(math.cos(a)) if abs(math.cos(a)) > 1e-9 else math.inf,
                h / 2 / abs(math.sin(a)) if abs(math.sin(a)) > 1e-9 else math.inf,
            )
            corners.append((cx + reach * math.cos(a), cy + reach * math.sin(a)))
        d.append("M" + "L".join(f"{px:.2f} {py:.2f}" for px, py in corners) + "Z")
    return f'<path fill="{fill}" d="{"".join(d)}"/>'
