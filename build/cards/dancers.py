"""The dancers of the hora: girls and lads of the Bukovina, and the arms that join them."""

from __future__ import annotations

from typing import TypeAlias

from .ink import INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Shape, at, block, disc, join, lozenge, rough, shape, soft
from .scene import Print
from .stroke import blend, brush, line, strokes
from .townsfolk import limb, small_head

Ring: TypeAlias = tuple[float, float, float]
"""The place of a dancer in the round, and the size in which we see him."""


def foot(x: float, y: float, lift: float = 0) -> Shape:
    """A shoe pointing left, its ankle at (x, y), its toe raised by *lift*."""
    sole, toe = f"M-2.6 -3L3 -3L3.4 4L-9 {4 - lift}", f"C-9 {1 - lift} -4 1 -2.6 -3Z"
    return soft(at(x, y)(shape(sole + toe)), 0.5)


def girl(skirt_ink: Ink, scarf: Ink, seed: int) -> Print:
    """A girl dancing to the left, 86 high, her feet on y 0; her shoulders are at (-8, -60) and (8, -60)."""
    out = Print()
    shoes = join(foot(-7, -4), foot(7, -5, 2), line((-7, -12), (-7, -5), 4), line((7, -12), (7, -6), 4))
    skirt = soft(shape("M-6 -44L6.4 -44C10 -34 15 -22 18.6 -11C12 -6.6 -8 -6 -16.6 -10C-13 -22 -9.6 -34 -6 -44Z"), 0.6)
    blouse = soft(shape("M-5.4 -42C-8.4 -50 -11 -58 -8 -63C-4 -65.4 5 -65.4 8.6 -63C11 -58 9 -50 6 -42Z"), 0.5)
    out.halo([shoes, skirt, blouse], IVORY, 1.8)
    out.lay(shoes, INK).keyed(blouse, IVORY, 1.5).keyed(rough(skirt, 0.25, 9, seed), skirt_ink, 1.7)
    folds = blend(
        "M-4 -42C-8 -32 -11 -22 -13 -11", "M5 -42C9 -32 13 -22 15 -12", 6, 1.7, "head", start=0.16, inside=True
    )
    out.carve(folds, skirt, IVORY, 1.2)
    apron = shape("M-4 -43L1 -43C2 -32 2 -22 1.6 -9.6C-2 -9 -6 -9.4 -9 -10C-7 -22 -5 -33 -4 -43Z")
    out.keyed(apron, INK, 1.2)
    for y, wide in ((-14.4, 2.4), (-22, 2.1), (-29.4, 1.8), (-36, 1.4)):
        out.lay(lozenge(-2 - wide * 0.7, y, wide * 0.9, wide * 1.4), OCHRE)
    out.keyed(shape("M-6.4 -46L6.8 -46L7 -42.4L-6.8 -42.4Z"), OCHRE, 1.1)
    out.lay(strokes(("M-4.6 -62C-4.4 -56 -3.6 -51 -3 -47", "M4 -62C4.4 -56 4 -51 3.2 -47"), 2), OXBLOOD)
    small_head(out, at(0, -63, 0.86), moustache=False)
    cloth = soft(
        shape(
            "M-4.6 -79.4C-3.4 -85 5 -86.4 9 -81C12 -76 10.6 -68 8.4 -64C11 -62 13 -59 13.6 -56"
            "C8.6 -57 4 -60 2.6 -65C1.6 -69 3.6 -74 -.6 -77.4C-2 -78.6 -3.4 -79 -4.6 -79.4Z"
        ),
        0.4,
    )
    out.halo(cloth, IVORY, 0.8).keyed(cloth, scarf, 1.4).lay(brush("M1 -81C6 -80.6 7.6 -75 6.4 -67", 1.5), IVORY)
    return out


def lad(high: bool, waistcoat: Ink) -> Print:
    """A lad dancing to the left, 90 high with his hat; *high* lifts the knee in front."""
    out = Print()
    far = limb(((3, -33), (9, -18), (10.4, -5)), (9.6, 7, 5))
    near = (
        limb(((-3, -33), (-13, -25), (-9, -12)), (10, 7.6, 5))
        if high
        else limb(((-3, -33), (-7, -18), (-8, -5)), (10, 7.4, 5))
    )
    shoes = join(foot(10, -4), foot(-9.4, -12, -2) if high else foot(-8.4, -4))
    shirt = soft(
        shape(
            "M-6 -45C-9 -52 -11 -58 -8.4 -63.6C-4 -66 5 -66 8.8 -63.6C11.4 -58 9.4 -52 6.6 -45"
            "C8.6 -38 11 -32 12.4 -27C6 -23.6 -7 -23.6 -12 -27C-10.4 -32 -8 -38 -6 -45Z"
        ),
        0.5,
    )
    out.halo([far, near, shoes, shirt], IVORY, 1.8)
    out.keyed(far, IVORY, 1.5).keyed(near, IVORY, 1.5).lay(shoes, INK)
    out.keyed(shirt, IVORY, 1.5)
    hem = join(brush([(x, -25.2), (x * 0.86, -30.6)], 1.6, "tail") for x in range(-9, 11, 4))
    out.carve(hem, shirt, OXBLOOD, 0.6)
    vest = join(
        shape("M-8.6 -63C-11 -58 -8.6 -52 -6.4 -46L-2.6 -46C-2.6 -52 -3.4 -58 -3.6 -64Z"),
        shape("M8.8 -63C11 -58 9 -52 6.8 -46L2.6 -46C3 -52 3.6 -58 3.6 -64Z"),
    )
    out.lay(vest, waistcoat)
    out.keyed(shape("M-6.8 -47.6L7.4 -47.6L7.8 -41.6L-7.6 -41.6Z"), OXBLOOD, 1.2)
    out.lay([lozenge(x, -44.6, 1.7, 1.6) for x in (-3.8, 0.2, 4.2)], IVORY)
    small_head(out, at(0, -64, 0.86))
    brim = shape("M-13 -78.4C-6 -81.6 8 -82 13 -79.6C9 -76.6 -6 -75.4 -13 -78.4Z")
    crown = soft(shape("M-6.4 -78.6C-7.4 -86 -4 -89 0 -88C4 -89.4 7.6 -86 7 -79Z"), 0.5)
    feather = brush("M5 -81C9 -85 10 -89 9 -94", 3, "lens")
    out.halo([brim, crown, feather], IVORY, 0.8).lay(feather, OXBLOOD).lay([brim, crown], INK)
    out.lay(brush("M-6 -80.4C-2 -81.8 3 -82 6.6 -80.8", 1.6, "even"), OCHRE)
    return out


def joined_arms(out: Print, left: Ring, right: Ring) -> None:
    """Two sleeves let down to one clasp of hands: from the shoulder of *left* and from that of *right*."""
    (ax, ay, size), (bx, by, other) = left, right
    mx, my, wide = (ax + bx) / 2, (ay + by) / 2 + 21 * (size + other) / 2, (size + other) / 2
    arms = [
        limb(
            ((x, y + 1.6), (x + (mx - x) * 0.72, y + 11 * wide), (mx + (x - mx) * 0.16, my - 2 * wide)),
            (7 * wide, 7.6 * wide, 4.6 * wide),
        )
        for x, y in ((ax, ay), (bx, by))
    ]
    out.halo([*arms, disc(mx, my, 3.6)], IVORY, 1.4)
    for arm in arms:
        out.keyed(arm, IVORY, 1.3)
    for arm, (x, _) in zip(arms, ((ax, ay), (bx, by)), strict=True):
        spot = (mx + (x - mx) * 0.28, my - 4.4 * wide)
        out.carve(at(*spot, wide, 30 if x < mx else -30)(block(-4, -1.4, 8, 2.8)), arm, OXBLOOD, 0.3)
    clasp = soft(
        at(mx, my, wide)(
            shape("M-4.4 -2C-4 -5 -1 -6 1 -5.4C4 -5.6 5 -3 4.6 0C4.4 3 2 4.4 -.6 4C-3.4 4 -5 1.6 -4.4 -2Z")
        ),
        0.8,
    )
    out.keyed(clasp, IVORY, 1.5)
    out.lay(at(mx, my, wide)(strokes(("M-1 -5L-.4 1", "M-3.6 .4C-1 2 2 2 4 0"), 1.1)), INK)


def free_arm(out: Print, one: Ring, side: int) -> None:
    """The arm at the open end of the round: on the left the leader's kerchief, on the right a hand on the hip."""
    x, y, size = one
    shoulder = (x + side * 7.6 * size - 4 * size, y - 62 * size)
    if side < 0:
        hand = (x - 15 * size, y - 82 * size)
        joints = (shoulder, (x - 22 * size, y - 64 * size), hand)
        cloth = soft(shape("M0 0C-7 -6 -12 -4 -15 -10C-8 -20 0 -14 6 -21C13 -16 9 -8 14 -3C9 -4 4 1 0 0Z"), 0.6)
        out.halo(at(*hand, 0.9)(cloth), IVORY, 1.2).keyed(at(*hand, 0.9)(cloth), OXBLOOD, 1.4)
        out.lay(at(*hand, 0.9)(strokes(("M1 -3C-3 -9 -8 -9 -10 -12", "M3 -4C2 -10 5 -13 7 -16"), 1.5)), IVORY)
    else:
        hand = (x + 5 * size, y - 42 * size)
        joints = (shoulder, (x + 17 * size, y - 52 * size), hand)
    out.keyed(disc(*hand, 3), IVORY, 1.4)
    out.keyed(limb(joints, (6.6 * size, 7 * size, 4.4 * size)), IVORY, 1.5)
