"""Tarok XIV, the painted monastery: church and saints in the last sun; a monk calls to vespers on the beam."""

from __future__ import annotations

from typing import Final

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Shape, at, block, cut, disc, grow, join, meet, polygon, rough, shape, soft
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import clouds, dashes, grass, rays, scales, spruce, spruce_light
from .townsfolk import small_head

# --- above: the church in side view --------------------------------------------------------------------------------

WALL: Final = shape("M29 76L186 76L186 125L29 125Z")
APSE: Final = (128.0, 172.0)
"""The side apse swells out between these two uprights; beyond it the wall lies in shade."""

ROOF: Final = shape(
    "M6 77C26 73 42 62 57 45L149 45C162 62 180 72 202 75C198 77.4 190 78.8 182 78.6C168 82 134 83 122 79.4"
    "C84 81 40 81 20 80.4C14 80.4 9 79 6 77Z"
)
"""The great shingled roof: steep at the ridge, flared at the eaves, dipping round the apse."""

SPIRE: Final = shape("M83 25C93 23 98.4 16 101 4.6L104.4 4.6C107 16 113 23 123 25C114 29 92 29 83 25Z")


def setting_sun(out: Print, x: float, y: float, r: float) -> None:
    """The disc behind the church, its rays, and the haze that lies across its lower half."""
    out.lay(rays((x, y), r + 6, 210, 40, 5.4, "lens", sector=(-190, 12), every_other=0.6, ragged=0.2, seed=14), OCHRE)
    out.lay(disc(x, y, r + 3), OXBLOOD).lay(disc(x, y, r), OCHRE)
    haze = clouds([(x - r - 8, y - 6, 50), (x + 4, y + 1, 60), (x - r - 4, y + 8, 40), (x - 2, y - 16, 46)], 2.2)
    out.lay(haze, OXBLOOD)


def saint(robe: Ink, cloak: Ink, gesture: int) -> Print:
    """One standing saint, 11 wide and 31 high, the feet on y 0; *gesture* says what the hands do."""
    out = Print()
    gown = shape("M-3.4 -22C-5.4 -20 -5.6 -10 -5.2 0L5.2 0C5.6 -10 5.4 -20 3.4 -22Z")
    mantle = shape("M-3.4 -22.4C-6 -20 -6 -8 -5.6 -1.4C-3 -6 -1.4 -12 1.4 -14.6L5 -13C5.4 -18 5 -21.4 3.4 -22.4Z")
    out.keyed(disc(0, -25.4, 5.3), OCHRE, 1.1)
    out.keyed(gown, robe, 1.1)
    out.lay(meet(mantle, gown), cloak)
    mark = INK if robe != INK else IVORY
    out.carve(strokes(("M1.4 -11C1.8 -7 1.6 -4 1.2 -.6", "M3.6 -11C4 -7 3.8 -4 3.6 -.6"), 1.1), gown, mark, 0.4)
    out.lay(disc(0, -25, 3, 3.6), IVORY)
    out.lay(shape("M-3.2 -25.6C-3.4 -30 3.4 -30 3.2 -25.6C1.6 -28 -1.6 -28 -3.2 -25.6Z"), INK)
    if gesture % 2:  # a bearded elder with a book
        out.lay(
            shape("M-2.5 -24.6C-2.2 -20 -.8 -19 0 -18.4C.8 -19 2.2 -20 2.5 -24.6C1.4 -23 -1.4 -23 -2.5 -24.6Z"), INK
        )
        out.keyed(block(-3.4, -16.6, 4.4, 5), IVORY, 1)
    else:  # a young one raises the hand
        out.keyed(brush("M-1 -14.4C-2 -17 -1.8 -18.6 -1.4 -20.4", 2.6, "even"), IVORY, 0.8)
    out.lay([line((-2.3, -25.2), (-0.4, -25.4), 1), line((0.4, -25.4), (2.3, -25.2), 1)], INK)
    return out


SAINTS: Final = (
    (38.4, OXBLOOD, GREEN, 0, 1.0),
    (53.6, IVORY, OXBLOOD, 1, 1.0),
    (84.0, GREEN, OXBLOOD, 0, 1.0),
    (99.2, OXBLOOD, IVORY, 1, 1.0),
    (114.4, IVORY, GREEN, 0, 1.0),
    (135.0, OXBLOOD, GREEN, 0, 0.78),
    (150.0, IVORY, OXBLOOD, 1, 1.0),
    (164.6, GREEN, IVORY, 0, 0.78),
)
"""Where each saint stands, robe, cloak, gesture, and how the curve of the apse narrows the niche."""


def painted_wall(out: Print) -> None:
    """Ivory plaster, a frieze of lozenges, one register of saints under arches, a painted hanging at the foot."""
    apse = shape("M127 68L173 68L173 125C160 129.6 140 129.6 127 125Z")
    whole = join(WALL, apse)
    out.halo(whole, OXBLOOD, 1.6).keyed(whole, IVORY, 1.6)
    for x, robe, cloak, gesture, slim in SAINTS:
        sag = 2.2 if 140 < x < 160 else 1 if x > 125 else 0
        arch = join(block(x - 6.7 * slim, 90, 13.4 * slim, 26.6 + sag), disc(x, 90.4, 6.7 * slim))
        out.lay(arch, INK)
        figure = saint(robe, cloak, gesture)
        out.stamp(figure, lambda part, x=x, slim=slim, sag=sag: at(x, 116 + sag)(_slim(part, slim)))  # type: ignore[misc]
    base = shape(
        "M29 117.6L127 117.6C140 121.8 160 121.8 173 117.6L190 117.6L190 126L173 126C160 130 140 130 127 126L29 126Z"
    )
    out.lay(base, OXBLOOD)
    folds = join(
        line((31 + 6.2 * k, 119), (33 + 6.2 * k, 125.4 + (2.6 if 16 <= k < 23 else 0)), 1.7, "head") for k in range(26)
    )
    out.carve(folds, base, IVORY, 0.6)
    out.lay(brush("M29 117.6L127 117.6C140 121.8 160 121.8 173 117.6L190 117.6", 1.4, "even"), INK)
    out.lay(join(pen("M127 78L127 126", 1.6), pen("M173 78L173 126", 1.6)), INK)
    door = join(block(62, 96, 14, 31), disc(69, 96, 7))
    out.keyed(grow(door, 1.2), OCHRE, 1.4).lay(door, INK)
    out.lay(
        [
            line((69, 92), (69, 125), 1.2),
            line((65.4, 96), (65.4, 124), 1.4, "lens"),
            *(disc(66.6 + k * 4.8, 110, 1.1) for k in (0, 1)),
        ],
        OCHRE,
    )
    # far wall and the turned-away third of the apse: hatched shade
    shade = [line((x, 82), (x, 127), w, "lens") for x, w in ((176, 2.2), (179.6, 2.6), (183.2, 3), (187, 3.6))]
    out.lay(shade, INK)
    out.lay([line((170.6, 84), (170.6, 121), 1.6, "lens")], INK)


def _slim(part: Shape, share: float) -> Shape:
    return part if share == 1 else at(tall=1 / share, size=share)(part)


def drum(out: Print) -> None:
    """The tower over the nave: a star-shaped base, a slender drum with lit windows, a flared cone, its cross."""
    base = shape("M82 50L86 40L93 44L103 40L113 44L120 40L124 50Z")
    trunk = block(93, 24, 20, 20)
    out.halo([base, trunk, SPIRE], OXBLOOD, 1.6)
    out.keyed(trunk, IVORY, 1.4)
    for x, w in ((96.2, 2.8), (101.4, 3.6), (106.6, 3)):
        slit = join(block(x - w / 2, 32, w, 7), disc(x, 32, w / 2))
        out.lay(slit, INK)
    out.lay(shape("M109.4 25L113 25L113 43L109.4 43C110.2 37 110.2 31 109.4 25Z"), INK)
    out.lay(base, INK).carve(brush("M86 46.4C96 44.6 110 44.6 120 46.4", 1.5), base, OCHRE, 0.5)
    out.lay(SPIRE, INK)
    out.carve(
        blend("M101.6 8C98 18 94 23 86 25.4", "M103.4 8C104.4 18 106 23 108 27", 5, 1.9, "head", start=0.12),
        SPIRE,
        OCHRE,
        0.5,
    )
    cross = join(block(102, -1.6, 1.5, 7.2), block(100.2, 0.2, 5.1, 1.4))
    out.halo(cross, OXBLOOD, 1).lay(cross, INK)


def roof(out: Print) -> None:
    """The shingles: black, with long bright gouges down the slope on the sunny side."""
    out.halo(ROOF, OXBLOOD, 1.4).lay(rough(ROOF, 0.25, 8, 14), INK)
    slope = blend(
        "M60 47C48 61 32 71 14 77", "M148 47C158 63 172 71 192 75.6", 22, 2,
        lambda t: 0.5 + 0.5 * t if t < 0.93 else 0.4, start=0.06, end=0.98, ragged=0.12, seed=7,
    )  # fmt: skip
    courses = [brush(path, 2.2, "even") for path in (
        "M40 57.4C80 59 130 59 164 57.4", "M28 66.4C80 68.6 130 68.6 178 66.4", "M10 73.4C60 77 150 77 200 72",
    )]  # fmt: skip
    shingles = cut(slope, *courses)
    out.carve(shingles, ROOF, OCHRE, 1)
    out.lay(brush("M56 45C80 43.4 130 43.4 150 45", 3.2, "even"), INK)
    out.lay(brush("M10 77.6C40 80 90 80 122 78.2C134 81.6 168 81 182 77.4L198 75.6", 1.3), IVORY)


def upper() -> Scene:
    """The painted church: saints along the whole wall, the roof like a great hat, the sun going down behind."""
    scene = Scene(OXBLOOD)
    sky, church, front = scene.ground, scene.subject, scene.foreground
    setting_sun(sky, 52, 58, 34)
    hill = shape("M-4 92C10 82 26 80 40 86L40 130L-4 130Z")
    right = shape("M176 92C186 86 196 86 204 90L204 130L176 130Z")
    for far in (hill, right):
        sky.halo(far, OXBLOOD, 1.4).lay(rough(far, 0.3, 8, 2), INK)
    painted_wall(church)
    drum(church)
    roof(church)

    lawn = shape("M-4 122C20 124.6 60 126 98 126C140 131 170 130 204 122L204 146L-4 146Z")
    front.halo(lawn, OXBLOOD, 1.2).lay(rough(lawn, 0.3, 8, 4), GREEN)
    path = shape("M61 124.4C58 132 44 138 32 146L80 146C78 138 77 132 77 124.4Z")
    front.carve(grass(cut(lawn, grow(path, 2)), seed=9), lawn, IVORY).lay(meet(path, lawn), IVORY)
    for x, y, tall, wide, seed in ((12, 139, 76, 27, 3), (191, 139, 54, 22, 6)):
        tree = spruce(x, y, tall, wide, seed)
        front.halo(tree, OXBLOOD, 1.4).lay(tree, INK).lay(meet(spruce_light(x, y, tall, wide), tree), GREEN)
    return scene


# --- below: the call to vespers -------------------------------------------------------------------------------------


def frame(out: Print) -> None:
    """Two posts under a little shingled roof, and the long sounding beam on its ropes."""
    posts = [polygon((x - 3, 34), (x + 3, 34), (x + 3.6, 132), (x - 3.6, 132)) for x in (20, 84)]
    struts = [pen("M20 52L34 36", 4), pen("M84 52L70 36", 4)]
    out.halo([*posts, *struts], OXBLOOD, 1.5).lay([*posts, *struts], INK)
    out.lay([line((18.4, 40), (18, 126), 1.5, "lens"), line((82.4, 40), (82, 126), 1.5, "lens")], OCHRE)
    cover = shape("M-4 39C10 35 20 24 26 8L79 8C84 24 94 35 108 39C90 42.4 14 42.4 -4 39Z")
    out.halo(cover, OXBLOOD, 1.5).lay(rough(cover, 0.25, 7, 3), INK)
    rows = cut(
        blend("M29 10C23 26 13 34 3 38", "M77 10C82 26 92 34 102 38", 15, 2, "head", start=0.04, ragged=0.12, seed=3),
        brush("M14 24C40 26.6 70 26.6 92 24", 2.2, "even"),
    )
    out.carve(rows, cover, OCHRE, 1.2)
    out.lay(brush("M2 38.6C20 40.4 84 40.4 102 38.6", 1.3), IVORY)
    ropes = [pen("M32 40L30 71", 1.8), pen("M72 40L74 71", 1.8)]
    out.halo(ropes, OXBLOOD, 1).lay(ropes, IVORY)
    beam = shape(
        "M4 70C8 68 12 70.4 18 70L90 70C95 70.4 99 68 103 70L103 80C99 82 95 79.6 90 80L18 80C12 79.6 8 82 4 80Z"
    )
    out.halo(beam, OXBLOOD, 1.6).keyed(beam, OCHRE, 1.6)
    grain = strokes(
        ("M10 73.4C30 72.4 50 74 66 73", "M30 76.8C50 75.8 76 77.4 96 76", "M8 77.4C14 76.6 20 77 24 76.8"), 1.3
    )
    out.carve(grain, beam, INK)
    out.lay([disc(30, 75, 1.6), disc(74, 75, 1.6)], INK)


def monk() -> Print:
    """An old monk in black, looking left, both mallets on the beam; feet on y 132, head at (135, 34)."""
    out = Print()
    gown = shape(
        "M131 50C140 47 150 49 155 57C160 68 160 80 163 96C166 112 171 122 176 131C160 136.6 132 136.6 114 131"
        "C119 118 121 100 121 86C121 72 122 56 131 50Z"
    )
    far = shape("M126 54C119 58 113 62 107 58L101 63C105 71 112 73 116 72C120 80 128 78 130 70Z")
    near = shape(
        "M146 52C152 56 152 66 147 73C140 80 130 80 122 75L114 68L109 74C112 84 117 92 124 99C132 97 146 88 153 76"
        "C157 66 154 56 146 52Z"
    )
    mallets = [pen("M106 60L95 45", 2.6), pen("M112 70L96 62", 2.8)]
    heads = [pen("M91 47L99 42", 5.6), pen("M98 57.4L93.6 66.6", 6)]
    for stick, head in zip(mallets, heads, strict=True):
        out.keyed(stick, OCHRE, 1.2).keyed(head, IVORY, 1.4)
    out.halo(far, OCHRE, 1.3).lay(far, INK).keyed(disc(105.4, 60, 3.8), IVORY, 1.3)
    out.halo(gown, OCHRE, 1.4).lay(rough(gown, 0.25, 8, 5), INK)
    folds = blend(
        "M127 98C125 112 123 122 120 130", "M158 88C160 106 165 120 170 129", 7, 2.2, "head", ragged=0.24, seed=2
    )
    out.carve(folds, gown, OCHRE, 1.6)
    small_head(out, at(136, 54, 1.35), moustache=False)
    veil = shape("M129 20C137 17.6 145 18.6 148.6 20.6C150 28 152 38 157 48C161 58 161 70 157 80C151 72 148 62 146.6 52"
                 "C143.4 46 141 42 140.4 36L128.4 35.4Z")  # fmt: skip
    out.halo(veil, OCHRE, 1.4).lay(soft(veil, 0.6), INK)
    out.lay(
        strokes(
            ("M128.6 33C134 33.8 139 34 143 33.2", "M145 36C147 48 150 58 154 68", "M148.6 30C151 44 155 52 157 62"),
            1.6,
        ),
        OCHRE,
    )
    out.lay(shape("M141 41C146 47 149 52 151 60L140 60Z"), INK)
    beard = shape("M128 47.6C131 46 135 47 139.6 43L143 50C141 60 134 70 126.6 76C124 66 124.6 54 128 47.6Z")
    out.keyed(beard, IVORY, 1.4)
    hairs = blend("M129.6 49C127 58 126.6 64 127.4 71", "M139 47C138 55 134 62 129.6 68", 4, 1.2, "tail", inside=True)
    out.carve(hairs, beard, INK, 0.6)
    out.halo(near, OCHRE, 1.2).lay(near, INK)
    out.lay(strokes(("M147 58C150 64 147 71 141 75", "M118 78C121 86 124 90 127 93"), 1.8), OCHRE)
    out.keyed(disc(112.4, 70.6, 4.2), IVORY, 1.4).lay(strokes(("M109.4 69L113 68.4", "M109.6 72L113.4 71.6"), 1), INK)
    return out


def rook(x: float, y: float, size: float, angle: float) -> Shape:
    """A rook that flies off."""
    bird = shape("M0 0C-4 -4 -9 -6 -15 -5C-9 -2.6 -6 1 -3 3.4L-4 7L0 4.6L5 6.6L3.4 2.6C7 1 11 -1 17 -1C11 -5 5 -4 0 0Z")
    return at(x, y, size, angle)(bird)


def lower() -> Scene:
    """A monk strikes the hanging beam before the wall of the court; the rooks leave the roof."""
    scene = Scene(OXBLOOD)
    sky = scene.ground
    setting_sun(sky, 138, 66, 47)
    sky.lay([rook(118, 14, 0.62, -12), rook(186, 22, 0.8, 14), rook(172, 50, 0.5, -4)], INK)
    wall = shape("M-4 104L204 98L204 146L-4 146Z")
    sky.halo(wall, OXBLOOD, 1.4).lay(rough(wall, 0.3, 9, 3), GREEN)
    sky.carve(dashes(wall, 7, 1.7, 16, 12, angle=-2, seed=8), wall, INK)
    coping = shape("M-4 98L204 92L204 100L-4 106Z")
    sky.halo(coping, OXBLOOD, 1.2).lay(coping, INK).carve(scales(coping, 6, 8, 1.7, 4), coping, OCHRE, 1)
    yard = shape("M-4 130C60 126 140 126 204 128L204 146L-4 146Z")
    frame(scene.subject)
    sky.halo(yard, GREEN, 0.6).lay(rough(yard, 0.3, 9, 5), INK)
    scene.subject.stamp(monk(), at(-13, 3))
    scene.foreground.carve(grass(yard, seed=4), yard, OCHRE)
    return scene
