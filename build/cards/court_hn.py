"""The horse of hearts: an uhlan on a white horse, a rose on the point of his sabre."""

from __future__ import annotations

from .figure import profile
from .flowers import leaf, rose
from .hands import rein_hand
from .heads import cropped_hair, waxed_moustache
from .horses import WHITE, bridle, horse, rein
from .ink import INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, disc, join, lozenge, shape
from .scene import Court, Print
from .stroke import blend, brush, pen, strokes


def czapka(out: Print, place: Place) -> None:
    """The uhlan's cap: leather skull and peak, a waist with a braid, and the square flat top set on a corner."""
    skull = shape("M-21 -11C-7 -20 16 -20 31 -8L25 -31C12 -36 -4 -36 -14 -31Z")
    out.keyed(place(skull), INK)
    out.carve(place(blend("M16 -31C20 -24 23 -19 24 -14", "M22 -30C26 -22 28 -16 28 -13", 3, 1.6)), place(skull), IVORY)
    peak = shape("M-20 -14C-28 -11 -33 -6 -34 -1C-28 -4 -18 -7 -8 -10Z")
    out.keyed(place(peak), INK)
    out.lay(place(brush("M-31 -3.6C-26 -7 -19 -9.4 -12 -10.6", 1.6)), OCHRE)
    box = shape("M-14 -30C-4 -36 12 -36 25 -30L38 -54L8 -48L-27 -53Z")
    out.keyed(place(box), OXBLOOD)
    dark = blend("M11 -45L8 -36", "M35 -51L23 -33", 6, 2.2, "head", start=0.08)
    out.carve(place(dark), place(box), INK, 1.2)
    top = shape("M-27 -53L6 -61L38 -54L8 -47Z")
    out.keyed(place(top), OXBLOOD).lay(place(pen([(8, -47), (6, -34)], 2.2)), OCHRE)
    out.lay(place(pen([(-25, -52.6), (8, -46.6), (36, -53.6)], 2)), OCHRE)
    braid = shape("M-15 -28C-4 -34.6 13 -34.6 26 -28L25 -33.6C12 -39 -4 -39 -13.6 -33.6Z")
    out.keyed(place(braid), OCHRE, 1.4)
    plate = join(disc(-9, -22, 5.6), (lozenge(-9, -22, 2.6, 9), lozenge(-9, -22, 9, 2.6)))
    out.keyed(place(plate), OCHRE, 1.4).lay(place(disc(-9, -22, 2.2)), OXBLOOD)
    out.keyed(place(disc(-21, -48, 4.6)), IVORY, 1.5).lay(place(disc(-21, -48, 1.8)), OXBLOOD)
    chain = [disc(4.6 - 0.24 * k * k, -7 + 4.9 * k, 2) for k in range(8)]
    out.lay(place(join(chain).buffer(0.9)), INK).lay(place(join(chain)), OCHRE)


def sabre(out: Print) -> None:
    """The drawn blade beyond the mane, a rose on its point."""
    blade = shape("M126 112C125 84 120 54 104 18C121 36 135 72 136 112Z")
    out.halo(blade, IVORY).lay(blade, INK)
    out.carve(brush("M131 92C131 70 126 52 113 32", 2.2, "lens"), blade, IVORY, 0.6)
    for angle in (-104, 76):
        leaf(out, at(105, 22, 0.86, angle))
    rose(out, at(104, 20, 1.2))


def rider() -> Print:
    """Tunic with plastron and epaulette, stiff collar, face and cap."""
    out = Print()
    coat = shape("M96 190C102 144 118 118 142 106L176 104C194 112 206 134 210 190Z")
    out.keyed(coat, INK, 2)
    plastron = shape("M118 190C120 150 130 122 144 108L160 110C158 130 156 160 158 190Z")
    out.keyed(plastron, OXBLOOD, 1.6)
    out.carve(blend("M190 116C198 134 202 160 203 188", "M178 118C186 140 190 160 190 188", 3, 2.2), coat, OCHRE)
    head = at(159, 66, 0.88)
    profile(out, head, moustache=False)
    cropped_hair(out, head)
    waxed_moustache(out, head)
    czapka(out, head)
    collar = shape("M146 98C156 104 174 104 187 96L192 109C178 118 156 119 143 111Z")
    out.keyed(collar, OXBLOOD)
    out.lay(brush("M144.6 108C158 115.4 176 114.6 190.4 106", 2.2, "even"), OCHRE)
    out.keyed(join(lozenge(153, 106, 2.6, 3.4)), OCHRE, 1)
    pad = shape("M168 114C176 108 190 108 198 113C203 117 203 123 199 126C188 122 176 120 167 121Z")
    out.keyed(pad, OCHRE)
    tassels = strokes([[(170 + 5.4 * k, 121 + k), (170 + 6 * k, 135 + k)] for k in range(7)], 4.2, "even")
    out.keyed(tassels, OCHRE, 1.2)
    return out


def horse_of_hearts() -> Court:
    """A white horse with a golden mane under an uhlan who carries a rose on his sabre."""
    court = Court(nimbus=(140, 60), sign=(28, 34, 14.5))
    out = court.subject
    sabre(out)
    out.stamp(rider(), at())
    horse(out, at(60, 72), WHITE, "white")
    bridle(out, at(60, 72))
    rein(out, "M33 112C54 138 88 140 117 122")
    sleeve = shape("M186 190C190 160 178 140 160 130L142 114C134 118 130 126 130 132L148 148C156 160 160 176 158 190Z")
    out.keyed(sleeve, INK, 1.9)
    out.carve(blend("M152 124C172 140 182 162 180 188", "M146 132C162 148 172 168 170 188", 3, 2), sleeve, OCHRE)
    cuff = shape("M141 108C149 113 155 120 158 127L147 139C141 131 135 126 128 122Z")
    out.keyed(cuff, OXBLOOD)
    out.carve(brush("M132 120.6C141 126 147 132 150 138", 1.8, "even"), cuff, OCHRE, 0.8)
    rein_hand(out, at(123, 114, 1.15, 20))
    return court
