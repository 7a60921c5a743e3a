"""The skiz: the Capra, the New Year's goat-mummer, the only card on a full dark ground."""

from __future__ import annotations

import math
from typing import Final

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Place, Shape, at, block, disc, grow, join, lozenge, meet, move, rough, shape, turn
from .outline import Curve, curve
from .scene import Court, Figure, Print
from .stroke import between, blend, brush, resampled, strokes

CLOTH: Final[tuple[Ink, ...]] = (OXBLOOD, IVORY, GREEN, OCHRE, OXBLOOD, IVORY, GREEN, OXBLOOD, OCHRE, IVORY, OXBLOOD)
"""The strips of the cloak, from the breast to the back."""


def on_cloth(ink: Ink) -> Ink:
    """The ink to cut into a strip of that ink."""
    return INK if ink in (IVORY, OCHRE) else IVORY


def cloak(out: Print) -> None:
    """Strips of every rag of the village, hanging from the neck; each third one is a woven girdle."""
    breast, back = "M88 104C64 122 30 140 -4 196", "M132 80C164 90 192 118 212 190"
    for number, ink in enumerate(CLOTH):
        path = between(breast, back, number / (len(CLOTH) - 1))
        strip = brush(path, 20, lambda t: 0.32 + 0.68 * t, 24)
        out.lay(grow(strip, 1.2), INK).lay(strip, ink)
        if number % 3 == 1:
            spots = resampled(path, 15)[4:]
            woven = [turn(lozenge(0, 0, 2.2 + 0.22 * k, 3 + 0.25 * k), _slope(path)) for k in range(len(spots))]
            out.lay(
                [move(one, *spot) for one, spot in zip(woven, spots, strict=True)], OXBLOOD if ink != OXBLOOD else OCHRE
            )
        else:
            out.lay([brush(path[7:], 1.6), brush([(x + 4, y + 1) for x, y in path[13:]], 1.4)], on_cloth(ink))


def _slope(path: Curve) -> float:
    (ax, ay), (bx, by) = path[0], path[-1]
    return math.degrees(math.atan2(by - ay, bx - ax)) - 90


def fleece(out: Print) -> None:
    """The ruff of lamb's wool that hides where the pole begins, and the strap with its bells."""
    edge = resampled(curve("M84 116C104 120 136 112 152 90"), 9)
    tuft = shape("M-7 -6C-8.4 4 -6 12 .6 18C5 12 8.4 4 7 -6Z")
    lock = strokes(("M-2.6 0C-3 5 -2 9 -.4 13", "M2.4 0C3 4 2.6 7 1.6 10"), 1.5, "tail")
    for k, (x, y) in enumerate(edge[::-1]):
        place = at(x, y, 1, -44 + 9 * k)
        out.keyed(place(tuft), IVORY, 1.6).lay(place(lock), INK)
    strap = brush("M86 112C106 115 134 106 150 86", 7, "even")
    out.keyed(strap, OXBLOOD, 1.5).lay(brush("M89 112.4C106 114 132 106 148 88", 1.3), OCHRE)
    for x, y, size, angle in ((112, 124, 1.1, 4), (134, 116, 1.1, -12), (151, 100, 1.0, -26)):
        bell(out, at(x, y, size, angle))


def bell(out: Print, place: Place) -> None:
    """A brass bell hanging from (0, -9)."""
    body = shape("M-7.4 8C-6.2 3 -6.4 -5 0 -7C6.4 -5 6.2 3 7.4 8C3 10 -3 10 -7.4 8Z")
    out.keyed(place(disc(0, 10.4, 2.7)), IVORY, 1.3).keyed(place(join(body, disc(0, -7.6, 2.4))), OCHRE, 1.6)
    out.lay(
        place(join(brush("M-6.4 4.4C-3 6 3 6 6.4 4.4", 1.5, "even"), brush("M2 -4C3.4 -1 3.4 1 3.8 3", 1.6, "tail"))),
        INK,
    )


def ribbons(out: Print) -> None:
    """Streamers that fly from the tip of the horn as she leaps."""
    for path, ink, width in (
        ("M165 47C180 52 174 70 186 76C196 80 194 94 206 98", OXBLOOD, 8),
        ("M163 48C168 60 160 72 170 82C178 90 176 98 186 106", GREEN, 8),
        ("M166 44C180 40 184 54 204 52", OCHRE, 7.4),
    ):
        streamer = brush(path, width, lambda t: 0.62 + 0.38 * math.sin(2 + t * 8))
        out.lay(grow(streamer, 1.3), INK).lay(streamer, ink).lay(brush(curve(path)[3:-2], 1.4), on_cloth(ink))


def horn(out: Print, path: str, width: float, ink: Ink, rings: int, mark: Ink) -> None:
    """A horn, thick at its root, with the rings of its years."""

    def thick(t: float) -> float:
        return math.pow(1 - t, 0.55) * 0.95 + 0.05

    out.keyed(brush(path, width, thick, 40), ink, 1.8)
    spots, years = resampled(curve(path), 60), []
    for k in range(rings):
        i = 5 + round(k * 46 / rings)
        (x, y), (ax, ay), (bx, by) = spots[i], spots[i - 2], spots[i + 3]
        norm, half = math.hypot(bx - ax, by - ay), width / 2 * thick(i / 59) - 0.4
        dx, dy = (bx - ax) / norm, (by - ay) / norm
        bow = curve(
            f"M{x - dy * half} {y + dx * half}C{x - dy * half * 0.5 + dx * 5} {y + dx * half * 0.5 + dy * 5} "
            f"{x + dy * half * 0.4 + dx * 5} {y - dx * half * 0.4 + dy * 5} {x + dy * half * 0.8} {y - dx * half * 0.8}"
        )
        years.append(brush(bow, 2, "tail"))
    out.lay(join(years), mark)


def teeth(start: tuple[float, float], end: tuple[float, float], count: int, length: float) -> Shape:
    """A row of square wooden teeth; negative *length* points upwards."""
    out, (ax, ay), (bx, by) = [], start, end
    wide = (bx - ax) / count
    for k in range(count):
        x, y = ax + wide * k, ay + (by - ay) * (k + 0.5) / count
        out.append(block(x + 0.5, min(y, y + length), wide - 1, abs(length) * (1 - 0.05 * k)))
    return join(out)


def jaws(out: Print) -> None:
    """The clapper: the lower jaw hangs on its peg, the goatee below its tip."""

    def drop(piece: Shape) -> Shape:
        return turn(piece, -5, (104, 100))

    out.keyed(shape("M36 100C60 105 84 104 104 94L106 106C88 126 58 134 40 128Z"), OXBLOOD, 1.6)
    out.lay(brush("M106 100C90 112 74 118 58 118", 6.4, "tail"), INK)
    beard = [
        brush(f"M{46 + 4.6 * k} 128C{42 + 4 * k} 142 {50 + 3 * k} 148 {38 + 5 * k} {168 - 6 * abs(k - 1)}", 9, "tail")
        for k in range(4)
    ]
    out.keyed(drop(join(beard)), IVORY, 1.7)
    locks = [f"M{48 + 4.6 * k} 136C{45 + 4 * k} 143 {51 + 3 * k} 147 {43 + 5 * k} 158" for k in range(4)]
    out.lay(drop(strokes(locks, 1.6)), INK)
    lower = drop(teeth((46, 121), (68, 120), 3, -7.4))
    out.lay(grow(lower, 0.9), INK).lay(lower, IVORY)
    jaw = shape(
        "M36 118C35 115 38 113 41 115C44 121 48 122 54 122C74 121 90 114 103 101C112 107 110 119 99 126"
        "C84 135 62 138 47 135C39 133 36 126 36 118Z"
    )
    out.keyed(drop(rough(jaw, 0.25, 7, 2)), IVORY, 2)
    grain = blend("M48 127C66 129 86 124 101 110", "M50 132C68 134 86 129 100 119", 3, 1.7, "lens", ragged=0.08, seed=3)
    out.carve(drop(grain), drop(jaw), INK, 1)
    upper = teeth((40, 103.6), (86, 102), 6, 6.6)
    out.lay(grow(upper, 0.9), INK).lay(upper, IVORY)


def skull(out: Print) -> None:
    """The wooden head: long muzzle, ring eye, a painted bridle with lozenges."""
    head = shape(
        "M22 89C23 81 31 77 40 74C53 69 63 60 71 50C78 40 90 35 102 38C115 41 122 53 121 67C120 81 113 94 102 100"
        "C82 105 56 106 38 105C28 104 21 98 22 89Z"
    )
    out.keyed(rough(head, 0.25, 7, 4), IVORY, 2)
    nostril = shape("M27.4 88C28 82.6 34 80.6 38 84C37 89 32 92.4 27.4 88Z")
    lip = brush("M24.6 96C34 98.6 42 97 48 93", 2, "tail")
    ridge = blend("M42 79C54 75 64 67 72 57", "M46 84C57 80 66 73 72 66", 3, 1.8, "lens", ragged=0.1, seed=6)
    cheek = blend("M117 58C118 72 112 88 101 96", "M108 66C109 76 104 86 97 92", 4, 1.9, "lens", ragged=0.08, seed=4)
    out.carve(join(nostril, lip, ridge, cheek), head, INK, 0.6)
    for path in ("M57 66C61 76 64 90 63 104", "M62 88C78 87 94 90 108 95"):
        band = meet(brush(path, 8.6, "even"), head)
        out.lay(meet(grow(band, 1.2), head), INK).lay(band, OXBLOOD)
        spots = resampled(curve(path), 7)[1:-1]
        out.carve(join(lozenge(x, y, 2.2, 2.6) for x, y in spots), band, OCHRE, 0.4)
    out.keyed(star_ring(62.6, 88, 6.6), OCHRE, 1.5).lay(disc(62.6, 88, 2.1), OXBLOOD)
    for radius, ink in ((12.2, INK), (10.2, OCHRE), (7.4, IVORY)):
        out.lay(disc(85, 64, radius), ink)
    out.lay(disc(83.4, 64.4, 4.7), INK).lay(disc(81.6, 62.4, 1.4), IVORY)
    out.lay(brush("M70.6 60C71 50 82 46 91 48.6", 2.6, "tail"), INK)
    out.lay(join(disc(105, 100.6, 4.4)), INK).lay(disc(105, 100.6, 2.6), OCHRE)


def star_ring(x: float, y: float, r: float) -> Shape:
    """A boss with a scalloped rim."""
    petals = [disc(x + 0.62 * r * math.cos(a), y + 0.62 * r * math.sin(a), r * 0.4) for a in _eighths()]
    return join(disc(x, y, r * 0.7), petals)


def _eighths() -> list[float]:
    return [math.pi * k / 4 for k in range(8)]


def flower(out: Print, x: float, y: float, r: float, petal: Ink, heart: Ink) -> None:
    """A paper flower."""
    leaf = shape("M0 0C-5 -4 -5.4 -11 0 -12C5.4 -11 5 -4 0 0Z")
    petals = join(at(x, y, r / 12, 45 * k + 10)(leaf) for k in range(8))
    out.keyed(petals, petal, 1.6)
    veins = join(at(x, y, r / 12, 45 * k + 10)(brush("M0 -4L0 -10", 1.5, "lens")) for k in range(8))
    out.lay(veins, on_cloth(petal)).keyed(disc(x, y, r * 0.32), heart, 1.3)


def capra() -> Court:
    """The goat leaps out of the year: clapping jaw, ring eye, ribboned horns, cloak of rags, bells."""
    court = Court(nimbus=(94, 72), sky=INK)
    out = court.subject

    def tilt(piece: Shape) -> Shape:
        return at(104, 71, 0.93, 9)(move(piece, -100, -70))

    cloak(out)
    horn(out, "M94 50C76 40 68 24 80 13C88 5 102 5 110 14", 14, OXBLOOD, 7, IVORY)
    ear = shape("M112 62C126 52 150 58 168 78C152 90 128 88 114 78Z")
    out.keyed(ear, IVORY, 1.8)
    lining = shape("M122 67C134 63 148 69 158 78C146 83 132 81 122 75Z")
    out.lay(lining, OXBLOOD).carve(
        strokes(("M126 70C136 69 146 73 154 78", "M126 74C134 75 142 77 148 79"), 1.5), lining, IVORY, 0
    )
    fleece(out)
    ribbons(out)
    horn(out, "M100 52C96 28 112 8 138 9C158 10 172 26 163 48", 19, OCHRE, 9, INK)
    head = Print()
    jaws(head)
    skull(head)
    out.halo(tilt(head.silhouette()), INK, 1.2).stamp(head, tilt)
    knot = join(disc(164, 46, 4.2), brush("M158 44L170 47", 4.6, "lens"))
    out.keyed(knot, OXBLOOD, 1.4)
    sprig = [at(95, 37, 1, angle)(shape("M0 0C-5 -6 -5 -16 0 -22C5 -16 5 -6 0 0Z")) for angle in (-84, -52)]
    for leaf in sprig:
        out.keyed(leaf, GREEN, 1.5)
    flower(out, 116, 41, 10.5, IVORY, OXBLOOD)
    flower(out, 98, 36, 12.5, OXBLOOD, OCHRE)
    return court


SKIZ: Final[Figure | None] = capra
"""The half-figure: a ``Court`` with the sky ``INK`` and no suit sign."""
