"""The cavalier of diamonds: a young mail rider in a glazed hat blows his curled post-horn; his bay looks at us."""

from __future__ import annotations

from .figure import profile
from .hands import rein_hand
from .heads import cropped_hair
from .horse_poses import facing
from .horses import BAY, rein
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, disc, join, lozenge, ring, shape
from .riders import horn_hand
from .scene import Court, Print
from .stroke import blend, brush, pen, strokes


def post_horn(out: Print) -> None:
    """A brass horn coiled once and a half: mouthpiece at the rider's lips, bell up and forward, a cord with tassels."""
    out.keyed(pen([(147, 85), (133, 52)], 3.8), OCHRE, 1.6)
    for r, dx, dy in ((9, 1.6, 2), (15.4, 0, 0)):
        out.keyed(ring(119 + dx, 42 + dy, r, 5.2), OCHRE, 1.7)
    bell = shape("M104.6 41C104 32 102 24 93 14C98 7 107 3 118 5C114 16 112 28 112.6 37Z")
    out.keyed(bell, OCHRE, 1.9)
    out.keyed(shape("M91 15.6C95 6 107 1.4 119.6 3.4L118.6 8.4C108 7 100 10 95 17.6Z"), OCHRE, 1.7)
    out.carve(blend("M109 37C108 26 109.6 18 112.6 10", "M111 36C110.4 26 112 18 115 10", 2, 1.9), bell, INK, 0.7)
    out.lay(strokes(("M131 36C133.6 44 130 53 122 55.6", "M107 50C110 54 114 55.6 117 55.8"), 1.8), INK)
    out.keyed(disc(131.6, 35, 3.8), OXBLOOD, 1.4)


def hat(out: Print, place: Place) -> None:
    """A black glazed hat with a curled brim, a brass band and plate, a plume of horsehair."""
    plume = shape("M-13 -38C-21 -48 -22 -62 -12 -71C-2 -62 -2 -48 -6 -38Z")
    out.keyed(place(plume), OXBLOOD, 1.8)
    hairs = blend("M-12 -40C-17 -50 -17 -58 -13 -65", "M-7 -40C-5 -50 -6 -58 -10 -64", 3, 2, "head")
    out.carve(place(hairs), place(plume), INK, 0.8)
    crown = shape("M-14 -22C-15 -34 -18 -42 -17 -46C-4 -52 18 -52 31 -45C31 -36 28 -26 28 -16Z")
    out.halo(place(crown), IVORY, 1.3).lay(place(crown), INK)
    out.lay(place(strokes(("M22 -43C22 -36 21 -30 20.6 -24", "M26 -41C26 -34 25 -28 24 -22"), 1.9)), IVORY)
    band = shape("M-16 -18C-4 -25 14 -25 29 -14L28.6 -22C14 -32 -4 -32 -15.6 -26Z")
    out.keyed(place(band), OCHRE, 1.5)
    out.keyed(place(lozenge(-8, -30, 5, 7)), OCHRE, 1.4).lay(place(lozenge(-8, -30, 2, 3)), OXBLOOD)
    brim = shape(
        "M-30 -10C-26 -18 -12 -21 4 -20C20 -19 34 -12 39 -2C36 3 32 2 29 -2C18 -12 -4 -15 -18 -10"
        "C-24 -7 -29 -5 -30 -10Z"
    )
    out.halo(place(brim), IVORY, 1.2).lay(place(brim), INK)
    out.lay(place(brush("M-25 -11.4C-14 -17.4 10 -18 30 -6", 1.6)), IVORY)


def rider() -> Print:
    """A red coat laced with gold, a mail bag's strap, the high collar, face and hat."""
    out = Print()
    coat = shape("M96 192C102 144 118 118 142 106L176 104C194 112 206 134 210 192Z")
    out.keyed(coat, OXBLOOD, 2)
    folds = blend("M182 110C196 124 204 154 205 188", "M170 112C182 132 188 158 188 188", 5, 2.8, "head", ragged=0.1)
    out.carve(folds, coat, INK)
    out.carve(strokes([[(128, y), (150, y + 5)] for y in (122, 131, 140)], 3, "even"), coat, OCHRE, 1)
    strap = shape("M168 105L179 106C172 130 158 152 140 172L130 166C150 148 162 128 168 105Z")
    out.keyed(strap, INK, 1.4)
    head = at(161, 67, 0.87)
    profile(out, head, fine=True)
    cropped_hair(out, head, OCHRE, INK)
    hat(out, head)
    collar = shape("M146 92C157 99 177 99 190 89L194 110C180 119 158 120 145 112Z")
    out.keyed(collar, GREEN)
    out.lay(brush("M146 108.6C160 116 178 115.4 192 107", 2.2, "even"), OCHRE)
    out.keyed(join(lozenge(155, 107, 2.6, 3.4)), OCHRE, 1)
    return out


def horse_of_diamonds() -> Court:
    """A bay horse from the front under a post rider."""
    court = Court(nimbus=(140, 60), sign=(26, 32, 14.5))
    out = court.subject
    out.stamp(rider(), at(4, 2))
    post_horn(out)
    horn_hand(out, 132, 61, -24, OXBLOOD, OCHRE)
    facing(out, at(63, 73, 0.94), BAY, OXBLOOD, IVORY)
    rein(out, "M80 118C92 128 106 130 122 124")
    sleeve = shape("M192 192C192 160 184 140 166 130L150 118L139 138C150 148 154 170 154 192Z")
    out.keyed(sleeve, OXBLOOD, 1.9)
    out.carve(
        blend("M160 128C176 142 184 164 182 190", "M150 136C164 150 170 170 168 190", 4, 2.2, "head"), sleeve, INK
    )
    glove = shape("M134 104C146 106 158 114 164 124L152 142C144 134 136 130 128 128Z")
    out.keyed(glove, IVORY, 1.8)
    out.carve(join(lozenge(139 + 5 * k, 116 + 4 * k, 2.2) for k in range(4)), glove, GREEN, 0.7)
    rein_hand(out, at(122, 114, 1.1, 18))
    return court
