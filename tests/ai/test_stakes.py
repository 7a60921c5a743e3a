"""Bots and the adviser with any number of points in the pool: always legal, never a failure, and soon."""

from __future__ import annotations

from functools import cache
from itertools import islice
from math import isfinite, isinf
from random import Random
from time import perf_counter

import pytest

from ai import NAMES, decide, make
from ai.games.romanian.stakes import MOST, bounded
from engine import (
    Announce,
    Double,
    State,
    View,
    apply,
    legal_actions,
    objection,
    observe,
    shuffled,
    start,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot
from tarokgui.wording.hintwords import HintWords
from tarokgui.wording.i18n import LANGUAGES, load
from tests.support.advising import advise
from tests.support.seats import seating_at

from .seated import seated

POOLS = {f"10^{power}": 10**power for power in (9, 12, 18, 19, 40, 400, 5000)}
PHASES = (
    "cut", "pattern", "packets", "throw-in", "auction", "call", "talon", "discard", "announce", "play",
    "pagat doubled", "pagat played", "michi",
)  # fmt: skip
GIVEN = 3
"""Decisions of a search that are looked at: it counts with the same stakes in all of them."""
SECONDS = 30
"""No decision takes so long, however slow the machine."""


def phase_of(state: State, view: View) -> str:
    """The kind of decision; an announced pagat makes it another one."""
    contract = view.table.contract
    pagat = next((bonus for bonus in view.table.speech.announced if bonus.item == "pagat"), None)
    if view.phase == "play" and contract is not None and contract.individual:
        return "michi"
    if pagat is not None and len(view.table.play.tricks) > 3:
        return "pagat played"
    if pagat is not None and pagat.steps:
        return "pagat doubled"
    return view.phase


@cache
def positions() -> dict[str, State]:
    """A state for each phase, from hands that are played at random but in which the pagat is announced and doubled."""
    variant = variant_for("romanian", {})
    found = {"throw-in": seated({0: "H4 H3 H2 H1 D4 D3 D2 D1 S7 S8 S9 S10"})}  # too seldom to wait for
    for number in range(1_000):
        random = Random(f"stakes{number}")
        player = make("random", f"stakes{number}")
        state = start(variant, number % 4, Pot(5, 1), shuffled(variant.pack, random.random))
        while (seat := to_act(state)) is not None:
            view = observe(state, seat)
            found.setdefault(phase_of(state, view), state)
            legal = legal_actions(view)
            pagat = [each for each in legal if isinstance(each, Announce | Double) and each.item == "pagat"]
            state = apply(state, pagat[0] if pagat else decide(player, view).action).state
        if found.keys() >= set(PHASES):
            return found
    raise AssertionError(set(PHASES) - found.keys())


def view_with(phase: str, pool: int) -> View:
    """The view of the seat to act, with so much in the pool."""
    state = positions()[phase]
    seat = to_act(state)
    assert seat is not None
    return observe(State(state.table._replace(own=state.table.own._replace(pool=pool)), state.hidden), seat)


@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_decides_in_every_phase(name: str, phase: str, pool: str) -> None:
    view = view_with(phase, POOLS[pool])
    begun = perf_counter()
    for decision in islice(make(name, "stakes").think(view), GIVEN):
        assert objection(view, decision.action) is None
        assert all(isfinite(candidate.value) for candidate in decision.ranked)
    assert perf_counter() - begun < SECONDS


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("random", "expert")])
def test_beyond_the_bound_nothing_changes(name: str, phase: str) -> None:
    at_bound, beyond = (decide(make(name, "stakes"), view_with(phase, pool)) for pool in (MOST, 10**5_000))
    assert beyond == at_bound


@pytest.mark.parametrize("pool", [0, 5, 4_000, MOST])
def test_up_to_the_bound_the_view_stays_as_it_is(pool: int) -> None:
    view = view_with("announce", pool)
    assert bounded(view) is view


@pytest.mark.parametrize("pool", ["10^12", "10^5000"])
def test_the_adviser_says_why(pool: str) -> None:
    view = view_with("pagat played", POOLS[pool])
    hint = advise(view, (0, 0))
    assert hint.view is view
    assert objection(view, hint.actions[0]) is None
    assert all(other.worse is None or other.worse < MOST or isinf(other.worse) for other in hint.others)
    for language in LANGUAGES:
        tr = load(language)
        words = HintWords(tr, seating_at(view, tr), hint)
        assert words.aloud
        assert len(words.aloud) < 1_000
