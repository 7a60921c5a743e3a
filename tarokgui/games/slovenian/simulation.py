"""The counts of a simulation in Slovenian Tarok alone: klop, circles, games turned into another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine import Settlement, Table, Variant
from engine.games.slovenian.carry import SlovenianCarry
from tarokgui.cli.gametally import GameTally, HandCounts
from tarokgui.wording.translator import Translator


class SlovenianTally(GameTally):
    """Counts over many hands.

    ``empty`` and ``over`` are the seats that took no trick and more than 35 points in a klop; ``given`` the open radli
    that were handed out, ``cancelled`` those that won games crossed out, ``doubled`` the hands of declarers with one;
    ``compulsory`` the hands that had to be a klop or a high contract, ``converted`` the talon contracts that became
    a colour valat.
    """

    shares = True

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        carry = variant.carry
        assert isinstance(carry, SlovenianCarry)
        self.paid = carry.money
        self.closes = not carry.money  # S59: points are scored by some and paid by none
        self.empty = 0
        self.over = 0
        self.given = 0
        self.cancelled = 0
        self.doubled = 0
        self.compulsory = 0
        self.converted = 0

    def add(self, settlement: Settlement, table: Table) -> None:
        """Count klop, radli, and the outcomes of games."""
        own, result = table.own, settlement.own
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

    def lines(self, tr: Translator, tally: HandCounts) -> Iterator[str]:
        """The counts in words."""
        klops = sum(n for (_, end), n in tally.results.items() if end == "played")
        yield tr("simulate.klop", klops=klops, empty=self.empty, over=self.over, compulsory=self.compulsory)
        yield tr("simulate.radli", given=self.given, cancelled=self.cancelled, doubled=self.doubled)
        yield tr("simulate.converted", converted=self.converted)


GAMES: Final[Mapping[str, type[GameTally]]] = dict.fromkeys(
    ("slovenian-3", "slovenian-4", "slovenian-5"), SlovenianTally
)
