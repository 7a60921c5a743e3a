"""A page of the book as it is drawn: runs of text, cards and ornaments with their places."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.theme import Colour
from tarokgui.widgets.flow import Run


class Picture(NamedTuple):
    """A card; *wins* puts a ring round it."""

    rect: Rect
    name: str
    wins: bool


class PageBackground(NamedTuple):
    """A box behind text, with a bar at its left."""

    rect: Rect
    fill: Colour
    edge: Colour
    bar: Colour


class Hair(NamedTuple):
    """A thin rule; *tapers* makes it the printer's rule with a lozenge."""

    rect: Rect
    fill: Colour
    tapers: bool = False


class PageBullet(NamedTuple):
    """A lozenge in the middle of *rect*."""

    rect: Rect
    fill: Colour


Placed = Run | Picture | PageBackground | Hair | PageBullet


@dataclass
class SetPage:
    """A page ready to be drawn: its parts and their places, in pixels from its top left corner."""

    width: int
    height: int = 0
    placed: list[Placed] = field(default_factory=list)
    links: list[tuple[str, str]] = field(default_factory=list)
    """Page and text of each link, by the number its runs carry."""

    def link_rect(self, number: int) -> Rect:
        """The area that the runs of a link cover."""
        rects = [run.rect for run in self.placed if isinstance(run, Run) and run.bit.link == number]
        x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
        return Rect(x, y, max(rect.right for rect in rects) - x, max(rect.bottom for rect in rects) - y)

    def first_mark(self) -> int | None:
        """The y of the first word that was sought, None if there is none."""
        return min((run.rect.y for run in self.placed if isinstance(run, Run) and run.bit.marked), default=None)
