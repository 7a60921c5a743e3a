"""*Beginner*: few ideas, lawful reasons, no memory."""

from __future__ import annotations

from random import Random

import pytest

from ai import decide, make
from ai.cardplay.signals import TOPS
from ai.habits import Habits
from ai.players import BeginnerPlayer
from ai.reasonparams import PARAMS
from ai.reasons import Why
from engine import (
    LUNA,
    PAGAT,
    SKIZ,
    TAROACE,
    Announce,
    Discard,
    Pass,
    PlayCard,
    State,
    action_text,
    apply,
    legal_actions,
    names,
    objection,
    observe,
    parse_card,
    shuffled,
    start,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot

from .seated import after, quiet, seated, view_of
from .test_laws import TABLES, states, swapped

BOT = make("beginner", "test")


def chosen(state: State, habits: Habits | None = None) -> str:
    bot = BOT if habits is None else BeginnerPlayer("test", habits)
    return action_text(decide(bot, view_of(state)).action)


def reasons(state: State) -> list[str]:
    return [reason.key for reason in decide(BOT, view_of(state)).reasons]


@pytest.mark.parametrize(("game", "house"), TABLES.values(), ids=TABLES)
def test_decisions_are_legal_and_reasoned(game: str, house: dict[str, object]) -> None:
    for state in states(game, house, 6, True):
        view = observe(state, to_act(state) or 0)
        decision = decide(BOT, view)
        assert decision.action == decision.ranked[0].action
        assert [each.value for each in decision.ranked] == sorted((e.value for e in decision.ranked), reverse=True)
        legal = legal_actions(view)
        if view.phase in ("auction", "call", "talon", "announce", "play"):
            assert {each.action for each in decision.ranked} == set(legal)
        for candidate in decision.ranked:
            assert objection(view, candidate.action) is None
            for reason in candidate.reasons:
                assert tuple(sorted(reason.params)) == tuple(sorted(PARAMS[Why(reason.key)]))


@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_hidden_cards_change_nothing(game: str) -> None:
    random = Random(3)
    for state in states(game, {}, 15, True):
        view = observe(state, to_act(state) or 0)
        again = observe(swapped(state, view, random), view.seat)
        assert again == view
        assert decide(BOT, again) == decide(BOT, view)


def test_it_counts_no_cards() -> None:
    """Cards already played change no choice, but for those of the present trick and for the skiz."""
    seen = 0
    for state in states("romanian", {}, 12, True):
        view = observe(state, to_act(state) or 0)
        if view.phase == "play" and view.table.play.tricks:
            table = view.table
            kept = tuple(trick for trick in table.play.tricks if SKIZ in trick.cards)
            forgotten = view._replace(table=table._replace(play=table.play._replace(tricks=kept)))
            assert decide(BOT, forgotten) == decide(BOT, view)
            seen += 1
    assert seen > 100


class TestBeforeThePlay:
    @pytest.mark.parametrize(
        ("hand", "expected"),
        [
            pytest.param("T9 T8 T7 T6 T5 T4 HK H1 DN C8 C9 S7", "bid doi 1", id="small taroace count like others"),
            pytest.param(
                "T20 T19 T18 T9 T5 T2 HQ H1 DN C8 C9 S7", "bid doi 1", id="six with XX XIX XVIII are not passed"
            ),
            pytest.param("T13 T12 T8 T9 T5 T2 HQ H1 DN C8 C9 S7", "pass", id="six with XIII high are"),
            pytest.param("T22 T21 T20 T19 T18 HQ H1 DN C8 C9 S7 S8", "pass", id="five are too few, whatever they are"),
        ],
    )
    def test_counts_taroace_and_kings(self, hand: str, expected: str) -> None:
        assert chosen(seated({0: hand})) == expected

    def test_risk_moves_its_bids(self) -> None:
        state = seated({0: "T9 T8 T7 T6 T5 T4 HK H1 DN C8 C9 S7"})
        assert chosen(state, Habits(risk=-1.0)) == "pass"

    def test_calls_its_longest_suit(self) -> None:
        state = after(seated({0: "T22 T19 T17 T14 T9 T5 HK DN DJ D1 CQ S7"}), ["bid doi 1", "pass", "pass", "pass"])
        assert chosen(state) == "call DK"
        assert reasons(state) == ["call-length"]

    def talon(self, cards: str) -> State:
        state = seated({0: "T22 T19 T17 T14 T9 T5 HK HQ DN DJ SQ S7"}, cards)
        return after(state, ["bid doi 1", "pass", "pass", "pass", "call SK"])

    def test_takes_what_comes_first(self) -> None:
        assert chosen(self.talon("T2 C7 T20 T18 CK CQ")) == "take 1"

    def test_rejects_what_is_plainly_worthless(self) -> None:
        state = self.talon("C7 D4 T20 T18 CK HN")
        assert chosen(state) == "reject"
        assert reasons(state) == ["level-cost"]

    def test_lays_the_lowest_away(self) -> None:
        """Steady empties the suit of clubs with its queen; a beginner thinks of the single cards."""
        state = seated({0: "T22 T21 T19 T17 T14 T9 T5 HK DK D4 CQ C8"}, "T20 H2 D1 D2 C7 S8")
        state = after(state, ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1"])
        action = decide(BOT, view_of(state)).action
        assert isinstance(action, Discard)
        assert set(names(action.cards)) == {"D4", "C8"}

    def announcing(self, hand: str, discard: str, talon: str) -> State:
        state = after(seated({0: hand}, talon), ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1"])
        return after(state, [f"discard {discard}"])

    def test_declares_and_announces_only_the_pagat(self) -> None:
        state = self.announcing("T22 T21 T20 T19 T17 T14 T12 T9 T6 T1 DK SQ", "SQ D1", "HK D1 D2 D3 C7 H2")
        assert chosen(state) == "say taroace 10"
        state = after(state, ["say taroace 10"])
        assert chosen(state) == "say pagat"
        assert Announce("trula") in {each.action for each in decide(BOT, view_of(state)).ranked}

    def test_keeps_silent_with_fewer(self) -> None:
        state = self.announcing("T22 T21 T20 T19 T17 T14 T12 T1 DK DQ HK SQ", "SQ D1", "H1 D1 D2 D3 C7 H2")
        state = after(state, ["say taroace 8"])
        assert chosen(state) == "merge"
        assert chosen(state, Habits(pagat=3.2)) == "say pagat"


HANDS = {
    0: "T20 T19 T17 T14 T9 T7 T5 HK HQ DK C8 S7",
    1: "T22 T16 T12 T3 H4 D4 D1 DQ CK CJ C7 S8",
    2: "T21 T11 T6 T2 SK SQ S10 DN DJ H3 H1 CN",
    3: "T18 T15 T10 T8 T4 T1 HN HJ SN SJ S9 CQ",
}


def at_play(played: str = "", hands: dict[int, str] = HANDS) -> State:
    """The play of a doi of seat 0; seat 2 is the partner."""
    opening = ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1"]
    state = after(seated(hands, "T13 C9 D2 D3 C10 H2"), opening)
    state = quiet(after(state, ["discard C8 C9"]))
    return after(state, [f"play {card}" for card in played.split()])


class TestPlay:
    def test_leads_a_king_at_once(self) -> None:
        assert chosen(at_play()) in ("play HK", "play DK")
        assert reasons(at_play()) == []

    def test_wins_with_the_highest_but_keeps_the_skiz_from_pips(self) -> None:
        """R84: the duty is to follow; which tarok is his own thought."""
        state = at_play("T9")
        assert chosen(state) == "play T16"
        assert reasons(state) == ["beats-best"]

    def test_the_luna_waits_for_the_skiz(self) -> None:
        """R93: he knows this one thing of it: it may fall to the skiz."""
        assert chosen(at_play("T9 T12")) == "play T2"

    def test_last_in_the_trick_it_takes_the_lowest_that_wins(self) -> None:
        state = at_play("T9 T3 T2")
        assert chosen(state) == "play T10"
        assert reasons(state)[0] == "wins-trick"

    def test_gives_its_lowest_to_a_lost_trick(self) -> None:
        state = at_play("T20 T22")
        assert chosen(state) == "play T2"
        assert reasons(state) == ["cannot-win"]

    def test_the_partner_feeds_the_declarer(self) -> None:
        """Everybody knows the declarer, and the partner knows himself."""
        hands = {**HANDS, 2: "T21 T11 T6 T2 SK SQ S10 DN DJ D1 CN C10", 1: "T22 T16 T12 T3 H4 D4 H1 DQ CK CJ C7 S8"}
        state = at_play("DK D4", hands)
        assert chosen(state) == "play DN"
        assert reasons(state) == ["feeds-mate"]

    def test_an_opponent_does_not_guess_who_is_with_him(self) -> None:
        """Seat 3 is against the declarer like seat 1, but nobody has shown it yet."""
        state = at_play("T9 T22 T21")
        assert chosen(state) == "play T4"
        assert "feeds-mate" not in reasons(state)


def test_it_never_speaks_by_its_leads() -> None:
    """R87: a tarok lead is its highest, whatever it holds, but for an announced pagat and a luna that may be caught."""
    variant = variant_for("romanian")
    with_tops, without = 0, 0
    for number in range(60):
        state = start(variant, number % 4, Pot(6, 1), shuffled(variant.pack, Random(f"leads/{number}").random))
        while (seat := to_act(state)) is not None:
            view = observe(state, seat)
            action = decide(BOT, view).action
            table = view.table
            if table.phase == "play" and not table.play.trick and table.contract and not table.contract.individual:
                ranked = decide(BOT, view).ranked
                taroace = [each.action for each in ranked if TAROACE >> each.action.card & 1]  # type: ignore[union-attr]
                if taroace:
                    gone = any(SKIZ in trick.cards for trick in table.play.tricks) or bool(view.hand >> SKIZ & 1)
                    safe = view.hand & TAROACE & ~(1 << PAGAT if gone else 1 << PAGAT | 1 << LUNA)
                    highest = (safe or view.hand & TAROACE).bit_length() - 1
                    assert taroace[0].card == highest  # type: ignore[union-attr]
                    with_tops += bool(view.hand & TOPS)
                    without += not view.hand & TOPS
            state = apply(state, action).state
    assert min(with_tops, without) > 30


def test_michi_michi_is_played_low() -> None:
    state = after(seated({0: "T9 T2 HN HJ H2 DQ D1 CN C9 C8 SJ S7"}), ["pass"] * 4)
    text = chosen(state)
    assert text in {"play C8", "play S7"}
    assert decide(BOT, view_of(state)).ranked[-1].action == PlayCard(parse_card("T9"))


def test_a_weak_hand_passes() -> None:
    weak = seated({0: "T8 T3 HN HJ H2 DQ D1 CN C9 C8 SJ S7"})
    assert chosen(weak) == action_text(Pass())
    assert reasons(weak)[0] == "taroace-short"
