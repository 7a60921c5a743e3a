"""The person's turn: a card is picked, something is said, a choice is put back. Done, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine import LAYING_AWAY, PLAYS, Action, Card, Objection, objection
from tarokgui.controller.controller import TableController
from tarokgui.controller.intents import Say, SayAll
from tarokgui.controller.sources.source import Unable
from tarokgui.session.speech import turn
from tarokgui.sound.cues import REFUSED
from tarokgui.table.advice import wait_text
from tarokgui.table.choosing import Choosing
from tarokgui.table.context import Context
from tarokgui.table.discards import with_card
from tarokgui.table.grip import Grip
from tarokgui.wording.objections import why_text

if TYPE_CHECKING:
    from tarokgui.services.program import Program


class Turn:
    """What the person has picked so far, and what comes of it.

    *context* gives the table as it is now; *hurry* has everything arrive and tells whether something was on its way;
    *shown* makes the widgets anew; *shake* has a card say no.
    """

    def __init__(
        self,
        controller: TableController,
        program: Program,
        context: Callable[[], Context],
        hurry: Callable[[], bool],
        shown: Callable[[], None],
        shake: Callable[[Card], None],
    ) -> None:
        self._controller = controller
        self._program = program
        self._context = context
        self._hurry = hurry
        self._shown = shown
        self._shake = shake
        self.choosing = Choosing()
        self.grip = Grip()
        """What the pointer does with a card of the hand."""
        self.why = ""
        """Why the last thing tried was refused, or what to do next; stands in the advice line."""
        self.quiet = False
        """Whether nothing was refused: then no warning sign stands before it."""

    def act(self, action: Action) -> None:
        """The person's action, or why it is not allowed."""
        self._controller.dispatch(Say(action))

    def refused(self, why: Objection | Unable) -> None:
        """Say why the action is not allowed."""
        tr, seating = self._program.feedback.tr, self._context().seating
        self._refuse(tr(f"unable.{why}") if isinstance(why, Unable) else why_text(tr, why, seating.name))

    def pick(self, card: Card) -> None:
        """A card of the hand was activated: played, or put among the discards, or what is to be done first."""
        self.why = ""
        if not self._controller.state.position.mine:
            if self._hurry():  # it has been hurried along, which is what was wanted
                return
            self._refuse(self._not_now(card))
        elif self._controller.state.view.kind in LAYING_AWAY:
            self.choosing.call = None  # whoever discards plays on as it was
            self.choosing.discard, why = with_card(self._context(), card)
            self._refuse(why)
        else:
            self.act(PLAYS[card])  # in other phases than play the rules say what comes first
        if self.why:
            self._shake(card)

    def _not_now(self, card: Card) -> str:
        """Why the card cannot be played while others decide. In secret somebody may be asked before oneself (R22)."""
        context = self._context()
        why = objection(context.view, PLAYS[card]) if context.my_turn else None
        return wait_text(context) if why is None else why_text(context.tr, why, context.seating.name)

    def _refuse(self, why: str) -> None:
        """Say why not; if *why* is empty, nothing is refused."""
        self.explain(why)
        if why:
            self._program.feedback.sound.play(REFUSED)

    def speak(self) -> None:
        """Everything ticked on the sheet is said, then merge; not a word after one that is refused."""
        self.why = ""
        self.act_all(turn(self._controller.state.view, self.choosing.speech))

    def act_all(self, actions: Sequence[Action]) -> None:
        """One after the other; none after one that is refused."""
        self._controller.dispatch(SayAll(tuple(actions)))

    def explain(self, text: str, *, quiet: bool = False) -> None:
        """Put a sentence in the advice line until the next thing happens; *quiet*: it is no refusal."""
        self.why, self.quiet = text, quiet
        self._program.feedback.speak(text)
        self._shown()

    def put_back(self) -> bool:
        """What was picked is picked no more; False if there was nothing, and nothing was explained."""
        if not (self.why or self.choosing.anything):
            return False
        self.grip.lifted = None
        self.choosing.clear()
        self.explain("")
        return True

    def forget(self) -> None:
        """Nothing is picked or explained any more."""
        self.why = ""
        self.choosing = Choosing(clicked=self.choosing.clicked)
