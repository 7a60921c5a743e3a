"""A child of the Bukovina going carolling in sheepskin and lambskin, and the lantern star it carries."""

from __future__ import annotations

import math

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import (
    Place,
    Shape,
    at,
    block,
    disc,
    grow,
    join,
    lozenge,
    meet,
    move,
    polygon,
    ring,
    rough,
    shape,
    shrink,
    soft,
)
from .scene import Print
from .stroke import blend, brush, strokes


def paper_star(out: Print, x: float, y: float, r: float) -> None:
    """Eight folded points, one half of each in shadow, tassels at the tips; a candle burns in the middle."""
    lit: list[Shape] = []
    dark: list[Shape] = []
    tassels: list[Shape] = []
    for k in range(8):
        angle, reach = math.pi * k / 4, r if k % 2 == 0 else r * 0.86
        tip = (x + reach * math.sin(angle), y - reach * math.cos(angle))
        for side, half in ((-1, lit), (1, dark)):
            edge = angle + side * math.pi / 8
            half.append(polygon((x, y), tip, (x + r * 0.54 * math.sin(edge), y - r * 0.54 * math.cos(edge))))
        tassels.append(disc(*tip, 2.9))
    whole = join(lit, dark)
    out.lay(grow(whole, 1.8), INK).lay(lit, IVORY).lay([shrink(piece, 0.5) for piece in dark], OXBLOOD)
    for tassel in tassels:
        out.keyed(tassel, OCHRE, 1.5)
    out.lay(disc(x, y, 14.4), INK).lay(disc(x, y, 12.6), OCHRE).lay(ring(x, y, 10.6, 1.2), OXBLOOD)
    out.lay(block(x - 2.4, y + 0.4, 4.8, 9.4), INK).lay(block(x - 1.3, y + 1.4, 2.6, 8.4), IVORY)
    flame = shape("M0 1C-4.4 -1 -4 -5 0 -9.6C3 -5.4 4.6 -1.4 0 1Z")
    out.lay(move(grow(flame, 1), x, y), INK).lay(move(flame, x, y), IVORY)


FACE = shape(
    "M2 -24C12 -25 19 -20 20.4 -12C21 -8.4 19.4 -6 20.2 -3.6C22 -1 27 -1.6 27.4 2C27.4 5.2 23.6 6 21 6.2"
    "C21.2 7.4 23.6 8.2 23.2 10.2C22.6 12 20 12.6 19.6 15C19.8 17 22 17.6 21.8 19.6C21.4 21 19.8 21 19.8 22.8"
    "C19.2 26.8 14.6 29.2 9 28.8"
    "C3 32 -6 33 -14 30L-22 10L-20 -14Z"
)
"""A child's head looking right, without the hair; the nose tip at (27, 2)."""

CAP = shape(
    "M23 -15C15 -21 3 -22 -5 -15C-12 -9 -14 0 -15 10C-22 12 -29 8 -31 0C-34 -12 -35 -26 -30 -38C-27 -47 -19 -56 -8 -55"
    "C4 -54 13 -45 18 -35C21.6 -28 23.6 -21 23 -15Z"
)
"""The lambskin cap, from the brow to the nape."""


def child_head(out: Print, place: Place) -> None:
    """Looking up and singing: round cheek, snub nose, mouth wide open; a fringe under a cap of lambskin."""
    out.keyed(place(FACE), IVORY, 1.9)
    mouth = shape("M19.6 10.6C16 11.6 11 10.8 7.2 11.6C8.2 17.2 13 20.4 18.6 19.2C17.6 16.8 17.6 13.4 19.6 10.6Z")
    out.lay(place(mouth), INK).lay(place(meet(disc(15.4, 19.4, 5.6, 4), shrink(mouth, 0.7))), OXBLOOD)
    out.lay(place(disc(2.6, 10.6, 5.4)), OXBLOOD)
    eye = shape("M6 -4.4C7.6 -10.4 13.6 -11.4 17 -7.4C15 -3 9.4 -1.6 6 -4.4Z")
    pupil = meet(disc(13.4, -7.4, 2.9), grow(eye, 0.3))
    lines = [
        pupil,
        brush("M4.4 -4C6.6 -11.6 13.4 -12.6 18.2 -7.6", 2.3, "belly"),
        brush("M7 -3.2C10 -1.8 13.6 -2.4 15.6 -4.8", 1.1),
        brush("M4.6 -12.6C8.4 -16.4 13.8 -16.6 18 -13.8", 2.2, "tail"),
        brush("M24 5.2C22.4 3.4 21 3.4 20.4 5", 1.3),
        brush("M19.2 23.2C17 22 15.6 22 14 22.8", 1.2),
        blend("M-8 14C-7 22 -3 27 2 29.4", "M-13 14C-12 22 -8 28 -3 30.6", 2, 1.5),
    ]
    out.lay(place(join(lines)), INK).lay(place(disc(14.4, -8.4, 0.9)), IVORY)
    fringe = shape("M22 -14C16 -16 12 -11 6 -13C2 -10 -1 -3 -3 5C-8 5 -13 8 -16 12L-18 -8L-2 -24L20 -22Z")
    out.keyed(place(soft(fringe, 0.5)), OCHRE, 1.5)
    locks = strokes(("M14 -19C10 -15 4 -14 0 -8", "M4 -20C-2 -15 -5 -8 -7 0", "M-6 -15C-10 -9 -11 -3 -12 4"), 1.4)
    out.carve(place(locks), place(fringe), INK)
    out.halo(place(CAP), INK, 1.8).lay(place(rough(CAP, 0.5, 3, 5)), IVORY)
    rows = ((-24, 0), (-26, -10), (-16, -6), (-26, -21), (-17, -17), (-8, -22), (-22, -32), (-13, -29), (-3, -32),
            (6, -28), (-16, -41), (-6, -43), (4, -40), (12, -33), (-9, -50), (-27, 7), (15, -25))  # fmt: skip
    curl = "M-4 2C-3.6 -3.4 3.4 -3.4 3.6 1C3 3.4 0 2.6 0 .6"
    curls = join(at(x, y)(brush(curl, 1.8)) for x, y in rows)
    out.carve(place(curls), place(CAP), INK, 1)


def mitten(out: Print, place: Place) -> None:
    """A knitted mitten closed about a pole at x 0, wrist at (-14, 4); 22 wide."""
    hand = soft(shape("M-13 -7C-8 -12 4 -12.6 9 -9C12.6 -5 12.6 5 9 9C3 12.4 -8 11.6 -13 9Z"), 1)
    out.keyed(place(hand), GREEN, 1.8)
    out.lay(place(join(lozenge(0.6, 0.4, 4.4, 5), [brush("M-9.6 -7C-8.6 -2 -8.6 3 -9.6 8", 1.5)])), IVORY)
    out.lay(place(lozenge(0.6, 0.4, 2, 2.4)), OXBLOOD)
    thumb = soft(shape("M-7 -8.6C-3 -14.6 4 -16 6.6 -13C7.6 -10 2 -7 -3 -4.6Z"), 0.8)
    out.keyed(place(thumb), GREEN, 1.6)


def coat(out: Print) -> None:
    """The child's sheepskin from behind the star pole: shoulders, wool down the front, a scarf in stripes."""
    body = shape("M2 148C3 122 12 104 32 97L66 96C84 101 94 118 96 148Z")
    out.halo(body, INK, 1.8).lay(rough(body, 0.3, 8, 2), OXBLOOD)
    folds = blend("M12 122C10 132 10 140 10 148", "M40 104C28 116 24 132 24 148", 4, 2, "tail", ragged=0.2, seed=2)
    out.carve(folds, body, INK)
    wool = brush("M74 98C82 112 84 130 84 150", 10, "even")
    out.keyed(meet(wool, grow(body, 2)), IVORY, 1.6)
    out.lay(strokes([f"M{x - 3} {y}C{x} {y - 3} {x + 2} {y - 1} {x + 3} {y + 2}" for x, y in
                     ((79, 104), (82, 113), (84, 123), (84, 133), (84, 141))], 1.5), INK)  # fmt: skip


def scarf(out: Print) -> None:
    """Wound about the neck, its end blown back."""
    end = shape("M30 96C20 98 12 94 2 100L-4 112C8 108 18 112 32 106Z")
    band = soft(shape("M27 88C38 99 58 103 76 96C80 99 79 106 75 109C58 115 36 111 24 101C22 96 23 91 27 88Z"), 1)
    for piece in (end, band):
        out.halo(piece, INK, 1.5).lay(rough(piece, 0.25, 6, 3), GREEN)
    stripes = join(blend("M36 92C34 98 33 103 34 109", "M70 95C70 101 70 106 71 111", 4, 2.2, "even"),
                   strokes(("M20 96C19 100 20 104 21 108", "M10 97C8 102 8 106 7 110"), 2, "even"))  # fmt: skip
    out.carve(stripes, join(end, band), IVORY, 0.6)


def sleeve(out: Print, path: str, hand: Place, width: float = 21) -> None:
    """A thick sleeve with a cuff of wool, and the mitten."""
    mitten(out, hand)
    arm = brush(path, width, lambda t: 1.08 - 0.2 * t)
    out.halo(arm, INK, 1.6).lay(rough(arm, 0.25, 7, 4), OXBLOOD)
    cuff = hand(soft(shape("M-21 -9L-12 -10.4L-10.6 11L-20 12Z"), 2))
    out.keyed(cuff, IVORY, 1.7)
    out.lay(hand(strokes(("M-18 -6L-14 -5", "M-17.6 -1L-13.6 0", "M-17.4 4.6L-13.4 5", "M-17 9L-13 9"), 1.4)), INK)
