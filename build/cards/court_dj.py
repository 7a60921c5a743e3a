"""The jack of diamonds: a merchant's apprentice, a great goose quill upright in his fist, the ledger under his arm."""

from __future__ import annotations

from .figure import fist
from .heads import cropped_hair
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, block, cut, disc, join, lozenge, rough, shape
from .needlework import hem
from .outline import curve
from .scene import Court, Print
from .stroke import blend, brush, resampled, strokes
from .visages import SNUB, features_in_profile, freckles, spectacles


def quill(out: Print) -> None:
    """A goose quill as long as an arm, its vane bending to the right at the top, the shaft bare above the hand."""
    spine = curve("M34 172C33 140 30 108 28 84C26 58 30 30 46 6")
    vane = shape(
        "M27.6 92C17 86 13 72 13.4 60C13 58 16 58 15 55C14 36 26 12 46 3C54 8 56 20 53 32C51 33 52 36 51.4 38"
        "C48 50 43 56 41 66C38.6 76 35 86 29.6 92Z"
    )
    splits = join(
        shape("M8 44L24 39L10 50Z"),
        shape("M8 70L24 61L10 76Z"),
        shape("M60 26L44 38L58 33Z"),
        shape("M50 62L34 70L46 70Z"),
    )
    vane = cut(rough(vane, 0.3, 5, "goose"), splits)
    out.keyed(vane, IVORY, 2)
    spots = resampled(spine, 64)
    barbs = []
    for k in range(30, 58, 2):
        (x, y), (fx, fy) = spots[k], spots[k + 2]
        dx, dy = fx - x, fy - y
        barbs.append([(x, y), (x + 2.6 * dx - 4.2 * dy, y + 2.6 * dy + 4.2 * dx)])
        barbs.append([(x, y), (x + 2.6 * dx + 4.2 * dy, y + 2.6 * dy - 4.2 * dx)])
    out.carve(strokes(barbs, 1.5, "tail"), vane, INK, 0.8)
    shaft = brush(spine, 5, lambda t: 1 if t < 0.45 else max(0.3, 1 - (t - 0.45) / 0.55))
    out.keyed(shaft, OCHRE, 1.5)


def ledger(out: Print) -> None:
    """A thick ledger behind the shoulder, red with brass corners, the edges of its leaves above and at the right."""
    place = at(153, 116, 1, 12)
    leaves = shape("M-19 -46L-14 -56L31 -56L31 60L24 60L24 -46Z")
    out.keyed(place(leaves), IVORY, 1.8)
    out.lay(
        place(strokes([[(-15, -50.4), (27, -50.4), (27, 60)], [(-13, -53.4), (29, -53.4), (29, 60)]], 1.2, "even")), INK
    )
    cover = block(-21, -48, 46, 120, 2.5)
    out.keyed(place(cover), OXBLOOD, 2)
    out.carve(place(cut(block(-14.6, -41, 33, 120), block(-12.4, -38.8, 28.6, 120))), place(cover), OCHRE, 0.8)
    out.carve(place(join(brush([(20.6, -46), (20.6, 60)], 2.4, "tail"))), place(cover), INK, 0.6)
    medal = cut(lozenge(2, -12, 11, 15), lozenge(2, -12, 7.6, 10.6))
    out.lay(place(medal), OCHRE).lay(place(lozenge(2, -12, 4, 5.6)), OCHRE)
    for x, y in ((-21, -48), (25, -48)):
        side = 1 if x < 0 else -1
        corner = shape(f"M{x} {y}L{x + side * 12} {y}L{x} {y + 12}Z")
        out.keyed(place(corner), OCHRE, 1.5)


def coat(out: Print) -> None:
    """A dark coat with a striped waistcoat and bone buttons."""
    cloth = shape("M38 192C42 150 56 128 86 112L142 108C162 120 174 150 176 192Z")
    out.keyed(cloth, INK, 2)
    folds = blend(
        "M136 114C156 130 164 156 166 188",
        "M122 120C134 136 138 158 138 188",
        6,
        2.8,
        "head",
        start=0.1,
        ragged=0.1,
        seed=3,
    )
    near = blend("M72 124C60 134 52 148 50 160", "M84 120C72 136 66 150 64 166", 4, 2.6, "head")
    out.carve(join(folds, near), cloth, OXBLOOD, 1.2)
    waistcoat = shape("M84 112C80 130 78 156 78 192L126 192C126 158 122 130 116 110Z")
    out.keyed(waistcoat, OCHRE, 1.8)
    stripes = blend("M88 114C84 136 83 160 83 192", "M112 112C117 134 120 160 120 192", 7, 2.6, "even")
    out.carve(stripes, waistcoat, OXBLOOD, 1.2)
    for k in range(3):
        out.keyed(disc(97.4, 133 + 11 * k, 2.8), IVORY, 1.4)


def neck(out: Print) -> None:
    """A turned-down collar and a knotted green kerchief."""
    collar = shape("M84 104C94 113 118 114 136 100L141 112C130 122 120 124 112 122L98 130L80 117Z")
    out.keyed(collar, IVORY, 1.9)
    out.carve(strokes(("M99 127L111 119", "M88 114C96 119 104 121 110 119"), 1.5, "tail"), collar, INK, 0.6)
    for path in ("M96 121L82 131L88 142L98 128Z", "M99 122L106 142L114 136L103 121Z"):
        out.keyed(shape(path), GREEN, 1.6)
    out.keyed(disc(98, 121.6, 5), GREEN, 1.6)
    out.lay(strokes(("M95 126L88 134", "M101 126L107 135"), 1.5), IVORY)


def cap(out: Print, place: Place) -> None:
    """A soft round cap of velvet with a woven rim, its tassel over the nape."""
    crown = shape("M-18 -20C-26 -30 -20 -42 -2 -46C16 -50 38 -44 42 -30C44 -22 40 -14 34 -10C18 -20 -4 -24 -18 -20Z")
    out.keyed(place(crown), OXBLOOD, 2)
    folds = blend(
        "M4 -44C-4 -40 -10 -34 -12 -26", "M10 -44C30 -42 38 -30 36 -16", 6, 2.4, "tail", start=0.16, ragged=0.1
    )
    out.carve(place(folds), place(crown), INK, 1)
    out.keyed(place(disc(7, -46.6, 4, 3)), OCHRE, 1.5)
    rim = Print()
    band = shape("M-20 -12C-6 -20 18 -18 36 -5L38 -13C18 -27 -6 -29 -21 -21Z")
    rim.keyed(band, OCHRE, 1.6)
    hem(rim, band, "M-20.6 -16.6C-6 -24.6 18 -22.6 37 -9", 7, 6, GREEN, IVORY)
    out.stamp(rim, place)
    cord = brush("M9 -47C28 -56 50 -46 47 -20C46.6 -12 46 -6 45 -2", 2.4, "even")
    out.halo(place(cord), IVORY, 1.1).lay(place(cord), INK)
    tassel = shape("M42 -3L48.6 -2L51 18C47 20 41 19 38 16Z")
    out.keyed(place(tassel), OCHRE, 1.6)
    out.lay(place(strokes(("M44 2L42.4 17", "M47 2L47 18"), 1.5, "tail")), INK)
    out.keyed(place(disc(45.4, -3, 4)), OXBLOOD, 1.4)


def arms(out: Print) -> None:
    """The fist about the quill, with cuff and sleeve; the other hand round the ledger's lower edge."""
    sleeve = shape("M4 192C8 168 14 154 18 144L48 146C54 158 58 174 60 192Z")
    out.keyed(sleeve, INK, 2)
    out.carve(blend("M44 148C50 160 54 174 54 188", "M34 148C38 162 40 176 40 188", 3, 2.2, "head"), sleeve, OXBLOOD)
    cuff = shape("M15.6 128L49 130L50.6 147L14 145Z")
    out.keyed(cuff, IVORY, 1.8)
    out.lay(brush("M15 140.6L50 142.4", 1.6, "even"), INK)
    out.keyed(lozenge(42, 136, 3, 3.6), OXBLOOD, 1.3)
    fist(out, at(32, 118.6, 1.14))


def jack() -> Court:
    """Quill, profile, cap, ledger."""
    court = Court(nimbus=(110, 62), sign=(176, 30, 13.5))
    out, head = court.subject, at(108, 70, 1.12)
    ledger(out)
    coat(out)
    features_in_profile(out, head, SNUB, closed=False, brow=2, nostril=8.6)
    freckles(out, head)
    cropped_hair(out, head, OXBLOOD)
    spectacles(out, head)
    neck(out)
    cap(out, head)
    quill(out)
    arms(out)
    return court
