"""What a simulation counts in Slovenian Tarok alone: klop, circles, games turned into another."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Settlement, Table, Variant
from engine.games.slovenian.carry import Marks, SlovenianCarry
from engine.games.slovenian.settling import SlovenianResult


def on_paper(variant: Variant) -> bool:
    """Whether points are written for some and paid by nobody (S59)."""
    return isinstance(variant.carry, SlovenianCarry) and not variant.carry.money


@dataclass(slots=True)
class CircleTally:
    """Counts over many hands.

    ``empty`` and ``over`` are the seats that took no trick and more than 35 points in a klop; ``given`` the open radli
    that were handed out, ``cancelled`` those that won games crossed out, ``doubled`` the hands of declarers with one;
    ``compulsory`` the hands that had to be a klop or a high contract, ``converted`` the talon contracts that became
    a colour valat.
    """

    empty: int = 0
    over: int = 0
    given: int = 0
    cancelled: int = 0
    doubled: int = 0
    compulsory: int = 0
    converted: int = 0

    def add(self, settlement: Settlement, table: Table) -> None:
        """Count a hand; one of another game changes nothing."""
        own, result = table.own, settlement.own
        if not isinstance(own, Marks) or not isinstance(result, SlovenianResult):
            return
        self.empty += sum(line.item == "klop-none" for line in settlement.lines)
        self.over += sum(line.item in ("klop-most", "klop-kontra") for line in settlement.lines)
        self.doubled += own.doubled
        self.compulsory += own.compulsory
        self.converted += settlement.contract == "colour-valat" and table.talon.taken is not None
        others = [seat for seat in range(table.players) if seat != settlement.declarer]
        each = result.radli[others[0]] - own.radli[others[0]]
        self.given += each * table.players
        if settlement.declarer is not None:
            self.cancelled += own.radli[settlement.declarer] + each - result.radli[settlement.declarer]
