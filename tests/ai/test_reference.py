"""The measure that `benchmarks/reference.py` applies to others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ai.arena.bots import Bot
from ai.arena.deals import deal
from ai.games.romanian.voicing import UNSAFE
from ai.player import Candidate, Decision
from ai.players import ExpertPlayer, seen
from benchmarks import reference
from benchmarks.reference import Price, Task
from engine import PLAYS, Kind, apply, legal_actions, observe, start, to_act, variant_for

TASK = Task("romanian", Bot("expert"), "small", times=2)


def _decision(*candidates: Candidate) -> Decision:
    return Decision(candidates[0].action, candidates, 1)


def test_regret_goes_by_the_order_without_bars() -> None:
    """Points added for the order count, but not a ban."""
    found = _decision(
        Candidate(PLAYS[0], 1.0, error=0.1, favour=0.5),
        Candidate(PLAYS[1], 1.2, error=0.1),
        Candidate(PLAYS[2], 1.1, error=0.1, favour=-UNSAFE),
    )
    costs = [reference.regret("romanian", found, Decision(PLAYS[card], ())) for card in range(4)]
    assert costs == [0.0, pytest.approx(0.3), pytest.approx(0.4), None]


def test_prices_are_those_of_the_hint() -> None:
    """A difference within the error costs nothing; the reference may find that the other move is better."""
    hint = _decision(*(Candidate(PLAYS[at], value, error=0.1) for at, value in enumerate((2.0, 1.9, 1.0, 0.0))))
    true = _decision(*(Candidate(PLAYS[at], value, error=0.01) for at, value in enumerate((1.0, 1.5, 0.5, -1.0))))
    found = list(reference.prices(hint, true, lambda: 0.4, capped=False))
    assert found == [
        Price(0.0, -0.5, listed=True, drawn=False),
        Price(1.0, 0.5, listed=True, drawn=True),
        Price(2.0, 2.0, listed=False, drawn=False),
    ]


def test_what_has_no_price_is_not_compared() -> None:
    """Rules of thumb do not count in game points."""
    hint = _decision(Candidate(PLAYS[0], 2.0), Candidate(PLAYS[1], 1.0))
    assert not list(reference.prices(hint, hint, lambda: 0.0, capped=False))


def test_a_reference_drops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first free decision of a hand: all choices in all deals, another seed, more than the bot spent."""
    effort = ExpertPlayer("").effort(Kind.AUCTION)
    assert effort is not None
    monkeypatch.setattr("ai.players.PLANS", replace(effort, nodes=60, deals=10))
    variant = variant_for("romanian")
    dealt = deal(variant, "small", 0)
    state = start(variant, dealt.dealer, dealt.own, dealt.pack)
    while True:
        seat = to_act(state)
        assert seat is not None
        view = observe(state, seat)
        if view.kind == Kind.AUCTION:
            break
        state = apply(state, legal_actions(view)[0]).state
    found = reference.refer(TASK, seen(view), 40)
    again = reference.refer(TASK, seen(view), 400)
    assert found is not None
    assert again is not None
    assert found.nodes == 20 * len(found.ranked)
    assert again.nodes >= 800


def test_means_are_by_the_hand() -> None:
    """Many values of one hand make a mean no surer."""
    few = reference.mean([(0, 0.0), (1, 1.0), (2, 0.0), (3, 1.0)])
    many = reference.mean([(number, float(number % 2)) for number in range(4) for _ in range(9)])
    assert few == many
    assert few.startswith(" 0.500 ± ")
