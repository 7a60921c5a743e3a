"""`tarok cards`: one picture with the deck, without a screen; a failure is one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tarokgui.__main__ import main
from tarokgui.draw.deck.contact import SIZES, contact_sheet
from tarokgui.draw.deck.drawings import DeckFault, Drawings
from tarokgui.draw.deck.style import DeckStyle

SMALL = ["--size", "30x55"]


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The sheet without any option."""
    path = tmp_path_factory.mktemp("sheet") / "usual.png"
    assert main(["cards", "--sheet", str(path), *SMALL]) == 0
    return path.read_bytes()


def test_a_sheet_is_written_without_a_display(tmp_path: Path) -> None:
    path = tmp_path / "deck.png"
    settings = {
        name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "DISPLAY", "WAYLAND"))
    }
    done = subprocess.run(
        [sys.executable, "-m", "tarokgui", "cards", "--sheet", str(path), *SMALL],
        capture_output=True,
        text=True,
        env=settings,
        cwd=Path(__file__).resolve().parents[2],
    )
    assert (done.returncode, done.stderr) == (0, "")
    picture = pygame.image.load(path)
    assert done.stdout == f"{path}: {picture.get_width()} × {picture.get_height()} pixels\n"
    assert picture.get_size() == (8 * 40 + 10, 7 * 65 + 10)


@pytest.mark.parametrize(
    "options",
    [
        ["--four-ink"], ["--letters", "romanian"], ["--suit-letters", "german"], ["--no-arabic"], ["--all"],
        ["--large"], ["--contrast"],
        *(["--blind", kind] for kind in ("protan", "deutan", "tritan", "grey")),
        ["--size", "25x46"],
    ],
)  # fmt: skip
def test_every_option_shows(
    options: list[str], usual: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.png"
    assert main(["cards", "--sheet", str(other), *SMALL, *options]) == 0
    assert capsys.readouterr().err == ""
    assert usual != other.read_bytes()


def test_three_bands_by_themselves() -> None:
    assert [width for width, _ in SIZES] == [360, 180, 95]
    small = contact_sheet(DeckStyle(), [(40, 72), (20, 36)])
    assert small.get_size() == (8 * 50 + 10, 10 + 7 * 82 + 10 + 7 * 46)


def test_a_damaged_deck_is_named(tmp_path: Path) -> None:
    with pytest.raises(DeckFault, match=r"T22\.svg"):
        contact_sheet(DeckStyle(), [(20, 36)], drawings=Drawings(tmp_path))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--sheet", "/nowhere/deck.png"], "cannot write /nowhere/deck.png: there is no such file or folder"),
        (["--sheet", "deck.jpg"], "deck.jpg does not end in .png"),
        (["--sheet", "x.png", "--size", "3x4"], '"3x4" is not a size of cards'),
        (["--sheet", "x.png", "--size", "many"], '"many" is not a size of cards'),
        (["--sheet", "x.png", "--blind", "no"], "--blind"),
        ([], "--sheet"),
    ],
)
def test_what_goes_wrong_is_one_line(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["cards", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tarok: ")
    assert words in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_that_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deck.png").mkdir()
    assert main(["cards", "--sheet", str(tmp_path / "deck.png")]) == 2
    assert "it is a folder" in capsys.readouterr().err
