"""One thing to declare or announce: a check box with its worth, or in two words why it cannot be said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Objection, Reason
from tarokgui.scenes.base import Node
from tarokgui.table.context import Context
from tarokgui.widgets.toggle import Toggle
from tarokgui.wording.objections import why_text

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


def shortly(context: Context, why: Objection) -> str:
    """Why not, in a few words; the whole sentence is `why_text`."""
    tr, key = context.tr, f"panels.why.{why.reason}"
    if why.reason is Reason.TAROACE_COUNT:
        return tr(key, n=why.data.get("held", 0))
    return tr(key) if key in tr else why_text(tr, why, context.seating.name)


class Saying(Toggle):
    """A toggle that shows *short* where it is disabled, and keeps its tooltip: the meaning, or the whole reason."""

    short = ""
    gloss = ""

    @property
    def tooltip(self) -> str:
        """The meaning of the word, what it is worth or, if it cannot be said, why."""
        return " ".join(part for part in (self.gloss, self._last) if part)

    @property
    def _last(self) -> str:
        return f"({self.second})" if self.enabled and self.second else self.reason

    def node(self) -> Node:
        """With its worth or its reason."""
        plain = super().node()
        label = ", ".join(part for part in (self.label, self.second if self.enabled else self.short) if part)
        return Node(plain.id, label, plain.role, plain.rect, plain.enabled, plain.focused)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Box and both lines; in a low row the word alone, for the tooltip has the rest."""
        reason, second = self.reason, self.second
        one = self.rect.h < paint.text.line_height(paint.scale.medium) + paint.text.line_height(paint.scale.small)
        self.reason = "" if one else self.short if not self.enabled else reason
        self.second = "" if one else second
        super().draw(surface, paint)
        self.reason, self.second = reason, second
