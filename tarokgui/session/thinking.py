"""Bots think beside the window, never in its way."""

from __future__ import annotations

import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

from engine import Action, View
from tarokgui.courtesy import Courtesy

if TYPE_CHECKING:
    from ai import Player

SWITCH = 0.0001
"""Seconds after which the bots' thread must let the window's go on, if that wants to."""

_Job = tuple[int, "Player", View]


class Thinker:
    """One thread that works out decisions, one after the other.

    A request is named by a ticket; an answer to an older one is dropped, so a decision that is no longer due can never
    be played. ``wake`` is called from the thread when an answer lies ready.
    """

    def __init__(self, wake: Callable[[], None] | None = None, courtesy: Courtesy | None = None) -> None:
        self._wake = wake
        self._courtesy = courtesy or Courtesy()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._answers: SimpleQueue[tuple[int, Action | Exception]] = SimpleQueue()
        self._ticket = 0
        self._busy = False
        self._thread: Thread | None = None

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._busy

    def ask(self, player: Player, view: View) -> None:
        """Begin to think about the decision of that view; what was asked before is forgotten."""
        if self._thread is None:
            # Python lets a thread work for 5 ms at a time; ten of these beside the window are already felt.
            sys.setswitchinterval(SWITCH)
            self._thread = Thread(target=self._work, name="bots", daemon=True)
            self._thread.start()
        self._ticket += 1
        self._busy = True
        self._jobs.put((self._ticket, player, view))

    def poll(self) -> Action | None:
        """The answer to the last question once it is there, None until then.

        Raises:
            Exception: whatever the bot failed with.
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
        """Let the thread end after its present question."""
        self.forget()
        if self._thread is not None:
            self._jobs.put(None)
            self._thread = None

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            ticket, player, view = job
            answer: Action | Exception
            try:
                answer = self._decided(ticket, player, view)
            except Exception as failure:  # it is raised again where the answer is asked for
                answer = failure
            self._answers.put((ticket, answer))
            if self._wake is not None:
                self._wake()

    def _decided(self, ticket: int, player: Player, view: View) -> Action:
        """The player's last decision, or its present one once nobody waits for it any more."""
        decided: Action | None = None
        for decision in player.think(view):
            decided = decision.action
            if ticket != self._ticket:
                break
            self._courtesy.let_pass()
        if decided is None:
            raise ValueError("a player must decide")
        return decided
