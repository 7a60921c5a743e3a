"""The four suit signs and the sprig carved into each, so that a pip is a leaf or a petal and never a glossy button."""

from __future__ import annotations

import re
from typing import Final

from .lino import Shape, at, both, cut, disc, join, scale, shape
from .stroke import Profile, brush

NAMES: Final = {"H": "hearts", "D": "diamonds", "C": "clubs", "S": "spades"}


def _hundredfold(data: str) -> str:
    """Path data written for a sign of radius 1, enlarged so that its curves stay smooth."""
    return re.sub(r"-?\d*\.?\d+", lambda number: f"{float(number.group()) * 100:g} ", data)


def _unit(data: str) -> Shape:
    return scale(shape(_hundredfold(data)), 0.01)


def _cut(data: str, width: float, profile: Profile = "lens") -> Shape:
    return scale(brush(_hundredfold(data), width * 100, profile), 0.01)


SIGNS: Final[dict[str, Shape]] = {
    "H": _unit(
        "M0 .98C-.18 .66 -.98 .22 -.98 -.36C-.98 -.74 -.72 -.94 -.46 -.94C-.22 -.94 -.06 -.8 0 -.58"
        "C.06 -.8 .22 -.94 .46 -.94C.72 -.94 .98 -.74 .98 -.36C.98 .22 .18 .66 0 .98Z"
    ),
    "D": _unit(
        "M0 -1.04C.16 -.62 .46 -.24 .82 0C.46 .24 .16 .62 0 1.04C-.16 .62 -.46 .24 -.82 0C-.46 -.24 -.16 -.62 0 -1.04Z"
    ),
    "S": _unit(
        "M0 -1.02C.2 -.66 .98 -.3 .98 .26C.98 .56 .76 .72 .52 .72C.3 .72 .14 .6 .07 .42C.08 .7 .2 .9 .44 .98L-.44 .98"
        "C-.2 .9 -.08 .7 -.07 .42C-.14 .6 -.3 .72 -.52 .72C-.76 .72 -.98 .56 -.98 .26C-.98 -.3 -.2 -.66 0 -1.02Z"
    ),
    "C": join(
        disc(0, -0.53, 0.46),
        both(disc(0.54, 0.17, 0.45)),
        _unit("M-.16 -.3L.16 -.3L.3 .1L.16 .2C.12 .6 .2 .88 .44 .98L-.44 .98C-.2 .88 -.12 .6 -.16 .2L-.3 .1Z"),
    ),
}
"""Signs of radius 1 about (0, 0)."""

_SPRIGS: Final[dict[str, Shape]] = {
    # a wheat ear in the heart
    "H": join(
        _cut("M0 .66L0 -.1", 0.07, "tail"),
        _cut("M0 -.12L0 -.42", 0.13),
        *(both(_cut(f"M.05 {y}L{x} {y - 0.24:.2f}", 0.125)) for y, x in ((0.44, 0.24), (0.2, 0.3), (-0.04, 0.27))),
    ),
    # a shoot in the diamond
    "D": join(
        _cut("M0 .6L0 -.6", 0.075),
        both(_cut("M.05 .3C.16 .2 .3 .06 .42 0", 0.085, "tail")),
        both(_cut("M.05 -.02C.12 -.08 .2 -.16 .26 -.24", 0.075, "tail")),
    ),
    # the veins of a leaf in the spade
    "S": join(
        _cut("M0 .36L0 -.66", 0.085, "tail"),
        both(_cut("M.05 .3C.24 .28 .48 .22 .6 .1", 0.095, "tail")),
        both(_cut("M.05 0C.18 -.02 .34 -.1 .42 -.2", 0.085, "tail")),
    ),
    # three petals in the club
    "C": join(
        _cut("M0 -.18L0 -.8", 0.1, "tail"),
        both(_cut("M.14 .12C.34 .12 .56 .16 .76 .26", 0.1, "tail")),
        _cut("M0 .2L0 .7", 0.07, "tail"),
    ),
}


def sign(suit: str, x: float, y: float, r: float, upright: bool = True) -> Shape:
    """A plain suit sign, as in the index."""
    return at(x, y, r, 0 if upright else 180)(SIGNS[suit])


def pip(suit: str, x: float, y: float, r: float, upright: bool = True) -> Shape:
    """A suit sign with its sprig carved out."""
    return at(x, y, r, 0 if upright else 180)(cut(SIGNS[suit], _SPRIGS[suit]))
