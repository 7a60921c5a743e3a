"""Reasons that used to be wrong or beside the point, each in the situation in which it was met."""

from __future__ import annotations

import pytest

from ai import decide, make
from ai.player import Reason
from ai.reasons import Why
from engine import Action, MakeBid, Pass, PlayCard, State, legal_actions, parse_card
from tarokgui.wording.hintwords import HintWords
from tarokgui.wording.i18n import load
from tests.support.advising import advise
from tests.support.seats import seating_at

from .seated import after, quiet, seated, view_of

CALLED = ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1"]
TALON = "C7 D4 H4 H3 D3 D2"
HANDS = {
    0: "T22 T19 T17 T14 T9 T5 HK HQ DN DJ SQ S7",
    1: "T21 T18 T12 T8 T2 HN HJ DQ D1 CQ CJ S8",
    2: "T20 T16 T11 T7 T3 SK SJ DK CK CN H1 C8",
    3: "T15 T13 T10 T6 T4 T1 SN S9 S10 H2 C9 C10",
}


def reasons(state: State, action: Action, level: str = "steady") -> dict[str, Reason]:
    """The reasons for an action by the seat to act."""
    found = decide(make(level, "true"), view_of(state))
    return {
        reason.key: reason for candidate in found.ranked if candidate.action == action for reason in candidate.reasons
    }


def playing(hands: dict[int, str] | None = None) -> State:
    """HANDS or others, seat 0 the declarer, seat 2 with the called king; the first lead is due."""
    return quiet(after(seated(hands or HANDS, TALON), [*CALLED, "discard C7 D4"]))


def play(name: str) -> PlayCard:
    return PlayCard(parse_card(name))


def test_a_pass_names_the_bid_that_is_still_open() -> None:
    """At unul de doi the junior may only bid higher: level 1 is not his any more."""
    state = after(seated({1: "T20 T9 T8 T5 T3 HQ HN DQ DN CQ SQ SJ"}), ["bid doi 1"])
    lowest = next(action.bid for action in legal_actions(view_of(state)) if isinstance(action, MakeBid))
    assert (lowest.contract, lowest.ordinal) == ("doi", 2)
    found = reasons(state, Pass())
    assert Why.LEVEL_COST not in found
    assert found[Why.NEXT_COST].params == {"contract": "doi", "level": 2, "win": 2, "lose": 4}
    assert found[Why.TAROACE_SHORT].params["level"] == 2


def test_no_need_to_beat_what_cannot_be_beaten() -> None:
    """The declarer's luna is in the trick: his partner has no card above it."""
    hands = HANDS | {0: HANDS[0].replace("T19", "T21"), 1: HANDS[1].replace("T21", "T19")}
    state = after(playing(hands), ["play T21", "play T2"])
    for level in ("steady", "beginner"):
        found = reasons(state, play("T3"), level)
        assert Why.MATE_WINS not in found, level
        assert found[Why.MATE_LEADS].params == {"seat": 0, "points": 6, "after": (3,)}, level
    state = after(playing(), ["play T17", "play T2"])
    assert Why.MATE_WINS in reasons(state, play("T3"))


def test_a_trick_is_won_only_when_nobody_can_take_it() -> None:
    """Two still play to it: it is likely, and becomes sure for the last one and for the highest tarok."""
    state = after(playing(), ["play S7"])
    found = reasons(after(state, ["play S8"]), play("SK"))
    assert Why.WINS_TRICK not in found
    state = after(playing(), ["play T9"])
    found = reasons(state, play("T21"))
    assert Why.WINS_TRICK not in found, "the skiz may be with a later one"
    assert found[Why.LIKELY_WINS].params["percent"] in range(100)
    last = after(playing(), ["play T9", "play T2", "play T3"])
    assert Why.WINS_TRICK in reasons(last, play("T10"))


def test_nobody_stays_below_a_taroc_without_one() -> None:
    """Neither the suit nor a tarok is held; or the suit has to be followed; or it is really lower."""
    hands = HANDS | {
        2: "SK SJ DK CK CN H1 C8 T20 T16 T11 T7 T3",
        3: "SN S9 S10 H2 C9 C10 D1 CQ CJ HJ C8 S8",
        1: "T21 T18 T12 T8 T2 HN T15 DQ T13 T10 T6 T4",
    }
    hands[2] = hands[2].replace("C8", "T1")
    state = after(playing(hands), ["play T9", "play T2", "play T3"])
    found = reasons(state, play("H2"))
    assert Why.CANNOT_WIN not in found
    assert found[Why.NO_TRUMP].params == {"suit": "T"}
    state = after(playing(hands), ["play S7", "play T2"])
    found = reasons(state, play("SJ"))
    assert Why.CANNOT_WIN not in found
    assert found[Why.MATE_LEADS if Why.MATE_LEADS in found else Why.FOLLOWS_SUIT] is not None
    below = reasons(after(playing(), ["play T17", "play T2", "play T3"]), play("T4"))
    assert below[Why.CANNOT_WIN].params == {"card": "T17", "points": 3, "after": ()}


def test_the_called_king_is_caught_for_sure_only_by_the_last() -> None:
    """Somebody may still take it back."""
    hands = HANDS | {
        1: "T21 T18 T12 T8 T2 HN HJ DQ D1 CQ CJ S8",
        3: "T15 T13 T10 T6 T4 T1 H2 C9 C10 D2 D3 HJ",
    }
    hands[1] = hands[1].replace("HJ", "SN")
    state = after(playing(hands), ["play S7", "play S8", "play SK"])
    caught = reasons(state, play("T4"))[Why.CATCHES_KING]
    assert caught.params == {"card": "SK", "percent": 100}


def test_the_last_player_is_told_of_nobody_who_comes_after() -> None:
    """Nobody can beat the partner's tarok any more: it is taken over, not secured."""
    led = after(playing(), ["play S7", "play S8", "play SK", "play SN", "play T3", "play T15", "play T17", "play T18"])
    last = after(led, ["play T2", "play T16", "play T4"])
    found = reasons(last, play("T19"))
    assert Why.SECURES not in found
    assert found[Why.TAKES_OVER].params == {"seat": 2}
    third = reasons(after(playing(), ["play T9", "play T2"]), play("T16"))
    assert Why.TAKES_OVER not in third
    assert Why.SECURES in third, "the last one may still beat the nine"


def test_the_last_player_saves_no_luna_from_a_skiz_that_cannot_come() -> None:
    """He could play the luna in safety; a player who is not the last keeps it from the skiz."""
    hands = HANDS | {3: HANDS[3].replace("T15", "T21"), 1: HANDS[1].replace("T21", "T15")}
    last = after(playing(hands), ["play T17", "play T2", "play T20"])
    assert view_of(last).seat == 3
    assert Why.SAVES_LUNA not in reasons(last, play("T4"))
    second = after(playing(), ["play T17"])
    assert Why.SAVES_LUNA in reasons(second, play("T2"))


def test_who_plays_alone_looks_for_no_partner() -> None:
    """The declarer has called his own king: in no suit a partner may hold the better cards."""
    alone = [*CALLED[:4], "call HK", "take 1", "discard C7 D4"]
    hands = HANDS | {0: "T22 T19 T17 T14 T9 T5 HK D1 DN DJ SQ S7", 1: HANDS[1].replace("D1", "HQ")}
    state = quiet(after(seated(hands, TALON), alone))
    assert Why.LOOKS_FOR_MATE not in reasons(state, play("D1"))
    called = quiet(after(seated(hands, TALON), [*CALLED, "discard C7 D4"]))
    assert Why.LOOKS_FOR_MATE in reasons(called, play("D1"))


def test_a_pass_says_what_speaks_against_the_bid() -> None:
    """Seven taroks for doi at level 2: more often won than lost, but a loss costs twice as much as a win brings."""
    state = after(seated({1: "T21 T19 T15 T9 T8 T3 HQ HN DQ DN CQ SQ"}), ["bid doi 1"])
    view = view_of(state)
    found = reasons(state, Pass())
    told = found[Why.CHANCE_SHORT].params
    assert (told["contract"], told["level"], told["needed"]) == ("doi", 2, 67)
    hint = advise(view, (0, 0), make("steady", "true"))
    assert hint.actions == (Pass(),)
    assert hint.reasons[0].key != Why.NEXT_COST
    tr = load("en")
    text = HintWords(
        tr,
        seating_at(view, tr),
        hint,
    ).reasons
    assert "al doilea de doi" in " ".join(text)
    assert "at level" not in " ".join(text)


@pytest.mark.parametrize(
    ("hand", "fewer", "no_top"),
    [
        ("T22 T21 T3 T2 HQ HN DQ DN CQ SQ SJ S9", True, False),
        ("T18 T9 T8 T5 T3 T2 HQ HN DQ DN CQ SQ", False, True),
        ("T22 T21 T8 T5 T3 T2 HQ HN DQ DN CQ SQ", False, False),
    ],
    ids=["few", "low", "neither"],
)
def test_where_enough_are_held_a_pass_names_what_is_missing(hand: str, fewer: bool, no_top: bool) -> None:
    """Four with skiz and luna are often enough for doi, but a declarer usually holds more; six low ones win little."""
    found = reasons(seated({0: hand}), Pass())
    assert Why.TAROACE_SHORT not in found
    assert ((Why.FEWER_THAN_USUAL in found), (Why.NO_TOP in found)) == (fewer, no_top)
    if fewer:
        assert found[Why.FEWER_THAN_USUAL].params == {"count": 4, "usual": 6}
