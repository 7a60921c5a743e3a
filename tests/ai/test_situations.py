"""The choices of *steady* where an experienced player would not have to think."""

from __future__ import annotations

import pytest

from ai.cardplay.knowledge import know
from ai.cardplay.signals import signal_card
from engine import LUNA, SKIZ, Discard, Side, State, action_text, card_name, names, parse_cards

from .seated import after, choice, quiet, seated, view_of

STRONG = "T22 T20 T17 T14 T9 T5 T3 HK HQ DN C8 S7"
WEAK = "T8 T3 HN HJ H2 DQ D1 CN C9 C8 SJ S7"


def chosen(state: State) -> str:
    """The text of the decision of the seat to act."""
    return action_text(choice(state).action)


def reasons(state: State) -> set[str]:
    """The keys of the decision's reasons."""
    return {reason.key for reason in choice(state).reasons}


class TestAuction:
    @pytest.mark.parametrize(
        ("hand", "before", "expected"),
        [
            pytest.param(STRONG, [], "bid doi 1", id="strong opens doi"),
            pytest.param(WEAK, [], "pass", id="weak passes"),
            pytest.param("T22 T21 T20 T19 T18 T17 T16 T14 HK HQ DK CK", [], "bid solo", id="giant plays solo"),
        ],
    )
    def test_opening(self, hand: str, before: list[str], expected: str) -> None:
        assert chosen(after(seated({0: hand}), before)) == expected

    def test_la_mine_keeps_the_contract(self) -> None:
        """R31: a senior who is strong enough for the level takes it back."""
        state = after(
            seated({0: "T22 T20 T18 T14 T12 T8 T5 T3 HK HQ DN S7"}), ["bid doi 1", "bid doi 2", "pass", "pass"]
        )
        assert chosen(state) == "hold"
        assert "la-mine" in reasons(state)

    def test_weak_does_not_overcall(self) -> None:
        assert chosen(after(seated({1: WEAK}), ["bid doi 1"])) == "pass"


class TestThrowIn:
    HOPELESS = "HQ HN HJ DQ DN DJ CQ CN CJ SQ SN SJ"

    def test_court_cards_are_thrown_in(self) -> None:
        """R22: nothing to win with, and too high to duck."""
        assert chosen(seated({0: self.HOPELESS})) == "throw-in"

    def test_small_cards_are_kept_for_michi_michi(self) -> None:
        assert chosen(seated({0: "H4 H3 H2 D4 D3 D2 C7 C8 C9 S7 S8 S9"})) == "keep"


class TestCall:
    @pytest.mark.parametrize(
        ("hand", "expected"),
        [
            pytest.param("T22 T19 T17 T14 T9 T5 HK HQ DK DN SQ S7", "call SK", id="queen waits for her king"),
            pytest.param("T22 T19 T17 T14 T9 T5 T3 HK DK SK C8 S7", "call CK", id="no own king"),
            pytest.param("T22 T21 T20 T14 T9 T5 T4 T3 HK DK SK CK", "call CK", id="all four: an own one"),
        ],
    )
    def test_call(self, hand: str, expected: str) -> None:
        state = after(seated({0: hand}), ["bid doi 1", "pass", "pass", "pass"])
        assert chosen(state) in {expected, "call HK"} if expected == "call CK" and "SK CK" in hand else expected
        if "SK CK" not in hand:
            assert chosen(state) == expected


class TestTalon:
    def start(self, hand: str, talon: str, called: str = "call SK") -> State:
        state = seated({0: hand}, talon)
        return after(state, ["bid doi 1", "pass", "pass", "pass", called])

    def test_takes_taroace_and_a_king(self) -> None:
        state = self.start("T22 T19 T17 T14 T9 T5 HK HQ DN DJ SQ S7", "T20 CK D1 D2 C7 C8")
        assert chosen(state) == "take 1"
        assert "group-adds" in reasons(state)

    def test_rejects_two_pips_when_it_can_afford_the_level(self) -> None:
        state = self.start("T22 T21 T19 T17 T14 T12 T9 T5 HK HN DN SQ", "C7 D4 T20 T18 CK HQ")
        assert chosen(state) == "reject"
        assert "group-adds-little" in reasons(state)

    def test_surrenders_a_weak_hand_alone(self) -> None:
        """R50: the called king in the talon, and no chance against three."""
        state = self.start("T12 T11 T10 T7 T5 T3 HQ DN DJ C8 SJ S7", "SK C7 D4 H4 D3 H3")
        assert chosen(state) == "surrender"

    def test_takes_its_king_with_a_strong_hand(self) -> None:
        state = self.start("T22 T21 T20 T18 T16 T14 T12 T9 HK DK SQ S7", "SK T19 D4 H4 D3 H3")
        assert chosen(state) == "take 1"


def test_discard_empties_a_suit() -> None:
    """R46: two cards of a suit without its king go, and with the queen her points."""
    state = seated({0: "T22 T21 T19 T17 T14 T9 T5 HK DK D4 CQ C8"}, "T20 H2 D1 D2 C7 S8")
    state = after(state, ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1"])
    action = choice(state).action
    assert isinstance(action, Discard)
    assert names(action.cards) == ("C8", "CQ")
    assert "empties-suit" in reasons(state)


class TestAnnouncing:
    def start(self, hand: str, discard: str, talon: str, rest: dict[int, str] | None = None) -> State:
        state = seated({0: hand, **(rest or {})}, talon)
        return after(state, ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1", f"discard {discard}"])

    def test_declares_nine(self) -> None:
        """R61: a sure game point or two."""
        assert (
            chosen(self.start("T22 T20 T19 T16 T14 T12 T9 T6 HK DK S7 C8", "C8 D1", "T4 D1 D2 D3 C7 H2"))
            == "say taroace 9"
        )

    def test_declares_before_the_pagat(self) -> None:
        """R65: ten taroks with the pagat: first the declaration, then the announcement."""
        state = self.start("T22 T21 T20 T19 T17 T14 T12 T9 T6 T1 DK SQ", "SQ D1", "HK D1 D2 D3 C7 H2")
        assert chosen(state) == "say taroace 10"
        state = after(state, ["say taroace 10"])
        assert chosen(state) == "say trula"
        state = after(state, ["say trula"])
        assert chosen(state) == "say pagat"

    def test_weak_says_nothing(self) -> None:
        state = self.start("T19 T17 T14 T12 T9 T6 HK HQ DK S7 C8 C9", "C8 C9", "D4 D1 D2 D3 C7 H2")
        assert chosen(state) == "merge"
        assert reasons(state) == {"bonus-unsure"}

    def test_contra_with_the_better_hand(self) -> None:
        """R78: skiz, luna and eight taroks against him."""
        against = "T22 T21 T18 T16 T15 T13 T11 T10 DK D4 CK C7"
        state = self.start("T19 T17 T14 T12 T9 T6 HK HQ HN S7 C8 C9", "C8 C9", "D1 H4 D2 D3 C10 H2", {1: against})
        state = after(state, ["merge"])
        assert chosen(state) == "double game"
        assert "beats-game" in reasons(state)

    def test_contra_to_a_trula_without_the_skiz(self) -> None:
        against = "T22 T13 T11 DK D4 DJ CJ C7 S8 S9 H1 H3"
        state = self.start("T21 T20 T19 T17 T14 T12 T9 T6 T1 HK HQ SQ", "HQ D1", "CK D1 D2 D3 C10 H2", {1: against})
        state = after(state, ["say trula", "merge"])
        assert chosen(state) == "double trula@0"


def at_play(hands: dict[int, str], talon: str, discard: str, called: str, played: str = "") -> State:
    """The play of a doi of seat 0, who took the first group; nobody has said anything."""
    state = after(seated(hands, talon), ["bid doi 1", "pass", "pass", "pass", f"call {called}", "take 1"])
    state = quiet(after(state, [f"discard {discard}"]))
    return after(state, [f"play {card}" for card in played.split()])


class TestConvention:
    @pytest.mark.parametrize(
        ("hand", "expected"),
        [
            pytest.param("T22 T17 T9 T4 T1", "T4", id="R87 skiz: the smallest, not the pagat"),
            pytest.param("T21 T17 T8", "T8", id="R87 luna: below X"),
            pytest.param("T20 T17 T8", "T20", id="R87 neither: the highest"),
            pytest.param("T9 T8 T3", "", id="R87 nothing to say"),
            pytest.param("T22 T17 T12", "", id="R87 no small one"),
        ],
    )
    def test_signal_card(self, hand: str, expected: str) -> None:
        card = signal_card(parse_cards(hand))
        assert (card_name(card) if card is not None else "") == expected

    def test_declarer_leads_small_with_the_skiz(self) -> None:
        hands = {0: "T22 T19 T17 T14 T9 T7 T5 HK HQ DK C8 S7"}
        state = at_play(hands, "T13 C9 D2 D3 C10 H2", "C8 C9", "SK")
        assert chosen(state) == "play T5"
        assert "signal-small" in reasons(state)

    def test_declarer_leads_his_best_without(self) -> None:
        hands = {0: "T20 T19 T17 T14 T9 T7 T5 HK HQ DK C8 S7"}
        state = at_play(hands, "T13 C9 D2 D3 C10 H2", "C8 C9", "SK")
        taroace = [
            candidate for candidate in choice(state).ranked if action_text(candidate.action).startswith("play T")
        ]
        assert action_text(taroace[0].action) == "play T20"
        assert "signal-big" in {reason.key for reason in taroace[0].reasons}

    def test_reads_a_small_lead(self) -> None:
        """R87: a player who leads small probably has skiz or luna; one who leads big probably has neither."""
        hands = {0: "T22 T19 T17 T14 T9 T7 T5 HK HQ DK C8 S7"}
        talon, away = "T13 C9 D2 D3 C10 H2", "C8 C9"
        small = know(view_of(at_play(hands, talon, away, "SK", "T5")))
        big = know(view_of(at_play(hands, talon, away, "SK", "T19")))
        assert small.holds(0, 1 << SKIZ) > 0.5 > 0.2 > big.holds(0, 1 << SKIZ)
        assert big.holds(0, 1 << LUNA) < 0.2


HANDS = {
    0: "T20 T19 T17 T14 T9 T7 T5 HK HQ DK C8 S7",
    1: "T22 T16 T12 T3 H4 D4 D1 DQ CK CJ C7 S8",
    2: "T21 T11 T6 T2 SK SQ S10 DN DJ H3 H1 CN",
    3: "T18 T15 T10 T8 T4 T1 HN HJ SN SJ S9 CQ",
}
TALON = "T13 C9 D2 D3 C10 H2"


class TestPlay:
    def test_catches_the_luna(self) -> None:
        """R93: the own skiz takes the other side's luna."""
        hands = {
            0: HANDS[0].replace("T20", "T21"),
            1: HANDS[3],
            2: HANDS[2].replace("T21", "T20"),
            3: HANDS[1],
        }
        state = at_play(hands, TALON, "C8 C9", "SK", "T21 T4 T2")
        assert chosen(state) == "play T22"
        assert "catches-luna" in reasons(state)

    def test_keeps_the_skiz_from_a_small_trick(self) -> None:
        state = at_play(HANDS, TALON, "C8 C9", "SK", "T20")
        assert chosen(state) == "play T3"

    def test_partner_feeds_his_declarer(self) -> None:
        """The partner, void and without taroks, gives the queen to a trick that is won."""
        hands = {
            0: "T22 T21 T20 T19 T17 T14 T9 T7 HK HQ DK S7",
            1: "T16 T12 T3 H4 D4 D1 DQ CK CJ C7 S8 S9",
            2: "SK SQ SN S10 DN DJ H3 H1 CN CQ C10 H2",
            3: "T18 T15 T11 T10 T8 T6 T5 T4 T2 T1 HN HJ",
        }
        state = at_play(hands, "T13 C9 D2 D3 C8 SJ", "S7 C9", "SK", "T22 T3")
        decision = choice(state)
        assert action_text(decision.action) in {"play CQ", "play SQ"}
        assert decision.reasons[0].key == "feeds-mate"

    def test_opponent_does_not_feed_the_declarer(self) -> None:
        state = at_play(HANDS, TALON, "C8 C9", "SK", "HK")
        assert chosen(state) == "play H4"

    def test_the_luna_does_not_run_into_the_skiz(self) -> None:
        state = at_play(HANDS, TALON, "C8 C9", "SK", "T9 T12")
        assert chosen(state) != "play T21" or "saves-luna" not in reasons(state)
        hand = view_of(state)
        assert hand.side is Side.DECLARER

    def test_does_not_lead_the_pagat(self) -> None:
        hands = {0: "T22 T19 T17 T14 T9 T7 T1 HK HQ DK C8 S7"}
        state = at_play(hands, "T13 C9 D2 D3 C10 H2", "C8 C9", "SK")
        assert chosen(state) != "play T1"

    def test_only_card(self) -> None:
        state = at_play(HANDS, TALON, "C8 C9", "SK", "S7 S8 SQ SJ")
        state = after(state, ["play CN", "play CQ"])
        assert reasons(state) <= {
            "only-card",
            "wins-trick",
            "likely-wins",
            "mate-wins",
            "secures",
            "takes-over",
            "tries",
            "foe-leads",
        }


class TestMichi:
    def start(self, hands: dict[int, str], played: str) -> State:
        state = after(seated(hands), ["pass"] * 4)
        return after(state, [f"play {card}" for card in played.split()])

    def test_ducks_just_under(self) -> None:
        """R112: no duty to overtake; the highest card that does not take the trick goes."""
        state = self.start({0: "T9 T2 HN HJ H2 DQ D1 CN C9 C8 SJ S7", 1: "T8 T3 HQ H1 H3 H4 D2 C7 C10 S8 S9 S10"}, "HN")
        assert chosen(state) == "play H1"
        assert "ducks-under" in reasons(state)

    def test_throws_the_dangerous_one_when_the_trick_is_lost(self) -> None:
        hands = {
            0: "T21 T2 HN HJ H2 DQ D1 CN C9 C8 SJ S7",
            1: "T19 T12 T3 HQ H1 H3 H4 D2 C7 C10 S8 S9",
        }
        assert chosen(self.start(hands, "T21")) == "play T19"

    def test_takes_with_the_highest_if_it_must(self) -> None:
        hands = {
            0: "T4 T2 HN HJ H2 DQ D1 CN C9 C8 SJ S7",
            1: "T1 T3 HK H1 H3 H4 D2 C7 C10 S8 S9 D3",
            2: "T5 T6 HQ D4 DJ DN CQ CJ SQ SN S10 CK",
            3: "T20 T11 T9 T8 T10 T12 T13 T14 T15 DK SK T7",
        }
        assert chosen(self.start(hands, "T4 T3 T5")) == "play T20"


class TestWhereItIsEasyToErr:
    """Mistakes that readers of self-played hands shook their heads at."""

    def test_the_called_king_comes_home_in_the_first_round(self) -> None:
        """R92: the declarer asks for it, nobody has ruffed, and the next time somebody may."""
        hands = {**HANDS, 3: "T18 T15 T10 T8 T4 T1 HN HJ SN SJ H1 CQ", 2: "T21 T11 T6 T2 SK SQ S10 DN DJ H3 S9 CN"}
        assert chosen(at_play(hands, TALON, "C8 C9", "SK", "S7 S8")) == "play SK"

    def test_no_king_into_two_voids(self) -> None:
        """A friend behind does not win back a trick that an opponent has ruffed with a tarok."""
        hands = {
            0: "T20 T19 T17 T14 T9 T7 T5 HK HQ DK D3 S7",
            1: "T22 T16 T12 T3 H4 C10 C9 CQ CK CJ C7 S8",
            2: "T21 T11 T6 T2 SK SQ S10 DN DJ H3 H1 D1",
            3: "T18 T15 T10 T8 T4 T1 HN HJ SN SJ S9 CN",
        }
        state = at_play(hands, "T13 C8 D2 D4 DQ H2", "C8 S7", "SK", "D3 T3 DJ T4 CN T5 C7 T2")
        assert view_of(state).seat == 0
        values = {action_text(each.action): each.value for each in choice(state).ranked}
        assert values["play DK"] < values["play HQ"]

    def test_an_opponent_leads_no_queen_under_the_king(self) -> None:
        state = at_play(HANDS, TALON, "C8 C9", "SK", "T7 T16 T6 T8")
        values = {action_text(each.action): each.value for each in choice(state).ranked}
        assert values["play DQ"] < values["play D1"]

    def test_one_hand_has_one_last_card(self) -> None:
        """R70: a player with pagat and called king cannot bring both home in the last trick."""
        hand = "T22 T21 T20 T19 T17 T14 T12 T9 T6 T1 SK HK"
        state = after(seated({0: hand}, "T4 T3 D2 D3 C7 H2"), ["bid solo", "pass", "pass", "pass", "call SK"])
        assert state.table.phase == "announce"
        said = []
        while state.table.phase == "announce":
            if view_of(state).seat == 0:
                said.append(chosen(state))
            state = after(state, [chosen(state)])
        assert "say pagat" in said
        assert "say rege" not in said


def test_a_claim_that_was_kept_says_nothing_of_the_other() -> None:
    """R87: a player who led small and then showed the skiz has kept his word; one seat's claim binds no other."""
    hands = {0: "T22 T19 T17 T14 T9 T7 T5 HK HQ DK C8 S7"}
    hands[2], hands[1], hands[3] = HANDS[2], HANDS[1].replace("T22", "T20"), HANDS[3]
    before = know(view_of(at_play(hands, TALON, "C8 C9", "SK", "T5")))
    assert before.holds(2, 1 << SKIZ) < know(view_of(at_play(hands, TALON, "C8 C9", "SK", "HK"))).holds(2, 1 << SKIZ)
    after_it = know(view_of(at_play(hands, TALON, "C8 C9", "SK", "T5 T3 T2 T4 T22")))
    assert after_it.heard[0].kept
    assert after_it.holds(0, 1 << LUNA) < before.holds(0, 1 << LUNA)
