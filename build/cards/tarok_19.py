"""Tarok XIX, the star carollers: three children with their lantern star; the window that waits for them."""

from __future__ import annotations

from .carollers import arm, caroller, paper_star
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import at, block, cut, disc, grow, join, lozenge, meet, mirror, ring, rough, shape, soft
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import rays
from .winter import night_stars, snowfield, snowy_spruce

# --- above: the star and the children -------------------------------------------------------------------------------


def house(out: Print) -> None:
    """The corner of a house with one lit window under the snowy thatch."""
    wall = shape("M154 76L204 76L204 134L156 134Z")
    out.halo(wall, INK, 1.8).lay(wall, OXBLOOD)
    logs = [line((154, y), (200, y + 0.4), 1.7, "lens") for y in (84, 94, 104, 114, 124)]
    out.carve(join(logs), wall, INK, 0)
    out.lay([disc(156.6, y, 4.3) for y in (89, 99, 109, 119, 129)], INK)
    out.lay([disc(156.6, y, 2.9) for y in (89, 99, 109, 119, 129)], OCHRE)
    roof = soft(shape("M142 82C154 72 166 54 174 32L204 28L204 80C184 84 162 86 142 82Z"), 1.5)
    out.halo(roof, INK, 2).lay(rough(roof, 0.3, 6, 5), IVORY)
    thatch = blend(
        "M177 36C172 54 162 70 150 80", "M202 34C202 52 200 66 198 78", 6, 2.2, "head", start=0.3, ragged=0.3, seed=4
    )
    out.carve(thatch, roof, INK)
    pane = block(170, 90, 22, 26)
    out.lay(grow(pane, 3.4), INK).lay(grow(pane, 2.2), IVORY).lay(pane, OCHRE)
    out.lay(join(block(180, 90, 2, 26), block(170, 97.6, 22, 2), block(170, 106.6, 22, 2)), INK)


def upper() -> Scene:
    """The star goes from house to house; they sing up to it."""
    scene = Scene(INK)
    sky, x, y = scene.ground, 94, 39
    glow = rays((x, y), 40, 76, 40, 3.4, "lens", every_other=0.6)
    sky.lay(glow, OCHRE)
    night_stars(sky, [(14, 18, 4), (170, 14, 4), (12, 62, 3.2)])
    house(sky)
    snowfield(
        sky,
        "M-4 108C30 100 60 106 100 104C130 102 150 116 204 122L204 146L-4 146Z",
        ("M-4 118C40 110 80 114 130 112", "M-4 142C60 138 140 140 204 138"),
        4,
        ragged=0.45,
        seed=8,
    )
    glimmer = strokes(("M168 130C176 128 188 128 196 130", "M164 136C176 134 188 134 200 136"), 3.4)
    sky.lay(glimmer, OCHRE)
    snowy_spruce(sky, 12, 116, 40, 20, 3)

    band = scene.subject
    for foot in (36, 76, 126):
        band.lay(brush(f"M{foot - 16} 137C{foot} 134 {foot + 16} 135 {foot + 30} 138", 3.6, "lens"), INK)
    pole = pen([(x, y + 10), (x + 1, 128)], 3.4)
    band.halo(pole, INK, 1.3).lay(pole, OCHRE)
    paper_star(band, x, y, 35)
    left, middle, right = at(36, 135, 0.88), at(74, 136, 0.9), at(127, 135, 0.88, flip=True)
    caroller(band, left, OXBLOOD, OCHRE, GREEN)
    arm(band, left, "M-2 -40C2 -34 8 -32 15 -38", OXBLOOD, (16, -39))
    bell = at(51, 93, 0.62, -30)
    band.keyed(bell(shape("M-8 9C-7 2 -6 -6 0 -8C6 -6 7 2 8 9C3 11 -3 11 -8 9Z")), OCHRE, 1.6)
    caroller(band, middle, IVORY, INK, OXBLOOD)
    caroller(band, right, GREEN, IVORY, OCHRE)
    arm(band, right, "M-3 -40C2 -32 6 -28 13 -30", GREEN, (14, -31))
    bag = shape("M-6 -30C-14 -26 -17 -14 -13 -8C-8 -5 0 -6 2 -10C4 -18 0 -27 -6 -30Z")
    band.keyed(right(bag), IVORY, 1.8).keyed(right(brush("M7 -41C2 -36 -4 -33 -7 -28", 3, "even")), OCHRE, 1.2)
    band.lay(right(join(cut(lozenge(-6.6, -16, 4.6), lozenge(-6.6, -16, 2.2)))), OXBLOOD)
    front = scene.foreground
    arm(front, middle, "M-3 -40C4 -34 12 -34 21 -40", IVORY, (23, -41))
    arm(front, middle, "M-2 -36C4 -28 12 -24 21 -27", IVORY, (23.4, -28))
    return scene


# --- below: the window that waits -----------------------------------------------------------------------------------

LEFT, TOP, WIDE, TALL = 36, 26, 92, 82
"""The panes."""


def cat() -> Print:
    """A cat sitting with her back to the lamp, looking out; 46 high, on y 0."""
    out = Print()
    body = shape(
        "M-9 -44L-7.6 -37L7.6 -37L9.6 -44C11.4 -40 12 -36 11.4 -32C11 -28 9 -25 7 -23C12 -18 15 -10 14.6 -3"
        "C14.4 -1 13 0 11 0"
        "L-11 0C-13.4 0 -14.6 -2 -14.4 -5C-14 -12 -11 -19 -7 -23C-9.4 -25 -11 -28 -11.4 -32C-12 -36 -11 -40 -9 -44Z"
    )
    tail = brush("M11 -3C20 -1 28 -2 32 -8C34 -12 31 -15 28 -13", 5, "chisel")
    out.lay(join(rough(body, 0.2, 5, 2), tail), INK)
    eye = shape("M-7.4 -31C-6 -34 -3.4 -34 -2 -30.6C-4 -29 -6.4 -29.2 -7.4 -31Z")
    out.lay(join(eye, mirror(eye)), IVORY).lay(join(block(-5.2, -33, 1.4, 4), block(3.8, -33, 1.4, 4)), INK)
    out.lay(shape("M-1.6 -28L1.6 -28L0 -26Z"), OXBLOOD)
    chest = blend("M-4 -20C-6 -14 -6 -8 -5 -3", "M4 -20C6 -14 6 -8 5 -3", 3, 1.7, "lens", ragged=0.1, seed=3)
    whiskers = strokes(("M-4 -27L-13 -25", "M4 -27L13 -25", "M-4 -26L-12 -22", "M4 -26L12 -22"), 1.1, "tail")
    return out.lay(join(chest, whiskers), IVORY)


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
    """Candle, plaited loaf and cat wait in the window; the song is heard already."""
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
    # what stands on the sill
    view.keyed(block(69, 66, 6.6, 40), IVORY, 1.7)
    view.lay(brush("M70.4 70C72 76 70.6 80 71.6 86", 1.5, "tail"), INK)
    flame = shape("M72.3 65C66 61 67 54 72.3 45C77 54 78.4 60 72.3 65Z")
    view.keyed(flame, IVORY, 1.8).lay(shape("M72.3 64C69.6 61 70 58 72.3 54C74.4 58 75 61 72.3 64Z"), OXBLOOD)
    view.keyed(shape("M62 101C68 98 77 98 83 101L80 108L65 108Z"), OXBLOOD, 1.6)
    ring_loaf(view, 54, 94, 14.6)
    view.stamp(cat(), at(104, 108, 1.12))
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
