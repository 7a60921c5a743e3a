"""One evening in a folder of its own, to be spoilt, with all sentences about it."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from engine import legal_actions
from tarokgui.session.evening import Evening
from tests.support import saves
from tests.support.spoiling import ONE_SIDED, SpoiltEvening


class Fault(Exception):
    """A loss, or a wrong sentence."""


@dataclass
class Case:
    """One evening in a folder of its own, to be spoilt; ``told`` collects the keys of all sentences."""

    folder: Path
    evening: SpoiltEvening
    random: Random
    other: SpoiltEvening
    """Another table's."""
    told: list[str] = field(default_factory=list)
    """Without ``save.`` before them."""
    what: str = ""
    whole: bool = True
    shown: dict[str, Any] = field(default_factory=dict)
    """The evening as it was shown last; older rows can be read only while its folder is open."""

    def lie(self, *, killed: bool) -> None:
        """Put it there, as after a kill or a proper end."""
        shutil.copytree(self.evening.crashed if killed else self.evening.closed, self.folder)

    def spoil(self) -> None:
        """Damage one of the files."""
        self.what = self.random.choice(ONE_SIDED)(self.folder, self.evening.older, self.random)

    def expect(self, data: dict[str, Any] | None = None) -> None:
        """Expect it there, as it was shown last if nothing else is said, with at most one report."""
        data = data or self.shown
        found, notice = saves.load(self.folder)
        self.tell(notice)
        if found is None or found.data() != data:
            raise Fault(f"another evening than was shown ({notice}): {stand(found)}, not {stand_of(data)}")
        if again := saves.load(self.folder)[1]:
            raise Fault(f"told again: {again}")

    def tell(self, keys: Iterable[str]) -> None:
        """Note sentences."""
        self.told += [key.removeprefix("save.") for key in keys]

    def play(self, session: Evening, decisions: int) -> None:
        """Play on; a sentence said meanwhile is said once until it is over."""
        for _ in range(decisions):
            before = session.problem
            if session.hand_over:
                session.next_hand()
            else:
                view = session.view if session.turn == session.human else session.bot_view()
                session.act(self.random.choice(legal_actions(view)))
            if session.problem != before:
                self.tell([session.problem] if session.problem else [])
        self.shown = session.data()

    def allow(self, *keys: str) -> None:
        """Allow these sentences only, and only once that the evening is complete or cannot be saved."""
        if {*self.told} - {*keys} or any(self.told.count(key) > 1 for key in ("complete", "full", "failed")):
            raise Fault(f"told: {self.told}")


def stand(found: Evening | None) -> object:
    """Hand and action of an evening, None if there is none."""
    return None if found is None else stand_of(found.data())


def stand_of(data: dict[str, Any]) -> tuple[int, int]:
    """Hand and action of an evening as data."""
    return data["match"]["hands"], len(data["record"]["actions"])
