"""Bots think beside the window, never in its way."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from math import inf
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Generic, TypeVar

from engine import Action, View
from tarokgui.session.framegate import FrameGate

if TYPE_CHECKING:
    from ai import Player

SWITCH = 0.0001
"""Seconds after which the bots' thread must let the window's go on, if that wants to."""

T = TypeVar("T")


class BackgroundTask(Generic[T]):
    """One thread that works out answers, one after the other; the last of the thoughts it is given is the answer.

    A question is named by a ticket; an answer to an older one is dropped, so it can never be taken for the answer to
    the present one. ``wake`` is called from the thread when an answer is ready. Between two thoughts the window may go
    first, and an old question is left.
    """

    def __init__(self, wake: Callable[[], None] | None = None, courtesy: FrameGate | None = None) -> None:
        self._wake = wake
        self._courtesy = courtesy or FrameGate()
        self._jobs: SimpleQueue[tuple[int, Iterator[T]] | None] = SimpleQueue()
        self._answers: SimpleQueue[tuple[int, T | Exception]] = SimpleQueue()
        self._ticket = 0
        self._busy = False
        self._thread: Thread | None = None

    @property
    def busy(self) -> bool:
        """True if an answer is still to come."""
        return self._busy

    def begin(self, thoughts: Iterator[T]) -> None:
        """Begin to think; the former question is forgotten. The thoughts are asked for in the thread."""
        if self._thread is None:
            # Python lets a thread work for 5 ms at a time; ten of these beside the window are already felt.
            sys.setswitchinterval(SWITCH)
            self._thread = Thread(target=self._work, name="bots", daemon=True)
            self._thread.start()
        self._ticket += 1
        self._busy = True
        self._jobs.put((self._ticket, thoughts))

    def poll(self) -> T | None:
        """The answer to the last question once it is there, None until then.

        Raises:
            Exception: the error of the thinking.
        """
        while not self._answers.empty():
            ticket, answer = self._answers.get()
            if ticket == self._ticket and self._busy:
                self._busy = False
                if isinstance(answer, Exception):
                    raise answer
                return answer
        return None

    def forget(self) -> None:
        """Drop the question that is being worked on."""
        self._ticket += 1
        self._busy = False

    def close(self) -> None:
        """Let the thread end after its present thought."""
        self.forget()
        if self._thread is not None:
            self._jobs.put(None)
            self._thread = None

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            ticket, thoughts = job
            if ticket != self._ticket:
                continue
            answer: T | Exception
            try:
                answer = self._last(ticket, thoughts)
            except Exception as failure:  # it is raised again where the answer is asked for
                answer = failure
            del job, thoughts  # the thoughts on the way are as large as the search; the next job may be far off
            self._answers.put((ticket, answer))
            if self._wake is not None:
                self._wake()

    def _last(self, ticket: int, thoughts: Iterator[T]) -> T:
        """The last thought, or the present one once the question is dropped."""
        answer: list[T] = []
        for thought in thoughts:
            answer = [thought]
            if ticket != self._ticket:
                break
            self._courtesy.let_pass()
        if not answer:
            raise ValueError("a player must decide")
        return answer[0]


def timed(thoughts: Iterator[T], seconds: float, tell: Callable[[], None]) -> Iterator[T]:
    """The same thoughts; ``tell`` is called once, from the thread, when they have taken so long."""
    long = monotonic() + seconds
    for thought in thoughts:
        yield thought
        if monotonic() >= long:
            long = inf
            tell()


class BotThread(BackgroundTask["Action"]):
    """The bots' thread: it works out decisions, and one that is no longer due can never be played."""

    def ask(self, player: Player, view: View) -> None:
        """Begin to think about the decision of that view."""
        self.begin(_actions(player, view))


def _actions(player: Player, view: View) -> Iterator[Action]:
    """The player's actions, better and better; no step is computed before it is asked for."""
    for decision in player.think(view):
        yield decision.action
