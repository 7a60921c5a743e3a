"""The called king in the talon: surrender and playing on (R50 … R56, A14 … A15c; worked cases K1 … K11, C10)."""

from __future__ import annotations

import pytest

from engine import Refusal, State
from engine.games.romanian.outcomes import RomanianOutcome
from tests.support.deals import dealt, legal_texts, play, refusal
from tests.support.finished import Finished, lines

HELD = "T22"
POOR = "H1 H2 H3 H4 D1 D2 D3 D4 C7 C8 C9 T2"  # none of the three, but a tarok, so that nobody asks about throwing in
AWAY = "T21 T1 T3 T4"


def looking(place: int, auction: str, *, declarer: int = 0, held: bool = True, stake: int = 1) -> State:
    """SK is called and is at that place of the talon, counted from 1."""
    mine = POOR.replace("C9", HELD) if held else POOR
    hands = ["", "", "", ""]
    hands[declarer] = mine
    hands[3 if declarer != 3 else 0] = AWAY if held else AWAY + " T22"
    others = ["S7", "S8", "S9", "S10", "SJ"]
    talon = [*others[: place - 1], "SK", *others[place - 1 :]]
    return play(dealt(*hands, talon=" ".join(talon), stake=stake), f"{auction}, call SK")


DOI1 = "0: bid doi 1, pass, pass, pass"
DOI2 = "0: bid doi 1, 1: bid doi 2, pass, pass, 0: pass"
DOI3 = "0: bid doi 1, 1: bid doi 2, 2: bid doi 3, pass, pass, pass"
UNU1 = "0: bid unu 1, pass, pass, pass"
TREI2 = "0: bid trei 1, 1: bid trei 2, pass, pass, pass"


@pytest.mark.parametrize(
    ("case", "place", "auction", "declarer", "script", "held", "stake", "each"),
    [
        ("K1", 5, DOI2, 1, "reject, surrender", True, 1, 6),
        ("K1", 5, DOI2, 1, "reject, surrender", False, 1, 7),
        ("K2", 1, DOI1, 0, "surrender", True, 1, 2),
        ("K2", 2, DOI1, 0, "surrender", False, 1, 3),
        ("K3", 6, DOI1, 0, "reject, reject, surrender", True, 1, 6),
        ("K3", 6, DOI1, 0, "reject, reject, surrender", False, 1, 7),
        ("K4", 3, DOI3, 2, "reject, reject, surrender", True, 1, 10),
        ("K4", 3, DOI3, 2, "reject, reject, surrender", False, 1, 11),
        ("K5", 4, UNU1, 0, "reject, reject, reject, surrender", True, 1, 12),
        ("K5", 4, UNU1, 0, "reject, reject, reject, surrender", False, 1, 13),
        ("K6", 5, DOI2, 1, "reject, surrender", True, 2, 12),
        ("K6", 5, DOI2, 1, "reject, surrender", False, 2, 14),
        ("A15b", 1, DOI1, 0, "reject, surrender", True, 1, 4),
        ("A15b-last-reject", 1, DOI1, 0, "reject, reject, reject, surrender", True, 1, 6),
        ("A14-after-taking", 1, DOI1, 0, "take 1, surrender", True, 1, 2),
        ("A14-back", 1, DOI1, 0, "reject, reject, reject, take 1, surrender", True, 1, 8),
        ("A14-other-group", 1, DOI1, 0, "reject, take 2, surrender", False, 1, 5),
    ],
)
def test_surrender(
    case: str, place: int, auction: str, declarer: int, script: str, held: bool, stake: int, each: int
) -> None:
    state = looking(place, auction, declarer=declarer, held=held, stake=stake)
    settlement = play(state, script).table.settlement
    assert settlement is not None
    assert settlement.outcome is RomanianOutcome.SURRENDER
    assert settlement.own.payments == tuple(-3 * each if seat == declarer else each for seat in range(4)), case
    assert (settlement.points, settlement.partner, settlement.doubles) == (None, None, 0)
    assert set(lines(settlement)) <= {"game", "trula"}  # R52: nothing else is added
    assert not any(settlement.own.pool_payments)


@pytest.mark.parametrize(
    ("case", "talon", "script", "each"),
    [
        ("A15-under-inspection", "SK T1 S7 S8 S9 S10", "surrender", 2),
        ("A15-another-group", "S7 T1 SK S8 S9 S10", "reject, surrender", 5),
        ("A15-taken", "SK T1 S7 S8 S9 S10", "take 1, surrender", 2),
        ("A15-rejected", "SK T1 S7 S8 S9 S10", "reject, surrender", 5),
        ("A15-inspected-later", "SK S7 T1 S8 S9 S10", "reject, surrender", 4),
        ("A15-all-rejected", "SK T1 S7 S8 S9 S10", "reject, reject, reject, surrender", 7),
        ("A15-rejected-last", "SK S7 S8 S9 T1 S10", "reject, reject, reject, surrender", 7),
        ("A15-taken-back", "SK T1 S7 S8 S9 S10", "reject, reject, reject, take 1, surrender", 8),
    ],
)
def test_a15_which_cards_can_be_shown(case: str, talon: str, script: str, each: int) -> None:
    state = play(dealt(POOR, "", "", "T22 T21", talon=talon), f"{DOI1}, call SK, {script}")
    settlement = state.table.settlement
    assert settlement is not None
    assert settlement.own.payments[1] == each, case


@pytest.mark.parametrize(
    ("case", "script"),
    [
        ("R50-not-seen", ""),
        ("R50-not-seen", "reject"),
        ("R50-not-seen", "take 1"),
    ],
)
def test_r50_only_who_has_seen_the_king(case: str, script: str) -> None:
    state = play(looking(5, DOI1), script)
    why = refusal(state, "surrender")
    assert (why.reason, why.rule) == (Refusal.KING_NOT_SEEN, "R50"), case
    assert "surrender" not in legal_texts(state)


def test_a14_not_after_the_discard() -> None:
    state = play(looking(1, DOI1), "take 1")
    assert legal_texts(state)[0] == "surrender"
    state = play(state, "discard S7 H1")
    assert "surrender" not in legal_texts(state)
    assert refusal(state, "surrender").rule == "R57"


def test_r50_no_surrender_because_of_ones_own_king() -> None:
    state = play(dealt("SK T22", talon="S7 S8 S9 S10 HK DK"), f"{DOI1}, call SK")
    assert "surrender" not in legal_texts(state)


LOST_KING = {"theirs": "SK", "ours": "DK"}


@pytest.mark.parametrize(
    ("case", "hand", "wanted", "declarer"),
    [
        ("K7", {"level": 2, "unseen": "SK", "left_open": True}, {"game": [2], "prins": [-2]}, 0),
        ("K7-lost", {"level": 2, "won": False, "unseen": "SK", "left_open": True}, {"game": [-4], "prins": [-2]}, -18),
        ("K8", {"level": 4}, {"game": [2]}, 6),
        ("K8-lost", {"level": 4, "won": False, **LOST_KING}, {"game": [-8], "prins": [-1]}, -27),
        ("K9", LOST_KING, {"game": [2], "prins": [-1]}, 3),
        ("K10", {"unseen": "SK", "theirs": "T22 T21 T1"}, {"game": [2], "trula": [-1]}, 3),
        ("K11", {"contract": "solo", "won": False, "unseen": "SK"}, {"game": [-8]}, -24),
        ("R54-trei", {"contract": "trei", "house": {"trei_bids": True}, "unseen": "SK", "left_open": True},
         {"game": [1], "prins": [-2]}, -3),
        ("R54-unu", {"contract": "unu", "unseen": "SK", "left_open": True}, {"game": [3], "prins": [-2]}, 3),
        ("R55-regii", {"unseen": "SK", "ours": "HK DK CK"}, {"game": [2], "regii": [1]}, 9),
        ("R55-regii-tricks-only",
         {"unseen": "SK", "ours": "HK DK CK", "house": {"talon_counts_for_trula_regii": False}},
         {"game": [2], "regii": [1]}, 9),
        ("R54-no-exchange", {"unseen": "SK", "left_open": True, "ours": "HK DK CK"}, {"game": [2], "prins": [-2]}, 0),
        ("K11-no-exchange", {"contract": "solo", "unseen": "SK", "ours": "HK DK CK"}, {"game": [8]}, 24),
    ],
)  # fmt: skip
def test_playing_on(case: str, hand: dict[str, object], wanted: dict[str, list[int]], declarer: int) -> None:
    settlement = Finished(alone=True, **hand).settled()  # type: ignore[arg-type]
    assert lines(settlement) == wanted, case
    assert settlement.own.payments[0] == declarer


def test_c10_r55_the_exchange_comes_before_the_count() -> None:
    """A king of 5 for a card of 1: four points more for the declarer, four less for the others."""
    seen = Finished(alone=True, unseen="SK", left_open=True).settled()
    unseen = Finished(alone=True, unseen="SK").settled()
    assert seen.points is not None
    assert unseen.points == (seen.points[0] + 4, seen.points[1] - 4)


def test_r54_going_back_cancels_it() -> None:
    """K8 as a whole: the king was face up in group 1 and is taken in the end."""
    state = play(looking(1, DOI1), "reject, reject, reject, take 1")
    assert (state.table.level, state.table.talon.taken) == (4, 1)
    assert "SK" not in legal_texts(state)[1]  # R47: and it may not be discarded again
