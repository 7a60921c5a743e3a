"""The SVG files of the deck, as a player wants them: index strip, inks and suit letters are chosen in the text."""

from __future__ import annotations

import re
import tomllib
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from tarokgui.draw.deck.style import BACK, IVORY, STRONG, SUITS, DeckStyle, full_pack
from tarokgui.storage import resources

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

WIDTH, HEIGHT = 220, 400
_GRID: Final = 20
_STRIP: Final = re.compile(r'<g class="(?!picture)(\w+)"(?: display="none")?>')
_SUIT_INK: Final = re.compile(r'class="(suit|suit sign)" fill="#[0-9A-Fa-f]{6}"')
_SIGN: Final = re.compile(r'<path class="suit sign"[^>]*/>')
_INKED: Final = re.compile(r'fill="(#[0-9A-Fa-f]{6})"')
_HIDDEN: Final = ' display="none"'
_PICTURE: Final = '<g class="picture">'
_LESS: Final = 0.862
"""The size of the picture where the index is large."""
_STRONGER: Final = 1.6
"""The card units that high contrast adds to the strokes of an index."""
_LETTERED_SIGN: Final = 0.65
"""The size of a suit sign with a letter below it."""
_CAP: Final = 19.0
"""The height of the small letters of the suits in the data."""


_LESSENED: Final = (
    f"matrix({_LESS} 0 0 {_LESS} {WIDTH * _GRID / 2 * (1 - _LESS):g} {HEIGHT * _GRID / 2 * (1 - _LESS):g})"
)


class DeckFault(Exception):
    """A picture of the deck is missing or no picture. ``file`` is its name, ``cause`` the error behind it."""

    def __init__(self, file: str, cause: Exception) -> None:
        super().__init__(f"{file}: {cause}")
        self.file = file
        self.cause = cause


class Drawings:
    """The files in one folder. May be used from any thread."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._folder = folder if folder is not None else resources.assets() / "cards"
        self._names = frozenset((*full_pack(), BACK))

    def svg(self, name: str, style: DeckStyle) -> str:
        """The text of the card *name* (or of ``back``) in that style.

        Raises:
            KeyError: there is no such card.
            DeckFault: its file is missing or damaged.
        """
        if name not in self._names:
            raise KeyError(f"no card {name!r}")
        text = self._read(f"{name}.svg")
        if not text.startswith("<svg") or not text.rstrip().endswith("</svg>"):
            raise DeckFault(f"{name}.svg", ValueError("no SVG"))
        strip = style.strip(name)
        if strip and f'<g class="{strip}"' not in text:
            raise DeckFault(f"{name}.svg", ValueError(f"no {strip}"))
        if strip:
            text = _STRIP.sub(lambda found: f'<g class="{found[1]}"{"" if found[1] == strip else _HIDDEN}>', text)
            text = self._indexed(text, name, strip, style)
        if style.large:
            text = text.replace(_PICTURE, f'<g class="picture" transform="{_LESSENED}">', 1)
        if name[0] in SUITS:
            text = _SUIT_INK.sub(rf'class="\1" fill="{style.ink(name[0])}"', text)
        if style.contrast:
            for ink, stronger in STRONG.items():
                text = text.replace(ink, stronger)
        return text

    def _indexed(self, text: str, name: str, strip: str, style: DeckStyle) -> str:
        """The text with the index strip as the player wants it: with a letter of the suit, with stronger strokes."""
        start = text.index(f'<g class="{strip}">')
        end = text.index("</g>", start)
        index = text[start:end]
        if style.suit_letters and name[0] in SUITS:
            ends = iter(self._lettered(name, style))
            index = _SIGN.sub(lambda found: next(ends).format(sign=found[0]), index)
        if style.contrast:
            wide = round(_STRONGER * _GRID)
            ink = style.ink(name[0]) if name[0] in SUITS else ""
            index = _INKED.sub(lambda found: f'{found[0]} stroke="{ink or found[1]}" stroke-width="{wide}"', index)
        return text[:start] + index + text[end:]

    def _lettered(self, name: str, style: DeckStyle) -> tuple[str, str]:
        """The elements in place of the sign at head and foot: ``{sign}`` smaller, and the suit's letter below it."""
        try:
            letter = self._data["suit_letters"][style.suit_letters][name[0]]
            signs = self._data["signs"][style.size]
            middle = float(signs[style.letter_strip(name[1:])][name[1:]])
            y, r, high = float(signs["y"]), float(signs["r"]), float(signs["high"])
            wide, path = float(letter["wide"]), str(letter["d"])
        except (KeyError, TypeError, ValueError) as error:
            raise DeckFault("pack.toml", error) from error
        small = _LETTERED_SIGN
        raised = y - high / 2 + small * r  # its top is level with that of the index
        size = (high - 2 * small * r - 3) / _CAP
        left, foot = middle - size * wide / 2, y + high / 2
        head = (
            f'<g transform="matrix({size:.3f} 0 0 {size:.3f} {left * _GRID:g} {foot * _GRID:g})">'
            f'<path class="suit" fill="{IVORY}" d="{path}"/></g>'
        )
        return tuple(  # type: ignore[return-value]
            f'<g transform="matrix({small} 0 0 {small} {x * (1 - small) * _GRID:g} {(to - small * at) * _GRID:g})">'
            f'{{sign}}</g><g transform="matrix({turn} 0 0 {turn} {dx} {dy})">{head}</g>'
            for turn, dx, dy, x, at, to in (
                (1, 0, 0, middle, y, raised),
                (-1, WIDTH * _GRID, HEIGHT * _GRID, WIDTH - middle, HEIGHT - y, HEIGHT - raised),
            )
        )

    @cached_property
    def _data(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self._read("pack.toml"))
        except tomllib.TOMLDecodeError as error:
            raise DeckFault("pack.toml", error) from error

    def _read(self, file: str) -> str:
        try:
            return (self._folder / file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise DeckFault(file, error) from error
