"""The look of a table: its picture with everything over it, its words, and the room for messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import Card
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Pointer
from tarokgui.kit.node import Node
from tarokgui.table.freefelt import free_felt
from tarokgui.table.stage import TableStage
from tarokgui.widgets.base import Widget
from tarokgui.widgets.toast import FreeArea

if TYPE_CHECKING:
    import pygame


class TableLook(Form):
    """The picture and the words of the table on *stage*. It reacts to nothing: that is the scene's part."""

    toast_high = True
    framed = ""
    stage: TableStage

    @property
    def caption(self) -> str:
        """With the number of the hand."""
        return self.tr("app.title_deal", number=self.stage.state.position.hand + 1)

    @property
    def first_words(self) -> str:
        """The number of the hand, the contract and the announcements, the trick, and the decision."""
        return self.stage.first_words

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, then everything over it."""
        picture, untouched = self.stage.picture, self.program.stack.sole is self
        picture.draw(surface, self.stage.context, changed=self.dirty, untouched=untouched)
        picture.still.cover(self.draw_marks(surface))

    def tooltip(self) -> tuple[str, Widget] | None:
        """The tooltip, unless the line above the hand says it already."""
        tip, line = super().tooltip(), self.focus.find("advice")
        if tip is None or line is None:
            return tip
        rest = tip[0].removeprefix(line.label).lstrip("\n")
        return (rest, tip[1]) if rest else None

    def extra_nodes(self) -> Iterable[Node]:
        """The trick and the words of the seats."""
        return self.stage.picture.nodes(self.stage.context)

    def message_room(self) -> FreeArea:
        """The free felt, for messages."""
        return free_felt(
            self.stage.context, self.focus.widgets, self.extra_nodes(), drawn=self.stage.state.draw_left > 0
        )

    @property
    def animating(self) -> bool:
        """True while cards are on their way."""
        return self.stage.animator.busy

    def card_at(self, pointer: Pointer) -> Card | None:
        """The card that is drawn under the pointer."""
        return self.stage.picture.card_at(self.stage.context, pointer.pos)

    def rules_page(self) -> str:
        """The page about the present decision."""
        return self.stage.rules_page
