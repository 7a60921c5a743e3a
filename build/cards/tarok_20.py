"""Tarok XX, the aurochs: his head with the star between the horns; at bay before the hound, as the legend has it."""

from __future__ import annotations

import math

from .ink import INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Place, at, both, disc, grow, join, meet, mirror, rough, shape, soft, star, turn
from .outline import curve
from .scene import Mark, Print, Scene
from .stroke import blend, brush, resampled, strokes
from .texture import rings
from .winter import far_wood, night_stars, snowfield, snowy_spruce

# --- above: the head, about x 0 -------------------------------------------------------------------------------------

HORN = "M24 53C48 58 76 50 79 28C80.4 16 74 8 63 6"
SKULL = shape(
    "M0 43C14 40 27 43 34 51C41 59 40 70 37 80C34 92 27 103 24 114C27 124 24 138 12 142C4 144.6 -4 144.6 -12 142"
    "C-24 138 -27 124 -24 114C-27 103 -34 92 -37 80C-40 70 -41 59 -34 51C-27 43 -14 40 0 43Z"
)


def horns(out: Print) -> None:
    """Two great horns with dark tips, each lit from the left."""
    spots = resampled(curve(HORN), 40)

    def thick(t: float) -> float:
        return 0.06 + 0.94 * math.pow(1 - t, 0.6)

    one = brush(HORN, 20, thick, 44)
    tip = meet(one, disc(*spots[-1], 24))
    years = [
        brush([(x - dy * 9, y + dx * 9), (x + dx * 2.4, y + dy * 2.4), (x + dy * 9, y - dx * 9)], 2, "lens")
        for (x, y), (dx, dy) in ((spots[k], _heading(spots, k)) for k in (4, 8, 12))
    ]
    for side in (1, -1):
        place = at(flip=side < 0)
        out.halo(place(one), INK, 4.4).lay(place(rough(one, 0.2, 7, 4)), IVORY)
        out.carve(place(join(years)), place(one), INK, 0.2)
        out.lay(place(meet(tip, disc(*spots[-1], 17))), OXBLOOD)
    far = blend("M30 61C54 64 80 54 84 30", "M34 57C56 60 74 50 79 32", 3, 1.9, "lens", start=0.12, end=0.94)
    out.carve(far, one, INK, 0.4)
    out.carve(
        mirror(blend("M34 60C56 63 78 52 82 34", "M36 57C56 60 72 52 78 36", 1, 1.9, "lens")), mirror(one), INK, 0.4
    )


def _heading(spots: list[tuple[float, float]], k: int) -> tuple[float, float]:
    (ax, ay), (bx, by) = spots[k - 1], spots[k + 1]
    length = math.hypot(bx - ax, by - ay)
    return (bx - ax) / length, (by - ay) / length


def ears(out: Print) -> None:
    """Ears hanging out to the sides below the horns."""
    ear = shape("M30 60C42 58 60 62 72 76C58 84 42 82 32 72Z")
    lining = shape("M40 66C50 65 58 69 66 75.6C56 78.6 46 77 40 72Z")
    out.halo(both(ear), INK, 2.4).lay(both(ear), OCHRE).lay(both(lining), INK)
    out.lay(both(strokes(("M42 68C50 68 56 71 62 75", "M43 71.6C49 72 53 73 57 75"), 1.6, "tail")), OCHRE)


def neck(out: Print) -> None:
    """The dark hump behind the head, all hair."""
    hump = shape("M-78 150C-76 112 -60 78 -34 58L34 58C60 78 76 112 78 150Z")
    out.halo(hump, INK, 3).lay(rough(hump, 0.5, 5, 3), OXBLOOD)
    left = blend(
        "M-40 66C-60 86 -70 112 -72 144",
        "M-34 84C-38 108 -34 126 -28 144",
        6,
        3,
        "head",
        start=0.06,
        ragged=0.16,
        seed=4,
    )
    right = blend("M40 66C60 86 70 112 72 144", "M36 84C38 108 34 126 28 144", 8, 3.6, "head", ragged=0.08, seed=8)
    out.carve(join(left, right), hump, INK, 0.6)


def face(out: Print) -> None:
    """The broad face: curls on the forehead, quiet eyes, pale muzzle; the right side in shadow."""
    out.halo(SKULL, INK, 2.6).lay(rough(SKULL, 0.3, 7, 6), OCHRE)
    shade = blend(
        "M37 62C40 76 30 96 25 114",
        "M22 84C22 96 17 106 14 116",
        5,
        3,
        "head",
        end=0.96,
        to_width=1.7,
        ragged=0.1,
        seed=2,
    )
    bone = blend("M-15 84C-13 96 -12 104 -12 113", "M-8 80C-7 94 -6 102 -6 111", 2, 1.7, "lens")
    jaw = brush("M-35 74C-34 90 -27 102 -23 112", 1.9, "lens")
    out.carve(join(shade, bone, jaw), SKULL, INK, 0.8)
    for side in (-1, 1):
        place = at(26 * side, 78, 1, flip=side < 0)
        white = shape("M-8.6 2.4C-6 -4 3 -6 8.6 -.6C6 4.6 -3 6.6 -8.6 2.4Z")
        out.lay(place(grow(white, 2)), INK).lay(place(white), IVORY)
        out.lay(place(meet(disc(0.4, 0, 5.6), grow(white, 1))), INK).lay(disc(26 * side - 2.2, 76, 1.6), IVORY)
        lid = join(brush("M-11 3C-8 -7 4 -9 11 -1", 3.6, "belly"), brush("M-9 -6C-4 -11 4 -11 10 -6", 1.8, "lens"))
        out.lay(place(lid), INK)
    muzzle = shape(
        "M-24 116C-14 109 14 109 24 116C28 126 24 138 12 142C4 144.6 -4 144.6 -12 142C-24 138 -28 126 -24 116Z"
    )
    out.lay(grow(muzzle, 1.4), INK).lay(muzzle, IVORY)
    pad = shape("M-19 117C-10 112 10 112 19 117C20 124 13 128 7 131L0 133L-7 131C-13 128 -20 124 -19 117Z")
    out.lay(pad, INK)
    nostril = shape("M-16.4 120C-12 115.6 -6 118 -5.6 124C-9.6 124 -13.6 124 -16.4 120Z")
    out.lay(both(nostril), OXBLOOD).lay(both(brush("M-17 119C-12 114.4 -5.6 116 -5 122", 1.6, "tail")), IVORY)
    out.lay(join(brush("M0 132L0 138", 1.8), brush("M-14 137C-6 141 6 141 14 137", 2)), INK)
    forelock(out)


def forelock(out: Print) -> None:
    """Three rows of curls on the brow, the lowest first."""
    rows = ((62, (-13, 0, 12), 22), (52, (-22, -8, 6, 20), 19), (44, (-25, -13, 0, 13, 25), 16))
    for y, spots, reach in rows:
        for k, x in enumerate(spots):
            bend = 4.6 if (k + y) % 2 else -4.6
            path = f"M{x} {y - 6}C{x + bend} {y + 2} {x + bend} {y + 8} {x - bend * 0.7} {y + reach - abs(x) * 0.3}"
            lock = meet(brush(path, 15, lambda t: math.sqrt(min(1, 4 * t)) * (1 - t) ** 0.6), grow(SKULL, 2))
            out.lay(grow(lock, 1.2), OCHRE).lay(lock, INK)
            lights = blend(
                [(a - 2.6, b) for a, b in curve(path)], [(a + 2.6, b) for a, b in curve(path)], 2, 1.8, "tail", end=0.8
            )
            out.carve(lights, lock, OCHRE, 0.9)


def upper() -> Scene:
    """Frontal head under the star, as on the old seals."""
    scene = Scene(INK)
    scene.ground.lay(rings((99, 25), 27, 150, 7, 2.9, length=24, space=8, seed=3), IVORY)
    scene.ground.lay(disc(162, 14, 7), INK)
    head = Print()
    neck(head)
    ears(head)
    horns(head)
    face(head)
    scene.subject.stamp(head, at(99, -1, 1))
    light = scene.foreground
    light.lay(disc(99, 22, 19), INK)
    light.lay(star(99, 22, 19, 0.5), OCHRE).lay(star(99, 22, 9.6, 0.52), IVORY).lay(star(99, 22, 4.4, 0.5), OXBLOOD)
    light.lay(join(turn(brush([(99, 11.4), (99, 6.2)], 1.4, "tail"), 45 * k, (99, 22)) for k in range(8)), INK)
    return scene


# --- below: at bay --------------------------------------------------------------------------------------------------

TRUNK = shape(
    "M212 62C200 52 186 50 172 50C158 50 150 43 141 34C131 24 116 20 103 26C91 32 84 43 80 55C76 70 80 88 90 98"
    "C100 108 116 110 130 105C146 100 160 97 172 99C180 108 186 114 187 122L186 131L212 131Z"
)
HEAD = shape(
    "M98 47C88 42 76 45 69 54C62 64 53 77 46 88C41 96 38 103 42 108C46 113 53 112 58 108C62 110 64 113 66 118"
    "C68 123 71 126 73 130C76 125 79 119 81 113C90 106 100 98 106 84C111 70 108 54 98 47Z"
)


def bull(out: Print) -> None:
    """The aurochs from the side, all hump and mane, his head low and his forefoot tearing the snow."""
    far = join(
        shape("M84 92C78 100 69 103 60 108C57 112 60 116 62 121L66 127L73 124L71 115C79 113 90 112 98 104Z"),
        shape("M150 96C150 106 156 111 152 119L151 131L161 131L163 119C167 112 168 106 170 96Z"),
    )
    near = shape("M92 88C94 100 100 108 101 117L98 131L113 131L114 117C117 108 124 102 128 92Z")
    out.halo([TRUNK, HEAD, far, near], IVORY, 2).lay(far, INK)
    out.halo([TRUNK, near], IVORY, 1.2).lay(rough(join(TRUNK, near), 0.35, 6, 2), INK)

    # shaggy before, smooth behind: locks fall from the hump, long gouges follow the barrel and the haunch
    locks = blend(
        "M106 27C111 44 112 62 107 82", "M143 40C148 58 142 80 128 98", 7, 4.2, "tail", ragged=0.2, seed=4, to_width=3
    )
    second = blend("M107 70C110 84 108 98 103 112", "M124 76C122 92 116 104 110 116", 4, 3, "lens", ragged=0.2, seed=9)
    out.carve(join(locks, second), join(TRUNK, near), OCHRE, 1)
    ribs = blend("M152 52C150 66 152 80 158 92", "M178 56C174 68 174 82 178 92", 4, 2.2, "lens", ragged=0.2, seed=5)
    haunch = blend("M196 58C188 72 188 92 196 110", "M206 64C200 76 200 92 206 106", 3, 2.4, "lens", ragged=0.1, seed=6)
    out.carve(join(ribs, haunch), TRUNK, IVORY, 1)
    out.lay(strokes(("M98.6 127L112.4 127", "M151.4 127.4L160.6 127.4", "M187 127.4L204 127.4"), 1.8, "even"), IVORY)

    out.lay(horn(FAR_HORN, 8, IVORY, INK)[0].shape, INK).lay(brush(FAR_HORN, 8, _pointed), IVORY)
    out.halo(HEAD, IVORY, 1.5).lay(rough(HEAD, 0.3, 6, 3), INK)
    curls = [
        brush(f"M{x} {y}C{x + 3} {y + 6} {x - 2} {y + 10} {x - 7} {y + 13}", 4.6, "tail")
        for x, y in ((92, 50), (84, 50), (76, 54), (88, 61), (79, 64))
    ]
    cheek = blend("M101 66C100 80 92 92 80 104", "M92 74C90 84 84 92 74 102", 3, 2.6, "head", ragged=0.15, seed=3)
    beard = strokes(("M68 108C70 114 72 118 73 124", "M75 106C76 112 75.6 116 74.6 120"), 1.8, "tail")
    out.carve(join(curls, cheek, beard), HEAD, OCHRE, 0.9)
    pale = shape("M50 83C47 87 43 93 41 98C38.6 104 40 110 46 111C51 111.4 55 109 58 106C55 100 52 92 50 83Z")
    out.carve(rough(pale, 0.2, 5, 4), HEAD, IVORY, 0.9)
    out.lay([disc(45.6, 101, 2.1), brush("M46 109C48 106.4 51 105.4 54 105.6", 1.6)], INK)
    eye = shape("M61 77C64 71.6 70 71.6 73 75C70 79.6 65 80.4 61 77Z")
    out.lay(eye, IVORY).lay(disc(67, 75.4, 2.6), INK).lay(brush("M59 76C63 69 71 69 75 73.6", 2.2, "belly"), IVORY)
    ear = shape("M94 62C102 58 112 61 119 70C110 74 100 73 94 69Z")
    out.halo(ear, OCHRE, 1.4).lay(ear, INK).lay(brush("M98 65.4C104 64.4 109 66 113.6 69", 2.2), OXBLOOD)
    for mark in horn(NEAR_HORN, 11, IVORY, INK):
        out.lay(mark.shape, mark.ink)


NEAR_HORN = "M91 57C78 62 59 60 53 44C51 37 52 31 56 25"
FAR_HORN = "M80 50C72 48 66 41 67 31C67.6 26 70 22 73 19"


def _pointed(t: float) -> float:
    return 0.06 + 0.94 * math.pow(1 - t, 0.62)


def horn(path: str, width: float, light: Ink, dark: Ink) -> list[Mark]:
    """A horn along *path* with its rim, its shaded underside and its years."""
    whole = brush(path, width, _pointed, 40)
    spots = resampled(curve(path), 40)
    under = brush([(x + 1.6, y + width * 0.2 * (1 - k / 40)) for k, (x, y) in enumerate(spots[5:32])], 1.7)
    return [Mark(grow(whole, 1.7), dark), Mark(whole, light), Mark(meet(under, whole), dark)]


def hound(out: Print, place: Place) -> None:
    """A lean hound at full leap to the right, giving tongue; 60 long, about (0, 0)."""
    body = shape(
        "M29 -13C26 -17 20 -18 15 -15C11 -12 9 -9 5 -8C-4 -8 -14 -9 -22 -5C-28 -2 -30 3 -30 7"
        "C-36 9 -41 13 -46 18L-49 23"
        "L-43 23L-38 18C-32 16 -26 14 -22 10C-14 8 -7 9 0 10C8 10 12 5 15 -1C19 -1 22 -2 25 -4L34 1L35 -2L28 -7L37 -9"
        "C39 -11 38 -13 35 -13.4Z"
    )
    far = join(
        shape("M6 4C13 7 19 7 25 4L33 2L35 6L27 9C19 13 10 13 2 9Z"),
        shape("M-24 4C-28 12 -33 17 -38 21L-40 27L-34 26L-30 21C-25 17 -20 13 -17 8Z"),
    )
    near = shape("M0 2C5 9 11 14 19 14L27 12L30 16L22 19C12 20 2 16 -7 8Z")
    tail = brush("M-29 3C-36 2 -42 -4 -43 -13", 4.2, "tail")
    out.halo([place(part) for part in (body, far, near, tail)], IVORY, 1.8)
    out.keyed(place(far), OCHRE, 1.5).keyed(place(join(soft(join(body, near), 0.5), tail)), OCHRE, 1.7)
    ribs = blend("M0 -5C-3 -1 -3 3 0 7", "M-12 -6C-15 -2 -15 3 -13 6", 4, 1.7, "lens", ragged=0.1, seed=2)
    thigh = brush("M-18 -5C-25 -1 -27 6 -34 13", 1.8, "tail")
    shoulder = brush("M7 -6C4 0 5 7 10 12", 1.7, "tail")
    out.carve(place(join(ribs, thigh, shoulder)), place(body), INK, 0.5)
    ear = soft(shape("M20 -17C14 -18 8 -22 4 -20C3 -15 9 -10 16 -11Z"), 0.6)
    out.keyed(place(ear), OXBLOOD, 1.5)
    out.lay(place(join(disc(25, -12, 1.5), disc(36.4, -11.4, 1.8))), INK)
    out.lay(place(brush("M26 -6.4C29 -5.4 31 -3.4 32.6 -1.4", 2.4, "tail")), OXBLOOD)
    out.lay(place(brush("M12 -13C11 -8 13 -4 16 -1", 3, "even")), OXBLOOD)


def lower() -> Scene:
    """In a clearing of the wood the hunt is over: he turns on the hound."""
    scene = Scene(INK)
    sky = scene.ground
    night_stars(sky, [(48, 17, 5.4), (8, 10, 3.4), (104, 10, 3.4), (186, 13, 4.6), (158, 22, 3)])
    far_wood(sky, 46, 13, 18)
    snowfield(
        sky,
        "M-4 60C30 54 70 60 110 57C150 54 180 58 204 56L204 146L-4 146Z",
        ("M-4 68C30 64 50 66 70 65", "M-4 106C16 102 26 104 40 103"),
        4,
        ragged=0.4,
        seed=4,
    )
    snowy_spruce(sky, 22, 84, 66, 29, 4)
    sky.lay(brush("M92 134C124 128 170 129 206 134", 6), INK)
    beast = Print()
    bull(beast)
    scene.subject.stamp(beast, at(13, -4, 1.03))
    hound(scene.subject, at(27, 117, 0.74, -22))
    front = scene.foreground
    drift = shape(
        "M-4 136C14 131 28 134 44 135C58 136 70 133 84 132C100 131 116 134 130 132C150 129 176 133 204 129"
        "L204 146L-4 146Z"
    )
    front.lay(grow(drift, 1), INK).lay(rough(drift, 0.4, 6, 3), IVORY)
    front.carve(brush("M60 139C100 136 150 138 196 136", 1.9), drift, INK)
    return scene
