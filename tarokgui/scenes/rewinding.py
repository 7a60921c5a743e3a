"""Back and forth in the evening: a decision taken back or done again, the same hand anew, the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Trick
from tarokgui.table.trick import trick_cards

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene


class Rewinding:
    """Moves the session to another moment and has the table follow."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def take_back(self) -> None:
        """Back to the person's last decision; the cards that lay in the trick are seen to go back."""
        scene = self._scene
        lay = scene.picture.trick or scene.model.view.table.play
        cards = lay.cards if isinstance(lay, Trick) else lay.trick
        trick = trick_cards(lay.leader, cards, scene.session.variant.players)
        wound = scene.session.take_back()
        self._wind(wound, "undo.done", "undo.nothing")
        if wound:
            again = scene.model.view.table.play.trick
            gone = tuple(each for each in trick if each[1] not in again)
            scene.stagehand.back_to_hand(gone, scene.model.view.hand)

    def repeat(self) -> None:
        """Do again what was taken back."""
        self._wind(self._scene.session.repeat(), "redo.done", "redo.nothing")

    def restart(self) -> None:
        """The same deal from its beginning."""
        self._scene.session.restart()
        self._wind(True, "restart.done", "")

    def next_hand(self) -> None:
        """Deal the next hand."""
        self._scene.session.next_hand()
        self.show_anew()

    def _wind(self, wound: bool, done: str, nothing: str) -> None:
        if wound:
            self.show_anew()
        self._scene.say(self._scene.services.tr(done if wound else nothing))

    def show_anew(self) -> None:
        """The session stands somewhere else now: forget what was picked and what was moving."""
        scene = self._scene
        scene.doors.settled = False
        scene.hints.forget()
        scene.motion.clear()
        scene.forget()
        scene.croupier.begin_anew()
        scene.news.catch_up()
