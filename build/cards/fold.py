"""The fold at rest, for the night scenes: a sleeping sheep, the white sheepdog with his head up."""

from __future__ import annotations

from .ink import INK, IVORY, OXBLOOD
from .lino import at, block, cut, disc, grow, join, meet, rough, shape
from .scene import Print
from .stroke import blend, brush, strokes


def resting_sheep() -> Print:
    """A sheep asleep in the grass, her feet folded, 30 wide."""
    out = Print()
    tufts = [
        (-10, -5, 5.4),
        (-5, -10, 5.6),
        (2, -11.4, 5.8),
        (9, -9.4, 5.8),
        (12.6, -4, 5),
        (0, -4, 7),
        (7, -3, 6),
        (-7, -2.6, 5),
    ]
    wool = cut(join(disc(x, y, r) for x, y, r in tufts), block(-30, 2, 60, 20))
    head = shape("M-11 -10C-15 -12 -19 -8 -20.6 -3C-21 -.6 -18.6 .6 -16.6 -.6C-13.6 -2 -10.6 -4 -9.6 -7Z")
    ear = shape("M-11.4 -9.4C-9 -11.6 -5.4 -11.4 -3.6 -9.6C-6 -7.4 -9 -7.4 -11.4 -9.4Z")
    out.keyed(wool, IVORY, 1.6)
    curls = ("M-4 -8C-3 -5.6 0 -5.6 1 -8", "M4 -5C5 -2.6 8 -2.6 9 -5", "M-5 -2C-4 0 -1 0 0 -2")
    out.lay(strokes(curls, 1.4), INK).lay([head, ear], INK)
    out.lay(brush("M-16.4 -6.2C-15.4 -5.2 -14.4 -5.2 -13.4 -6", 1), IVORY)
    return out


def dog() -> Print:
    """A white sheepdog, lying with the head up, looking left; the paws on y 127."""
    out = Print()
    tail = brush("M178 122C192 126 200 118 196 108", 9, lambda t: 1 - 0.6 * t)
    body = shape(
        "M126 98C134 90 142 92 148 97C160 94 174 96 181 104C189 112 189 123 182 128L160 128L158 124L140 123"
        "L118 128"
                 "C109 129 107 122.6 112 121L127 117C122 110 122 104 126 98Z")  # fmt: skip
    head = shape(
        "M121 80C119 85 113 88 105 91C101.6 92.6 101.6 97.4 105 98.6C110 100 116 100 120 102.4"
        "C126 108 138 107 143 101"
                 "C149 94 147 83 141 78.6C134 74 125 74 121 80Z")  # fmt: skip
    near_ear = shape("M129 78C129 71 132 65 138 61C143 66 146 73 145 81C141 86 133 85 129 78Z")
    far_ear = shape("M121 80C120 73 121 67 124 62C129 65 133 70 134 76Z")
    lift = at(31, -28.6, 1, 13)
    thigh = "M160 126C156 114 164 104 176 106"
    ruff = blend(
        "M124 104C124 111 126 115 130 120", "M144 101C146 108 145 114 141 120", 5, 2, "tail", ragged=0.2, seed=3
    )
    out.halo([tail, body, lift(join(head, near_ear, far_ear))], INK, 1.8)
    out.lay(grow(tail, 0.2), IVORY).lay(rough(body, 0.35, 4, 5), IVORY)
    out.carve(ruff, body, INK, 0.6)
    out.lay(join(brush(thigh, 2.2, "tail"), brush("M112 124.6L118 123.4", 1.2), brush("M111.6 126.6L116 126", 1)), INK)
    shade = blend("M183 108C187 114 187 120 183 126", "M172 112C176 116 176 122 172 126", 3, 2, "lens")
    out.carve(shade, body, INK, 1)
    out.lay(lift(grow(far_ear, 1)), INK).lay(lift(far_ear), IVORY).lay(lift(grow(head, 1.1)), INK)
    out.lay(lift(rough(head, 0.2, 5, 6)), IVORY)
    collar = meet(lift(brush("M119 104C128 111 142 110 149 98", 4, "even")), grow(join(body, lift(head)), 0.8))
    out.keyed(collar, OXBLOOD, 1)
    out.halo(lift(near_ear), INK, 1).lay(lift(near_ear), IVORY)
    out.lay(
        lift(shape("M137.6 66C141 70 142.6 75 141.6 79.6C138 82.6 133.6 81.6 133 78.6C132.6 73.6 134.6 69 137.6 66Z")),
        INK,
    )
    dark = [
        shape("M103 91.6C100.6 92.6 100.8 96.6 103.4 97L107 94.6L106.6 90.8Z"),
        shape("M118.6 86C120.4 83.4 124.4 83.4 126 86C123.8 88.2 120.8 88.2 118.6 86Z"),
        strokes(("M106 96.8C111 96.4 115 96.8 118.6 99", "M118 82C121 79.6 124 79.6 127 81.6"), 1.4, "tail"),
    ]
    out.lay(lift(grow(dark[0], 1)), IVORY).lay(lift(join(dark)), INK)
    return out
