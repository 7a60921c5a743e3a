"""Contracts as rows, bids on them, and what a game answers when it is asked for a price."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol

MULTIPLIERS: Final = (1, 2, 4, 8, 16, 32)
"""R78: plain, contra, recontra, supra, hirş, mord."""


class Goal(StrEnum):
    """What a contract asks of the declarer's side, or of each seat where all play for themselves."""

    POINTS = "points"
    FEW_POINTS = "few-points"
    NO_TRICK = "no-trick"
    ONE_TRICK = "one-trick"
    ALL_TRICKS = "all-tricks"
    ALL_BUT_ONE = "all-but-one"


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract class, a row of the ladder (R24, R25, T5).

    ``talon_cards`` is how many cards the declarer takes, which is also the size of the talon's groups; ``ordinals`` how
    many levels the auction knows. ``win`` is the value of a game won without contra (R100); a lost or doubled one costs
    ``base`` times the level (R101, R102). ``rate`` names a column of the bonus table of the contract's own. The flags
    say which phases the contract has; ``individual`` marks one without sides, where everybody plays for himself.
    ``goal`` is what it asks for, ``bonuses`` whether any are announced and paid in it, ``declarer_leads`` whether the
    declarer leads to the first trick in forehand's place, ``trumps`` whether a tarok beats a suit that was led.
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
        """Whether it is bid, and won or lost, at one of several levels."""
        return self.ordinals > 1


@dataclass(frozen=True, slots=True)
class Bid:
    """A contract at one of its levels: ``Bid("doi", 2)`` is *al doilea de doi*. A class without levels has 1."""

    contract: str
    ordinal: int = 1


class GamePrice(NamedTuple):
    """Game points a pairing: what the game brings if it is won, and what it costs if it is lost."""

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
    """What things are worth and needed in a game with its house rules.

    ``own`` is the table's own value (a double hand, say), counted in; None for what the rules write down.
    """

    @property
    def items(self) -> Sequence[str]:
        """The bonuses that have a price, in the order in which tables of results list them."""

    @property
    def target(self) -> int:
        """Card points that win the game."""

    @property
    def counts(self) -> Sequence[int]:
        """The numbers of taroks that may be declared, rising, the last meaning "or more"; empty where none may."""

    @property
    def steps(self) -> int:
        """How many steps a chain of contra has."""

    @property
    def talon_counts(self) -> bool:
        """Whether what is left of the talon counts for bonuses that are held, not only for the card points."""

    def factor(self, own: Any) -> int:
        """What the whole hand is multiplied with."""

    def game(self, contract: Contract, level: int, steps: int = 0, own: Any = None) -> GamePrice:
        """A contract at a level after so many steps of contra."""

    def bonus(self, item: str, contract: Contract, *, announced: bool, steps: int = 0, own: Any = None) -> int:
        """A bonus in a contract; 0 for an unknown one."""

    def declaration(self, count: int, own: Any = None) -> int:
        """Declaring so many taroks."""

    def surrender(self, view: Any) -> SurrenderPrice:
        """Surrendering now, as the seat of that view.

        Raises:
            ValueError: nobody can surrender in this game.
        """


class NoSurrender:
    """The prices of a game in which nobody can surrender."""

    __slots__ = ()

    def surrender(self, view: Any) -> SurrenderPrice:
        """Refused."""
        raise ValueError("nobody can surrender in this game")
