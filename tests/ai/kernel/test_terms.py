"""What the random hands seldom come to: the game on the edge, and the king that comes from the talon."""

from __future__ import annotations

import pytest

from ai.kernel.bits import HORSES, JACKS, KINGS, ONES, PACK, QUEENS, thirds
from ai.kernel.terms import Terms, worth

CALLED = KINGS & -KINGS


def won_cards(points: int) -> int:
    """Cards of exactly so many thirds: a king, so that nobody has all four, and none of the three."""
    found = 1 << 31
    for sort in (QUEENS, HORSES, JACKS, ONES):
        for card in [1 << at for at in range(54) if sort >> at & 1]:
            if thirds(found | card) <= points:
                found |= card
    assert thirds(found) == points
    return found


@pytest.mark.parametrize(("missing", "wins"), [(0, True), (1, False)])
@pytest.mark.parametrize(
    ("exchange", "abandoned", "more"),
    [(1, 0, 12), (0, 0, 0), (1, 2, 0)],
    ids=["R55 five for one", "no talon was taken", "R54 abandoned"],
)
def test_r55_the_called_king_from_the_talon_is_four_points(
    exchange: int, abandoned: int, more: int, missing: int, wins: bool
) -> None:
    terms = Terms()
    terms.called, terms.exchange, terms.abandoned = CALLED, exchange, abandoned
    value = worth(terms, PACK & ~CALLED, won_cards(terms.least - more - missing), 0, CALLED, 0)
    # The others have the three, the trula; the king that was left behind costs what it costs.
    assert value == (terms.win if wins else -terms.loss) - terms.silent - abandoned


def test_thirds_that_are_added_count_like_cards() -> None:
    terms = Terms()
    won = won_cards(terms.least - 12)
    assert worth(terms, PACK, won, 0, 0, 12) - worth(terms, PACK, won, 0, 0, 11) == terms.win + terms.loss
