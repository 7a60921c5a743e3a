"""Evenings of the odd game, and somebody who types at its terminal."""

from __future__ import annotations

from collections.abc import Iterator

from engine import View, legal_actions
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session


def at_pledge(human: bool = False) -> Evening:
    """An evening in which somebody, the person or a bot, has to pledge."""
    for number in range(60):
        session = new_session(seed=f"odd/{number}", game="odd", bot="random")
        session.act(legal_actions(session.view if session.turn == session.human else session.bot_view())[0])
        if (session.turn == session.human) is human:
            return session
    raise AssertionError("nobody had to pledge")


def present(session: Evening) -> View:
    """The view of the seat that is to act."""
    return session.view if session.turn == session.human else session.bot_view()


class Typed:
    """A terminal at which somebody types the first choice and never tires; after the hand, *then* and goes."""

    def __init__(self, answers: int, session: Evening | None = None, then: tuple[str, ...] = ()) -> None:
        self.said: list[str] = []
        self._left = answers
        self._session = session
        self._then: Iterator[str] = iter(then)

    def say(self, *lines: str) -> None:
        self.said += lines

    def clock(self) -> float:
        return 0.0

    def sleep(self, seconds: float) -> None:
        """Nobody waits for him."""

    def ask(self, prompt: str) -> str:
        self._left -= 1
        if not self._left:
            raise EOFError
        over = self._session is not None and self._session.hand_over
        return next(self._then) if over else "1"
