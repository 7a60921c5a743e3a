"""The cavalier of spades: a lancer of the voivode on a black horse."""

from __future__ import annotations

from .figure import ermine, profile
from .hands import rein_hand
from .horses import BLACK, bridle, horse, rein
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, disc, join, lozenge, shape
from .scene import Court, Print
from .stroke import blend, pen


def lance(out: Print) -> None:
    """The shaft beyond the horse's neck, with a swallow-tailed pennant that the ride blows back."""
    out.keyed(pen([(109, 8), (121, 150)], 4.4), OCHRE, 1.4)
    pennant = shape("M110 13C120 6 128 18 146 10C142 16 142 20 139 24C144 26 146 31 150 36C134 42 124 30 112 38Z")
    out.keyed(pennant, OXBLOOD)
    out.carve(blend("M111 17C121 11 128 22 140 16", "M113 33C123 27 132 36 144 34", 4, 1.9), pennant, IVORY, 1.6)
    out.keyed(shape("M107.6 -8L113 5L109.6 12L104.4 6Z"), IVORY, 1.6)


def helmet(out: Print, place: Place) -> None:
    """A ribbed and spiked helmet with a brow band and a curtain of mail over the nape."""
    mail = shape("M4 -15C6 -2 3 14 5 34C14 43 31 40 38 33C34 18 36 0 31 -14Z")
    out.keyed(place(mail), INK)
    links = [disc(8 + 6.2 * k + 3.1 * (row % 2), -6 + 6.4 * row, 1.7) for row in range(7) for k in range(5)]
    out.carve(place(join(links)), place(mail), IVORY, 1.3)
    bowl = shape(
        "M-20 -12C-22 -30 -9 -41 3 -49C5 -52 6 -56 6 -62C6 -56 8 -52 10 -49C22 -41 33 -28 33 -10C16 -18 -5 -19 -20 -12Z"
    )
    out.keyed(place(bowl), OCHRE, 2)
    ribs = blend("M3.4 -44C-8 -36 -14 -27 -15 -19", "M6.4 -44C8 -36 8 -28 7 -20", 3, 2, "head")
    dark = blend("M9 -44C17 -36 22 -28 22 -18", "M11 -45C22 -37 29 -27 30 -15", 4, 2.6, "lens")
    out.carve(place(join(ribs, dark)), place(bowl), INK, 1)
    band = shape("M-22 -8C-7 -16.6 16 -16 35 -6L34 -14.6C16 -24 -6 -24.6 -21 -16.4Z")
    out.keyed(place(band), OXBLOOD)
    spots = ((-13, -15.8), (-3, -18), (8, -18.2), (19, -16), (28, -12.4))
    out.carve(place(join(lozenge(x, y, 2.3, 2.6) for x, y in spots)), place(band), OCHRE, 0.6)


def rider() -> Print:
    """Coat, collar, face and helmet."""
    out = Print()
    coat = shape("M92 190C98 142 114 118 138 104L172 103C192 112 204 134 208 190Z")
    out.keyed(coat, GREEN, 2)
    folds = blend(
        "M172 106C190 118 200 146 204 182", "M158 112C168 130 172 154 172 186", 6, 2.6, "head", start=0.08, ragged=0.1
    )
    out.carve(folds, coat, INK)
    head = at(160, 63, 0.9)
    profile(out, head, moustache=True)
    helmet(out, head)
    collar = shape(
        "M147 97C156 104 178 106 191 95C196 99 198 106 196 112C181 122 156 121 142 111C141 105 143 100 147 97Z"
    )
    out.keyed(collar, IVORY, 2)
    ermine(out, [(146, 108, 8), (158, 111.4, 0), (171, 110.8, -6), (183, 105.4, -18)], 0.82)
    return out


def horse_of_spades() -> Court:
    """A black horse under a red bridle; helmet, lance and pennant behind its neck."""
    court = Court(nimbus=(142, 58), sign=(29, 34, 15))
    out = court.subject
    lance(out)
    out.stamp(rider(), at())
    horse(out, at(61, 72), BLACK)
    bridle(out, at(61, 72))
    rein(out, "M34 112C55 138 88 140 118 121")
    sleeve = shape("M186 190C190 160 178 138 160 128L142 112C134 116 130 124 130 130L148 146C156 158 160 174 158 190Z")
    out.keyed(sleeve, GREEN, 1.9)
    out.carve(blend("M152 124C172 138 182 160 180 188", "M140 132C156 144 166 166 164 188", 4, 2, "head"), sleeve, INK)
    cuff = shape("M142 107C150 112 156 119 159 126L148 138C142 130 136 125 129 121Z")
    out.keyed(cuff, OXBLOOD)
    out.carve(join(lozenge(138 + 5 * k, 117 + 4.4 * k, 2.2) for k in range(4)), cuff, OCHRE, 0.6)
    rein_hand(out, at(124, 114, 1.15, 20))
    return court
