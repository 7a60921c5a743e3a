"""Contracts as rows, bids on them, and a game's prices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol

MULTIPLIERS: Final = (1, 2, 4, 8, 16, 32)
"""R78: plain, contra, recontra, supra, hirş, mord."""


class Goal(StrEnum):
    """The goal of the declarer's side in a contract, or of each seat in one without sides."""

    POINTS = "points"
    FEW_POINTS = "few-points"
    NO_TRICK = "no-trick"
    ONE_TRICK = "one-trick"
    ALL_TRICKS = "all-tricks"
    ALL_BUT_ONE = "all-but-one"


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract class, a row of the ladder (R24, R25, T5).

    ``talon_cards`` is the number of cards the declarer takes, which is also the size of the talon's groups;
    ``ordinals`` the number of levels in the auction. ``win`` is the value of a game won without contra (R100); a lost
    or doubled one costs ``base`` times the level (R101, R102). ``rate`` names a column of the bonus table of the
    contract's own. The flags name the contract's phases; ``individual`` marks one without sides. ``goal`` is its goal.
    ``bonuses``: bonuses are announced and paid in it. ``declarer_leads``: the declarer leads to the first trick instead
    of forehand. ``trumps``: a tarok beats a suit that was led.
    """

    key: str
    talon_cards: int = 0
    ordinals: int = 1
    win: int = 0
    base: int = 0
    rate: str = ""
    calls_king: bool = True
    announcements: bool = True
    individual: bool = False
    goal: Goal = Goal.POINTS
    bonuses: bool = True
    declarer_leads: bool = False
    trumps: bool = True

    @property
    def has_levels(self) -> bool:
        """True if it is bid, and won or lost, at one of several levels."""
        return self.ordinals > 1


@dataclass(frozen=True, slots=True)
class Bid:
    """A contract at one of its levels: ``Bid("doi", 2)`` is *al doilea de doi*. A class without levels has 1."""

    contract: str
    ordinal: int = 1


class GamePrice(NamedTuple):
    """Game points in each pairing: the gain of a won game, and the cost of a lost one."""

    win: int
    loss: int


class SurrenderPrice(NamedTuple):
    """The price of a surrender for each opponent: the lost game, and the trula without a card of it to show."""

    game: int
    trula: int

    @property
    def total(self) -> int:
        """Both together."""
        return self.game + self.trula


class Prices(Protocol):
    """The values and targets of a game with its house rules.

    ``own`` is the table's own value (a double hand, say), counted in; None gives the prices as the rules list them.
    """

    @property
    def items(self) -> Sequence[str]:
        """The bonuses that have a price, in the order of the tables of results."""

    @property
    def target(self) -> int:
        """Card points that win the game."""

    @property
    def counts(self) -> Sequence[int]:
        """The numbers of taroks that may be declared, rising, the last meaning "or more"; empty if none may."""

    @property
    def steps(self) -> int:
        """The number of steps in a chain of contra."""

    @property
    def talon_counts(self) -> bool:
        """True if the rest of the talon counts for bonuses that are held, not only for the card points."""

    def factor(self, own: Any) -> int:
        """The multiplier of the whole hand."""

    def game(self, contract: Contract, level: int, steps: int = 0, own: Any = None) -> GamePrice:
        """A contract at a level after so many steps of contra."""

    def bonus(self, item: str, contract: Contract, *, announced: bool, steps: int = 0, own: Any = None) -> int:
        """A bonus in a contract; 0 for an unknown one."""

    def declaration(self, count: int, own: Any = None) -> int:
        """The value of declaring so many taroks."""

    def surrender(self, view: Any) -> SurrenderPrice:
        """The cost of surrendering now, as the seat of that view.

        Raises:
            ValueError: the game has no surrender.
        """


class NoSurrender:
    """The prices of a game without surrender."""

    __slots__ = ()

    def surrender(self, view: Any) -> SurrenderPrice:
        """Refuse a surrender."""
        raise ValueError("nobody can surrender in this game")
