import os

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
def _coarse_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are rasterised at their size, not larger: here they are looked at from afar, and in tests/cards closely."""
    from tarokgui.draw.deck import jobs

    monkeypatch.setattr(jobs, "fineness", lambda size: 1)
