"""The laws run over every game of the registry, and the odd ones of the tests are in it as long as they do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.oddgame import registered


@pytest.fixture(autouse=True, scope="module")
def with_the_odd_games() -> Iterator[None]:
    with registered():
        yield
