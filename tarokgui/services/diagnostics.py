"""Facts that help to understand a fault: versions, system, window, settings. No names, no folders."""

from __future__ import annotations

import platform
from dataclasses import fields
from typing import TYPE_CHECKING, Final

import pygame

from tarokgui import __version__
from tarokgui.storage.settings import Settings
from tarokgui.storage.strictjson import plain_text
from tarokgui.storage.system import system

if TYPE_CHECKING:
    from tarokgui.services.program import Program

LEFT_OUT: Final = frozenset({"extra"})
"""Settings this version does not know, with unknown contents."""


def diagnostics(program: Program, size: tuple[int, int]) -> str:
    """Lines of ``name: value`` for a window of *size* pixels; in English in every language, for maintainers."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    shown = pygame.display.get_init()
    facts: dict[str, object] = {
        "tarok": __version__,
        "system": system(),
        "python": platform.python_version(),
        "pygame-ce": pygame.version.ver,
        "SDL": sdl,
        "video driver": pygame.display.get_driver() if shown else "none",
        "displays": ", ".join(f"{w}x{h}" for w, h in pygame.display.get_desktop_sizes()) if shown else "none",
        "window": f"{size[0]}x{size[1]}",
        "language": program.feedback.tr.language,
        "screen reader": program.feedback.speech.name or "none",
    }
    lines = [f"{name}: {value}" for name, value in facts.items()]
    wishes = program.preferences.settings
    known = (each.name for each in fields(Settings) if each.name not in LEFT_OUT)
    lines += [f"setting {name}: {plain_text(getattr(wishes, name))}" for name in known]
    return "\n".join(lines) + "\n"
