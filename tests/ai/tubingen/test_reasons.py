"""What this game's reasons say is true of the cards, and each of them is given."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ai import decide, make
from engine import View, action_text, legal_actions, observe, to_act
from tests.ai.claims_tubingen import OF_TUBINGEN
from tests.ai.seeing import Moment

from .replayed import states

HANDS = 120


def views(hands: int) -> Iterator[View]:
    random = Random("reasons")
    for seed in range(hands):
        for state in states(seed):
            seat = to_act(state)
            if seat is not None:
                view = observe(state, seat)
                if len(legal_actions(view)) > 1 and (view.kind != "play" or random.random() < 0.4):
                    yield view


def test_reasons_are_true_and_met() -> None:
    met = set()
    for number, view in enumerate(views(HANDS)):
        decision = decide(make(("steady", "steady", "beginner")[number % 3], "truth"), view)
        for candidate in decision.ranked:
            for reason in candidate.reasons:
                claim = OF_TUBINGEN.get(reason.key)
                if claim is not None:
                    moment = Moment(view, candidate.action)
                    assert claim(moment, reason.params), (reason, action_text(candidate.action), view)
                    met.add(reason.key)
    assert {*OF_TUBINGEN} - met == set()
