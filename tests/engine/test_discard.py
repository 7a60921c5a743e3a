"""Laying away (R46 … R49, A15d)."""

from __future__ import annotations

from math import comb

import pytest

from engine import Refusal, State, action_text, apply, legal_actions, names, observe, parse_action, parse_cards
from tests.support.deals import dealt, legal_texts, play, refusal

SUITS = "HQ HN H1 DQ D1 CQ C10 SQ"


def taken(hand: str, *, contract: str = "doi", talon: str = "H2 H3 D2 D3 C7 S7") -> State:
    """Seat 0 has taken the first group with that hand of twelve."""
    state = dealt(hand, talon=talon, house={"trei_bids": True})
    return play(state, f"bid {contract} 1, pass, pass, pass, call SK, take 1")


@pytest.mark.parametrize(("contract", "count"), [("doi", 2), ("unu", 1), ("trei", 3)])
def test_r46_as_many_as_were_taken(contract: str, count: int) -> None:
    state = taken(f"T22 T21 T1 HK {SUITS}", contract=contract)
    assert len(legal_texts(state)) == comb(8 + count, count)
    assert all(len(text.split()) == 1 + count for text in legal_texts(state))
    why = refusal(state, "discard " + " ".join(["HQ", "HN", "H1", "DQ"][: count + 1]))
    assert (why.reason, why.rule, why.data) == (Refusal.DISCARD_COUNT, "R46", {"count": count})


@pytest.mark.parametrize("card", ["HK", "DK", "T22", "T21", "T1"])
def test_r47_never_kings_and_the_three(card: str) -> None:
    state = taken(f"T22 T21 T1 HK DK {SUITS[:-3]}")
    why = refusal(state, f"discard H2 {card}")
    assert (why.reason, why.rule, why.data) == (Refusal.NEVER_DISCARD, "R47", {"cards": (card,)})


def test_r46_only_cards_of_the_hand() -> None:
    why = refusal(taken(f"T22 T21 T1 HK {SUITS}"), "discard H2 C7")
    assert (why.reason, why.rule, why.data) == (Refusal.NOT_IN_HAND, "R46", {"cards": ("C7",)})


TAROACE = "T2 T3 T4 T5 T6 T7 T8 T9"


@pytest.mark.parametrize(
    ("rule", "hand", "talon", "contract", "legal"),
    [
        ("R48-none", f"T22 T21 HK DK {TAROACE}", "T10 T11 H1 H2 H3 D1", "doi", comb(10, 2)),
        ("A15d-one", f"T22 T21 HK DK {TAROACE}", "T10 H4 H1 H2 H3 D1", "doi", 9),
        ("R48-enough", f"T22 T21 HK HQ {TAROACE}", "T10 H4 H1 H2 H3 D1", "doi", 1),
        ("R48-three", f"T22 T21 HK DK {TAROACE}", "H4 H1 T10 H2 H3 D1", "trei", 9),
        ("R48-unu", f"T22 T21 HK DK {TAROACE}", "T10 H4 H1 H2 H3 D1", "unu", 9),
        ("R48-unu-suit", f"T22 T21 HK DK {TAROACE}", "H4 T10 H1 H2 H3 D1", "unu", 1),
        ("R48-kings", "T22 T21 T1 HK DK CK SK T2 T3 T4 T5 T6", "T10 T11 H1 H2 H3 D1", "doi", comb(7, 2)),
    ],
)
def test_r48_taroace_only_for_what_is_missing(rule: str, hand: str, talon: str, contract: str, legal: int) -> None:
    state = taken(hand, contract=contract, talon=talon)
    suits = {name for name in names(state.hidden.hands[0]) if name[0] != "T" and name[1:] != "K"}
    texts = legal_texts(state)
    assert len(texts) == legal, rule
    count = {"doi": 2, "unu": 1, "trei": 3}[contract]
    for text in texts:
        assert len(suits & set(text.split())) == min(len(suits), count)


def test_r48_a_tarok_while_a_suit_card_is_there() -> None:
    state = taken(f"T22 T21 HK HQ {TAROACE}", talon="T10 H4 H1 H2 H3 D1")
    why = refusal(state, "discard HQ T2")
    assert (why.reason, why.rule, why.data) == (Refusal.SUITS_FIRST, "R48", {"cards": ("H4",)})


def test_r49_taroace_lie_face_up() -> None:
    state = play(taken(f"T22 T21 HK DK {TAROACE}", talon="T10 H4 H1 H2 H3 D1"), "discard H4 T5")
    assert names(state.table.face_up) == ("T5",)
    assert names(state.hidden.laid_away) == ("H4", "T5")
    assert names(observe(state, 0).laid_away) == ("H4", "T5")
    assert observe(state, 1).laid_away == 0


def test_r49_other_cards_face_down() -> None:
    state = play(taken(f"T22 T21 T1 HK {SUITS}"), "discard H2 H3")
    assert state.table.face_up == 0
    assert state.table.phase == "announce"


def test_the_order_of_the_cards_in_the_text_is_free() -> None:
    state = taken(f"T22 T21 T1 HK {SUITS}")
    assert apply(state, parse_action("discard H3 H2")).state == apply(state, parse_action("discard H2 H3")).state


def test_the_list_of_discards_is_a_sequence() -> None:
    """It makes its actions only when they are asked for; it must still behave like any other list of actions."""
    view = observe(taken(f"T22 T21 HK DK {TAROACE}", talon="T10 H4 H1 H2 H3 D1"), 0)
    legal = legal_actions(view)
    every = list(legal)
    assert [legal[index] for index in range(len(legal))] == every
    assert [legal[index] for index in range(-len(legal), 0)] == every
    assert legal[1:4] == tuple(every[1:4])
    assert all(action in legal for action in every)
    assert parse_action("discard T2 T3") not in legal
    assert parse_action("merge") not in legal
    for index in (len(legal), -len(legal) - 1):
        with pytest.raises(IndexError):
            legal[index]
    assert [action_text(action) for action in every[:2]] == ["discard H4 T2", "discard H4 T3"]


def test_wrong_acts() -> None:
    state = taken(f"T22 T21 T1 HK {SUITS}")
    assert (refusal(state, "merge").reason, refusal(state, "merge").rule) == (Refusal.WRONG_PHASE, "R46")
    assert (refusal(state, "surrender").reason, refusal(state, "surrender").rule) == (Refusal.KING_NOT_SEEN, "R50")
    assert parse_cards("H2 H3") & state.hidden.hands[0]
