"""Announcements, kontras and certainty (S19 … S23, S46 … S49, S80, and the record page's *Certainty*)."""

from __future__ import annotations

import pytest

from engine import Refusal, Side, State, observe, to_act
from engine.games.slovenian.certainty import certain_side
from tests.support.slovenian import lay, may, onward, passed, play, refused, written

OURS, THEIRS = Side.DECLARER, Side.OPPONENTS


def called(script: str = "", **house: object) -> State:
    """Forehand plays *one* and has called the king of hearts, which seat 2 holds; seat 1 has the pagat, 3 the škis."""
    cards = ("DK H4 T19", "T1 CK", "HK SK", "T22 T21")
    state = passed(lay(*cards, talon="T2 T3", **house), "one", "call HK, take 1, discard H4")  # type: ignore[arg-type]
    return play(state, script)


def sides(state: State) -> str:
    return "".join("?" if side is None else side.value[0] for side in state.table.sides)


def test_s46_the_round_goes_on_until_three_passes_in_a_row() -> None:
    state = called("0: merge, 1: merge, 2: merge")
    assert state.table.phase == "announce"
    assert play(state, "3: merge").table.phase == "play"
    later = called("0: merge, 1: say trula, 1: merge, 2: merge, 3: merge")
    assert to_act(later) == 0
    assert play(later, "0: say kings, 0: merge, 1: merge, 2: merge, 3: merge").table.phase == "play"


def test_s82_two_passes_with_three_players() -> None:
    state = play(passed(lay("H4", game="slovenian-3", talon="T2"), "one"), "take 1, discard H4, 0: say trula, merge")
    assert play(state, "1: merge").table.phase == "announce"
    assert play(state, "1: merge, 2: merge").table.phase == "play"


def test_s21_s22_who_may_announce_what() -> None:
    assert may(called()) == ["merge", "say trula", "say kings", "say valat"]
    assert refused(called(), "say king").reason is Refusal.KING_NOT_HELD
    assert refused(called(), "say pagat").reason is Refusal.PAGAT_NOT_HELD
    assert "say pagat" in may(called("merge"))
    assert "say king" in may(called("merge, merge"))
    assert refused(called("say trula"), "say trula").reason is Refusal.ALREADY_ANNOUNCED
    alone = play(passed(lay("H4", talon="T2"), "solo-one"), "take 1, discard H4")
    assert refused(alone, "say king").reason is Refusal.NOT_PLAYED_HERE


@pytest.mark.parametrize("name", ["beggar", "solo-without", "open-beggar", "colour-valat", "valat"])
def test_s19_s49_no_bonuses_but_kontra(name: str) -> None:
    state = passed(lay(), name)
    assert may(state) == ["merge"]
    for item in ("trula", "valat", "pagat"):
        assert refused(state, f"say {item}").reason is Refusal.NOT_PLAYED_HERE
    state = play(state, "merge")
    assert may(state) == ["merge", "double game"]


@pytest.mark.parametrize("hirs", [False, True])
def test_s47_sv7_the_chain(hirs: bool) -> None:
    state = called("0: merge, 1: double game, merge, merge, merge, 0: double game", hirs_kontra=hirs)
    assert refused(state, "double game").reason is Refusal.OWN_SIDE
    state = play(state, "merge, 1: double game, merge, merge, merge, 0: double game, merge")
    assert ("double game" in may(state)) is hirs
    if not hirs:
        assert refused(state, "double game").reason is Refusal.CHAIN_ENDED
        return
    state = play(state, "1: double game, merge, merge, merge")
    assert refused(state, "double game").reason is Refusal.CHAIN_ENDED
    assert abs(written(onward(state))["lines"][0]["value"]) % 32 == 0


def test_s48_who_is_certain() -> None:
    state = called("0: say trula, merge, 1: say kings")
    assert refused(state, "double kings@1").reason is Refusal.OWN_SIDE
    assert refused(state, "double pagat@0").reason is Refusal.NOT_ANNOUNCED
    state = play(state, "1: merge")
    # Seat 2 holds the called king: it is certain of everybody. Its kontra shows it.
    assert sides(state) == "d???"
    assert "double kings@1" in may(state)
    assert refused(state, "double trula@0").reason is Refusal.OWN_SIDE
    assert sides(play(state, "double kings@1")) == "dodo"
    # Seat 3 is an opponent and knows nothing of seats 1 and 2.
    state = play(state, "2: merge")
    assert (why := refused(state, "double kings@1")).reason is Refusal.NOT_CERTAIN
    assert why.data["seat"] == 1
    assert refused(state, "say kings").reason is Refusal.NOT_CERTAIN
    assert sides(play(state, "double trula@0")) == "d??o"
    # The declarer does not know who his partner is.
    state = play(state, "3: merge")
    assert refused(state, "double kings@1").reason is Refusal.NOT_CERTAIN


def test_s48_a_declarer_with_his_own_king_is_certain() -> None:
    state = passed(
        lay("HK H4", "", "", "", talon="T2"), "one", "call HK, take 1, discard H4, merge, 1: say trula, merge"
    )
    assert sides(state) == "d???"
    state = play(state, "merge, merge")
    assert sides(play(state, "0: double trula@1")) == "dooo"
    assert sides(play(state, "0: say trula")) == "dooo"


def test_a_further_step_shows_a_side() -> None:
    state = called("0: merge, 1: double game, 1: merge")
    assert sides(state) == "do??"
    assert refused(play(state, "2: merge"), "double game").reason is Refusal.OWN_SIDE  # seat 3
    shown = play(state, "2: double game")
    assert sides(shown) == "dodo"  # a known partner shows the others
    state = play(state, "merge, merge, 0: double game, merge, merge, merge, 3: double game")
    assert sides(state) == "do?o"  # seat 3 took the third step; seat 2 does not follow by elimination
    state = play(state, "3: merge")
    assert certain_side(observe(state, 0), 2) is None
    assert certain_side(observe(state, 3), 2) is None
    assert certain_side(observe(state, 2), 0) is OURS


def test_saying_king_shows_everybody() -> None:
    assert sides(called("merge, merge, 2: say king")) == "dodo"
    own = passed(lay("HK H4", talon="T2"), "one", "call HK, take 1, discard H4, say king")
    assert sides(own) == "dooo"


def test_announcing_what_a_known_opponent_announced_shows_the_side() -> None:
    state = called("merge, 1: double game, 1: say kings, merge, 2: merge, 3: merge, 0: say kings, merge")
    assert sides(state) == "do??"
    state = play(state, "1: merge")
    assert refused(state, "say kings").reason is Refusal.ALREADY_ANNOUNCED  # the declarer, of its own side, said it
    state = play(state, "2: merge")
    # Seat 3 is an opponent like seat 1.
    assert refused(state, "say kings").reason is Refusal.ALREADY_ANNOUNCED
    other = called("0: merge, 1: merge, 2: merge, 3: say trula, merge, merge, 1: merge")
    assert sides(play(other, "2: say trula")) == "dodo"  # it holds the called king, or it would not know


def test_a_king_in_the_talon_shows_everybody() -> None:
    state = passed(lay("H4", talon="HK"), "one", "call HK, take 2")
    assert sides(state) == "dooo"


@pytest.mark.parametrize("on", [False, True])
def test_sv10_klop_kontra(on: bool) -> None:
    state = passed(lay(klop_kontra=on), "klop")
    assert (state.table.phase == "klop-kontra") is on
    if on:
        assert may(state) == ["merge", "double game"]
        assert refused(state, "say trula").rule == "S49"
        assert play(state, "0: merge, 1: merge, 2: merge, 3: merge").table.phase == "play"
        doubled = play(state, "0: merge, 1: double game")
        assert doubled.table.phase == "play"
        assert doubled.table.speech.game == (1,)


def vogel(*hands: str, talon: str = "C7 C8", **house: object) -> State:
    settled = {"vogel_frei": True, **house}
    state = lay(*hands, game="slovenian-3", talon=talon, **settled)  # type: ignore[arg-type]
    return play(passed(state, "one"), "take 1, discard C7")


PLAIN = "HK HQ HN HJ H1 H2 H3 H4 CK CQ CN CJ C10 C9 DK"


def test_s80_vogel_frei_only_by_house_rule_and_with_a_lone_pagat() -> None:
    assert refused(vogel(f"T1 {PLAIN}", vogel_frei=False), "say vogel-frei").rule == "S80"
    lone = vogel(f"T1 {PLAIN}")
    assert "say vogel-frei" in may(lone)
    said = play(lone, "say vogel-frei")
    assert refused(said, "say vogel-frei").reason is Refusal.PAGAT_NOT_ALONE
    assert refused(vogel(f"T1 T2 {PLAIN[:-3]}"), "say vogel-frei").reason is Refusal.PAGAT_NOT_ALONE
    assert refused(vogel(f"T2 {PLAIN}"), "say vogel-frei").reason is Refusal.PAGAT_NOT_ALONE


def test_s80_what_was_dealt_counts_not_what_was_taken() -> None:
    state = lay(f"T1 {PLAIN}", game="slovenian-3", talon="T3 C8", vogel_frei=True)
    state = play(passed(state, "one"), "take 1, discard C9")
    assert "say vogel-frei" in may(state)
    # Dealt none, taken from the talon: it was not dealt.
    state = lay(f"{PLAIN} D4", game="slovenian-3", talon="T1 C8", vogel_frei=True)
    state = play(passed(state, "one"), "take 1, discard C9")
    assert refused(state, "say vogel-frei").reason is Refusal.PAGAT_NOT_ALONE
    # Dealt two, one discarded: he was dealt two.
    state = lay(f"T1 T2 {PLAIN[:-3]}", game="slovenian-3", talon="C7 C8", vogel_frei=True)
    state = play(passed(state, "one"), "take 1, discard T2")
    assert refused(state, "say vogel-frei").reason is Refusal.PAGAT_NOT_ALONE
