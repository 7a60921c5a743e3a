"""A keeper for tests, whose disk answers when it is told to."""

from __future__ import annotations

from tarokgui.session.keeping import Evening
from tarokgui.session.moment import Moment
from tarokgui.session.scoresheet import HandRow


class SlowKeeper:
    """Its own receipt. ``trouble`` is what it says when it is ready."""

    def __init__(self, *, ready: bool = False) -> None:
        self.ready = ready
        self.trouble: str | None = None
        self.kept: list[Moment] = []

    def keep(self, session: Evening, moment: Moment) -> SlowKeeper:
        self.kept.append(moment)
        return self

    def wait(self, seconds: float | None = None) -> bool:
        return self.ready or seconds is None

    def problem(self) -> str | None:
        return self.trouble

    def rows(self, first: int, count: int) -> list[HandRow]:
        return []
