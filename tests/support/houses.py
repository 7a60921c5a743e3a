"""House rules at random, of every option there is."""

from __future__ import annotations

from random import Random
from typing import Final

from engine import RecordError, game_of, variant_for
from engine.games.romanian.house import SCHEMA
from engine.house import HouseValue

HOUSE_CHOICES: Final = {option.key: option.choices for option in SCHEMA.options}
"""Every option of the Romanian games with its choices, the default first."""


def some_house(random: Random, game: str) -> dict[str, HouseValue]:
    """House rules that go together in that game; three differ on average, and sometimes none."""
    options = [option for option in game_of(game).house.options if option.played]
    likely = 3 / len(options)
    while True:
        chosen = [option for option in options if random.random() < likely]
        house = {option.key: random.choice(option.choices) for option in chosen}
        try:
            variant_for(game, house)
        except RecordError:  # such as a game without a pool in which everybody may pass
            continue
        return house
