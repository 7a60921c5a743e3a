"""The number of taroks that a bid wants: as in the book, for the players and for the hints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ai.games.romanian.enough import DOI_WON, enough
from engine import Bid, View, observe, to_act

from .seated import seated

BOOK = Path(__file__).parents[2] / "tarokgui/games/romanian/book/en/5-playing-well.txt"
SUITS = "HQ HN HJ DQ DN DJ CQ"


def view(hand: str, game: str = "romanian") -> View:
    state = seated({0: hand}, game=game)
    return observe(state, to_act(state) or 0)


def test_the_table_is_that_of_the_book() -> None:
    rows = re.findall(r"^\| (\d) \| (\d+) \| (\d+) \| (\d+) \|$", BOOK.read_text(encoding="utf-8"), re.M)
    assert {int(row[0]): tuple(map(int, row[1:])) for row in rows} == DOI_WON


NONE, ONE, BOTH = "T19 T9 T8 T5 T3", "T22 T9 T8 T5 T3", "T22 T21 T8 T5 T3"


@pytest.mark.parametrize(
    ("tops", "bid", "need"),
    [
        (NONE, Bid("doi", 1), 6),  # "Six taroace are enough for doi, or five with the skiz or luna among them."
        (ONE, Bid("doi", 1), 5),
        (BOTH, Bid("doi", 1), 4),
        (NONE, Bid("doi", 2), 7),  # 67 games in 100 must be won there, and 75 at the third step
        (NONE, Bid("doi", 3), 8),
        (ONE, Bid("doi", 3), 5),
        (NONE, Bid("unu", 1), 7),  # "one taroc more than you want for doi"
        (NONE, Bid("solo", 1), 0),  # "even eight taroace lost more often than they won"
        (ONE, Bid("solo", 1), 7),
        (BOTH, Bid("solo", 1), 6),
    ],
)
def test_so_many_are_enough(tops: str, bid: Bid, need: int) -> None:
    assert enough(view(f"{tops} {SUITS}"), bid) == need


def test_nothing_is_made_up_for_taper() -> None:
    """The book has figures for trei and doi at the first step only."""
    held = view(f"{ONE} {SUITS}", "taper")
    assert enough(held, Bid("trei", 1)) == 6
    assert enough(held, Bid("doi", 1)) == 8
    assert enough(held, Bid("trei", 2)) is None
    assert enough(held, Bid("solo", 1)) is None
