"""The belief in simulated play in the Slovenian games: `ai.chances` reads `chances.json`.

Simulated opponents know the sides and play too well: real declarers make more card points. During play only the
displayed chances of a hand use the corrections. The search for a card believes its own simulations: with the
corrections *expert* won 0.54 ± 0.93 game points a hand less against *club* (300 deals, `benchmarks/paired.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ai import chances
from ai.chances import PARTS, VIEWS, Chances
from ai.kernel.payoff import Payoff
from engine import Table
from engine.contracts import Goal

FITTED: Final[Mapping[str, Chances]] = chances.read("ai.games.slovenian", {"slovenian-4": VIEWS, "slovenian-3": VIEWS})
ALIKE: Final = {"slovenian-5": "slovenian-4"}
"""The same play, with a seat that sits out."""


def fitted(table: Table) -> Chances:
    """The fitted numbers for the game on the table."""
    key = table.variant.key
    return FITTED[ALIKE.get(key, key)]


def doubted(payoff: Payoff, table: Table, name: str, left: float = 1.0) -> None:
    """Let a game that is about card points be won by chances instead of by the points of each hand.

    ``left`` is the share of the tricks that is still to be played: the points already in the piles are not doubted.
    """
    contract = table.contract
    if contract is not None and contract.goal is Goal.POINTS:
        chances.doubted(payoff, fitted(table).doubt(name, contract.key).fading(left), PARTS)


def kept(table: Table, item: str, share: float) -> float:
    """The chance to make an announced bonus that was made in that share of the simulated hands."""
    return fitted(table).kept(item, share)
