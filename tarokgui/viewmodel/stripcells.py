"""The cells of the strip at the top: a caption over a value, with all of it in words."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: a caption over a value, in full words in *told*; *about* explains the caption."""

    id: str
    caption: str
    value: str
    told: str = ""
    own: str = ""
    """The words of the cell alone, where *told* is about all cells of a row."""
    about: str = ""
    icon: str = ""
    """A sign of the artwork before the value."""
    sign: str = ""
    """A suit letter, shown on a little card."""
    person: str = ""
    """The person whose face stands before the value."""
    times: int = 1
    """By how much contra has multiplied it: from 2 on a lozenge says so."""
    explained: str = ""
    """The words of the game in it, a line each."""
    lit: bool = False
    """It happened last."""
    past: bool = False
    """It is over, or has not begun."""
    stands_for: tuple[Cell, ...] = ()
    """The cells in whose place it is, where there is no room for each of them."""


Way = tuple[Cell, ...]
"""Cells side by side: one way to show something."""


def beside(shown: Way, all_of_them: Way) -> Way:
    """The cells *shown*, the first of them for those that are not as well."""
    ids = [cell.id for cell in shown]
    left_out = tuple(cell for cell in all_of_them if cell.id not in ids)
    return (replace(shown[0], stands_for=(shown[0], *left_out)), *shown[1:]) if left_out else shown
