"""The picture of all that is at rest. It is kept from frame to frame, and only its changed parts are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame

from tarokgui.draw.geometry import Rect

Draw = Callable[[pygame.Surface], object]


class LayerPart(NamedTuple):
    """A part of the picture.

    ``key`` names it. ``look`` is all that its drawing depends on, compared by ``==``; None stands for a part that does
    not know that; it is drawn again with every change. ``area`` holds every pixel that ``draw`` touches.
    """

    key: str
    look: object | None
    area: Rect
    draw: Draw


class StillPicture:
    """One picture as large as the window, made of parts, each over those before it."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._lies: dict[str, tuple[object | None, Rect]] = {}
        self._on: pygame.Surface | None = None
        """The surface that it was put on last."""
        self._over: list[Rect] | None = None
        """The places where something was drawn over it there; None if they are not known."""
        self.drawn: tuple[str, ...] = ()
        """The keys of the parts that were drawn for the last frame: for tests."""

    @property
    def lying(self) -> tuple[str, ...]:
        """The keys of the parts in the picture, the lowest first: for tests."""
        return tuple(self._lies)

    def draw(
        self,
        surface: pygame.Surface,
        parts: Callable[[], Sequence[LayerPart]],
        *,
        changed: bool,
        whole: bool,
        untouched: bool = False,
    ) -> None:
        """Put the picture on *surface*; *parts* are asked for if something has *changed* since.

        The first part covers everything. With *whole* all of it is drawn, whatever is kept. *untouched* promises that
        the surface is as it was left: then only the places named by `cover` are put back.
        """
        self.drawn = ()
        window, over = Rect(0, 0, *surface.get_size()), self._over
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture, self._lies = pygame.Surface(surface.get_size(), 0, surface), {}
            untouched = False
        if changed or whole or not self._lies:
            self._renew(self._picture, surface, parts(), whole=whole)
        areas = [window] if over is None or not untouched or surface is not self._on else joined(over, window)
        if sum(area.w * area.h for area in areas) > window.w * window.h:
            areas = [window]
        for area in areas:
            surface.blit(self._picture, area, area)
        self._on, self._over = surface, []

    def cover(self, areas: Iterable[Rect] | None) -> None:
        """Note the only places in which something was drawn over the picture; None if they are not known."""
        if areas is None:
            self._over = None
        elif self._over is not None:
            self._over += areas

    def _renew(
        self, picture: pygame.Surface, surface: pygame.Surface, parts: Sequence[LayerPart], *, whole: bool
    ) -> None:
        window = Rect(0, 0, *surface.get_size())
        areas = [window] if whole else joined(self._changed(parts, window), window)
        clip = surface.get_clip()
        drawn = []
        for area in areas:
            # Drawn where it will be shown, and kept from there: pixels that a part draws beside the area do no harm.
            surface.set_clip(area)
            for part in parts:
                if part.area.meets(area):
                    part.draw(surface)
                    drawn.append(part.key)
            picture.blit(surface, area, area)
        surface.set_clip(clip)
        self.drawn = tuple(dict.fromkeys(drawn))
        self._lies = {part.key: (part.look, part.area) for part in parts}

    def _changed(self, parts: Sequence[LayerPart], window: Rect) -> list[Rect]:
        """The places in which the picture is out of date."""
        now, lay = {part.key: part for part in parts}, self._lies
        if [key for key in lay if key in now] != [key for key in now if key in lay]:
            return [window]  # the order of two parts has changed
        areas = [area for key, (_, area) in lay.items() if key not in now]
        for key, part in now.items():
            look, area = lay.get(key, (None, part.area))
            if part.look is None or look != part.look or area != part.area:
                areas += [part.area, area]
        return areas


def joined(areas: Sequence[Rect], window: Rect) -> list[Rect]:
    """The same places inside *window*, in fewer rectangles where that has no more pixels drawn."""
    found: list[Rect] = []
    for area in areas:
        grown = area.common(window)
        if not (grown.w and grown.h):
            continue
        while (other := next((each for each in found if _cheaper(grown, each)), None)) is not None:
            found.remove(other)
            grown = grown.joined(other)
        found.append(grown)
    return found


def _cheaper(one: Rect, other: Rect) -> bool:
    """True if the two cost no more as one."""
    both = one.joined(other)
    return both.w * both.h <= one.w * one.h + other.w * other.h
