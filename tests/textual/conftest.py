from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, for this process and for those it starts."""
    folder = tmp_path / "data"
    monkeypatch.setenv("TAROK_DATA", str(folder))
    return folder
