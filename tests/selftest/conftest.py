"""A copy of the program's own files to be broken."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tarokgui.cli import console
from tarokgui.rulebook.reading import book
from tarokgui.storage import resources
from tarokgui.wording import figures, i18n

ROOT = Path(__file__).resolve().parents[2]
CARRIED = ("fonts", "locale", "rulebook", "figures.toml", "games")


def forget() -> None:
    """Have everything read again that is read only once."""
    for kept in (i18n._catalogue, console.words, figures.figures, book):
        kept.cache_clear()


@pytest.fixture(autouse=True)
def _read_anew() -> Iterator[None]:
    """Forget everything read from a broken copy."""
    forget()
    yield
    forget()


@pytest.fixture
def installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of everything the program brings along, which a test may break; the program reads it from there."""
    folder = tmp_path / "tarokgui"
    for name in CARRIED:
        source = ROOT / "tarokgui" / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
        else:
            shutil.copy(source, folder / name)
    shutil.copytree(ROOT / "assets", folder / "assets")
    monkeypatch.setattr(resources, "package", lambda: folder)
    monkeypatch.setenv("TAROK_DATA", str(tmp_path / "data"))
    return folder
