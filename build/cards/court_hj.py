"""The jack of hearts: a coffee-house waiter with a waxed moustache and oiled hair, his tray held high."""

from __future__ import annotations

from .figure import profile
from .hands import bearing_hand, thumb
from .heads import cropped_hair, waxed_moustache
from .ink import INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, cut, disc, join, lozenge, shape
from .scene import Court, Print
from .stroke import blend, brush, strokes


def pot(out: Print) -> None:
    """A tall copper pot with a black handle, a spout to the left, a long curl of steam."""
    out.lay(brush("M9 38C0 30 14 24 7 14C4 9 8 6 10 3", 3.2, "lens"), INK)
    out.lay(brush("M17 34C11 28 21 22 17 14", 2.6, "lens"), INK)
    handle = cut(
        shape("M42 50C56 48 62 56 58 66C56 73 50 77 44 78Z"), shape("M43 55C52 53 56 58 53.6 65C52 70 48 72 44.6 73Z")
    )
    out.keyed(handle, INK, 1)
    spout = shape("M24 74C15 72 14 62 12 52L5 47C9 43.6 15 44.6 18 48C20 55 22 58 26 60Z")
    out.keyed(spout, OCHRE, 1.8)
    body = shape("M24 46L42 46C42 56 47 62 48 70C48.6 77 46 82 43 84L23 84C20 82 17.4 77 18 70C19 62 24 56 24 46Z")
    out.keyed(body, OCHRE, 1.9)
    shade = blend(
        "M39 48C39 57 44 63 44.4 71C44.6 77 43 81 41 83", "M33 48C33 57 36 64 36 71C36 77 35 81 34 83", 3, 2.2
    )
    out.carve(shade, body, INK, 0.9)
    out.carve(brush("M26.6 50C26.6 58 22 64 21.6 72", 2, "lens"), body, IVORY, 0.9)
    out.keyed(shape("M23 46C24 37 42 37 43 46Z"), OCHRE, 1.7).keyed(disc(33, 36.4, 3.4), OXBLOOD, 1.5)
    out.lay(brush([(22, 47), (44, 47)], 2.4, "even"), INK)


def glass(out: Print) -> None:
    """The glass of water that goes with every coffee, a spoon laid across it."""
    bowl = shape("M59 56L80 56L77 84L62 84Z")
    out.keyed(bowl, IVORY, 1.8)
    out.carve(strokes(("M60 63C66 65 73 65 79 63", "M65 69L66.4 80", "M74 69L73 80"), 1.8), bowl, INK, 0.6)
    spoon = join(brush([(52, 51.6), (78, 54)], 2.4, "even"), disc(81, 54, 5, 3))
    out.keyed(spoon, OCHRE, 1.3)


def tray(out: Print) -> None:
    """Tray, the hand below it, cuff and sleeve."""
    sleeve = shape("M10 194C14 170 20 152 26 136L56 136C64 154 70 172 72 194Z")
    out.keyed(sleeve, INK, 2)
    out.carve(blend("M52 140C60 156 64 170 66 188", "M42 140C46 156 48 172 48 188", 3, 2.2, "head"), sleeve, OXBLOOD)
    cuff = shape("M25 121L58 121L60 138L23 138Z")
    out.keyed(cuff, IVORY, 1.8)
    out.keyed(lozenge(49, 129.6, 3.4, 4), OXBLOOD, 1.3)
    bearing_hand(out, at(42.4, 112, 1.1))
    plate = shape("M5 83L87 83C85 90 78 93 69 93L23 93C14 93 7 90 5 83Z")
    out.halo(plate, IVORY, 1.2).lay(plate, INK)
    out.lay(brush("M11 86.6C32 89.4 62 89.4 81 86.6", 1.9), IVORY)
    thumb(out, at(60, 107, 1.0, 6))


def coat(out: Print) -> None:
    """Black tail coat, white front with studs, a napkin over the far shoulder."""
    cloth = shape("M56 190C58 150 70 128 100 114L156 108C180 118 194 146 196 190Z")
    out.keyed(cloth, INK, 2)
    out.carve(
        blend("M88 122C76 132 70 146 68 166", "M100 120C90 134 86 148 84 170", 3, 2.4, "head"), cloth, OXBLOOD, 1.2
    )
    front = shape("M103 110C97 128 95 156 96 190L132 190C136 158 138 134 134 112Z")
    out.keyed(front, IVORY, 1.8)
    for y in (130, 141):
        out.keyed(disc(110, y, 2.4), OXBLOOD, 1.2)
    out.carve(
        blend("M152 112C162 126 166 146 166 176", "M160 114C170 128 173 150 173 178", 2, 2.2, "head"), cloth, OXBLOOD
    )
    lapel = shape("M133 108C141 118 144 128 143 150L128 190L152 190L160 128C156 118 148 110 140 106Z")
    out.halo(lapel, IVORY, 1).lay(lapel, INK)
    out.carve(brush("M140 112C147 122 149 134 148 150", 1.8, "head"), lapel, OCHRE, 0.6)
    napkin = shape("M161 107C170 106 180 112 186 120C194 132 197 152 199 172L178 180C178 152 174 126 161 107Z")
    out.keyed(napkin, IVORY, 2)
    out.carve(
        blend("M168 106C180 120 185 142 187 178", "M173 107C185 120 190 142 193 176", 2, 2.6, "even"), napkin, OXBLOOD
    )


def neck(out: Print) -> None:
    """A wing collar and a bow tie."""
    collar = shape("M104 103C112 112 134 112 148 99L153 112C142 124 116 126 102 119Z")
    out.keyed(collar, IVORY, 1.8)
    out.keyed(shape("M102 104L112 111L104 121L98 112Z"), IVORY, 1.6)
    bow = join(shape("M108 118L92 109C89 115 89 122 92 129Z"), shape("M108 118L126 110C129 116 129 124 125 130Z"))
    out.halo(bow, IVORY, 1).lay(bow, INK)
    out.carve(
        strokes(("M105 117L95 114", "M105 120L95 124", "M112 117L122 115", "M112 120L122 125"), 1.6, "tail"),
        bow,
        OCHRE,
        0.5,
    )
    out.keyed(disc(108.4, 119, 4), INK, 0.6)


def quiff(out: Print, place: Place) -> None:
    """Hair brushed up from the brow."""
    hair = shape(
        "M-15 -17C-18 -21 -18.6 -26 -15 -29C-17 -31 -17 -34 -14 -36C2 -41 23 -38 30 -26C33 -19 32 -12 30 -4L14 -8"
        "C8 -16 -4 -22 -15 -17Z"
    )
    out.keyed(place(hair), INK, 1.6)
    waves = blend(
        "M-14 -32C4 -38 22 -32 28 -14",
        "M-13 -22C-4 -25 8 -20 14 -16C18 -13 22 -10 24 -6",
        4,
        2,
    )
    out.carve(place(waves), place(hair), OCHRE, 1)


def jack() -> Court:
    """Tray with pot and glass, profile, bow tie, napkin."""
    court = Court(nimbus=(122, 62), sign=(175, 33, 14.5))
    out, head = court.subject, at(121, 66, 1.14)
    coat(out)
    profile(out, head, fine=True)
    neck(out)
    cropped_hair(out, head)
    waxed_moustache(out, head)
    quiff(out, head)
    service = Print()
    pot(service)
    glass(service)
    out.stamp(service, at(3))
    tray(out)
    return court
