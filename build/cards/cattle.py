"""Cattle of the Bukovina: the grey ox with lyre horns, its head from the front and the whole beast from the side."""

from __future__ import annotations

from .ink import INK, IVORY, OCHRE, Ink
from .lino import Place, disc, grow, join, meet, rough, shape, soft
from .scene import Print
from .stroke import blend, brush, strokes


def horned_head(out: Print, place: Place, hide: Ink, mark: Ink, ground: Ink, horns: tuple[str, str]) -> None:
    """An ox's head, seen three-quarters from the left, (0, 0) between the eyes, 54 high without its *horns*.

    *hide* is the ink of the head, *mark* that of the gouges on it; the horns are curves from the root to the tip.
    """
    skull = shape(
        "M-9 -18C-4 -21.6 7 -21.6 12 -17C15 -11 15 -4 12 3C9.6 11 7.4 17 6.4 23C7.6 29 4 34.4 -4 35.4"
        "C-11.6 36 -16.4 32.4 -16 26C-14.6 19 -14 12 -15 4C-16 -4 -14.6 -13 -9 -18Z"
    )
    skull = soft(skull, 1)
    ears = join(
        shape("M12 -13C20 -19 31 -18 37 -9C32 -3 21 -2 13 -6Z"),
        shape("M-13 -12C-20 -16 -29 -14 -34 -5C-28 0 -20 -2 -14 -5Z"),
    )
    hollows = strokes(("M15 -9.6C22 -12.4 28 -11.6 33 -8.6", "M-16 -8.4C-21 -10.4 -26 -9 -30 -5"), 2.6, "lens")
    blades = [brush(path, 7.6, lambda t: min(1, 1.15 - t)) for path in horns]
    out.halo([place(join(ears, skull)), *(place(blade) for blade in blades)], ground, 1.7)
    for blade in blades:
        out.keyed(place(blade), IVORY if hide == IVORY else INK, 1.7)
    out.keyed(place(ears), hide).carve(place(hollows), place(ears), mark, 0.8)
    out.keyed(place(skull), hide)

    tuft = strokes(
        (
            "M-5 -20C-7 -14 -8 -10 -6 -5",
            "M-1 -21C-2 -13 -3 -8 0 -1",
            "M4 -21C4 -14 3 -8 5 -3",
            "M8 -19C9 -14 9 -11 10 -8",
        ),
        3.6,
        "tail",
    )
    cheek = blend("M11 3C8.6 11 6.4 17 5 22", "M6 4C4 11 2.4 16 1.6 21", 3, 1.7, "tail", ragged=0.1)
    bridge = brush("M-9.6 2C-9 9 -9.6 15 -11 21", 1.7)
    nose = shape("M-15.4 23C-10 20 -1 20 6 22.6C7 29 4 34 -4 34.8C-11.6 35.4 -16 31.6 -15.4 23Z")
    nose = meet(nose, grow(skull, -0.8))
    out.lay(place(tuft), mark).carve(place(join(cheek, bridge)), place(skull), mark, 1)
    if hide != IVORY:  # the pale ring of the breed
        out.lay(place(meet(grow(nose, 2), grow(skull, -0.9))), IVORY)
    out.lay(place(rough(nose, 0.2, 5)), INK)
    holes = strokes(("M-13 27C-13 23.8 -9.6 23.6 -8.4 26.6", "M-1.6 26.4C-.4 23.4 3 23.4 3.4 26.4"), 2)
    out.lay(place(join(holes, brush("M-11.6 32C-8 30.4 -1 30.2 2.6 31.4", 1.3))), IVORY)
    for x, y, r in ((7.4, -1, 3.2), (-10.8, 0, 2.6)):
        out.lay(place(disc(x, y, r + 1, r * 0.72 + 1)), mark).lay(place(disc(x, y, r, r * 0.72)), INK)
        out.lay(place(disc(x - 0.9, y - 0.7, 0.9)), IVORY)
    lids = strokes(("M1.6 -1C4 -6 10 -6.4 13 -2", "M-14.8 -1C-13.6 -4.4 -9.6 -5 -6.6 -1.4"), 2.8)
    out.lay(place(lids), INK)
    brows = strokes(("M1 -4C4 -8.4 9.6 -8.6 12.6 -5.4", "M-14.4 -3.4C-13 -6.6 -9.6 -7.2 -6.6 -4.4"), 1.4)
    if hide != IVORY:
        out.lay(place(brows), mark)


def ox(hide: Ink = IVORY, mark: Ink = INK, ground: Ink = OCHRE) -> Print:
    """An ox walking to the left, 80 long and 46 at the withers, its feet on y 0; the horns reach up to 70."""
    out = Print()
    far_legs = join(
        shape("M24 -21L34 -21C32.6 -12 35 -6 36.4 0L28.6 0C27.6 -7 26 -11 24 -18Z"),
        shape("M45 -21L56 -21C54 -12 50 -6 49 0L41 0C42 -6 44.6 -10 45 -17Z"),
    )
    near_legs = join(
        shape("M14.6 -22L27 -20C25 -13 21 -8 20 0L12 0C12.6 -8 15.6 -14 14.6 -22Z"),
        shape("M53 -20L68.6 -28C69.6 -18 64 -14 65 -8L67.4 0L59 0C58.6 -7 55.6 -12 53 -20Z"),
    )
    trunk = shape(
        "M13 -43C19 -48 26 -49 33 -45C44 -41 54 -43 62 -43.4C68.6 -43 71 -36 70 -27C69 -22 66 -20 62 -20"
        "C54 -17 44 -17.6 34 -18C26 -17 18 -16 13.6 -20C8 -26 8.6 -36 13 -43Z"
    )
    head = shape(
        "M11 -48C5 -49.6 0 -46 -2.4 -40.6C-4.6 -34.6 -8 -29.6 -11.4 -25"
        "C-13.4 -21 -11 -17.6 -7 -17.4C-3 -17.6 0 -20.6 4 -23.4"
        "C8 -26 12 -28 16 -28Z"
    )
    muzzle = shape("M-9 -29C-12 -25 -14 -21 -11.4 -18.4C-9 -16.6 -5 -17 -2 -19.4C-2.4 -23 -5 -27 -9 -29Z")
    ear = shape("M8 -42C11 -46 17 -46.6 21 -43C18 -38.6 12 -37.6 8.6 -39Z")
    horns = [
        brush(path, 5.2, lambda t: min(1, 1.2 - t))
        for path in ("M8 -48C7 -55 12 -60 9 -71", "M3 -47.4C-5 -49 -12 -54 -11 -63C-10.6 -67 -9 -70 -6 -72")
    ]
    tail = join(
        brush("M69 -40C74 -34 74 -24 72 -15", 2.6, "even"), brush("M72.4 -17C75.6 -10 74 -5 70 -1", 5.4, "tail")
    )
    out.halo([far_legs, near_legs, trunk, head, tail, *horns], ground, 1.5)
    out.lay(tail, INK).keyed(far_legs, hide, 1.5)
    out.carve(blend("M46 -17C48 -10 45 -5 43 -1", "M49 -17C50 -10 48 -5 46 -1", 2, 1.5, "tail"), far_legs, mark, 0.8)
    out.keyed([trunk, near_legs], hide, 1.7)
    out.lay(strokes(("M54.4 -19C58 -22 61 -26 62 -31", "M25 -19C29 -24 30 -32 27 -40"), 1.9), mark)
    belly = blend("M29 -20C40 -19 48 -19 54 -21", "M34 -28C41 -26 47 -26 51 -28", 4, 1.7, "lens", ragged=0.1)
    dewlap = blend("M10 -32C10 -25 12 -20 16 -17", "M16 -34C16 -28 17 -24 20 -21", 3, 1.6, "lens")
    out.carve(join(belly, dewlap), trunk, mark, 1)
    hooves = [
        shape(f"M{x} -3.4L{x + w} -3.4L{x + w + 0.8} .4L{x - 0.6} .4Z")
        for x, w in ((12.4, 7.4), (59, 7.4), (29, 7), (41.4, 7.4))
    ]
    out.lay(hooves, INK)
    for horn in horns:
        out.keyed(horn, hide, 1.4)
    out.keyed(soft(head, 0.6), hide, 1.6).lay(meet(muzzle, grow(head, 0.4)), INK)
    out.lay(join(disc(2.6, -38.6, 1.7, 1.3), brush("M-.6 -39.6C1 -42 4 -42 6 -39.6", 1.5)), mark)
    out.lay(brush("M-9.6 -23.6C-8.6 -24.4 -7.6 -24 -7 -23", 1.4), IVORY)
    out.keyed(ear, hide, 1.3)
    return out
