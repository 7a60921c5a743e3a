"""The published ladder: its contests, and the marks in a page around its tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .markdown import figures
from .report import Report

LEVELS: Final = (("steady", "beginner"), ("club", "steady"), ("expert", "club"), ("expert", "steady"))
"""A and B of the contests that are played in every game, as ``read_bot`` reads them."""

RUNGS: Final = (*LEVELS, ("steady", "steady:convention=off"), ("expert", "expert:reads=off"))
"""Those of Romanian Tarok, whose bots understand a convention."""

SEED: Final = "published"
"""The seed of the published figures. No bot is tuned on its deals."""

BEGIN: Final = "<!-- figures: begin (written by a command) -->"
END: Final = "<!-- figures: end -->"


def marks(part: str) -> tuple[str, str]:
    """The marks before and after the figures of a part of the page; the first part has no name."""
    if not part:
        return BEGIN, END
    return BEGIN.replace("figures", f"figures of {part}", 1), END.replace("figures", f"figures of {part}", 1)


def with_figures(page: str, reports: Sequence[Report], part: str = "") -> str:
    """The page with the tables of these contests between the marks of that part, everything else as it was.

    Raises:
        ValueError: the page has not the two marks.
    """
    return with_text(page, figures(reports), part)


def with_text(page: str, text: str, part: str) -> str:
    """The page with other lines between the marks of that part.

    Raises:
        ValueError: the page has not the two marks.
    """
    first, last = marks(part)
    before, begin, rest = page.partition(first)
    _, end, after = rest.partition(last)
    if not (begin and end):
        raise ValueError("the page has no marks for the figures" + (f" of {part}" if part else ""))
    return f"{before}{first}\n\n{text}\n{last}{after}"
