"""The cards that there are, and the player's choices about their look. Pure: no pygame, no files.

Names: taroks ``T1`` … ``T22`` (T1 pagat, T21 luna, T22 skiz); suits H D C S with K Q N J, ``10 9 8 7`` if black and ``1
2 3 4`` if red, as in ``HK`` or ``S10``. The deck is drawn with all pips of all suits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tarokgui.draw.theme import Colour
    from tarokgui.storage.settings import Settings

BACK: Final = "back"
SUITS: Final = ("H", "D", "C", "S")
COURTS: Final = ("K", "Q", "N", "J")
BLACK_PIPS: Final = ("10", "9", "8", "7")
RED_PIPS: Final = ("1", "2", "3", "4")

IVORY, INK, OXBLOOD, OCHRE, GREEN, EDGE = "#F4EBD7", "#1A2433", "#8F2B25", "#CE9431", "#2C5A4A", "#C9B994"

INDICES: Final[Mapping[str, Mapping[str, str]]] = {
    "english": {"K": "K", "Q": "Q", "N": "C", "J": "J", "1": "A"},
    "romanian": {"K": "R", "Q": "D", "N": "C", "J": "V", "1": "A"},
    "slovenian": {"K": "K", "Q": "D", "N": "C", "J": "F", "1": "A"},
    "german": {"K": "K", "Q": "D", "N": "C", "J": "B", "1": "A"},
}
"""The index in the corner for a rank, by the language of the letters; figures stand for themselves.

Slovenian cards bear no letters. Kralj, dama and fant have their first ones; the kaval, whose own is the king's, has the
C that the cavalier has in the other languages.

The German ones are those of French cards, König, Dame and Bube; the cavalier is the Cavall of players of Cego and of
Tarock, and keeps his C.
"""

SAME_LETTER: Final[Mapping[str, Mapping[str, str]]] = {
    "slovenian": {"K": "english", "Q": "romanian", "N": "english"},
    "german": {"K": "english", "Q": "romanian", "N": "english"},
}
"""The language whose strip shows the letter that another one has in common with it."""

NAMES: Final[Mapping[str, Mapping[int, str]]] = {
    "usual": {22: "SKIZ"},
    "slovenian": {22: "ŠKIS", 21: "MOND", 1: "PAGAT"},
    "tubingen": {22: "SKI"},
}
"""The names on the trula, by the number of the tarok. In Tübingen 21 and 1 are called by their numbers."""

INKS: Final[Mapping[str, Mapping[str, Colour]]] = {
    "traditional": {"H": OXBLOOD, "D": OXBLOOD, "C": INK, "S": INK},
    "four": {"H": OXBLOOD, "D": "#A85C1B", "C": GREEN, "S": INK},
}
"""The inks of the suits; four of them for players who confuse the two suits of one colour."""

STRONG: Final[Mapping[Colour, Colour]] = {
    IVORY: "#FFFAEC",
    INK: "#0A101A",
    OXBLOOD: "#7C1812",
    "#A85C1B": "#7A3A06",
    GREEN: "#1B4A39",
    EDGE: "#0A101A",
}
"""The inks in high contrast: paper lighter, colours darker, and an edge that is seen."""

SIZES: Final = ("normal", "large")
"""The heights of the index: an eighth of the card's height, or more than a sixth."""

LARGE_FROM: Final = 1.5
"""From this size of the letters on the index is large, if the player wants it to follow them."""

_LETTERS: Final = {"ro": "romanian", "de": "german", "sl": "slovenian"}
_SUIT_LETTERS: Final = {"ro": "romanian", "de": "german", "sl": "slovenian"}


def pack() -> tuple[str, ...]:
    """The names of the 54 cards of the game: taroks from the skiz down, then the suits."""
    suits = tuple(s + rank for s in SUITS for rank in (*COURTS, *(RED_PIPS if s in "HD" else BLACK_PIPS)))
    return _taroace() + suits


def full_pack() -> tuple[str, ...]:
    """The names of all 78 cards that are drawn."""
    return _taroace() + tuple(s + rank for s in SUITS for rank in (*COURTS, *(str(n) for n in range(10, 0, -1))))


def _taroace() -> tuple[str, ...]:
    return tuple(f"T{n}" for n in range(22, 0, -1))


def tarok_number(name: str) -> int | None:
    """1 to 22 for a tarok, None for a card of a suit."""
    return int(name[1:]) if name.startswith("T") else None


@dataclass(frozen=True, slots=True)
class DeckStyle:
    """The player's choices about the cards."""

    letters: str = "english"
    """Index letters of the courts: a key of `INDICES`."""
    arabic: bool = True
    """True if taroks also carry their number in figures."""
    suit_letters: str = ""
    """The language of a small letter beside each suit sign (``english``, ``romanian``, ``german``, ``slovenian``);
    empty: none."""
    inks: str = "traditional"
    """A key of `INKS`."""
    size: str = "normal"
    """The height of the index: one of `SIZES`."""
    contrast: bool = False
    """True if the inks are those of `STRONG` and the strokes of the index stronger."""
    names: str = "usual"
    """The names on the trula: a key of `NAMES`."""

    @property
    def large(self) -> bool:
        """True if the index is large."""
        return self.size == "large"

    def ink(self, sign: str) -> Colour:
        """The colour of suit *sign*. Raises KeyError for an unknown suit."""
        return INKS[self.inks][sign]

    def index(self, rank: str) -> str:
        """The index in the corner for *rank*."""
        return INDICES[self.letters].get(rank, rank)

    def strip(self, name: str) -> str:
        """The class of the index strip that card *name* shows; empty for the back, which has none."""
        if name == BACK:
            return ""
        number = tarok_number(name)
        if number is None:
            strip = self.letter_strip(name[1:])
        else:
            strip = "skiz" if number == 22 else "both" if self.arabic else "roman"
            if self.names != "usual" and number in NAMES[self.names]:
                strip = f"{strip}_{self.names}"
        return f"large_{strip}" if self.large else strip

    def letter_strip(self, rank: str) -> str:
        """The class of the strip of *rank* in the usual size."""
        if rank not in COURTS:
            return "index"
        return SAME_LETTER.get(self.letters, {}).get(rank, self.letters)

    def look(self, name: str) -> str:
        """The part of all this that shows on card *name*: cards of the same look are the same picture."""
        strong = " strong" if self.contrast else ""
        if name[0] not in SUITS:
            return self.strip(name) + strong
        return f"{self.strip(name)} {self.suit_letters} {self.ink(name[0])}{strong}"


def wished_style(settings: Settings, language: str, names: str = "usual") -> DeckStyle:
    """The look of the cards under the player's settings.

    *language* is that of the texts (``ro``), *names* those of the game on the trula.
    """
    letters = settings.letters
    if letters not in INDICES:
        letters = _LETTERS.get(language, "english")
    suit_letters = _SUIT_LETTERS.get(language, "english") if settings.suit_letters else ""
    size = settings.index
    if size not in SIZES:
        size = "large" if settings.text_scale >= LARGE_FROM else "normal"
    contrast = settings.theme == "contrast"
    names = settings.card_names if settings.card_names in NAMES else names
    return DeckStyle(letters, settings.arabic, suit_letters, settings.inks, size, contrast, names)
