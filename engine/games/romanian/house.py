"""The house rules of the Romanian games: the options of the record's table, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.house import HouseValue, Need, Option, Schema


@dataclass(frozen=True, slots=True)
class RomanianHouse:
    """The rules that a table has agreed on, with the ledger's defaults; the schema names the rule behind each."""

    unu_bids: bool = True
    unu_max_ordinal: int = 6
    pool: bool = True
    all_pass: str = "michi"
    hep_hep: bool = False
    regii: str = "2/1"
    solo_bonuses: str = "double"
    announce_regele_prins: bool = False
    trei_bids: bool = False
    senior_may_raise: bool = True
    talon_counts_for_trula_regii: bool = True
    pool_limit: int = 0  # most that the pot may hold, 0 for no limit


GROUPS: Final = ("bidding", "paying", "pot")
LAST: Final = ("announce_regele_prins", "all_pass", "hep_hep")

SCHEMA: Final = Schema(
    (
        Option("unu_bids", (True, False), "bidding", "V1"),
        Option("unu_max_ordinal", (6, 3), "bidding", "A8", Need("unu_bids", True)),
        Option("pool", (True, False), "pot", "V2"),
        Option("all_pass", ("michi", "throw-in"), "pot", "V3", Need("pool", True, "throw-in")),  # A46
        Option("hep_hep", (False, True), "pot", "V4"),
        Option("regii", ("2/1", "4/2"), "paying", "V6"),
        Option("solo_bonuses", ("double", "as_doi"), "paying", "V7"),
        Option("announce_regele_prins", (False, True), "bidding", "V8"),
        Option("trei_bids", (False, True), "bidding", "V9"),
        Option("senior_may_raise", (True, False), "bidding", "A7"),
        Option("talon_counts_for_trula_regii", (True, False), "paying", "A24"),
        Option("pool_limit", (0, 50, 100, 200, 500), "pot", "E1", Need("pool", True, 0)),
    ),
    GROUPS,
    LAST,
)
"""The schema of the four-player game."""


def without(*keys: str) -> Schema:
    """The schema of a game in which some options change nothing: they are shown, but cannot be set."""
    options = tuple(replace(option, played=option.key not in keys) for option in SCHEMA.options)
    return Schema(options, GROUPS, LAST)


def house_of(options: dict[str, HouseValue]) -> RomanianHouse:
    """The house rules from all options, checked against the schema."""
    return RomanianHouse(**options)  # type: ignore[arg-type]  # each value was checked against its option's choices
