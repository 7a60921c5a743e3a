"""The common parts of the cavaliers of diamonds and clubs: the arm with the rein, the far hand on a horn."""

from __future__ import annotations

from .figure import fist
from .hands import rein_hand
from .ink import INK, Ink
from .lino import at, join, lozenge, shape
from .scene import Print
from .stroke import blend


def rein_arm(out: Print, cloth: Ink, fold: Ink, cuff: Ink, mark: Ink) -> None:
    """The near sleeve from the shoulder down and forward, the cuff, and the hand at (123, 114)."""
    sleeve = shape("M188 192C192 162 180 138 161 128L143 113C135 117 130 125 130 131L148 147C157 159 160 175 158 192Z")
    out.keyed(sleeve, cloth, 1.9)
    upper = blend("M153 125C172 139 182 162 181 190", "M142 134C157 146 167 168 165 190", 4, 2.2, "head", ragged=0.1)
    out.carve(upper, sleeve, fold)
    band = shape("M142 107C150 112 156 119 159 127L148 139C142 131 136 126 128 121Z")
    out.keyed(band, cuff)
    out.carve(join(lozenge(137 + 5 * k, 116.6 + 4.6 * k, 2.3) for k in range(4)), band, mark, 0.7)
    rein_hand(out, at(123, 114, 1.15, 20))


def horn_hand(out: Print, x: float, y: float, tilt: float, cloth: Ink, cuff: Ink, reach: float = 60) -> None:
    """The far forearm rising from behind the horse, its hand closed about a horn that *tilt*s at (x, y);
    *reach* is the length of sleeve that is seen."""
    place = at(x, y, 0.8, 16)
    sleeve = shape(f"M-9 14L9 14L{9 + 0.28 * (reach - 14):.2f} {reach}L{-9 - 0.15 * (reach - 14):.2f} {reach}Z")
    out.keyed(place(sleeve), cloth, 1.8)
    out.carve(
        place(blend(f"M6 16L{6 + 0.25 * (reach - 20):.2f} {reach - 4}", f"M1 18L4 {reach - 4}", 2, 2, "head")),
        place(sleeve),
        INK,
    )
    out.keyed(place(shape("M-10.6 8L10.6 8L11.6 17L-11.6 17Z")), cuff, 1.6)
    fist(out, at(x, y, 0.8, tilt))
