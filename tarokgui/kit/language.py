"""The language that the system's owner reads."""

from __future__ import annotations

import os
from contextlib import suppress

from tarokgui.wording import i18n


def system_language() -> str:
    """The first language of the system's that there is a catalogue of; ``TAROK_LANG`` in the environment overrules."""
    wished = os.environ.get("TAROK_LANG")
    return i18n.system_language([wished] if wished else preferred_languages())


def preferred_languages() -> list[str]:
    """The system's languages, the preferred ones first; as SDL knows them, which needs no window."""
    import pygame

    with suppress(pygame.error):
        return [each["language"] for each in pygame.system.get_pref_locales()]
    return []
