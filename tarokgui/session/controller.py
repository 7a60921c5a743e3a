"""The controller of one table: what may be done now, do it, take it back, a hint, and what has just happened.

No screen and no clock. The window and the terminal drive the same one. A move is made, and told to whoever shows it,
once it is safe on the disk.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Final

from engine import Action, Card, Event, IllegalAction, Objection, View, legal_actions, objection
from tarokgui.session.courtesy import Courtesy
from tarokgui.session.evening import Session
from tarokgui.session.model import TableModel, fold_all
from tarokgui.session.moment import Move
from tarokgui.session.seating import Seating
from tarokgui.session.takeback import forced
from tarokgui.session.thinking import Pondering, Thinker, timed
from tarokgui.storage import logbook
from tarokgui.wording.i18n import Translator

if TYPE_CHECKING:
    from tarokgui.session.adviser import Hint

GRACE: Final = 0.008
"""Seconds, half a frame, that the moves of a frame may take to be safe without anybody noticing; for more the window
goes on."""


def _ignore(*_: object) -> None:
    """Nobody wants to know."""


class Onlooker:
    """Whoever shows a table: the window, the terminal. Each method may be left as it is."""

    def happened(self, event: Event, before: View) -> None:
        """An event of the person's, with the view before it."""

    def decided(self) -> None:
        """All that came of a decision has been told."""

    def leaving(self) -> None:
        """The table is about to stand somewhere else: a decision back, in another hand."""

    def arrived(self) -> None:
        """The table stands somewhere else now."""


class TableController:
    """One table being played.

    ``onlooker`` is told what happens. *wake* is called from the bots' and the adviser's threads when an answer lies
    ready.
    """

    def __init__(
        self,
        session: Session,
        tr: Translator,
        *,
        wake: Callable[[], None] = _ignore,
        courtesy: Courtesy | None = None,
    ) -> None:
        self.session = session
        self.seating = Seating(session.human, session.variant.players, tr, session.people)
        self.thinker = Thinker(wake, courtesy)
        self.adviser: Pondering[Hint | None] = Pondering(wake, courtesy)
        self.onlooker = Onlooker()
        self._tr = tr
        self._arriving: Callable[[Move], None] | None = None
        """What is done when the move that is underway arrives."""
        self._wishes: list[Callable[[], None]] = []
        """What the person wants to be done after it."""
        self._serving = False
        self._grace = GRACE
        """Seconds that may still be waited in this frame."""
        self._ready: Action | None = None
        self._asked: tuple[int, int] | None = None
        self._hint: Hint | None = None
        self._hint_asked: tuple[tuple[int, int], View] | None = None
        self.model = self._fresh_model()

    def _fresh_model(self) -> TableModel:
        model = TableModel(self.session.opening_view(), self.seating, self._tr)
        fold_all(model, self.session.events)
        return model

    def tell_anew(self) -> None:
        """Word everything that was said and done anew: the language may be another one."""
        model = self._fresh_model()
        self.model.told, self.model.said = model.told, model.said

    # What may be done --------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the person knows, and has been told."""
        return self.model.view

    @property
    def my_turn(self) -> bool:
        """Whether the person has to decide."""
        return not self.session.underway and self.session.turn == self.session.human

    @property
    def legal(self) -> tuple[Action, ...]:
        """All that the person may do now; empty while others decide."""
        return tuple(legal_actions(self.view)) if self.my_turn else ()

    def forced(self) -> Action | None:
        """What is done for the player because nothing else is left; it is still shown."""
        return forced(self.view) if self.my_turn else None

    def refusal(self, action: Action) -> Objection | None:
        """Why the person may not do that now."""
        return objection(self.view, action)

    # Doing it ----------------------------------------------------------------------------------------------------

    def attempt(self, action: Action) -> Objection | None:
        """Do the action of the person, or tell why it is refused."""
        try:
            move = self.session.acting(action)
        except IllegalAction as refused:
            return refused.objection
        self.move(move, self._tell)
        return None

    def do(self, action: Action) -> None:
        """The action of whoever's turn it is: kept, done, then told.

        Raises:
            IllegalAction: the rules forbid it.
        """
        self.move(self.session.acting(action), self._tell)

    def undo(self, then: Callable[[bool], None] = _ignore) -> None:
        """Back to the person's last decision; *then* is told, once it is done, whether there was one."""
        self.when_free(lambda: self._go(self.session.taking_back(), then))

    def redo(self, then: Callable[[bool], None] = _ignore) -> None:
        """Do again what was taken back; *then* is told whether there was something."""
        self.when_free(lambda: self._go(self.session.repeating(), then))

    def restart(self, then: Callable[[bool], None] = _ignore) -> None:
        """The same deal from its beginning."""
        self.when_free(lambda: self._go(self.session.restarting(), then))

    def deal(self, pack: tuple[Card, ...], number: int | None, then: Callable[[bool], None] = _ignore) -> None:
        """Another pack in the place of the present hand."""
        self.when_free(lambda: self._go(self.session.dealing(pack, number), then))

    def next_hand(self) -> None:
        """Settle the hand that is over with the evening, and deal the next one."""

        def go_on() -> None:
            if self.session.hand_over:  # not if it was asked for twice
                self._go(self.session.going_on(), _ignore)

        self.when_free(go_on)

    def end(self, then: Callable[[], None] = _ignore) -> None:
        """End the evening after a settled hand."""
        self.when_free(lambda: self.move(self.session.ending(), lambda _: then()))

    def _go(self, move: Move | None, then: Callable[[bool], None]) -> None:
        """Have the table stand somewhere else."""
        if move is None:
            then(False)
            return

        def gone(_: Move) -> None:
            self.begin_anew()
            then(True)

        self.onlooker.leaving()
        self.move(move, gone)

    # Waiting for the disk ----------------------------------------------------------------------------------------

    def move(self, move: Move, arrived: Callable[[Move], None]) -> None:
        """Have a move made; *arrived* is called when it is. There must be none underway."""
        self._arriving = arrived
        self.session.submit(move)
        began = perf_counter()
        self._arrive(self._grace)
        self._grace = max(0.0, self._grace - (perf_counter() - began))

    def when_free(self, wish: Callable[[], None], *, first: bool = False) -> None:
        """Do what the person wants, as soon as no move is underway any more; *first*: before all that is wanted
        already, as the rest of something that has begun. After the end of the evening nothing is done any more."""
        if self.session.underway:
            self._wishes.insert(0 if first else len(self._wishes), wish)
        elif not self.session.finished:
            wish()

    def look(self) -> None:
        """Make the move that is underway if it is safe by now, also while something else lies over the table; once a
        frame."""
        self._grace = GRACE
        self._arrive()

    def wait(self) -> None:
        """Wait until the move that is underway is made."""
        self._arrive(None)

    def _arrive(self, seconds: float | None = 0.0) -> None:
        move = self.session.arrive(seconds)
        if move is None:
            return
        arriving, self._arriving = self._arriving, None
        if arriving is not None:
            arriving(move)
        if self.session.finished:
            self._wishes.clear()
        self._serve()

    def _serve(self) -> None:
        """Do what is wanted, one thing after the other; what comes of one of them is not the beginning of the next."""
        if self._serving:
            return
        self._serving = True
        try:
            while self._wishes and not self.session.underway:
                self._wishes.pop(0)()
        finally:
            self._serving = False

    def _tell(self, move: Move) -> None:
        for event in move.events:
            before = self.model.view
            self.model.see(event)
            self.onlooker.happened(event, before)
        self.onlooker.decided()

    def begin_anew(self) -> None:
        """Show the session as it is now, whatever was shown before."""
        self.model = self._fresh_model()
        self.thinker.forget()
        self._asked, self._ready = None, None
        self.onlooker.arrived()

    # The bots ----------------------------------------------------------------------------------------------------

    def consult(self) -> None:
        """Have the bot whose turn it is think about it, once, also while a trick still lies there."""
        if self.session.hand_over or self.my_turn or self._asked == self.session.decision:
            return
        view = self.session.bot_view()
        self._asked, self._ready = self.session.decision, None
        self.thinker.ask(self.session.bot(view.seat), view)

    @property
    def bot_ready(self) -> bool:
        """Whether the bot that was asked has made up its mind, as far as that has been looked at."""
        return self._ready is not None

    def look_for_bot(self) -> bool:
        """Look whether the bot that was asked has made up its mind."""
        if self._ready is None:
            self._ready = self._answer()
        return self.bot_ready

    def let_bot_act(self) -> None:
        """Do what the bot has decided, if it has."""
        action, self._ready = self._ready, None
        if action is not None:
            self.do(action)

    def bot_acts(self) -> None:
        """Have the bot whose turn it is decide and act, and wait for both."""
        self.do(self.session.bot_action())
        self.wait()

    def _answer(self) -> Action | None:
        """The bot's decision once it is there; a bot that fails does not end the evening."""
        try:
            answer = self.thinker.poll()
        except Exception as error:  # whatever it failed with
            logbook.warn(f"a bot could not decide: {logbook.frames(error)}")
            return self.session.stand_in()
        return None if answer is None else self.session.checked(answer)

    # The hint ----------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> Hint | None:
        """The last advice, if it is for the decision that is due."""
        hint, session = self._hint, self.session
        if hint is None or not self.my_turn:
            return None
        return hint if hint.decision == session.decision and hint.view == session.view else None

    @property
    def hint_asked(self) -> bool:
        """Whether an advice was asked for and has not come."""
        return self._hint_asked is not None

    @property
    def hint_thinking(self) -> bool:
        """Whether the adviser is at it for the decision that is due."""
        session = self.session
        return self._hint_asked is not None and self._hint_asked == (session.decision, session.view)

    def ask_hint(self, slow: float, tell: Callable[[], None]) -> None:
        """Have the adviser think about the person's decision; *tell* is called from its thread after *slow* seconds.

        It sees the person's own view and nothing else. The same view has the same advice.
        """
        from tarokgui.session.adviser import hint_thoughts  # the bots are loaded when the first of them is asked

        decision, view = self.session.decision, self.session.view
        self._hint_asked = (decision, view)
        self.adviser.begin(timed(hint_thoughts(view, decision), slow, tell))

    def look_for_hint(self) -> bool:
        """Look whether the advice is there.

        Raises:
            Exception: whatever the adviser failed with.
        """
        found = self.adviser.poll()
        if found is None:
            return False
        self._hint, self._hint_asked = found, None
        return True

    def drop_hint(self) -> None:
        """Nobody waits for the thought any more."""
        if self._hint_asked is not None:
            self._hint_asked = None
            self.adviser.forget()

    def close(self) -> None:
        """The bots and the adviser may stop thinking."""
        self.thinker.close()
        self.drop_hint()
        self.adviser.close()
