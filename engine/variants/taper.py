"""Taper, the three-player form (rules T1 … T9)."""

from __future__ import annotations

from engine.errors import RecordError
from engine.house import House
from engine.variant import Variant

from .family import Member, build

KEY = "taper"

TAPER = Member(
    key=KEY,
    players=3,
    suit_length=5,  # T1
    target=34,  # T1, R89
    taroace_counts=(10, 11, 12),  # T7
    radler_hands=3,  # T9
    calls_king=False,  # T2
    trei_always=True,  # T5
    michi=False,  # T9
)


def taper(house: House) -> Variant:
    """The three-player game with those house rules.

    Raises:
        RecordError: hep-hep belongs to four players (V4).
    """
    if house.hep_hep:
        raise RecordError("house-value", "hep_hep=True")
    return build(TAPER, house)
