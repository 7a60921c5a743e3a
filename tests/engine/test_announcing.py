"""The announcement round: turns, bonuses, whose side is shown (R57 … R60, R66 … R77; A16 … A18, A21, A22, A27, A36)."""

from __future__ import annotations

import pytest

from engine import Announce, Declare, Refusal, Side, State, observe, parse_action, to_act
from tests.support.deals import dealt, legal_texts, play, refusal
from tests.support.speakers import speaking

PRINS: dict[str, object] = {"announce_regele_prins": True}
EQUAL = (5, 5, 5, 5)


def said(state: State) -> set[str]:
    """The legal speeches now, besides doubling."""
    return {text for text in legal_texts(state) if isinstance(parse_action(text), Declare | Announce)}


def test_r57_the_declarer_speaks_first_then_to_the_right() -> None:
    state = speaking(*EQUAL)
    speakers = []
    while state.table.phase == "announce":
        speakers.append(to_act(state))
        state = play(state, "merge")
    assert speakers == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("case", "script"),
    [
        ("A16", "0: merge, 1: merge, 2: merge, 3: merge"),
        ("N6", "0: merge, 1: merge, 2: merge, 3: double game, merge, 0: merge, 1: merge, 2: merge"),
        ("R60", "0: say trula, merge, 1: merge, 2: merge, 3: merge"),
        ("R60", "0: merge, 1: double game, merge, 2: merge, 3: merge, 0: merge"),
        ("R60", "0: merge, 1: merge, 2: say trula, merge, 3: merge, 0: merge, 1: merge"),
        ("R60-again", "0: merge, 1: double game, merge, 2: merge, 3: merge, 0: double game, merge, 1: merge, 2: merge, "
         "3: merge"),
    ],
)  # fmt: skip
def test_when_the_round_is_over(case: str, script: str) -> None:
    state = play(speaking(*EQUAL), script)
    assert (state.table.phase, to_act(state)) == ("play", 0), case
    before = play(speaking(*EQUAL), script.rpartition(",")[0])
    assert before.table.phase == "announce", case


@pytest.mark.parametrize(
    "script", ["0: merge, 1: merge, 2: merge", "0: merge, 1: double game, merge, 2: merge, 0: merge"]
)
def test_r60_in_taper_two_passes_close(script: str) -> None:
    state = play(speaking(5, 6, 6, game="taper"), script)
    assert state.table.phase == "play"


@pytest.mark.parametrize(
    ("case", "counts", "script", "sides"),
    [
        ("R64", (9, 8, 2, 2), "say taroace 9, merge, say taroace 8", "DO??"),
        ("R64-equal", (8, 8, 2, 2), "say taroace 8, merge, say taroace 8", "DO??"),
        ("R64-more", (8, 9, 2, 2), "say taroace 8, merge, say taroace 9", "D???"),
        ("R64-unsaid", (8, 9, 2, 2), "merge, say taroace 9", "D???"),
        ("R74-partner", EQUAL, "merge, merge, say trula", "DODO"),
        ("N4", EQUAL, "merge, merge, say regii", "DODO"),
        ("A17-contra", EQUAL, "merge, double game", "DO??"),
        ("A17-contra-bonus", EQUAL, "say trula, merge, double trula@0", "DO??"),
        ("R82", EQUAL, "merge, double game, merge, double game", "DODO"),
        ("R70", EQUAL, "merge, merge, say rege", "DODO"),
        ("A36", EQUAL, "merge, say prins", "DO??"),
        ("R70-own", EQUAL, "say rege", "DOOO"),
    ],
)
def test_whose_side_is_shown(case: str, counts: tuple[int, ...], script: str, sides: str) -> None:
    state = speaking(*counts, king=0 if case == "R70-own" else 2, script=script, house=PRINS)
    shown = "".join("?" if side is None else "DO"[side is Side.OPPONENTS] for side in state.table.sides)
    assert shown == sides, case


@pytest.mark.parametrize(
    ("rule", "king", "script", "items"),
    [
        ("R67-declarer", 2, "", "trula regii luna valat pagat"),
        ("R70-own-king", 0, "", "trula regii luna valat pagat rege"),
        ("R70-partner", 2, "merge, merge", "trula regii luna valat rege"),
        ("A17-unknown", 2, "merge", ""),
        ("A17-known", 2, "merge, double game", "trula regii luna valat"),
        ("A18-known-by-a-bonus", 2, "say luna, merge, double luna@0", "trula regii luna valat"),
        ("A17-all-known", 2, "merge, merge, say rege, merge", "trula regii luna valat"),
        ("A27", 2, "say trula, merge, merge", "regii luna valat rege"),
        ("A27-other-side", 2, "say trula, merge, double game", "trula regii luna valat"),
        ("R38-in-the-talon", None, "merge, merge", ""),
    ],
)
def test_which_bonuses(rule: str, king: int | None, script: str, items: str) -> None:
    assert said(speaking(*EQUAL, king=king, script=script)) == {f"say {item}" for item in items.split()}, rule


@pytest.mark.parametrize(
    ("rule", "script", "items"),
    [
        ("V8-opponent", "merge", "prins"),
        ("V8-partner", "merge, merge", "trula regii luna valat rege"),
        ("A36-known-by-it", "merge, say prins", "trula regii luna valat"),
        ("A27", "merge, say prins, merge, merge", ""),
    ],
)
def test_v8_regele_prins(rule: str, script: str, items: str) -> None:
    assert said(speaking(*EQUAL, script=script, house=PRINS)) == {f"say {item}" for item in items.split()}, rule


@pytest.mark.parametrize(
    ("case", "script", "legal"),
    [
        ("A36-not-seen", "take 1, discard H4 H3, merge", True),
        ("A36-seen-not-shown", "reject, reject, take 3, discard H4 H3, merge", True),
        ("A36-exposed", "reject, reject, reject, take 1, discard H4 H3, merge", False),
    ],
)
def test_a36_not_once_the_king_lies_open(case: str, script: str, legal: bool) -> None:
    """The king is in the last group, at the bottom of the talon."""
    state = speaking(*EQUAL, king=None, bid="bid doi 1", script=script, house=PRINS)
    assert to_act(state) == 1
    assert ("say prins" in legal_texts(state)) is legal, case
    if not legal:
        assert refusal(state, "say prins").reason is Refusal.KING_EXPOSED
        assert state.table.sides == (Side.DECLARER, *[Side.OPPONENTS] * 3)


@pytest.mark.parametrize(
    ("rule", "counts", "king", "house", "script", "text", "reason"),
    [
        ("R58", EQUAL, 2, {}, "merge, double game, merge, merge, merge", "say trula", Refusal.FIRST_TURN_ONLY),
        ("R58", (8, 4, 4, 4), 2, {}, "merge, double game, merge, merge, merge", "say taroace 8",
         Refusal.FIRST_TURN_ONLY),
        ("R69", EQUAL, 2, {}, "merge, double game", "say pagat", Refusal.DECLARER_ONLY),
        ("R69", EQUAL, 2, {}, "say pagat", "say trula", Refusal.PAGAT_CLOSES),
        ("R69", EQUAL, 2, {}, "say pagat", "double game", Refusal.PAGAT_CLOSES),
        ("R69", EQUAL, 2, {}, "say pagat", "say pagat", Refusal.PAGAT_CLOSES),
        ("R65", (9, 4, 4, 4), 2, {}, "", "say pagat", Refusal.MUST_DECLARE),
        ("R65", (4, 9, 4, 4), 2, {}, "say pagat, merge", "double pagat@0", Refusal.MUST_DECLARE),
        ("R70", EQUAL, 2, {}, "", "say rege", Refusal.KING_NOT_HELD),
        ("A17", EQUAL, 2, {}, "merge", "say trula", Refusal.NOT_KNOWN),
        ("A17", EQUAL, 2, {}, "merge", "say valat", Refusal.NOT_KNOWN),
        ("A27", EQUAL, 2, {}, "say luna", "say luna", Refusal.ALREADY_ANNOUNCED),
        ("R104", EQUAL, 2, {}, "merge, double game", "say prins", Refusal.NOT_PLAYED_HERE),
        ("R104", EQUAL, 2, {}, "", "say game", Refusal.NOT_PLAYED_HERE),
        ("A36", EQUAL, 2, PRINS, "", "say prins", Refusal.OPPONENTS_ONLY),
        ("A36", EQUAL, 2, PRINS, "merge, merge", "say prins", Refusal.OPPONENTS_ONLY),
        ("R57", EQUAL, 2, {}, "", "play T1", Refusal.WRONG_PHASE),
        ("R57", EQUAL, 2, {}, "", "pass", Refusal.WRONG_PHASE),
    ],
)  # fmt: skip
def test_refused(
    rule: str,
    counts: tuple[int, ...],
    king: int | None,
    house: dict[str, object],
    script: str,
    text: str,
    reason: Refusal,
) -> None:
    why = refusal(speaking(*counts, king=king, script=script, house=house), text)
    assert (why.reason, why.rule) == (reason, rule)


def test_a22_no_pagat_without_the_pagat() -> None:
    assert "say pagat" in said(speaking(1, 7, 7, 7))
    why = refusal(speaking(0, 7, 7, 7), "say pagat")
    assert (why.reason, why.rule) == (Refusal.PAGAT_NOT_HELD, "A22")


def test_r69_only_merge_after_the_pagat() -> None:
    assert legal_texts(speaking(*EQUAL, script="say pagat")) == ["merge"]


def test_t2_in_taper_all_sides_are_known() -> None:
    state = speaking(5, 5, 6, game="taper", script="merge")
    assert said(state) == {"say trula", "say regii", "say luna", "say valat"}
    assert refusal(state, "say rege").reason is Refusal.NOT_PLAYED_HERE
    assert observe(state, 1).table.sides == (Side.DECLARER, Side.OPPONENTS, Side.OPPONENTS)


def test_a36_not_even_if_the_declarer_took_it_back() -> None:
    """The king is shown in the first group that he looks at, and taken in the end."""
    talon = "SK T17 T18 T19 T20 T21"
    house: dict[str, object] = {"announce_regele_prins": True}
    state = dealt("H4 H3 T1", talon=talon, house=house)
    state = play(state, "bid doi 1, pass, pass, pass, call SK, reject, reject, reject, take 1, discard H4 H3, merge")
    assert refusal(state, "say prins").reason is Refusal.KING_EXPOSED
    assert "say trula" in legal_texts(state)  # everybody's side is known


def test_a48_the_taken_king_is_not_known() -> None:
    state = play(dealt("H4 H3 T1", talon="SK T17 T18 T19 T20 T21"), "bid doi 1, pass, pass, pass, call SK, take 1")
    state = play(state, "discard H4 H3, merge")
    assert state.table.sides == (Side.DECLARER, None, None, None)
    assert said(state) == set()
