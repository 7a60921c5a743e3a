"""Hands that ``figure`` does not have: they hold a rein, bear a tray, hold up an egg."""

from __future__ import annotations

from .ink import INK, IVORY, Ink
from .lino import Place, disc, join, shape, soft
from .scene import Print
from .stroke import brush, pen, strokes


def rein_hand(out: Print, place: Place, skin: Ink = IVORY) -> None:
    """A hand closed about a rein, seen from the side: four fingers to the left, the thumb on top, wrist at (11, 6)."""
    back = soft(shape("M-3 -9C3 -13 10 -10 14 -4L15.4 7C12 12 3 13.4 -4 11Z"), 1)
    out.keyed(place(back), skin)
    out.lay(place(brush("M3.6 -1C4.8 2.4 4.4 6 2.6 9", 1.5, "tail")), INK)
    for k in range(3, -1, -1):
        x, y = -1.6 - (0.4, 1.4, 1.2, 0.0)[k], -5.4 + 4.9 * k
        finger = join(pen([(x, y), (x - 7.4 + 0.5 * k, y + 0.8)], 6))
        out.keyed(place(finger), skin, 1.6)
    thumb = soft(
        join(brush("M12 -6C8 -12.6 0 -13.4 -6.4 -10.6", 6.4, lambda t: 1 - 0.16 * t), disc(-6, -10.8, 2.8)), 0.6
    )
    out.keyed(place(thumb), skin, 1.6)
    out.lay(place(join(brush("M-7.6 -12.4C-6 -13.4 -4.4 -13.2 -3.4 -12.2", 1.2), brush("M4 -10.6L5.6 -8.4", 1.2))), INK)


def bearing_hand(out: Print, place: Place, skin: Ink = IVORY) -> None:
    """A flat hand from the side that bears a thing on y -20: fingers to the left, heel and thumb at the right.

    It is 46 wide, its wrist at y 9. Its load is printed on it, then the thumb that comes over the edge.
    """
    whole = soft(
        shape(
            "M-9 10C-9 3 -11 -2 -17 -5C-23 -7.6 -29 -11 -29 -15.6C-29 -20 -25 -22 -20 -22L13 -22C19 -20 20 -12 16 -6"
            "C12 0 9.6 5 9.6 10Z"
        ),
        0.8,
    )
    out.keyed(place(whole), skin, 1.9)
    fingers = strokes(
        (
            "M-27 -16.4C-20 -15.6 -12 -14.4 -5 -12",
            "M-23.6 -10.4C-17 -10.4 -11 -9.4 -5.4 -7",
            "M-29 -20C-26 -21 -22 -20.6 -18 -19.6",
        ),
        1.7,
        "tail",
    )
    heel = brush("M12 -15C7 -12 4 -6 4.6 0", 1.5, "lens")
    out.carve(place(join(fingers, heel)), place(whole), INK, 0.4)


def thumb(out: Print, place: Place, skin: Ink = IVORY) -> None:
    """A thumb with its nail, upright, from (0, 0) to y -20: it is over the edge of the thing that a hand holds."""
    whole = soft(shape("M-4.6 2C-5.8 -5 -5 -10 -4.4 -14C-3.4 -20.4 3.6 -20.4 4.6 -14C5.2 -9 5.4 -4 4 2Z"), 0.6)
    out.keyed(place(whole), skin, 1.6)
    nail = shape("M-2.4 -13.4C-2.4 -18 2.4 -18 2.4 -13.4C1.4 -11.8 -1.4 -11.8 -2.4 -13.4Z")
    out.lay(place(brush("M-2.6 -12.6C-2.8 -18.2 2.8 -18.2 2.6 -12.6", 1.2, "even")), INK)
    out.lay(
        place(
            join(brush("M-2.2 -12.4C-1 -11.2 1 -11.2 2.2 -12.4", 1.1), brush("M-2.4 -6.4C-1 -5.4 1 -5.4 2.4 -6.4", 1.1))
        ),
        INK,
    )
    out.lay(place(nail.buffer(-0.7)), skin)


def holding_fingers(out: Print, place: Place, skin: Ink = IVORY) -> None:
    """Three fingertips that come round the right side of something round, one below the other, from (0, 0) to y 18."""
    for k in (2, 1, 0):
        x, y = -1.2 * k * k + 0.4 * k, 8.0 * k
        out.keyed(place(pen([(x + 2, y), (x - 8.6 + 0.6 * k, y - 1.4)], 7.6)), skin, 1.6)
        out.lay(place(brush(f"M{x - 10.6} {y - 3}C{x - 12.2} {y - 1.8} {x - 12} {y} {x - 10} {y + 0.6}", 1.1)), INK)
