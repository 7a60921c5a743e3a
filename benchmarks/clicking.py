"""For `benchmarks/frames.py`: clicks into the program's window, timed until they are seen, and a window without it."""

from __future__ import annotations

from time import perf_counter

from tarokgui.app.environment import prepare

prepare()  # SDL gets the program's own settings, before it is loaded

import pygame  # noqa: E402

UNSEEN = 1.0
"""Seconds after which a click counts as unseen and is made again."""


class Click:
    """Clicks with the mouse, each from its posting to the first flip that shows another picture."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.unseen = 0
        """Clicks after which nothing was seen for a while."""
        self._before: bytes | None = None
        self._posted = 0.0

    def on(self, surface: pygame.Surface, at: tuple[int, int], *, risen: bool) -> None:
        """Bring the pointer to *at*; click there once the card there has *risen*. *surface* is the present picture."""
        if not risen:
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
            return
        if self._before is not None:
            if perf_counter() - self._posted < UNSEEN:
                return
            self.unseen += 1
        self._before, self._posted = surface.get_view("0").raw, perf_counter()
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=at, button=1))

    def shown(self, surface: pygame.Surface, now: float) -> None:
        """At *now* the surface has been shown."""
        if self._before is not None and surface.get_view("0").raw != self._before:
            self.seconds.append(now - self._posted)
            self._before = None


def bare_window(size: str) -> float:
    """Seconds to copy a picture of that size to a window and to show it: the least cost of a frame here."""
    pygame.display.init()
    width, _, height = size.partition("x")
    window = pygame.Window("bare", (int(width), int(height)))
    surface = window.get_surface()
    picture, found = surface.copy(), []
    for _ in range(60):
        begun = perf_counter()
        surface.blit(picture, (0, 0))
        window.flip()
        found.append(perf_counter() - begun)
    window.destroy()
    pygame.display.quit()
    return sorted(found)[len(found) // 2]
