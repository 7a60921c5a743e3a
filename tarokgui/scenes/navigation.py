"""The doors of the table: the other scenes that open over it."""

from __future__ import annotations

import sys
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Final

from engine import Card, Surrender
from tarokgui.sound.cues import closing
from tarokgui.table.hand import HandCard

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene

SETTLEMENT: Final = "tarokgui.scenes.settlement"


class TableDoors:
    """Pushes scenes onto the stack. Each is imported when it is first opened: the first frame does not wait for it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.settled = False
        """Whether the settlement of this hand has been opened."""

    def menu(self) -> None:
        """The menu over the table."""
        from tarokgui.scenes.menu import pause_menu

        self._scene.services.stack.push(pause_menu(self._scene.services, self._scene))

    def scores(self) -> None:
        """The score sheet."""
        from tarokgui.scenes.scores import ScoresScene

        scene = self._scene
        scene.services.stack.push(ScoresScene(scene.services, scene.session, scene.seating))

    def lens(self, card: Card, *, held: bool = False) -> None:
        """A card shown large; *held* until the button is let go."""
        from tarokgui.scenes.lens import LensScene

        scene = self._scene
        size = scene.layout.card
        scene.services.stack.push(LensScene(scene.services, scene.session.variant, card, size, held=held))

    def lens_on_focused(self) -> None:
        """The same for the card of the hand that the keys stand on."""
        if isinstance(self._scene.focus.focused, HandCard):
            self.lens(self._scene.focus.focused.card)

    def surrender(self) -> None:
        """The question whether the hand shall be given up."""
        from tarokgui.scenes.surrender import surrender_question

        scene = self._scene
        scene.services.stack.push(surrender_question(scene.context, lambda: scene.act(Surrender())))

    def expect_settlement(self) -> None:
        """Read in a thread what the settlement is made of: a trick lies there anyway, and later nothing shall wait."""
        if SETTLEMENT not in sys.modules:
            Thread(target=import_module, args=(SETTLEMENT,), name="settlement", daemon=True).start()

    def settlement(self) -> None:
        """The settlement, once a hand; with the sound of how it has ended."""
        if self.settled:
            return
        from tarokgui.scenes.settlement import SettlementScene

        scene = self._scene
        self.settled = True
        if scene.model.final is not None:
            for sound in closing(scene.model.final, scene.session.human):
                scene.services.sound.play(sound)
        scene.services.stack.push(SettlementScene(scene.services, scene))
