"""The figures of the book of rules: its examples and tables, as texts and numbers."""

from __future__ import annotations

import re

from tarokgui.rulebook import BlockKind, book, plain


def numbers(text: str) -> list[int]:
    """Every number in the text, without its sign, the smallest first."""
    return sorted(int(found) for found in re.findall(r"\d+", text))


def examples(language: str, part: str) -> dict[str, str]:
    """The examples of a part of the book by their names."""
    pages = [page for chapter in book(language).chapters if chapter.part == part for page in chapter.pages]
    blocks = [block for page in pages for block in page.blocks]
    return {block.name: " ".join(map(plain, block.lines)) for block in blocks if block.kind is BlockKind.EXAMPLE}


def table(language: str, page: str, number: int) -> list[list[str]]:
    """The rows of a table without their head, as texts."""
    found = [block for block in book(language).pages[page].blocks if block.kind is BlockKind.TABLE]
    return [[plain(cell) for cell in row] for row in found[number].rows[1:]]
