"""The auction (R24 … R34; A6 … A10, A12, V1, V9; worked cases B1 … B11)."""

from __future__ import annotations

import pytest

from engine import Bid, Refusal, State, to_act
from engine.games.romanian.outcomes import RomanianOutcome
from tests.support.deals import dealt, legal_texts, play, refusal

NO_RAISE: dict[str, object] = {"senior_may_raise": False}


def winner(state: State) -> tuple[int | None, Bid | None, int]:
    """Declarer, contract, level at which he starts."""
    table = state.table
    return table.declarer, table.auction.bid, table.level


@pytest.mark.parametrize(
    ("case", "game", "script", "declarer", "bid"),
    [
        ("B1", "romanian", "0: bid doi 1, 1: pass, 2: pass, 3: pass", 0, Bid("doi", 1)),
        ("B2", "romanian", "0: pass, 1: pass, 2: pass, 3: bid doi 1", 3, Bid("doi", 1)),
        ("B2-solo", "romanian", "pass, pass, pass, 3: bid solo", 3, Bid("solo")),
        ("B3", "romanian", "pass, 1: bid doi 1, 2: bid doi 2, 3: pass, 1: hold, 2: pass", 1, Bid("doi", 2)),
        (
            "B4",
            "romanian",
            "bid doi 1, bid doi 2, bid doi 3, pass, 0: hold, 1: pass, 2: bid unu 1, 0: hold, 2: pass",
            0,
            Bid("unu", 1),
        ),
        ("B5", "romanian", "bid doi 1, 1: bid solo, pass, pass, 0: hold, 1: pass", 0, Bid("solo")),
        ("B6", "romanian", "pass, bid doi 1, pass, 3: bid solo, 1: pass", 3, Bid("solo")),
        (
            "B9",
            "romanian",
            "bid unu 1, bid unu 2, pass, pass, 0: hold, 1: bid unu 3, 0: pass",
            1,
            Bid("unu", 3),
        ),
        ("B10", "romanian", "bid doi 1, bid doi 2, pass, pass, 0: bid unu 1, 1: pass", 0, Bid("unu", 1)),
        (
            "B11",
            "taper",
            "bid trei 1, bid trei 2, bid trei 3, 0: hold, 1: bid doi 1, 2: pass, 0: pass",
            1,
            Bid("doi", 1),
        ),
        ("R30-up-to-6", "romanian",
         "bid unu 1, bid unu 2, pass, pass, hold, bid unu 3, hold, bid unu 4, hold, bid unu 5, hold, bid unu 6, pass",
         1, Bid("unu", 6)),
        ("R31-two-seniors", "romanian",
         "bid doi 1, bid doi 2, bid doi 3, pass, 0: pass, 1: hold, 2: bid unu 1, 1: pass", 2, Bid("unu", 1)),
        ("R32-a-junior-never-takes-solo", "romanian", "bid solo, pass, pass, pass", 0, Bid("solo")),
    ],
)  # fmt: skip
def test_who_plays_what(case: str, game: str, script: str, declarer: int, bid: Bid) -> None:
    state = play(dealt(game=game), script)
    assert winner(state) == (declarer, bid, bid.ordinal), case
    assert state.table.contract is not None
    assert state.table.contract.key == bid.contract


@pytest.mark.parametrize(
    ("case", "house", "script", "legal"),
    [
        ("R26", {}, "", "pass, bid doi 1, bid unu 1, bid solo"),
        ("R26-later", {}, "pass, pass, pass", "pass, bid doi 1, bid unu 1, bid solo"),
        ("B7", {}, "bid doi 1", "pass, bid doi 2, bid unu 1, bid solo"),
        ("B8", {}, "bid doi 1, bid doi 2, bid doi 3", "pass, bid unu 1, bid solo"),
        ("R30-unu", {}, "bid unu 1", "pass, bid unu 2, bid solo"),
        ("A10", {}, "bid solo", "pass"),
        ("B5", {}, "bid doi 1, bid solo, pass, pass", "pass, hold"),
        ("A7", {}, "bid doi 1, bid doi 2, pass, pass", "pass, hold, bid unu 1, bid solo"),
        ("A7-unu", {}, "bid doi 1, bid unu 1, pass, pass", "pass, hold, bid solo"),
        ("A7-off", NO_RAISE, "bid doi 1, bid doi 2, pass, pass", "pass, hold"),
        ("A7-off-junior", NO_RAISE, "bid doi 1", "pass, bid doi 2, bid unu 1, bid solo"),
        ("B10", {}, "bid doi 1, bid doi 2, pass, pass, bid unu 1", "pass, bid unu 2, bid solo"),
        ("V1", {"unu_bids": False}, "", "pass, bid doi 1, bid solo"),
        ("V1", {"unu_bids": False}, "bid doi 1, bid doi 2, bid doi 3", "pass, bid solo"),
        ("V9", {"trei_bids": True}, "", "pass, bid trei 1, bid doi 1, bid unu 1, bid solo"),
        ("V9", {"trei_bids": True}, "bid trei 1", "pass, bid trei 2, bid doi 1, bid unu 1, bid solo"),
        ("V9-senior", {"trei_bids": True}, "bid trei 1, bid trei 2, pass, pass",
         "pass, hold, bid doi 1, bid unu 1, bid solo"),
        ("A8-six", {}, "bid unu 1, bid unu 2, pass, pass, hold, bid unu 3, hold, bid unu 4, hold, bid unu 5, hold, "
         "bid unu 6, hold", "pass, bid solo"),
        ("A8-three", {"unu_max_ordinal": 3}, "bid unu 1, bid unu 2, bid unu 3", "pass, bid solo"),
    ],
)  # fmt: skip
def test_what_may_be_bid(case: str, house: dict[str, object], script: str, legal: str) -> None:
    assert legal_texts(play(dealt(house=house), script)) == legal.split(", "), case


def test_t5_the_openings_of_taper() -> None:
    assert legal_texts(dealt(game="taper")) == ["pass", "bid trei 1", "bid doi 1", "bid unu 1", "bid solo"]


@pytest.mark.parametrize(
    ("case", "house", "script", "text", "reason", "rule"),
    [
        ("R31", {}, "", "hold", Refusal.NOTHING_TO_HOLD, "R31"),
        ("R31", {}, "bid doi 1", "hold", Refusal.JUNIOR_MAY_NOT_HOLD, "R31"),
        ("R26", {}, "", "bid doi 2", Refusal.BID_NOT_FIRST_LEVEL, "R26"),
        ("R26", {}, "bid doi 1", "bid unu 2", Refusal.BID_NOT_FIRST_LEVEL, "R26"),
        ("A6", {}, "bid doi 1", "bid doi 3", Refusal.BID_JUMPS, "A6"),
        ("R30", {}, "bid doi 1", "bid doi 1", Refusal.BID_TOO_LOW, "R30"),
        ("R30", {}, "bid unu 1", "bid doi 2", Refusal.BID_TOO_LOW, "R30"),
        ("R32", {}, "bid solo", "bid solo", Refusal.BID_TOO_LOW, "R30"),
        ("R30-senior", {}, "bid doi 1, bid doi 2, pass, pass", "bid doi 3", Refusal.SENIOR_HOLDS, "A7"),
        ("A7", NO_RAISE, "bid doi 1, bid doi 2, pass, pass", "bid unu 1", Refusal.SENIOR_MAY_NOT_RAISE, "A7"),
        ("R25", {}, "", "bid doi 4", Refusal.BID_NOT_IN_GAME, "R25"),
        ("R25", {}, "", "bid trei 1", Refusal.BID_NOT_IN_GAME, "R25"),
        ("V1", {"unu_bids": False}, "", "bid unu 1", Refusal.BID_NOT_IN_GAME, "R25"),
        ("A8", {"unu_max_ordinal": 3}, "bid unu 1, bid unu 2, bid unu 3", "bid unu 4", Refusal.BID_NOT_IN_GAME, "R25"),
        ("R34", {}, "", "merge", Refusal.WRONG_PHASE, "R34"),
        ("R34", {}, "", "play T1", Refusal.WRONG_PHASE, "R34"),
    ],
)
def test_what_may_not(case: str, house: dict[str, object], script: str, text: str, reason: Refusal, rule: str) -> None:
    why = refusal(play(dealt(house=house), script), text)
    assert (why.reason, why.rule) == (reason, rule), case


def test_a6_the_objection_names_the_level() -> None:
    assert refusal(play(dealt(), "bid doi 1"), "bid doi 3").data == {"ordinal": 2}


def test_r27_passing_is_final() -> None:
    state = play(dealt(), "0: pass, 1: bid doi 1, 2: bid doi 2, 3: bid doi 3, 1: hold, 2: pass, 3: bid unu 1, 1: pass")
    assert winner(state)[:2] == (3, Bid("unu", 1))


def test_a12_the_last_may_pass_too() -> None:
    state = play(dealt(), "pass, pass, pass")
    assert to_act(state) == 3
    assert play(state, "pass").table.declarer is None


@pytest.mark.parametrize(
    ("rule", "game", "house", "radler"),
    [
        ("V3", "romanian", {"all_pass": "throw-in"}, 4),
        ("T9", "taper", {}, 3),
        ("T9", "taper", {"all_pass": "throw-in"}, 3),
    ],
)
def test_all_pass_without_michi(rule: str, game: str, house: dict[str, object], radler: int) -> None:
    state = dealt(game=game, house=house)
    settlement = play(state, ", ".join(["pass"] * state.table.players)).table.settlement
    assert settlement is not None
    assert (settlement.outcome, settlement.doubles) == (RomanianOutcome.PASSED_OUT, radler), rule
    assert not any(settlement.own.payments)
    assert not any(settlement.own.pool_payments)


def test_r28_all_pass_is_michi() -> None:
    state = play(dealt(), "pass, pass, pass, pass")
    assert (state.table.phase, to_act(state), state.table.declarer) == ("play", 0, None)
    assert state.table.contract is not None
    assert state.table.contract.key == "michi"


def test_the_calls_are_remembered() -> None:
    auction = play(dealt(), "bid doi 1, bid solo, pass").table.auction
    assert [seat for seat, _ in auction.calls] == [0, 1, 2]
    assert (auction.bid, auction.holder) == (Bid("solo"), 1)


def test_r29_seniority_begins_at_the_dealers_right() -> None:
    state = play(dealt(dealer=1), "2: bid doi 1, 3: bid doi 2, 0: bid doi 3, 1: pass, 2: hold")
    assert to_act(state) == 3
    assert "hold" not in legal_texts(state)
    assert "hold" in legal_texts(play(state, "3: bid unu 1, 0: pass"))
