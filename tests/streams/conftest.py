import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(autouse=True, scope="module")
def _sketched() -> Iterator[None]:
    """No device sends anything that depends on the pictures on the cards."""
    from tests.gui.sitting import sketched_cards

    yield from sketched_cards()
