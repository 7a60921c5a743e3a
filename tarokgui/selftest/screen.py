"""The true window: opened unseen, drawn on, closed again."""

from __future__ import annotations

from contextlib import suppress

import pygame

from tarokgui.app.window import INVISIBLE, NoDisplay, begin_display

from .part import CheckFailed, PartReport
from .sandbox import outside

SIZE = (320, 200)
INK = (143, 43, 37)


def check_screen() -> PartReport:
    """Open a window with the driver the program would get; without a screen one in memory, which is no fault."""
    pygame.display.quit()
    with outside("SDL_VIDEODRIVER"), suppress(NoDisplay):
        begin_display()
    if not pygame.display.get_init():
        pygame.display.init()
    driver = pygame.display.get_driver()
    try:
        window = pygame.Window("tarok", SIZE, hidden=True)
        try:
            window.get_surface().fill(INK)
            window.flip()
            if window.get_surface().get_at((SIZE[0] // 2, SIZE[1] // 2))[:3] != INK:
                raise CheckFailed("selftest.window.blank", driver=driver)
        finally:
            window.destroy()
        key = "selftest.window.unseen" if driver in INVISIBLE else "selftest.window.well"
        return PartReport(key, driver=driver, screens=_screens())
    finally:
        pygame.display.quit()


def _screens() -> str:
    return ", ".join(f"{w}x{h}" for w, h in pygame.display.get_desktop_sizes())
