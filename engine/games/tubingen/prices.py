"""The values and targets in Tübingen Tarock (U17, U25 … U33, UA12, UA22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.contracts import Contract, GamePrice, NoSurrender
from engine.games.tubingen.actions import CAPTURED, FEIN, HAND_ITEMS, ITEMS
from engine.games.tubingen.contracts import RAUS, RUF, TOUT
from engine.games.tubingen.strafen import A_CARD, CAPTURED_WORTH, FEIN_WORTH, SKIMON, WHOLE, WITH_SKI

RUF_TARGET: Final = 46
"""U25: with so many points the caller's side has won."""
VOID: Final = {RUF.key: 23, RAUS.key: 18}
"""U25, U27: the points that are not paid for."""
LITTLE_TOUT: Final = 120
GRAND_TOUT: Final = 240
LOST_TRICKS: Final = 1
"""U17: the number of tricks a little tout may lose."""

_WORTH: Final = {
    **dict.fromkeys(HAND_ITEMS, WHOLE),
    **{item: WITH_SKI for item in HAND_ITEMS if item.startswith("ski-")},
    "skimon": SKIMON,
    "oberers": A_CARD,
    "unterers": A_CARD,
    FEIN: FEIN_WORTH,
    CAPTURED: CAPTURED_WORTH,
}


@dataclass(frozen=True, slots=True)
class TubingenPrices(NoSurrender):
    """The prices at a table. ``zero_sum``: the others pay each gain (UA22)."""

    zero_sum: bool
    items: tuple[str, ...] = ITEMS
    target: int = RUF_TARGET
    counts: tuple[int, ...] = ()
    steps: int = 0
    talon_counts: bool = False

    def factor(self, own: Any) -> int:
        """No hand is doubled."""
        return 1

    def game(self, contract: Contract, level: int, steps: int = 0, own: Any = None) -> GamePrice:
        """A tout; a ruf or raus is worth nothing before the points are counted: see ``net`` and ``times``."""
        return GamePrice(LITTLE_TOUT, GRAND_TOUT) if contract == TOUT else GamePrice(0, 0)

    def bonus(self, item: str, contract: Contract, *, announced: bool, steps: int = 0, own: Any = None) -> int:
        """U32, U33: a Strafe before ``times``, a run for each of its cards; 0 in a tout and for an unknown item."""
        return 0 if announced or contract == TOUT else _WORTH.get(item, 0)

    def declaration(self, count: int, own: Any = None) -> int:
        """0: there are no declarations of taroks."""
        return 0

    def void(self, contract: Contract) -> int:
        """U25, U27: the number of points that are not paid for."""
        return VOID.get(contract.key, 0)

    def wins(self, contract: Contract, mine: int, other: int) -> bool:
        """True if points win: a ruf for 46, a raus for more than the best opponent has (U25, U27, UA3)."""
        return mine >= self.target if contract == RUF else mine > other

    def net(self, contract: Contract, points: int) -> int:
        """U25, U27, UA4: the payment for the winner's points, before the Strafen."""
        return max(0, points - self.void(contract))

    def times(self, contract: Contract, won: bool) -> int:
        """The multiplier of the net points and the Strafen (U26, U27)."""
        if contract == RAUS:
            return 3
        return 1 if won or contract == TOUT else 2

    def score(self, contract: Contract, mine: int, other: int, strafen: int = 0) -> int:
        """The declarer's score in a ruf or raus, from his side's points, those against it, and its net Strafen.

        U26 … U30, UA12: ``other`` are the opponents' points, in a raus the best opponent's.
        """
        won = self.wins(contract, mine, other)
        if won:
            return self.times(contract, won) * max(0, self.net(contract, mine) + strafen)
        return -self.times(contract, won) * max(0, self.net(contract, other) - strafen)

    def tout(self, lost_tricks: int) -> int:
        """U17: the score of a tout that has lost so many tricks."""
        if lost_tricks > LOST_TRICKS:
            return -GRAND_TOUT
        return LITTLE_TOUT if lost_tricks else GRAND_TOUT
