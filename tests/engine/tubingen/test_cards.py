"""The pack, its values, the deal and the dealer's discards (U1 … U7)."""

from __future__ import annotations

from random import Random

import pytest

from engine import (
    Cut,
    Knock,
    Refusal,
    card_name,
    card_set,
    legal_actions,
    members,
    observe,
    parse_card,
    parse_cards,
    shuffled,
    start,
    to_act,
    variant_for,
)
from engine.scoring.counting import halves
from tests.support.tubingen import lay, may, play, refused

VARIANT = variant_for("tubingen")
PACK = VARIANT.pack


@pytest.mark.parametrize(
    ("cards", "whole", "half"),
    [
        ("HK", 4, 1),
        ("T21", 4, 1),
        ("T1", 4, 1),
        ("T22", 4, 1),
        ("HQ", 3, 1),
        ("DN", 2, 1),
        ("SJ", 1, 1),
        ("C10", 0, 1),
        ("T20", 0, 1),
        ("H1", 0, 1),
        ("HK DK CK SK T1 T21 T22", 31, 1),
        ("HQ DQ CQ SQ", 14, 0),
    ],
)
def test_u4_values_in_halves(cards: str, whole: int, half: int) -> None:
    assert halves(PACK, parse_cards(cards)) == (whole, half)


def test_case_1_u4_the_pack_is_91() -> None:
    assert (PACK.size, PACK.parts, halves(PACK, PACK.cards)) == (78, 2, (91, 0))


def test_u5_four_cards_and_two_cards_are_whole_points() -> None:
    cards = shuffled(PACK, Random("U5").random)
    for at in range(0, 76, 4):
        assert halves(PACK, card_set(cards[at : at + 4]))[1] == 0
    assert halves(PACK, card_set(cards[76:]))[1] == 0


@pytest.mark.parametrize(("suit", "lowest"), [("H", "10"), ("D", "10"), ("C", "1"), ("S", "1")])
def test_u3_the_lowest_card_of_a_suit(suit: str, lowest: str) -> None:
    mine = [card for card in members(PACK.cards) if card_name(card)[0] == suit]
    assert (len(mine), card_name(min(mine)), card_name(max(mine))) == (14, suit + lowest, f"{suit}K")


@pytest.mark.parametrize("dealer", range(4))
def test_u6_the_deal(dealer: int) -> None:
    pack = tuple(members(PACK.cards))
    state = start(VARIANT, dealer, VARIANT.carry.own(VARIANT.carry.begin(dealer).carry), pack)
    cutter = to_act(state)
    assert cutter == (dealer + 3) % 4  # his left
    legal = legal_actions(observe(state, cutter or 0))
    assert list(legal) == [Cut(number) for number in range(5, 74)]
    assert Knock() not in legal
    state = play(state, "cut 20")
    stack = pack[20:] + pack[:20]
    forehand = (dealer + 1) % 4
    assert state.hidden.hands[forehand] == card_set((*stack[0:5], *stack[20:25], *stack[40:45], *stack[60:64]))
    assert state.hidden.hands[dealer] == card_set((*stack[15:20], *stack[35:40], *stack[55:60], *stack[72:78]))
    assert [hand.bit_count() for hand in state.hidden.hands] == [21 if seat == dealer else 19 for seat in range(4)]
    assert to_act(state) == dealer


@pytest.mark.parametrize("cut", [4, 74, 0, 100])
def test_u6_a_thin_cut(cut: int) -> None:
    state = start(VARIANT, 0, VARIANT.carry.own(VARIANT.carry.begin(0).carry), tuple(members(PACK.cards)))
    why = refused(state, f"cut {cut}")
    assert (why.reason, why.rule, dict(why.data)) == (Refusal.CUT_TOO_THIN, "U6", {"least": 5, "most": 73})


def test_u6_nobody_knocks() -> None:
    state = start(VARIANT, 0, VARIANT.carry.own(VARIANT.carry.begin(0).carry), tuple(members(PACK.cards)))
    assert refused(state, "knock").rule == "U6"


DEALT = "HK T22 T21 T1 HQ HN HJ T20 T2"
"""Some of the dealer's cards."""


@pytest.mark.parametrize("away", ["HQ HN", "HJ T20", "T20 T2"])
def test_u7_courts_and_tarocks_may_go_face_down(away: str) -> None:
    state = play(lay("", "", "", DEALT), f"discard {away}")
    assert state.hidden.laid_away == parse_cards(away)
    assert (state.table.laid_by, state.table.face_up) == (3, 0)
    assert observe(state, 3).laid_away == parse_cards(away)
    assert [observe(state, seat).laid_away for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("away", "reason"),
    [
        ("HK HQ", Refusal.NEVER_DISCARD),
        ("T22 HQ", Refusal.NEVER_DISCARD),
        ("T21 HQ", Refusal.NEVER_DISCARD),
        ("T1 HQ", Refusal.NEVER_DISCARD),
        ("HQ", Refusal.DISCARD_COUNT),
        ("HQ HN HJ", Refusal.DISCARD_COUNT),
        ("HQ DQ", Refusal.NOT_IN_HAND),
    ],
)
def test_u7_what_may_not_go(away: str, reason: Refusal) -> None:
    why = refused(lay("DQ", "", "", DEALT), f"discard {away}")
    assert (why.reason, why.rule) == (reason, "U7")


def test_u7_only_the_dealer_lays_away() -> None:
    state = lay("", "", "", DEALT)
    assert to_act(state) == 3
    assert len(may(state)) == 17 * 16 // 2  # 21 cards, four of which stay
    assert parse_card("HK") not in members(state.hidden.laid_away)
