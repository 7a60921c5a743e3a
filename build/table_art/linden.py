"""The linden leaf: the seed of the ornaments in the room of the Slovenian games, as the lozenge is of Bukovina's."""

from __future__ import annotations

from cards.lino import Shape, at, both, cut, join, lozenge, meet, ring, shape, turn
from cards.lino import block as rectangle
from cards.stroke import brush

from .picture import Picture, one_ink


def leaf_outline() -> Shape:
    """A leaf like a heart on its stalk, its point up, about (0, 0): 20 wide, 24 high and 6 of stalk."""
    half = shape("M0 -12.6C2.4 -9.4 6 -8 8.6 -4.4C11.2 -.6 10.8 5 7.4 7.8C4.6 10 1.4 9.4 0 7.4L-.6 7.4L-.6 -12.6Z")
    stalk = brush("M0 6C.4 10 1.2 13 3.4 16", 2.2, "even")
    return join(both(half), stalk)


def leaf_veins(width: float = 1.4) -> Shape:
    """The lines cut into the leaf: the midrib and two pairs of ribs, not as far as the edge."""
    ribs = both(
        join(
            brush("M0 2.6C2.6 1.6 5 -.4 6.8 -3.4", width, "tail"),
            brush("M0 -2.4C1.6 -3.4 3 -4.8 4 -6.6", width, "tail"),
        )
    )
    return join(
        ribs, both(brush("M0 6C2.4 6.4 4.6 5.6 6.8 3.8", width, "tail")), brush([(0, 7), (0, -9)], width, "tail")
    )


def leaf(width: float = 1.4) -> Shape:
    """The whole leaf with its ribs cut out."""
    return cut(leaf_outline(), leaf_veins(width))


def _placed(part: Shape, x: float, y: float, size: float, angle: float = 0) -> Shape:
    return at(x, y, size, angle)(part)


def star() -> Picture:
    """The emblem of the cloth: eight leaves about a rosette, between two rings, in one ink."""
    middle = (200.0, 200.0)
    leaves = [turn(_placed(leaf(1.3), 200, 100, 3.1), 45 * k, middle) for k in range(8)]
    buds = [
        turn(_placed(join(lozenge(0, 0, 5, 8), lozenge(0, 14, 3, 4.4)), 200, 106, 1), 45 * k + 22.5, middle)
        for k in range(8)
    ]
    petals = [
        turn(shape("M200 200C191 192 191 176 200 166C209 176 209 192 200 200Z"), 45 * k + 22.5, middle)
        for k in range(8)
    ]
    small = [turn(_placed(leaf(2), 200, 31, 1.3, 0), 45 * k + 22.5, middle) for k in range(8)]
    outer = cut(ring(200, 200, 196, 4.4), *(turn(rectangle(184, 0, 32, 14), 22.5 * k, middle) for k in range(16)))
    teeth = [turn(lozenge(200, 8, 4.4, 6), 45 * k, middle) for k in range(8)]
    return one_ink(400, 400, join(*leaves, *buds, *petals, *small, outer, *teeth))


def girdle() -> Picture:
    """One repeat of the woven hem: a leaf between two cords, carnation buds at its sides."""
    cords = join(rectangle(0, 0, 48, 3), rectangle(0, 37, 48, 3))
    bud = join(lozenge(0, 20, 4.4, 5.2), lozenge(0, 9.6, 2.6, 3.2), lozenge(0, 30.4, 2.6, 3.2))
    buds = join(bud, _placed(bud, 48, 0, 1))
    return one_ink(48, 40, meet(join(cords, buds, _placed(leaf(1.6), 24, 21, 1.14)), rectangle(0, 0, 48, 40)))


def corner() -> Picture:
    """The corner of the hem and of a panel: one leaf that points outwards."""
    return one_ink(40, 40, _placed(leaf(1.5), 18.6, 18.6, 1.36, -45))


def rule() -> Picture:
    """A rule that runs out to both ends, a leaf lying in its middle."""
    line = brush([(0, 12), (279, 12)], 3.4, lambda t: min(1.0, t / 0.86, (1 - t) / 0.03) if t else 0.0)
    return one_ink(600, 24, join(both(line, 300), _placed(leaf(1.9), 300, 12, 0.86)))
