"""A cell of the strip at the top: a caption over a value, or the value alone in large letters."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cell:
    """What a cell shows, told whole in *told*; *about* says what the caption means."""

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
    """Whose face stands before the value."""
    times: int = 1
    """By how much contra has multiplied it: from 2 on a lozenge says so."""
    explained: str = ""
    """The words of the game in it, a line each."""
    lit: bool = False
    """It happened last."""
