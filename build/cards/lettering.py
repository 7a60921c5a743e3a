"""Letters as shapes: Roman numerals of our own cut, wedge serif with a spur, and Grenze for everything else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from shapely.geometry import Polygon

from .lino import NOTHING, Shape, areas, cut, grow, join, move, scale, shape
from .outline import curves

FONT: Final = Path(__file__).resolve().parents[2] / "tarokgui" / "fonts" / "grenze-700.ttf"

# Cap height 100. The spur at half height is the deck's mark: keep it.
_STROKES: Final[dict[str, tuple[Shape, float]]] = {
    "I": (
        shape(
            "M0 0L48 0L48 8C39 10 37 15 37 23L37 42L41 50L37 58L37 77C37 85 39 90 48 92L48 100L0 100L0 92"
            "C9 90 11 85 11 77L11 58L7 50L11 42L11 23C11 15 9 10 0 8Z"
        ),
        48,
    ),
    "V": (
        shape(
            "M-1 0L43 0L43 8C36 10 36 14 38 21L52 68L64 22C66 14 65 10 57 8L57 0L87 0L87 8C80 10 78 14 76 21"
            "L54 100L36 100L10 21C8 14 6 10 -1 8Z"
        ),
        86,
    ),
    "X": (
        join(
            shape(
                "M0 0L42 0L42 8C36 9 36 12 39 18L80 82C84 89 86 91 91 92L91 100L49 100L49 92C55 91 55 88 52 82"
                "L11 18C7 11 5 9 0 8Z"
            ),
            shape(
                "M55 0L86 0L86 8C79 9 77 11 72 18L51 50L45 58L27 83C23 89 24 91 31 92L31 100L0 100L0 92"
                "C7 91 10 89 15 82L40 46L60 17C64 11 62 9 55 8Z"
            ),
        ),
        91,
    ),
}
_GAPS: Final = {"XV": 3, "VI": 4, "XI": 6, "II": 7, "IV": 4, "IX": 6, "XX": 5}


def roman(number: int) -> str:
    """The number in Roman numerals, up to 39."""
    out = ""
    for value, letters in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        while number >= value:
            out += letters
            number -= value
    return out


def squeezed(letters: Shape, widest: float) -> Shape:
    """Letters of at most *widest* units, narrowed if need be, about their left edge; the loss of width in their strokes
    is given back in part."""
    left, _, right, _ = letters.bounds
    factor = widest / (right - left)
    if factor >= 1:
        return letters
    more = (1 - factor) * (right - left) ** 0.5 * 0.09
    narrow = scale(letters, (widest - 2 * more) / (right - left), 1, about=(left, 0))
    return join(narrow, move(narrow, more, 0), move(narrow, 2 * more, 0))


def numeral(number: int, x: float, top: float, height: float, widest: float) -> Shape:
    """A Roman numeral with its left upper corner at (x, top), squeezed to at most *widest* units."""
    letters, parts, pen = roman(number), [], 0.0
    for index, letter in enumerate(letters):
        if index:
            pen += _GAPS[letters[index - 1] + letter]
        outline, width = _STROKES[letter]
        parts.append(move(outline, pen, 0))
        pen += width
    size = height / 100
    whole = scale(join(parts), size)
    return squeezed(move(whole, x - whole.bounds[0], top), widest)


@cache
def _font() -> tuple[Any, dict[int, str], float]:
    font = TTFont(FONT)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    bounds = BoundsPen(glyphs)
    glyphs[names[ord("H")]].draw(bounds)
    assert bounds.bounds
    return glyphs, names, bounds.bounds[3]


@cache
def _glyph(letter: str) -> tuple[Shape, float]:
    """The outline of a letter of cap height 100 standing on y 0, and how far it advances."""
    glyphs, names, cap = _font()
    size, glyph = 100 / cap, glyphs[names[ord(letter)]]
    pen = SVGPathPen(glyphs)
    glyph.draw(TransformPen(pen, (size, 0, 0, -size, 0, 0)))
    body, counters = NOTHING, NOTHING
    for points in curves(pen.getCommands()):
        area = sum(points[k - 1][0] * points[k][1] - points[k][0] * points[k - 1][1] for k in range(len(points)))
        if area > 0:
            body = join(body, areas(Polygon(points)))
        else:
            counters = join(counters, areas(Polygon(points)))
    return cut(body, counters), glyph.width * size


def text(letters: str, x: float, baseline: float, cap: float, *, tracking: float = 0, bold: float = 0) -> Shape:
    """A word in Grenze starting at *x*; *cap* is the height of its capitals, *bold* thickens its strokes."""
    parts, pen = [], 0.0
    for letter in letters:
        outline, advance = _glyph(letter)
        parts.append(move(outline, pen, 0))
        pen += advance + tracking
    word = scale(join(parts), cap / 100)
    word = grow(word, bold) if bold else word
    return move(word, x - word.bounds[0] if word.bounds else x, baseline)
