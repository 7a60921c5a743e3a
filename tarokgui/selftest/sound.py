"""The sound: every sound can be decoded, and a device if there is one can be opened. Nothing is heard."""

from __future__ import annotations

import pygame

from tarokgui.sound.cues import EVERY
from tarokgui.sound.device import CHANNELS, RATE, SAMPLES, device_answers
from tarokgui.sound.quiet import hushed
from tarokgui.storage.resources import sounds

from .part import CheckFailed, PartReport, some
from .sandbox import outside


def check_sound() -> PartReport:
    """Decode with the device, or without one if there is none; that is no fault."""
    with outside("SDL_AUDIODRIVER"):
        driver = _open()
        if driver is not None:
            return PartReport("selftest.sound.well", n=_decoded(), driver=driver)
    if _open() is None:
        raise CheckFailed("selftest.sound.mixer")
    return PartReport("selftest.sound.no-device", n=_decoded())


def _open() -> str | None:
    """Open the device; the name of its driver, None if there is none."""
    pygame.mixer.quit()
    try:
        with hushed():
            if not device_answers():
                return None
            pygame.mixer.init(RATE, -16, CHANNELS, SAMPLES)
    except pygame.error:
        return None
    return str(pygame.mixer.get_driver()) if hasattr(pygame.mixer, "get_driver") else "SDL"


def _decoded() -> int:
    """The number of sounds, all of them decoded. Closes the device."""
    try:
        found: set[str] = set()
        number = 0
        for file, data in sounds():
            try:
                made = pygame.mixer.Sound(file=data)
            except (pygame.error, EOFError) as error:
                raise CheckFailed("selftest.sound.damaged", file=f"{file}.wav", why=error) from None
            if made.get_length() <= 0:
                raise CheckFailed("selftest.sound.damaged", file=f"{file}.wav", why="0 s")
            found.add(file.partition("-")[0])
            number += 1
    except FileNotFoundError as error:
        raise CheckFailed("selftest.sound.folder", folder=error.filename or "") from None
    finally:
        pygame.mixer.quit()
    if missing := sorted(EVERY - found):
        raise CheckFailed("selftest.sound.missing", sounds=some(missing))
    return number
