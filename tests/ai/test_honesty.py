"""Bots do not cheat: their thoughts depend on their own view, their seed and nothing else.

Here the searching levels look into a fifth of the deals; `benchmarks/honesty.py` has them think as long as they do.
"""

from __future__ import annotations

import gc
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

import tests.support.elsewhere
from ai import LEVELS, Decision, make
from ai.family import Family
from ai.games import FAMILIES
from engine import Kind, State, View, observe, to_act, variant_for
from engine.hidden import Hidden
from tests.support import honesty
from tests.support.elsewhere import elsewhere
from tests.support.honesty import WHO, Maker, decisions, digest, examine, left_behind, phase_of, states_within
from tests.support.leaks import leaking
from tests.support.pairs import ALL
from tests.support.quick import think_less

ROOT: Final = Path(__file__).parent.parent.parent
FEW: Final = ("club", "ilinca", "leopold", "joze", "toader", "neza", "jakob", "gottlob")
LESS: Final = 1 if ALL else 5
"""By how much less *expert* thinks, and those who play like it."""
COUNTS: Final = {"expert": 16, "luise": 12, "sidonia": 12, "toncka": 12} | dict.fromkeys(FEW, 30)
"""The number of decisions looked at here; `benchmarks/honesty.py` looks at thousands."""
MANY: Final = 100
"""The same for those who think for less than a millisecond."""


USUAL: Final = {"auction", "call", "talon", "discard", "announce", "play"}
PHASES: Final[dict[tuple[str, ...], set[str]]] = {("tubingen",): {"discard", "raus-round", "ruf-round", "play"}}
"""The phases that are met at least, where they are not the usual ones."""
SOON: Final[dict[tuple[str, ...], str]] = {("tubingen",): "seed 1"}
"""Hands in which every kind of decision comes soon, where it takes thousands of others to meet them all: hardly a hand
is fit for a little tout (U17)."""


GAMES: Final = [family.games for family in FAMILIES]
LOOKED_AT: Final = [
    (name, games)
    for place, name in enumerate(WHO)
    for at, games in enumerate(GAMES)
    if ALL or name in LEVELS or place % len(GAMES) == at
]
"""The levels in every family of games, each of the people in one of them."""


@pytest.fixture(autouse=True)
def _less() -> Iterator[None]:
    with think_less(LESS):
        yield


@pytest.mark.parametrize(("name", "games"), LOOKED_AT, ids=lambda value: value if isinstance(value, str) else value[0])
def test_unseen_cards_change_no_thought(name: str, games: tuple[str, ...]) -> None:
    count = COUNTS.get(name, MANY)
    found = examine(name, "fair", count, games)
    assert not found.differences
    assert not found.failures
    assert sum(found.seen.values()) == count
    assert found.moved >= count - 2, "hardly ever nothing is left to be dealt anew"
    if count == MANY:
        assert {*found.seen} >= PHASES.get(games, USUAL)
        assert {*found.games} == {*games}
    else:
        assert {*found.seen} >= PHASES.get(games, USUAL) & {"auction", "raus-round", "play"}


class Cheat:
    """Decides as the beginner does, but thinks once more if it can spy one of the other seats' cards somewhere."""

    def __init__(self) -> None:
        self.player = make("beginner", "cheat")

    def think(self, view: View) -> Iterator[Decision]:
        yield from self.player.think(view)
        if self.spies(view):
            yield from self.player.think(view)

    def spies(self, view: View) -> bool:
        """True if the last state in memory has an odd card in the next seat's hand."""
        found = [each for each in gc.get_objects() if isinstance(each, Hidden)]
        same = [each for each in found if len(each.hands) > view.seat and each.hands[view.seat] == view.hand]
        return bool(same) and bool(hash(same[-1]) & 1)


class Rememberer(Cheat):
    """Keeps the views of the other seats."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[View] = []

    def spies(self, view: View) -> bool:
        self.seen.append(view)
        return len(self.seen) % 3 == 0


@pytest.mark.parametrize("cheat", [Cheat, Rememberer])
def test_whoever_cheats_is_caught(cheat: Maker) -> None:
    assert examine(cheat, "cheat", 40).differences


class Reader(Cheat):
    """Decides by a bit that a view gives away."""

    def spies(self, view: View) -> bool:
        return bool(view.table.level & 1)


def test_a_view_that_tells_too_much_does_not_pass_as_what_a_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals that the view takes for alike give away the same bit too: the rules have to say which deals are alike."""
    tells = leaking(observe, "a bit by the level")
    for module in (honesty, tests.support.elsewhere):
        monkeypatch.setattr(module, "observe", tells)
    assert not examine(Reader, "tells", 40, redealt=elsewhere).differences
    found = examine(Reader, "tells", 40).differences
    assert any(each.endswith("another view") for each in found)
    assert any("thoughts against" in each for each in found)


class Holder(Cheat):
    """Has got hold of a state, wherever it hides it."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.secret = {"deep": [(lambda: state)]}


@pytest.mark.parametrize("name", WHO)
def test_no_player_holds_a_state(name: str) -> None:
    player = make(name, "hold")
    for state, _ in zip(decisions("hold"), range(12), strict=False):
        thoughts = player.think(observe(state, to_act(state) or 0))
        next(thoughts)
        assert not states_within(thoughts)  # in the midst of thinking
        for _ in thoughts:
            pass
    assert not states_within(player, *left_behind())
    again = pickle.loads(pickle.dumps(player))
    assert pickle.loads(pickle.dumps(vars(player))).keys() == vars(player).keys()
    view = observe(state, to_act(state) or 0)
    assert list(again.think(view)) == list(player.think(view))


def test_a_state_would_be_found() -> None:
    state = next(decisions("hold"))
    assert states_within(Holder(state)) == [state, state.hidden]


PROCESS: Final = """
import sys
from tests.support.honesty import digest
from tests.support.quick import think_less
with think_less(int(sys.argv[1])):
    print(*[digest(name, "process", int(count)) for name, count in (each.split("=") for each in sys.argv[2:])])
"""


def test_another_process_thinks_the_same() -> None:
    """Neither the order of sets nor an address gets into a thought."""
    asked = {name: COUNTS.get(name, MANY) // 5 for name in WHO}
    here = [digest(name, "process", number) for name, number in asked.items()]
    assert len({*here}) > len(WHO) // 2
    salt = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    there = subprocess.run(
        [sys.executable, "-c", PROCESS, str(LESS), *(f"{name}={number}" for name, number in asked.items())],
        env={**os.environ, "PYTHONHASHSEED": salt},
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    assert there == here


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.games[0])
def test_decisions_are_of_all_kinds(family: Family) -> None:
    """Every kind of decision that the bots of a family know is looked at."""
    dealing = {phase.kind for game in family.games for phase in variant_for(game, {}).course} & {Kind.CUT, Kind.PACKETS}
    missing = {*family.beginner, *dealing}
    for state in islice(decisions(SOON.get(family.games, "each"), family.games), 900):
        missing.discard(observe(state, to_act(state) or 0).kind)
        if not missing:
            return
    raise AssertionError(f"hardly ever looked at: {missing}")


def test_tricks_are_avoided_among_them() -> None:
    missing = {"pattern", "throw-in", "play", "michi"}
    for state in islice(decisions("each"), 900):
        missing.discard(phase_of(observe(state, to_act(state) or 0)))
        if not missing:
            return
    raise AssertionError(f"hardly ever looked at: {missing}")
