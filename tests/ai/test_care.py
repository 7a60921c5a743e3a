"""The cost of a card that will probably be missed later: searching players are told, for their rollouts forget it."""

from __future__ import annotations

from ai.games.romanian.care import BROKEN, BROUGHT, OVERTAKEN, SPARE, carelessness, dearness
from ai.games.romanian.suit_care import CALLED_KING, FED, FIRST_KING, LED_HIGH
from engine import Card, PlayCard, State, legal_actions, parse_card

from .seated import after, quiet, seated, view_of
from .test_situations import HANDS, TALON, at_play


def costs(state: State) -> dict[Card, float]:
    """The price of each card that the seat to act may play."""
    view = view_of(state)
    return carelessness(view, [action.card for action in legal_actions(view) if isinstance(action, PlayCard)])


def cost(state: State, card: str) -> float:
    """The price of one card."""
    return costs(state)[parse_card(card)]


def play(played: str = "", hands: dict[int, str] = HANDS) -> State:
    """A doi of seat 0 with seat 2, in which nobody has said anything."""
    return at_play(hands, TALON, "C8 C9", "SK", played)


class TestFollowing:
    def test_a_high_tarok_where_a_low_one_does_the_same(self) -> None:
        state = play("T9 T3 T2")
        assert cost(state, "T18") > cost(state, "T10") == 0

    def test_losing_a_trick_with_more_than_is_needed(self) -> None:
        state = play("T20 T22")
        assert cost(state, "T11") > cost(state, "T2") == 0

    def test_the_highest_of_several_may_be_needed_while_opponents_follow(self) -> None:
        assert cost(play("T9"), "T16") == 0

    def test_the_skiz_on_pips(self) -> None:
        assert cost(play("T9"), "T22") > 0

    def test_the_luna_under_the_skiz(self) -> None:
        """R93: the skiz is out, and seat 3 is to play; if it is in the trick already, the luna is lost for certain."""
        assert 0.1 < cost(play("T9 T12"), "T21") < 1 < cost(play("T9 T22"), "T21")

    def test_the_pagat_on_a_lost_trick(self) -> None:
        """R94: seat 3 is against the declarer, whose T20 cannot be beaten here."""
        hands = {**HANDS, 3: "T18 T15 T10 T8 T4 T1 HN HJ SN SJ S9 CQ"}
        state = play("T20 T3 T2", hands)
        assert cost(state, "T1") > 1 > cost(state, "T4")

    def test_points_on_a_lost_trick(self) -> None:
        state = play("DK")
        assert cost(state, "DQ") > cost(state, "D1") == 0

    def test_a_partners_sure_trick_is_left_to_him(self) -> None:
        """Seat 2 holds the called king and plays last to its declarer's T20; an unsure partner may need the trick."""
        state = play("T7 T3 T2 T18 T15 T20 T12")
        assert view_of(state).seat == 2
        assert cost(state, "T21") == 0, "the luna is brought home"
        assert cost(state, "T11") >= SPARE > cost(state, "T6") == 0
        hands = {**HANDS, 0: HANDS[0].replace("T19", "T11"), 2: HANDS[2].replace("T11", "T19")}
        state = play("T7 T3 T2 T18 T15 T17 T12", hands)
        assert cost(state, "T19") >= OVERTAKEN > cost(state, "T6") == 0

    def test_the_called_king_to_the_declarers_lead(self) -> None:
        """Seat 2 holds SK, the declarer leads a spade for the first time; once a spade was led it is free."""
        first = play("S7 S8")
        assert view_of(first).seat == 2
        assert cost(first, "SK") < CALLED_KING <= cost(first, "S10")

    def test_a_king_put_up_into_a_ruff(self) -> None:
        """Seat 3 leads hearts, and two may be void; to seat 1's lead the king comes last and takes the trick."""
        second, last = play("T7 T3 T2 T18 HN"), play("T7 T16 T6 T8 H4 H1 HN")
        assert view_of(second).seat == view_of(last).seat == 0
        assert cost(second, "HK") > cost(second, "HQ")
        assert cost(last, "HQ") >= FIRST_KING > cost(last, "HK") == 0

    def test_points_for_somebody_whose_side_is_open(self) -> None:
        """Seat 3 is an opponent and plays last; SQ may be the partner's. To the declarer's own trick more is lost."""
        state = play("S7 S8 SQ")
        assert view_of(state).seat == 3
        assert cost(state, "SN") >= 2 * FED > cost(state, "S9") == 0

    def test_the_skiz_on_the_partners_sure_trick(self) -> None:
        """Seat 2 holds the called king and plays last; the declarer's T20 is the highest so far."""
        hands = {**HANDS, 1: HANDS[1].replace("T22", "T21"), 2: HANDS[2].replace("T21", "T22")}
        state = play("T7 T3 T2 T18 T15 T20 T12", hands)
        assert view_of(state).seat == 2
        assert cost(state, "T22") >= BROUGHT > cost(state, "T6") == 0


class TestLeading:
    def test_an_opponent_does_not_draw_for_the_declarer(self) -> None:
        """Seat 1 has won a trick and may lead: three taroks against many."""
        state = play("T7 T16 T6 T8")
        assert view_of(state).seat == 1
        assert cost(state, "T12") > cost(state, "D4") == 0

    def test_points_that_a_low_card_saves(self) -> None:
        """Seat 1 leads diamonds, and DK is out."""
        state = play("T7 T16 T6 T8")
        assert cost(state, "DQ") >= 3 * LED_HIGH > cost(state, "D1") == 0

    def test_a_king_into_a_known_void(self) -> None:
        """Seat 1 has ruffed hearts already; the king goes under the same way."""
        hands = {**HANDS, 1: "T22 T16 T12 T3 C9 D4 D1 DQ CK CJ C7 S8", 3: "T18 T15 T10 T8 T4 T1 HN HJ H4 SJ S9 CQ"}
        played = "HQ T3 H1 H4 D4 DN T4 DK CQ T5 CK CN"
        state = at_play(hands, "T13 SN D2 D3 C10 H2", "C8 SN", "SK", played)
        assert view_of(state).seat == 0
        assert cost(state, "HK") > cost(state, "T19") == 0


def test_what_was_announced_waits_for_the_last_trick() -> None:
    """R70."""
    hands = {0: "T22 T20 T19 T17 T14 T12 T9 T6 T1 HK DK SQ"}
    state = after(seated(hands, "T4 D1 D2 D3 C7 H2"), ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1"])
    state = after(state, ["discard D1 SQ", "say taroace 10", "say pagat", "merge", "merge", "merge"])
    while state.table.phase == "announce":
        state = after(state, ["merge"])
    assert dearness(view_of(state)) > 1
    assert cost(state, "T1") >= BROKEN


def test_nothing_is_dear_in_michi_michi() -> None:
    state = after(seated({0: "T9 T2 HN HJ H2 DQ D1 CN C9 C8 SJ S7"}), ["pass"] * 4)
    assert costs(state) == {}
    assert dearness(view_of(state)) == 1


def test_a_king_led_to_one_who_has_declared_his_taroace() -> None:
    """R61: with nine taroks the declarer has three other cards, so he is out of most suits."""
    hands = {
        0: "T20 T19 T17 T14 T9 T7 T5 T2 HQ DK C8 S7",
        1: "T22 T16 T12 HK H4 D4 D1 DQ CK CJ C7 S8",
        2: "T21 T11 T6 T3 SK SQ S10 DN DJ H3 H1 CN",
        3: "T18 T15 T10 T8 T4 T1 HN HJ SN SJ S9 CQ",
    }
    state = after(seated(hands, TALON), ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1", "discard C8 S7"])
    silent = after(quiet(state), [f"play {card}" for card in ("T5", "T22", "T6", "T4")])
    told = after(quiet(after(state, ["say taroace 9"])), [f"play {card}" for card in ("T5", "T22", "T6", "T4")])
    assert view_of(told).seat == 1
    assert cost(told, "HK") > cost(silent, "HK") > 0
