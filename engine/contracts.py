"""Contracts as rows, and bids on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MULTIPLIERS: Final = (1, 2, 4, 8, 16, 32)
"""R78: plain, contra, recontra, supra, hirş, mord."""


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract class, a row of the ladder (R24, R25, T5).

    ``talon_cards`` is how many cards the declarer takes, which is also the size of the talon's groups; ``ordinals`` how
    many levels the auction knows. ``win`` is the value of a game won without contra (R100); a lost or doubled one costs
    ``base`` times the level (R101, R102). ``rate`` names the column of the bonus table. The flags say which phases the
    contract has; ``individual`` marks a contract without sides, where everybody plays for himself (michi-michi).
    """

    key: str
    talon_cards: int = 0
    ordinals: int = 1
    win: int = 0
    base: int = 0
    rate: str = "doi"
    calls_king: bool = True
    announcements: bool = True
    individual: bool = False


@dataclass(frozen=True, slots=True)
class Bid:
    """A contract at one of its levels: ``Bid("doi", 2)`` is *al doilea de doi*. A class without levels has 1."""

    contract: str
    ordinal: int = 1
