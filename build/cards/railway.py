"""The rolling stock of about 1890: a tender engine and a carriage, both standing with the rail at y 0."""

from __future__ import annotations

import math

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import block, disc, join, polygon, rough, shape, soft
from .scene import Print
from .stroke import brush, line, pen, strokes


def wheel(out: Print, x: float, r: float, spokes: int = 8) -> None:
    """A spoked wheel standing on the rail at y 0."""
    out.halo(disc(x, -r, r), OXBLOOD, 1.2).lay(disc(x, -r, r), INK)
    out.lay(disc(x, -r, r - 1.5), OCHRE)
    turns = [math.pi * (k + 0.3) / spokes * 2 for k in range(spokes)]
    out.lay([line((x, -r), (x + (r - 1) * math.cos(a), -r + (r - 1) * math.sin(a)), 1.3) for a in turns], INK)
    out.lay(disc(x, -r, r * 0.32), INK)


def engine() -> Print:
    """A tender engine running to the left, its buffer at x 0, its rail at y 0, 100 long with the tender."""
    out = Print()
    boiler = soft(join(block(5, -32, 54, 15), block(3, -33, 13, 17)), 1)
    chimney = shape("M5 -32L6.4 -42L3 -51L19 -51L15.6 -42L17 -32Z")
    lip = block(1.6, -53, 18.8, 3.4, 1)
    dome = shape("M28 -31L28 -37C28 -42.6 40 -42.6 40 -37L40 -31Z")
    box = block(45, -37, 8, 6, 1)
    cab = shape("M56 -17L56 -44L79 -44L79 -38L76 -38L76 -12L56 -12Z")
    roof = shape("M52 -44C60 -49 76 -49 84 -44L84 -41.6L52 -41.6Z")
    frame = join(block(2, -17, 76, 6), polygon((2, -17), (10, -17), (4, -5), (-1, -5)), block(-3, -15, 5, 5))
    tender = join(block(81, -32, 26, 22, 1), polygon((81, -33), (107, -33), (109, -36), (79, -36)))
    coal = shape("M83 -34C86 -41 92 -38 95 -41C99 -43 104 -39 106 -34Z")
    body = join(boiler, chimney, lip, dome, box, cab, roof, frame, tender, coal)
    out.halo(body, OCHRE, 1.4).lay(rough(body, 0.15, 8, 3), INK)
    opening = polygon((60, -39), (72, -39), (72, -28), (60, -28))
    out.lay(opening, OCHRE)
    driver = join(
        disc(65.4, -33.6, 2.5),
        polygon((62, -28), (62.6, -31.4), (68.6, -31.4), (69.4, -28)),
        block(62.6, -37, 5.8, 1.8),
    )
    out.lay(driver, INK)
    bands = [line((x, -31.4), (x, -17.6), 1.3) for x in (18, 27, 36, 45, 54)]
    out.lay(bands, OCHRE).lay(block(3.4, -46.4, 15, 1.6), OCHRE)
    shine = strokes(
        ("M19 -28.6L54 -28.6", "M20 -25.6L42 -25.6", "M5 -29L14 -29", "M30 -38C31 -40 33 -40.4 35 -40.2"), 1.8
    )
    out.lay(shine, IVORY).lay(brush("M8.2 -34L7.6 -41L5.4 -48", 1.7, "tail"), IVORY)
    out.lay(strokes(("M83 -29L104 -29", "M83 -25L104 -25"), 1.5), OCHRE)
    out.lay(block(-2, -14.6, 78, 1.6), OXBLOOD)
    for x, r in ((11, 5.4), (23, 5.4), (39, 9), (58, 9), (87, 6), (101, 6)):
        wheel(out, x, r)
    rod = pen([(39, -6.6), (58, -6.6)], 1.9)
    out.halo(rod, INK, 1).lay(rod, IVORY)
    crosshead = pen([(17, -13.4), (39, -6.6)], 1.6)
    out.halo(crosshead, INK, 0.9).lay(crosshead, IVORY)
    out.halo(block(10, -17, 13, 8, 2), OXBLOOD, 1).lay(block(10, -17, 13, 8, 2), INK)
    out.lay(brush([(12, -14.6), (21, -14.6)], 1.6), IVORY)
    out.keyed(disc(1, -20.4, 3.6), IVORY, 1.6)
    return out


def carriage() -> Print:
    """An old carriage with six lit windows, 88 long."""
    out = Print()
    body = soft(
        join(block(2, -36, 84, 26, 1), shape("M0 -36C10 -42 78 -42 88 -36L88 -34L0 -34Z"), block(-6, -13, 10, 3)), 0.5
    )
    out.halo(body, OXBLOOD, 1.7).lay(rough(body, 0.15, 8, 5), GREEN)
    out.lay(
        join(block(2, -14, 84, 4.6), shape("M0 -36C10 -42 78 -42 88 -36L88 -33.4L0 -33.4Z"), block(-6, -13, 10, 3)), INK
    )
    out.lay(line((3, -18), (85, -18), 1.4), INK)
    for k in range(6):
        out.keyed(block(5.6 + 13.6 * k, -31, 9, 10.4, 1.6), OCHRE, 1.8)
    for k in (0, 2, 3):
        x = 10 + 13.6 * k
        out.lay(join(disc(x, -26, 2), shape(f"M{x - 3.4} -20.6C{x - 3} -24 {x + 3} -24 {x + 3.4} -20.6Z")), INK)
    for x in (14, 28, 62, 76):
        wheel(out, x, 5.6)
    return out
