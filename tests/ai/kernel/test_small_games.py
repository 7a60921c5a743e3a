"""Payoffs and talon cards that other games need, against small games of the engine, settled by the engine."""

from __future__ import annotations

from collections import Counter

import pytest

from ai.kernel.apart import Apart
from ai.kernel.bits import HONOURS
from ai.kernel.history import History
from ai.kernel.law import ANY_ORDER, Law
from ai.kernel.payoff import ALL_OF, APART, BY_DIFFERENCE, MOND_LOST, NET, Payoff, PayoffRow
from ai.kernel.play_search import PlaySearch
from ai.kernel.position import End, KernelDeal, Position
from ai.kernel.rollout import BY_CHANCE, BY_RULES, DUCKING, played_out
from ai.kernel.sampling import DealSampler
from ai.kernel_cards import card_set_of, suit_word, tarok_word
from engine import LUNA, Pack, State, in_threes

from .reference import Rules
from .smallgames import (
    GREAT_PACK,
    PAPER_MOND,
    SHORT_PACK,
    TOO_MUCH,
    WHOLE_PACK,
    WITHOUT_TRICK,
    Difference,
    PlainLaw,
    begun,
    finished,
    klop,
    net,
    small,
)

KLOP = Rules(overtaking=True, pagat_last=True, emperor=ANY_ORDER)
GIVES = 6
PAPER = [1.0, 1.0, 1.0, 1.0, 0.0, 0.0]
"""The declarer and his partner score the gain or loss of their side, their opponents nothing (S59)."""


def position_of(state: State, law: Law, sides: int) -> tuple[Position, KernelDeal]:
    """The play of an engine's state and every hand, for the kernel."""
    table, deal, position = state.table, KernelDeal(), Position(law)
    for seat, hand in enumerate(state.hidden.hands):
        deal.give(seat, suit_word(hand), tarok_word(hand))
    position.leader = table.forehand
    rest = sum(1 << card for card in state.hidden.talon)
    for number, trick in enumerate(table.play.tricks):
        for card in trick.cards:
            position.lay(suit_word(1 << card), tarok_word(1 << card))
        for card in table.besides[number] if number < len(table.besides) else ():
            position.give(suit_word(1 << card), tarok_word(1 << card))
            rest ^= 1 << card
    for card in table.play.trick:
        position.lay(suit_word(1 << card), tarok_word(1 << card))
    deal.rest_s, deal.rest_t = suit_word(rest), tarok_word(rest)
    position.begin(sides)
    return position, deal


def whole(pack: Pack) -> int:
    return in_threes(pack, pack.cards)


def klop_payoff(pack: Pack, seat: int) -> Payoff:
    payoff = Payoff(4, seat, 0, -1, 1)
    payoff.game = PayoffRow(APART)
    payoff.each = Apart(WITHOUT_TRICK, TOO_MUCH, whole(pack) // 2 + 1, 5)
    return payoff


def klop_law() -> Law:
    return Law(4, overtaking=1, pagat_last=1, emperor=ANY_ORDER, gives=GIVES, apart=1)


@pytest.mark.parametrize("pack", [WHOLE_PACK, SHORT_PACK], ids=["54 cards", "34 cards"])
def test_s62_s63_klop_pays_each_seat_what_the_engine_settles(pack: Pack) -> None:
    variant = small(PlainLaw(KLOP, GIVES), klop, pack)
    seen: Counter[str] = Counter()
    for number in range(150):
        chance, before = number * 7919 + 1, number % (4 * variant.hand_size)
        state = begun(variant, f"klop/{number}", before, chance)
        position, deal = position_of(state, klop_law(), 1)
        assert position.gave == min(before // 4, GIVES)
        played_out(position, deal, 1, 0, 0, chance, BY_CHANCE)
        done = finished(state, chance)
        found = [klop_payoff(pack, seat).value(position.end, deal, 1) for seat in range(4)]
        assert found == list(done.scores), number
        seen["without a trick"] += WITHOUT_TRICK in done.scores
        seen["too much"] += -TOO_MUCH in done.scores
        seen["points"] += sum(done.scores) < -40 and -TOO_MUCH not in done.scores
    assert min(seen.values()) > 3
    assert len(seen) == 3


def test_cards_of_the_talon_are_conserved_in_any_manner() -> None:
    """Everybody's cards and the six of the talon are with somebody in the end, however the hand is played."""
    variant = small(PlainLaw(KLOP, GIVES), klop, WHOLE_PACK)
    for number in range(60):
        state = begun(variant, f"kept/{number}", number % 48, 1)
        for manner in (BY_CHANCE, BY_RULES, DUCKING):
            position, deal = position_of(state, klop_law(), 1)
            played_out(position, deal, 1, 0, 0, number + 1, manner)
            end = position.end
            cards = [card_set_of(s, t) for s, t in zip(end.piles_s, end.piles_t, strict=True)]
            assert sum(cards) == WHOLE_PACK.cards
            assert sum(each.bit_count() for each in cards) == WHOLE_PACK.size
            assert card_set_of(end.won_s, end.won_t) == cards[0]
            assert card_set_of(end.lost_s, end.lost_t) == sum(cards[1:])
            assert sum(end.tricks) == 12


def test_without_gifts_the_talon_stays_where_it_is() -> None:
    law = Law(4, overtaking=1, apart=1)
    state = begun(small(PlainLaw(Rules(overtaking=True)), klop, WHOLE_PACK), "none", 0, 1)
    position, deal = position_of(state, law, 1)
    played_out(position, deal, 1, 0, 0, 5, BY_CHANCE)
    cards = sum(card_set_of(s, t) for s, t in zip(position.end.piles_s, position.end.piles_t, strict=True))
    assert cards == WHOLE_PACK.cards & ~card_set_of(deal.rest_s, deal.rest_t)


@pytest.mark.parametrize(
    "rules", [Difference(), Difference((1,)), Difference((3, 1), 10, 4, 2), Difference((0,), 60, 2)]
)
@pytest.mark.parametrize("pack", [WHOLE_PACK, SHORT_PACK], ids=["54 cards", "34 cards"])
def test_s17_points_by_difference_and_s58_the_mond(rules: Difference, pack: Pack) -> None:
    variant = small(PlainLaw(Rules()), rules, pack)
    sides = sum(1 << seat for seat in rules.declarers)
    seen: Counter[str] = Counter()
    for number in range(160):
        chance, before = number * 6101 + 3, number % (4 * variant.hand_size)
        state = begun(variant, f"difference/{number}", before, chance)
        position, deal = position_of(state, Law(4), sides)
        played_out(position, deal, sides, 0, 0, chance, BY_CHANCE)
        done = finished(state, chance)
        found = []
        for seat in range(4):
            partner = rules.declarers[1] if len(rules.declarers) > 1 else -1
            payoff = Payoff(4, seat, rules.declarers[0], partner, int(partner < 0))
            payoff.game = PayoffRow(BY_DIFFERENCE, number=3 * (whole(pack) // 2 + 1) - 1)
            payoff.game.ours = payoff.game.theirs = rules.chain * rules.base
            payoff.middle, payoff.per, payoff.rounded = whole(pack) // 2, rules.chain, 5
            payoff.stake, payoff.roles, payoff.sweeps_all = rules.radl, PAPER, 1
            payoff.sweep.silent = 250
            trula, mond = PayoffRow(ALL_OF, 0, HONOURS), PayoffRow(MOND_LOST)
            trula.silent, mond.ours, mond.silent = 10, PAPER_MOND, PAPER_MOND
            payoff.rows += [trula, mond]
            found.append(payoff.value(position.end, deal, sides))
        assert found == list(done.scores), number
        seen["mond"] += position.end.loser >= 0
        seen["own partner"] += position.end.loser >= 0 and position.end.taker in rules.declarers
        seen["left"] += bool(deal.rest_t >> 20 & 1)
        seen["won"] += max(done.scores) > 0
        seen["lost"] += min(done.scores) < -PAPER_MOND
    assert seen["mond"] > 3
    assert seen["left"]
    assert seen["lost"] > 5
    assert seen["won"] > 2


def test_u25_halves_and_the_net_of_the_winners() -> None:
    """78 cards counted in halves (U4): points above the void points count, twice for a declarer who lost (U26)."""
    variant = small(PlainLaw(Rules()), net, GREAT_PACK)
    points = GREAT_PACK.value(GREAT_PACK.cards) // 2
    assert points == 91
    sides, seen = 0b0101, Counter[bool]()
    for number in range(120):
        chance = number * 4001 + 5
        state = begun(variant, f"net/{number}", number % 60, chance)
        position, deal = position_of(state, Law(4), sides)
        played_out(position, deal, sides, 0, 0, chance, BY_CHANCE)
        done = finished(state, chance)
        found = []
        for seat in range(4):
            payoff = Payoff(4, seat, 0, 2, 0)
            payoff.game = PayoffRow(NET, number=2 * (points // 2 + 1))
            payoff.game.ours, payoff.game.theirs = 1, 2
            payoff.halved, payoff.whole, payoff.void = 1, points, points // 4
            payoff.roles = [1.0, 1.0, 1.0, 0.0, 0.0, 0.0]
            found.append(payoff.value(position.end, deal, sides))
        assert found == list(done.scores), number
        seen[done.scores[0] > 0] += 1
    assert min(seen.values()) > 10


@pytest.mark.parametrize(
    ("me", "loser", "left", "wanted"),
    [(0, 2, 0, 20), (2, 2, 0, -60), (1, 2, 0, 20), (0, -1, 1, -60), (3, -1, 1, 20), (1, -1, 0, 0)],
    ids=["a third gets it", "its player pays", "also his partner gets it", "left in the talon", "from him", "nothing"],
)
def test_s70_the_mond_for_money(me: int, loser: int, left: int, wanted: int) -> None:
    payoff, end, deal = Payoff(4, me, 0, 1, 0), End(), KernelDeal()
    payoff.game.number, payoff.stake, payoff.roles = 0, 4, [0.0] * 6
    row = PayoffRow(MOND_LOST)
    row.ours, row.silent, row.theirs = 60, 60, 20
    payoff.rows.append(row)
    end.taken = end.given = 3
    end.loser, end.taker = loser, 3 if loser >= 0 else -1
    deal.rest_t = tarok_word(1 << LUNA) if left else 0
    assert payoff.value(end, deal, 0b0011) == wanted


def test_a_klop_is_searched_by_what_each_card_costs() -> None:
    """The search for a card goes by the cost of the seat's own pile, not by its tricks."""
    variant = small(PlainLaw(KLOP, GIVES), klop, WHOLE_PACK)
    state = begun(variant, "search", 44, 1)
    position, deal = position_of(state, klop_law(), 1)

    known = [*state.hidden.hands, card_set_of(deal.rest_s, deal.rest_t), 0]
    sampler = DealSampler([suit_word(cards) for cards in known], [tarok_word(cards) for cards in known])
    seat = position.turn()
    hand = state.hidden.hands[seat]
    payoff = klop_payoff(WHOLE_PACK, seat)
    words = [suit_word(hand)], [tarok_word(hand)]
    search = PlaySearch(position, payoff, sampler, History(position.law), *words)
    search.seed(7)
    search.ducking = 1
    assert search.run(3)
    played_out(position, deal, 1 << seat, words[0][0], words[1][0], 1, DUCKING)
    assert search.values == [payoff.value(position.end, deal, 1 << seat)] * 3
    assert search.values[0] not in (0.0, -float(position.end.tricks[seat]))
