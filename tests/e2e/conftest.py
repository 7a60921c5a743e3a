"""The screen for all of these tests, and programs that are ended with their test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.register_assert_rewrite("tests.e2e.player", "tests.e2e.program")

from tests.e2e.program import Program  # noqa: E402
from tests.e2e.screen import Screen, missing_tools  # noqa: E402

EVENINGS = "test_evenings.py"
Starter = Callable[..., Program]


def pytest_itemcollected(item: pytest.Item) -> None:
    """One window at a time on a screen, with its focus and its pointer; half of the time goes into EVENINGS."""
    item.add_marker(pytest.mark.xdist_group("evenings" if item.path.name == EVENINGS else "window"))


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    missing = missing_tools()
    if missing:
        why = f"the window cannot be driven here: {', '.join(missing)} not found"
        if os.environ.get("CI", "").lower() in ("true", "1"):
            pytest.fail(why)
        pytest.skip(why)
    with Screen() as made:
        yield made


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    """The program, not started yet, with an empty data folder; on standard error it says at most that all is saved."""
    made = Program(screen, tmp_path)
    yield made
    made.close()
    assert [line for line in made.errors().splitlines() if not line.startswith(made.last_words)] == []
