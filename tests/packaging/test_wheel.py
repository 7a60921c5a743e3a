"""The content of an installed wheel: three packages side by side, the fonts, the words and the assets."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.support.extras import full

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names of all files in a wheel built from this checkout."""
    full("hatchling")
    target = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (built,) = target.glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        return archive.namelist()


def test_the_three_packages_lie_side_by_side_and_nothing_else(wheel: list[str]) -> None:
    tops = {name.split("/")[0] for name in wheel}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"engine", "ai", "tarokgui"}


@pytest.mark.parametrize("folder", ["engine", "ai", "tarokgui"])
def test_every_module_is_in_the_wheel(wheel: list[str], folder: str) -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*.py")}
    assert modules <= set(wheel)
    assert f"{folder}/py.typed" in wheel


def test_fonts_words_and_assets_are_in_the_wheel(wheel: list[str]) -> None:
    kinds = (
        "tarokgui/fonts/*",
        "tarokgui/locale/**/*.toml",
        "tarokgui/rulebook/*/*.txt",
        "tarokgui/games/*/words/*/*.toml",
        "tarokgui/games/*/book/*/*.txt",
        "tarokgui/legal/*",
    )
    data = [path for kind in kinds for path in ROOT.glob(kind)]
    assert all(list(ROOT.glob(kind)) for kind in kinds)
    assert {path.relative_to(ROOT).as_posix() for path in data} <= set(wheel)
    pictures = [*ROOT.glob("assets/*/*.svg")]
    assert {path.parent.name for path in pictures} >= {"cards", "people", "icons", "ornaments"}
    sounds = [*ROOT.glob("assets/sounds/*.wav")]
    assert sounds
    assert {f"tarokgui/{path.relative_to(ROOT).as_posix()}" for path in (*pictures, *sounds)} <= set(wheel)


def test_fitted_numbers_are_in_the_wheel(wheel: list[str]) -> None:
    data = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("ai/games/*/chances.json")}
    assert data
    assert data <= set(wheel)


def test_each_font_has_its_licence_beside_it() -> None:
    fonts = {path.stem.removesuffix("-italic").rsplit("-", 1)[0] for path in ROOT.glob("tarokgui/fonts/*.ttf")}
    licences = {path.stem.removeprefix("OFL-") for path in ROOT.glob("tarokgui/fonts/OFL-*.txt")}
    assert fonts == licences
