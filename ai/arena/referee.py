"""One hand from the cut to the settlement: each bot is shown its own view and asked, and its time is measured."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from time import perf_counter, thread_time
from typing import Final, NamedTuple, Protocol

from ai import Player, decide
from engine import IllegalAction, State, action_text, apply, observe, to_act

from .bots import Bot

CLOCK: Final = "wall" if sys.platform == "win32" else "thread"
"""The clock for decisions: the processor time of the deciding thread, so that neither a halt of the machine nor
busy neighbours count. Windows moves that clock on in steps of 16 ms, longer than most decisions; there it is the wall
clock's time."""

_now: Final = perf_counter if CLOCK == "wall" else thread_time


class ArenaFault(Exception):
    """A bot's breach of the rules, or a hand that does not balance, as a sentence."""


@dataclass(slots=True)
class ArenaPace:
    """The time of decisions by `CLOCK`: their number, their seconds, the slowest, and the hands simulated for them."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    nodes: int = 0

    def add(self, other: ArenaPace) -> None:
        """Take in other decisions."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.nodes += other.nodes


Paces = dict[str, ArenaPace]
"""The pace of a bot by phase, as the seat meets it (``throw-in`` while it is asked about that)."""


class Chair(NamedTuple):
    """A seat in the arena: its bot, the player, and its times."""

    bot: Bot
    player: Player
    paces: Paces


class Written(Protocol):
    """A receiver of the course of a hand, for comparing two runs."""

    def update(self, data: bytes, /) -> None:
        """Take in the next bytes."""


def play(state: State, chairs: Sequence[Chair], course: Written) -> State:
    """The finished hand; every action goes into ``course``.

    Raises:
        ArenaFault: a bot attempts a forbidden action, or the hand does not balance.
    """
    while (seat := to_act(state)) is not None:
        bot, player, paces = chairs[seat]
        view = observe(state, seat)
        began = _now()
        decision = decide(player, view)
        took = _now() - began
        paces.setdefault(view.kind, ArenaPace()).add(ArenaPace(1, took, took, decision.nodes))
        text = action_text(decision.action)
        course.update(f"{seat} {text}\n".encode())
        try:
            state = apply(state, decision.action).state
        except IllegalAction as illegal:
            raise ArenaFault(f'the bot "{bot}" in seat {seat} wants to "{text}", which is illegal: {illegal}') from None
    settlement = state.table.settlement
    if settlement is None or not state.table.variant.adds_up(state.table, settlement):
        raise ArenaFault("the payments or the pool of a hand do not balance")
    return state


def new_course() -> blake2b:
    """A digest for the actions of a deal."""
    return blake2b(digest_size=8)
