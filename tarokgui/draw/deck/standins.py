"""The pictures that stand in for cards that are not painted yet: one scaled from another size, or a plain card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from tarokgui.draw.deck.plain import PlainCards
from tarokgui.draw.deck.rack import PictureKey, Rack
from tarokgui.draw.deck.raster import scaled, turned

if TYPE_CHECKING:
    from tarokgui.draw.deck.style import DeckStyle

PASSING_BYTES: Final = 24_000_000
ROUGH_HEIGHT: Final = 260
"""Pixels of height of the small picture that stands in for a large one: it is painted ten times as fast."""
LARGE_HEIGHT: Final = 480
"""From so many pixels of height on a card is painted small first and shown enlarged until its picture is there."""


class StandIns:
    """Stand-ins made of the *painted* pictures; ``passing`` keeps those in use until the true picture comes."""

    def __init__(self, painted: Rack) -> None:
        self._painted = painted
        self._plain = PlainCards()
        self.passing = Rack(PASSING_BYTES)

    def rough(self, key: PictureKey) -> PictureKey:
        """The same card upright and small: it stands in for the large one."""
        return PictureKey(key.name, key.look, max(1, key.w * ROUGH_HEIGHT // key.h), ROUGH_HEIGHT)

    def near(self, key: PictureKey) -> pygame.Surface | None:
        """A painted picture of the card that is good enough to be shown enlarged in its place."""
        near = self._painted.nearest(key)
        enough = min(key.w / 2, self.rough(key).w) if key.h >= LARGE_HEIGHT else key.w / 2
        return None if near is None or near.get_width() < enough else near

    def travelling(self, key: PictureKey, near: pygame.Surface, angle: float) -> pygame.Surface:
        """The picture *near*, turned by *angle* as *key* is, with the pixels of a small card."""
        size = self.rough(key).size
        rough = key._replace(w=size[0], h=size[1])
        found = self.passing.find(rough)
        if found is None:
            near = near if near.get_size() == size else pygame.transform.smoothscale(near, size)
            found = self.passing.keep(rough, turned(near, size, angle))
        return found

    def make(self, key: PictureKey, style: DeckStyle) -> pygame.Surface:
        """A quick picture: the card scaled from another size, or a plain one in that *style*."""
        near = self.near(key)
        if near is None:
            size = self.rough(key).size if key.h >= LARGE_HEIGHT else key.size
            near = self._plain.card(key.name, size, style)
        if key.angle:
            # Turning takes long: not more pixels than will be seen.
            return turned(near if near.get_width() <= key.w else scaled(near, key.size), key.size, key.angle)
        return near if near.get_size() == key.size else scaled(near, key.size)
