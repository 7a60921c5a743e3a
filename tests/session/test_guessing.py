"""A deal that nobody asked for is not found by trying all numbers, and one that was asked for is."""

from __future__ import annotations

import pytest

from benchmarks import guessing


@pytest.mark.parametrize("game", guessing.GAMES)
def test_a_numbered_deal_is_found_and_the_evenings_own_is_not(game: str) -> None:
    assert guessing.attack(game, 321, 400)
    assert guessing.attack(game, None, 400)


def test_a_search_that_finds_nothing_of_a_numbered_deal_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert not guessing.attack("romanian", 321, 320)
    assert capsys.readouterr().out.rstrip().endswith("none")
