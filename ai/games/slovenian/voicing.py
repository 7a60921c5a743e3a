"""The search in the round of kontras: each announcement is priced in deals that fit the seat's knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ai.chances import DECLARING, OPPOSING, PARTS
from ai.foresight import Played, told
from ai.games.slovenian.calibrated import doubted
from ai.games.slovenian.payoffs import kept_cards, payoff_of, position_of
from ai.games.slovenian.planning import RANDOM, manner_of
from ai.games.slovenian.worth import CANCELLED
from ai.kernel.payoff import ALL_OF, CARD_LAST, PAGAT_LAST, Payoff, PayoffRow
from ai.kernel.position import End, KernelDeal, Position
from ai.kernel.rollout import played_out
from ai.kernel.sampling import DealSampler
from engine import GAME, Action, Announce, Announced, Double, Side, Table, View

DOUBTED: Final = 0.3
"""The weight of a deal that contradicts another player's announcement or kontra: he has seen his cards."""


class WordSearch:
    """Announcements in the same deals. ``values`` has for each deal one value for each, against the average.

    ``payoffs`` and ``positions`` also have one for each: its payoff, and the position that was played out.
    """

    def __init__(
        self, view: View, sampler: DealSampler, partner: int | None, alone: bool, actions: Sequence[Action], seed: int
    ) -> None:
        self.view = view
        self.sampler = sampler
        tables = [said(view, action) for action in actions]
        self.payoffs = [self._payoff(table, partner, alone) for table in tables]
        self.positions = [self._position(table) for table in tables]
        self._kept = [kept_cards(table) for table in tables]
        self._now = self._payoff(view.table, partner, alone)
        self.values: list[float] = []
        self.weights: list[float] = []
        self.nodes = 0
        self._random = Random(seed)
        sampler.seed(seed + 1)

    def _payoff(self, table: Table, partner: int | None, alone: bool) -> Payoff:
        payoff = payoff_of(table, self.view.seat, partner, alone)
        payoff.relative = 1
        doubted(payoff, table, DECLARING if self.view.side is Side.DECLARER else OPPOSING)
        return payoff

    @staticmethod
    def _position(table: Table) -> Position:
        position = position_of(table)
        if table.contract is not None and table.contract.declarer_leads and table.declarer is not None:
            position.leader = table.declarer
        return position

    def run(self, deals: int) -> bool:
        """Run so many deals more; False if the facts admit none."""
        row = self.view.table.contract
        if row is None:
            raise ValueError(self.view.kind)
        deal = self.sampler.deal
        for _ in range(deals):
            if not self.sampler.next():
                return False
            number = self._random.randrange(1, RANDOM)
            sides = self._now.sides(deal)
            ends: dict[int, End] = {}
            for payoff, position, kept in zip(self.payoffs, self.positions, self._kept, strict=True):
                if kept not in ends:
                    position.begin(sides)
                    played_out(position, deal, sides, 0, 0, number, manner_of(row))
                    ends[kept] = position.end
                    self.nodes += 1
                self.values.append(self._value(payoff, ends[kept], deal, sides))
            self.weights.append(self._weight(ends[self._kept[0]], deal, sides))
        return True

    def _value(self, payoff: Payoff, end: End, deal: KernelDeal, sides: int) -> float:
        value = payoff.value(end, deal, sides)
        mine = self.view.seat == self.view.table.declarer and self.view.table.own.doubled
        if mine:
            value += CANCELLED * told(Played(payoff, end, deal, sides), PARTS)[1]
        return value

    def _weight(self, end: End, deal: KernelDeal, sides: int) -> float:
        """The fit of a deal to the others' announcements: every second step claims that the game or bonus fails."""
        table, payoff = self.view.table, self._now
        weight = 1.0
        claims: list[tuple[PayoffRow, int, int, int]] = []
        if table.declarer is not None:
            claims += [(payoff.game, table.declarer, step + 1, seat) for step, seat in enumerate(table.speech.game)]
        for bonus in table.speech.announced:
            row = bonus_row(payoff, bonus.item)
            claims += [(row, bonus.seat, step, seat) for step, seat in enumerate((bonus.seat, *bonus.steps))]
        for row, owner, step, seat in claims:
            made = payoff.makes(row, sides >> owner & 1 != 0, end, deal, sides)
            if seat != self.view.seat and made != (step % 2 == 0):
                weight *= DOUBTED
        return weight


def bonus_row(payoff: Payoff, item: str) -> PayoffRow:
    """The row of a bonus.

    Raises:
        ValueError: the contract on the table has no such bonus.
    """
    if item == "valat":
        return payoff.sweep
    for row in payoff.rows:
        same = {
            "trula": row.what == ALL_OF and row.taroks != 0,
            "kings": row.what == ALL_OF and row.suits != 0,
            "king": row.what == CARD_LAST,
            "pagat": row.what == PAGAT_LAST,
        }
        if same.get(item):
            return row
    raise ValueError(item)


def said(view: View, action: Action) -> Table:
    """The table after an announcement, the speaker's side known."""
    table, speech, me = view.table, view.table.speech, view.seat
    match action:
        case Announce(item):
            speech = speech._replace(announced=(*speech.announced, Announced(item, me)))
        case Double(item) if item == GAME:
            speech = speech._replace(game=(*speech.game, me))
        case Double(item, seat):
            steps = tuple(
                bonus._replace(steps=(*bonus.steps, me)) if (bonus.item, bonus.seat) == (item, seat) else bonus
                for bonus in speech.announced
            )
            speech = speech._replace(announced=steps)
    sides: tuple[Side | None, ...] = (*table.sides[:me], view.side, *table.sides[me + 1 :])
    return table._replace(speech=speech, sides=sides)
