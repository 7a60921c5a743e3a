"""The SVG files of the deck, as a player wants them: index strip, inks and suit letters are chosen in the text."""

from __future__ import annotations

import re
import tomllib
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from tarokgui.draw.deck.style import BACK, COURTS, IVORY, SUITS, DeckStyle, full_pack
from tarokgui.storage import resources

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

WIDTH, HEIGHT = 220, 400
_GRID: Final = 20
_STRIP: Final = re.compile(r'<g class="(\w+)"(?: display="none")?>')
_SUIT_INK: Final = re.compile(r'class="suit" fill="#[0-9A-Fa-f]{6}"')
_HIDDEN: Final = ' display="none"'
_GAP, _AFTER = 5.0, 9.0
"""Room before and after a suit letter, in card units."""
_BASE_LINE: Final = 44.0
_SEEN: Final = 119.0
"""How much of a card is seen in a closely held hand: a suit letter ends before it."""


class DeckFault(Exception):
    """A picture of the deck is missing or no picture. ``file`` is its name, ``why`` a reason from the system."""

    def __init__(self, file: str, why: str) -> None:
        super().__init__(f"{file}: {why}")
        self.file = file
        self.why = why


class Drawings:
    """The files in one folder. May be used from any thread."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._folder = folder if folder is not None else resources.assets() / "cards"
        self._names = frozenset((*full_pack(), BACK))

    def svg(self, name: str, style: DeckStyle) -> str:
        """The text of the card *name* (or of ``back``) in that style.

        Raises:
            KeyError: there is no such card.
            DeckFault: its file is missing or not what it should be.
        """
        if name not in self._names:
            raise KeyError(f"no card {name!r}")
        text = self._read(f"{name}.svg")
        if not text.startswith("<svg") or not text.rstrip().endswith("</svg>"):
            raise DeckFault(f"{name}.svg", "SVG")
        strip = style.strip(name)
        if f'<g class="{strip}"' not in text and strip:
            raise DeckFault(f"{name}.svg", strip)
        if strip:
            text = _STRIP.sub(lambda found: f'<g class="{found[1]}"{"" if found[1] == strip else _HIDDEN}>', text)
        if name[0] in SUITS:
            if style.suit_letters:
                end = text.index("</g>", text.index(f'<g class="{strip}">'))
                text = text[:end] + self._letter(name, style) + text[end:]
            text = _SUIT_INK.sub(f'class="suit" fill="{style.ink(name[0])}"', text)
        return text

    def _letter(self, name: str, style: DeckStyle) -> str:
        """The paths of the suit's letter behind the sign, at head and foot; the rule makes room for it."""
        try:
            letter = self._data["suit_letters"][style.suit_letters][name[0]]
            end = float(self._data["sign_ends"][style.letters if name[1:] in COURTS else "index"][name[1:]])
            wide, path = float(letter["wide"]), str(letter["d"])
        except (KeyError, TypeError, ValueError) as error:
            raise DeckFault("pack.toml", str(error)) from error
        start = end + _GAP
        across = min(1.0, (_SEEN - start) / wide)
        after = start + wide * across + _AFTER
        return "".join(
            f'<g transform="matrix({turn} 0 0 {turn} {x} {y})">'
            f'<path fill="{IVORY}" d="M{(end + 2) * _GRID:g} 460L{(after + 2) * _GRID:g} 460'
            f'L{(after - 2) * _GRID:g} 680L{(end + 2) * _GRID:g} 680Z"/>'
            f'<g transform="matrix({across:.3f} 0 0 1 {start * _GRID:g} {_BASE_LINE * _GRID:g})">'
            f'<path class="suit" fill="{IVORY}" d="{path}"/></g></g>'
            for turn, x, y in ((1, 0, 0), (-1, WIDTH * _GRID, HEIGHT * _GRID))
        )

    @cached_property
    def _data(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self._read("pack.toml"))
        except tomllib.TOMLDecodeError as error:
            raise DeckFault("pack.toml", str(error)) from error

    def _read(self, file: str) -> str:
        try:
            return (self._folder / file).read_text(encoding="utf-8")
        except OSError as error:
            raise DeckFault(file, error.strerror or str(error)) from error
        except UnicodeDecodeError as error:
            raise DeckFault(file, "UTF-8") from error
