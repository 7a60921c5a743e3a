"""The evening: dealers, pool, double hands, totals (R8 … R13, P1, P18, M3, M4, X8, A29, A32, A33, A44, A45)."""

from __future__ import annotations

from random import Random

import pytest

from engine import TAROACE, Match, Settlement, after_hand, close_match, draw_first_dealer, new_match, next_pack
from engine import variant_for as variant
from engine.games.romanian.outcomes import RomanianOutcome
from tests.support.settlements import settled

NOTHING = (0, 0, 0, 0)


def normal(match: Match, payments: tuple[int, ...] = (1, 1, -1, -1), pool: tuple[int, ...] = NOTHING) -> Settlement:
    return settled(RomanianOutcome.PLAYED, payments, pool, match.pot - sum(pool), declarer=0, contract="doi", level=1)


def michi(match: Match, tricks: tuple[int, ...] = (5, 4, 3, 0)) -> Settlement:
    paid = tuple(-won * match.factor for won in tricks)
    return settled(RomanianOutcome.MICHI, NOTHING, paid, match.pot - sum(paid), 4)


def thrown_in(match: Match) -> Settlement:
    return settled(
        RomanianOutcome.THROWN_IN, NOTHING[: match.variant.players], NOTHING[: match.variant.players], match.pot
    )


def passed_out(match: Match) -> Settlement:
    nobody = NOTHING[: match.variant.players]
    return settled(RomanianOutcome.PASSED_OUT, nobody, nobody, match.pot, 3 if match.variant.players == 3 else 4)


@pytest.mark.parametrize(("game", "players"), [("romanian", 4), ("taper", 3)])
def test_r8_a3_one_tarok_decides_the_first_deal(game: str, players: int) -> None:
    random = Random("first")
    seats = set()
    for _ in range(200):
        draw = draw_first_dealer(variant(game), random.random)
        assert len(set(draw.cards)) == players
        assert sum(TAROACE >> card & 1 for card in draw.cards) == 1
        assert all(variant(game).pack.cards >> card & 1 for card in draw.cards)
        assert TAROACE >> draw.cards[draw.dealer] & 1
        seats.add(draw.dealer)
    assert seats == set(range(players))


@pytest.mark.parametrize(("game", "pool", "totals"), [("romanian", 5, (-1, -1, -2, -1)), ("taper", 4, (-1, -1, -2))])
def test_p1_r11_r12_t3_the_first_pool(game: str, pool: int, totals: tuple[int, ...]) -> None:
    match = new_match(variant(game), 2)
    assert (match.pot, match.totals, match.factor, match.dealer) == (pool, totals, 1, 2)


def test_r9_the_deal_moves_to_the_right_whatever_happened() -> None:
    match = new_match(variant("romanian"), 2)
    dealers = []
    for settle in (normal, thrown_in, michi, normal, thrown_in):
        match = after_hand(match, settle(match))
        dealers.append(match.dealer)
    assert dealers == [3, 0, 1, 2, 3]
    assert match.hands == 5


def test_r12_the_dealer_pays_before_every_deal() -> None:
    match = after_hand(new_match(variant("romanian"), 0), normal(new_match(variant("romanian"), 0)))
    assert match.pot == 6
    assert match.carry.contributed == (0, 1, 0, 0)
    assert match.totals == (-2 + 1, -1 + 1 - 1, -1 - 1, -1 - 1)


def test_p2_a29_an_emptied_pool_is_filled_before_the_next_deal() -> None:
    match = new_match(variant("romanian"), 0)
    match = after_hand(match, normal(match, pool=(3, 2, 0, 0)))
    assert match.pot == 5
    assert match.carry.contributed == (1, 2, 1, 1)


def test_p18_a_run_of_hands() -> None:
    match = new_match(variant("romanian"), 0)
    pools = [match.pot]
    match = after_hand(match, normal(match))
    pools.append(match.pot)
    match = after_hand(match, normal(match, pool=(-3, -3, 0, 0)))
    pools.append(match.pot)
    match = after_hand(match, thrown_in(match))
    pools.append(match.pot)
    match = after_hand(match, michi(match))
    pools.append(match.pot)
    match = after_hand(match, normal(match, (3, -1, -1, -1), (27, -18, -18, -18)))
    pools.append(match.pot)
    assert pools == [5, 6, 13, 14, 27, 55]


def test_m3_a_michi_in_a_radler_queues_four_more() -> None:
    match = new_match(variant("romanian"), 0)
    match = after_hand(match, michi(match))
    left = [match.doubles]
    for settle in (normal, normal, michi):
        assert match.factor == 2
        match = after_hand(match, settle(match))
        left.append(match.doubles)
    assert left == [4, 3, 2, 5]


def test_r113_four_double_hands_and_then_none() -> None:
    match = new_match(variant("romanian"), 0)
    stakes = []
    match = after_hand(match, michi(match))
    for _ in range(5):
        stakes.append(match.factor)
        match = after_hand(match, normal(match))
    assert stakes == [2, 2, 2, 2, 1]


def test_m4_a_hand_thrown_in_leaves_the_radler_alone() -> None:
    match = new_match(variant("romanian"), 0)
    match = after_hand(match, michi(match))
    pool = match.pot
    match = after_hand(match, thrown_in(match))
    assert match.doubles == 4
    assert match.pot == pool + 1  # R114: the dealer pays 1, not 2


def test_a32_a_surrender_uses_up_a_double_hand() -> None:
    match = new_match(variant("romanian"), 0)
    match = after_hand(match, michi(match))
    match = after_hand(match, settled(RomanianOutcome.SURRENDER, (-12, 4, 4, 4), NOTHING, match.pot, declarer=0))
    assert match.doubles == 3


def test_x8_a33_passed_out_in_taper() -> None:
    match = new_match(variant("taper"), 0)
    match = after_hand(match, passed_out(match))
    assert match.doubles == 3
    match = after_hand(match, normal(match, (2, -1, -1), (0, 0, 0)))
    match = after_hand(match, passed_out(match))
    assert match.doubles == 2 + 3


def test_hep_hep_appends_to_the_radler() -> None:
    match = new_match(variant("romanian", {"hep_hep": True}), 0)
    match = after_hand(match, michi(match))
    even = settled(RomanianOutcome.PLAYED, NOTHING, NOTHING, match.pot, 4, declarer=0)
    assert after_hand(match, even).doubles == 3 + 4


def test_e5_a_full_pool_takes_nothing_of_the_dealer() -> None:
    match = new_match(variant("romanian", {"pool_limit": 50}), 0)
    assert (match.pot, match.carry.contributed) == (5, (2, 1, 1, 1))
    match = after_hand(match, normal(match, pool=(-44, 0, 0, 0)))
    assert (match.pot, match.carry.contributed) == (50, (0, 1, 0, 0))
    match = after_hand(match, normal(match))
    assert (match.pot, match.carry.contributed) == (50, NOTHING)
    match = after_hand(match, normal(match, pool=(25, 25, 0, 0)))
    assert (match.pot, match.carry.contributed) == (5, (1, 1, 1, 2))


def test_v2_without_a_pool_nobody_pays_in() -> None:
    match = new_match(variant("romanian", {"pool": False, "all_pass": "throw-in"}), 0)
    assert (match.pot, match.totals) == (0, NOTHING)
    match = after_hand(match, normal(match))
    assert (match.pot, match.totals) == (0, (1, 1, -1, -1))


def test_a44_a45_the_evening_ends() -> None:
    match = new_match(variant("romanian"), 0)
    match = after_hand(match, michi(match))  # 5 + 12, and 1 of the next dealer
    assert match.pot == 18
    closed = close_match(match)
    assert (closed.pot, closed.doubles) == (0, 0)
    assert sum(closed.totals) == 0
    # The dealer of the hand that is not dealt has his 1 back; of 17, everybody has 4, the odd one the next in turn.
    assert closed.totals == (-2 - 5 + 4, -1 - 4 + 4, -1 - 3 + 5, -1 + 4)


def test_closing_a_fresh_match_gives_everything_back() -> None:
    assert close_match(new_match(variant("taper"), 1)).totals == (0, 0, 0)


def test_next_pack_is_the_whole_pack_and_the_same_for_a_seed() -> None:
    match = new_match(variant("taper"), 0)
    pack = next_pack(match, Random("one").random)
    assert sorted(pack) == sorted(next_pack(match, Random("two").random))
    assert pack == next_pack(match, Random("one").random)
    assert sum(1 << card for card in pack) == match.variant.pack.cards
