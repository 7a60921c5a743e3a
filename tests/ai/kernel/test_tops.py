"""Leads where suits are long and 21 is the highest tarok: sure winners first, taroks from the top (U3, U20, U21)."""

from __future__ import annotations

import pytest

from ai.kernel.tops import lead_top
from ai.kernel_cards import card_set_of, suit_word, tarok_word
from engine import parse_cards

SIDE, LONE, AGAINST = (1, 0), (1, 1), (0, 0)
"""The leader's side, by two flags: is it the declarer's, and is he alone?"""
HEARTS = "H1 H2 H3 H4 H5 H6 H7"


@pytest.mark.parametrize(
    ("role", "hand", "unseen", "called", "led"),
    [
        pytest.param(LONE, "T21 T20 T3 T2 D5", "T19 T18 D6", "", "T21", id="U21: the highest of a row"),
        pytest.param(SIDE, "T21 T3 D5", "T20 T18 D6", "", "T21", id="a partner draws, too"),
        pytest.param(LONE, "T20 T19 T18 T2 D5", "T21 T17 D6", "", "T20", id="alone: one higher tarok is forced out"),
        pytest.param(SIDE, "T20 T19 T18 T2 D5", "T21 T17 D6", "", "D5", id="beside a partner not"),
        pytest.param(
            SIDE, "T16 T15 T9 T4 T2", "T21 T20 D6", "", "T2", id="a long row without the top draws from below"
        ),
        pytest.param(LONE, "T21 T20 HK D5", f"T19 {HEARTS}", "", "HK", id="a king while all must follow"),
        pytest.param(LONE, "T21 T20 HQ D5", f"T19 {HEARTS}", "", "HQ", id="a queen whose king is gone"),
        pytest.param(LONE, "T21 T20 HQ D5", f"T19 HK {HEARTS}", "", "T21", id="a queen below the king not"),
        pytest.param(LONE, "T21 T20 HK D5", "T19 H1 H2 H3 H4", "", "T21", id="a suit that is nearly gone is trumped"),
        pytest.param(SIDE, "T21 T20 HK D5", f"T19 {HEARTS}", "HK", "T21", id="U12: the called king is not led"),
        pytest.param(AGAINST, "T21 T20 HK D5", f"T19 {HEARTS}", "", "D5", id="an opponent keeps king and tarocks"),
        pytest.param(
            AGAINST, "T9 H4 H9 D5 D6 D7", "T19 HK DK", "", "D7", id="U3: an opponent leads low from his longest suit"
        ),
        pytest.param(AGAINST, "T9 T8 T7 T6 D5", "T19 T2 DK", "", "T9", id="an opponent who is longer draws"),
        pytest.param(AGAINST, "T9 T1", "T19 T20 DK", "", "T9", id="the 1 is kept"),
        pytest.param(SIDE, "T9 D5 DK", "H5 D6", "", "DK", id="nobody else has a tarok"),
    ],
)
def test_what_is_led(role: tuple[int, int], hand: str, unseen: str, called: str, led: str) -> None:
    own, others, king = parse_cards(hand), parse_cards(unseen), parse_cards(called)
    words = suit_word(own), tarok_word(own)
    found = lead_top(*words, *role, suit_word(others), tarok_word(others), suit_word(king))
    assert card_set_of(*found) == parse_cards(led)
