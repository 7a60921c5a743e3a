"""Tarok XVII, the post sleigh: three horses at a gallop through the snow; the post-house, when it has gone."""

from __future__ import annotations

from .gallop import galloper, harness
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import at, block, cut, disc, grow, join, lozenge, meet, polygon, rough, shape, soft
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import clouds, rays, rings
from .townsfolk import limb, small_head
from .winter import night_stars, snowfield, snowy_spruce

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
    """Black, bay and grey abreast; bells, a whip, a lantern, and snow that flies level with the ground."""
    scene = Scene(INK)
    sky, team, front = scene.ground, scene.subject, scene.foreground
    gusts = [
        (-8, 20, 18), (84, 7, 36), (126, 15, 28), (100, 25, 20), (140, 4, 26), (66, 44, 30), (80, 52, 22),
        (128, 33, 22), (132, 51, 16), (156, 20, 14), (170, 12, 20), (148, 27, 18), (40, 5, 28),
    ]  # fmt: skip
    sky.lay(clouds(gusts, 2.6), IVORY)
    night_stars(sky, ((72, 10, 4.8), (96, 30, 3)))
    snowfield(
        sky,
        "M-4 90C30 84 70 88 110 84C150 80 180 82 204 78L204 146L-4 146Z",
        ("M-4 98C60 92 130 92 204 86", "M-4 140C60 136 130 142 204 138"),
        7,
        width=2,
        ragged=0.34,
        seed=6,
    )
    lantern(team, 186, 24)
    coats = ((INK, IVORY, INK, (7, 11)), (IVORY, INK, IVORY, (18, 24)), (OCHRE, INK, INK, (29, 37)))
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


# --- below: the post-house -----------------------------------------------------------------------------------------


def post_house(out: Print) -> None:
    """A log house under a great load of snow, its windows lit, icicles at the eaves."""
    chimney = polygon((30, 8), (46, 8), (46, 40), (30, 40))
    out.halo(chimney, IVORY, 1.1).lay(chimney, OXBLOOD)
    out.carve(join(line((31 + y % 4, y), (42 + y % 4, y), 1.4, "lens") for y in (17, 22, 27)), chimney, INK, 0.6)
    cap = soft(shape("M26 10C27 2 36 0 40 2C46 1 50 5 50 10Z"), 1)
    out.halo(cap, INK, 1.4).lay(cap, IVORY)
    wall = polygon((-4, 66), (110, 66), (110, 118), (-4, 118))
    out.lay(wall, INK)
    logs = [brush([(-4, y), (50, y + 0.4), (108, y)], 1.7, "even") for y in range(76, 118, 8)]
    out.lay(cut(join(logs), join(block(x, 60, w, 60) for x, w in ((6, 34), (51, 21), (80, 23)))), OCHRE)
    for y in range(72, 118, 8):
        out.keyed(disc(109, y, 4.2), OCHRE, 1.4).lay(disc(109, y, 1.3), INK)
    for x, wide in ((12, 22), (83, 17)):
        out.lay(grow(block(x, 78, wide, 23), 2.4), IVORY).lay(block(x, 78, wide, 23), OCHRE)
        out.lay([block(x + wide / 2 - 1, 78, 2, 23), block(x, 87, wide, 2)], INK)
        out.lay(soft(shape(f"M{x - 4} 106C{x - 2} 101 {x + wide + 2} 101 {x + wide + 4} 106Z"), 1), IVORY)
    door = block(54, 80, 16, 38)
    out.lay(grow(door, 2), IVORY).lay(door, OXBLOOD)
    out.lay(join(line((58 + 4 * k, 82), (58 + 4 * k, 117), 1.2) for k in range(3)), INK).lay(disc(67, 100, 1.4), OCHRE)
    out.lay(lozenge(62, 88, 4.4, 5), OCHRE)
    roof = shape(
        "M-8 70C2 62 12 44 20 28C24 24 74 24 84 28C92 44 104 60 118 66C121 70 118 74 112 73"
        "C106 76 100 72 92 74C84 77 78 72 68 74"
        "C58 77 52 72 42 74C32 77 26 72 16 74C8 77 0 73 -8 74Z"
    )
    out.halo(roof, INK, 1.8).lay(rough(roof, 0.3, 7, 3), IVORY)
    shade = blend(
        "M80 31C88 46 98 60 110 67", "M50 30C52 46 56 60 60 68", 7, 1.9, "tail", start=0.08, ragged=0.3, seed=5
    )
    out.carve(shade, roof, INK)
    ice = [
        shape(f"M{x - 1.8} 72L{x + 1.8} 72L{x} {72 + long}Z")
        for x, long in ((4, 9), (9, 6), (47, 8), (76, 9), (106, 8))
    ]
    out.lay(ice, IVORY)


def post_horn() -> Print:
    """The sign of the post: a coiled horn with its cord and tassels, 54 wide, about (0, 0)."""
    out = Print()
    coil = cut(disc(0, 0, 17), disc(0, 0, 11.6))
    flare = shape("M-3 16.8C8 17.6 18 14 26 6L33.6 20C24 24 12 24.4 -3 22.4C-6 21 -6 17.6 -3 16.8Z")
    pipe = shape("M3 -16.8C-8 -17.4 -18 -15 -27 -9.4L-28.8 -12.6C-19 -19.4 -8 -22 3 -21.6C6 -20 6 -17.4 3 -16.8Z")
    mouth = at(-28.6, -10.6, 1, -32)(block(-2.4, -4, 4, 8, 0.8))
    bell = at(30, 13, 1, -29)(disc(0, 0, 3.2, 9))
    cord = cut(disc(0, 1, 9, 11), disc(0, 1, 6.6, 8.6))
    strings = [pen(path, 1.6) for path in ("M-4 11L-7 25", "M4 11L2 25")]
    out.halo(strings, INK, 1).lay(strings, OXBLOOD)
    for part in (flare, pipe, coil, mouth, bell):
        out.halo(part, INK, 1.5).lay(part, OCHRE)
    out.lay(at(30, 13, 1, -29)(disc(0.4, 0, 1.8, 6.6)), INK)
    out.lay(blend("M-14.6 -2C-14 8 -8 13.6 0 14.6", "M-13 -2C-12 6 -7 11.8 0 12.8", 1, 1.6), INK)
    out.lay(
        strokes(
            ("M4 20C14 20.6 22 18 27.6 13", "M-22 -13.4C-14 -18 -8 -19.4 0 -19.4", "M14.4 -3C13 -9 8 -13.6 2 -14.4"),
            1.5,
        ),
        INK,
    )
    tassels = [shape(f"M{x - 1.6} 24L{x + 1.6} 24L{x + 3.6} 37L{x - 3.6} 37Z") for x in (-7, 2)]
    out.halo(cord, INK, 1.1).lay(meet(cord, block(-20, 2, 40, 20)), OXBLOOD)
    out.halo(tassels, INK, 1.2).lay(tassels, OXBLOOD)
    out.lay([line((x, 27), (x, 36), 1.2, "head") for x in (-7, 2)], IVORY)
    return out


def sign_post(out: Print) -> None:
    """A post under a cap of snow, with an iron arm that bears the horn."""
    post = polygon((173, 22), (182, 22), (183.6, 132), (171.6, 132))
    out.halo(post, IVORY, 1.2).lay(post, INK)
    out.carve(strokes(("M175 30L174.4 120", "M178.6 44L178.6 100"), 1.7, "tail"), post, OCHRE)
    arm = [pen("M176 34L124 34C118 34 116 40 121 42", 3.2), pen("M174 58C160 56 154 46 152 35", 2.8)]
    out.halo(arm, INK, 1.2).lay(arm, IVORY)
    out.lay([pen("M134 34L134 46", 2.2), pen("M150 34L150 46", 2.2)], IVORY)
    snow = soft(shape("M168 24C168 14 174 11 178 11.6C184 11 188 16 187 24Z"), 1)
    ledge = shape("M122 33C130 28 140 30.6 150 29.4C160 27.6 168 30 172.6 32.6Z")
    out.halo([snow, ledge], INK, 1.2).lay([snow, ledge], IVORY)
    out.stamp(post_horn(), at(142, 62, 1.0))


def hare() -> Print:
    """A hare that sits up and looks to the right, where the bells went; 24 wide, its feet on y 0."""
    out = Print()
    body = shape(
        "M-11 0C-15 -4 -14 -12 -8 -15C-3 -18 0 -20 2 -24C4 -28 9 -29 13 -26.4C16 -24.4 16.4 -22 14.6 -20.6"
        "C12.4 -19 10 -19 9 -17.6"
        "C9.6 -12 8 -6 9.6 -2L13 0Z"
    )
    ears = [
        shape("M4 -26C-1 -33 -3 -40 -1 -46C4 -42 8 -34 8 -27Z"),
        shape("M7 -27C5 -34 6 -42 10 -47C13 -41 13 -33 11 -27Z"),
    ]
    tail = disc(-13, -3.4, 3.4)
    out.halo([body, *ears], IVORY, 1.2).lay([body, *ears], INK).keyed(tail, IVORY, 1.4)
    out.lay(disc(10.6, -24, 1.2), IVORY)
    out.carve(strokes(("M-8 -2C-10 -8 -5 -12 -1 -10", "M4 -19C5 -14 5 -9 4.6 -4"), 1.6, "tail"), body, IVORY, 0.6)
    out.lay([brush("M2 -31C1 -36 0 -40 0 -43", 1.4), brush("M8.6 -30C8.4 -36 9 -40 9.8 -43.4", 1.4)], OXBLOOD)
    return out


def lower() -> Scene:
    """The post-house with its horn; the tracks of the sleigh lead away, and a hare comes out to look."""
    scene = Scene(INK)
    sky, house, front = scene.ground, scene.subject, scene.foreground
    sky.lay(rings((141, 66), 40, 84, 9, 2.6, to_width=1.5, length=20, space=13, seed=3), IVORY)
    night_stars(sky, ((10, 14, 4.6), (74, 12, 3), (100, 24, 3.2), (192, 44, 3), (112, 52, 3)))
    for x, foot, tall, wide, seed in ((128, 108, 34, 15, 2), (194, 112, 58, 26, 4), (158, 110, 26, 13, 6)):
        snowy_spruce(sky, x, foot, tall, wide, seed)
    snowfield(
        sky,
        "M-4 110C40 104 120 104 204 106L204 146L-4 146Z",
        ("M100 112C140 110 170 112 204 110", "M-4 142C60 138 130 144 204 141"),
        4,
        width=2,
        ragged=0.3,
        seed=3,
    )
    post_house(house)
    sign_post(house)
    yard = shape("M-4 117C40 113 100 115 130 119C160 124 184 124 204 120L204 146L-4 146Z")
    front.lay(grow(yard, 0.8), INK).lay(rough(yard, 0.3, 9, 4), IVORY)
    tracks = (
        "M62 119C66 127 96 130 130 129C160 128 184 127 206 131",
        "M54 120C56 133 96 137 130 136C160 135 184 134 206 139",
    )
    front.carve(strokes(tracks, 2.4, "even"), yard, INK, 0.2)
    front.stamp(hare(), at(123, 137, 0.88))
    bank = shape("M-4 128C8 124 20 128 30 134C38 139 42 144 44 146L-4 146Z")
    front.halo(bank, INK, 1.2).lay(rough(bank, 0.3, 7, 5), IVORY)
    front.carve(blend("M0 132C12 130 22 134 30 140", "M0 138C8 137 16 140 22 144", 2, 1.8), bank, INK)
    return scene
