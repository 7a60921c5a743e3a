"""What a simulation counts in Tübingen Tarock alone: concealed Raus, touts that were asked for, fort mit, Strafen."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Settlement, Table, Variant
from engine.games.tubingen.contracts import RAUS, RUF
from engine.games.tubingen.heard import Heard
from engine.games.tubingen.prices import TubingenPrices
from engine.games.tubingen.settling import TubingenResult

CONCEALED = "concealed-raus"
"""The key of a Raus that began as a Ruf (U15)."""


def plays_strafen(variant: Variant) -> bool:
    """Whether the game is Tübingen Tarock."""
    return isinstance(variant.prices, TubingenPrices)


def written_only(variant: Variant) -> bool:
    """Whether only winners are written something, and nobody pays (UA22)."""
    return isinstance(variant.prices, TubingenPrices) and not variant.prices.zero_sum


def contract_played(contract: str, table: Table) -> str:
    """The contract, or that of a Raus which only the dealer knew of at first."""
    bid = table.auction.bid
    concealed = contract == RAUS.key and bid is not None and bid.contract == RUF.key
    return CONCEALED if concealed else contract


@dataclass(slots=True)
class StrafenTally:
    """Counts over many hands: ``asked`` touts that somebody asked for, ``fort_mit`` players who said so, ``hands`` in
    which at least one Strafe counted."""

    asked: int = 0
    fort_mit: int = 0
    hands: int = 0

    def add(self, settlement: Settlement, table: Table) -> None:
        """Count a hand; one of another game changes nothing."""
        own, result = table.own, settlement.own
        if not isinstance(own, Heard) or not isinstance(result, TubingenResult):
            return
        self.asked += own.asker is not None
        self.fort_mit += len(own.fort_mit)
        self.hands += bool(result.strafen)
