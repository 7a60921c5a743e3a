"""Pictures around the cards: the people at the table, the signs on buttons, the ornaments; at any size, kept once made.

Each is an SVG file in ``assets``, drawn at twice its size and halved, so that thin tapering lines stay smooth. That
takes 1 to 20 ms: `Artwork.prepare` makes a list of pictures ahead, in a thread of the caller's if need be.
"""

from __future__ import annotations

from collections import OrderedDict
from io import BytesIO
from itertools import pairwise
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from tarokgui.draw.theme import Colour
from tarokgui.storage import resources

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.resources.abc import Traversable

PEOPLE: Final = (
    "ilinca", "gheorghe", "toader", "leopold", "sidonia", "anton",
    "joze", "micka", "franc", "neza", "alojz", "toncka",
    "gottlob", "eugen", "luise", "ottmar", "jakob", "rike",
    "you",
)  # fmt: skip
ICONS: Final = (
    "against", "back", "cards", "check", "chevron-down", "chevron-left", "chevron-right", "chevron-up", "close",
    "coin", "crown", "dealer", "double-left", "double-right", "first", "forward", "fullscreen", "hint", "home", "info",
    "journal", "keyboard", "language", "last", "last-trick", "lock", "lozenge", "lozenge-outline", "menu", "minus",
    "mute", "pause", "play", "plus", "quit", "redo", "rules", "score", "search", "settings", "sort", "sound",
    "speed-fast", "speed-slow", "star", "undo", "unknown", "warning", "with",
)  # fmt: skip
ORNAMENTS: Final = (
    "app-icon", "app-icon-small", "arrow", "coin", "corner", "girdle", "linden-corner", "linden-girdle", "linden-rule",
    "linden-star", "lozenge", "lozenge-outline", "rule", "star", "tendril-corner", "tendril-girdle", "tendril-rule",
    "tendril-star", "wordmark",
)  # fmt: skip

TINTED: Final = "#1A2433"
"""The ink that the requested colour replaces; parts in other inks keep theirs."""
TILED: Final = frozenset({"girdle", "linden-girdle", "tendril-girdle"})
"""Repeated side by side, not enlarged, where the place is longer than the picture."""
STRETCHED: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "rule": ((0.0, 0.44), (0.56, 1.0)),
    "linden-rule": ((0.0, 0.44), (0.56, 1.0)),
    "tendril-rule": ((0.0, 0.44), (0.56, 1.0)),
    "arrow": ((0.0, 0.6),),
}
"""The parts of the picture, from 0 at its left to 1, that grow where the place is longer; the rest keeps its shape."""
MOST_PIXELS: Final = 6_000_000
"""Kept at the same time: 24 MB."""

Size = tuple[int, int]

_BUST: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">'
    '<rect width="200" height="200" fill="#F4EBD7"/><circle cx="100" cy="78" r="38" fill="#1A2433"/>'
    '<path fill="#1A2433" d="M20 210C22 150 60 128 100 128C140 128 178 150 180 210Z"/></svg>'
)
_LOZENGE: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">'
    '<path fill="#1A2433" fill-rule="evenodd" d="M32 4L60 32L32 60L4 32ZM32 18L46 32L32 46L18 32Z"/></svg>'
)
_DISC: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">'
    '<circle cx="32" cy="32" r="31.6" fill="#FFFFFF"/></svg>'
)


class ArtworkKey(NamedTuple):
    """One picture: its folder and name, its size in pixels, the colour of its ink."""

    kind: str
    name: str
    size: Size
    colour: Colour | None = None


class Artwork:
    """Makes the pictures of *folder* (the program's own if None) and keeps them. Usable from several threads.

    Its pictures are kept and shared: do not draw on them. A file that is missing or damaged is replaced by a plain
    sign; a name that does not exist raises KeyError. ``replaced`` are the files that had to be, as ``icons/star.svg``.
    """

    def __init__(self, folder: Traversable | None = None) -> None:
        self.replaced: set[str] = set()
        self._folder = folder
        self._kept: OrderedDict[ArtworkKey, pygame.Surface] = OrderedDict()
        self._texts: dict[tuple[str, str], str] = {}
        self._pixels = 0
        self._lock = Lock()

    def person(self, id: str, px: int) -> pygame.Surface:
        """The portrait of *id*, a disc of *px* pixels with a smooth edge."""
        return self._picture(person(id, px))

    def icon(self, name: str, px: int, colour: Colour) -> pygame.Surface:
        """The sign *name* in one colour, *px* pixels in the square."""
        return self._picture(icon(name, px, colour))

    def ornament(self, name: str, size: Size, colour: Colour | None = None) -> pygame.Surface:
        """The ornament *name* in the middle of a surface of *size*, as large as fits; None leaves it its own ink.

        The band ``girdle`` is repeated and ``rule`` and ``arrow`` are lengthened where *size* is longer than they are.
        """
        return self._picture(ornament(name, size, colour))

    def prepare(self, keys: Iterable[ArtworkKey]) -> None:
        """Make these pictures now. Meant for a thread: most of the time is spent where Python may run elsewhere."""
        for key in keys:
            self._picture(key)

    def _picture(self, key: ArtworkKey) -> pygame.Surface:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        made = self._made(key)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self._pixels += key.size[0] * key.size[1]
                while self._pixels > MOST_PIXELS and len(self._kept) > 1:
                    old, _ = self._kept.popitem(last=False)
                    self._pixels -= old.size[0] * old.size[1]
            return self._kept[key]

    def _made(self, key: ArtworkKey) -> pygame.Surface:
        svg = self._svg(key.kind, key.name)
        if key.colour is not None:
            svg = svg.replace(TINTED, key.colour)
        try:
            return _composed(key, svg)
        except pygame.error:  # a damaged file
            self.replaced.add(f"{key.kind}/{key.name}.svg")
            return _composed(key, _plain(key.kind).replace(TINTED, key.colour or TINTED))

    def _svg(self, kind: str, name: str) -> str:
        text = self._texts.get((kind, name))
        if text is None:
            folder = resources.assets() if self._folder is None else self._folder
            try:
                text = (folder / kind / f"{name}.svg").read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError):
                self.replaced.add(f"{kind}/{name}.svg")
                text = _plain(kind)
            self._texts[kind, name] = text
        return text


def person(id: str, px: int) -> ArtworkKey:
    """A portrait, for `Artwork.prepare`. Raises KeyError if there is no such person."""
    return _key("people", id, PEOPLE, (px, px), None)


def icon(name: str, px: int, colour: Colour) -> ArtworkKey:
    """A sign, for `Artwork.prepare`. Raises KeyError if there is no such sign."""
    return _key("icons", name, ICONS, (px, px), colour)


def ornament(name: str, size: Size, colour: Colour | None = None) -> ArtworkKey:
    """An ornament, for `Artwork.prepare`. Raises KeyError if there is no such ornament."""
    return _key("ornaments", name, ORNAMENTS, size, colour)


def _key(kind: str, name: str, names: tuple[str, ...], size: Size, colour: Colour | None) -> ArtworkKey:
    if name not in names:
        raise KeyError(f"no {name!r} in {kind}")
    return ArtworkKey(kind, name, (max(1, size[0]), max(1, size[1])), colour)


def _plain(kind: str) -> str:
    return _BUST if kind == "people" else _LOZENGE


def _raster(svg: str, size: Size) -> pygame.Surface:
    """The picture as large as fits into *size*, with its own proportions."""
    twice = pygame.image.load_sized_svg(BytesIO(svg.encode()), (2 * size[0], 2 * size[1]))
    # Not convert_alpha(): that wants a window, and this also runs before there is one.
    smooth = twice.convert(pygame.Surface((1, 1), pygame.SRCALPHA))
    width, height = twice.get_size()
    return pygame.transform.smoothscale(smooth, (max(1, round(width / 2)), max(1, round(height / 2))))


def _composed(key: ArtworkKey, svg: str) -> pygame.Surface:
    width, height = key.size
    if key.kind == "people":
        picture = _raster(svg, key.size)
        picture.blit(_raster(_DISC, key.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    elif key.name in TILED or key.name in STRETCHED:
        picture = _raster(svg, (100 * height, height))  # its height decides
        if key.name in STRETCHED and picture.get_width() != width:
            picture = _lengthened(picture, width, STRETCHED[key.name])
        elif key.name in TILED:
            picture = _repeated(picture, width)
    else:
        picture = _raster(svg, key.size)
    if picture.get_size() == key.size:
        return picture
    whole = pygame.Surface(key.size, pygame.SRCALPHA)
    whole.blit(picture, picture.get_rect(center=whole.get_rect().center))
    return whole


def _repeated(tile: pygame.Surface, width: int) -> pygame.Surface:
    """The tile side by side over *width* pixels, a whole number of them: each is made a little wider or narrower."""
    count = max(1, round(width / tile.get_width()))
    edges = [round(width * k / count) for k in range(count + 1)]
    band = pygame.Surface((width, tile.get_height()), pygame.SRCALPHA)
    for left, right in pairwise(edges):
        band.blit(pygame.transform.smoothscale(tile, (right - left, tile.get_height())), (left, 0))
    return band


def _lengthened(picture: pygame.Surface, width: int, parts: tuple[tuple[float, float], ...]) -> pygame.Surface:
    """The picture *width* pixels long: only *parts* of it grow or shrink; all of it shrinks if there is no room."""
    own, height = picture.get_size()
    spans = [(round(own * low), round(own * high)) for low, high in parts]
    elastic = sum(high - low for low, high in spans)
    wanted = elastic + width - own
    if wanted < elastic * 0.1:
        return pygame.transform.smoothscale(picture, (width, height))
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    at, x = 0, 0.0
    for low, high in [*spans, (own, own)]:
        if low > at:
            out.blit(picture, (round(x), 0), (at, 0, low - at, height))
            x += low - at
        if high > low:
            grown = (high - low) * wanted / elastic
            size = (round(x + grown) - round(x), height)
            out.blit(
                pygame.transform.smoothscale(picture.subsurface((low, 0, high - low, height)), size), (round(x), 0)
            )
            x += grown
        at = high
    return out
