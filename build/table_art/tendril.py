"""The tendril of a menu card of 1890: the seed of the ornaments in the Café Kommerell, with cups and caps."""

from __future__ import annotations

from math import pi, sin

from cards.lino import Shape, at, block, both, cut, disc, join, lozenge, meet, mirror, ring, shape, turn
from cards.stroke import brush, strokes

from .picture import Picture, one_ink


def _placed(part: Shape, x: float, y: float, size: float, angle: float = 0) -> Shape:
    return at(x, y, size, angle)(part)


def curl() -> Shape:
    """A tendril from (0, 0) to the right: it rises, rolls itself up, and bears a leaf and a bud."""
    stem = brush("M0 0C6 -1 12 -6 13 -12C13.6 -18 7 -20 5 -15.6C4 -12.6 7.4 -11 8.6 -13.4", 3, "chisel")
    leaf = shape("M8 -4C12 -8.6 19 -8.6 24 -4C19 .6 12 1 8 -4Z")
    bud = disc(17.4, -15.4, 2.2)
    return join(stem, leaf, brush("M12.6 -11C14 -13.4 15.4 -14.4 17.4 -15.4", 1.6, "even"), bud)


def blossom() -> Shape:
    """Four petals about a dot, 20 units wide."""
    petal = shape("M0 -1.6C-4.6 -3.6 -5 -8 0 -10.4C5 -8 4.6 -3.6 0 -1.6Z")
    return join(
        *(turn(petal, 90 * k) for k in range(4)), *(turn(lozenge(0, -7.4, 1.5, 2.4), 45 + 90 * k) for k in range(4))
    )


def cup() -> Shape:
    """A coffee cup on its saucer with two threads of steam, 44 wide, about (0, 0)."""
    bowl = shape("M-14 -6L14 -6C14 4 10 11 5 13L-5 13C-10 11 -14 4 -14 -6Z")
    ear = cut(disc(16, 0, 6.4, 5.4), disc(16, 0, 3.4, 2.6))
    saucer = shape("M-22 15C-10 18.6 10 18.6 22 15C18 20.6 -18 20.6 -22 15Z")
    groove = brush("M-10.6 -1C-9.6 4 -8 7 -5 9.6", 1.9, "lens")
    steam = strokes(("M-5 -10C-10 -15 0 -18 -5 -24", "M5 -10C0 -15 10 -18 5 -24"), 2.4)
    return join(cut(bowl, groove), cut(ear, bowl.buffer(0.8)), saucer, steam)


def cap() -> Shape:
    """A student's cap from the front, 48 wide, about (0, 0)."""
    crown = shape("M-18 -2C-25 -8 -26 -15 -21 -18C-8 -23 8 -23 21 -18C26 -15 25 -8 18 -2C7 -6 -7 -6 -18 -2Z")
    band = shape("M-18 1.4C-7 -3 7 -3 18 1.4L17.4 8C7 4 -7 4 -17.4 8Z")
    peak = shape("M-15 11C-6 7 6 7 15 11C12 17 6 18.6 0 18.6C-6 18.6 -12 17 -15 11Z")
    return join(cut(crown, brush("M-19 -14C-7 -18 7 -18 19 -14", 1.8, "lens"), disc(0, -12, 2.4)), band, peak)


def star() -> Picture:
    """The emblem of the cloth: tendrils in a wreath, cups and caps by turns between them, in one ink."""
    middle = (200.0, 200.0)
    pair = join(curl(), mirror(curl()))
    wreath = [turn(_placed(pair, 200, 58, 2.5), 45 * k, middle) for k in range(8)]
    inside = [turn(lozenge(200, 148, 4.6, 11), 45 * k + 22.5, middle) for k in range(8)]
    things = [turn(_placed(cup() if k % 2 else cap(), 200, 102, 1.06), 45 * k, middle) for k in range(8)]
    outer = cut(ring(200, 200, 196, 4.4), *(turn(block(190, 0, 20, 14), 45 * k, middle) for k in range(8)))
    buds = [turn(lozenge(200, 7, 4.4, 6), 45 * k, middle) for k in range(8)]
    heart = join(_placed(blossom(), 200, 200, 3.1))
    return one_ink(400, 400, join(*wreath, *inside, *things, outer, *buds, heart))


def girdle() -> Picture:
    """One repeat of the printed hem: a tendril that swings between two rules, a blossom in each bend."""
    rules = join(block(0, 0, 96, 2.4), block(0, 37.6, 96, 2.4))
    wave = brush([(x, 20 - 8 * sin(pi * x / 48)) for x in range(-6, 103, 3)], 2.8, "even")
    sprig = _placed(mirror(curl()), 62, 26, 0.7, -12)
    sprigs = join(sprig, turn(sprig, 180, (48, 20)))
    blossoms = join(_placed(blossom(), 24, 27, 0.8), _placed(blossom(), 72, 13, 0.8))
    return one_ink(96, 40, meet(join(rules, wave, sprigs, blossoms), block(0, 0, 96, 40)))


def corner() -> Picture:
    """The corner of the hem and of a panel: a blossom that sends a tendril along either side."""
    arm = _placed(curl(), 15, 17, 0.86, 20)
    # The same along the other side: mirrored in the diagonal.
    crossed = turn(mirror(arm), -90)
    return one_ink(40, 40, meet(join(_placed(blossom(), 11, 11, 0.86, 45), arm, crossed), block(0, 0, 40, 40)))


def rule() -> Picture:
    """A rule that runs out to both ends, in its middle a blossom between two tendrils."""
    line = brush([(0, 12), (272, 12)], 3.4, lambda t: min(1.0, t / 0.86, (1 - t) / 0.03) if t else 0.0)
    bend = brush("M276 12C280 5 288 5 290 12", 2, "even")
    return one_ink(600, 24, join(both(join(line, bend, disc(281, 18, 1.8)), 300), _placed(blossom(), 300, 12, 0.94)))
