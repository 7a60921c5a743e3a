"""The licence of one thing that is shipped, whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tarokgui.scenes.columnsheet import ColumnSheet
from tarokgui.scenes.options.rows import OptionRows
from tarokgui.storage.licences import Shipped
from tarokgui.widgets.column import ColumnLine

if TYPE_CHECKING:
    from tarokgui.services.program import Program


class LicenceScene(ColumnSheet):
    """One text, or several, unchanged and in the language of their authors."""

    name = "licence"
    width = 820.0

    def __init__(self, program: Program, part: Shipped) -> None:
        super().__init__(program)
        self._part = part

    @property
    def title(self) -> str:
        """The name of the thing that has this licence."""
        return self._part.name

    def lines(self, rows: OptionRows) -> Sequence[ColumnLine]:
        """The text, by paragraphs; where its lines are tables they stay lines."""
        found = []
        for number, text in enumerate(self._part.texts):
            found.append(rows.heading(f"text:{number}", self._part.licence))
            found += [
                rows.words(f"text:{number}:{at}", paragraph, quiet=True)
                for at, paragraph in enumerate(paragraphs(text))
            ]
        return found


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a text for a terminal: lines are joined, except those that are meant to stand alone."""
    found: list[str] = []
    for part in text.replace("\r", "").replace("\t", " ").split("\n\n"):
        lines = [line.strip() for line in part.splitlines() if line.strip()]
        joined = ""
        for line in lines:
            alone = line.startswith(("Copyright", "-", "*", "(", "http")) or line[:2].rstrip(".").isdigit()
            joined += ("\n" if alone else " ") + line if joined else line
        if joined:
            found.append("".join(letter if letter.isprintable() or letter == "\n" else " " for letter in joined))
    return found
