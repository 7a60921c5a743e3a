"""The house rules of Tübingen Tarock: the options of the record's table, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.house import HouseValue, Option, Schema


@dataclass(frozen=True, slots=True)
class TubingenHouse:
    """The rules that a table has agreed on, with the record page's defaults; the schema names the rule behind each."""

    claims: str = "automatic"
    scoring: str = "winner"
    strafen_hand: str = "after"
    ski_counts: str = "each"


SCHEMA: Final = Schema(
    (
        Option("claims", ("automatic", "spoken"), "strafen", "U29"),
        Option("scoring", ("winner", "zero-sum"), "paying", "UA22"),
        Option("strafen_hand", ("after", "before"), "strafen", "UA8"),
        Option("ski_counts", ("each", "once"), "strafen", "UA9"),
    ),
    ("paying", "strafen"),
)


def house_of(options: dict[str, HouseValue]) -> TubingenHouse:
    """The house rules from all options, checked against the schema."""
    return TubingenHouse(**options)  # type: ignore[arg-type]  # each value was checked against its option's choices
