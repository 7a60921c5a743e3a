"""The focus of the table: it goes to what is due, and stays where the person has put it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.table.advice import advice_text
from tarokgui.table.attention import wanted_focus
from tarokgui.table.hand import HandCard

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene


class TableFocus:
    """Remembers for which decision the focus was moved, and where in the hand it was."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._moved_for: object = None
        self._place = 0
        """Where in the hand the focus was last: when its card is played a neighbour gets it."""

    @property
    def wanted(self) -> str | None:
        """The id that shall have the focus, of the widgets about to be made."""
        scene = self._scene
        focused = scene.focus.focused
        if isinstance(focused, HandCard):
            cards = [widget for widget in scene.focus.widgets if isinstance(widget, HandCard)]
            self._place = cards.index(focused)
        order = scene.services.settings.hand_order
        return wanted_focus(scene.model.view, scene.croupier.my_turn, self._place, order)

    def follow(self) -> None:
        """Go to what is due, once for each decision, and have it read."""
        scene = self._scene
        due = (scene.session.decision, scene.croupier.my_turn)
        if scene.prefer is None or due == self._moved_for:
            return
        focused = scene.focus.focused
        picked = isinstance(focused, HandCard) and focused.legal  # a card chosen beforehand keeps the focus
        if picked or scene.focus.focus(scene.prefer):
            self._moved_for = due
            scene.services.tell(advice_text(scene.context))

    def forget(self) -> None:
        """The next time it goes to what is due, whatever that is."""
        self._moved_for = None
