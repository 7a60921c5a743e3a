"""How much to believe what was played out in the head, in Romanian Tarok and Taper: `ai.chances` reads `chances.json`.

What is played out says too much of what is likely already, and too little of declarers whom *expert* defends against.
At the cards only the chances that are told of a hand reckon with it. The search for a card believes what it plays out.
In Taper so does every search for the game: with what was fitted for bids and contras *expert* won less
(`docs/strength.md`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ai import chances
from ai.chances import DEFENDING, PARTS, PLAYING, VIEWS, Chances
from ai.kernel.payoff import Payoff
from engine import Table

TOLD: Final = (PLAYING, DEFENDING)
"""What is told of a hand, and decides nothing."""

FITTED: Final[Mapping[str, Chances]] = chances.read("ai.games.romanian", {"romanian": VIEWS, "taper": TOLD})


def fitted(table: Table, view: str) -> bool:
    """Whether there are numbers of that view for the game on the table.

    Raises:
        KeyError: there are none for the game at all; its key is told.
    """
    return view in FITTED[table.variant.key].points


def doubted(payoff: Payoff, table: Table, view: str, contract: str = "", left: float = 1.0) -> None:
    """Let the game be won by chances instead of by the points of each hand; without a contract it is still open.

    ``left`` is the share of the tricks that is still to be played: what lies in the piles is not doubted.
    """
    chances.doubted(payoff, FITTED[table.variant.key].doubt(view, contract).fading(left), PARTS)


def kept(table: Table, item: str, share: float) -> float:
    """The chance that an announced bonus is made that was made in that share of the hands played out."""
    return FITTED[table.variant.key].kept(item, share)
