"""Tarok XVII, the post sleigh: three horses at a gallop through the snow; the letter that came with it."""

from __future__ import annotations

from typing import Final

from .gallop import galloper, harness
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import (
    Place,
    Shape,
    at,
    block,
    disc,
    grow,
    join,
    lozenge,
    meet,
    polygon,
    ring,
    rough,
    shape,
    soft,
    star,
    turn,
)
from .scene import Print, Scene
from .stroke import blend, brush, pen, strokes
from .texture import clouds, rays
from .townsfolk import limb, small_head
from .winter import night_stars, snowfield

# --- above: three horses and the sleigh ----------------------------------------------------------------------------


def sleigh(out: Print) -> None:
    """A painted sleigh on high runners, with the sack of letters behind the seat."""
    runner = pen("M116 103C108 105 106 114 113 119C118 123 124 124 134 124L192 124C198 124 201 121 203 118", 4)
    posts = [pen(path, 3.4) for path in ("M136 112L134 124", "M158 114L158 124", "M182 112L186 124")]
    out.halo([runner, *posts], IVORY, 1.4).lay([runner, *posts], INK)
    sack = shape("M176 90C172 76 174 66 182 64L180 59L190 58L188.6 63.6C198 66 202 78 200 92Z")
    out.halo(sack, INK, 2).keyed(sack, OCHRE, 1.7)
    out.carve(
        strokes(("M182 66C180 74 180 82 182 88", "M190 67C194 74 195 82 193 90", "M186 70L187 80"), 1.6, "tail"),
        sack,
        INK,
    )
    out.lay(brush("M180.4 63.6C184 65.4 187 65 190.4 63", 2.4, "even"), OXBLOOD)
    out.stamp(driver(), at())
    box = shape(
        "M118 82C121 82 124 84 125.4 88C128 95 133 97.4 142 97L172 96C182 95.4 187 90 190 82L204 80"
        "C203 96 198 110 190 115"
        "L140 115C126 113 121 100 118 82Z"
    )
    out.halo(box, IVORY, 1.6).keyed(box, OXBLOOD, 1.8)
    out.lay(brush("M120 84C124 100 130 100.6 142 100.4L174 99.4C186 98.6 191 92 194 84", 2.2, "even"), OCHRE)
    out.lay([lozenge(138 + 10.4 * k, 107.4, 3.4, 4.4) for k in range(6)], IVORY)
    out.lay([lozenge(138 + 10.4 * k, 107.4, 1.5, 2.1) for k in range(6)], INK)


def driver() -> Print:
    """The postillion in his greatcoat: reins in one hand, the whip above the horses in the other."""
    out = Print()
    whip = join(brush("M139 46L107 14", 2.6, "head"), brush("M107.6 14.4C96 8 90 20 78 14", 1.7, "tail"))
    out.halo(whip, INK, 1).lay(whip, OCHRE)
    far = limb(((156, 68), (143, 62), (139, 49)), (13, 11.6, 8.6))
    out.halo(far, IVORY, 1.3).lay(far, GREEN).keyed(disc(138.6, 45.6, 4.4), IVORY, 1.5)
    coat = shape("M147 66C153 61 165 61 171 67C177 76 179 88 178 100L146 100C144 88 143 74 147 66Z")
    out.halo(coat, IVORY, 1.4).keyed(coat, GREEN, 1.2)
    out.carve(
        blend("M150 82C149 90 149 94 150 99", "M173 72C177 84 176 92 175 99", 6, 1.8, "head", ragged=0.3, seed=4),
        coat,
        INK,
        1,
    )
    small_head(out, at(157.6, 63, 1.25))
    fur = shape(
        "M144.6 44.4C146 41 152 39 158 39.4C165 39.4 170 41.6 171 45C171.6 48.4 169 50 166 49"
        "C160 46.6 152 46.6 147.6 48C144.6 48.6 143.6 46.6 144.6 44.4Z"
    )
    crown = shape("M147.6 42C147 34 150 28.6 157 28C165 27.6 169 34 168.4 43C162 40 153 40 147.6 42Z")
    out.keyed(crown, OXBLOOD, 1.4).halo(fur, INK, 0.9).lay(rough(fur, 0.5, 3, 6), OCHRE)
    collar = shape(
        "M147 62C153 66.6 165 66 171 60C175 64 175.6 70 173 74C164 78.6 152 77.6 146 72C144 68 144.6 64 147 62Z"
    )
    out.halo(collar, INK, 0.9).lay(rough(collar, 0.5, 3.4, 5), OCHRE)
    out.carve(
        strokes(("M151 67L149.6 73", "M157 69.4L156.6 75.4", "M164 69L165 75", "M169.4 66L171.6 71.6"), 1.4, "tail"),
        collar,
        INK,
        0.6,
    )
    near = join(limb(((163, 77), (152, 92), (137, 84)), (14, 12.6, 9)), disc(163, 77, 6.8))
    out.halo(near, INK, 1).lay(near, GREEN)
    out.carve(strokes(("M165 77C163 84 158 90 153 93", "M147 87C150 90 153 92 156 92.6"), 1.6, "tail"), near, INK)
    cuff = limb(((141, 87), (135.4, 82.6)), (10.6, 10.6), 0.8)
    out.keyed(cuff, OCHRE, 1.2)
    out.keyed(soft(block(127.4, 76, 9.4, 9.6), 3), IVORY, 1.5)
    out.lay(strokes(("M128.4 79L133.4 79.2", "M128.2 82L133 82"), 1.1, "tail"), INK)
    return out


def lantern(out: Print, x: float, y: float) -> None:
    """A lantern on a hooked pole: four panes of light."""
    out.lay(rays((x, y + 7), 12, 34, 18, 2.6, "tail", every_other=0.6), OCHRE)
    pole = pen(f"M{x + 9} 100L{x + 10} {y - 8}C{x + 10} {y - 15} {x} {y - 15} {x} {y - 7}", 2.6)
    out.halo(pole, INK, 1.3).lay(pole, IVORY)
    hood = shape(f"M{x - 7.6} {y + 0.6}L{x - 2} {y - 6}L{x + 2} {y - 6}L{x + 7.6} {y + 0.6}Z")
    pane = polygon((x - 6, y + 0.6), (x + 6, y + 0.6), (x + 4.6, y + 14), (x - 4.6, y + 14))
    out.halo([hood, pane], INK, 1.8).lay(pane, OCHRE).lay(hood, IVORY)
    flame = shape(
        f"M{x} {y + 2.6}C{x + 3.6} {y + 7} {x + 3} {y + 11.6} {x} {y + 12}"
        f"C{x - 3} {y + 11.6} {x - 3.6} {y + 7} {x} {y + 2.6}Z"
    )
    out.lay(flame, IVORY).lay(block(x - 5.6, y + 13.4, 11.2, 2.2), IVORY)


def upper() -> Scene:
    """Black, chestnut and bay abreast; bells, a whip, a lantern, and snow that flies level with the ground."""
    scene = Scene(INK)
    sky, team, front = scene.ground, scene.subject, scene.foreground
    gusts = [(-8, 16, 34), (92, 8, 44), (122, 20, 40), (60, 4, 20), (150, 34, 22), (112, 34, 26)]
    sky.lay(clouds(gusts, 3.4), IVORY)
    night_stars(sky, ((82, 16, 5.4),))
    snowfield(
        sky,
        "M-4 90C30 84 70 88 110 84C150 80 180 82 204 78L204 146L-4 146Z",
        ("M-4 98C60 92 130 92 204 86", "M-4 140C60 136 130 142 204 138"),
        4,
        width=2.2,
        ragged=0.34,
        seed=6,
    )
    lantern(team, 186, 24)
    coats = ((INK, IVORY, INK, (7, 11)), (OXBLOOD, IVORY, INK, (18, 24)), (OCHRE, INK, INK, (29, 37)))
    for hide, mark, mane, (x, y) in coats:
        horse = galloper(hide, mark, mane)
        harness(horse)
        team.stamp(horse, at(x, y, 0.86))
        rein = brush(f"M{x + 11.4} {y + 30.4}C{x + 38} {y + 46} {x + 74} {y + 40} 138 81", 1.7, "even")
        team.lay(grow(rein, 0.7), IVORY).lay(rein, OXBLOOD)
    trace = brush("M110 77C116 84 122 92 134 98", 2, "even")
    team.lay(grow(trace, 0.8), IVORY).lay(trace, OXBLOOD)
    carriage = Print()
    sleigh(carriage)
    team.stamp(carriage, at(9, 0))
    drift = shape(
        "M-4 132C10 128 20 134 34 130C50 126 60 132 78 129C96 125 108 131 122 128C140 125 160 130 178 127"
        "C190 125 198 128 204 126L204 146L-4 146Z"
    )
    front.lay(grow(drift, 1.1), INK).lay(rough(drift, 0.3, 7, 3), IVORY)
    front.carve(
        blend("M-4 135C60 131 140 133 204 130", "M-4 140C60 138 140 140 204 138", 2, 1.9, "lens", ragged=0.3, seed=4),
        drift,
        INK,
    )
    return scene


# --- below: the letter ---------------------------------------------------------------------------------------------


def snowflake(x: float, y: float, r: float, angle: float = 0) -> Shape:
    """Six arms with their barbs."""
    arm = join(
        brush([(0, 0), (0, -r)], 2.6, "even"),
        strokes(([(0, -r * 0.5), (-r * 0.3, -r * 0.82)], [(0, -r * 0.5), (r * 0.3, -r * 0.82)]), 2.1, "even"),
    )
    return at(x, y, 1, angle)(join([turn(arm, 60 * k) for k in range(6)], lozenge(0, 0, 2.6)))


FLAKES: Final = (
    (16, 20, 12, 8), (176, 28, 16, 20), (10, 70, 10, 25), (15, 114, 12, 15), (166, 62, 9, 0), (190, 76, 10, 10),
    (56, 128, 11, 5), (56, 9, 10, 20), (98, 134, 9, 18), (150, 6, 9, 6),
)  # fmt: skip
"""The snow: place, radius, angle."""


def letter(out: Print, place: Place) -> None:
    """An envelope 120 wide about (0, 0), folded in four and closed with a great seal."""
    sheet = block(-60, -39, 120, 78, 2)
    out.halo(place(sheet), INK, 2.4).lay(place(rough(sheet, 0.35, 9, 2)), IVORY)
    flap = "M-59 -38C-40 -20 -16 2 0 9C16 2 40 -20 59 -38"
    out.lay(
        place(join(pen(flap, 2.2), pen("M-59 38C-40 20 -22 4 -12 1", 1.7), pen("M59 38C40 20 22 4 12 1", 1.7))), INK
    )
    shade = blend("M-54 -20C-42 -8 -30 2 -20 8", "M-56 -12C-46 -2 -38 4 -28 9", 2, 1.7, "tail", ragged=0.2, seed=4)
    far = blend("M56 -30C40 -14 22 4 10 10", "M57 24C46 14 30 4 18 1", 7, 1.9, "tail", end=0.62, ragged=0.3, seed=6)
    out.carve(place(join(shade, far)), place(sheet), INK, 2)
    cord = join(polygon((-61, -1), (61, 3), (61, 7), (-61, 3)))
    out.lay(place(meet(cord, sheet)), GREEN)
    wax = join(disc(0, 5, 19), disc(-13, 16, 7), disc(14, -7, 7), disc(11, 18, 6), disc(-15, -5, 6))
    out.keyed(place(rough(soft(wax, 2), 0.6, 6, 3)), OXBLOOD, 2)
    out.lay(place(ring(0, 5, 15.6, 1.6)), IVORY)
    out.lay(place(star(0, 5, 12.4, 0.46, 8)), IVORY).lay(place(star(0, 5, 6, 0.5, 8)), OXBLOOD)
    out.lay(place(strokes(("M-17 -4C-14 -10 -8 -14 0 -14.6", "M-18 14C-17 18 -14 20 -11 20.6"), 1.8)), IVORY)


def sleeve(out: Print) -> None:
    """The sleeve that hands it over, wool at its edge."""
    arm = shape("M146 150C142 132 148 116 160 106L206 84L206 150Z")
    out.halo(arm, INK, 2).lay(rough(arm, 0.3, 8, 4), GREEN)
    folds = blend(
        "M166 112C160 124 160 136 162 148",
        "M200 92C190 108 188 130 192 148",
        4,
        2,
        "tail",
        start=0.2,
        ragged=0.2,
        seed=2,
    )
    out.carve(folds, arm, INK, 2)
    wool = brush("M138 148C134 126 146 104 170 90", 15, "even")
    out.halo(wool, INK, 1.4).lay(rough(wool, 0.8, 3, 5), IVORY)
    curl = brush("M-4 1C-3 -4 3.6 -3.4 3.6 2C3 3.6 1 3 0 1", 1.8)
    tufts = ((163, 95), (153, 103), (145, 113), (140, 124), (138, 136))
    out.lay([at(*tuft)(curl) for tuft in tufts], INK)


def mitten(out: Print, sheet: Print) -> None:
    """A knitted mitten: the hand behind the letter, the thumb upon it."""
    hand = soft(shape("M166 96C158 84 146 78 134 84C124 92 118 112 124 126C130 134 140 136 148 134Z"), 2)
    out.halo(hand, INK, 1.6).lay(hand, OCHRE)
    out.carve(strokes(("M128 124C132 128 138 130 144 129", "M134 132C138 133 142 133 146 132"), 1.8), hand, INK, 1)
    out.stamp(sheet, at())
    thumb = soft(shape("M160 92C150 84 136 78 122 74C112 71 105 78 109 85C118 92 130 102 146 112Z"), 2)
    out.keyed(thumb, OCHRE, 2.2)
    out.carve(strokes(("M114 84C124 90 134 97 145 105", "M113 78C117 77 121 78 125 80"), 1.8, "tail"), thumb, INK, 1)
    out.carve(join(lozenge(130, 86, 4.6), lozenge(141, 92.6, 4.6)), thumb, OXBLOOD, 0.6)


def lower() -> Scene:
    """The letter that came with it, handed over in the snow."""
    scene = Scene(INK)
    sky, view, front = scene.ground, scene.subject, scene.foreground
    sky.lay(join(snowflake(*flake) for flake in FLAKES), IVORY)
    sheet = Print()
    letter(sheet, at(84, 62, 1.06, -9))
    mitten(view, sheet)
    sleeve(front)
    return scene
