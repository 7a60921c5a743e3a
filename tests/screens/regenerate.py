"""Keep the present pictures of all screens: ``python -m tests.screens.regenerate [FOLDER]``.

With FOLDER every picture is also written there whole, to be looked at first. ``TAROK_LOOKS`` names a part of the looks.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

import pygame

from tests.screens.kept import write
from tests.screens.looking import thumb
from tests.screens.scenery import looks, screens


def main() -> None:
    """All looks, one after the other."""
    pygame.display.init()
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    only = os.environ.get("TAROK_LOOKS", "")
    for look in looks():
        if only and only not in str(look):
            continue
        thumbs = {}
        for screen in screens(look):
            thumbs[screen.name] = thumb(screen.picture)
            if folder is not None:
                (folder / str(look)).mkdir(parents=True, exist_ok=True)
                pygame.image.save(screen.picture, folder / str(look) / f"{screen.name}.png")
        write(look, thumbs)
        print(look)


if __name__ == "__main__":
    main()
