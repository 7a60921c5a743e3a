"""The system's clipboard, for text. Where there is none, nothing is found and nothing is kept."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Put *text* on the clipboard; True if it is there now."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def paste() -> str:
    """The clipboard's text; empty if there is none.

    A text ends at its first NUL: SDL, like most systems, gives it out as a C string, and the rest cannot be seen.
    """
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except pygame.error:
        return ""
