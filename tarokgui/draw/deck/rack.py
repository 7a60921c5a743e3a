"""The finished pictures: as many as a number of bytes allows, those used last the longest."""

from __future__ import annotations

from collections import OrderedDict
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import pygame


class CardLook(StrEnum):
    """The look of a card."""

    NORMAL = "normal"
    DIMMED = "dimmed"


class PictureKey(NamedTuple):
    """One picture: its card, its look, its size, the degrees by which it is turned, its variant."""

    name: str
    look: str
    w: int
    h: int
    angle: float = 0.0
    variant: str = ""

    @property
    def size(self) -> tuple[int, int]:
        """The size of the card itself in pixels."""
        return self.w, self.h


class Rack:
    """Pictures by key."""

    __slots__ = ("_bytes", "_kept", "limit")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._kept: OrderedDict[PictureKey, pygame.Surface] = OrderedDict()
        self._bytes = 0

    def __contains__(self, key: PictureKey) -> bool:
        return key in self._kept

    @property
    def bytes(self) -> int:
        """The bytes that are kept."""
        return self._bytes

    def find(self, key: PictureKey) -> pygame.Surface | None:
        """The picture of that key, now counted as used."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def nearest(self, key: PictureKey) -> pygame.Surface | None:
        """An upright picture of the same card that looks best at the size of *key*.

        It is in its look if there is one, and rather too large than too small.
        """
        alike = [k for k in self._kept if k.name == key.name and not k.angle and not k.variant]
        if not alike:
            return None
        best = min(alike, key=lambda k: (k.look != key.look, k.w < key.w, abs(k.w - key.w)))
        return self._kept[best]

    def keep(self, key: PictureKey, picture: pygame.Surface) -> pygame.Surface:
        """Keep the picture, and let go of those not used for long."""
        self.drop(key)
        self._kept[key] = picture
        self._bytes += weight(picture)
        while self._bytes > self.limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= weight(old)
        return picture

    def drop(self, key: PictureKey) -> None:
        """Let go of one picture, if it is kept."""
        old = self._kept.pop(key, None)
        if old is not None:
            self._bytes -= weight(old)

    def clear(self) -> None:
        """Let go of everything."""
        self._kept.clear()
        self._bytes = 0


def weight(picture: pygame.Surface) -> int:
    """The bytes of a picture."""
    return picture.get_width() * picture.get_height() * 4
