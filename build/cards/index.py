"""The index strips at head and foot: the part of a card that an overlapped hand shows, in two sizes.

The usual index is an eighth of the card's height, the large one more than a sixth. Both end where the next card of a
crowded hand begins.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .face import Strip
from .ink import INK, OXBLOOD, SUIT, Ink
from .lettering import numeral, squeezed, text
from .lino import Shape, cut, disc, join, lozenge, move, scale
from .ornament import folk_star
from .scene import Mark
from .stroke import line
from .suits import sign

STRIP_RIGHT: Final = 205
SEEN: Final = 120
"""The part of a card that a crowded hand shows: 55 of 100."""


class Size(NamedTuple):
    """The measures of a strip in card units: where the index stands and how high it is."""

    left: float
    top: float
    height: float
    widest: float
    """No letter or figure of a suit card is wider: there is a sign after it."""
    narrowed: float
    """The further narrowing of letters."""
    gap: float
    sign: float
    """The radius of the suit sign."""

    @property
    def middle(self) -> float:
        """The height of the strip's middle."""
        return self.top + self.height / 2

    @property
    def foot(self) -> float:
        """The line on which the letters stand."""
        return self.top + self.height


_TAIL: Final = 2.5
"""The reach of Q and J below the others."""

SIZES: Final[dict[str, Size]] = {
    "normal": Size(14.5, 7, 50, 56, 1, 5, 21.5),
    "large": Size(11, 6.5, 70.5, 56, 0.86, 4, 25),
}

LETTERS: Final[dict[str, dict[str, str]]] = {
    "english": {"K": "K", "Q": "Q", "N": "C", "J": "J"},
    "romanian": {"K": "R", "Q": "D", "N": "C", "J": "V"},
    "slovenian": {"J": "F"},
    "german": {"J": "B"},
}
"""The index of a court, by the language of the indices. Slovenian and German K, D and C are on the cards
already."""

TRULA: Final[dict[str, dict[int, str]]] = {
    "slovenian": {22: "ŠKIS", 21: "MOND", 1: "PAGAT"},
    "tubingen": {22: "SKI"},
}
"""Other names for the three taroks of the trula, by their numbers. In Tübingen 21 and 1 have no other name."""

SUIT_LETTERS: Final[dict[str, dict[str, str]]] = {
    "english": {"H": "H", "D": "D", "C": "C", "S": "S"},
    "romanian": {"H": "I", "D": "C", "C": "T", "S": "P"},
    "german": {"H": "H", "D": "K", "C": "Kr", "S": "P"},
    "slovenian": {"H": "S", "D": "K", "C": "Kr", "S": "P"},
}
"""The letters of the suits, from their names: hearts, diamonds, clubs, spades; inimă, caro, treflă,
pică; Herz, Karo, Kreuz, Pik; srce, karo, križ, pik."""


def rule(start: float, middle: float, ink: Ink, end: float = STRIP_RIGHT) -> list[Mark]:
    """The carved rule with its lozenge, from *start* to *end*."""
    centre = (start + end) / 2
    groove = cut(line((start, middle), (end, middle), 1.8, "chisel"), disc(centre, middle, 7.5))
    bead = cut(lozenge(centre, middle, 5.4), lozenge(centre, middle, 2.2))
    return [Mark(groove, INK), Mark(bead, ink)]


def fitted(letters: str, size: Size, widest: float, gap: float = 1.2) -> Shape:
    """Letters or figures exactly as high as the index, a tail a little lower, and at most *widest* units wide."""
    pen, parts = size.left, []
    for letter in letters:
        cut_out = text(letter, 0, 0, size.height, bold=size.height / 70)
        left, top, right, bottom = cut_out.bounds
        high = size.height + (_TAIL if bottom > size.height / 8 else 0)
        across = min(1, 1.12 * high / (bottom - top))
        parts.append(move(scale(cut_out, across, high / (bottom - top), (left, top)), pen - left, size.top - top))
        pen += across * (right - left) + gap
    word = join(parts)
    return squeezed(word, min(widest, (pen - gap - size.left) * size.narrowed))


# --- taroks ---------------------------------------------------------------------------------------------------------


def _named(name: str, start: float, middle: float, cap: float) -> list[Mark]:
    """A tarok's name at the right of its strip, beyond the part in an overlapped hand; a rule before it if it fits."""
    letters = squeezed(text(name, 0, 0, cap, tracking=1.5, bold=0.2), STRIP_RIGHT - SEEN - 4)
    letters = move(letters, STRIP_RIGHT - letters.bounds[2], middle - (letters.bounds[1] + letters.bounds[3]) / 2)
    end = letters.bounds[0] - 8
    return [Mark(letters, INK), *(rule(start, middle, OXBLOOD, end) if end - start > 36 else [])]


def tarok_strip(number: int, arabic: bool, size: str = "normal", name: str = "") -> list[Mark]:
    """The Roman numeral, alone or with an Arabic one that an overlapped hand still shows; behind them the *name*.

    In the large size the Arabic number is the index, and the Roman one stands small behind it.
    """
    at = SIZES[size]
    if not arabic:
        letters = numeral(number, at.left, at.top, at.height, SEEN - at.left - 6)
        start = letters.bounds[2] + 10
        return [Mark(letters, INK), *(_named(name, start, at.middle, 25) if name else rule(start, at.middle, OXBLOOD))]
    if size == "large":
        figures = fitted(str(number), at, SEEN - at.left - 8)
        room = STRIP_RIGHT - SEEN - 6
        roman = numeral(number, 0, at.top + 1 if name else at.middle - 17, 34, room)
        roman = move(roman, STRIP_RIGHT - 1 - roman.bounds[2], 0)
        return [Mark(figures, INK), Mark(roman, OXBLOOD), *(_named(name, SEEN, at.foot - 13, 24) if name else [])]
    trial = text(str(number), 0, 0, 25, tracking=-4, bold=0.35)
    wide = trial.bounds[2] - trial.bounds[0]
    letters = numeral(number, at.left - 2, at.top, at.height, SEEN - 3 - wide - 4.5 - at.left + 2)
    after = move(trial, letters.bounds[2] + 4.5 - trial.bounds[0], at.foot - trial.bounds[3])
    start = after.bounds[2] + 10
    behind = _named(name, start, at.middle, 25) if name else rule(start, at.middle, OXBLOOD)
    return [Mark(letters, INK), Mark(after, OXBLOOD), *behind]


def _hooked(word: str, size: Size, widest: float) -> Shape:
    """A word with a hook on a letter: as high as the index with the hook, all letters on one line."""
    letters = text(word, 0, 0, size.height, tracking=2, bold=size.height / 70)
    left, top, _, bottom = letters.bounds
    letters = scale(letters, 1, size.height / (bottom - top), (left, top))
    return squeezed(move(letters, size.left - left, size.top - top), widest)


def skiz_strip(size: str = "normal", name: str = "SKIZ") -> list[Mark]:
    """The name, as high as any other index, and the folk star: the card without a number."""
    at = SIZES[size]
    widest = SEEN - at.left - 3
    letters = fitted(name, at, widest, gap=2) if name.isascii() else _hooked(name, at, widest)
    centre, radius = (letters.bounds[2] + STRIP_RIGHT) / 2 + 4, at.height / 2 - 2
    return [Mark(letters, INK), *(Mark(shape, ink) for shape, ink in folk_star(centre, at.middle, radius))]


# --- suits ----------------------------------------------------------------------------------------------------------


def _index(index: str, at: Size) -> Shape:
    """The letter or figure of a suit card's index."""
    return fitted(index, at, at.widest)


def suit_strip(index: str, suit: str, size: str = "normal") -> Strip:
    """The index of a suit card and its sign, both in the ink of the suit."""
    at = SIZES[size]
    letter = _index(index, at)
    middle = letter.bounds[2] + at.gap + at.sign
    marks = [Mark(letter, SUIT), *rule(middle + at.sign + 10, at.middle, SUIT)]
    return Strip(marks, sign(suit, middle, at.middle, at.sign))


def sign_middle(index: str, size: str) -> float:
    """The middle of the suit sign after an index."""
    at = SIZES[size]
    return float(_index(index, at).bounds[2]) + at.gap + at.sign


def suit_letter(letter: str) -> Shape:
    """The small letter of a suit below its sign, 19 units high; it starts at 0 on the base line."""
    return text(letter, 0, 0, 19, tracking=1, bold=0.15)


def strips(index_of: dict[str, str], suit: str) -> dict[str, Strip]:
    """The strips of a suit card by class: *index_of* has its index by choice of letters."""
    return {
        style_class(choice, size): suit_strip(index, suit, size) for size in SIZES for choice, index in index_of.items()
    }


def style_class(choice: str, size: str) -> str:
    """The class of a strip: the choice alone in the usual size."""
    return choice if size == "normal" else f"{size}_{choice}"
