"""Pictures of the window, kept where the system keeps a person's pictures."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from threading import Thread
from time import strftime

import pygame

from tarokgui.storage.folders import PROGRAM, own_folder
from tarokgui.storage.subfolder import entered


def pictures_folder() -> Path:
    """The folder for them; beside the saves where ``TAROK_DATA`` says so."""
    if moved := os.environ.get("TAROK_DATA"):
        return Path(moved) / "screenshots"
    return own_folder("user_pictures_dir") / PROGRAM


def keep(picture: pygame.Surface, tell: Callable[[str | None], None]) -> Thread:
    """Write *picture* as a PNG file without waiting for it; *tell* gets its path, or None if that failed.

    The end of the program waits for the thread, but not for ever.
    """
    thread = Thread(target=lambda: tell(_written(picture, pictures_folder())), name="screenshot", daemon=True)
    thread.start()
    return thread


def _written(picture: pygame.Surface, folder: Path) -> str | None:
    """The path under which the picture is kept now; a number is added rather than replacing another picture."""
    stem = strftime("tarok-%Y-%m-%d-%H%M%S")
    data = BytesIO()
    with suppress(OSError, pygame.error):
        pygame.image.save(picture, data, "picture.png")
        with entered(folder) as place:
            for number in range(100):
                name = f"{stem}-{number}.png" if number else f"{stem}.png"
                with suppress(FileExistsError):
                    place.write_new(name, data.getvalue())
                    return str(folder / name)
    return None
