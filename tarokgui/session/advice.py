"""Advice for the person, thought about beside the window, or here and now for those who wait for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import View
from tarokgui.session.framegate import FrameGate
from tarokgui.session.thinking import BackgroundTask, timed

if TYPE_CHECKING:
    from tarokgui.session.adviser import Hint


class Advice:
    """The hint being thought about. *wake* is called from the adviser's thread when it is there; *courtesy* lets the
    window go first."""

    def __init__(self, wake: Callable[[], None] | None = None, courtesy: FrameGate | None = None) -> None:
        self.adviser: BackgroundTask[Hint | None] = BackgroundTask(wake, courtesy)

    def ask(self, decision: tuple[int, int], view: View, slow: float, tell: Callable[[], None]) -> None:
        """Have the adviser think about a decision; *tell* is called from its thread after *slow* seconds.

        It sees the person's own view and nothing else. The same view has the same hint.
        """
        from tarokgui.session.adviser import hint_thoughts  # the bots are loaded when the first of them is asked

        self.adviser.begin(timed(hint_thoughts(view, decision), slow, tell))

    def look(self) -> Hint | None:
        """The hint once it is there, None until then.

        Raises:
            Exception: the error of the adviser.
        """
        return self.adviser.poll()

    def drop(self) -> None:
        """Drop the question; its answer is no longer needed."""
        self.adviser.forget()

    def close(self) -> None:
        """Let the adviser stop thinking."""
        self.adviser.close()


def hint_at_once(view: View, decision: tuple[int, int]) -> Hint:
    """The hint for a decision, found here and now.

    Raises:
        Exception: the error of the adviser.
    """
    from tarokgui.session.adviser import hint_thoughts  # the bots are loaded when the first of them is asked

    hint = deque(hint_thoughts(view, decision), maxlen=1).pop()
    assert hint is not None  # only the last thought of an adviser is one
    return hint
