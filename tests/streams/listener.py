"""A bare window that writes down every event: ``python -m tests.streams.listener FILE [TITLE]``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import sleep
from typing import Any, Final

import pygame

from tarokgui.app import environment

SIZE: Final = (640, 400)
TITLE: Final = "tarok listener"
PLAIN: Final = (bool, int, float, str)
FIELDS: Final = frozenset(
    {"key", "scancode", "mod", "unicode", "text", "pos", "rel", "buttons", "button", "touch"}
    | {"x", "y", "precise_x", "precise_y", "flipped"}
)
"""The fields of an event that are worth keeping."""
LEFT_OUT: Final = ("AUDIODEVICE", "JOY", "CONTROLLER", "TEXTEDITING", "VIDEOEXPOSE", "ACTIVEEVENT", "WINDOWEXPOSED")
"""Events that nobody in the program reads, by the beginning of their names."""


def line(event: pygame.Event) -> dict[str, Any] | None:
    """An event as it is written down; None for one that nobody reads."""
    name = pygame.event.event_name(event.type).upper()
    if name.startswith(LEFT_OUT):
        return None
    found = {key: value for key, value in event.dict.items() if key in FIELDS}
    kept = {key: list(value) if isinstance(value, tuple) else value for key, value in found.items()}
    return {"type": name, **{key: value for key, value in kept.items() if isinstance(value, (*PLAIN, list))}}


def listen(path: Path, title: str) -> None:
    """Write down all events until the program is ended."""
    environment.prepare()
    pygame.display.init()
    pygame.display.set_mode(SIZE, pygame.RESIZABLE)
    pygame.display.set_caption(title)
    pygame.key.start_text_input()
    with path.open("w", encoding="utf-8") as file:
        while True:
            for event in pygame.event.get():
                written = line(event)
                if written is not None:
                    file.write(json.dumps(written, ensure_ascii=False) + "\n")
                    file.flush()
            sleep(0.002)


if __name__ == "__main__":
    listen(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else TITLE)
