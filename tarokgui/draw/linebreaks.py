"""Text broken into lines, or shortened to one line: functions of the text and of a measure of its width."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

ELLIPSIS: Final = "…"
LONGEST_WORD: Final = 40
"""Letters of a word that is never broken."""

Measure: TypeAlias = Callable[[str], int]
"""The pixels that a line of text takes."""


def wrapped(text: str, width: int, measure: Measure) -> list[str]:
    """*text* broken at spaces (and at its own newlines) into lines of at most *width* pixels.

    A number stays with the word or % that it counts, if both fit on a line. A single word wider than that stays whole
    on a line of its own, unless it is as long as only names of files are.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _words(paragraph, width, measure):
            longer = f"{line} {word}" if line else word
            if line and measure(longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def shortened(text: str, width: int, measure: Measure) -> str:
    """The beginning of *text* with “…” after it, in at most *width* pixels."""
    kept = text.rstrip(ELLIPSIS)
    while kept and measure(kept + ELLIPSIS) > width:
        kept = kept[:-1].rstrip()
    return kept + ELLIPSIS


def _words(paragraph: str, width: int, measure: Measure) -> Iterator[str]:
    """Its words, numbers together with the words they count, and the pieces of those that no line could hold."""
    for word in _counted(paragraph.split(" "), width, measure):
        while len(word) > LONGEST_WORD and (wide := measure(word)) > width:
            fit = max(1, len(word) * width // wide)
            while fit > 1 and measure(word[:fit]) > width:
                fit -= 1
            yield word[:fit]
            word = word[fit:]
        yield word


def _counted(words: list[str], width: int, measure: Measure) -> Iterator[str]:
    """The words, each number together with the word that it counts if both fit."""
    waiting = ""
    for word in words:
        together = f"{waiting} {word}"
        if waiting and (word[:1].isalpha() or word[:1] == "%") and measure(together) <= width:
            yield together
            waiting = ""
            continue
        if waiting:
            yield waiting
        waiting = word if word[-1:].isdecimal() else ""
        if not waiting:
            yield word
    if waiting:
        yield waiting
