from __future__ import annotations

from pathlib import Path

import pytest

from ai import make
from tarokgui.session import adviser


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, for this process and for those it starts."""
    folder = tmp_path / "data"
    monkeypatch.setenv("TAROK_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def quick_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hints in these tests play nothing out: their words are looked at, not their quality."""
    monkeypatch.setattr(adviser, "usual", lambda: make("steady", adviser.SEED))
