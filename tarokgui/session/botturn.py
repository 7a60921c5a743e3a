"""A bot's turn: it thinks beside the window, and what it has decided lies ready until it may act."""

from __future__ import annotations

from collections.abc import Callable

from engine import Action
from tarokgui.session.courtesy import Courtesy
from tarokgui.session.evening import Session
from tarokgui.session.thinking import Thinker
from tarokgui.storage import logbook


class BotTurn:
    """The turns of the bots of *session*, one at a time. *wake* is called from their thread when a decision is there;
    *courtesy* lets the window go first."""

    def __init__(
        self, session: Session, wake: Callable[[], None] | None = None, courtesy: Courtesy | None = None
    ) -> None:
        self.thinker = Thinker(wake, courtesy)
        self._session = session
        self._asked: tuple[int, int] | None = None
        """The decision that the bot was asked for."""
        self._decided: Action | None = None

    def consult(self) -> None:
        """Have the bot whose turn it is think about it, once for each decision; nothing if it is no bot's turn."""
        session = self._session
        if session.hand_over or session.turn == session.human or self._asked == session.decision:
            return
        view = session.bot_view()
        self._asked, self._decided = session.decision, None
        self.thinker.ask(session.company.bot(view.seat), view)

    @property
    def ready(self) -> bool:
        """Whether the bot that was asked has made up its mind, as far as that has been looked at."""
        return self._decided is not None

    def look(self) -> bool:
        """Look whether the bot that was asked has made up its mind."""
        if self._decided is None:
            self._decided = self._answer()
        return self.ready

    def take(self) -> Action | None:
        """What the bot has decided, to be done now; None if it has not, or it was taken already."""
        action, self._decided = self._decided, None
        return action

    def forget(self) -> None:
        """The table stands somewhere else: what was asked is not due any more."""
        self.thinker.forget()
        self._asked, self._decided = None, None

    def close(self) -> None:
        """The bots may stop thinking."""
        self.thinker.close()

    def _answer(self) -> Action | None:
        """The bot's decision once it is there, if the rules allow it; a bot that fails does not end the evening."""
        company = self._session.company
        try:
            answer = self.thinker.poll()
        except Exception as error:  # whatever it failed with
            logbook.warn(f"a bot could not decide: {logbook.frames(error)}")
            return company.stand_in(self._session.bot_view())
        return None if answer is None else company.checked(self._session.bot_view(), answer)
