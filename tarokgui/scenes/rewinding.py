"""Back and forth in the evening: a decision taken back or done again, the same hand anew, the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import Card, Trick
from tarokgui.session.moment import Move
from tarokgui.table.trick import trick_cards

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene


class Rewinding:
    """Moves the session to another moment and has the table follow."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def take_back(self) -> None:
        """Back to the person's last decision; the cards that lay in the trick are seen to go back."""
        self._scene.croupier.when_free(self._take_back)

    def _take_back(self) -> None:
        scene = self._scene
        lay = scene.picture.trick or scene.model.view.table.play
        cards = lay.cards if isinstance(lay, Trick) else lay.trick
        trick = trick_cards(lay.leader, cards, scene.session.variant.players)

        def gone_back() -> None:
            again = scene.model.view.table.play.trick
            gone = tuple(each for each in trick if each[1] not in again)
            scene.stagehand.back_to_hand(gone, scene.model.view.hand)

        self._wind(scene.session.taking_back(), "undo.done", "undo.nothing", gone_back)

    def repeat(self) -> None:
        """Do again what was taken back."""
        session = self._scene.session
        self._scene.croupier.when_free(lambda: self._wind(session.repeating(), "redo.done", "redo.nothing"))

    def restart(self) -> None:
        """The same deal from its beginning."""
        session = self._scene.session
        self._scene.croupier.when_free(lambda: self._wind(session.restarting(), "restart.done", ""))

    def next_hand(self) -> None:
        """Deal the next hand."""
        croupier, session = self._scene.croupier, self._scene.session

        def go_on() -> None:
            if session.hand_over:  # not if it was asked for twice
                croupier.move(session.going_on(), lambda _: self.show_anew())

        croupier.when_free(go_on)

    def deal(self, pack: tuple[Card, ...], number: int | None, done: str) -> None:
        """Deal another pack instead of the present hand, and say *done*."""
        croupier, session = self._scene.croupier, self._scene.session

        def dealt(_: Move) -> None:
            self.show_anew()
            self._scene.say(done)

        croupier.when_free(lambda: croupier.move(session.dealing(pack, number), dealt))

    def _wind(self, move: Move | None, done: str, nothing: str, then: Callable[[], None] = lambda: None) -> None:
        """Make the move, say that it is done, and do what comes after; without a move say that there is nothing."""
        scene = self._scene
        if move is None:
            scene.say(scene.services.tr(nothing))
            return

        def wound(_: Move) -> None:
            self.show_anew()
            scene.say(scene.services.tr(done))
            then()

        scene.croupier.move(move, wound)

    def show_anew(self) -> None:
        """The session stands somewhere else now: forget what was picked and what was moving."""
        scene = self._scene
        scene.doors.settled = False
        scene.hints.forget()
        scene.motion.clear()
        scene.forget()
        scene.croupier.begin_anew()
        scene.news.catch_up()
