"""Two worlds that differ in hidden cards only: in one of them somebody has no choice, in the other they have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, count
from random import Random
from typing import Final

from ai import Decision
from engine import (
    Action,
    HandRecord,
    RefusedRecord,
    View,
    legal_actions,
    members,
    observe,
    read_action,
    replay,
    to_act,
    write_record,
)
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tests.support.elsewhere import exchanged, unseen

BEFORE: Final = 5
"""Decisions before the one that matters with which a world begins."""


class World:
    """A hand on its way: all follow the record up to the decision that matters, which is number ``at``."""

    def __init__(self, fresh: Evening, record: HandRecord, at: int) -> None:
        begun = replace(record, actions=record.actions[: at - BEFORE])
        self.session = Evening.from_data(fresh.data() | {"record": write_record(begun)})
        self._record, self.at = record, at
        self.session.company.bot = lambda seat: self  # type: ignore[method-assign]
        self._asked: dict[int, int] = {}

    @property
    def ended(self) -> bool:
        """True once that decision is made."""
        return len(self.session.record.actions) > self.at

    @property
    def due(self) -> Action:
        """The next act of the record."""
        return self._action(len(self.session.record.actions))

    def think(self, view: View) -> Iterator[Decision]:
        """The bots' part of it; they think ahead, so it goes by how often each was asked."""
        before = len(self.session.record.actions) if view.seat not in self._asked else self._asked[view.seat] + 1
        self._asked[view.seat] = at = next(at for at in count(before) if at > self.at or self._seat(at) == view.seat)
        yield Decision(self._action(at) if at <= self.at else legal_actions(view)[0], ())

    def _seat(self, at: int) -> object:
        return self._record.actions[at][0]

    def _action(self, at: int) -> Action:
        return read_action(self._record.variant, str(self._record.actions[at][1]))


def forced_and_free(game: str, seed: str) -> tuple[World, World]:
    """A world in which a bot has to play its only legal card, and one in which it does so of its own will. Up to then
    the person sees the same in both."""
    fresh, record, other, at = _found(game, seed)
    return World(fresh, record, at), World(fresh, other, at)


@cache
def _found(game: str, seed: str) -> tuple[Evening, HandRecord, HandRecord, int]:
    for number in range(100):
        fresh = new_session(seed=f"{seed}/{number}", game=game, bot="random")
        record = _played(Evening.from_data(fresh.data()), Random(number))
        if (found := _other(record, fresh.human)) is not None:
            at, other = found
            return fresh, record, other, at
    raise AssertionError(f"no such hand of {game}")


def _played(session: Evening, random: Random) -> HandRecord:
    while not session.hand_over:
        view = session.view if session.turn == session.human else session.bot_view()
        session.act(random.choice(legal_actions(view)))
    return session.record


def _other(record: HandRecord, human: int) -> tuple[int, HandRecord] | None:
    """A forced card of a bot, and the record in which it is free."""
    for at in range(BEFORE, len(record.actions)):
        before = replace(record, actions=record.actions[:at])
        state, _ = replay(before)
        seat = to_act(state)
        if seat in (None, human) or not _plays_on(record, at) or len(legal_actions(observe(state, seat))) > 1:
            continue
        view = observe(state, human)
        then = observe(replay(replace(record, actions=record.actions[: at + 1]))[0], human)
        for one, card in combinations(members(unseen(view)), 2):
            other = exchanged(replace(record, actions=record.actions[: at + 1]), one, card)
            try:
                found, _ = replay(replace(other, actions=other.actions[:at]))
                after, _ = replay(other)
            except RefusedRecord:
                continue
            same = (
                observe(found, human) == view
                and observe(after, human) == then
                and other.actions[at - BEFORE :] == record.actions[at - BEFORE : at + 1]
            )
            if same and len(legal_actions(observe(found, seat))) > 1:
                return at, other
    return None


def _plays_on(record: HandRecord, at: int) -> bool:
    """True if cards are played in all of the decisions that are shown."""
    return all(str(text).startswith("play ") for _, text in record.actions[at - BEFORE : at + 1])
