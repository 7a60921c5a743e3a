"""F12 keeps a picture of the window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tarokgui.app.screenshot import keep


def test_kept_and_never_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAROK_DATA", str(tmp_path))
    picture = pygame.Surface((40, 30))
    picture.fill("#8F2B25")
    told: list[str | None] = []
    for _ in range(3):
        keep(picture, told.append).join()
    assert len(set(told)) == 3
    for path in told:
        assert path is not None
        again = pygame.image.load(path)
        assert again.get_size() == (40, 30)
        assert tuple(again.get_at((5, 5)))[:3] == (0x8F, 0x2B, 0x25)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TAROK_DATA", str(tmp_path / "file"))
    told: list[str | None] = []
    keep(pygame.Surface((4, 4)), told.append).join()
    assert told == [None]
