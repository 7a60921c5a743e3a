"""The adviser's whole thinking at once."""

from __future__ import annotations

from collections import deque

from ai import Player
from engine import View
from tarokgui.session.adviser import Hint, thoughts, usual


def advise(view: View, decision: tuple[int, int], player: Player | None = None) -> Hint:
    """The whole of the thinking at once, for a test that may wait for it."""
    hint = deque(thoughts(player or usual(), view, decision), maxlen=1).pop()
    assert hint is not None
    return hint
