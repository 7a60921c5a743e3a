"""Cards that a player keeps."""

from __future__ import annotations

import pytest

from ai.kernel.bits import KINGS, MOND, PAGAT, PIPS, SKIZ
from ai.kernel.withheld import fool_or_rest, held_back

KING = KINGS & -KINGS
PIP = PIPS & -PIPS
SMALL = PAGAT << 3
ABOVE = SMALL << 1


@pytest.mark.parametrize(
    ("cards", "mate", "over", "last_but_one", "fool"),
    [
        ((KING, SKIZ), 0, (0, 0), False, True),
        ((KING, SKIZ), 1, (0, 0), False, False),
        ((KING, SKIZ), 0, (KING, 0), False, False),
        ((KING | PIP, SKIZ), 0, (0, 0), False, False),
        ((PIP, SKIZ), 0, (0, 0), True, True),
        ((0, SKIZ), 1, (0, 0), False, True),
    ],
    ids=["saves a king", "given to a mate", "it wins", "a pip goes", "not too late", "nothing else"],
)
def test_the_fool_or_another_card(
    cards: tuple[int, int], mate: int, over: tuple[int, int], last_but_one: bool, fool: bool
) -> None:
    expected = (0, SKIZ) if fool else (cards[0], cards[1] ^ SKIZ)
    assert fool_or_rest(*cards, SKIZ, mate, *over, last_but_one) == expected


def test_what_is_kept_for_the_last_trick_is_held_back_as_long_as_there_is_something_else() -> None:
    assert held_back(KING | PIP, 0, KING, 0, 1, 0) == (KING, 0)
    assert held_back(KING, 0, KING, 0, 1, 0) == (0, 0)
    assert held_back(0, PAGAT | SMALL, 0, PAGAT, 1, PAGAT | SMALL) == (0, PAGAT)


def test_who_defends_against_an_announced_pagat_keeps_the_best_tarok() -> None:
    live = PAGAT | SMALL | ABOVE | MOND
    assert held_back(0, SMALL | MOND, 0, PAGAT, 0, live) == (0, MOND)
    assert held_back(0, SMALL | ABOVE, 0, PAGAT, 0, live) == (0, MOND), "another one has it: nothing is lost by that"
    assert held_back(0, MOND, 0, PAGAT, 0, live) == (0, 0)
