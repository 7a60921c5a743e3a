"""Habits tint a player and, neutral, change nothing; each of the characters has one that shows."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from random import Random

import pytest

from ai import CHARACTERS, LEVELS, Player, decide, level_of, make
from ai.cardplay.signals import false_card
from ai.habits import NEUTRAL, Habits, leeway
from ai.players import SteadyPlayer
from engine import (
    Announce,
    Double,
    MakeBid,
    Pass,
    Reject,
    State,
    Surrender,
    View,
    action_text,
    apply,
    card_name,
    legal_actions,
    observe,
    parse_cards,
    shuffled,
    start,
    to_act,
    variant_for,
)
from tarokgui.session.people import PEOPLE_BY_ROOM

from .seated import after, quiet, seated, view_of
from .test_laws import states


def worth(player: Player, view: View) -> dict[object, float]:
    """The value of each action by a player's own ranking."""
    return {candidate.action: candidate.value for candidate in decide(player, view).ranked}


def habit_of(character: str) -> str:
    habits = CHARACTERS[character].habits
    (found,) = [each.name for each in fields(Habits) if getattr(habits, each.name) != getattr(NEUTRAL, each.name)]
    return found


def test_everybody_who_can_be_asked_has_a_character() -> None:
    assert list(CHARACTERS) == [id for circle in PEOPLE_BY_ROOM.values() for id in circle.ids]


@pytest.mark.parametrize(
    ("room", "levels", "habits"),
    [
        ("bukovina", {"beginner": 1, "steady": 1, "club": 3, "expert": 1}, 6),
        # R87 is no custom there, so two bid otherwise: one late, one soon.
        ("gostilna", {"beginner": 1, "steady": 2, "club": 2, "expert": 1}, 5),
        # Two bid otherwise, one late, one soon; two play alone otherwise, one sooner, one later.
        ("kommerell", {"beginner": 1, "steady": 2, "club": 2, "expert": 1}, 4),
    ],
)
def test_the_people_of_a_room_differ(room: str, levels: dict[str, int], habits: int) -> None:
    ids = PEOPLE_BY_ROOM[room].ids
    assert Counter(CHARACTERS[id].level for id in ids) == levels
    assert len({habit_of(id) for id in ids}) == habits
    assert len({CHARACTERS[id].habits for id in ids}) == len(ids)


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_is_a_player_of_his_level(character: str) -> None:
    level = level_of(character)
    assert level in LEVELS
    assert type(make(character, "1")) is type(make(level, "1"))
    with pytest.raises(ValueError, match="switch"):
        make(character, "1", whim=True)


def test_neutral_habits_change_nothing() -> None:
    plain, tinted = make("steady", "n"), SteadyPlayer("n", habits=Habits())
    for state in states("romanian", {}, 8, True):
        view = observe(state, to_act(state) or 0)
        assert decide(plain, view) == decide(tinted, view)


def test_leeway_is_the_chance_that_a_habit_pays_for() -> None:
    """Seven game points at stake: a habit of 1.4 makes half a chance look like 0.6."""
    assert leeway(1.4, 7) == pytest.approx(0.1)
    assert 7 * (2 * (0.5 + leeway(1.4, 7)) - 1) == pytest.approx(1.4)
    assert leeway(1.4, 0) == 0.0


PAGAT_HAND = "T20 T17 T14 T9 T6 T3 T1 HK HQ DK DQ C8"


@pytest.mark.parametrize(("name", "says"), [("beginner", False), ("micka", True)])
def test_the_baker_announces_the_pagat_on_fewer_taroks(name: str, says: bool) -> None:
    """S49: on seven of twelve; others who play as she does want nine."""
    variant = variant_for("slovenian-4")
    lying = variant.carry.own(variant.carry.begin(0).carry)
    state = start(variant, 0, lying, shuffled(variant.pack, Random("baker").random))
    while Announce("pagat") not in legal_actions(view := observe(state, to_act(state) or 0)):
        state = apply(state, decide(make("steady", "1"), view).action).state
    view = view._replace(hand=parse_cards(PAGAT_HAND))
    assert (worth(make(name, "1"), view)[Announce("pagat")] > 0) is says


class TestHowMuch:
    """Each number is added to its own kind of action, in game points, and to nothing else."""

    def test_risk_and_solo(self) -> None:
        plain, keen = make("steady", "1"), SteadyPlayer("1", habits=Habits(risk=0.5, without_talon=2.0))
        asked = 0
        for state in states("romanian", {}, 20, True):
            view = observe(state, to_act(state) or 0)
            if view.phase != "auction":
                continue
            mine, theirs = worth(keen, view), worth(plain, view)
            for action, value in theirs.items():
                more = 0.0
                if isinstance(action, MakeBid):
                    more = 2.5 if action.bid.contract == "solo" else 0.5
                elif not isinstance(action, Pass):
                    continue
                assert mine[action] == pytest.approx(value + more)
                asked += 1
        assert asked > 50

    def test_risk_speaks_for_the_next_group(self) -> None:
        hand = {0: "T22 T21 T19 T17 T14 T12 T9 T5 HK HN DN SQ"}
        state = after(seated(hand, "C7 D4 T20 T18 CK HQ"), ["bid doi 1", "pass", "pass", "pass", "call SK"])
        plain = worth(make("steady", "1"), view_of(state))
        keen = worth(SteadyPlayer("1", habits=Habits(risk=0.5)), view_of(state))
        assert keen[Reject()] == pytest.approx(plain[Reject()] + 0.5)

    def test_surrenders(self) -> None:
        hand = {0: "T12 T11 T10 T7 T5 T3 HQ DN DJ C8 SJ S7"}
        state = after(seated(hand, "SK C7 D4 H4 D3 H3"), ["bid doi 1", "pass", "pass", "pass", "call SK"])
        proud = SteadyPlayer("1", habits=Habits(surrenders=-9.0))
        assert action_text(decide(make("steady", "1"), view_of(state)).action) == "surrender"
        assert action_text(decide(proud, view_of(state)).action) != "surrender"
        assert worth(proud, view_of(state))[Surrender()] == worth(make("steady", "1"), view_of(state))[Surrender()] - 9

    def announcing(self) -> State:
        hand = {0: "T22 T21 T20 T19 T17 T14 T12 T1 DK DQ HK SQ"}
        state = after(seated(hand, "H1 D1 D2 D3 C7 H2"), ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1"])
        return after(state, ["discard SQ D1", "say taroace 8"])

    def test_pagat_and_the_other_bonuses(self) -> None:
        view = view_of(self.announcing())
        plain = worth(make("steady", "1"), view)
        shy = worth(SteadyPlayer("1", habits=Habits(pagat=-20.0)), view)
        silent = worth(SteadyPlayer("1", habits=Habits(bonuses=-20.0)), view)
        assert shy[Announce("pagat")] < 0 < plain[Announce("pagat")]
        assert shy[Announce("trula")] == plain[Announce("trula")]
        assert silent[Announce("pagat")] >= plain[Announce("pagat")]
        assert silent[Announce("trula")] < plain[Announce("trula")]

    def test_contra(self) -> None:
        against = {0: "T19 T17 T14 T12 T9 T6 HK HQ HN S7 C8 C9", 1: "T22 T18 T15 T11 T10 H1 DK D4 CK C7 SN S9"}
        opening = ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1", "discard C8 C9", "merge"]
        view = view_of(after(seated(against, "D1 H4 D2 D3 C10 H2"), opening))
        plain = worth(make("steady", "1"), view)
        keen = worth(SteadyPlayer("1", habits=Habits(contra=0.5)), view)
        assert keen[Double("game")] == pytest.approx(plain[Double("game")] + 0.5)


# Seat 0 declares and has called SK, which seat 2 holds; seat 3 has neither skiz nor luna and is to lead.
HANDS = {
    0: "T22 T19 T17 T14 T9 T7 T5 HK HQ DK C8 S7",
    1: "T16 T12 T3 T2 H4 D4 D1 DQ CJ C7 S8 S9",
    2: "T21 T11 T6 SK SQ S10 DN DJ H3 H1 CN CQ",
    3: "T18 T15 T10 T8 T4 T1 HN HJ SN SJ CK D2",
}


def seat_three_leads() -> State:
    opening = ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1"]
    state = quiet(after(after(seated(HANDS, "T13 C9 T20 D3 C10 H2"), opening), ["discard C8 C9"]))
    return after(state, ["play S7", "play S8", "play S10", "play SJ"]) if to_act(state) == 0 else state


class TestFalseSignal:
    @pytest.mark.parametrize(
        ("hand", "expected"),
        [
            pytest.param("T20 T17 T8 T3 T1", "T3", id="the smallest, not the pagat"),
            pytest.param("T22 T17 T8", "", id="it would be true"),
            pytest.param("T20 T17 T1", "", id="no small one"),
        ],
    )
    def test_false_card(self, hand: str, expected: str) -> None:
        card = false_card(parse_cards(hand))
        assert (card_name(card) if card is not None else "") == expected

    def test_poses_as_the_partner(self) -> None:
        state = seat_three_leads()
        assert to_act(state) == 3
        view = view_of(state)
        liar = decide(SteadyPlayer("1", habits=Habits(signals="false as opponent")), view)
        assert action_text(liar.action) == "play T4"
        assert "poses-as-mate" in {reason.key for reason in liar.reasons}
        honest = decide(make("steady", "1"), view)
        assert action_text(honest.action) != "play T4"
        assert "poses-as-mate" not in {reason.key for each in honest.ranked for reason in each.reasons}

    def test_tells_the_truth_on_the_declarers_side_and_once_it_is_known(self) -> None:
        liar = SteadyPlayer("1", habits=Habits(signals="false as opponent"))
        plain = make("steady", "1")
        hands = quiet(
            after(
                seated(HANDS, "T13 C9 T20 D3 C10 H2"),
                ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1", "discard C8 C9"],
            )
        )
        assert decide(liar, view_of(hands)) == decide(plain, view_of(hands))
        view = view_of(seat_three_leads())
        known = view._replace(table=view.table._replace(sides=(*view.table.sides[:3], view.side)))
        assert decide(liar, known) == decide(plain, known)

    def test_who_never_signals_gives_no_signal_as_a_reason(self) -> None:
        silent = SteadyPlayer("1", habits=Habits(signals="never"))
        spoken, led = Counter[str](), 0
        for state in states("romanian", {}, 20, False):
            view = observe(state, to_act(state) or 0)
            if view.phase == "play" and not view.table.play.trick:
                led += 1
                for player, who in ((silent, "silent"), (make("steady", "1"), "steady")):
                    for candidate in decide(player, view).ranked:
                        spoken[who] += any(reason.key.startswith("signal-") for reason in candidate.reasons)
        assert led > 100
        assert spoken["silent"] == 0 < spoken["steady"]
