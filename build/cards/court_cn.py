"""The horse of clubs: a hornblower of the mountains on a grey horse, his long wooden horn raised to the sky."""

from __future__ import annotations

from .figure import profile
from .heads import ear, waxed_moustache
from .horses import GREY, bridle, horse, rein
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, disc, join, lozenge, meet, rough, shape
from .needlework import hem
from .riders import horn_hand, rein_arm
from .scene import Court, Print
from .stroke import blend, brush
from .texture import fringe


def long_horn(out: Print) -> None:
    """A horn of spruce staves bound with birch bark, opening towards the top."""
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
    """A round felt hat with a woven band, a tuft of feathers at the back, over long hair."""
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


def hair(out: Print, place: Place) -> None:
    """Dark hair to the collar behind the ear."""
    fall = shape("M-14 -20C-6 -14 -1 -8 -1 -2C-1 4 0 8 3 11L8 12C5 20 6 28 9 36C18 42 32 38 35 30C36 12 33 -12 24 -24Z")
    out.keyed(place(fall), INK, 1)
    locks = blend("M13 -6C16 6 10 22 13 35", "M27 -12C31 4 32 18 31 29", 4, 2, "lens", start=0.03, ragged=0.05)
    out.carve(place(locks), place(fall), OCHRE, 1)
    ear(out, place)


def rider() -> Print:
    """A green cloak, a fleece laid over the shoulders, a shirt sewn in red."""
    out = Print()
    cloak = shape("M96 192C102 144 118 118 142 106L176 104C194 112 206 134 210 192Z")
    out.keyed(cloak, GREEN, 2)
    folds = blend("M192 120C200 134 205 158 205 188", "M170 116C182 134 188 158 188 188", 5, 2.8, "head", ragged=0.1)
    out.carve(folds, cloak, INK)
    shirt = shape("M142 106L160 108C152 124 146 140 142 166L120 166C124 140 130 120 142 106Z")
    out.keyed(shirt, IVORY, 1.6)
    hem(out, shirt, "M150 108C140 124 134 142 131 166", 7, 7, OXBLOOD, OCHRE)
    head = at(161, 67, 0.87)
    profile(out, head)
    hair(out, head)
    waxed_moustache(out, head)
    hat(out, head)
    fleece = rough(
        shape(
            "M144 100C156 108 178 108 192 97C204 104 212 116 214 130C200 124 188 122 176 126"
            "C164 126 152 122 140 114C140 108 141 103 144 100Z"
        ),
        1.3,
        4,
        5,
    )
    out.keyed(fleece, IVORY, 2)
    curls = join(
        fringe("M147 104C160 111 180 110 196 101", 9, 6, 2.6, 92, seed=3),
        fringe("M146 113C162 119 184 116 208 112", 10, 6, 2.6, 92, seed=4),
    )
    out.carve(curls, fleece, INK, 1)
    out.keyed(disc(149, 113, 3.4), OCHRE, 1.4)
    return out


def horse_of_clubs() -> Court:
    """A grey horse under the hornblower."""
    court = Court(nimbus=(140, 60), sign=(27, 34, 14.5))
    out, place = court.subject, at(57, 75)
    out.stamp(rider(), at(4, 2))
    horn = Print()
    long_horn(horn)
    out.stamp(horn, at(4, 2))
    horn_hand(out, 126, 50, -30, GREEN, OXBLOOD)
    horse(out, place, GREY, "grey")
    bridle(out, place, GREEN, OCHRE)
    rein(out, "M30 115C53 139 88 141 117 122", GREEN)
    rein_arm(out, GREEN, INK, OXBLOOD, OCHRE)
    return court
