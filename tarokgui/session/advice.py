"""Advice for the person: asked for, thought about beside the window, and shown as long as it is for what is due."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import View
from tarokgui.session.courtesy import Courtesy
from tarokgui.session.evening import Session
from tarokgui.session.thinking import Pondering, timed

if TYPE_CHECKING:
    from tarokgui.session.adviser import Hint


class Advice:
    """The last hint for the person of *session*, and the one being thought about.

    *wake* is called from the adviser's thread when a hint is there; *courtesy* lets the window go first.
    """

    def __init__(
        self, session: Session, wake: Callable[[], None] | None = None, courtesy: Courtesy | None = None
    ) -> None:
        self.adviser: Pondering[Hint | None] = Pondering(wake, courtesy)
        self._session = session
        self._hint: Hint | None = None
        self._asked: tuple[tuple[int, int], View] | None = None

    @property
    def hint(self) -> Hint | None:
        """The last hint, if it is for the present decision: its number may come again with other cards."""
        hint, session = self._hint, self._session
        if hint is None or hint.decision != session.decision:
            return None
        return hint if hint.view == session.view else None

    @property
    def asked(self) -> bool:
        """Whether a hint was asked for and has not come."""
        return self._asked is not None

    @property
    def thinking(self) -> bool:
        """Whether the adviser is at it for the present decision."""
        return self._asked is not None and self._asked == self._due

    def ask(self, slow: float, tell: Callable[[], None]) -> None:
        """Have the adviser think about the person's decision; *tell* is called from its thread after *slow* seconds.

        It sees the person's own view and nothing else. The same view has the same hint.
        """
        from tarokgui.session.adviser import hint_thoughts  # the bots are loaded when the first of them is asked

        decision, view = self._asked = self._due
        self.adviser.begin(timed(hint_thoughts(view, decision), slow, tell))

    def look(self) -> bool:
        """Look whether the hint is there.

        Raises:
            Exception: whatever the adviser failed with.
        """
        found = self.adviser.poll()
        if found is None:
            return False
        self._hint, self._asked = found, None
        return True

    def at_once(self) -> Hint | None:
        """The hint for the person's decision, thought about here and now: for whoever waits for it.

        Raises:
            Exception: whatever the adviser failed with.
        """
        from tarokgui.session.adviser import hint_thoughts  # the bots are loaded when the first of them is asked

        if self.hint is None:
            decision, view = self._due
            self._hint = deque(hint_thoughts(view, decision), maxlen=1).pop()
        return self.hint

    def drop(self) -> None:
        """Nobody waits for the hint any more."""
        if self._asked is not None:
            self._asked = None
            self.adviser.forget()

    def close(self) -> None:
        """The adviser may stop thinking."""
        self.drop()
        self.adviser.close()

    @property
    def _due(self) -> tuple[tuple[int, int], View]:
        return self._session.decision, self._session.view
