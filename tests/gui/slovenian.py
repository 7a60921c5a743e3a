"""Moments of the Slovenian games, led to by wishes: each seat does the first of its wishes that it may."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from ai.games import BEGINNER, STEADY
from ai.player import Candidate
from engine import GAMES, Action, Cut, View, action_text, legal_actions, variant_for
from tarokgui.session.evening import Evening
from tests.gui.sitting import evening

EVENINGS = 400
"""So many are gone through at most."""


class Story(NamedTuple):
    """A table, and the wishes of the person and the others, as texts of the record; ``*`` stands for any end of one.

    ``since``: the evening looked at first, for rare things that come up in few of them.
    """

    game: str = "slovenian-4"
    mine: Sequence[str] = ()
    theirs: Sequence[str] = ("pass",)
    house: Mapping[str, object] = {}
    since: int = 0

    def choose(self, view: View, *, person: bool) -> Action:
        """The first wish that is legal; else the middle cut, or the first thing that may be done."""
        legal = legal_actions(view)
        for wish in (*(self.mine if person else self.theirs), "pass"):
            for action in legal:
                text = action_text(action)
                if text == wish or (wish.endswith("*") and text.startswith(wish[:-1])):
                    return action
        return legal[len(legal) // 2] if isinstance(legal[0], Cut) else legal[0]

    def sessions(self) -> Iterator[Evening]:
        """Evenings of it at their beginning."""
        for number in (*range(self.since, EVENINGS), *range(self.since)):
            yield evening(f"slovenian/{number}", self.game, dict(self.house))

    def step(self, session: Evening) -> None:
        """Make the seat to act do its wish."""
        person = session.turn == session.human
        session.act(self.choose(session.view if person else session.bot_view(), person=person))

    def until(self, wanted: Callable[[Evening], bool]) -> Evening:
        """The first moment of some evening at which the person decides and it is as wanted."""
        for session in self.sessions():
            while not session.hand_over:
                if session.turn == session.human and wanted(session):
                    return session
                self.step(session)
        raise AssertionError("it never comes up")

    @contextmanager
    def told(self) -> Iterator[None]:
        """Make the bots play the others' part of this story."""

        def judge(seed: str, view: View, habits: object) -> list[Candidate]:
            return [Candidate(self.choose(view, person=False), 0.0)]

        kinds = {kind for game in GAMES for kind in _kinds(game)}
        made: dict[tuple[str | None, str], Any] = {(self.game, kind): judge for kind in kinds}
        with patch.dict(STEADY.entries, made), patch.dict(BEGINNER.entries, made):
            yield


def _kinds(game: str) -> Iterator[str]:
    yield from (phase.kind for phase in variant_for(game).course)
    yield "annul"


def at(kind: str) -> Callable[[Evening], bool]:
    """A test that is True if a decision of that kind is due."""
    return lambda session: session.view.kind == kind
