"""The exact ends against trying everything, and the search beside them."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from ai.games.romanian.pricing import judge_for, terms_of
from ai.games.romanian.standpoint import past_of, spot_of
from ai.kernel.bits import PACK, suit_of, thirds
from ai.kernel.dealing import Dealer
from ai.kernel.ending import Ending
from ai.kernel.lookahead import PlaySearch
from ai.kernel.rollout import Spot
from ai.kernel.solver import Solver, alike
from ai.masks import packed, packed_card, unpacked
from engine import PLAYS, Card, State, apply, card_set, members, to_act, variant_for
from engine.tricks import highest_wins, must_follow

from .replayed import four_hands, positions, rest_of, sides_of, spot_at, told

Hands = tuple[int, ...]
TAPER = packed(variant_for("taper").pack.cards)


def random_end(random: Random, players: int, tricks: int) -> tuple[list[int], int, int]:
    """Hands in the kernel's cards, a leader and sides; every other end is of few taroace, for suits that last."""
    bits = [1 << at for at in range(54) if (PACK if players == 4 else TAPER) >> at & 1]
    if random.random() < 0.5:
        bits = [bit for bit in bits if bit < 1 << 32 or random.random() < 0.3]
    cards = random.sample(bits, players * tricks)
    hands = [sum(cards[seat * tricks : (seat + 1) * tricks]) for seat in range(players)]
    one = random.randrange(players)
    other = random.randrange(players) if players == 4 else one
    return hands, random.randrange(players), 1 << one | 1 << other


def by_trying(hands: Hands, leader: int, trick: tuple[Card, ...], sides: int) -> int:
    """Thirds that the declarer's side still wins, by every play there is; ``hands`` in the engine's cards."""

    @cache
    def best(hands: Hands, leader: int, trick: tuple[Card, ...]) -> int:
        players = len(hands)
        if len(trick) == players:
            winner = (leader + highest_wins(trick)) % players
            points = thirds(packed(card_set(trick))) if sides >> winner & 1 else 0
            return points + (best(hands, winner, ()) if any(hands) else 0)
        seat = (leader + len(trick)) % players
        found = []
        for card in members(must_follow(hands[seat], trick)):
            left = (*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :])
            found.append(best(left, leader, (*trick, card)))
        return max(found) if sides >> seat & 1 else min(found)

    return best(hands, leader, trick)


def solver_for(hands: list[int], sides: int) -> Solver:
    """A solver for three or four hands."""
    h0, h1, h2, h3 = (*hands, 0)[:4]
    return Solver(len(hands), h0, h1, h2, h3, sides)


@pytest.mark.parametrize(
    ("players", "tricks", "ends"), [(4, 2, 300), (4, 3, 60), (4, 4, 4), (3, 2, 200), (3, 3, 100), (3, 4, 12)]
)
def test_the_solver_finds_what_trying_everything_finds(players: int, tricks: int, ends: int) -> None:
    random = Random(f"{players}/{tricks}")
    for _ in range(ends):
        hands, leader, sides = random_end(random, players, tricks)
        spot = Spot(players)
        spot.leader = leader
        wanted = by_trying(tuple(map(unpacked, hands)), leader, (), sides)
        solver = solver_for(hands, sides)
        assert solver.points(spot, 0) == wanted, (hands, leader, sides)
        assert solver_for(hands, sides).bound(spot, 0, wanted) >= wanted
        assert solver_for(hands, sides).bound(spot, 0, wanted + 1) <= wanted


def test_the_solver_begins_anywhere_in_a_trick_and_with_any_card() -> None:
    """In hands as they are played; the best of the first cards is worth what the position is."""
    inside = 0
    for seed, state in positions(220, left=3):
        table, sides = state.table, sides_of(state)
        spot = spot_of(table)
        h0, h1, h2, h3 = four_hands(state)
        solver = Solver(table.players, h0, h1, h2, h3, sides)
        wanted = by_trying(state.hidden.hands, table.play.leader, table.play.trick, sides)
        assert solver.points(spot, 0) == wanted, seed
        seat = to_act(state) or 0
        cards = members(must_follow(state.hidden.hands[seat], table.play.trick))
        values = [solver.points(spot, packed_card(card)) for card in cards]
        assert (max if sides >> seat & 1 else min)(values) == wanted, seed
        inside += bool(table.play.trick)
    assert inside > 60


def test_cards_that_are_alike_come_to_the_same() -> None:
    random = Random(8)
    found = 0
    for _ in range(250):
        hands, leader, sides = random_end(random, 4, 4)
        spot = Spot(4)
        spot.leader = leader
        others = sum(hands) & ~hands[leader]
        solver = solver_for(hands, sides)
        card = random.choice([1 << at for at in range(54) if hands[leader] >> at & 1])
        same: int = alike(card, hands[leader], others)
        assert same & card
        assert not same & ~(suit_of(card) & hands[leader])
        values = {solver.points(spot, 1 << at) for at in range(54) if same >> at & 1}
        assert len(values) == 1, (hands, leader, sides, card)
        found += same.bit_count() > 1
    assert found > 20


def by_playing(state: State, sides: int) -> int:
    """Game points a pairing with best play by both sides, every hand played through the engine to its settlement."""
    settlement = state.table.settlement
    if settlement is not None:
        return sum(line.value for line in settlement.lines) * state.table.factor
    seat = to_act(state) or 0
    cards = members(must_follow(state.hidden.hands[seat], state.table.play.trick))
    found = [by_playing(apply(state, PLAYS[card]).state, sides) for card in cards]
    return max(found) if sides >> seat & 1 else min(found)


def ending_of(state: State) -> Ending:
    """The kernel's ending for a position whose sides are known."""
    table = told(state)
    laid = packed(state.hidden.laid_away)
    return Ending(table.players, sides_of(state), terms_of(table), laid, rest_of(state))


def test_the_ending_is_worth_what_the_engine_settles() -> None:
    seen = 0
    for seed, state in positions(350, left=2):
        h0, h1, h2, h3 = four_hands(state)
        value = ending_of(state).value(spot_at(state), h0, h1, h2, h3, 0)
        assert value == by_playing(state, sides_of(state)), seed
        seen += 1
    assert seen > 150


def test_the_search_with_open_cards_plays_the_end_nearly_as_well_as_can_be() -> None:
    """Its judge plays hands out by rules of thumb, so that it need not find the best card; it loses little by that."""
    choices = best = 0
    lost = 0.0
    for seed, state in positions(420, left=3):
        table, sides, seat = told(state), sides_of(state), to_act(state) or 0
        cards = [packed_card(card) for card in members(must_follow(state.hidden.hands[seat], table.play.trick))]
        h0, h1, h2, h3 = four_hands(state)
        ending = ending_of(state)
        values = [ending.value(spot_at(state), h0, h1, h2, h3, card) for card in cards]
        if min(values) == max(values):
            continue
        dealer = Dealer([h0, h1, h2, h3, rest_of(state), packed(state.hidden.laid_away)])
        judge = judge_for(table, seat, state.hidden.partner, state.hidden.partner is None)
        judge.pool = 0  # the ending leaves it out
        search = PlaySearch(spot_of(table), judge, dealer, past_of(table), cards, seed)
        assert search.run(16)
        totals = [sum(search.values[at :: len(cards)]) for at in range(len(cards))]
        chosen = values[totals.index(max(totals))]
        lost += (max(values) - chosen if sides >> seat & 1 else chosen - min(values)) / table.factor
        best += chosen == (max(values) if sides >> seat & 1 else min(values))
        choices += 1
    assert choices > 40
    assert best / choices > 0.8, (best, choices, lost)
    assert lost / choices < 0.8, (best, choices, lost)
