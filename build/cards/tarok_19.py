"""Tarok XIX, the star carollers: a child with its lantern star; the window that waits for it."""

from __future__ import annotations

from .carollers import child_head, coat, paper_star, scarf, sleeve
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import at, block, disc, grow, join, lozenge, meet, ring, rough, shape, soft
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import rays
from .winter import snowfield

# --- above: the star and the child ----------------------------------------------------------------------------------


def far_house(out: Print) -> None:
    """The next house to sing at: a snowy thatch on the hill and one lit window."""
    wall = block(159, 112, 30, 20)
    out.halo(wall, INK, 1.4).lay(wall, OXBLOOD)
    out.lay(join(line((159, y), (189, y), 1.3) for y in (117, 123, 129)), INK)
    pane = block(167, 115.6, 11, 11)
    out.lay(grow(pane, 1.8), INK).lay(pane, OCHRE).lay(
        join(block(171.8, 115, 1.4, 12), block(167, 120.4, 11, 1.4)), INK
    )
    roof = soft(shape("M151 114C160 108 165 100 168 93L186 92C190 101 194 108 201 113C186 117 166 117 151 114Z"), 1.2)
    out.halo(roof, INK, 1.6).lay(rough(roof, 0.25, 6, 5), IVORY)


def upper() -> Scene:
    """One child holds the star up and sings to it."""
    scene = Scene(INK)
    sky, x, y = scene.ground, 134, 50
    sky.lay(rays((x, y), 47, 116, 32, 4.4, "lens", every_other=0.62), OCHRE)
    far_house(sky)
    snowfield(
        sky,
        "M80 132C110 122 150 124 204 128L204 146L70 146Z",
        ("M96 136C130 130 160 130 204 134", "M90 143C130 138 160 138 204 140"),
        2,
        ragged=0.4,
        seed=8,
    )
    band = scene.subject
    coat(band)
    child_head(band, at(52, 68, 1.18, -15))
    scarf(band)
    band.lay(disc(x, y, 46), INK)
    pole = pen([(x, y + 10), (106, 150)], 5)
    band.halo(pole, INK, 1.7).lay(pole, IVORY)
    paper_star(band, x, y, 43)
    front = scene.foreground
    sleeve(front, "M74 118C84 122 88 116 98 108", at(118, 99, 0.86, -28), 16)
    sleeve(front, "M30 118C40 138 66 144 92 132", at(111, 126, 0.95, -16))
    return scene


# --- below: the window that waits -----------------------------------------------------------------------------------

LEFT, TOP, WIDE, TALL = 36, 26, 92, 82
"""The panes."""


def toy_horse() -> Print:
    """A carved horse on wheels, looking out to the left; 46 high, on y 0."""
    out = Print()
    wheels = ((-13, -6), (14, -6))
    body = soft(
        shape(
            "M-14 -8L-12 -20C-15 -24 -14 -29 -12 -32L-20 -30C-24 -29 -26 -32 -24 -35L-13 -45L-11 -49L-8 -45"
            "C-2 -42 0 -36 1 -29C6 -27 12 -28 16 -25C20 -22 18 -16 18 -8L10 -8L8 -15C4 -17 -2 -17 -5 -15L-7 -8Z"
        ),
        0.7,
    )
    tail = brush("M16 -25C24 -25 24 -14 21 -8", 5, "tail")
    board = block(-21, -9.4, 43, 4.4, 1)
    out.lay(grow(join(body, tail, board), 1.4), IVORY)
    out.lay(join(tail, rough(body, 0.2, 5, 2)), INK)
    mane = strokes(("M-6 -44L-3 -36", "M-3 -41L-.4 -33", "M-9 -46L-7 -40"), 1.9)
    saddle = shape("M0 -27C4 -27 8 -27.6 11 -27L11 -19C7 -17.4 3 -18 0 -19Z")
    out.lay(join(mane, [disc(-15.4, -38.4, 1.5)], brush("M-16 -32L-11 -40", 1.6)), IVORY)
    out.keyed(saddle, OXBLOOD, 1.2, IVORY).lay(lozenge(5.6, -22.6, 2.2), IVORY)
    out.keyed(board, OXBLOOD, 1.4)
    for x, y in wheels:
        out.keyed(disc(x, y + 0.6, 5.8), IVORY, 1.6)
        out.lay(join(ring(x, y + 0.6, 3.9, 1.3), disc(x, y + 0.6, 1.2)), INK)
    return out


def ring_loaf(out: Print, x: float, y: float, r: float) -> None:
    """A plaited ring of bread leaning in the window."""
    loaf = ring(x, y, r, r * 0.56)
    out.lay(grow(loaf, 1.6), INK).lay(loaf, IVORY)
    plaits = []
    for k in range(11):
        turn_by = 360 * k / 11
        plaits.append(at(x, y, r / 15, turn_by)(brush("M-2 -15.6C4 -13 -1 -9 3.4 -6", 2, "lens")))
    out.lay(meet(join(plaits), loaf), OXBLOOD)


def eave(out: Print) -> None:
    """Snow on the eave, and icicles."""
    drip = shape(
        "M-4 -4L204 -4L204 9C198 11 194 10 190 9L186.6 24L183 9.6C176 12 170 11 164 9.6L161 18L158 10"
        "C140 12 128 8 112 10"
        "L109.6 19L106 10C90 12 76 8 62 10L58 21L54.6 10.6C40 12 30 9 22 10L18 27L14 10C8 11 2 11 -4 9Z"
    )
    out.halo(drip, INK, 1.6).lay(soft(drip, 0.4), IVORY)
    out.lay(strokes(("M4 5C40 3 80 6 120 4", "M140 6C160 4 180 5 198 4"), 1.8), INK)


def shutter(out: Print, left: float, flip: bool) -> None:
    """An open shutter: boards, a batten, a cut-out lozenge through which the logs show."""
    place = at(left, 0, flip=flip)
    board = shape(f"M0 {TOP - 6}L26 {TOP - 3}L26 {TOP + TALL + 3}L0 {TOP + TALL + 8}Z")
    out.halo(place(board), INK, 2).lay(place(rough(board, 0.25, 8, 3)), GREEN)
    joints = join(line((x, TOP - 2), (x, TOP + TALL + 3), 1.5) for x in (8.6, 17.4))
    out.carve(place(joints), place(board), INK)
    battens = [shape(f"M0 {y}L26 {y + 1}L26 {y + 8}L0 {y + 8}Z") for y in (TOP + 6, TOP + TALL - 14)]
    out.lay(place(join(battens)), OXBLOOD).lay(
        place(join(lozenge(x, y + 4, 2.2) for x in (6, 13, 20) for y in (TOP + 6, TOP + TALL - 14))), OCHRE
    )
    out.lay(place(lozenge(13, TOP + TALL / 2, 8, 11)), IVORY).lay(place(lozenge(13, TOP + TALL / 2, 5.4, 7.8)), INK)


def lower() -> Scene:
    """Candle, plaited loaf and a toy horse wait in the window; the song is heard already."""
    scene = Scene(INK)
    eave(scene.ground)
    view = scene.subject
    frame = block(LEFT - 7, TOP - 7, WIDE + 14, TALL + 12)
    view.lay(grow(frame, 2), INK).lay(rough(frame, 0.3, 8, 2), IVORY)
    spots = [(LEFT + 5 + 10.2 * k, TOP - 3.6) for k in range(9)]
    spots += [(side, TOP + 6 + 11.2 * k) for k in range(7) for side in (LEFT - 3.6, LEFT + WIDE + 3.6)]
    view.lay([lozenge(x, y, 2.2, 2.4) for x, y in spots], OXBLOOD)
    pane = block(LEFT, TOP, WIDE, TALL)
    view.lay(grow(pane, 1.2), INK).lay(pane, OCHRE)
    glow = rays((72, 56), 14, 44, 22, 3.2, "tail", every_other=0.6)
    view.carve(glow, pane, IVORY, 1)
    view.lay(join(block(LEFT + WIDE / 2 - 1.4, TOP, 2.8, 18), block(LEFT, TOP + 17, WIDE, 2.8)), INK)
    for side in (False, True):
        place = at(LEFT + WIDE if side else LEFT, TOP, flip=side)
        curtain = shape(f"M0 0L28 0C27 26 17 48 4 58L4 {TALL}L0 {TALL}Z")
        view.halo(meet(place(curtain), pane), INK, 1.3).lay(place(curtain), IVORY)
        view.carve(place(blend("M4 0C4 24 3 42 2 56", "M22 0C21 20 14 40 5 52", 3, 1.9, "tail")), place(curtain), INK)
        view.carve(place(brush("M26.4 0C25 26 16 45 4 55", 3, "even")), place(curtain), OXBLOOD, 0)
    # things on the sill
    view.keyed(block(69, 66, 6.6, 40), IVORY, 1.7)
    view.lay(brush("M70.4 70C72 76 70.6 80 71.6 86", 1.5, "tail"), INK)
    flame = shape("M72.3 65C66 61 67 54 72.3 45C77 54 78.4 60 72.3 65Z")
    view.keyed(flame, IVORY, 1.8).lay(shape("M72.3 64C69.6 61 70 58 72.3 54C74.4 58 75 61 72.3 64Z"), OXBLOOD)
    view.keyed(shape("M62 101C68 98 77 98 83 101L80 108L65 108Z"), OXBLOOD, 1.6)
    ring_loaf(view, 54, 94, 14.6)
    view.stamp(toy_horse(), at(103, 107.6, 1.06))
    shutter(view, LEFT - 8, flip=True)
    shutter(view, LEFT + WIDE + 8, flip=False)

    front = scene.foreground
    sill = soft(shape("M22 110C40 105 54 109 72 107C92 105 108 109 142 108L144 115L20 116Z"), 1)
    front.halo(sill, INK, 1.6).lay(rough(sill, 0.25, 6, 4), IVORY)
    snowfield(
        front,
        "M-4 128C30 120 70 126 110 123C150 120 180 124 204 118L204 146L-4 146Z",
        ("M-4 134C50 128 120 132 204 125", "M-4 143C60 140 140 142 204 138"),
        3,
        ragged=0.4,
        seed=5,
    )
    cobs = []
    for k, (x, y, angle) in enumerate(
        ((176, 46, 18), (190, 52, -18), (175, 66, 16), (190, 73, -18), (177, 87, 12), (188, 94, -12))
    ):
        cob = at(x, y, 1, angle)(shape("M0 -9C5 -7 5.6 4 0 10C-5.6 4 -5 -7 0 -9Z"))
        husk = at(x, y, 1, angle)(shape("M0 -7C-5 -7 -6 -11 -5 -14L0 -11L4 -15C6 -11 5 -8 0 -7Z"))
        cobs.append((cob, husk, at(x, y, 1, angle)(strokes(("M-2 -5L-2 6", "M1.6 -6L1.6 6"), 1.3)), k))
    front.halo(pen([(183, 4), (183, 88)], 2), INK, 1.2).lay(pen([(183, 4), (183, 88)], 2), IVORY)
    for cob, husk, seams, _ in cobs:
        front.halo([cob, husk], INK, 1.3).lay(husk, IVORY).lay(cob, OCHRE).carve(seams, cob, INK, 0.5)
    return scene
