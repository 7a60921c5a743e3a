"""The belief in simulated play in Romanian Tarok and Taper: `ai.chances` reads `chances.json`.

Simulated play overstates likely results, and underrates declarers against whom *expert* defends. During play only the
displayed chances of a hand use the corrections; the search for a card believes its own simulations. In Taper so does
every search for the game: with the fitted numbers for bids and contras *expert* won less (`docs/strength.md`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ai import chances
from ai.chances import DEFENDING, PARTS, PLAYING, VIEWS, Chances
from ai.kernel.payoff import Payoff
from engine import Table

TOLD: Final = (PLAYING, DEFENDING)
"""The views for displayed chances, which decide nothing."""

FITTED: Final[Mapping[str, Chances]] = chances.read("ai.games.romanian", {"romanian": VIEWS, "taper": TOLD})


def fitted(table: Table, view: str) -> bool:
    """True if there are numbers of that view for the game on the table.

    Raises:
        KeyError: there are none for the game at all; the error has its key.
    """
    return view in FITTED[table.variant.key].points


def doubted(payoff: Payoff, table: Table, view: str, contract: str = "", left: float = 1.0) -> None:
    """Let the game be won by chances instead of by the points of each hand; without a contract it is still open.

    ``left`` is the share of the tricks that is still to be played: the points already in the piles are not doubted.
    """
    chances.doubted(payoff, FITTED[table.variant.key].doubt(view, contract).fading(left), PARTS)


def kept(table: Table, item: str, share: float) -> float:
    """The chance to make an announced bonus that was made in that share of the simulated hands."""
    return FITTED[table.variant.key].kept(item, share)
