"""English that reads as translated: the counts of ``english.toml`` may only fall."""

from __future__ import annotations

from pathlib import Path

import pytest

from tarokgui.storage import resources
from tests.languages import lower_english
from tests.languages.lower_english import BUDGETS, Texts, budgets, counts, lowered, risen, rows, texts

PLACES = {
    "docstring": ("tests/planted.py", 'def card() -> None:\n    """{}"""\n'),
    "screen": ("tarokgui/locale/en/planted.toml", '[table]\nsaid = "{}"\n'),
    "book": ("tarokgui/rulebook/en/1-planted.txt", "\n{}\n"),
    "docs": ("docs/deep/planted.md", "# Cards\n\n{}\n"),
    "changelog": ("CHANGELOG.md", "# Changes\n\n{}\n"),
}
"""The file of each column that a sentence is planted in, and the text around it."""


@pytest.fixture(scope="module")
def told() -> Texts:
    return texts()


def test_no_count_rises(told: Texts) -> None:
    above = risen(counts(told), budgets())
    assert not above, "see ENGLISH.md; python -m tests.languages.lower_english PATTERN prints the texts"


def test_every_column_is_read(told: Texts) -> None:
    assert {column: len(lines) > 100 for column, lines in told.items()} == dict.fromkeys(PLACES, True)
    assert all(set(row) == set(PLACES) for row in budgets().values())


@pytest.mark.parametrize("column", PLACES)
@pytest.mark.parametrize("name", rows())
def test_a_planted_sentence_is_found(name: str, column: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "package", lambda: tmp_path / "tarokgui")
    for page in ("README.md", "CONTRIBUTING.md"):
        (tmp_path / page).write_text("A page.\n", encoding="utf-8")
    for each, (place, around) in PLACES.items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        text = rows()[name]["planted"] if each == column else "A card."
        (tmp_path / place).write_text(around.format(text), encoding="utf-8")
    assert counts(texts(tmp_path))[name] == {each: int(each == column) for each in PLACES}


def test_a_count_above_its_budget_is_named() -> None:
    allowed = budgets()
    today = {name: dict(row) for name, row in allowed.items()}
    today["horse"]["docs"] += 1
    today["lie"]["book"] -= 1
    number = allowed["horse"]["docs"]
    assert risen(today, allowed) == [f"horse, docs: {number + 1}, budget {number}"]


def test_the_command_lowers_and_does_not_raise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = BUDGETS.read_text(encoding="utf-8")
    allowed = today = budgets()
    own = tmp_path / "english.toml"
    own.write_text(lowered(table, {**today, "lie": dict.fromkeys(PLACES, 999)}), encoding="utf-8")
    monkeypatch.setattr(lower_english, "BUDGETS", own)
    monkeypatch.setattr(lower_english, "texts", dict)
    monkeypatch.setattr(lower_english, "counts", lambda told: today)
    assert lower_english.main([]) == 0
    assert own.read_text(encoding="utf-8") == table

    fewer = {column: number - 1 for column, number in today["what"].items()}
    today = {**today, "what": fewer, "lie": {column: number + 1 for column, number in today["lie"].items()}}
    assert lower_english.main([]) == 1
    assert own.read_text(encoding="utf-8") == lowered(table, {**allowed, "what": fewer})
    assert "lie, book" in capsys.readouterr().out
