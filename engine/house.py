"""House rules: the options of the record's table, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from .errors import RecordError, shown

HouseValue = bool | int | str


@dataclass(frozen=True, slots=True)
class House:
    """What a table has agreed on. Every default is the ledger's; the comment names the rule behind each."""

    unu_bids: bool = True  # V1
    unu_max_ordinal: int = 6  # A8
    pool: bool = True  # V2, A46
    all_pass: str = "michi"  # V3
    hep_hep: bool = False  # V4, A34
    regii: str = "2/1"  # V6, A37
    solo_bonuses: str = "double"  # V7
    announce_regele_prins: bool = False  # V8, A36
    trei_bids: bool = False  # V9
    senior_may_raise: bool = True  # A7
    talon_counts_for_trula_regii: bool = True  # A24
    pool_limit: int = 0  # not in the ledger: most that may lie in the pool, 0 for any number


HOUSE_CHOICES: Final[Mapping[str, tuple[HouseValue, ...]]] = {
    "unu_bids": (True, False),
    "unu_max_ordinal": (6, 3),
    "pool": (True, False),
    "all_pass": ("michi", "throw-in"),
    "hep_hep": (False, True),
    "regii": ("2/1", "4/2"),
    "solo_bonuses": ("double", "as_doi"),
    "announce_regele_prins": (False, True),
    "trei_bids": (False, True),
    "senior_may_raise": (True, False),
    "talon_counts_for_trula_regii": (True, False),
    "pool_limit": (0, 50, 100, 200, 500),
}
"""The values that each option may take, the default first."""


def house_from(options: Mapping[str, object]) -> House:
    """The house rules that differ from the defaults in the given options.

    Raises:
        RecordError: an unknown option, or a value that the option does not have.
    """
    chosen: dict[str, HouseValue] = {}
    for key, value in options.items():
        choices = HOUSE_CHOICES.get(key)
        if choices is None:
            raise RecordError("house-option", key)
        match = [choice for choice in choices if type(choice) is type(value) and choice == value]
        if not match:
            raise RecordError("house-value", f"{key}={shown(value)}")
        chosen[key] = match[0]
    return House(**chosen)  # type: ignore[arg-type]  # each value was checked against its option's choices


def house_options(house: House) -> dict[str, HouseValue]:
    """Only the options that differ from the default, as the record stores them."""
    plain = House()
    return {
        field.name: getattr(house, field.name)
        for field in fields(House)
        if getattr(house, field.name) != getattr(plain, field.name)
    }
