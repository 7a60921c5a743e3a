"""The fonts: declared one by one, unchanged since, under their licence, with every letter of the languages."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

import pytest

from tarokgui.draw.text import Face
from tests.support.extras import full

TTFont = full("fontTools.ttLib").TTFont

FOLDER = Path(__file__).resolve().parents[2] / "tarokgui" / "fonts"
DECLARED = tomllib.loads((FOLDER / "fonts.toml").read_text(encoding="utf-8"))
LETTERS = "ĂÂÎȘȚăâîșțČŠŽčšžÄÖÜẞßäöü„”“«»‘’–—…−×½·0123456789"


def test_every_file_is_declared_and_nothing_else() -> None:
    assert {path.name for path in FOLDER.glob("*.ttf")} == set(DECLARED)
    families = {(each["family"], each["weight"], each["style"]) for each in DECLARED.values()}
    assert len(families) == len(DECLARED) == 2 * 7 + 2 * 9
    assert {f"{face.value}.ttf" for face in Face} <= set(DECLARED)


@pytest.mark.parametrize("name", DECLARED)
def test_a_font(name: str) -> None:
    told = DECLARED[name]
    path = FOLDER / name
    assert hashlib.sha256(path.read_bytes()).hexdigest() == told["sha256"]
    assert "SIL OPEN FONT LICENSE" in (FOLDER / told["licence-text"]).read_text(encoding="utf-8").upper()
    assert told["licence"] == "OFL-1.1"
    font = TTFont(path)
    have = font.getBestCmap()
    assert [letter for letter in LETTERS if ord(letter) not in have] == []
    assert str(font["name"].getDebugName(1)).startswith(told["family"])
    digits = {font["hmtx"][have[ord(digit)]][0] for digit in "0123456789"}
    tabular = told["family"] == "Alegreya Sans" and told["style"] == "normal"
    assert len(digits) == 1 or not tabular  # figures in columns stand under each other
