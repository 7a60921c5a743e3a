"""The round portrait of one person: drawn like a court on a sheet of 100 × 100 card units, printed at twice that size.

Heads are those of ``cards.figure``, a little larger in the eyes: a portrait is often only 40 pixels wide.
"""

from __future__ import annotations

from typing import Final

from cards.figure import FACE
from cards.ink import INK, IVORY, OXBLOOD, Ink
from cards.lino import NOTHING, Place, Shape, at, block, both, cut, disc, grow, join, meet, move, scale, shape
from cards.scene import Mark, Print
from cards.stroke import brush
from cards.texture import large

from .picture import Picture, within

SIDE: Final = 200
_SIZE: Final = 2.0


class Bust:
    """A ground with a pattern that keeps clear of the figure by itself, and the figure."""

    def __init__(self, sky: Ink, clear: float = 2.4) -> None:
        self.sky = sky
        self.clear = clear
        self.ground = Print()
        self.figure = Print()

    def picture(self) -> Picture:
        """The portrait, cut off at a circle a little wider than its frame."""
        kept = grow(self.figure.silhouette(), self.clear)
        marks = [Mark(disc(50, 50, 52), self.sky)]
        marks += [Mark(large(cut(mark.shape, kept), 2), mark.ink) for mark in self.ground.marks]
        marks += self.figure.marks
        enlarged = [Mark(scale(mark.shape, _SIZE), mark.ink) for mark in marks if not mark.shape.is_empty]
        return Picture(SIDE, SIDE, within(enlarged, disc(100, 100, 101)))


# --- features, on a head about (0, 0), the point between the eyes --------------------------------------------------


def ears(out: Print, place: Place, spread: float = 18.4, size: float = 1) -> None:
    """Two ears, to be printed before the face."""
    one = shape("M-2 -6C1 -9 6 -8 6.4 -3C6.6 2 4 4 3.4 8C2.6 12 -1 12 -2 9Z")
    fold = brush("M1.4 -4C4 -4.6 4 -1 2.4 2.4", 1.2, "tail")
    for flip in (False, True):
        carry = at(-spread if flip else spread, 3, size, flip=flip)
        out.keyed(place(carry(one)), IVORY, 2)
        out.lay(place(carry(fold)), INK)


def bare_face(out: Print, place: Place, outline: Shape = FACE, key: float = 2, shadow: bool = True) -> None:
    """The face with one sliver of *shadow* on the side away from the light."""
    out.keyed(place(outline), IVORY, key)
    if not shadow:
        return
    sliver = meet(cut(outline, move(outline, -2.6, -1.7)), block(4, -16, 30, 60))
    out.lay(place(sliver), INK)


def gaze(
    out: Print,
    place: Place,
    spread: float = 9.4,
    lid: float = 2.8,
    look: float = 0,
    smile: float = 1,
    lower: bool = True,
) -> None:
    """Two large eyes; *look* moves both pupils to the right, *smile* lifts the lower lids, which *lower* prints."""
    for side in (-1, 1):
        x = spread
        low = 3.6 - smile
        white = shape(
            f"M{x - 6.4} 1C{x - 3} -4.8 {x + 3} -5 {x + 6.6} 0C{x + 3} {low} {x - 3} {low + 0.4} {x - 6.4} 1Z"
        )
        pupil = meet(disc(x + look * side, -0.8, 3), grow(white, 0.5))
        lines = [
            pupil,
            brush(f"M{x - 7} 1.4C{x - 3} -5.4 {x + 3} -5.8 {x + 7.6} -.6", lid, "belly"),
            NOTHING
            if not lower
            else brush(f"M{x - 5} {low - 0.6}C{x - 2} {low + 1} {x + 2} {low + 0.8} {x + 5.4} {low - 1.4}", 1.2),
        ]
        glint = disc(x + look * side - 1.1, -1.9, 0.8)
        for part, ink in ((white, IVORY), (join(lines), INK), (glint, IVORY)):
            out.lay(place(scale(part, side, 1)), ink)


def crows_feet(out: Print, place: Place, x: float = 16.2, y: float = 0.6) -> None:
    """The wrinkles of somebody who laughs often."""
    marks = [brush(f"M{x} {y}L{x + 3.4} {y - 1.6}", 1, "tail"), brush(f"M{x} {y + 1.8}L{x + 3} {y + 2.6}", 1, "tail")]
    out.lay(place(both(join(marks))), INK)


def smiling(out: Print, place: Place, y: float = 18.4, width: float = 7, full: bool = False, up: float = 2) -> None:
    """A mouth whose corners go up by *up*; *full* gives it lips."""
    w = width
    a, b, low = w * 0.6, w * 0.3, y + 0.6
    line = f"M{-w} {y - up}C{-a} {low} {-b} {low + 0.2} 0 {low}C{b} {low + 0.2} {a} {low} {w} {y - up}"
    corners = both(
        brush(f"M{w - 0.6} {y - up + 0.9}C{w + 0.4} {y - up + 0.2} {w + 1} {y - up - 0.8} {w + 1} {y - up - 1.8}", 1.1)
    )
    if full:
        end, half = w * 0.86, w * 0.5
        lips = shape(
            f"M{-end} {y - up * 0.7}C{-half} {y - 2.4} -1.2 {y - 2.8} 0 {y - 1.8}C1.2 {y - 2.8} {half} {y - 2.4}"
            f" {end} {y - up * 0.7}C{half} {y + 4.6} {-half} {y + 4.6} {-end} {y - up * 0.7}Z"
        )
        out.lay(place(lips), OXBLOOD)
    out.lay(place(brush(line, 1.3) if full else join(brush(line, 1.9), corners)), INK)
    if not full:
        out.lay(place(brush(f"M-3 {y + 4.2}C-1 {y + 5} 1 {y + 5} 3 {y + 4.2}", 1.2)), INK)
