"""Two lines of play side by side: the goal first where a bonus decides, and figures that are those of the search."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

import pytest

from ai import decide, make
from ai.comparing import GAME, LineResult, PlayedLine
from ai.games import COMPARES, SEEN
from ai.reasonparams import PARAMS
from ai.reasons import Why
from ai.telling import tell
from engine import Announce, PassAnnouncing, PlayCard, State, View, apply, legal_actions, parse_card, variant_for
from tests.support.advising import advise

from .seated import after, seated, view_of
from .test_true_reasons import playing

Found = TypeVar("Found")
ITEMS = (GAME, *variant_for("romanian").prices.items)
OTHER = PlayCard(parse_card("S7"))


def run(steps: Generator[None, None, Found]) -> Found:
    """The result of a generator."""
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            return ended.value  # type: ignore[no-any-return]


def line(
    item: str = GAME, worth: float = 0.0, ours: float = 0.0, theirs: float = 0.0, points: float = 30.0
) -> PlayedLine:
    """A line in which one item is worth something."""
    made = dict.fromkeys(ITEMS, LineResult(0.0, 0.0)) | {item: LineResult(ours, theirs)}
    return PlayedLine(points, 5.0, dict.fromkeys(ITEMS, 0.0) | {item: worth}, made)


def rege(seat: int = 2) -> State:
    """The first lead after rege ultimo has been announced by the declarer's partner, who holds the called king."""
    hands = {
        0: "T22 T21 T20 T19 T17 T14 T12 T9 T6 HQ C7 S7",
        1: "T18 T16 T13 D1 D2 D3 HN C8 C9 S8 S9 HK",
        2: "SK SJ S10 T11 T10 H1 H2 DJ DQ C10 CJ T2",
        3: "T15 T8 T7 T5 H3 H4 DK DN CN CQ CK T4",
    }
    talon = "T3 D4 SN SQ T1 HJ"
    told = ["bid doi 1", "pass", "pass", "pass", "call SK", "take 1", "discard HQ D4"]
    state = after(seated(hands, talon), told)
    while state.table.phase == "announce":
        view = view_of(state)
        may = view.seat == seat and Announce("rege") in legal_actions(view)
        state = apply(state, Announce("rege") if may else PassAnnouncing()).state
    return state


def test_the_goal_comes_first() -> None:
    """A lead that is better because of an announced rege ultimo is explained by it."""
    hint = advise(view_of(rege()), (0, 0))
    first, second = hint.reasons[:2]
    assert (first.key, dict(first.params)) == (Why.GOAL, {"aim": "rege.make", "item": "rege", "seat": 2})
    assert second.key == Why.MORE_OFTEN
    assert second.params["does"] == "rege.make"
    best, other = second.params["best"], second.params["other"]
    assert isinstance(best, int)
    assert isinstance(other, int)
    assert best > other + 20


def test_no_goal_without_a_bonus() -> None:
    view = view_of(playing())
    told = tell(view, line(worth=1.0, ours=71.0), line(worth=0.2, ours=40.0), OTHER)
    assert [(reason.key, dict(reason.params)) for reason in told] == [
        (Why.MORE_OFTEN, {"does": "game.make", "best": 71, "other": 40, "card": "S7"})
    ]


def test_an_opponent_of_the_announcer_wants_it_missed() -> None:
    view = view_of(after(rege(), ["play T9"]))
    assert view.seat == 1
    told = tell(view, line("rege", 1.0, theirs=40.0), line("rege", -1.0, theirs=90.0), OTHER)
    assert [reason.key for reason in told] == [Why.GOAL, Why.MORE_OFTEN]
    assert told[0].params["aim"] == "rege.stop"
    assert (told[1].params["best"], told[1].params["other"]) == (60, 10)


def test_the_announcer_is_told_of_his_own_word() -> None:
    view = view_of(after(rege(), ["play T9", "play T13"]))
    assert view.seat == 2
    told = tell(view, line("rege", 1.0, ours=60.0), line("rege", 0.0, ours=20.0), OTHER)
    assert (told[0].key, dict(told[0].params)) == (Why.GOAL_MINE, {"aim": "rege.make", "item": "rege"})


def test_a_silent_bonus_is_a_goal_only_if_it_matters() -> None:
    view = view_of(playing())
    told = tell(view, line("trula", 0.5, ours=30.0), line("trula", 0.1, ours=10.0), OTHER)
    assert [reason.key for reason in told] == [Why.GOAL_SILENT, Why.MORE_OFTEN]
    told = tell(view, line("trula", 0.5, ours=4.0), line("trula", 0.1, ours=1.0), OTHER)
    assert told == ()


def test_what_does_not_decide_is_no_goal() -> None:
    view = view_of(playing())
    best, other = line("trula", 0.5, ours=40.0), line("trula", 0.0, ours=10.0)
    best = PlayedLine(30.0, 5.0, {**best.worth, GAME: 0.4, "regii": 0.4}, best.made)
    assert [reason.key for reason in tell(view, best, other, OTHER)] == [Why.MORE_OFTEN]


@pytest.mark.parametrize(("points", "keys"), [(34.0, [Why.MORE_POINTS]), (30.5, [])])
def test_points_are_told_where_nothing_else_differs(points: float, keys: list[Why]) -> None:
    view = view_of(playing())
    told = tell(view, line(worth=0.5, ours=50.0, points=points), line(ours=49.0), OTHER)
    assert [reason.key for reason in told] == keys


def test_nothing_is_told_of_lines_that_are_as_good() -> None:
    assert tell(view_of(playing()), line(ours=80.0), line(ours=20.0), OTHER) == ()


def test_a_michi_michi_counts_tricks() -> None:
    hands = {0: "T21 T2 HN HJ H2 DQ D1 CN C9 C8 SJ S7"}
    view = view_of(after(seated(hands), ["pass"] * 4))
    told = tell(view, PlayedLine(0.0, 2.1), PlayedLine(0.0, 2.8), OTHER)
    assert [(reason.key, dict(reason.params)) for reason in told] == [
        (Why.FEWER_TRICKS, {"best": 21, "other": 28, "card": "S7"})
    ]
    assert set(told[0].params) == set(PARAMS[Why.FEWER_TRICKS])


def compared(view: View) -> tuple[tuple[PlayedLine, PlayedLine], float]:
    """The lines of the best and the worst card, and how far the search has them apart."""
    known = SEEN[view.table.variant.key](view)
    decision = decide(make("expert", "hint"), view)
    ranked = decision.ranked
    best, worst = ranked[0], ranked[-1]
    assert isinstance(best.action, PlayCard)
    assert isinstance(worst.action, PlayCard)
    lines = run(
        COMPARES[view.table.variant.key](known, best.action, worst.action, "hint", decision.nodes // len(ranked))
    )
    assert lines is not None
    return lines, best.value - worst.value


@pytest.mark.parametrize("state", [playing(), rege(), after(playing(), ["play T9"])], ids=["plain", "rege", "second"])
def test_the_lines_are_those_of_the_search(state: State) -> None:
    """The items of each line add up to the whole: the price that stands beside them."""
    (best, worst), apart = compared(view_of(state))
    slope = 0.007 * 3 * (best.points - worst.points)  # added by the search for card points
    assert best.total - worst.total + slope == pytest.approx(apart, abs=1e-6)


def test_what_only_one_side_can_make() -> None:
    """R92, R95: the called king is never caught by the declarer's side, nor rege ultimo made by the other."""
    declarer, _ = compared(view_of(rege()))[0]
    assert declarer.made["prins"].ours == 0 < declarer.made["rege"].ours
    opponent, _ = compared(view_of(after(rege(), ["play T9"])))[0]
    assert opponent.made["rege"].ours == 0 < opponent.made["rege"].theirs


def test_the_quiet_hand_is_another_one() -> None:
    """Without the announcement rege ultimo is no goal of that lead."""
    hint = advise(view_of(rege(seat=-1)), (0, 0))
    assert Why.GOAL not in {reason.key for reason in hint.reasons}
