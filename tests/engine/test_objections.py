"""Objections: every reason occurs, always with the same data and under the same rules (they become sentences)."""

from __future__ import annotations

import pytest

from engine import HandRecord, IllegalAction, Refusal, State, apply, parse_action
from tests.support.chance import random_hand
from tests.support.deals import dealt, play
from tests.support.refusals import Refusals
from tests.support.speakers import speaking

# reason: names of its data, rules under which it is given
REASONS: dict[Refusal, tuple[str, str]] = {
    Refusal.NOT_YOUR_TURN: ("seat", "R7"),
    Refusal.WRONG_PHASE: ("kind", "R14 R17 R18 R22 R34 R35 R41 R46 R57 R83"),
    Refusal.HAND_IS_OVER: ("", "R9"),
    Refusal.CUT_TOO_THIN: ("least most", "R14"),
    Refusal.NO_SUCH_PACKET: ("number", "R18"),
    Refusal.PACKET_TAKEN: ("number", "R18"),
    Refusal.BID_NOT_IN_GAME: ("contract ordinal", "R25"),
    Refusal.BID_NOT_FIRST_LEVEL: ("contract", "R26"),
    Refusal.BID_TOO_LOW: ("contract ordinal", "R30"),
    Refusal.BID_JUMPS: ("ordinal", "A6"),
    Refusal.SENIOR_HOLDS: ("", "A7"),
    Refusal.SENIOR_MAY_NOT_RAISE: ("", "A7"),
    Refusal.NOTHING_TO_HOLD: ("", "R31"),
    Refusal.JUNIOR_MAY_NOT_HOLD: ("", "R31"),
    Refusal.NOT_A_KING: ("card", "R35"),
    Refusal.NO_SUCH_GROUP: ("group groups", "R40"),
    Refusal.OTHER_GROUP_SHOWN: ("group", "R41"),
    Refusal.LAST_REJECTED: ("group", "R42"),
    Refusal.NOTHING_TO_REJECT: ("", "R42"),
    Refusal.KING_NOT_SEEN: ("", "R50"),
    Refusal.DISCARD_COUNT: ("count", "R46"),
    Refusal.NOT_IN_HAND: ("cards", "R46 R84"),
    Refusal.NEVER_DISCARD: ("cards", "R47"),
    Refusal.SUITS_FIRST: ("cards", "R48"),
    Refusal.TAROACE_COUNT: ("held least", "R61"),
    Refusal.MATE_DECLARED: ("count seat", "R63"),
    Refusal.ALREADY_DECLARED: ("", "R61"),
    Refusal.FIRST_TURN_ONLY: ("", "R58"),
    Refusal.PAGAT_CLOSES: ("", "R69"),
    Refusal.MUST_DECLARE: ("count", "R65"),
    Refusal.NOT_KNOWN: ("item", "A17"),
    Refusal.ALREADY_ANNOUNCED: ("item", "A27"),
    Refusal.DECLARER_ONLY: ("", "R69"),
    Refusal.PAGAT_NOT_HELD: ("", "A22"),
    Refusal.KING_NOT_HELD: ("", "R70"),
    Refusal.NOT_ANNOUNCED: ("item", "R79"),
    Refusal.NOT_PLAYED_HERE: ("item", "R104"),
    Refusal.OPPONENTS_ONLY: ("item", "A36"),
    Refusal.KING_EXPOSED: ("", "A36"),
    Refusal.OWN_SIDE: ("item", "R79"),
    Refusal.CHAIN_ENDED: ("item", "R78"),
    Refusal.VALAT_STANDS: ("", "A26"),
    Refusal.MUST_FOLLOW: ("cards suit", "R84"),
    Refusal.MUST_TAROK: ("cards suit", "R84"),
}
SLOVENIAN = {
    Refusal.NAMED_TOO_LOW,
    Refusal.NAME_EXACTLY,
    Refusal.NOT_THREE_KINGS,
    Refusal.NOT_CONVERTIBLE,
    Refusal.NOT_CERTAIN,
    Refusal.PAGAT_NOT_ALONE,
    Refusal.MUST_BEAT,
    Refusal.PAGAT_LAST,
    Refusal.MOND_WAITS,
    Refusal.SKIS_DRAWS,
    Refusal.SUITS_LEAD,
    Refusal.CARD_BOUND,
}
"""Those that only the Slovenian games have: tests/engine/slovenian/test_objections.py."""

TUBINGEN = {
    Refusal.KING_HELD,
    Refusal.CARD_HELD,
    Refusal.NOT_FOUR_KINGS,
    Refusal.FALSE_CLAIM,
    Refusal.CLAIMED_ALREADY,
    Refusal.NOT_YOURS_TO_CLAIM,
}
"""Those that only Tübingen Tarok has: tests/engine/tubingen/test_objections.py."""
OF_RECORDS = {Refusal.NO_SUCH_ACTION, Refusal.HAND_UNFINISHED}
"""Only a record is refused for these."""


def special_states() -> list[State]:
    """Positions that random hands seldom reach."""
    prins: dict[str, object] = {"announce_regele_prins": True}
    exposed = "bid doi 1, pass, pass, pass, call SK, reject, reject, reject, take 1, discard H4 H3, merge"
    chain = "merge, double game, merge, double game, merge, double game, merge, double game, merge, double game, merge"
    return [
        dealt("H1 H2 H3 HQ D1 D2 DQ DJ C7 C8 CQ SJ"),
        play(dealt("H4 H3 T1", talon="SK T17 T18 T19 T20 T21", house=prins), exposed),
        play(dealt(house={"senior_may_raise": False}), "bid doi 1, bid doi 2, pass, pass"),
        speaking(5, 5, 5, 5, bid="bid doi 1", script="reject, reject, reject"),
        speaking(1, 9, 1, 9, script="merge, double game, say taroace 9, merge, merge"),
        speaking(5, 5, 5, 5, script=chain),
    ]


def met() -> Refusals:
    found = Refusals()
    for seed in range(25):
        record: HandRecord = random_hand(seed)[0]
        state = record.begin().state
        for number, (_, text) in enumerate(record.actions):
            if number % 3 == 0 or state.table.phase != "play":
                found.ask(state)
            state = apply(state, parse_action(str(text))).state
        found.ask(state)
    for state in special_states():
        found.ask(state)
    return found


def test_every_reason_occurs_with_its_data_and_its_rules() -> None:
    met().hold_against(REASONS)


def test_the_table_is_complete() -> None:
    assert set(REASONS) | OF_RECORDS | SLOVENIAN | TUBINGEN == set(Refusal)


def test_an_illegal_action_carries_its_objection() -> None:
    with pytest.raises(IllegalAction) as refused:
        apply(dealt(), parse_action("hold"))
    assert refused.value.objection.reason is Refusal.NOTHING_TO_HOLD
    assert "R31" in str(refused.value)
