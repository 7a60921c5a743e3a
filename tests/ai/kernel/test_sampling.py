"""Dealing into bins: every deal fits, one is found whenever there is one, and the likely ones come more often."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ai.kernel.sampling import DealSampler
from ai.kernel_cards import card_set_of, suit_word, tarok_word

Bins = list[tuple[int, int, int]]


def sampler_for(
    bins: Bins, cards: list[int], odds: dict[int, list[int]] | None = None, fixed: tuple[int, ...] = (0,) * 6
) -> DealSampler:
    """A sampler that deals these cards into bins of a place, a size and the cards allowed there."""
    found = DealSampler([suit_word(cards) for cards in fixed], [tarok_word(cards) for cards in fixed])
    for place, size, takes in bins:
        found.add_bin(place, size, suit_word(takes), tarok_word(takes))
    for card in cards:
        found.add_card(suit_word(card), tarok_word(card), (odds or {}).get(card, [100] * len(bins)))
    found.seed(1)
    return found


def places(found: DealSampler) -> tuple[int, ...]:
    """The deal that was made last, by place."""
    deal = found.deal
    hands = [card_set_of(deal.suits(seat), deal.taroks(seat)) for seat in range(4)]
    return (*hands, card_set_of(deal.rest_s, deal.rest_t), card_set_of(deal.laid_s, deal.laid_t))


def dealt(found: DealSampler) -> tuple[int, ...]:
    """One deal by place."""
    assert found.next()
    return places(found)


def exists(bins: Bins, cards: list[int]) -> bool:
    """True if there is a deal at all, by trying."""

    def place(at: int, free: tuple[int, ...]) -> bool:
        if at == len(cards):
            return True
        return any(
            free[bin] and takes & cards[at] and place(at + 1, (*free[:bin], free[bin] - 1, *free[bin + 1 :]))
            for bin, (_, _, takes) in enumerate(bins)
        )

    return place(0, tuple(size for _, size, _ in bins))


def test_a_deal_is_found_whenever_there_is_one() -> None:
    random = Random(3)
    found = Counter[bool]()
    for number in range(1500):
        cards = [1 << at for at in random.sample(range(78), random.randrange(3, 9))]
        sizes = [0] * random.randrange(2, 6)
        for _ in cards:
            sizes[random.randrange(len(sizes))] += 1
        bins = [
            (place, size, sum(card for card in cards if random.random() < 0.45)) for place, size in enumerate(sizes)
        ]
        wanted = exists(bins, cards)
        sampler = sampler_for(bins, cards)
        sampler.seed(number)
        for _ in range(4):
            assert sampler.next() == wanted, (bins, cards)
            found[wanted] += 1
            if wanted:
                assert sum(places(sampler)) == sum(cards)
                for held, (_, size, takes) in zip(places(sampler), bins, strict=False):
                    assert held.bit_count() == size
                    assert held & ~takes == 0
    assert min(found.values()) > 1000


def test_fixed_cards_lie_where_they_are_and_two_bins_share_a_place() -> None:
    pair, taroace = 0x40 | 0x80, 1 << 60 | 1 << 77
    bins = [(3, 1, pair), (3, 1, taroace), (5, 2, pair | taroace)]
    found = sampler_for(bins, [0x40, 0x80, 1 << 60, 1 << 77], fixed=(1, 2, 4, 8, 1 << 76, 32))
    for _ in range(20):
        h0, h1, h2, h3, rest, laid = dealt(found)
        assert (h0, h1, h2, rest) == (1, 2, 4, 1 << 76)
        assert h3 & 8
        assert laid & 32
        assert (h3 & pair).bit_count() == (h3 & taroace).bit_count() == (laid & pair).bit_count() == 1


def test_the_seed_alone_decides() -> None:
    bins = [(seat, 3, (1 << 78) - 1) for seat in range(4)]
    cards = [1 << at for at in range(50, 62)]
    one, same, other = (sampler_for(bins, cards) for _ in range(3))
    for sampler, seed in ((one, 5), (same, 5), (other, 6)):
        sampler.seed(seed)
    rows = [[dealt(each) for _ in range(20)] for each in (one, same, other)]
    assert rows[0] == rows[1] != rows[2]
    assert len(set(rows[0])) > 10
    one.seed(5)
    assert [dealt(one) for _ in range(20)] == rows[1]


@pytest.mark.parametrize(
    ("takes", "odds", "wanted"),
    [
        ((15, 15), [1, 1], {3: 1, 5: 1, 9: 1, 6: 1, 10: 1, 12: 1}),  # six deals alike
        ((14, 15), [1, 1], {6: 1, 10: 1, 12: 1}),  # the first card fits only the second bin
        ((15, 15), [3, 1], {3: 3, 5: 3, 9: 3, 6: 1, 10: 1, 12: 1}),  # the first card is three times as likely here
    ],
    ids=["alike", "a void", "odds"],
)
def test_deals_come_as_often_as_they_should(takes: tuple[int, int], odds: list[int], wanted: dict[int, int]) -> None:
    sampler = sampler_for(
        [(0, 2, takes[0]), (1, 2, takes[1])], [1, 2, 4, 8], {1: odds, 2: [1, 1], 4: [1, 1], 8: [1, 1]}
    )
    deals = 6000
    found = Counter(dealt(sampler)[0] for _ in range(deals))
    assert set(found) == set(wanted)
    for cards, share in wanted.items():
        expected = deals * share / sum(wanted.values())
        assert abs(found[cards] - expected) < 5 * expected**0.5, found


def test_that_no_deal_fits_is_found_without_trying_every_way_through_the_bins() -> None:
    """Twenty full bins of two cards have 3**20 ways: trying them all would not come to an end."""
    every = (1 << 54) - 1
    bins = [(at % 6, 2, every) for at in range(20)]
    assert sampler_for(bins, [1 << at for at in range(40)]).next()
    assert not sampler_for(bins, [1 << at for at in range(41)]).next()
