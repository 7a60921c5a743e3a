"""The queen of spades: the voivode's lady under a long embroidered veil, with a sprig of basil."""

from __future__ import annotations

from .figure import FINE_FACE, brows, eyes, face, fist, mouth, nose
from .flowers import leaf, stem
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, Shape, at, both, cut, disc, join, lozenge, mirror, shape, turn
from .outline import curve
from .scene import Court, Print
from .stroke import blend, brush, resampled, strokes

MIDDLE = 96


def gown(out: Print) -> None:
    """The dress with its lozenges, and the red lining of the veil behind the neck."""
    lining = shape("M72 48L120 48C124 92 130 112 146 134L46 134C62 112 68 92 72 48Z")
    out.lay(lining, OXBLOOD)
    dark = blend("M64 118C72 104 76 92 76 78", "M78 122C82 112 84 104 84 96", 4, 2.6, "tail")
    out.carve(join(dark, mirror(dark, MIDDLE)), lining, INK, 0)
    dress = shape("M44 190C46 150 58 124 80 114L112 114C134 124 146 150 148 190Z")
    out.keyed(dress, GREEN, 2)
    spots = [(MIDDLE + 15 * k + 7.5 * (row % 2), 128 + 12.4 * row) for row in range(3) for k in range(-4, 5)]
    out.carve(join(cut(lozenge(x, y, 6.6, 6.4), lozenge(x, y, 4, 3.8)) for x, y in spots), dress, IVORY, 2)
    out.carve(join(lozenge(x, y, 2.2, 2) for x, y in spots), dress, OCHRE, 2)


def neck(out: Print) -> None:
    """Neck with the shadow of the chin, and the jewelled collar."""
    out.keyed(shape("M86.6 92L105.4 92L107 114C102 121 90 121 85 114Z"), IVORY, 1.5)
    out.lay(shape("M87 97C93 106 100 107 106 97.6L106.6 107C101 111 94 109 87 102Z"), INK)
    out.lay(strokes(("M97 111C101 112 104 111 106.4 108.6",), 1.2), INK)
    collar = shape("M70 111C80 123 112 123 122 111L130 124C116 141 76 141 62 124Z")
    out.keyed(collar, OCHRE)
    for k in range(-4, 5):
        x, y = MIDDLE + 7 * k, 129.4 - abs(k) ** 1.7 * 0.66
        out.lay(lozenge(x, y, 2.5, 3.7), INK if k % 2 else OXBLOOD)
    beads = [disc(MIDDLE + 5.2 * k, 120.4 - 0.3 * k * k, 2.5) for k in range(-4, 5)]
    for bead in beads:
        out.keyed(bead, IVORY, 1.3)


def tress(out: Print, place: Place) -> None:
    """The left half of the hair from the temple to the breast, in one heavy wave."""
    hair = shape(
        "M-14 -20C-24 -14 -25 2 -25 14C-25 26 -29 34 -27 46C-26 52 -22 56 -18 58C-13 52 -14 44 -13.6 36"
        "C-13 28 -15 22 -14.6 14Z"
    )
    out.halo(place(hair), IVORY, 1.1).lay(place(hair), INK)
    waves = blend("M-22 2C-22 16 -26 34 -24 48", "M-18.6 8C-17 22 -18 36 -17.4 52", 3, 1.9, "lens", ragged=0.06, seed=4)
    out.carve(place(waves), place(hair), OCHRE, 0.6)


def diadem(out: Print, place: Place) -> None:
    """A tall diadem of three arches with pearls, and pearl strings from its ends."""
    body = shape(
        "M-22 -16C-9 -23 9 -23 22 -16L27 -33C25 -41 16 -43 11.4 -37C12 -45 6 -51 0 -55C-6 -51 -12 -45 -11.4 -37"
        "C-16 -43 -25 -41 -27 -33Z"
    )
    out.keyed(place(body), OCHRE, 1.9)
    out.lay(place(both(join(disc(18.6, -32.6, 2.8), brush("M12.6 -28C14.6 -34 23 -36 24 -29", 1.3)))), INK)
    out.lay(place(join(brush("M-7.4 -31C-8 -39 -4 -44 0 -47.4C4 -44 8 -39 7.4 -31", 1.5))), INK)
    out.keyed(place(lozenge(0, -36.6, 4, 6)), OXBLOOD, 1.4)
    out.lay(place(brush("M-24 -22C-9 -29.6 9 -29.6 24 -22", 1.6, "even")), INK)
    gems = [(0, -24.6), (7.4, -24), (14.6, -22), (-7.4, -24), (-14.6, -22)]
    out.lay(place(join(lozenge(x, y, 2.2, 1.9) for x, y in gems)), INK)
    for x, y, r in ((0, -57.4, 2.9), (21, -42, 2.5)):
        out.keyed(place(both(disc(x, y, r)) if x else disc(x, y, r)), IVORY, 1.4)
    for side in (-1, 1):
        for k in range(6):
            out.keyed(place(disc(side * (24.4 + 0.3 * k), -12 + 6 * k, 2.9)), IVORY, 1.4)
        out.keyed(place(lozenge(side * 26.4, 25, 3.6, 5.4)), OXBLOOD, 1.5)


def head(out: Print, place: Place) -> None:
    """Hair parted in the middle, the face, plaits."""
    hair = shape("M-20 4C-24 -18 -13 -28 0 -28C13 -28 24 -18 20 4C22 12 18 20 14 22L-14 22C-18 20 -22 12 -20 4Z")
    out.halo(place(hair), IVORY, 1).lay(place(hair), INK)
    face(out, place, FINE_FACE, 1.6)
    bands = shape("M0 -26C-13 -26 -22 -16 -18.6 3C-16 -8 -9 -14.4 0 -17.6C9 -14.4 16 -8 18.6 3C22 -16 13 -26 0 -26Z")
    out.lay(place(bands), INK)
    combed = blend("M1.8 -21.4C9 -19 15.6 -13 17.6 -4", "M2 -18.6C8 -16 13 -12 16.2 -6", 2, 1.4)
    out.lay(place(both(combed)), OCHRE)
    eyes(out, place, 8.8, 2.5, lashes=True)
    brows(out, place, 2.2, -7.6, 3.6)
    nose(out, place, 11.6, 4)
    mouth(out, place, 18, 5.2, full=True)
    out.lay(place(brush("M-2.4 24C-.8 25 .8 25 2.4 24", 1.1)), INK)


def veil(out: Print, panel: Shape, first: str, last: str) -> None:
    """One side of the veil with its long folds."""
    out.keyed(panel, IVORY, 2)
    out.carve(blend(first, last, 6, 2.2, "lens", start=0.05, ragged=0.16, seed=2), panel, INK, 1.2)


def hem(out: Print, panel: Shape, path: str) -> None:
    """A woven band across the veil: lozenges on oxblood between two lines."""
    out.carve(brush(path, 15, "even"), panel, IVORY, 1)
    out.carve(brush(path, 12.4, "even"), panel, INK, 1)
    out.carve(brush(path, 9.6, "even"), panel, IVORY, 1)
    out.carve(brush(path, 7.6, "even"), panel, OXBLOOD, 1)
    spots = resampled(curve(path), 7)
    out.carve(join(turn(lozenge(x, y, 2.8, 2.6), 30, (x, y)) for x, y in spots), panel, IVORY, 1.4)


def sprig(out: Print) -> None:
    """Basil, bending to the light; sleeve, cuff and the fine hand that holds it."""
    stem(out, "M166 112C166 92 164 74 158 54")
    for x, y, angle, size in (
        (158, 56, -14, 1.12),
        (160, 66, -66, 0.8),
        (161, 66, 44, 0.84),
        (164, 82, -72, 0.98),
        (164, 82, 54, 1),
    ):
        leaf(out, at(x, y, size, angle))
    sleeve = shape("M132 192C140 160 152 138 160 124L184 124C192 138 198 160 202 192Z")
    out.keyed(sleeve, GREEN)
    cuff = shape("M158 115L185 116L188 128L155 127Z")
    out.keyed(cuff, OCHRE, 1.6)
    out.carve(join(lozenge(160 + 7.4 * k, 121.4, 2.3, 3) for k in range(4)), cuff, OXBLOOD, 0.8)
    fist(out, at(166, 106, 1.05))


def queen() -> Court:
    """Veil, diadem, pearls, basil."""
    court = Court(nimbus=(MIDDLE, 66), sign=(27, 35, 15))
    out, place = court.subject, at(MIDDLE, 72, 1.14)
    gown(out)
    neck(out)
    head(out, place)
    left = shape(
        "M82 32C62 34 54 54 54 78C53 102 40 120 22 132C6 144 -4 160 -8 190L44 190C46 160 52 142 62 122"
        "C69 106 69 92 69 78C69 62 72 50 84 42Z"
    )
    right = shape(
        "M110 32C130 34 138 54 138 78C139 98 146 110 160 118C180 128 198 150 206 190L148 190C148 160 140 142 130 122"
        "C123 106 123 92 123 78C123 62 120 50 108 42Z"
    )
    veil(out, left, "M60 56C54 90 50 110 22 136C8 150 2 168 0 190", "M67 60C64 96 64 112 52 138C44 156 42 172 42 190")
    veil(
        out, right, "M132 56C136 90 142 106 162 122C184 138 196 160 200 190",
        "M125 60C128 96 128 112 140 138C146 156 148 172 150 190",
    )  # fmt: skip
    hem(out, left, "M32 112C42 118 54 128 64 140")
    tress(out, place)
    tress(out, at(MIDDLE, 72, 1.14, flip=True))
    diadem(out, place)
    sprig(out)
    return court
