"""A game's entry in the registry, before a table is set up for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.house import HouseValue, Schema
from engine.state import Variant


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A game of the registry: its number of seats, its house options, and the way from them to a variant.

    ``build`` gets a value for every option, checked against the ``house`` schema. ``unnumbered`` are the contracts
    without levels, whose bids a record writes without a number.
    """

    key: str
    players: int
    house: Schema
    build: Callable[[dict[str, HouseValue]], Variant]
    unnumbered: frozenset[str] = frozenset()

    def variant(self, options: Mapping[str, object]) -> Variant:
        """The variant at a table with those house rules.

        Raises:
            RecordError: an unknown option or value, or options that do not go together.
        """
        return self.build(self.house.checked(options))
