"""The controller of one table: what may be done now, do it, take it back, a hint, and what has just happened.

No screen and no clock. The window and the terminal drive the same one. A move is made, and told to whoever shows it,
once it is safe on the disk.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import Action, Card, Event, IllegalAction, Objection, View, legal_actions, objection
from tarokgui.session.advice import Advice
from tarokgui.session.botturn import BotTurn
from tarokgui.session.courtesy import Courtesy
from tarokgui.session.evening import Session
from tarokgui.session.model import TableModel, fold_all
from tarokgui.session.moment import Move
from tarokgui.session.movequeue import MoveQueue
from tarokgui.session.ritual import ritual
from tarokgui.session.takeback import forced

if TYPE_CHECKING:
    from tarokgui.session.adviser import Hint


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

    ``onlooker`` is told what happens. ``bots`` decide and ``advice`` is thought about in threads of their own, from
    which *wake* is called when an answer lies ready.
    """

    def __init__(
        self, session: Session, *, wake: Callable[[], None] = _ignore, courtesy: Courtesy | None = None
    ) -> None:
        self.session = session
        self.bots = BotTurn(session, wake, courtesy)
        self.advice = Advice(session, wake, courtesy)
        self.onlooker = Onlooker()
        self.ritual = True
        """Whether the person cuts, knocks, and chooses ways of dealing and packets; else that is done for them."""
        self._queue = MoveQueue(session)
        self.model = self._fresh_model()

    def _fresh_model(self) -> TableModel:
        model = TableModel(self.session.moment.hand.opening_view())
        fold_all(model, self.session.events)
        return model

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
        """What is done for the player: nothing else is left, or it is no more than ritual; it is still shown."""
        if not self.my_turn:
            return None
        return forced(self.view) or (None if self.ritual else ritual(self.view))

    @property
    def spared(self) -> bool:
        """Whether the decision that is due is ritual, and is done for the player."""
        return self.my_turn and not self.ritual and ritual(self.view) is not None

    def refusal(self, action: Action) -> Objection | None:
        """Why the person may not do that now."""
        return objection(self.view, action)

    # Doing it ----------------------------------------------------------------------------------------------------

    def attempt(self, action: Action) -> Objection | None:
        """Do the action of the person, or tell why it is refused."""
        try:
            move = self.session.moves.acting(action)
        except IllegalAction as refused:
            return refused.objection
        self._queue.move(move, self._tell)
        return None

    def do(self, action: Action) -> None:
        """The action of whoever's turn it is: kept, done, then told.

        Raises:
            IllegalAction: the rules forbid it.
        """
        self._queue.move(self.session.moves.acting(action), self._tell)

    def undo(self, then: Callable[[bool], None] = _ignore) -> None:
        """Back to the person's last decision; *then* is told, once it is done, whether there was one."""
        self._queue.when_free(lambda: self._go(self.session.moves.taking_back(), then))

    def redo(self, then: Callable[[bool], None] = _ignore) -> None:
        """Do again what was taken back; *then* is told whether there was something."""
        self._queue.when_free(lambda: self._go(self.session.moves.repeating(), then))

    def restart(self, then: Callable[[bool], None] = _ignore) -> None:
        """The same deal from its beginning."""
        self._queue.when_free(lambda: self._go(self.session.moves.restarting(), then))

    def deal(self, pack: tuple[Card, ...], number: int | None, then: Callable[[bool], None] = _ignore) -> None:
        """Another pack in the place of the present hand."""
        self._queue.when_free(lambda: self._go(self.session.moves.dealing(pack, number), then))

    @property
    def stack(self) -> tuple[Card, ...]:
        """U16: after a Stecken the person's cards from the left, as they are stacked if nobody orders them; else none.

        Cards of others are not to be shown then: they are dealt again.
        """
        return () if self.session.underway else self.session.stack

    def keep_order(self, order: tuple[Card, ...]) -> None:
        """U16: keep how the person's cards have been put for the Stecken so far.

        Raises:
            ValueError: these are not just the cards of `stack`, each once.
        """
        self._queue.when_free(lambda: self._queue.move(self.session.moves.ordering(order), _ignore))

    def next_hand(self, order: tuple[Card, ...] = ()) -> None:
        """Settle the hand that is over with the evening, and deal the next one.

        After a Stecken *order* are the cards of `stack` as the person has put them. It is kept with the next hand,
        before that is shown.

        Raises:
            ValueError: these are not just the cards of `stack`, each once.
        """
        if order and sorted(order) != sorted(self.session.stack):
            raise ValueError("not the cards that are to be stacked")

        def go_on() -> None:
            if self.session.hand_over:  # not if it was asked for twice
                self._go(self.session.moves.going_on(order), _ignore)

        self._queue.when_free(go_on)

    def agree(self, *, last: bool, then: Callable[[], None] = _ignore) -> None:
        """Agree on the last round of the evening, or call it off (S68)."""
        self._queue.when_free(lambda: self._queue.move(self.session.moves.agreeing(last=last), lambda _: then()))

    def end(self, then: Callable[[], None] = _ignore) -> None:
        """End the evening after a settled hand."""
        self._queue.when_free(lambda: self._queue.move(self.session.moves.ending(), lambda _: then()))

    def _go(self, move: Move | None, then: Callable[[bool], None]) -> None:
        """Have the table stand somewhere else."""
        if move is None:
            then(False)
            return

        def gone(_: Move) -> None:
            self.begin_anew()
            then(True)

        self.onlooker.leaving()
        self._queue.move(move, gone)

    # Waiting for the disk ----------------------------------------------------------------------------------------

    def when_free(self, wish: Callable[[], None], *, first: bool = False) -> None:
        """Do what the person wants, as soon as no move is underway any more; *first*: before all else that waits."""
        self._queue.when_free(wish, first=first)

    def look(self) -> None:
        """Make the move that is underway if it is safe by now; once a frame."""
        self._queue.look()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the move that is underway is made, at most so many *seconds*; False if it is not."""
        return self._queue.wait(seconds)

    def _tell(self, move: Move) -> None:
        for event in move.events:
            before = self.model.view
            self.model.see(event)
            self.onlooker.happened(event, before)
        self.onlooker.decided()

    def begin_anew(self) -> None:
        """Show the session as it is now, whatever was shown before."""
        self.model = self._fresh_model()
        self.bots.forget()
        self.onlooker.arrived()

    # The bots ----------------------------------------------------------------------------------------------------

    def consult(self) -> None:
        """Have the bots think ahead, as far as nobody waits for the person; nothing of it is shown."""
        self.bots.consult()

    @property
    def bot_ready(self) -> bool:
        """Whether the bot that was asked has made up its mind, as far as that has been looked at."""
        return self.bots.ready

    def look_for_bot(self) -> bool:
        """Look whether the bot that was asked has made up its mind."""
        return self.bots.look()

    def let_bot_act(self) -> None:
        """Do what the bot has decided, if it has."""
        action = self.bots.take()
        if action is not None:
            self.do(action)

    # The hint ----------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> Hint | None:
        """The last advice, if it is for the decision that is due."""
        return self.advice.hint if self.my_turn else None

    @property
    def hint_asked(self) -> bool:
        """Whether an advice was asked for and has not come."""
        return self.advice.asked

    @property
    def hint_thinking(self) -> bool:
        """Whether the adviser is at it for the decision that is due."""
        return self.advice.thinking

    def ask_hint(self, slow: float, tell: Callable[[], None]) -> None:
        """Have the adviser think about the person's decision; *tell* is called from its thread after *slow* seconds."""
        self.advice.ask(slow, tell)

    def work_out_hint(self) -> Hint | None:
        """The advice, waited for; None if others decide. Raises whatever the adviser failed with."""
        return self.advice.at_once() if self.my_turn else None

    def look_for_hint(self) -> bool:
        """Look whether the advice is there; raises whatever the adviser failed with."""
        return self.advice.look()

    def drop_hint(self) -> None:
        """Nobody waits for the thought any more."""
        self.advice.drop()

    def close(self) -> None:
        """The bots and the adviser may stop thinking."""
        self.bots.close()
        self.advice.close()
