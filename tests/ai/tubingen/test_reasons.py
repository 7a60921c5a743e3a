"""The claims of this game's reasons are true of the cards, and each reason is given."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ai import decide, make
from ai.reasons import Why
from engine import Pass, View, action_text, legal_actions, observe, to_act
from tests.ai.claims_of import claims_of
from tests.ai.claims_tubingen import OF_TUBINGEN
from tests.ai.seeing import Moment
from tests.support.tubingen import lay, opened, play

from .replayed import states

HANDS = 120
CLAIMS = claims_of("tubingen")


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
                moment = Moment(view, candidate.action)
                assert CLAIMS[reason.key](moment, reason.params), (reason, action_text(candidate.action), view)
                met.add(reason.key)
    assert {*OF_TUBINGEN} - met == set()


CALLING = "T21 T20 T19 T14 T9 T6 T5 HK HQ DK H6 D5 D6 D7 C5 C6 C7 S5 S6 S7 S8"
MIGHTY = "HK DK CK SK T22 T21 T1 T20 T19 T18 T17 T16 T15"
POOR = "T2 T3 H5 H6 H7 H8 D5 D6 D7 D8 C5 C6 C7 C8 S5 S6 S7 S8 S9"
PASSES = [
    ("a partner to call later", CALLING, Why.BESIDE_CHANCE, None),
    ("UA18 nobody to call", MIGHTY, None, None),
    ("nothing to play with", POOR, Why.LONE_CHANCE, Why.BESIDE_CHANCE),
]
"""The dealer's hand, and the chance that his pass is due to in the first round and in the second."""


@pytest.mark.parametrize(("hand", "first", "second"), [row[1:] for row in PASSES], ids=[row[0] for row in PASSES])
def test_a_pass_is_not_due_to_a_good_chance(hand: str, first: Why | None, second: Why | None) -> None:
    state = play(opened(lay("", "", "", hand)), "pass, pass, pass")
    for wanted in (first, second):
        view = observe(state, 3)
        (passing,) = [each for each in decide(make("steady", "pass"), view).ranked if each.action == Pass()]
        named = [reason.key for reason in passing.reasons if reason.key in (Why.LONE_CHANCE, Why.BESIDE_CHANCE)]
        assert named == ([wanted] if wanted else [])
        for reason in passing.reasons:
            assert CLAIMS[reason.key](Moment(view, passing.action), reason.params), reason
        state = play(state, "pass") if state.table.kind == "raus-round" else state
