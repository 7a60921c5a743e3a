"""Refusals in Tübingen Tarok: every reason occurs, always with the same data and under the same rules."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from engine import Refusal, State, apply, legal_actions, objection, observe, shuffled, start, to_act, variant_for
from tests.support.everything import everything
from tests.support.tubingen import EMPTY, lay, passed, play

# reason: names of its data, rules under which it is given
REASONS: dict[Refusal, tuple[str, str]] = {
    Refusal.NOT_YOUR_TURN: ("seat", "U1"),
    Refusal.WRONG_PHASE: ("kind", "U18 U6 U7 U9 U11 U17 U29"),
    Refusal.HAND_IS_OVER: ("", "U6"),
    Refusal.CUT_TOO_THIN: ("least most", "U6"),
    Refusal.DISCARD_COUNT: ("count", "U7"),
    Refusal.NEVER_DISCARD: ("cards", "U7"),
    Refusal.NOT_IN_HAND: ("cards", "U19 U7"),
    Refusal.BID_NOT_IN_GAME: ("contract ordinal", "U9"),
    Refusal.NOT_A_KING: ("card", "U13"),
    Refusal.KING_HELD: ("card", "U15"),
    Refusal.CARD_HELD: ("card", "U13"),
    Refusal.NOT_FOUR_KINGS: ("card", "U13"),
    Refusal.NOT_THREE_KINGS: ("count", "U13"),
    Refusal.MUST_FOLLOW: ("cards suit", "U19"),
    Refusal.MUST_TAROK: ("cards suit", "U19"),
    Refusal.FALSE_CLAIM: ("item", "U29"),
    Refusal.CLAIMED_ALREADY: ("item", "U29"),
    Refusal.NOT_YOURS_TO_CLAIM: ("item", "U29"),
}


def special_states() -> list[State]:
    """Positions that random hands seldom reach."""
    asked = play(lay("", EMPTY, "", "T8 T9"), "discard T8 T9")
    return [
        asked,
        play(asked, "1: ask-tout"),
        play(passed(lay("HK DK CK SK T21", "T1 T22")), "3: pass"),
        play(passed(lay("HK DK CK", "T1 T21 T22")), "3: pass"),
    ]


def met() -> dict[Refusal, tuple[set[str], set[str]]]:
    found: dict[Refusal, tuple[set[str], set[str]]] = defaultdict(lambda: (set(), set()))

    def ask(state: State) -> None:
        for seat in {to_act(state), 0} - {None}:
            view = observe(state, seat or 0)
            for action in everything(view):
                why = objection(view, action)
                if why is not None:
                    found[why.reason][0].add(" ".join(sorted(why.data)))
                    found[why.reason][1].add(why.rule)

    variant = variant_for("tubingen", {"claims": "spoken"})
    for seed in range(12):
        random = Random(f"objections/{seed}")
        pack = shuffled(variant.pack, random.random)
        state = start(variant, 0, variant.carry.own(variant.carry.begin(0).carry), pack)
        number = 0
        while (seat := to_act(state)) is not None:
            if number % 5 == 0 or state.table.kind != "play":
                ask(state)
            number += 1
            legal = legal_actions(observe(state, seat))
            chosen = legal[-1] if state.table.kind == "claim-strafen" else legal[int(random.random() * len(legal))]
            state = apply(state, chosen).state
        ask(state)
    for state in special_states():
        ask(state)
    return found


def test_every_reason_occurs_with_its_data_and_its_rules() -> None:
    found = met()
    assert {reason: data for reason, (data, _) in found.items()} == {
        reason: {data} for reason, (data, _) in REASONS.items()
    }
    assert {reason: rules for reason, (_, rules) in found.items()} == {
        reason: set(rules.split()) for reason, (_, rules) in REASONS.items()
    }
