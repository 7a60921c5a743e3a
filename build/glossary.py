"""Write ``docs/glossary.md`` from the program's own catalogues: ``python build/glossary.py``.

The words and their explanations are those that the program shows when the pointer is on a term.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
LANGUAGES: Final = {"ro": "Romanian", "en": "English", "de": "German", "sl": "Slovenian"}
TITLES: Final = {
    "contract": "Contracts",
    "item": "Bonuses and what else is paid",
    "step": "Doubling",
    "card": "Cards",
    "pattern": "Ways of dealing",
    "term": "At the table",
}
"""Tables of the catalogue that a reader would not know by their keys; others stand under their own key."""
HEAD: Final = """# Glossary

Made by `python build/glossary.py` from the program's catalogues (`glossary.toml` of each); do not edit it here.
The first column is the word's key in code and catalogues. Words of a game stay Romanian, Slovenian or German
in every language.
"""


WORDS: Final = "tests/languages/one_word.toml"
"""The table of words of which only one is used, for each language."""

ONE_WORD: Final = """
## One word for one thing

Texts that players read use the first word and not the others. The table is `one_word.toml` in
`tests/languages`; a test there finds what goes against it.
"""


def glossary(root: Path) -> str:
    """The page: a table for each kind of term, a column for each language; then the words chosen."""
    texts = {language: _catalogue(root, language) for language in LANGUAGES}
    out = [HEAD]
    for kind, entries in texts["en"].items():
        rows = [key for key, text in entries.items() if isinstance(text, str)]
        if rows and not any("{" in entries[key] for key in rows):  # with a gap they explain a bid, not a term
            out.append(f"\n## {TITLES.get(kind, kind)}\n\n")
            out.append(_row(["Key", *LANGUAGES.values()]))
            out.append(_row(["---"] * (1 + len(LANGUAGES))))
            out += [
                _row([f"`{key}`", *(_worded(texts, language, kind, key) for language in LANGUAGES)]) for key in rows
            ]
    return "".join([*out, *_one_word(root)])


def _worded(texts: dict[str, dict[str, dict[str, Any]]], language: str, kind: str, key: str) -> str:
    """The explanation in that language; the English one where it is to be worded yet."""
    return str(texts[language].get(kind, {}).get(key, texts["en"][kind][key]))


def _one_word(root: Path) -> list[str]:
    """For each language that has rows: which word is used for a thing, and which are not."""
    read: dict[str, list[dict[str, Any]]] = tomllib.loads((root / WORDS).read_text(encoding="utf-8"))
    out = [ONE_WORD]
    for language, name in LANGUAGES.items():
        if language in read:
            out += [f"\n### {name}\n\n", _row(["Say", "Not", "What it is"]), _row(["---"] * 3)]
            out += [_row([row["say"], ", ".join(row["unused"]), row["why"]]) for row in read[language]]
    return out


def _catalogue(root: Path, language: str) -> dict[str, dict[str, Any]]:
    """The explanations by kind: those of every game, then those that each game has in its own folder."""
    package = root / "tarokgui"
    read: dict[str, dict[str, Any]] = {}
    for file in (package / f"locale/{language}/glossary.toml", *_of_the_games(package, language)):
        for kind, rows in tomllib.loads(file.read_text(encoding="utf-8"))["glossary"].items():
            read.setdefault(kind, {}).update(rows)
    return read


def _of_the_games(package: Path, language: str) -> list[Path]:
    return sorted(package.glob(f"games/*/words/{language}/glossary.toml"))


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def main() -> int:
    """Write the page; it is the exit status."""
    (ROOT / "docs" / "glossary.md").write_text(glossary(ROOT), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
