"""The environment that SDL needs before pygame is imported. Nothing here imports pygame."""

from __future__ import annotations

import os
import sys

WINDOW_CLASS = "tarok"
"""Also the name of the ``.desktop`` file, by which Linux desktops find the icon."""


def prepare() -> None:
    """Set the variables that are not set yet. Call it before the first ``import pygame``."""
    defaults = {
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
        "SDL_VIDEO_X11_WMCLASS": WINDOW_CLASS,
        "SDL_VIDEO_WAYLAND_WMCLASS": WINDOW_CLASS,
        "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    }
    if sys.platform.startswith("linux"):
        # Without this SDL pushes every frame through OpenGL, three times slower where that is done in software.
        defaults["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    for name, value in defaults.items():
        os.environ.setdefault(name, value)
