"""A keeper for tests, whose disk answers on demand."""

from __future__ import annotations

from tarokgui.session.eveningstate import EveningState
from tarokgui.session.pendingsave import Savable
from tarokgui.session.scoresheet import HandRow


class SlowStore:
    """Its own receipt. ``trouble`` is its answer when it is ready."""

    def __init__(self, *, ready: bool = False) -> None:
        self.ready = ready
        self.trouble: str | None = None
        self.kept: list[EveningState] = []

    def keep(self, session: Savable, moment: EveningState) -> SlowStore:
        self.kept.append(moment)
        return self

    def wait(self, seconds: float | None = None) -> bool:
        return self.ready or seconds is None

    def problem(self) -> str | None:
        return self.trouble

    def rows(self, first: int, count: int) -> list[HandRow]:
        return []

    def hand(self, number: int) -> None:
        return None
