"""The newcomer's quiz names pages of the book and texts of the screen that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tarokgui.wording.i18n import load

ROOT = Path(__file__).parents[2]
BOOK = ROOT / "tarokgui" / "games" / "romanian" / "book" / "en"
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "quiz.md").read_text(encoding="utf-8").splitlines()
    if re.match(r"\| \d", line)
]


def test_there_are_thirty_questions() -> None:
    assert [int(row[0]) for row in ROWS] == list(range(1, 31))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_row_names_its_page_and_its_text(row: list[str]) -> None:
    _, _, _, page, file, key = row
    chapter = (BOOK / f"{file.strip('`')}.txt").read_text(encoding="utf-8")
    assert page in re.findall(r"(?m)^# [\w-]+ \| (.*)$", chapter)
    key = key.strip("`")
    assert any(each == key or each.startswith(f"{key}.") for each in load("en").keys())  # noqa: SIM118  # it is no mapping
