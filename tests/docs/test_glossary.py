"""The glossary agrees with the program."""

from __future__ import annotations

from pathlib import Path

from tests.packaging.spec import build_on_path

build_on_path()
from glossary import LANGUAGES, glossary  # noqa: E402

ROOT = Path(__file__).parents[2]


def test_the_committed_glossary_is_up_to_date() -> None:
    committed = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert committed == glossary(ROOT), "the words have changed: python build/glossary.py"


def test_a_row_has_the_word_in_every_language(tmp_path: Path) -> None:
    for language in LANGUAGES:
        folder = tmp_path / "tarokgui" / "locale" / language
        folder.mkdir(parents=True)
        text = f'[glossary.card]\nskiz = "Skiz in {language} | top."\n[glossary.bid]\ndoi = "At level {{n}}."\n'
        (folder / "glossary.toml").write_text(text, encoding="utf-8")
    (tmp_path / "tests" / "languages").mkdir(parents=True)
    table = '[[en]]\nsay = "pot"\nunused = ["pool", "kitty"]\nnot = "pool|kitty"\nwhy = "what is won"\n'
    (tmp_path / "tests" / "languages" / "one_word.toml").write_text(table, encoding="utf-8")
    made = glossary(tmp_path)
    assert "## Cards" in made
    assert "| `skiz` | Skiz in ro \\| top. | Skiz in en \\| top. | Skiz in de \\| top. |" in made
    assert "### English\n\n| Say | Not | What it is |\n| --- | --- | --- |\n| pot | pool, kitty | what is won |" in made
    assert "### German" not in made
    assert "level" not in made.partition("## ")[2], "a sentence with a gap explains a bid, not a term"
