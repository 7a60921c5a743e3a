import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(autouse=True)
def _display() -> None:
    """A display for each test, made again only after one that runs the whole program, which takes it down."""
    import pygame

    if not pygame.display.get_init():
        pygame.display.init()


@pytest.fixture(autouse=True)
def _sketched() -> Iterator[None]:
    """No screen reader describes the pictures on the cards."""
    from tests.gui.sitting import sketched_cards

    yield from sketched_cards()
