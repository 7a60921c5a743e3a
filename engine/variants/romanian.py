"""Romanian Tarok of Suceava, four players (rules R1 … R122)."""

from __future__ import annotations

from engine.errors import RecordError
from engine.house import House
from engine.variant import Variant

from .family import Member, build

KEY = "romanian"

ROMANIAN = Member(
    key=KEY,
    players=4,
    suit_length=8,  # R1
    target=36,  # R89
    taroace_counts=(8, 9, 10),  # R61
    radler_hands=4,  # R113
    calls_king=True,  # R35
    trei_always=False,  # V9
    michi=True,  # R112
)


def romanian(house: House) -> Variant:
    """The four-player game with those house rules.

    Raises:
        RecordError: without a pool there is nowhere to pay a michi-michi (A46).
    """
    if not house.pool and house.all_pass != "throw-in":
        raise RecordError("michi-without-pool")
    return build(ROMANIAN, house)
