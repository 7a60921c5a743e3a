"""The paid items of Romanian Tarok, as the rows of a payoff (R89 … R110)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ai.kernel.bits import HONOURS, KINGS
from ai.kernel.payoff import ALL_OF, CAPTURED, CARD_LAST, MOND_CAUGHT, PAGAT_LAST, Payoff, PayoffRow

SWAP: Final = 12
"""R55: the called king comes to the declarer for a card of one point, which is twelve thirds more."""


class PayoffRows:
    """The payoff of one hand of Romanian Tarok, with its ``rows`` by their keys; the valat comes first.

    ``abandoned`` is the cost of an abandoned king (R54), 0 if there is none; ``declared`` the value of the declarations
    of taroks to the declarer's side (R103); ``exchange`` is 1 if a called king comes to the declarer from the
    rest of the talon (R55). `settle` lets all that count.
    """

    def __init__(self, players: i64, me: i64, declarer: i64, partner: i64, lone: i64) -> None:
        self.payoff: Payoff = Payoff(players, me, declarer, partner, lone)
        self.game: PayoffRow = self.payoff.game
        self.valat: PayoffRow = self.payoff.sweep
        self.pagat_ultimo: PayoffRow = PayoffRow(PAGAT_LAST)
        self.king_ultimo: PayoffRow = PayoffRow(CARD_LAST)
        self.king_captured: PayoffRow = PayoffRow(CAPTURED)
        self.rows: dict[str, PayoffRow] = {
            "valat": self.valat,
            "trula": PayoffRow(ALL_OF, 0, HONOURS),
            "regii": PayoffRow(ALL_OF, KINGS),
            "luna": PayoffRow(MOND_CAUGHT),
            "pagat": self.pagat_ultimo,
            "rege": self.king_ultimo,
            "prins": self.king_captured,
        }
        self.payoff.rows.extend([row for row in self.rows.values() if row is not self.valat])
        self.declared: i64 = 0
        self.abandoned: i64 = 0
        self.exchange: i64 = 0
        self.goal(36)
        self.game.ours = 2
        self.game.theirs = 2
        self.valat.silent = 8
        for row in self.payoff.rows:
            row.silent = 1

    def goal(self, points: i64) -> None:
        """The card points that win the game (R89)."""
        self.game.number = 3 * points - 1

    def silent(self, prices: dict[str, int], times: i64) -> None:
        """Pay so many times these prices for silent bonuses; a bonus without a price pays nothing."""
        for item, row in self.rows.items():
            if row is not self.valat:
                price: i64 = prices.get(item, 0)
                row.silent = price * times

    def settle(self, called: i64) -> None:
        """Take the called king, and the items that depend on it."""
        payoff = self.payoff
        payoff.called_s = called
        self.king_ultimo.suits = called
        self.king_captured.suits = called
        if self.abandoned:
            self.king_captured.silent = 0
        payoff.certain = self.declared - self.abandoned
        payoff.swapped_s = called if self.exchange and not self.abandoned else 0
        payoff.swap = SWAP


def pool_shares(pool: i64, limit: i64, chain: i64, players: i64) -> list[float]:
    """R108 … R110: the pot's movements for one seat by an announced pagat, as the `Row.shares`; shares taken evenly.

    ``limit`` is the most that the pot may hold, 0 for no limit, ``chain`` the multiplier of the announcement.
    """
    lies: float = float(pool)
    paid: float = lies * float(chain)
    if limit:
        room: float = float(limit) - (lies if chain == 1 else 0.0)
        if paid > room:
            paid = room if room > 0.0 else 0.0
    shares: list[float] = []
    for others in (players - 2, players - 1):
        against: float = float(others)
        own: float = 1.0 if others == players - 1 else 2.0
        doubled: bool = chain != 1
        shares.append(lies / against if doubled else 0.0)
        shares.append(-paid / against if doubled else 0.0)
        shares.append(-paid / own)
        shares.append(lies / own)
    return shares
