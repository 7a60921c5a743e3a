"""The picture of all that lies still, kept while something moves over it: a frame then costs only what moves."""

from __future__ import annotations

from collections.abc import Callable

import pygame


class StillPicture:
    """One picture as large as the window."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._fresh = False

    def forget(self) -> None:
        """Nothing moves: the picture is not needed, but its memory will be."""
        self._fresh = False

    def draw(self, surface: pygame.Surface, paint: Callable[[pygame.Surface], None], *, changed: bool) -> None:
        """Put the picture on *surface*; *paint* makes it if there is none of this size, or something has *changed*."""
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture, self._fresh = pygame.Surface(surface.get_size(), 0, surface), False
        if changed or not self._fresh:
            paint(self._picture)
            self._fresh = True
        surface.blit(self._picture, (0, 0))
