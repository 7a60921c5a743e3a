"""Counting in threes (R5, R6, T1; worked cases C1 … C11)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    HandOver,
    Side,
    card_name,
    card_set,
    counted,
    in_threes,
    members,
    parse_cards,
    side_counts,
    variant_for,
)
from engine.games.romanian.outcomes import RomanianOutcome
from tests.support.finished import Finished
from tests.support.settlements import settled
from tests.support.verdict import count

ROMANIAN = variant_for("romanian").pack
TAPER = variant_for("taper").pack


@pytest.mark.parametrize(
    ("case", "cards", "points"),
    [
        ("C1", "HQ T12 S7", 4),
        ("C2", "SK SJ T1", 10),
        ("C3", "T12 S7 H4", 1),
        ("C4", "HN H4", 3),
        ("C4", "HN", 2),
        ("C4", "H4 H3", 1),
        ("C4", "H4", 0),
        ("C4", "SK S7", 5),
        ("C4", "SK", 4),
        ("R5-empty", "", 0),
    ],
)
def test_small_piles(case: str, cards: str, points: int) -> None:
    assert in_threes(ROMANIAN, parse_cards(cards)) == points, case


def pile(game: str, size: int, value: int) -> int:
    """A pile of that many cards and that sum of face values: cheap cards, then exchanged for more valuable ones."""
    pack = variant_for(game).pack
    order = sorted(members(pack.cards), key=lambda card: (pack.values[card], card))
    chosen, rest = order[:size], order[size:]
    while (missing := value - pack.value(card_set(chosen))) > 0:
        low = chosen.pop(0)
        high = max(
            (card for card in rest if pack.values[card] - pack.values[low] <= missing), key=lambda c: pack.values[c]
        )
        rest.remove(high)
        chosen = sorted([*chosen, high], key=lambda card: (pack.values[card], card))
    return card_set(chosen)


@pytest.mark.parametrize(
    ("case", "game", "size", "value", "ours", "theirs"),
    [
        ("C5", "romanian", 26, 53, 36, 34),
        ("C6", "romanian", 26, 52, 35, 35),
        ("C7", "romanian", 24, 52, 36, 34),
        ("C7", "romanian", 24, 51, 35, 35),
        ("C8", "romanian", 25, 53, 36, 34),
        ("C9", "romanian", 2, 2, 1, 69),
        ("C10-before", "romanian", 26, 51, 34, 36),
        ("C10-after", "romanian", 26, 55, 38, 32),
        ("C11", "taper", 21, 48, 34, 32),
        ("C11", "taper", 21, 47, 33, 33),
        ("R6", "romanian", 54, 106, 70, 0),
        ("R6", "taper", 42, 94, 66, 0),
    ],
)
def test_whole_packs(case: str, game: str, size: int, value: int, ours: int, theirs: int) -> None:
    pack = variant_for(game).pack
    mine = pile(game, size, value)
    assert (mine.bit_count(), pack.value(mine)) == (size, value)
    assert (in_threes(pack, mine), in_threes(pack, pack.cards & ~mine)) == (ours, theirs), case


@given(st.sets(st.sampled_from(members(ROMANIAN.cards))))
def test_r6_a_pile_and_the_rest_make_70(cards: set[int]) -> None:
    mine = card_set(cards)
    assert in_threes(ROMANIAN, mine) + in_threes(ROMANIAN, ROMANIAN.cards & ~mine) == 70


@given(st.sets(st.sampled_from(members(TAPER.cards))))
def test_t1_in_taper_66(cards: set[int]) -> None:
    mine = card_set(cards)
    assert in_threes(TAPER, mine) + in_threes(TAPER, TAPER.cards & ~mine) == 66


@given(st.lists(st.sampled_from(members(ROMANIAN.cards)), unique=True))
def test_r5_it_does_not_matter_how_the_cards_are_grouped(cards: list[int]) -> None:
    assert count(card_name(card) for card in cards) == in_threes(ROMANIAN, card_set(cards))


@given(st.sets(st.sampled_from(members(ROMANIAN.cards))))
def test_r5_the_count_tells_how_it_comes_about(cards: set[int]) -> None:
    mine = card_set(cards)
    told = counted(ROMANIAN, mine)
    assert (told.cards, told.faces) == (len(cards), ROMANIAN.value(mine))
    assert told.cards == 3 * told.threes + told.rest
    assert told.points == told.faces - told.less == in_threes(ROMANIAN, mine)


@pytest.mark.parametrize("unseen", ["", "SK"])
def test_r88_the_counts_of_both_sides_of_a_hand(unseen: str) -> None:
    hand = Finished(alone=bool(unseen), unseen=unseen)
    state, settled = hand.state(), hand.settled()
    final = HandOver(settled, state.hidden.talon, state.hidden.laid_away, state.hidden.hands)
    counts = side_counts(state.table, final)
    ours, theirs = counts[Side.DECLARER], counts[Side.OPPONENTS]
    assert (ours.points, theirs.points) == settled.points
    assert ours.cards + theirs.cards == 54
    assert ours.faces + theirs.faces == ROMANIAN.value(ROMANIAN.cards)
    assert ours.points == ours.faces - ours.less + ours.exchanged
    # R55: the king comes out of the unseen talon for a card of one point.
    assert ours.exchanged == -theirs.exchanged == (4 if unseen else 0)


def test_r88_nothing_is_counted_in_a_surrender() -> None:
    done = settled(RomanianOutcome.SURRENDER, (-6, 2, 2, 2), (0, 0, 0, 0), 5)
    assert side_counts(Finished().state().table, HandOver(done, (), 0, ())) == {}
