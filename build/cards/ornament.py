"""The folk star: the seed of the skiz's index and of the back."""

from __future__ import annotations

from .ink import IVORY, OXBLOOD, Ink
from .lino import Shape, cut, disc, star


def folk_star(x: float, y: float, r: float, petal: Ink = OXBLOOD, heart: Ink = IVORY) -> list[tuple[Shape, Ink]]:
    """The eight-pointed star of the skiz and of the back."""
    return [
        (cut(star(x, y, r, 0.52), star(x, y, r * 0.56, 0.5)), petal),
        (star(x, y, r * 0.56, 0.5), heart),
        (disc(x, y, r * 0.17), petal),
    ]
