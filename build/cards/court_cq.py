"""The queen of clubs: a mountain bride under a crown of roses with ribbons, who bears loaf and salt on a towel."""

from __future__ import annotations

from .figure import brows, mouth, nose
from .flowers import leaf, rose
from .hands import bearing_hand, thumb
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, Shape, areas, at, both, disc, join, lozenge, shape, shrink
from .needlework import beads, hem
from .outline import curve
from .scene import Court, Print
from .stroke import blend, brush, resampled, strokes
from .visages import POINTED_FACE, bare, lowered_eyes

MIDDLE = 112


def dress(out: Print) -> None:
    """A linen blouse, its full sleeves sewn with a green band."""
    sleeve = shape("M-22 112C-54 114 -80 130 -88 156C-92 170 -94 180 -94 192L-30 192C-34 160 -28 134 -16 114Z")
    for flip in (False, True):
        half = Print()
        half.keyed(sleeve, IVORY, 2)
        hem(half, sleeve, "M-54 104C-66 122 -74 138 -78 160", 7, 10, GREEN, IVORY)
        folds = blend("M-34 116C-52 128 -60 150 -62 176", "M-24 122C-36 140 -38 160 -38 184", 4, 2, "head", ragged=0.1)
        half.carve(folds, sleeve, INK, 1.2)
        out.stamp(half, at(MIDDLE, 0, flip=flip))


def neck(out: Print) -> None:
    """Neck, shadow of the chin, shirt yoke and four strings of beads."""
    out.keyed(shape("M102 92L122 92L126 116C120 130 104 130 98 116Z"), IVORY, 1.5)
    out.lay(shape("M103 97C109 107 118 108 122.4 97.6L123 106C118 111 109 109 103 103Z"), INK)
    yoke = shape("M95 110C102 120 122 120 129 110L132 118C126 136 118 144 112 148C106 144 98 136 92 118Z")
    out.keyed(yoke, IVORY, 1.6)
    for path, count, ink in (
        ("M95 119C101 148 123 148 129 119", 9, OXBLOOD),
        ("M97 112C102 133 122 133 127 112", 8, OCHRE),
        ("M100 105C104 116 120 116 124 105", 7, OXBLOOD),
    ):
        beads(out, resampled(curve(path), count), 3, ink)


def plait(out: Print, place: Place) -> None:
    """The left plait, from behind the ear down to the breast, a bow at its end."""
    ends = ("M-25 63C-30 70 -32 76 -31 84L-27 81L-24 85C-23 76 -23 70 -23 63Z",)
    out.keyed(place(shape(ends[0])), OXBLOOD, 1.5)
    strands, gouges = [], []
    for k in range(5):
        x, y, size = -20 - 1.1 * k, 16 + 10 * k, 7 - 0.5 * k
        left = shape(f"M0 4C-2 1 -4 -1 -{size} -4C-{size + 2} 5 -3 9 -.5 10.4Z")
        strands.append(at(x, y)(both(shrink(left, 0.3))))
        gouges.append(at(x, y)(both(brush(f"M-{size - 1.2} -1C-{size - 1} 3 -3 6 -2 7", 1.5))))
    out.halo(place(join(strands)), IVORY, 1).lay(place(join(strands)), INK).lay(place(join(gouges)), OCHRE)
    out.keyed(place(disc(-25, 65, 4.4)), OXBLOOD, 1.4)


def ribbons(out: Print) -> None:
    """Ribbons that fall from the crown behind the shoulders, each with its own pattern, blown a little to the right."""
    for path, ink, mark in (
        ("M146 40C164 58 158 84 172 106C178 118 186 128 196 134", GREEN, IVORY),
        ("M142 44C154 64 148 92 158 112C164 124 172 132 180 142", IVORY, OXBLOOD),
        ("M137 48C144 68 138 94 146 116C150 128 156 136 162 146", OXBLOOD, OCHRE),
        ("M86 46C78 64 84 92 74 118", OXBLOOD, OCHRE),
    ):
        band = brush(path, 10, "even")
        out.keyed(band, ink, 1.5)
        out.lay(join(lozenge(x, y, 2.4, 3.4) for x, y in resampled(curve(path), 12)[1:-1]), mark)


def crown(out: Print, place: Place) -> None:
    """Roses in a wreath with a row of pearls; leaves and berries stand up at the back."""

    def sprig(x: float, y: float, size: float, angle: float) -> Place:
        return lambda s: place(at(x, y, size, angle)(s))

    for x, y, angle in ((-20.0, -28.0, -42.0), (-11, -32, -20), (0, -34, 0), (11, -32, 20), (20, -28, 42)):
        leaf(out, sprig(x, y, 0.95, angle))
    berries = Print()
    beads(berries, ((-18, -45), (-6.4, -50), (6.4, -50), (18, -45)), 3.4, OCHRE)
    out.stamp(berries, place)
    wreath = shape("M-29 -12C-31 -32 -14 -38 0 -38C14 -38 31 -32 29 -12C18 -24 -18 -24 -29 -12Z")
    out.keyed(place(wreath), GREEN, 1.8)

    for x, y, angle in (
        (-29, -22, -70),
        (29, -22, 70),
        (-27, -12, -130),
        (27, -12, 130),
    ):
        leaf(out, sprig(x, y, 0.52, angle))
    for rx, ry, size, ink, light in (
        (-25.0, -18.0, 0.66, OXBLOOD, IVORY),
        (25, -18, 0.66, OXBLOOD, IVORY),
        (-13.5, -27, 0.72, IVORY, INK),
        (13.5, -27, 0.72, IVORY, INK),
        (0, -30, 0.9, OXBLOOD, IVORY),
    ):
        rose(out, sprig(rx, ry, size, 8 * rx), ink, light)
    pearls = Print()
    beads(pearls, resampled(curve("M-22 -13C-12 -20.6 12 -20.6 22 -13"), 9), 2.2, IVORY)
    out.stamp(pearls, place)


def head(out: Print, place: Place) -> None:
    """Dark hair combed from the parting, the young face."""
    out.halo(place(shape("M-20 20C-26 2 -24 -28 0 -28C24 -28 26 2 20 20Z")), IVORY, 1)
    out.lay(place(shape("M-20 20C-26 2 -24 -28 0 -28C24 -28 26 2 20 20Z")), INK)
    bare(out, place, POINTED_FACE)
    bands = shape("M0 -24C-14 -24 -22 -14 -18.4 7C-16.6 -5 -9 -12 0 -15C9 -12 16.6 -5 18.4 7C22 -14 14 -24 0 -24Z")
    out.lay(place(bands), INK)
    out.lay(place(both(strokes(("M6 -15.6C12 -12 15.6 -7 17.4 -1",), 1.3))), OCHRE)
    lowered_eyes(out, place, 8.8, 0)
    brows(out, place, 2, -8.4, 2.4, tilt=-0.8)
    nose(out, place, 11.8, 3.2)
    mouth(out, place, 18.8, 4, full=True)
    out.lay(place(brush("M-2.4 24C-.8 25 .8 25 2.4 24", 1.1)), INK)
    for side in (-1, 1):
        out.keyed(place(disc(side * 18.4, 12, 2.6)), OCHRE, 1.3)


def loaf(out: Print) -> None:
    """A plaited round loaf with a salt cellar in its middle, on an embroidered towel over the hand."""
    sleeve = shape("M-2 192C4 168 14 150 22 140L54 140C60 154 66 172 68 192Z")
    out.keyed(sleeve, IVORY, 2)
    out.carve(blend("M50 142C56 156 60 172 60 188", "M42 144C44 158 46 174 46 188", 3, 2, "head"), sleeve, INK)
    cuff = shape("M19 123L57 123L58 140L18 140Z")
    out.keyed(cuff, IVORY, 1.8)
    hem(out, cuff, "M17 131.4L60 131.4", 6, 9, GREEN, IVORY)
    towel = shape(
        "M5 90C14 96 62 96 71 90L72 124C66 127 62 127 58 124L56 103C46 104 30 104 20 103L18 124C16 127 8 127 4 124Z"
    )
    out.keyed(towel, IVORY, 1.8)
    for x in (12.0, 64.0):
        out.lay(join(lozenge(x, 112, 6, 5)), OXBLOOD).lay(lozenge(x, 112, 2.4, 2), IVORY)
        out.lay(
            strokes([[(x - 6.6, 119.6), (x + 6.6, 119.6)], [(x - 6.6, 104.4), (x + 6.6, 104.4)]], 1.7, "even"), OXBLOOD
        )
    bearing_hand(out, at(37, 115, 1.06, flip=True))
    bread = shape("M4 84C4 66 20 58 38 58C56 58 72 66 72 84C72 92 60 95 38 95C16 95 4 92 4 84Z")
    out.keyed(bread, OCHRE, 2)
    shade = blend("M66 72C72 82 66 91 50 92", "M60 70C64 80 58 88 46 90", 3, 2.4, "lens")
    out.carve(shade, bread, INK, 0.8)
    for k in range(6):
        x = 9 + 10.4 * k
        twist = shape(
            f"M{x - 3} 84C{x - 2} 76 {x + 5} 74 {x + 11} 77C{x + 10} 84 {x + 5} 89 {x - 1} 89"
            f"C{x - 3} 88 {x - 4} 86 {x - 3} 84Z"
        )
        out.keyed(twist, OCHRE, 1.5)
        out.lay(brush(f"M{x} 85C{x + 2} 80 {x + 5} 78 {x + 8} 78.4", 1.3), INK)
    out.lay(strokes(("M12 74C13 69 17 65 22 63",), 2), IVORY)
    salt = shape("M25 49C29 46 31 41.4 35 40C38 38 42 38.4 44.6 41C48 43 50 46.6 53 49Z")
    out.keyed(salt, IVORY, 1.6)
    out.carve(
        strokes(("M45 43C46.4 45 48 46.6 50 48", "M40.6 42C42 44.4 43.6 46.6 45 48"), 1.5, "tail"), salt, INK, 0.6
    )
    cellar = shape("M23 47L55 47C54 55 50 58 45 58.6L51 64L27 64L33 58.6C28 58 24 55 23 47Z")
    out.keyed(cellar, OXBLOOD, 1.8)
    out.lay(join(lozenge(39 + x, 52.4, 2.7, 3) for x in (-8, 0, 8)), OCHRE)


def plain(form: Shape) -> Shape:
    """The form with fewer points: the bride wears so much that her card would weigh too much."""
    return areas(form.simplify(0.12))


def queen() -> Court:
    """Flower crown, ribbons, plaits, loaf and salt."""
    court = Court(nimbus=(MIDDLE, 66), sign=(177, 32, 14))
    out, place = Print(), at(MIDDLE, 70, 1.1)
    ribbons(out)
    dress(out)
    neck(out)
    head(out, place)
    plait(out, place)
    plait(out, at(MIDDLE, 70, 1.1, flip=True))
    crown(out, place)
    loaf(out)
    thumb(out, at(17, 108, 1.0, -12))
    court.subject.stamp(out, plain)
    return court
