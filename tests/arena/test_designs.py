"""Deals and seatings: from the seed alone, and every seat as often A's as B's."""

from collections import Counter
from itertools import pairwise

import pytest

from ai import decide
from ai.arena import DESIGNS
from ai.arena.bots import read_bot
from ai.arena.contest import Contest
from ai.arena.deals import deal
from ai.arena.designs import one, pairs
from ai.arena.sides import likely_sides
from ai.games.romanian.measuring.evenings import DOUBLED, POOLS
from ai.players import SteadyPlayer
from engine import apply, card_name, observe, start, to_act, variant_for


@pytest.mark.parametrize("players", [3, 4])
def test_pairs_give_both_bots_the_same_hands_in_every_seat(players: int) -> None:
    for number in range(24):
        seatings = pairs(number, players)
        assert len(set(seatings)) == len(seatings)
        for seat in range(players):
            assert sum(seating[seat] for seating in seatings) * 2 == len(seatings)
        assert {tuple(not own for own in seating) for seating in seatings} == set(seatings)


def test_pairs_of_four_sit_two_and_two_and_change_their_fellow() -> None:
    assert all(sum(seating) == 2 for number in range(24) for seating in pairs(number, 4))
    assert len({frozenset(pairs(number, 4)) for number in range(12)}) == 3
    beside_the_dealer = Counter(
        next((seat - number) % 4 for seat in range(4) if pairs(number, 4)[0][seat] and seat != number % 4)
        for number in range(12)
    )
    assert beside_the_dealer == {1: 4, 2: 4, 3: 4}


@pytest.mark.parametrize("players", [3, 4])
def test_one_sits_once_in_every_seat(players: int) -> None:
    seatings = one(7, players)
    assert [seating.index(True) for seating in seatings] == list(range(players))
    assert all(sum(seating) == 1 for seating in seatings)


def test_every_design_seats_as_many_of_a_in_every_deal() -> None:
    for design in DESIGNS.values():
        for players in (3, 4):
            assert len({sum(map(sum, design(number, players))) for number in range(24)}) == 1


@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_deals_come_from_seed_and_number_alone(game: str) -> None:
    variant = variant_for(game)
    deals = [deal(variant, "s", number) for number in range(300)]
    assert deals == [deal(variant, "s", number) for number in range(300)]
    assert deals[0].pack != deal(variant, "t", 0).pack
    assert all(early.pack != late.pack for early, late in pairwise(deals))
    assert {len(set(found.pack)) for found in deals} == {variant.pack.size}
    assert {found.dealer for found in deals} == set(range(variant.players))
    assert {found.pot for found in deals} == set(POOLS[variant.players])
    doubled = sum(found.stake == 2 for found in deals)
    assert {found.stake for found in deals} == {1, 2}
    assert 0.5 < doubled * DOUBLED[variant.players] / 300 < 1.6


def test_a_deal_stays_as_it_is_for_ever() -> None:
    """Published figures belong to these deals: another way to draw them would make them deals of another seed."""
    found = deal(variant_for("romanian"), "1", 0)
    assert (found.dealer, found.pot, found.stake) == (0, 19, 1)
    assert " ".join(map(card_name, found.pack[:6])) == "C9 H1 T9 CK S7 DQ"


def test_without_a_pool_there_is_none() -> None:
    variant = variant_for("romanian", {"pool": False, "all_pass": "throw-in"})
    assert {deal(variant, "s", number).pot for number in range(20)} == {0}


def test_a_kind_sits_on_a_side_of_its_own() -> None:
    contest = Contest(read_bot("steady"), read_bot("random"), design="sides")
    together = 0
    for number in range(24):
        dealt = deal(contest.variant, contest.seed, number)
        first, second = contest.seatings(dealt)
        assert second == tuple(not own for own in first)
        assert sum(first) == 2
        sides = likely_sides(contest.variant, dealt)
        if sides is not None:
            together += 1
            assert {seat for seat in range(4) if first[seat]} in (sides, set(range(4)) - sides)
        else:
            assert (first, second) == pairs(number, 4)
    assert together > 12


def test_likely_sides_are_those_that_the_same_players_come_to() -> None:
    """With *steady* in all seats the declarer and the partner of the hand are exactly the likely ones."""
    variant = variant_for("romanian")
    for number in range(12):
        dealt = deal(variant, "sides", number)
        chairs = [SteadyPlayer(f"sides|{number}|{seat}") for seat in range(4)]
        state = start(variant, dealt.dealer, dealt.own, dealt.pack)
        while (seat := to_act(state)) is not None:
            state = apply(state, decide(chairs[seat], observe(state, seat)).action).state
        declarer, partner = state.table.declarer, state.hidden.partner
        expected = None if declarer is None or partner is None else {declarer, partner}
        assert likely_sides(variant, dealt) == expected
