"""The cavalier of clubs: an old hornblower of the mountains looks back over a grey horse that throws its head up."""

from __future__ import annotations

from .figure import profile
from .heads import ear
from .horse_poses import RAISED, nodding
from .horses import GREY, bridle, rein
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, Shape, at, disc, join, lozenge, meet, rough, shape, turn
from .needlework import hem
from .riders import horn_hand
from .scene import Court, Print
from .stroke import blend, brush
from .texture import fringe

LIPS = (157.6, 84.0)
"""The beginning of the horn."""


def long_horn(out: Print) -> None:
    """A horn of spruce staves bound with birch bark, opening towards the top; to be mirrored."""
    horn = shape(
        "M143.6 82L139.6 84.6C132 68 121 52 111 38C105 29 97 20 89 16C93 8 102 2 112 1"
        "C113 12 117 24 122 33C130 48 138 64 143.6 82Z"
    )
    out.halo(horn, IVORY, 1.2).keyed(horn, OCHRE, 1.9)
    dark = blend(
        "M141 79C135 63 127 48 119 34C114 25 111 14 110 4", "M139 78C133 64 124 49 115 36C110 28 106 18 103 9", 2, 1.9
    )
    out.carve(dark, horn, INK, 0.8)
    for x, y, r in ((101.6, 18, 16), (111, 31, 11), (116.6, 41, 10), (135, 72.6, 6)):
        hoop = brush([(x - r, y + r * 0.62), (x + r, y - r * 0.62)], 4, "even")
        out.keyed(meet(hoop, horn), IVORY, 1.2)
    mouth = shape("M89 16C93 8 102 2 112 1C112 7 108 12 102 15C97 18 93 18 89 16Z")
    out.keyed(mouth, INK, 1)
    out.lay(brush("M92 14.6C96 8 103 4.6 109.6 3.6", 1.8), OXBLOOD)


def hat(out: Print, place: Place) -> None:
    """A broad felt hat with a woven band and a tuft of feathers at the back."""
    for path, ink, light in (
        ("M12 -36C16 -50 26 -58 40 -60C37 -50 30 -40 22 -32Z", OXBLOOD, IVORY),
        ("M4 -38C1 -52 7 -64 20 -71C22 -57 21 -45 14 -34Z", IVORY, INK),
    ):
        plume = shape(path)
        out.keyed(place(plume), ink, 1.7)
        cuts = join(
            brush("M16 -34C22 -46 28 -52 37 -57", 1.8, "tail"), brush("M10 -36C9 -50 12 -58 18 -66", 1.8, "tail")
        )
        out.carve(place(cuts), place(plume), light, 0.8)
    crown = shape("M-16 -22C-18 -36 -12 -46 2 -48C16 -50 28 -42 31 -16Z")
    out.halo(place(crown), IVORY, 1.3).lay(place(crown), INK)
    out.lay(place(blend("M8 -45C18 -44 24 -36 26 -26", "M4 -42C12 -41 18 -35 20 -28", 3, 1.9, "lens")), IVORY)
    band = shape("M-17 -18C-4 -24 14 -24 30 -14L29.6 -22C14 -31 -4 -31 -16.6 -26Z")
    out.keyed(place(band), GREEN, 1.5)
    spots = ((-9, -24.6), (0, -26.6), (9, -26.4), (18, -23.8), (25, -20.2))
    out.lay(place(join(lozenge(x, y, 2.6, 2.8) for x, y in spots)), IVORY)
    brim = shape(
        "M-35 -8C-28 -18 -12 -21 4 -20C22 -19 38 -12 45 0C40 2 34 -1 29 -4C16 -13 -4 -15 -18 -10C-25 -7 -32 -4 -35 -8Z"
    )
    out.halo(place(brim), IVORY, 1.2).lay(place(brim), INK)
    out.lay(place(brush("M-29 -10C-14 -17.4 10 -18 35 -5", 1.6)), IVORY)


def white_beard(out: Print, place: Place) -> None:
    """White hair to the collar, a long beard, a moustache that hangs into it."""
    fall = shape("M-14 -20C-6 -14 -1 -8 -1 -2C-1 4 0 8 3 11L8 12C5 20 6 28 9 36C18 40 30 36 34 28C35 12 33 -12 24 -24Z")
    out.keyed(place(fall), IVORY, 1.7)
    locks = blend("M13 -6C16 6 10 22 13 33", "M27 -12C31 4 32 16 30 27", 4, 2, "lens", start=0.03, ragged=0.05)
    out.carve(place(locks), place(fall), INK, 1)
    ear(out, place)
    beard = rough(
        shape("M2 4C-1 11 -6 13 -12 13C-17 13.4 -22 15 -25 18C-28 27 -27 40 -19 54C-9 50 3 42 8 29C8 20 6 12 2 4Z"),
        0.5,
        5,
        8,
    )
    out.keyed(place(beard), IVORY, 1.8)
    strands = blend("M-22 20C-25 32 -22 42 -18 50", "M1 9C6 20 4 32 -6 44", 6, 2, "lens", ragged=0.08, seed=3)
    out.carve(place(strands), place(beard), INK, 0.7)
    lip = shape("M-23 12.6C-18 10.6 -12 12 -7 17C-5 21 -6 26 -9 30C-11 24 -15 20 -22 18.6C-24 17 -24.4 14 -23 12.6Z")
    out.keyed(place(lip), IVORY, 1.5)
    out.lay(place(brush("M-20 15C-14 15 -10.6 19 -9.6 25", 1.4)), INK)


def rider() -> Print:
    """Looking left, to be mirrored: green cloak, a fleece over the shoulders, a shirt sewn in red."""
    out = Print()
    cloak = shape("M96 192C102 144 118 118 142 106L176 104C204 112 222 134 230 192Z")
    out.keyed(cloak, GREEN, 2)
    folds = blend("M192 120C206 134 218 158 220 188", "M170 116C182 134 188 158 188 188", 6, 2.8, "head", ragged=0.1)
    out.carve(folds, cloak, INK)
    shirt = shape("M142 106L160 108C152 124 146 140 142 166L120 166C124 140 130 120 142 106Z")
    out.keyed(shirt, IVORY, 1.6)
    hem(out, shirt, "M150 108C140 124 134 142 131 166", 7, 7, OXBLOOD, OCHRE)
    fleece = rough(
        shape(
            "M142 100C156 108 178 108 192 97C210 102 224 114 230 130C214 126 194 122 178 127"
            "C164 128 150 124 138 116C138 110 139 104 142 100Z"
        ),
        1.3,
        4,
        5,
    )
    out.keyed(fleece, IVORY, 2)
    curls = join(
        fringe("M147 104C160 111 180 110 196 101", 9, 6, 2.6, 92, seed=3),
        fringe("M146 114C162 120 192 116 222 121", 12, 6, 2.6, 92, seed=4),
    )
    out.carve(curls, fleece, INK, 1)
    head = at(161, 67, 0.9)
    profile(out, head)
    white_beard(out, head)
    hat(out, head)
    return out


def mirrored(form: Shape) -> Shape:
    """From the left to the right: the rider looks back over the horse's croup."""
    return at(303, 1, flip=True)(form)


def blown(form: Shape) -> Shape:
    """The horn, mirrored and set steeper to the lips."""
    return turn(at(301, 2, flip=True)(form), -11, LIPS)


def horse_of_clubs() -> Court:
    """A grey horse under the hornblower."""
    court = Court(nimbus=(118, 60), sign=(26, 30, 14.5))
    out = court.subject
    out.stamp(rider(), mirrored)
    horn = Print()
    long_horn(horn)
    horn_hand(horn, 125, 50, -30, GREEN, OXBLOOD, 130)
    out.stamp(horn, blown)
    head = nodding(out, at(57, 80, 0.88), GREY, 24, RAISED, "grey")
    bridle(out, head, GREEN, OCHRE)
    rein(out, "M22 90C44 128 84 138 122 134", GREEN)
    out.keyed(disc(139, 117, 3.4), OCHRE, 1.4)
    return court
