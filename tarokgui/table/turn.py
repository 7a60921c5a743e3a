"""The person's deeds at the table: a card is picked, something is said, what lies there is swept away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import PLAYS, Action, Card
from tarokgui.sound.cues import REFUSED
from tarokgui.table.advice import wait_text
from tarokgui.table.panels.discarding import with_card
from tarokgui.table.speech import turn
from tarokgui.wording.objections import why_text

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
            self._refuse(why_text(scene.services.tr, why, scene.seating.name))
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
        """A card of the hand was activated: played, or put among the discards, or what is to be done first."""
        scene = self._scene
        if not scene.croupier.my_turn:
            moving = scene.skippable or scene.motion.busy
            self.skip()
            if moving:  # it has been hurried along, which is what was wanted
                return
            self._refuse(self._not_now(card))
        elif scene.model.view.phase == "discard":
            scene.choosing.discard, why = with_card(scene.context, card)
            self._refuse(why)
        else:
            self.act(PLAYS[card])  # in other phases than play the rules say what comes first
        if scene.why:
            scene.nudge.start(card)

    def _not_now(self, card: Card) -> str:
        """Why the card cannot be played while others decide. In secret somebody may be asked before oneself (R22)."""
        scene = self._scene
        why = scene.croupier.refusal(PLAYS[card]) if scene.context.my_turn else None
        return wait_text(scene.context) if why is None else why_text(scene.services.tr, why, scene.seating.name)

    def _refuse(self, why: str) -> None:
        """Say why not; if *why* is empty, nothing is refused."""
        self.explain(why)
        if why:
            self._scene.services.sound.play(REFUSED)

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
