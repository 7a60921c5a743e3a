"""The kernel's cards against the engine's: the same names, order, suits, counting and duty to follow."""

from __future__ import annotations

from collections import Counter
from random import Random

from ai.kernel.bits import (
    FIVES,
    HORSES,
    JACKS,
    KINGS,
    LUNA,
    ONES,
    PACK,
    PAGAT,
    QUEENS,
    SKIZ,
    TRULA,
    TRUMPS,
    chosen,
    count,
    following,
    highest,
    legal,
    suit_of,
    thirds,
)
from ai.masks import card_of, packed, packed_card, unpacked
from engine import SUIT_CARDS, in_threes, members, parse_card, variant_for
from engine import suit_of as engine_suit
from engine.tricks import must_follow

ROMANIAN, TAPER = variant_for("romanian").pack, variant_for("taper").pack


def test_every_card_has_its_bit_and_comes_back() -> None:
    cards = members(ROMANIAN.cards)
    bits = [packed_card(card) for card in cards]
    assert sum(bits) == PACK == packed(ROMANIAN.cards)
    assert bits == sorted(bits)
    assert tuple(card_of(bit) for bit in bits) == cards
    assert unpacked(PACK) == ROMANIAN.cards
    assert unpacked(packed(TAPER.cards)) == TAPER.cards
    assert packed(pips_of_the_great_pack()) == 0


def pips_of_the_great_pack() -> int:
    """The pips that only the pack of 78 cards has."""
    return (1 << 78) - 1 & ~ROMANIAN.cards


def test_named_cards_are_those() -> None:
    named = {"T1": PAGAT, "T21": LUNA, "T22": SKIZ}
    for name, bit in named.items():
        assert packed_card(parse_card(name)) == bit
    for letter in "HDCS":
        assert packed_card(parse_card(f"{letter}K")) & KINGS
        assert packed_card(parse_card(f"{letter}Q")) & QUEENS
    assert count(KINGS) == count(QUEENS) == count(HORSES) == count(JACKS) == 4
    assert TRULA == PAGAT | LUNA | SKIZ
    assert FIVES == KINGS | TRULA
    assert FIVES | QUEENS | HORSES | JACKS | ONES == PACK
    assert packed(SUIT_CARDS[4]) == TRUMPS


def test_suits_and_points_are_the_engines() -> None:
    random = Random(5)
    for pack in (ROMANIAN, TAPER):
        cards = members(pack.cards)
        for card in cards:
            bit = packed_card(card)
            assert unpacked(suit_of(bit)) == SUIT_CARDS[engine_suit(card)] & ROMANIAN.cards
        for _ in range(200):
            some = sum(1 << card for card in random.sample(cards, random.randrange(1, len(cards))))
            bits = packed(some)
            assert count(bits) == some.bit_count()
            assert card_of(highest(bits)) == max(members(some), key=cards.index)
            # Three cards more than one has rounded: 3p - 1, 3p or 3p + 1 thirds are p points.
            assert (thirds(bits) + 1) // 3 == in_threes(pack, some)


def test_following_suit_is_the_engines() -> None:
    random = Random(6)
    cards = members(ROMANIAN.cards)
    for _ in range(400):
        hand = sum(1 << card for card in random.sample(cards, random.randrange(1, 13)))
        led = random.choice([card for card in cards if not hand >> card & 1])
        assert unpacked(legal(packed(hand), suit_of(packed_card(led)))) == must_follow(hand, (led,))
        assert unpacked(legal(packed(hand), 0)) == must_follow(hand, ())


def test_a_chosen_card_is_any_of_them_alike() -> None:
    number, cards = 99, 0b1011 | 1 << 40 | 1 << 53
    found: Counter[int] = Counter()
    for _ in range(5000):
        number = following(number)
        assert 0 < number < 2**31 - 1
        found[chosen(cards, number)] += 1
    assert sum(found) == cards
    assert min(found.values()) > 900
    assert chosen(cards, 0) == 1
    assert chosen(cards, 2**31 - 1) == 1 << 53
