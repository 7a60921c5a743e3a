"""Declarations of taroks (R61 … R65; A19, A20, A49; cases N1 … N3, N5, N7)."""

from __future__ import annotations

import pytest

from engine import Refusal, Side, to_act
from tests.support.deals import legal_texts, play, refusal
from tests.support.speakers import speaking


@pytest.mark.parametrize(
    ("rule", "game", "held", "declared"),
    [
        ("R61", "romanian", 7, None),
        ("R61", "romanian", 8, 8),
        ("R61", "romanian", 9, 9),
        ("R61", "romanian", 10, 10),
        ("R61", "romanian", 11, 10),
        ("R61", "romanian", 12, 10),
        ("T7", "taper", 9, None),
        ("T7", "taper", 10, 10),
        ("T7", "taper", 11, 11),
        ("T7", "taper", 12, 12),
    ],
)
def test_declarations(rule: str, game: str, held: int, declared: int | None) -> None:
    others = (22 - held) // 3 if game == "romanian" else (22 - held) // 2
    state = speaking(held, *[others] * (3 if game == "romanian" else 2), game=game)
    wanted = [f"say taroace {declared}"] if declared else []
    assert [text for text in legal_texts(state) if "taroace" in text] == wanted, rule
    for count in {7, 8, 9, 10, 11, 12, 13} - {declared}:
        why = refusal(state, f"say taroace {count}")
        assert (why.reason, why.rule) == (Refusal.TAROACE_COUNT, "R61"), (rule, count)


def test_r61_after_discarding() -> None:
    """Nine in the dealt hand and two more from the talon are eleven: ten or more."""
    state = speaking(9, 3, 3, 3, bid="bid doi 1", script="take 1")
    state = play(state, "discard " + legal_texts(state)[0].removeprefix("discard "))
    assert "say taroace 10" in legal_texts(state)


def test_r61_only_once() -> None:
    why = refusal(speaking(8, 4, 4, 4, script="say taroace 8"), "say taroace 8")
    assert (why.reason, why.rule) == (Refusal.ALREADY_DECLARED, "R61")


@pytest.mark.parametrize(
    ("case", "counts", "king", "script", "count", "legal"),
    [
        ("N1", (9, 2, 9, 2), 2, "say taroace 9, merge, merge", 9, False),
        ("N1-ten", (9, 1, 10, 2), 2, "say taroace 9, merge, merge", 10, True),
        ("R63-fewer", (9, 2, 8, 2), 2, "say taroace 9, merge, merge", 8, False),
        ("R63-unsaid", (9, 2, 8, 2), 2, "merge, merge", 8, True),
        ("N2", (9, 8, 2, 2), 2, "say taroace 9, merge", 8, True),
        ("R63-equal-opponents", (2, 9, 2, 9), 2, "merge, say taroace 9, merge, merge", 9, True),
        ("N3", (2, 9, 2, 8), 2, "merge, double game, say taroace 9, merge, merge", 8, False),
        ("N3-more", (2, 8, 2, 9), 2, "merge, double game, say taroace 8, merge, merge", 9, True),
        ("A19", (2, 9, 2, 8), 2, "say pagat, merge, double game, say taroace 9, merge, merge", 8, True),
        ("A19-doubled", (2, 9, 2, 8), 2, "say pagat, merge, say taroace 9, double pagat@0, merge, merge", 8, False),
        ("A19-not-the-partner", (9, 2, 9, 2), 2, "say taroace 9, say pagat, merge, merge", 9, False),
        ("R63-known-by-declaring", (8, 8, 2, 2), 2, "say taroace 8, merge", 8, True),
    ],
)
def test_r63_what_a_known_mate_has_said(
    case: str, counts: tuple[int, ...], king: int, script: str, count: int, legal: bool
) -> None:
    state = speaking(*counts, king=king, script=script)
    if legal:
        assert f"say taroace {count}" in legal_texts(state), case
    else:
        why = refusal(state, f"say taroace {count}")
        assert (why.reason, why.rule) == (Refusal.MATE_DECLARED, "R63"), case
        assert why.data["count"] in (8, 9)


def test_n5_nine_and_the_pagat() -> None:
    state = speaking(9, 4, 4, 4)
    assert "say pagat" not in legal_texts(state)
    assert refusal(state, "say pagat").data == {"count": 9}
    assert "say pagat" in legal_texts(play(state, "say taroace 9"))


SECOND_TURN = "say pagat, merge, 1: double game, merge, merge, 3: merge, 0: double game, merge, 1: merge, 2: merge"


def test_n7_a20_merge_was_said_with_eight() -> None:
    state = speaking(4, 4, 4, 8, script=SECOND_TURN)
    assert to_act(state) == 3
    why = refusal(state, "double pagat@0")
    assert (why.reason, why.rule, why.data) == (Refusal.MUST_DECLARE, "R65", {"count": 8})
    assert refusal(state, "say taroace 8").reason is Refusal.FIRST_TURN_ONLY


def test_a20_seven_may_double_later() -> None:
    assert "double pagat@0" in legal_texts(speaking(4, 4, 4, 7, script=SECOND_TURN))


def test_a20_who_has_declared_may_double_later() -> None:
    script = SECOND_TURN.replace("3: merge", "3: say taroace 8, merge")
    assert "double pagat@0" in legal_texts(speaking(4, 4, 4, 8, script=script))


def test_r64_the_numbers_said_count() -> None:
    """Both say 10, whatever they hold: the second is an opponent (or barred, were he the partner)."""
    state = speaking(10, 11, 0, 1, script="say taroace 10, merge, say taroace 10")
    assert state.table.sides == (Side.DECLARER, Side.OPPONENTS, None, None)
    state = speaking(10, 0, 11, 1, script="say taroace 10, merge, merge")
    assert refusal(state, "say taroace 10").reason is Refusal.MATE_DECLARED


def test_n3_in_taper_the_other_opponent_is_a_mate() -> None:
    state = speaking(2, 10, 10, game="taper", script="merge, say taroace 10, merge")
    assert refusal(state, "say taroace 10").reason is Refusal.MATE_DECLARED
    state = speaking(1, 10, 11, game="taper", script="merge, say taroace 10, merge")
    assert "say taroace 11" in legal_texts(state)
