"""Taper, the three-player form of the Romanian game (rules T1 … T9): the differences."""

from __future__ import annotations

from typing import Final

from engine.errors import RecordError
from engine.games.game import Game
from engine.games.romanian.house import house_of, without
from engine.games.romanian.rules import UNNUMBERED, RomanianMember, build
from engine.house import HouseValue
from engine.state import Variant

SCHEMA: Final = without("trei_bids", "announce_regele_prins", "all_pass", "hep_hep")
"""In Taper trei is always bid, no king is called, and michi-michi is not played."""

MEMBER: Final = RomanianMember(
    key="taper",
    players=3,
    suit_length=5,  # T1
    target=34,  # T1, R89
    taroace_counts=(10, 11, 12),  # T7
    radler_hands=3,  # T9
    calls_king=False,  # T2
    trei_always=True,  # T5
    michi=False,  # T9
    schema=SCHEMA,
)


def taper(options: dict[str, HouseValue]) -> Variant:
    """The three-player game with those house rules.

    Raises:
        RecordError: hep-hep belongs to four players (V4).
    """
    house = house_of(options)
    if house.hep_hep:
        raise RecordError("house-value", "hep_hep", (False,), found=True)
    return build(MEMBER, house)


TAPER: Final = Game(MEMBER.key, MEMBER.players, SCHEMA, taper, UNNUMBERED)
