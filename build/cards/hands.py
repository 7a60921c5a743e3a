"""Hands that ``figure`` does not have: the one that holds a rein."""

from __future__ import annotations

from .ink import INK, IVORY, Ink
from .lino import Place, disc, join, shape, soft
from .scene import Print
from .stroke import brush, pen


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
