"""The things on a screen as a person would name them."""

from __future__ import annotations

from dataclasses import dataclass

from tarokgui.draw.geometry import Rect


@dataclass(frozen=True, slots=True)
class Node:
    """One thing on screen as a person would name it: for end-to-end tests and screen readers."""

    id: str
    label: str
    role: str
    rect: Rect
    enabled: bool = True
    focused: bool = False
    placed: bool = False
    """The focus is there because the program has put it there."""
    chosen: bool | None = None
    """True for the present one of several, or a thing pressed in; None for things that cannot be."""
    opened: bool | None = None
    """True if the thing that it opens is open; None for a thing that opens nothing."""
    number: tuple[float, float, float] | None = None
    """The value of a slider, with the least and the most."""
    value: str = ""
    """The text in a field."""
    inside: str = ""
    """The id of the dialog or table that it is in."""
    place: tuple[int, int] | None = None
    """Its place and the number of all, where fewer are seen than there are or they are drawn in another order; else its
    neighbours are counted."""
