"""Each seat is shown all that the rules let it see and no more, in every game; measured without the engine's view."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import observe
from engine.games import GAMES
from tests.support.leaks import leaking, leaks, moments
from tests.support.pairs import some
from tests.support.sight import REFEREES

LEAKS = (
    "a card of the next hand",
    "the talon",
    "the discards",
    "who is asked",
    "the partner",
    "a bit by the level",
)
HANDS = some(8, 150)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_shown_what_the_rules_let_it_see(game: str) -> None:
    met: Counter[str] = Counter()
    for number in range(HANDS):
        for record, state, random in moments(game, str(number)):
            assert [*leaks(record, state, random, observe, met)] == []
    assert met["play"] > HANDS
    assert len(met) >= 4, "hardly anything but the play was compared"


@pytest.mark.parametrize("leak", LEAKS)
def test_a_view_that_tells_is_caught(leak: str) -> None:
    found: list[str] = []
    for number in range(180):
        game = [*GAMES][number % len(GAMES)]
        for record, state, random in moments(game, f"leak/{number}"):
            found += leaks(record, state, random, leaking(observe, leak), Counter())
        if found:
            return
    raise AssertionError(f"nobody saw that a view gives {leak} away")


def test_every_game_has_an_account() -> None:
    assert {key.partition("-")[0] for key in GAMES} == {*REFEREES}
