"""Objections: every reason occurs, always with the same data and under the same rules (they become sentences)."""

from __future__ import annotations

import pytest

from engine import HandRecord, IllegalAction, Reason, State, apply, parse_action
from tests.support.chance import random_hand
from tests.support.deals import dealt, play
from tests.support.refusals import Refusals
from tests.support.speakers import speaking

# reason: names of its data, rules under which it is given
REASONS: dict[Reason, tuple[str, str]] = {
    Reason.NOT_YOUR_TURN: ("seat", "R7"),
    Reason.WRONG_PHASE: ("kind", "R14 R17 R18 R22 R34 R35 R41 R46 R57 R83"),
    Reason.HAND_IS_OVER: ("", "R9"),
    Reason.CUT_TOO_THIN: ("least most", "R14"),
    Reason.NO_SUCH_PACKET: ("number", "R18"),
    Reason.PACKET_TAKEN: ("number", "R18"),
    Reason.BID_NOT_IN_GAME: ("contract ordinal", "R25"),
    Reason.BID_NOT_FIRST_LEVEL: ("contract", "R26"),
    Reason.BID_TOO_LOW: ("contract ordinal", "R30"),
    Reason.BID_JUMPS: ("ordinal", "A6"),
    Reason.SENIOR_HOLDS: ("", "A7"),
    Reason.SENIOR_MAY_NOT_RAISE: ("", "A7"),
    Reason.NOTHING_TO_HOLD: ("", "R31"),
    Reason.JUNIOR_MAY_NOT_HOLD: ("", "R31"),
    Reason.NOT_A_KING: ("card", "R35"),
    Reason.NO_SUCH_GROUP: ("group groups", "R40"),
    Reason.OTHER_GROUP_SHOWN: ("group", "R41"),
    Reason.LAST_REJECTED: ("group", "R42"),
    Reason.NOTHING_TO_REJECT: ("", "R42"),
    Reason.KING_NOT_SEEN: ("", "R50"),
    Reason.DISCARD_COUNT: ("count", "R46"),
    Reason.NOT_IN_HAND: ("cards", "R46 R84"),
    Reason.NEVER_DISCARD: ("cards", "R47"),
    Reason.SUITS_FIRST: ("cards", "R48"),
    Reason.TAROACE_COUNT: ("held least", "R61"),
    Reason.MATE_DECLARED: ("count seat", "R63"),
    Reason.ALREADY_DECLARED: ("", "R61"),
    Reason.FIRST_TURN_ONLY: ("", "R58"),
    Reason.PAGAT_CLOSES: ("", "R69"),
    Reason.MUST_DECLARE: ("count", "R65"),
    Reason.NOT_KNOWN: ("item", "A17"),
    Reason.ALREADY_ANNOUNCED: ("item", "A27"),
    Reason.DECLARER_ONLY: ("", "R69"),
    Reason.PAGAT_NOT_HELD: ("", "A22"),
    Reason.KING_NOT_HELD: ("", "R70"),
    Reason.NOT_ANNOUNCED: ("item", "R79"),
    Reason.NOT_PLAYED_HERE: ("item", "R104"),
    Reason.OPPONENTS_ONLY: ("item", "A36"),
    Reason.KING_EXPOSED: ("", "A36"),
    Reason.OWN_SIDE: ("item", "R79"),
    Reason.CHAIN_ENDED: ("item", "R78"),
    Reason.VALAT_STANDS: ("", "A26"),
    Reason.MUST_FOLLOW: ("cards suit", "R84"),
    Reason.MUST_TAROK: ("cards suit", "R84"),
}
SLOVENIAN = {
    Reason.NAMED_TOO_LOW,
    Reason.NAME_EXACTLY,
    Reason.NOT_THREE_KINGS,
    Reason.NOT_CONVERTIBLE,
    Reason.NOT_CERTAIN,
    Reason.PAGAT_NOT_ALONE,
    Reason.MUST_BEAT,
    Reason.PAGAT_LAST,
    Reason.MOND_WAITS,
    Reason.SKIS_DRAWS,
    Reason.SUITS_LEAD,
    Reason.CARD_BOUND,
}
"""Those that only the Slovenian games have: tests/engine/slovenian/test_objections.py."""

TUBINGEN = {
    Reason.KING_HELD,
    Reason.CARD_HELD,
    Reason.NOT_FOUR_KINGS,
    Reason.FALSE_CLAIM,
    Reason.CLAIMED_ALREADY,
    Reason.NOT_YOURS_TO_CLAIM,
}
"""Those that only Tübingen Tarock has: tests/engine/tubingen/test_objections.py."""
OF_RECORDS = {Reason.NO_SUCH_ACTION, Reason.HAND_UNFINISHED}
"""Only a record is refused for these."""


def special_states() -> list[State]:
    """What random hands seldom come to."""
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
    assert set(REASONS) | OF_RECORDS | SLOVENIAN | TUBINGEN == set(Reason)


def test_an_illegal_action_carries_its_objection() -> None:
    with pytest.raises(IllegalAction) as refused:
        apply(dealt(), parse_action("hold"))
    assert refused.value.objection.reason is Reason.NOTHING_TO_HOLD
    assert "R31" in str(refused.value)
