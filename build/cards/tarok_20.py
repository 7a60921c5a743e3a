"""Tarok XX, the aurochs: his head with the star between the horns; at bay before the hound, as the legend has it."""

from __future__ import annotations

import math

from .ink import INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, both, disc, grow, join, meet, mirror, rough, shape, star, turn
from .outline import curve
from .scene import Print, Scene
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


def bull(out: Print, place: Place) -> None:
    """The aurochs from the side, head down to the left; 110 long, his feet on y 0."""
    far_legs = join(
        shape("M20 -28L34 -28C32 -18 30 -12 33 -7L36 0L27 0L23 -10Z"),
        shape("M-20 -26L-8 -24L-5 -10L-2 0L-10 0L-14 -11Z"),
    )
    trunk = shape(
        "M48 -50C51 -43 52 -35 49 -27C47 -20 46 -15 48 -9L50 0L41 0L38 -12C35 -18 30 -21 26 -24C14 -19 0 -18 -10 -20"
        "C-13 -17 -15 -12 -14.6 -8L-13 0L-22 0L-24 -13C-26 -19 -31 -20 -36 -21C-42 -22 -46 -25 -48 -30L-44 -50"
        "C-38 -56 -32 -62 -22 -63C-12 -64 -6 -57 2 -54C14 -50 34 -56 48 -50Z"
    )
    tail = join(brush("M47 -49C58 -53 63 -62 59 -72", 3.4, "even"), brush("M60 -68C58 -78 52 -82 46 -83", 8, "tail"))
    head = shape(
        "M-35 -57C-45 -60 -52 -52 -56 -42C-60 -33 -66 -25 -70 -18C-72.6 -13 -70 -8 -64 -8.4C-59 -8.6 -55 -13 -50 -16"
        "C-43 -19 -37 -22 -33 -30Z"
    )
    out.halo([place(far_legs), place(trunk), place(head), place(tail)], IVORY, 1.8)
    out.lay(place(far_legs), INK).lay(place(grow(trunk, 1)), IVORY).lay(place(join(rough(trunk, 0.3, 6, 2), tail)), INK)
    far_horn = brush("M-44 -54C-52 -60 -60 -62 -59 -74", 7, "tail")
    out.lay(place(grow(far_horn, 1.2)), INK).lay(place(far_horn), IVORY)
    mane = blend(
        "M-40 -54C-34 -44 -36 -34 -42 -26",
        "M-12 -60C-8 -46 -12 -34 -20 -24",
        8,
        2.6,
        "tail",
        start=0.04,
        ragged=0.22,
        seed=4,
    )
    ribs = blend("M6 -48C2 -40 2 -32 6 -25", "M20 -48C17 -40 16 -32 19 -26", 3, 1.9, "lens", ragged=0.1, seed=5)
    rump = blend(
        "M34 -50C28 -42 30 -32 38 -24", "M46 -46C44 -38 44 -30 45 -22", 4, 2.2, "tail", start=0.06, ragged=0.1, seed=6
    )
    out.carve(place(mane), place(trunk), OCHRE, 0.9).carve(place(join(ribs, rump)), place(trunk), IVORY, 0.9)
    hooves = strokes(("M-22 -4.4L-12.6 -4.4", "M41 -4.4L50 -4.4", "M-9.4 -4L-2.4 -4", "M27.6 -4L35 -4"), 1.6, "even")
    joints = strokes(("M-20 -14C-18 -11 -17.6 -9 -18 -7", "M42 -16C45 -13 45 -10 45 -7"), 1.6, "tail")
    out.lay(place(join(hooves, joints)), IVORY)
    out.carve(place(brush("M-4 -55C8 -50 30 -53 46 -48", 2.2)), place(trunk), OCHRE, 0.6)
    out.lay(place(grow(head, 1.1)), IVORY).lay(place(head), INK)
    curls = [
        brush(
            f"M{-39 - 4 * k} {-57 + k}C{-37 - 4 * k} {-51 + k} {-39 - 5 * k} {-47 + k} {-44 - 4 * k} {-44 + k}",
            4,
            "tail",
        )
        for k in range(3)
    ]
    out.carve(place(join(curls)), place(head), OXBLOOD, 0.5)
    pale = shape(
        "M-63 -29C-66 -25 -69 -20 -71 -16C-72 -11 -69 -8 -64 -8.4C-60.6 -8.6 -58 -11 -55 -13.4C-60 -17 -62 -23 -63 -29Z"
    )
    out.carve(place(pale), place(head), IVORY, 0.7)
    out.lay(place(join(disc(-67, -15, 1.5), brush("M-62 -8.4C-62 -11 -60.4 -12.6 -58 -13.6", 1.3))), INK)
    out.lay(place(shape("M-56 -38C-53 -42 -49 -42 -46.6 -39C-49 -36 -53 -35.6 -56 -38Z")), IVORY).lay(
        place(disc(-51.6, -38.8, 1.9)), INK
    )
    ear = shape("M-42 -47C-36 -50 -28 -48 -24 -42C-31 -39 -38 -40 -42 -44Z")
    out.lay(place(grow(ear, 1.2)), IVORY).lay(place(ear), INK).lay(
        place(brush("M-39 -45C-34 -46 -30 -45 -27 -43", 1.6, "tail")), OXBLOOD
    )
    near_horn = brush("M-42 -50C-54 -47 -70 -48 -73 -62", 9.4, lambda t: 0.06 + 0.94 * math.pow(1 - t, 0.7))
    out.lay(place(grow(near_horn, 1.6)), INK).lay(place(near_horn), IVORY)
    out.carve(place(brush("M-44 -48C-54 -45 -66 -46 -70 -55", 1.7)), place(near_horn), INK, 0)
    steam = [
        brush(f"M-73 {-14 + 3 * k}C-80 {-15 + 4 * k} -84 {-12 + 4 * k} -90 {-14 + 7 * k}", 2.4, "tail")
        for k in range(2)
    ]
    out.lay(place(join(steam)), INK)


def hound(out: Print, place: Place) -> None:
    """A hound giving tongue to the left, 56 long, braced on four legs."""
    far_legs = join(
        brush("M-4 -16L-12 1", 6, lambda t: 1 - 0.4 * t), brush("M18 -16C18 -8 25 -7 22 1", 7, lambda t: 1 - 0.5 * t)
    )
    body = shape(
        "M-29 -36C-25 -38 -22 -38.4 -19 -41C-15 -44 -10 -43 -7 -39C-4 -34 0 -31 5 -29C12 -27 18 -27 24 -25"
        "C29 -23 30 -18 29 -14C28 -10 32 -8 33 -5L32 1L25.6 1L26 -5C21 -8 18 -12 15 -16C9 -18 4 -16 0 -13L-1 -7L-3 1"
        "L-10 1L-8.6 -8L-9 -15C-13 -20 -13 -25 -12 -29C-15 -28.6 -19 -28 -22.6 -25.6L-25 -28L-18.6 -32L-29 -31.4"
        "C-31 -33 -31 -35 -29 -36Z"
    )
    tail = brush("M27 -23C34 -25 39 -32 38 -42", 4.4, "tail")
    out.keyed(place(far_legs), OCHRE, 1.6).keyed(place(join(rough(body, 0.2, 5, 3), tail)), OCHRE, 1.8)
    ribs = blend("M6 -26C3 -22 3 -20 4 -17", "M14 -25C11 -22 11 -20 12 -18", 3, 1.6, "tail")
    thigh = brush("M20 -23C15 -17 19 -12 25 -8", 1.7, "tail")
    out.carve(place(join(ribs, thigh)), place(body), INK)
    out.keyed(place(shape("M-12 -41C-7 -42 -4 -37 -5 -29C-9 -29 -13 -33 -14 -37Z")), OXBLOOD, 1.5)
    out.lay(place(join(disc(-19.4, -37.4, 1.5), disc(-29.4, -35, 1.7))), INK)
    out.lay(place(brush("M-24 -29C-21 -30.4 -20 -31 -18 -31.6", 2.2, "tail")), OXBLOOD)


def lower() -> Scene:
    """In a clearing of the wood the hunt is over: he turns on the hound."""
    scene = Scene(INK)
    sky = scene.ground
    night_stars(sky, [(30, 14, 5.4), (70, 20, 3.4), (108, 12, 3.6), (188, 16, 4), (150, 22, 3)])
    far_wood(sky, 60, 11.6, 22)
    snowfield(
        sky,
        "M-4 76C40 68 90 74 130 70C160 67 184 70 204 68L204 146L-4 146Z",
        ("M-4 92C30 86 60 90 90 88", "M-4 142C60 136 140 142 204 138"),
        6,
        ragged=0.45,
        seed=4,
    )
    sky.lay(brush("M66 134C100 130 160 131 196 136", 5), INK).lay(brush("M8 136C20 134 38 134 50 137", 4), INK)
    bull(scene.subject, at(133, 132, 1.02))
    hound(scene.subject, at(33, 129, 0.82, -15, flip=True))
    flurry = [
        brush(f"M{x} {y}C{x + 3} {y - 5} {x + 8} {y - 6} {x + 12} {y - 5}", 2.2, "tail")
        for x, y in ((184, 130), (152, 130), (84, 133))
    ]
    scene.foreground.lay(join(flurry), INK)
    for x, y, height, width, seed in ((10, 96, 58, 26, 4), (32, 84, 30, 14, 7)):
        snowy_spruce(scene.ground, x, y, height, width, seed)
    return scene
