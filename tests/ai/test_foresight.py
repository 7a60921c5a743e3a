"""The expectations of a search are read from the very deals by which it prices a choice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from ai import decide, make
from ai.arena.deals import deal
from ai.foresight import Foresight
from ai.games import FORESEES, SEARCHED
from ai.habits import NEUTRAL
from ai.judgement import Ask
from ai.players import seen
from ai.searching import Effort, seed_for
from engine import (
    BEFORE_THE_CARDS,
    Action,
    Kind,
    State,
    View,
    apply,
    legal_actions,
    observe,
    start,
    to_act,
    variant_for,
)

EFFORT = Effort(nodes=60, deals=12)
GAMES = sorted(FORESEES)
DEALS = {"taper": 1}
"""The number of a deal that somebody declares, where it is not the first."""


@cache
def evening(game: str) -> tuple[tuple[View, Action, float | None], ...]:
    """Decisions of one hand of *steady*, each with the expectation of a small search; None where it has none."""
    return tuple(_decided(game))


def _decided(game: str) -> Iterator[tuple[View, Action, float | None]]:
    variant = variant_for(game)
    dealt = deal(variant, "foresight", DEALS.get(game, 0))
    state: State = start(variant, dealt.dealer, dealt.own, dealt.pack)
    players = [make("steady", str(seat)) for seat in range(state.table.players)]
    cards = 0
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        decision = decide(players[seat], view)
        plays = view.kind == Kind.PLAY
        if view.kind not in BEFORE_THE_CARDS and len(legal_actions(view)) > 1 and (not plays or cards % 5 == 0):
            known = seen(view)
            ask = Ask(EFFORT, seed_for("hint", known), decision, NEUTRAL)
            last = [*SEARCHED.find(game, view.kind)(known, ask)][-1]
            values = {each.action: each.value for each in last.ranked} if last.nodes else {}
            yield known, decision.action, values.get(decision.action)
        cards += plays
        state = apply(state, decision.action).state


@cache
def foreseen(view: View, action: Action) -> Foresight | None:
    return FORESEES[view.table.variant.key](view, action, EFFORT, seed_for("hint", view))


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_judgement_of_the_search(game: str) -> None:
    """At the cards every deal is the same, so the mean is the price that a hint is made from."""
    met = 0
    for view, action, value in evening(game):
        found = foreseen(view, action)
        if view.kind == Kind.PLAY and found is not None and value is not None:
            assert found.value == pytest.approx(value)
            met += 1
    assert met > 3


@pytest.mark.parametrize("game", GAMES)
def test_chances_and_points_are_such(game: str) -> None:
    kinds = set()
    whole = variant_for(game).pack
    for view, action, _ in evening(game):
        found = foreseen(view, action)
        if found is None:
            continue
        kinds.add(view.kind)
        assert 0 <= found.won <= 1
        assert 0 <= found.share <= 1
        assert -1 <= found.points <= whole.value(whole.cards) / whole.parts + 4
        assert all(0 <= chance <= 1 for chance in found.made.values())
        assert found == foreseen.__wrapped__(view, action), "the same seed foresees the same"
    assert len(kinds) > (game != "tubingen"), "there rules of thumb alone decide before the play"
