"""A bot's turn: it thinks beside the window, and its decision is ready until it may act.

Bots think ahead: as soon as one has decided, the view of the next is known, and that one begins to think, while the
card of the first is still on its way or its pause goes on. Nothing of that is shown, and a bot sees no more than it
will see at its turn. The thoughts are dropped if the hand goes on in another way.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import Action, Seat
from tarokgui.session.evening import Evening
from tarokgui.session.framegate import FrameGate
from tarokgui.session.hand import CurrentHand, forced
from tarokgui.session.thinking import BotThread
from tarokgui.storage import logbook


class BotTurn:
    """The turns of the bots of *session*, one at a time. *wake* is called from their thread when a decision is there;
    *courtesy* lets the window go first."""

    def __init__(
        self, session: Evening, wake: Callable[[], None] | None = None, courtesy: FrameGate | None = None
    ) -> None:
        self.thinker = BotThread(wake, courtesy)
        self._session = session
        self._hand: CurrentHand | None = None
        """The hand of the session when it was last looked at."""
        self._ahead: CurrentHand | None = None
        """The hand with all done that has been decided since; None if nothing was asked yet, or if it will be dealt."""
        self._decided: dict[int, Action] = {}
        """The decided actions, by the number of the action in the hand, until they are taken."""
        self.coming: tuple[Seat, Action] | None = None
        """The last seat that has decided, and its action: not shown before it is done, but its parts may be made
        ready."""
        self._asked = False
        """True while a bot is thinking about the next decision in the hand ahead."""

    def consult(self) -> None:
        """Have the bots think about their next decision, each once; do nothing if the person is to decide."""
        hand = self._session.coming
        if hand is not self._hand:
            self._follow(hand)
        self._collect()
        if not self._asked and self._ahead is not None:
            self._ask(self._ahead)

    @property
    def ready(self) -> bool:
        """True if the bot to act has decided, as far as the last look showed."""
        return self._hand is self._session.moment.hand and self._number in self._decided

    def look(self) -> bool:
        """Look for the decision of the bot to act; true if it has decided."""
        self._collect()
        return self.ready

    def take(self) -> Action | None:
        """The bot's decision, to be done now; None if it has not decided, or the decision was already taken."""
        return self._decided.pop(self._number, None) if self.ready else None

    def forget(self) -> None:
        """Forget all questions: the table is at another moment."""
        self.thinker.forget()
        self._hand, self._ahead, self._asked = None, None, False
        self.coming = None
        self._decided.clear()

    def close(self) -> None:
        """Let the bots stop thinking."""
        self.thinker.close()
        self._asked = False

    @property
    def _number(self) -> int:
        """The number of the action that is due now."""
        return len(self._session.record.actions)

    def _follow(self, hand: CurrentHand) -> None:
        """Follow the session; thoughts ahead stay if they were about the same course of the hand."""
        ahead = self._ahead
        if ahead is None or not _begins(ahead, hand):
            self.forget()
            self._ahead = hand
        self._hand = hand

    def _ask(self, ahead: CurrentHand) -> None:
        """Ask the bot that is to act in that hand; forced actions of the person are done ahead."""
        while ahead.turn == ahead.human and (action := forced(ahead.view(ahead.human))) is not None:
            ahead = self._ahead = ahead.after(action)
        seat = ahead.turn
        if seat is None or seat == ahead.human:
            return
        view = ahead.view(seat)
        if not view.asked:  # R22: a bot that is asked aside answers at once, in its turn
            self._asked = True
            self.thinker.ask(self._session.company.bot(seat), view)

    def _collect(self) -> None:
        """Do ahead the action that the asked bot has decided, if it has."""
        ahead = self._ahead
        if not self._asked or ahead is None:
            return
        action = self._answer(ahead)
        if action is not None:
            self._asked = False
            self.coming = None if ahead.turn is None else (ahead.turn, action)
            self._decided[len(ahead.record.actions)] = action
            following = ahead.after(action)
            # The dealt cards are known only on the table: a deal's number fixes them whatever was cut.
            self._ahead = None if following.dealt_since(ahead) else following

    def _answer(self, ahead: CurrentHand) -> Action | None:
        """The bot's decision once it is there, if the rules allow it; a bot that fails does not end the evening."""
        company, seat = self._session.company, ahead.turn
        assert seat is not None  # otherwise no bot was asked
        try:
            answer = self.thinker.poll()
        except Exception as error:  # whatever it failed with
            logbook.warn(f"a bot could not decide: {logbook.frames(error)}")
            return company.stand_in(ahead.view(seat))
        return None if answer is None else company.checked(ahead.view(seat), answer)


def _begins(ahead: CurrentHand, hand: CurrentHand) -> bool:
    """True if *ahead* is the same hand as *hand*, or a later moment of it."""
    here, there = hand.record, ahead.record
    same = (here.pack, here.hands, here.talon) == (there.pack, there.hands, there.talon)
    return same and there.actions[: len(here.actions)] == here.actions
