"""The queen of diamonds: a merchant's wife in a flowered red kerchief, three rows of coins on her breast, who shows a
painted Easter egg."""

from __future__ import annotations

from .figure import brows, eyes, nose
from .flowers import leaf, rose
from .hands import holding_fingers, thumb
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, Shape, at, both, cut, disc, join, lozenge, meet, mirror, shape
from .needlework import hem
from .outline import curve
from .scene import Court, Print
from .stroke import blend, brush, resampled, strokes
from .visages import ROUND_FACE, bare, smile

MIDDLE = 86


def dress(out: Print) -> None:
    """A linen blouse with full embroidered sleeves under a black bodice."""
    sleeve = shape("M62 112C30 116 8 134 2 158C0 170 0 180 0 192L58 192C54 160 58 134 70 116Z")
    for flip in (False, True):
        half = Print()
        half.keyed(sleeve, IVORY, 2)
        folds = blend(
            "M56 118C32 126 14 142 10 170", "M62 126C52 142 50 160 50 184", 5, 2, "head", start=0.05, ragged=0.1
        )
        half.carve(folds, sleeve, INK, 1.2)
        hem(half, sleeve, "M33 108C22 124 14 140 14 164", 6, 11, OXBLOOD, OCHRE)
        out.stamp(half, at(2 * MIDDLE if flip else 0, 0, flip=flip))
    bodice = shape("M56 118C66 112 106 112 116 118C122 140 124 166 122 192L50 192C48 166 50 140 56 118Z")
    out.halo(bodice, IVORY, 1.6).lay(bodice, INK)
    vines = "M58 122C54 140 54 160 56 188"
    out.carve(both(brush(vines, 3, "even"), MIDDLE), bodice, GREEN, 1)


def coins(out: Print) -> None:
    """Neck, its shadow, a string of red beads, three rows of coins."""
    out.keyed(shape("M76 92L96 92L99 116C94 124 78 124 73 116Z"), IVORY, 1.5)
    out.lay(shape("M77 97C83 107 92 108 96.4 97.6L97 106C92 111 83 109 77 103Z"), INK)
    linen = shape("M68 112C76 120 96 120 104 112L108 118L102 140C94 146 78 146 70 140L64 118Z")
    out.keyed(linen, IVORY, 1.6)
    for path, count, r in (("M60 126C66 166 106 166 112 126", 9, 6.2), ("M67 117C74 143 98 143 105 117", 7, 5.4)):
        out.lay(brush(path, 2, "even"), INK)
        for x, y in resampled(curve(path), count):
            out.keyed(disc(x, y, r), OCHRE, 1.5)
            out.lay(cut(disc(x, y, r - 1.2), disc(x - 1, y - 1, r - 1.6)), INK)
            out.lay(lozenge(x, y, 1.8, 2.4), INK)
    for x, y in resampled(curve("M74 106C80 115 92 115 98 106"), 7):
        out.keyed(disc(x, y, 2.6), OXBLOOD, 1.1)


def kerchief(out: Print, place: Place) -> Shape:
    """The cloth over the hair, its two ends falling over the breast."""
    cloth = shape(
        "M0 -46C-24 -47 -34 -26 -31 -4C-29 14 -30 24 -34 34C-39 46 -42 60 -43 84L-22 84C-20 62 -16 44 -16 26L16 26"
        "C16 44 20 62 22 84L43 84C42 60 39 46 34 34C30 24 29 14 31 -4C34 -26 24 -47 0 -46Z"
    )
    out.keyed(place(cloth), OXBLOOD, 2)
    folds = blend("M22 20C22 36 26 52 27 80", "M27 10C28 28 36 44 38 80", 3, 2.4, "lens", ragged=0.1, seed=2)
    crown = blend("M4 -40C18 -38 26 -24 26 -4", "M6 -36C15 -33 21 -24 22 -10", 2, 2, "lens")
    out.carve(place(join(folds, mirror(folds), crown)), place(cloth), INK, 1)
    return place(cloth)


def border(out: Print, place: Place, cloth: Shape) -> None:
    """The light border of the kerchief round the face and the flowers on the crown and the ends."""
    hem(
        out,
        cloth,
        [
            *resampled(
                place_curve(
                    place, "M-19 64C-18 44 -24 24 -24 2C-24 -18 -14 -29 0 -29C14 -29 24 -18 24 2C24 24 18 44 19 64"
                ),
                60,
            )
        ],
        25,
        7.4,
        IVORY,
        GREEN,
    )
    for x, y, size, turn in ((0, -39, 0.62, 0), (-19, -33, 0.5, -40), (19, -33, 0.5, 40)):
        leaf(out, at(*spot(place, x - 3, y), 0.42, turn - 76))
        leaf(out, at(*spot(place, x + 3, y), 0.42, turn + 76))
        rose(out, at(*spot(place, x, y), size, turn), OCHRE, INK)


def spot(place: Place, x: float, y: float) -> tuple[float, float]:
    """The point to which *place* carries another."""
    centre = place(disc(x, y, 1)).centroid
    return centre.x, centre.y


def place_curve(place: Place, path: str) -> list[tuple[float, float]]:
    """A curve carried by *place*."""
    return [spot(place, x, y) for x, y in resampled(curve(path), 40)]


def head(out: Print, place: Place) -> None:
    """The face under dark parted hair, coin drops at the ears."""
    out.lay(place(shape("M-19 22C-24 4 -23 -26 0 -27C23 -26 24 4 19 22Z")), INK)
    bare(out, place, ROUND_FACE)
    bands = shape("M0 -28C-15 -28 -23 -16 -18.6 4C-16 -8 -9 -14.4 0 -18C9 -14.4 16 -8 18.6 4C23 -16 15 -28 0 -28Z")
    out.lay(place(bands), INK)
    combed = strokes(("M2 -19.6C9 -17 14 -11.6 16.4 -5", "M2 -22C11 -20 16 -14 18 -7"), 1.3)
    out.lay(place(both(combed)), OCHRE)
    out.lay(place(both(disc(12, 10.4, 3.6))), OXBLOOD)
    eyes(out, place, 8.8, 2.3, look=1.2, y=-1)
    brows(out, place, 3.4, -8.4, 5)
    nose(out, place, 9.4, 4.4)
    smile(out, place, 17, 6)
    out.lay(place(brush("M-4 23.4C-1.4 24.8 1.4 24.8 4 23.4", 1.2)), INK)
    for side in (-1, 1):
        out.keyed(place(disc(side * 17.6, 14, 3.2)), OCHRE, 1.3).lay(place(disc(side * 17.6, 14, 1.2)), INK)
        out.keyed(place(lozenge(side * 17.8, 21, 2.4, 4)), OXBLOOD, 1.2)


def egg(out: Print) -> None:
    """A great painted egg: a band of stars between zigzags, a flower at the top; the hand that holds it up."""
    x, y = 164, 70
    sleeve = shape("M136 192C138 166 146 146 151 131L180 131C190 146 198 168 202 192Z")
    out.keyed(sleeve, IVORY, 2)
    out.carve(blend("M174 134C184 150 190 168 192 188", "M166 136C170 152 172 170 172 188", 3, 2, "head"), sleeve, INK)
    cuff = shape("M148 116L182 116L184 131L146 131Z")
    out.keyed(cuff, IVORY, 1.8)
    hem(out, cuff, "M145 123.6L185 123.6", 6, 8.4, OXBLOOD, OCHRE)
    palm = shape("M151 120C149 110 142 104 141 92L150 84L180 82L191 76C192 90 188 98 184 106C181 111 179 115 179 120Z")
    out.keyed(palm, IVORY, 1.8)
    shell = shape(
        f"M{x} {y - 30}C{x + 16} {y - 30} {x + 25} {y - 6} {x + 24} {y + 8}"
        f"C{x + 23} {y + 22} {x + 12} {y + 29} {x} {y + 29}"
        f"C{x - 12} {y + 29} {x - 23} {y + 22} {x - 24} {y + 8}"
        f"C{x - 25} {y - 6} {x - 16} {y - 30} {x} {y - 30}Z"
    )
    out.keyed(shell, OXBLOOD, 2)
    dark = shape(
        f"M{x - 30} {y - 6}C{x - 12} {y - 2} {x + 12} {y - 2} {x + 30} {y - 6}L{x + 30} {y + 12}"
        f"C{x + 12} {y + 16} {x - 12} {y + 16} {x - 30} {y + 12}Z"
    )
    out.carve(dark, shell, IVORY, 0)
    out.carve(
        meet(
            dark,
            shape(
                f"M{x - 30} {y - 4}C{x - 12} {y} {x + 12} {y} {x + 30} {y - 4}L{x + 30} {y + 10}"
                f"C{x + 12} {y + 14} {x - 12} {y + 14} {x - 30} {y + 10}Z"
            ),
        ),
        shell,
        INK,
        0,
    )
    for dx, size in ((-17.5, 0.8), (0, 1.1), (17.5, 0.8)):
        cy = y + 6 - abs(dx) * 0.07
        petals = join(lozenge(dx + x, cy, 2 * size, 6.4), lozenge(dx + x, cy, 7 * size, 2))
        out.carve(petals, shell, OCHRE, 1)
        out.carve(lozenge(dx + x, cy, 1.3, 1.5), shell, OXBLOOD, 1)
    teeth = [lozenge(x + 8.6 * k, y + 19.4 - 0.1 * k * k, 4, 3.8) for k in range(-2, 3)]
    upper = [lozenge(x + 8 * k, y - 11.4 - 0.2 * k * k, 3.6, 3.6) for k in range(-2, 3)]
    out.carve(join(teeth, upper), shell, IVORY, 1.4)
    out.carve(join(lozenge(x, y - 21, 1.9, 6), lozenge(x, y - 21, 6, 1.9)), shell, OCHRE, 1)
    out.carve(
        brush(f"M{x + 14} {y - 20}C{x + 24} {y - 4} {x + 24} {y + 12} {x + 12} {y + 26}", 3, "lens"), shell, INK, 0.4
    )
    holding_fingers(out, at(188, 84))
    thumb(out, at(146, 106, 1.04, -9))


def queen() -> Court:
    """Kerchief, coins, egg."""
    court = Court(nimbus=(MIDDLE, 66), sign=(24, 34, 14.5))
    out, place = court.subject, at(MIDDLE, 66, 1.14)
    dress(out)
    cloth = kerchief(out, place)
    border(out, place, cloth)
    coins(out)
    head(out, place)
    egg(out)
    return court
