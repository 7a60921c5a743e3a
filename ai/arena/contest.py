"""A contest: two bots, a game, a design and a seed."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Variant, variant_for

from .bots import Bot
from .deals import ArenaDeal
from .designs import DESIGNS, SIDES, Seating
from .sides import likely_sides

HouseOptions = tuple[tuple[str, bool | int | str], ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """Two bots, and all that determines their cards. Plain values, to be sent to other processes."""

    a: Bot
    b: Bot
    seed: str = "1"
    game: str = "romanian"
    house: HouseOptions = ()
    design: str = "pairs"

    @property
    def variant(self) -> Variant:
        """The game with its house rules.

        Raises:
            RecordError: an unknown game, house option or value.
        """
        return variant_for(self.game, dict(self.house))

    def seatings(self, dealt: ArenaDeal) -> tuple[Seating, ...]:
        """The seating of each hand of a deal: True for A."""
        variant = self.variant
        together = likely_sides(variant, dealt) if self.design == SIDES and variant.players == 4 else None
        if together is not None:
            first = tuple(seat in together for seat in range(variant.players))
            return first, tuple(not seated for seated in first)
        return DESIGNS[self.design](dealt.number, variant.players)
