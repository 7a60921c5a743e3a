"""TAROK in letters of our own: wedge serifs, thick and thin, and the spur at half height that is the deck's mark."""

from __future__ import annotations

from typing import Final

from cards.lino import Shape, cut, join, move, shape

from .picture import Picture, one_ink

HEIGHT: Final = 100
"""Of the capitals."""


def stem(x: float, width: float = 27) -> Shape:
    """An upright with wedge serifs at both ends and a spur on both sides."""
    right = x + width
    return shape(
        f"M{x - 9} 0L{right + 9} 0L{right + 9} 8C{right + 3} 9 {right} 13 {right} 21L{right} 43"
        f"L{right + 5} 50L{right} 57L{right} 79C{right} 87 {right + 3} 91 {right + 9} 92"
        f"L{right + 9} 100L{x - 9} 100L{x - 9} 92"
        f"C{x - 3} 91 {x} 87 {x} 79L{x} 57L{x - 5} 50L{x} 43L{x} 21C{x} 13 {x - 3} 9 {x - 9} 8Z"
    )


def letter_t() -> Shape:
    """T."""
    foot = shape(
        "M28 92C34 91 37 87 37 79L37 59L32 52L37 45L37 12L64 12L64 45L69 52L64 59L64 79C64 87 67 91"
        " 73 92L73 100L28 100Z"
    )
    bar = shape("M4 0L97 0L101 32L92 32C89 20 84 14 72 14L29 14C17 14 12 20 9 32L0 32Z")
    return join(foot, bar)


def letter_a() -> Shape:
    """A."""
    outline = shape(
        "M40 0L66 0L93 80C96 88 99 91 105 92L105 100L58 100L58 92C65 91 67 88 65 82L61.6 71L34 71L31 80"
        "C29 88 31 91 38 92L38 100L-2 100L-2 92C5 91 8 88 11 80L19.3 57L17.2 48.3L24.4 43Z"
    )
    return cut(outline, shape("M47.4 28L58 61L37 61Z"))


def bowl(x: float, right: float, low: float) -> Shape:
    """The round half of an R, closed at the stem."""
    half = low / 2
    return shape(f"M{x} 0L{right - 30} 0C{right - 9} 0 {right} 9 {right} {half - 7}L{right + 5} {half}"
                 f"L{right} {half + 7}C{right} {low - 9} {right - 9} {low} {right - 30} {low}L{x} {low}Z")  # fmt: skip


def letter_r() -> Shape:
    """R."""
    head = cut(bowl(20, 88, 57), shape("M36 12L50 12C58 12 60 18 60 28.6C60 39 58 45 50 45L36 45Z"))
    leg = shape("M44 50L66 50C72 54 75 60 78 68C82 80 86 89 96 92L96 100L72 100C58 97 55 84 52 72C50 62 48 57 42 55Z")
    return join(stem(9), head, leg)


def letter_o() -> Shape:
    """O: its spurs turn inwards and outwards."""
    outer = shape(
        "M50 -3C82 -3 100 18 100 43L105 50L100 57C100 82 82 103 50 103C18 103 0 82 0 57L-5 50L0 43C0 18 18 -3 50 -3Z"
    )
    inner = shape(
        "M50 11C63 11 69 24 69 43L64 50L69 57C69 76 63 89 50 89C37 89 31 76 31 57L36 50L31 43C31 24 37 11 50 11Z"
    )
    return cut(outer, inner)


def letter_k() -> Shape:
    """K."""
    arm = shape("M30 50L62 16C66 11 64 9 57 8L57 0L98 0L98 8C89 9 85 12 78 19L52 46Z")
    leg = shape("M38 48L60 38L88 80C94 88 98 91 105 92L105 100L77 100C66 98 62 92 56 82Z")
    return join(stem(9), arm, leg)


def wordmark() -> Picture:
    """The five letters, set close."""
    pen, parts = 4.0, []
    for letter, advance in ((letter_t, 97), (letter_a, 114), (letter_r, 107), (letter_o, 116), (letter_k, 108)):
        parts.append(move(letter(), pen, 4))
        pen += advance
    whole = join(parts)
    return one_ink(round(whole.bounds[2] + 4), HEIGHT + 8, whole)
