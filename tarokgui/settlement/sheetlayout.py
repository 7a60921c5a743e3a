"""Blocks of the sheet set one under the other in a column."""

from __future__ import annotations

from collections.abc import Callable

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.draw.theme import Colour
from tarokgui.widgets.base import Widget
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.heading import SectionHead
from tarokgui.widgets.ledger import CountedLabel, Grown, whole


class SheetLayout:
    """A column *w* pixels wide from (*x*, *y*) downwards; ``y`` is where the next thing begins."""

    def __init__(self, paint: DrawContext, x: int, y: int, w: int) -> None:
        self.paint = paint
        self.x, self.y, self.w = x, y, w
        self.widgets: list[Widget] = []

    def copy(self) -> SheetLayout:
        """The same column, to be gone on with by itself."""
        made = SheetLayout(self.paint, self.x, self.y, self.w)
        made.widgets = [*self.widgets]
        return made

    def add(self, height: int, make: Callable[[Rect], Widget]) -> None:
        """Set one thing of that height."""
        self.widgets.append(make(Rect(self.x, self.y, self.w, height)))
        self.y += height

    def space(self, units: float) -> None:
        """Leave so many *units* free."""
        self.y += self.paint.scale.px(units)

    def head(self, id: str, label: str, second: str = "") -> None:
        """Set a caption."""
        self.add(SectionHead.height(self.paint), lambda rect: SectionHead(id, rect, label, second))

    def text(
        self, id: str, label: str, *, px: int | None = None, colour: Colour | None = None, grown: Grown = whole
    ) -> None:
        """Set a paragraph, small and quiet unless *px* and *colour* are given; it is seen once it has *grown*."""
        size = px or self.paint.scale.small
        ink = colour or self.paint.theme.on_paper_second
        height = self.paint.text.height(label, Face.BODY, size, self.w)
        self.add(height, lambda rect: CountedLabel(id, rect, label, grown, px=size, colour=ink))

    def pair(self, ids: tuple[str, str], labels: tuple[str, str], grown: Grown) -> None:
        """Set two small and quiet paragraphs side by side, the second to the right; they are seen once *grown*."""
        scale, text, face = self.paint.scale, self.paint.text, Face.BODY
        px, colour = scale.small, self.paint.theme.on_paper_second
        w = (self.w - scale.px(16)) // 2
        height = max(text.height(label, face, px, w) for label in labels)
        boxes = (Rect(self.x, self.y, w, height), Rect(self.x + self.w - w, self.y, w, height))
        aligns = (Align.LEFT, Align.RIGHT)
        for id, label, box, align in zip(ids, labels, boxes, aligns, strict=True):
            self.widgets.append(CountedLabel(id, box, label, grown, px=px, colour=colour, align=align))
        self.y += height
