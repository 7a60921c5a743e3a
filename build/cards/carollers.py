"""Children of the Bukovina going carolling in sheepskin and lambskin, and the lantern star they carry."""

from __future__ import annotations

import math

from .ink import INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import (
    Place,
    Shape,
    block,
    disc,
    grow,
    join,
    meet,
    move,
    polygon,
    ring,
    shape,
    shrink,
    soft,
)
from .outline import curve
from .scene import Print
from .stroke import blend, brush, resampled, strokes


def paper_star(out: Print, x: float, y: float, r: float) -> None:
    """Eight folded points, one half of each in shadow, tassels at the tips; a candle burns in the middle."""
    out.lay(disc(x, y, r + 3), INK)
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


def legs(out: Print, place: Place) -> None:
    """White trousers and laced moccasins, one foot before the other."""
    for path in (
        "M-10 -16L-2 -16L-2.4 -5L3 -2.4C4.6 -1 4 .6 2 .6L-9 .6Z",
        "M1 -16L10 -16L8.8 -5L14 -2.4C15.6 -1 15 .6 13 .6L2.6 .6Z",
    ):
        out.keyed(place(shape(path)), IVORY, 1.7)
    shoes = ("M-8.4 -3L-2.6 -4L3 -2.4C4.6 -1 4 .6 2 .6L-9 .6Z", "M3 -3L8.8 -4L14 -2.4C15.6 -1 15 .6 13 .6L2.6 .6Z")
    laces = strokes(("M-8.6 -7L-2 -9", "M-8.8 -11L-2 -13", "M2.8 -7L9 -9", "M2.4 -11L9.4 -13"), 1.4)
    out.lay(place(join([shape(shoe) for shoe in shoes], laces)), INK)


def coat(out: Print, place: Place, cloth: Ink) -> None:
    """A sheepskin coat to the knee, wool at the hem and down the front."""
    body = shape("M-9 -46C-14 -38 -16 -24 -17 -13C-8 -9.6 8 -9.6 17 -13C15.6 -26 14 -38 9 -46C4 -49 -4 -49 -9 -46Z")
    out.keyed(place(body), cloth, 2)
    mark = INK if cloth == IVORY else IVORY
    folds = blend(
        "M-8 -40C-12 -32 -13 -24 -13.6 -18", "M2 -42C1 -32 0 -24 -1 -18", 4, 1.7, "tail", start=0.1, ragged=0.12, seed=3
    )
    out.carve(place(folds), place(body), mark)
    hem = shape("M-17.4 -16.6C-8 -13 8 -13 17.4 -16.6L18 -11.6C8 -7.6 -8 -7.6 -18 -11.6Z")
    front = brush("M8 -46C10.6 -36 11.4 -26 11.6 -14", 4.6, "even")
    wool = OCHRE if cloth == IVORY else IVORY
    out.keyed(place(front), wool, 1.4).keyed(place(soft(hem, 0.8)), wool, 1.6)
    out.lay(place(strokes([f"M{x} -15.4L{x - 1} -10.6" for x in range(-13, 15, 5)], 1.4)), INK)
    girdle = shape("M-14.4 -31C-6 -28.4 6 -28.4 13.8 -31L14.4 -26.6C6 -24 -6 -24 -15 -26.6Z")
    out.keyed(place(girdle), OCHRE if cloth == OXBLOOD else OXBLOOD, 1.4)


def singing(out: Print, place: Place, cap: Ink, scarf: Ink) -> None:
    """A round head with red cheeks, eyes shut and mouth wide open in song, under a lambskin cap."""
    face = disc(0.6, -53.4, 11, 10.8)
    out.keyed(place(face), IVORY, 1.8)
    for x in (-6.6, 7.8):
        out.lay(place(disc(x, -49.4, 2.1)), OXBLOOD)
    mouth = disc(0.6, -47, 2.7, 3.1)
    out.lay(place(mouth), INK).lay(place(meet(disc(0.6, -45.2, 2.2, 1.7), mouth)), OXBLOOD)
    lids = [f"M{x - 2.9} -53.4C{x - 1.4} -57 {x + 1.4} -57 {x + 2.9} -53.4" for x in (-4, 5.2)]
    out.lay(place(join(strokes(lids, 1.8, "belly"), brush("M1 -54C1.8 -52.6 2 -51.8 .6 -51.4", 1.2))), INK)
    shawl = brush("M-9 -44C-4 -40 4 -40 9 -43", 6.4, "chisel")
    out.keyed(place(shawl), scarf, 1.5)
    dome = "M-11 -57.6C-12.6 -66 -12 -74 -9 -79C-6 -82.6 -1 -80 3 -78C9 -75 12 -68 11.4 -60"
    wool = [disc(x, y, 1.5) for x, y in resampled(curve(dome), 15)]
    fur = join(shape(dome + "C5 -61.6 -5 -60.6 -11 -58Z"), wool)
    out.halo(place(fur), INK, 1.6)
    if cap == INK:
        out.lay(place(grow(fur, 0.6)), IVORY)
    out.lay(place(shrink(fur, 0.4)), cap)
    spots = ((-7, -63), (1, -63.6), (7.4, -64.6), (-3.4, -68), (4, -69), (-7, -72), (0, -74), (-5, -77))
    curls = strokes(
        [f"M{x - 2.4} {y + 1.4}C{x - 2} {y - 1.6} {x + 2} {y - 1.6} {x + 2.4} {y + 1.4}" for x, y in spots], 1.7
    )
    out.lay(place(curls), IVORY if cap == INK else INK)


def arm(out: Print, place: Place, path: str, cloth: Ink, hand: tuple[float, float]) -> None:
    """A sleeve with its cuff of wool and a mitten."""
    out.keyed(place(brush(path, 10, lambda t: 0.75 + 0.25 * t)), cloth, 1.8)
    out.keyed(place(disc(*hand, 4.6)), OCHRE if cloth != OCHRE else IVORY, 1.6)


def caroller(out: Print, place: Place, cloth: Ink, cap: Ink, scarf: Ink) -> None:
    """A child looking to the right, 79 high, feet on y 0, without the arms."""
    legs(out, place)
    coat(out, place, cloth)
    singing(out, place, cap, scarf)
