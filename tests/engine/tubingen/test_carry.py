"""From hand to hand: the deal, and the pack that is stacked after four forts (U6, U16, U17, UA20)."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from engine import (
    Match,
    RecordError,
    State,
    after_hand,
    card_name,
    card_set,
    close_match,
    members,
    new_match,
    next_pack,
    observe,
    parse_cards,
    start,
    to_act,
    variant_for,
)
from engine.games.tubingen.carry import Stack, TubingenCarry, usual_order
from tests.support.tubingen import EMPTY, lay, passed, play, reckoned

HANDS = ("H5 H6 HK T1", "D5 D6 T21", "C5 CQ T15 T3", "S5 T22 HJ")


def stecken() -> tuple[State, Match]:
    """Four forts with the dealer at seat 2, and the evening after them."""
    state = play(passed(lay(*HANDS, dealer=2)), "2: pass, 3: pass, 0: pass, 1: pass")
    assert state.table.settlement is not None
    return state, after_hand(new_match(variant_for("tubingen"), 2), state.table.settlement)


def carry_of(match: Match) -> TubingenCarry:
    carry = match.variant.carry
    assert isinstance(carry, TubingenCarry)
    return carry


def test_u6_the_deal_goes_to_the_right() -> None:
    match = new_match(variant_for("tubingen"), 3)
    match = after_hand(match, reckoned("ruf", (52, 39)))
    assert (match.dealer, match.totals, match.carry) == (0, (29, 0, 29, 0), Stack())


def test_u17_after_a_redeal_the_same_dealer_and_a_shuffled_pack() -> None:
    state = play(lay("", EMPTY, "", "T8 T9"), "discard T8 T9, 1: ask-tout, 0: decline, 2: decline, 3: decline")
    assert state.table.settlement is not None
    match = after_hand(new_match(variant_for("tubingen"), 3), state.table.settlement)
    assert (match.dealer, match.carry) == (3, Stack())
    assert next_pack(match, Random(1).random) != next_pack(match, Random(2).random)


@pytest.mark.parametrize(
    ("hand", "order"),
    [
        ("T1 T22 T21", "T21 T1 T22"),
        ("HK T11 T20 T10 T2", "T20 T11 HK T10 T2"),
        ("HQ HJ H5 T21 CK HK", "T21 HK CK H5 HJ HQ"),
    ],
)
def test_u16_the_usual_order(hand: str, order: str) -> None:
    assert [card_name(card) for card in usual_order(parse_cards(hand))] == order.split()


def test_u16_the_hands_are_stacked_and_dealt_again() -> None:
    state, match = stecken()
    assert (match.dealer, match.totals) == (2, (0, 0, 0, 0))
    assert [seat for seat, _ in match.carry.orders] == [3, 0, 1, 2]  # forehand's on top, the dealer's at the bottom
    assert [len(cards) for _, cards in match.carry.orders] == [19, 19, 19, 21]
    for seat, cards in match.carry.orders:
        held = state.hidden.hands[seat] | (state.hidden.laid_away if seat == 2 else 0)
        assert cards == usual_order(held)
    pack = next_pack(match, Random(1).random)
    assert pack == next_pack(match, Random(2).random)
    assert pack[:19] == match.carry.order(3)
    assert carry_of(match).stacked(match.carry) == pack
    again = start(match.variant, match.dealer, match.own, pack)
    assert to_act(again) == 1
    dealt = play(again, "cut 20")
    lifted = pack[20:] + pack[:20]
    assert dealt.hidden.hands[3] == card_set((*lifted[0:5], *lifted[20:25], *lifted[40:45], *lifted[60:64]))
    assert observe(dealt, 3).table.own == match.own


def test_u16_the_stack_makes_one_strong_hand() -> None:
    """The rule's own effect: with the usual order one seat gets most of the good cards."""
    _, match = stecken()
    pack = next_pack(match, Random(1).random)
    good = members(parse_cards("T21 T1 T22 T20 T19 T18 T17 T16 T15 HK DK CK SK"))
    most = []
    for cut in range(5, 74):
        dealt = play(start(match.variant, match.dealer, match.own, pack), f"cut {cut}")
        most.append(max((hand & card_set(good)).bit_count() for hand in dealt.hidden.hands))
    assert sum(most) / len(most) > 6  # of thirteen; a shuffled pack gives five


def test_u16_a_player_orders_as_he_likes() -> None:
    _, match = stecken()
    wanted = tuple(reversed(match.carry.order(0)))
    match = replace(match, carry=carry_of(match).ordered(match.carry, 0, wanted))
    assert next_pack(match, Random(1).random)[19:38] == wanted
    assert match.carry.order(3) == stecken()[1].carry.order(3)


def test_u16_only_with_his_own_cards() -> None:
    _, match = stecken()
    mine, other = match.carry.order(0), match.carry.order(1)
    for order in (mine[:-1], (*mine[:-1], other[0]), (*mine[:-1], mine[0]), (*mine, other[0]), ()):
        with pytest.raises(RecordError):
            carry_of(match).ordered(match.carry, 0, order)


def test_a_saved_evening_is_read_again() -> None:
    _, match = stecken()
    carry = carry_of(match)
    data = json.loads(json.dumps(carry.save(match.carry)))
    assert carry.load(data) == match.carry
    assert carry.load({}) == carry.load(carry.save(Stack())) == Stack()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda hands: hands[:3],
        lambda hands: [*hands[:3], [hands[3][0], hands[3][1][:-1]]],
        lambda hands: [*hands[:3], [hands[3][0], [*hands[3][1][:-1], "T21"]]],
        lambda hands: [*hands[:3], [hands[0][0], hands[3][1]]],
        lambda hands: [*hands[:3], [9, hands[3][1]]],
        lambda hands: [*hands[:3], [True, hands[3][1]]],
        lambda hands: [*hands[:3], ["2", hands[3][1]]],
        lambda hands: [*hands[:3], [hands[3][0], [*hands[3][1][:-1], "X9"]]],
        lambda hands: [*hands[:3], [hands[3][0], [*hands[3][1][:-1], 7]]],
        lambda hands: [*hands[:3], 5],
        lambda hands: "stacked",
        lambda hands: 7,
        lambda hands: None,
    ],
)
def test_a_damaged_stack_is_refused(spoil: object) -> None:
    _, match = stecken()
    carry = carry_of(match)
    hands = json.loads(json.dumps(carry.save(match.carry)))["stacked"]
    with pytest.raises(ValueError):  # noqa: PT011  # a record's or a notation's error
        carry.load({"stacked": spoil(hands)})  # type: ignore[operator]


def test_after_the_next_hand_nothing_is_stacked() -> None:
    _, match = stecken()
    assert after_hand(match, reckoned("raus", (39, 38, 7, 7))).carry == Stack()
    assert close_match(match).carry == Stack()


@pytest.mark.parametrize(("rule", "balanced"), [("winner", True), ("zero-sum", False)])
def test_ua22_totals_balance_where_others_pay(rule: str, balanced: bool) -> None:
    match = new_match(variant_for("tubingen", {"scoring": rule}), 0)
    assert replace(match, totals=(29, 0, 29, 0)).balances is balanced
    assert after_hand(match, reckoned("ruf", (52, 39), scoring=rule)).balances
