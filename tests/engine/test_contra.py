"""The chain contra, recontra, supra, hirş, mord (R78 … R82, A26, A27, A47)."""

from __future__ import annotations

import pytest

from engine import Refusal, State, to_act
from tests.support.deals import legal_texts, play, refusal
from tests.support.speakers import speaking

EQUAL = (5, 5, 5, 5)


def doubles(state: State) -> set[str]:
    return {text.removeprefix("double ") for text in legal_texts(state) if text.startswith("double")}


@pytest.mark.parametrize(
    ("rule", "script", "items"),
    [
        ("R78-not-the-declarer", "", ""),
        ("R78-opponent", "merge", "game"),
        ("R78-not-the-partner", "merge, merge", ""),
        ("R78-other-opponent", "merge, merge, merge", "game"),
        ("R78-recontra-by-the-partner", "merge, double game, merge", "game"),
        ("R78-not-twice", "merge, double game", ""),
        ("A47", "merge, double game, merge, merge", ""),
        ("R79", "say trula, say luna, merge", "game trula@0 luna@0"),
        ("R79-own", "say trula, merge, merge", ""),
        ("R79-recontra", "say trula, merge, double trula@0, merge", "trula@0"),
        ("R79-theirs", "merge, double game, say trula, merge", "game trula@1"),
        ("R80", "say trula, merge, double trula@0", "game"),
        ("A26", "say valat, merge", "valat@0"),
        ("A26-theirs", "merge, double game, say valat, merge", "valat@1"),
        ("A27-both", "say luna, merge, double luna@0, say luna, merge", "luna@0 luna@1"),
    ],
)
def test_what_may_be_doubled(rule: str, script: str, items: str) -> None:
    assert doubles(speaking(*EQUAL, script=script)) == set(items.split()), rule


def test_r78_the_chain_to_mord_and_no_further() -> None:
    state = speaking(*EQUAL, script="merge")
    for speaker in (1, 2, 3, 0, 1):
        while to_act(state) != speaker:
            state = play(state, "merge")
        state = play(state, "double game, merge")
    assert state.table.speech.game == (1, 2, 3, 0, 1)
    assert doubles(state) == set()
    why = refusal(state, "double game")
    assert (why.reason, why.rule, why.data) == (Refusal.CHAIN_ENDED, "R78", {"item": "game"})


@pytest.mark.parametrize(
    ("rule", "script", "text", "reason", "number"),
    [
        ("R79", "merge, merge", "double game", Refusal.OWN_SIDE, "R79"),
        ("R79", "", "double game", Refusal.OWN_SIDE, "R79"),
        ("R79", "merge", "double trula@0", Refusal.NOT_ANNOUNCED, "R79"),
        ("R79", "say trula, merge", "double trula@2", Refusal.NOT_ANNOUNCED, "R79"),
        ("R79", "say trula, merge", "double trula@7", Refusal.NOT_ANNOUNCED, "R79"),
        ("R79", "say trula, merge, merge", "double trula@0", Refusal.OWN_SIDE, "R79"),
        ("A26", "say valat, merge", "double game", Refusal.VALAT_STANDS, "A26"),
        ("A26", "merge, double game, say valat, merge", "double game", Refusal.VALAT_STANDS, "A26"),
        ("R66", "merge", "double taroace@0", Refusal.NOT_ANNOUNCED, "R79"),
    ],
)
def test_refused(rule: str, script: str, text: str, reason: Refusal, number: str) -> None:
    why = refusal(speaking(*EQUAL, script=script), text)
    assert (why.reason, why.rule) == (reason, number), rule


def test_a26_steps_said_before_a_valat_stay_on_the_table() -> None:
    state = speaking(*EQUAL, script="merge, double game, say valat, merge")
    assert state.table.speech.game == (1,)


def test_r58_doubling_on_later_turns() -> None:
    state = speaking(*EQUAL, script="merge, double game, merge, merge, merge")
    assert to_act(state) == 0
    assert legal_texts(state) == ["merge", "double game"]


def test_several_steps_on_one_turn() -> None:
    state = speaking(*EQUAL, script="say trula, say regii, say luna, merge")
    state = play(state, "double game, double regii@0, double trula@0, double luna@0, merge")
    assert doubles(state) == {"game", "regii@0", "trula@0", "luna@0"}
    assert {bonus.item: bonus.steps for bonus in state.table.speech.announced} == {
        "trula": (1,), "regii": (1,), "luna": (1,),
    }  # fmt: skip


def test_in_taper_two_opponents_share_a_chain() -> None:
    state = speaking(6, 6, 6, game="taper", script="merge, double game, merge")
    assert doubles(state) == set()
    assert doubles(play(state, "merge")) == {"game"}
