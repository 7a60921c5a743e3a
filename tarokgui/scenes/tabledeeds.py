"""The person's deeds at the table: a card is picked, something is said, what lies there is swept away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import PLAYS, Action, Card
from tarokgui.sound.cues import REFUSED
from tarokgui.table.panels.discarding import with_card
from tarokgui.table.speech import turn
from tarokgui.wording import why_text

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene


class TableDeeds:
    """Does what the person wants, or says why not."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def act(self, action: Action) -> None:
        """The person's action, or why it is not allowed."""
        scene = self._scene
        if not scene.croupier.my_turn:
            return
        self.skip()
        why = scene.croupier.refusal(action)
        if why is not None:
            self.explain(why_text(scene.services.tr, why, scene.seating.name))
            scene.services.sound.play(REFUSED)
            return
        scene.croupier.do(action)

    def skip(self) -> None:
        """Let everything arrive; take away what lies there to be looked at."""
        scene = self._scene
        scene.hints.cancel()  # whoever goes on does not wait for it
        scene.croupier.end_draw()
        scene.motion.finish()
        trick = scene.croupier.release_trick()
        if trick is not None:
            scene.pulse.sweep(trick)
        scene.rebuild()

    def pick(self, card: Card) -> None:
        """A card of the hand was activated: played, or put among the discards."""
        scene = self._scene
        if not scene.croupier.my_turn:
            self.skip()
            return
        phase = scene.model.view.phase
        if phase == "play":
            self.act(PLAYS[card])
        elif phase == "discard":
            scene.choosing.discard, why = with_card(scene.context, card)
            self.explain(why)
        if scene.why:
            scene.nudge.start(card)
            scene.services.sound.play(REFUSED)

    def speak(self) -> None:
        """Everything ticked on the sheet is said, then merge; not a word after one that is refused."""
        self._scene.why = ""
        self.act_all(turn(self._scene.model.view, self._scene.choosing.speech))

    def act_all(self, actions: Sequence[Action]) -> None:
        """One after the other, each once the one before it is safe, whatever else is wanted meanwhile; none after one
        that is refused."""
        scene = self._scene
        if actions and scene.croupier.my_turn and not scene.why:
            self.act(actions[0])
            scene.croupier.when_free(lambda: self.act_all(actions[1:]), first=True)

    def explain(self, text: str) -> None:
        """Put a sentence in the advice line until the next thing happens."""
        self._scene.why = text
        self._scene.services.tell(text)
        self._scene.rebuild()

    def put_back(self) -> bool:
        """What was picked is picked no more; False if there was nothing, and nothing was explained."""
        scene = self._scene
        if not (scene.why or scene.choosing.anything):
            return False
        scene.grip.lifted = None
        scene.choosing.clear()
        self.explain("")
        return True
