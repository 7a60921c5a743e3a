"""The back: a painted egg of Bukovina unrolled into a carpet of lozenges, with the eight-pointed star in its middle."""

from __future__ import annotations

from .face import HEIGHT, WIDTH, Face
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Shape, block, both, cut, join, lozenge, meet, move, rough, scale, shape, shrink, star, turn
from .lino import disc as round_
from .scene import Mark, Print
from .stroke import brush

MIDDLE = (WIDTH / 2, HEIGHT / 2)
FIELD = block(22, 22, WIDTH - 44, HEIGHT - 44, 2)


def _four(part: Shape) -> Shape:
    """A part of the upper left quarter, in all quarters."""
    left = both(part, MIDDLE[0])
    return join(left, scale(left, 1, -1, about=MIDDLE))


def teeth() -> Shape:
    """The row of wolf's teeth in the border."""
    across, down = 22, 44
    wide, high = (WIDTH - 44) / across, (HEIGHT - 44) / down
    top = [
        shape(f"M{22 + wide * k} 22.4L{22 + wide * (k + 0.5)} 13.4L{22 + wide * (k + 1)} 22.4Z")
        for k in range(across // 2)
    ]
    side = [
        shape(f"M22.4 {22 + high * k}L13.4 {22 + high * (k + 0.5)}L22.4 {22 + high * (k + 1)}Z")
        for k in range(down // 2)
    ]
    return _four(join(top, side))


def carpet(field: Shape) -> Print:
    """The lattice of lozenges: stars and four-petalled flowers in turn."""
    columns, rows = 4, 6
    left, top, right, bottom = field.bounds
    wide, high = (right - left) / columns, (bottom - top) / rows
    petal = shape("M0 -2.4C4.6 -6 4 -11 0 -14.6C-4 -11 -4.6 -6 0 -2.4Z")
    lattice, frames, stars, flowers, seeds = [], [], [], [], []
    for row in range(-1, 2 * rows + 2):
        for column in range(-1, columns + 2):
            x, y = left + wide * (column + 0.5 * (row % 2)), top + high * row / 2
            a, b = wide / 2, high / 2
            lattice.append(cut(lozenge(x, y, a + 0.8, b + 1.1), lozenge(x, y, a - 0.9, b - 1.2)))
            frames.append(cut(lozenge(x, y, a - 4, b - 5.4), lozenge(x, y, a - 5.6, b - 7.6)))
            if row % 2:
                stars.append(cut(star(x, y, 12.4), star(x, y, 6.6)))
                seeds.append(star(x, y, 3.4))
            else:
                flowers += [move(turn(petal, 90 * k), x, y) for k in range(4)]
                seeds.append(round_(x, y, 1.7))
    out = Print().lay(lattice, IVORY).lay(frames, INK).lay(stars, IVORY).lay(flowers, OCHRE).lay(seeds, OCHRE)
    out.marks = [Mark(meet(mark.shape, field), mark.ink) for mark in out.marks]
    return out


def medallion() -> Print:
    """The ink lozenge with the star and two opposed scrolls."""
    x, y = MIDDLE
    out = Print()
    for a, b, ink in ((64, 96, IVORY), (62, 93, INK), (56, 84, OCHRE), (53.6, 80.4, INK)):
        out.lay(lozenge(x, y, a, b), ink)
    shares = [(k + 0.5) / 9 for k in range(9)]
    out.lay(_four(join(lozenge(x - 59 * (1 - t), y - 88.5 * t, 1.5, 2.2) for t in shares)), IVORY)
    for r, ink in ((34, IVORY), (29, OXBLOOD), (19, IVORY), (14, INK), (7.6, OCHRE)):
        out.lay(star(x, y, r), ink)
    scroll = brush("M-3 -42C-12 -46 -14 -40 -20 -34C-22 -32 -25 -33 -25 -36", 2.6, "tail")
    out.lay(_four(move(scroll, x, y)), OCHRE)
    for away, size, ink in ((45, 3.4, OCHRE), (54, 2.6, IVORY), (62, 1.9, OCHRE)):
        out.lay(_four(lozenge(x, y - away, size, size * 1.5)), ink)
    out.lay(_four(lozenge(x - 40, y, 2.2, 3.3)), OCHRE).lay(_four(lozenge(x - 46.4, y, 1.5, 2.3)), GREEN)
    return out


def back_face() -> Face:
    """The card's other side."""
    face = Face()
    border = rough(block(9, 9, WIDTH - 18, HEIGHT - 18, 3), 0.35, 6, "back")
    border = meet(border, turn(border, 180, MIDDLE))
    out = Print().lay(border, INK).lay(teeth(), OCHRE)
    out.lay(_four(star(17, 17, 5)), IVORY)
    out.lay(block(20.4, 20.4, WIDTH - 40.8, HEIGHT - 40.8, 2), INK).lay(shrink(FIELD, 0.4), IVORY)
    field = shrink(FIELD, 2.4)
    out.lay(field, OXBLOOD)
    out.marks += carpet(field).marks + medallion().marks
    return face.add(out.marks)
