"""Cattle of the Bukovina: the grey ox with lyre horns, its head from the front and the whole beast from the side."""

from __future__ import annotations

from .ink import INK, IVORY, Ink
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
