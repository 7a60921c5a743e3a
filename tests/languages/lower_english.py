"""The counts of English that reads as translated, and the command that lowers their budgets.

``python -m tests.languages.lower_english`` writes today's counts into ``english.toml`` and refuses to raise one; with
the name of a pattern it prints the texts in which that pattern occurs.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tarokgui.storage import resources

ROOT = Path(__file__).parents[2]
BUDGETS = Path(__file__).parent / "english.toml"
FOLDERS = ("engine", "ai", "tarokgui", "tests", "build", "benchmarks")

Texts = dict[str, list[str]]
Counts = dict[str, dict[str, int]]


def texts(root: Path = ROOT) -> Texts:
    """Our English by column: docstrings, messages, and the lines of the book, the docs and the changelog."""
    sources = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*.py"))]
    pages = [root / "README.md", root / "CONTRIBUTING.md", *sorted((root / "docs").rglob("*.md"))]
    catalogues = [part for part in resources.catalogue("en") if part.is_file()]
    return {
        "docstring": [text for path in sources for text in _docstrings(path.read_text(encoding="utf-8"))],
        "screen": [text for part in catalogues for text in _values(tomllib.loads(part.read_text(encoding="utf-8")))],
        "book": [line for chapter in resources.rulebook("en") for line in chapter.splitlines()],
        "docs": [line for path in pages for line in path.read_text(encoding="utf-8").splitlines()],
        "changelog": (root / "CHANGELOG.md").read_text(encoding="utf-8").splitlines(),
    }


def _docstrings(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield text


def _values(table: dict[str, Any]) -> Iterator[str]:
    for value in table.values():
        if isinstance(value, dict):
            yield from _values(value)
        else:
            yield str(value)


def rows() -> dict[str, dict[str, Any]]:
    """The rows of the budget table by the name of their pattern."""
    return tomllib.loads(BUDGETS.read_text(encoding="utf-8"))


def found(pattern: str, column: list[str]) -> list[str]:
    """The texts of a column in which a pattern occurs."""
    return [text for text in column if re.search(pattern, text)]


def counts(told: Texts) -> Counts:
    """The number of texts by pattern and column."""
    return {
        name: {column: len(found(row["find"], lines)) for column, lines in told.items()} for name, row in rows().items()
    }


def budgets() -> Counts:
    """The highest number allowed by pattern and column."""
    return {name: row["budget"] for name, row in rows().items()}


def risen(today: Counts, allowed: Counts) -> list[str]:
    """The counts above their budget, each with the two numbers."""
    return [
        f"{name}, {column}: {number}, budget {allowed[name][column]}"
        for name, row in today.items()
        for column, number in row.items()
        if number > allowed[name][column]
    ]


def lower(today: Counts, allowed: Counts) -> Counts:
    """The lower number of each count and its budget."""
    return {
        name: {column: min(number, allowed[name][column]) for column, number in row.items()}
        for name, row in today.items()
    }


def lowered(table: str, numbers: Counts) -> str:
    """The text of the budget table with these numbers in place of its own."""
    name, lines = "", []
    for line in table.splitlines():
        if line.startswith("["):
            name = line.strip("[]")
        if line.startswith("budget = "):
            line = f"budget = {{ {', '.join(f'{column} = {number}' for column, number in numbers[name].items())} }}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Lower the budgets, or print the texts of the pattern that is named."""
    told = texts()
    if arguments:
        for column, lines in told.items():
            for text in found(rows()[arguments[0]]["find"], lines):
                print(f"{column}: {text.strip()}")
        return 0
    today, allowed = counts(told), budgets()
    BUDGETS.write_text(lowered(BUDGETS.read_text(encoding="utf-8"), lower(today, allowed)), encoding="utf-8")
    if above := risen(today, allowed):
        print("Not raised:", *above, sep="\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
