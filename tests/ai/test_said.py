"""Whatever the adviser's rules of thumb say in some hands of every game is true of the cards, and in words.

``benchmarks/reasons.py`` does the same in thousands of hands.
"""

from __future__ import annotations

from typing import Final

import pytest

from ai.reasons import Why
from ai.telling import COMPARED, GOALS
from benchmarks.reasons import lines, walk
from tests.ai.claims_of import claims_of
from tests.support.honesty import GAMES

HANDS: Final = 20
MANY: Final = 45
"""Fewer reasons are not said in so many hands of any game."""


@pytest.mark.parametrize("game", GAMES)
def test_each_reason_has_a_claim_in_each_game(game: str) -> None:
    assert {*claims_of(game)} >= {*Why} | GOALS | COMPARED


MENDED: Final = {
    "R51: a surrender before the discard": ("romanian", 20052),
    "R51 in unu": ("romanian", 20580),
    "R61: all the taroks that are left have been declared": ("taper", 20599),
    "R61: all the unseen taroks are in one hand, so nobody else ruffs": ("taper", 27),
    "S80: a free pagat shows no void": ("slovenian-3", 297),
    "S-V2: the holder of the fourth king is a partner": ("slovenian-4", 1565),
    "R65: contra to the pagat has been said already": ("romanian", 30284),
}
"""Hands in which a reason was false once, or its check."""


@pytest.mark.parametrize(("game", "number"), MENDED.values(), ids=MENDED)
def test_a_reason_that_was_false_is_true(game: str, number: int) -> None:
    assert walk([game], "1", [number]).faults == 0


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_said_is_false_or_empty(game: str) -> None:
    found = walk([game], "said", range(HANDS))
    assert found.faults == 0, "\n".join(each for each in lines(found) if each.startswith("WRONG"))
    assert len(found.rows) > MANY, sorted(found.rows)
