"""The kernel's cards against the engine's: the same names, order, suits, counting and duty to follow."""

from __future__ import annotations

from collections import Counter
from random import Random

from ai.kernel.bits import (
    HONOURS,
    HORSES,
    JACKS,
    KINGS,
    MOND,
    PAGAT,
    PIPS,
    PLAIN,
    QUEENS,
    SKIZ,
    chosen,
    count,
    following,
    highest,
    suit_of,
    thirds,
)
from ai.kernel.law import ALL, Law, legal
from ai.kernel.position import Position
from ai.kernel_cards import card_set_of, suit_word, tarok_word
from engine import SUIT_CARDS, TAROACE, CardSet, Suit, in_threes, members, must_follow, parse_card, variant_for
from engine import suit_of as engine_suit

ROMANIAN, TAPER = variant_for("romanian").pack, variant_for("taper").pack
EVERY_CARD = (1 << 78) - 1


def words(cards: CardSet) -> tuple[int, int]:
    return suit_word(cards), tarok_word(cards)


def test_every_card_of_the_greatest_pack_has_its_bit_and_comes_back() -> None:
    for card in range(78):
        suits, taroks = words(1 << card)
        assert bool(suits) != bool(taroks)
        assert bool(taroks) == (engine_suit(card) is Suit.TAROK)
        assert card_set_of(suits, taroks) == 1 << card
    assert card_set_of(*words(EVERY_CARD)) == EVERY_CARD
    assert all(word < 1 << 63 for word in words(EVERY_CARD))  # they fit a machine's number


def test_named_cards_are_those() -> None:
    assert [tarok_word(1 << parse_card(name)) for name in ("T1", "T21", "T22")] == [PAGAT, MOND, SKIZ]
    for letter in "HDCS":
        for rank, sort in (("K", KINGS), ("Q", QUEENS), ("N", HORSES), ("J", JACKS), ("1", PIPS)):
            assert suit_word(1 << parse_card(letter + rank)) & sort
    assert count(KINGS) == count(QUEENS) == count(HORSES) == count(JACKS) == 4
    assert count(PIPS) == 40
    assert HONOURS == PAGAT | MOND | SKIZ
    assert suit_word(EVERY_CARD) == KINGS | QUEENS | HORSES | JACKS | PIPS
    assert HONOURS | PLAIN == tarok_word(TAROACE) == ALL


def test_suits_and_points_are_the_engines() -> None:
    random = Random(5)
    for suit in range(4):
        for card in members(SUIT_CARDS[suit]):
            assert suit_of(suit_word(1 << card)) == SUIT_CARDS[suit]
    for pack in (ROMANIAN, TAPER):
        cards = members(pack.cards)
        for _ in range(200):
            some = sum(1 << card for card in random.sample(cards, random.randrange(1, len(cards))))
            suits, taroks = words(some)
            assert count(suits) + count(taroks) == some.bit_count()
            if suits:
                assert highest(suits) == 1 << max(members(suits))
            # An incomplete group of three is rounded: 3p - 1, 3p or 3p + 1 thirds are p points.
            assert (thirds(suits, taroks) + 1) // 3 == in_threes(pack, some)


def test_following_suit_is_the_engines() -> None:
    random = Random(6)
    law = Law(4)
    for _ in range(400):
        hand = sum(1 << card for card in random.sample(range(78), random.randrange(1, 13)))
        led = random.choice([card for card in range(78) if not hand >> card & 1])
        position = Position(law)
        assert card_set_of(*legal(law, *words(hand), -1, 0, law.strong, 0)) == must_follow(hand, ())
        position.lay(*words(1 << led))
        found = legal(law, *words(hand), position.led, position.over_s, position.over_t, position.trick_t)
        assert card_set_of(*found) == must_follow(hand, (led,))


def test_a_chosen_card_is_any_of_them_alike() -> None:
    number = 99
    suits, taroks = 0b1011 | 1 << 40, 1 << 21 | 1
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(6000):
        number = following(number)
        assert 0 < number < 2**31 - 1
        found[chosen(suits, taroks, number)] += 1
    assert set(found) == {(1, 0), (2, 0), (8, 0), (1 << 40, 0), (0, 1), (0, 1 << 21)}
    assert min(found.values()) > 900
    assert chosen(suits, taroks, 0) == (1, 0)
    assert chosen(suits, taroks, 2**31 - 1) == (0, 1 << 21)
