"""The counts of a simulation in Tübingen Tarock alone: concealed Raus, touts asked for, fort mit, Strafen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine import Settlement, Table, Variant
from engine.games.tubingen.contracts import RAUS, RUF
from engine.games.tubingen.prices import TubingenPrices
from tarokgui.cli.gametally import ContractRow, GameTally, HandCounts, Row, aligned
from tarokgui.wording.terms import item_name
from tarokgui.wording.translator import Translator

CONCEALED: Final = "concealed-raus"
"""The key of a Raus that began as a Ruf (U15)."""
PLACE: Final = 2
"""Its place among the contracts."""


class TubingenTally(GameTally):
    """Counts over many hands: ``asked`` touts that were asked for, ``fort_mit`` players who said so, ``hands`` in which
    at least one Strafe counted."""

    shares = True
    speaks = False

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        prices = variant.prices
        assert isinstance(prices, TubingenPrices)
        self.paid = prices.zero_sum  # UA22: else only winners score
        self.asked = 0
        self.fort_mit = 0
        self.hands = 0

    def add(self, settlement: Settlement, table: Table) -> None:
        """Count the words of the rounds, and Strafen."""
        self.asked += table.own.asker is not None
        self.fort_mit += len(table.own.fort_mit)
        self.hands += bool(settlement.own.strafen)

    def contract_key(self, contract: str, table: Table) -> str:
        """The contract, or that of a Raus known at first to the dealer alone."""
        bid = table.auction.bid
        concealed = contract == RAUS.key and bid is not None and bid.contract == RUF.key
        return CONCEALED if concealed else contract

    def contracts(self, tr: Translator) -> list[ContractRow]:
        """The contracts of every game, and the concealed Raus among them."""
        rows = super().contracts(tr)
        rows.insert(PLACE, (CONCEALED, tr("simulate.concealed"), False))
        return rows

    def bonuses(self, tr: Translator, tally: HandCounts) -> Iterator[str]:
        """The gain of hands and of the 1, and the words of the rounds."""
        sides = ("declarer", "opponents")
        rows: list[Row] = [tuple(tr(f"simulate.strafen.{head}") for head in ("head", *sides, "share"))]
        for item in self.variant.prices.items:
            ours, theirs = (tally.bonuses[item, way] for way in ("for", "against"))
            share = tr("simulate.share", share=(ours + theirs) / tally.hands)
            rows.append((item_name(tr, item), ours, theirs, share))
        yield from aligned(rows)
        yield tr("simulate.strafen.hands", hands=self.hands, fort=self.fort_mit, asked=self.asked)


GAMES: Final[Mapping[str, type[GameTally]]] = {"tubingen": TubingenTally}
