import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    """A display for each test: one of them runs the whole program, which takes it down at its end."""
    import pygame

    pygame.display.init()
    yield
    pygame.display.quit()
