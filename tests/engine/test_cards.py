"""Cards, their names, order and values (R1 … R4, A2, T1)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import (
    KINGS,
    LUNA,
    PAGAT,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    TRULA,
    NotationError,
    Suit,
    card_name,
    card_set,
    highest_wins,
    members,
    names,
    parse_card,
    parse_cards,
    rank_name,
    suit_of,
    tarok_number,
    variant_for,
)

ROMANIAN = variant_for("romanian").pack
TAPER = variant_for("taper").pack


def test_r1_the_pack_has_22_taroace_and_8_cards_a_suit() -> None:
    assert ROMANIAN.size == 54
    assert (ROMANIAN.cards & TAROACE).bit_count() == 22
    assert [(ROMANIAN.cards & SUIT_CARDS[suit]).bit_count() for suit in Suit] == [8, 8, 8, 8, 22]


def test_t1_taper_lacks_the_lowest_three_of_each_suit() -> None:
    assert TAPER.size == 42
    assert names(ROMANIAN.cards & ~TAPER.cards) == (
        "H4", "H3", "H2", "D4", "D3", "D2", "C7", "C8", "C9", "S7", "S8", "S9",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "rising"),
    [
        ("R2", " ".join(f"T{number}" for number in range(1, 23))),
        ("R3-black", "C7 C8 C9 C10 CJ CN CQ CK"),
        ("R3-black", "S7 S8 S9 S10 SJ SN SQ SK"),
        ("A2-red", "H4 H3 H2 H1 HJ HN HQ HK"),
        ("A2-red", "D4 D3 D2 D1 DJ DN DQ DK"),
    ],
)
def test_order(rule: str, rising: str) -> None:
    cards = [parse_card(name) for name in rising.split()]
    assert cards == sorted(cards), rule
    for low, high in pairwise(cards):
        assert highest_wins((low, high)) == 1, rule
        assert highest_wins((high, low)) == 0, rule


@pytest.mark.parametrize(
    ("names_of", "value"),
    [
        ("T22 T21 T1 HK DK CK SK", 5),
        ("HQ DQ CQ SQ", 4),
        ("HN DN CN SN", 3),
        ("HJ DJ CJ SJ", 2),
        ("H1 H2 H3 H4 D1 C10 C9 C8 C7 S10 T2 T10 T20", 1),
    ],
)
def test_r4_values(names_of: str, value: int) -> None:
    assert {ROMANIAN.values[parse_card(name)] for name in names_of.split()} == {value}


def test_r6_the_face_values_of_the_packs() -> None:
    assert ROMANIAN.value(ROMANIAN.cards) == 106
    assert TAPER.value(TAPER.cards) == 94


def test_names_and_cards_are_inverse() -> None:
    for card in members(ROMANIAN.cards):
        assert parse_card(card_name(card)) == card
        assert card_name(card).endswith(rank_name(card))
    assert len({card_name(card) for card in range(78)}) == 78


@pytest.mark.parametrize("name", ["", "T", "T0", "T23", "T01", "h1", "HK ", "H11", "K", "XK", "10H", "T²", "𝕋1"])
def test_a_name_that_is_no_card_is_refused(name: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_card(name)
    assert (refused.value.kind, refused.value.text) == ("card", name)


def test_named_cards() -> None:
    assert [card_name(card) for card in (PAGAT, LUNA, SKIZ)] == ["T1", "T21", "T22"]
    assert [tarok_number(card) for card in (PAGAT, LUNA, SKIZ)] == [1, 21, 22]
    assert names(KINGS) == ("HK", "DK", "CK", "SK")
    assert card_set((PAGAT, LUNA, SKIZ)) == TRULA
    assert [suit_of(parse_card(name)) for name in ("H1", "D1", "C7", "S7", "T1")] == list(Suit)


def test_sets_are_written_and_read() -> None:
    assert parse_cards("") == 0
    assert names(parse_cards("SK T1 H4")) == ("H4", "SK", "T1")
    with pytest.raises(NotationError):
        parse_cards("SK T1 SK")
    with pytest.raises(NotationError):
        parse_cards("SK XX")
