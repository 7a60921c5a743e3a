"""The jack of clubs: a young shepherd in a tall lambskin cap, playing the long flute."""

from __future__ import annotations

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, disc, join, lozenge, meet, move, rough, shape, shrink
from .needlework import hem
from .scene import Court, Print
from .stroke import blend, brush, pen, strokes
from .texture import fringe
from .visages import HOOKED, features_in_profile


def crook(out: Print) -> None:
    """The shepherd's crook behind his shoulder, a little bell hanging in its bend."""
    staff = pen("M186 190L178 62C177 46 164 46 163 58C163 64 168 68 172 65", 5.4)
    out.keyed(staff, OCHRE, 1.7)
    out.lay(strokes([[(176.6, y), (182.4, y - 1.8)] for y in (78, 82, 100, 104)], 1.6, "even"), INK)


def cloak(out: Print) -> None:
    """A long-haired fleece over the shoulders, fastened over an embroidered shirt and a broad belt."""
    shirt = shape("M58 192C58 150 68 126 88 112L140 110C150 124 154 160 154 192Z")
    out.keyed(shirt, IVORY, 2)
    hem(out, shirt, "M100 112C92 134 88 160 88 192", 8, 8, OXBLOOD, OCHRE)
    hem(out, shirt, "M118 112C112 134 110 160 110 192", 8, 8, OXBLOOD, OCHRE)
    out.carve(blend("M82 124C74 138 70 150 70 160", "M76 128C68 142 64 150 64 160", 2, 1.8), shirt, INK)
    fleece = rough(
        shape("M112 106C104 122 116 150 128 192L206 192C206 152 190 122 150 104C136 100 120 100 112 106Z"), 1.6, 5, 4
    )
    out.keyed(fleece, IVORY, 2.2)
    rows = (
        ("M116 112C132 106 150 108 168 118", 8),
        ("M114 122C134 116 160 120 184 136", 10),
        ("M118 133C138 126 164 132 194 152", 11),
        ("M122 145C142 136 168 144 200 168", 11),
    )
    curls = [fringe(path, count, 9, 3, 100, seed=count + k) for k, (path, count) in enumerate(rows)]
    out.carve(join(curls), fleece, INK, 1)


def hair(out: Print, place: Place) -> None:
    """Dark curls from under the cap to the nape."""
    fall = shape("M-12 -20C-5 -12 -1 -5 -1.6 4C-2 12 -4 18 -1 26C6 33 24 34 31 26C35 12 33 -12 24 -24Z")
    out.keyed(place(rough(fall, 0.7, 5, 6)), INK, 1)
    locks = blend("M4 -12C9 2 3 14 5 27", "M27 -14C33 0 31 16 27 26", 5, 2, "lens", start=0.03, ragged=0.05)
    out.carve(place(locks), place(fall), OCHRE, 1)


def cap(out: Print, place: Place) -> None:
    """A tall cap of black lambskin, its point tipped back, a sprig of spruce and a flower at the side."""
    pelt = shape(
        "M-20 -12C-25 -18 -22 -28 -16 -34C-10 -46 0 -58 14 -64C28 -70 46 -62 48 -50C49 -43 42 -40 38 -34"
        "C38 -26 38 -16 34 -7C18 -17 -4 -19 -20 -12Z"
    )
    lamb = rough(pelt, 1, 4, 3)
    out.halo(place(lamb), IVORY, 1.5).lay(place(lamb), INK)
    tufts = [
        fringe(path, count, 5.4, 2.1, 100, seed=count)
        for path, count in (
            ("M0 -53C12 -62 30 -66 44 -56", 8),
            ("M-8 -45C8 -54 26 -58 44 -48", 9),
            ("M-14 -36C4 -45 22 -48 37 -39", 10),
            ("M-19 -27C0 -36 20 -37 36 -28", 11),
            ("M-21 -19C-2 -27 20 -27 35 -16", 11),
        )
    ]
    out.lay(place(meet(join(tufts), shrink(lamb, 1.2))), IVORY)
    twig = join(
        brush("M-6 -26C-14 -38 -26 -44 -38 -46", 2.4, "even"),
        strokes([[(-10 - 5 * k, -32 - 2.6 * k), (-18 - 5 * k, -31 - 2 * k)] for k in range(5)], 2.6, "tail"),
        strokes([[(-10 - 5 * k, -32 - 2.6 * k), (-12 - 5.4 * k, -40 - 2.6 * k)] for k in range(5)], 2.6, "tail"),
    )
    out.halo(place(twig), IVORY, 1.2).lay(place(twig), GREEN)
    out.keyed(place(disc(-7, -26, 5)), OXBLOOD, 1.5).lay(place(disc(-7, -26, 2)), OCHRE)


def flute(out: Print) -> None:
    """The long flute from the lips down to the left, finger holes, bands of brass, its end beyond the hands."""
    pipe = shape("M86 82.6L90.4 89L4 140.8L-.6 133.8Z")
    out.halo(pipe, IVORY, 1.6)
    out.keyed(pipe, OCHRE, 1.9)
    out.lay([disc(78 - 6.6 * k, 91.6 + 4 * k, 1.5) for k in range(3)], INK)
    for x, y in ((10, 132.6), (15, 129.4)):
        out.keyed(meet(brush([(x - 4, y - 6), (x + 4, y + 6)], 3, "even"), pipe), OXBLOOD, 0.9)


def hand(out: Print, place: Place) -> None:
    """A hand on the flute from the near side: back at the right, four fingers bent over the pipe, thumb below it."""
    back = shape("M-2 -10C6 -13 15 -10 18 -2C20 6 17 13 10 15C2 16 -6 12 -8 6Z")
    out.keyed(place(back), IVORY, 1.7)
    for k in range(4):
        finger = shape("M8 -4.4C2 -6.4 -6 -5.6 -9 -2.4C-11 .4 -9 3.6 -5.6 3.4C0 2.2 4 2 9 1.6Z")
        out.keyed(place(at(-1.6 + 0.6 * k, -6.4 + 5.1 * k, 0.92)(finger)), IVORY, 1.4)
    patch = meet(shape("M5.2 -12L11 -12L14 10L6.6 16Z"), shrink(back, 1))
    out.lay(place(patch), IVORY)


def arms(out: Print) -> None:
    """Both sleeves and hands, the farther one at the lower end of the flute."""
    for spot, sleeve, cuff, fold in (
        (
            at(37, 117.4, 0.92, -31),
            "M44 118L58 128C64 140 68 166 68 192L28 192C30 164 34 138 42 124Z",
            "M43 116L60 126L54 138L38 128Z",
            ("M58 132C62 146 62 170 60 188", "M50 136C52 150 50 170 48 188"),
        ),
        (
            at(59, 104, 0.98, -31),
            "M70 104L84 112C104 122 122 150 126 192L78 192C80 164 72 138 62 124Z",
            "M68 100L84 110L76 124L60 114Z",
            ("M86 118C104 130 114 156 116 188", "M78 124C92 140 98 164 98 188"),
        ),
    ):
        cloth, linen = shape(sleeve), shape(cuff)
        out.keyed(cloth, GREEN, 2)
        out.carve(blend(*fold, 4, 2.6, "head"), cloth, INK)
        out.keyed(linen, OXBLOOD, 1.7)
        x, y = linen.centroid.x, linen.centroid.y
        out.carve(join(move(lozenge(x, y, 2.2, 2.8), 4.6 * k, 3 * k) for k in (-1, 0, 1)), linen, OCHRE, 0.8)
        hand(out, spot)


def jack() -> Court:
    """Cap, profile, fleece, flute."""
    court = Court(nimbus=(114, 64), sign=(26, 34, 14.5))
    out, head = court.subject, at(112, 70, 1.08)
    crook(out)
    features_in_profile(out, head, HOOKED, closed=True, brow=3.6, nostril=10.6)
    hair(out, head)
    cloak(out)
    collar = shape("M92 106C104 116 126 116 142 104L146 114C130 126 106 127 90 117Z")
    out.keyed(collar, IVORY, 1.8)
    out.carve(join(lozenge(101 + 9 * k, 116.6 - 0.9 * (k - 2) ** 2, 2.6, 3.2) for k in range(5)), collar, OXBLOOD, 0.8)
    cap(out, at(112, 66.4, 1.08, tall=0.83))
    playing = Print()
    flute(playing)
    arms(playing)
    out.stamp(playing, at(0.6, 3))
    return court
