"""House rules at random, of every option there is."""

from __future__ import annotations

from random import Random
from typing import Final

from engine import RecordError, variant_for
from engine.games.romanian.house import SCHEMA
from engine.house import HouseValue

HOUSE_CHOICES: Final = {option.key: option.choices for option in SCHEMA.options}
"""Every option of the Romanian games with its choices, the default first."""


def some_house(random: Random, game: str) -> dict[str, HouseValue]:
    """House rules that go together in that game; about one time in three none differs from what is usual."""
    while True:
        keys = [key for key in HOUSE_CHOICES if random.random() < 0.25]
        house = {key: random.choice(HOUSE_CHOICES[key]) for key in keys}
        try:
            variant_for(game, house)
        except RecordError:  # such as a game without a pool in which everybody may pass
            continue
        return house
