"""The settlement of the Romanian games: game, bonuses, payments and pot (sections 16 … 18 of the ledger)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import TRULA, CardSet, card_set
from engine.contracts import MULTIPLIERS, Contract
from engine.games.romanian.accounts import bonus_factors, game_factors, opponents_of, pairings, pool_transfers
from engine.games.romanian.outcomes import Paid, RomanianOutcome
from engine.games.romanian.pool import pagat_movement, tricks_movement
from engine.games.romanian.prices import NO_TRULA, RomanianPrices, game_price
from engine.groups import group_cards
from engine.scoring.bonuses import (
    Bonus,
    all_kings,
    king_lost,
    king_ultimo,
    luna,
    pagat,
    trula,
    valat,
)
from engine.scoring.counting import in_threes
from engine.scoring.piles import PlayedHand, played_hand
from engine.seats import Seat, Side
from engine.settlement import Factor, Line, Settlement
from engine.state import State, Table

BONUSES: Final[dict[str, Bonus]] = {
    "trula": trula,
    "regii": all_kings,
    "luna": luna,
    "pagat": pagat,
    "rege": king_ultimo,
    "prins": king_lost,
}
"""Every bonus but valat by its item, in the order of settlement. A bonus without a price is not played."""

RULES: Final = {
    "game": "R100",
    "trula": "R90",
    "regii": "R91",
    "prins": "R92",
    "luna": "R93",
    "pagat": "R94",
    "rege": "R95",
    "valat": "R96",
    "taroace": "R103",
}
"""The ledger's number behind each line: every item that a settlement may name."""

VALAT: Final = "valat"


@dataclass(frozen=True, slots=True)
class RomanianScoring:
    """The settlement of a hand at a table.

    ``radler_hands`` double hands follow when all pass, or after a hand that cancels out if ``hep_hep`` (V4). ``pool``:
    the pot moves at all (V2). ``pool_limit`` is the most that the pot may hold, 0 for no limit.
    """

    prices: RomanianPrices
    radler_hands: int
    hep_hep: bool
    pool: bool
    pool_limit: int = 0
    abandoned_king: int = 2

    def settle(self, state: State) -> Settlement:
        """The settlement of a finished hand."""
        table = state.table
        if table.thrown_in_by is not None:
            return _unpaid(table, RomanianOutcome.THROWN_IN, 0)
        if table.contract is None:
            return _unpaid(table, RomanianOutcome.PASSED_OUT, self.radler_hands)
        if table.contract.individual:
            return self._michi(table)
        if table.talon.surrendered:
            return self._surrender(state, table.contract)
        return self._played(state, table.contract)

    def _michi(self, table: Table) -> Settlement:
        """R112, R113, R115: each trick costs its winner the stake, and double hands follow."""
        winners = [trick.winner for trick in table.play.tricks]
        paid = tricks_movement(table.own.pool, winners, table.own.stake, table.players, self.pool_limit)
        own = Paid((0,) * table.players, paid)
        return Settlement(
            RomanianOutcome.MICHI,
            paid,
            transfers=pool_transfers(paid),
            pot=table.own.pool - sum(paid),
            doubles=self.radler_hands,
            own=own,
        )

    def _surrender(self, state: State, contract: Contract) -> Settlement:
        """R50 … R52: the lost game at the present level, and the trula if the declarer can show none of it."""
        table, hidden = state
        declarer = table.declarer if table.declarer is not None else 0
        lines = [self._line(table, (declarer,), "game", -game_price(contract, table.level).loss)]
        held = hidden.hands[declarer] | _looked(state)
        if not held & TRULA:
            lines.append(self._line(table, (declarer,), "trula", -NO_TRULA))
        return self._settlement(table, RomanianOutcome.SURRENDER, (declarer,), lines, (0,) * table.players)

    def _played(self, state: State, contract: Contract) -> Settlement:
        table = state.table
        hand = played_hand(state, self.prices.talon_counts)
        pack = table.variant.pack
        points = in_threes(pack, hand.piles[Side.DECLARER]), in_threes(pack, hand.piles[Side.OPPONENTS])
        lines = self._game_lines(table, contract, hand, points[0] >= self.prices.target)
        lines += self._declaration_lines(table, hand)
        for item, bonus in BONUSES.items():
            if item in self.prices.bonuses:
                lines += self._bonus_lines(table, contract, hand, item, bonus)
        moved = self._pool_payments(table, hand) if self.pool else (0,) * table.players
        return self._settlement(table, RomanianOutcome.PLAYED, hand.declarers, lines, moved, points)

    def _line(
        self,
        table: Table,
        declarers: tuple[Seat, ...],
        item: str,
        value: int,
        *,
        announced: bool = False,
        factors: tuple[Factor, ...] = (),
    ) -> Line:
        """A line from the declarer's side's point of view."""
        return Line(item, value, announced, declarers, opponents_of(table, declarers), factors, RULES[item])

    def _game_lines(self, table: Table, contract: Contract, hand: PlayedHand, won: bool) -> list[Line]:
        """R97, R100 … R102, A26: the game, or the valat in its place."""
        steps = table.speech.game
        if any(bonus.item == VALAT for bonus in table.speech.announced):
            return self._bonus_lines(table, contract, hand, VALAT, valat)
        maker = valat(hand).made
        if maker is not None:
            plain = self.prices.bonus(VALAT, contract, announced=False)
            value = _signed(maker, plain * MULTIPLIERS[len(steps)])
            return [self._line(table, hand.declarers, VALAT, value, factors=bonus_factors(plain, steps))]
        price = game_price(contract, table.level, len(steps))
        value = price.win if won else -price.loss
        return [self._line(table, hand.declarers, "game", value, factors=game_factors(table, contract, won))]

    def _bonus_lines(self, table: Table, contract: Contract, hand: PlayedHand, item: str, bonus: Bonus) -> list[Line]:
        """R98, R99, A25: each announced item, then the silent result of each side that did not announce it."""
        made, failed = bonus(hand)
        lines = []
        announcers = set()
        for said in table.speech.announced:
            if said.item == item:
                side = hand.side(said.seat)
                announcers.add(side)
                plain = self.prices.bonus(item, contract, announced=True)
                value = _signed(side if made is side else side.other, plain * MULTIPLIERS[len(said.steps)])
                factors = bonus_factors(plain, said.steps)
                lines.append(self._line(table, hand.declarers, item, value, announced=True, factors=factors))
        if item == "prins" and hand.king_abandoned:  # R54
            return [*lines, self._line(table, hand.declarers, item, -self.abandoned_king)]
        silent = self.prices.bonus(item, contract, announced=False)
        if made is not None and made not in announcers:
            lines.append(self._line(table, hand.declarers, item, _signed(made, silent)))
        if failed is not None and failed not in announcers:
            lines.append(self._line(table, hand.declarers, item, _signed(failed.other, silent)))
        return lines

    def _declaration_lines(self, table: Table, hand: PlayedHand) -> list[Line]:
        """R62, R103: each side scores its best declaration, even if it loses the game."""
        declared = table.speech.declared
        lines = []
        for side in Side:
            best = max((count for seat, count in enumerate(declared) if count and hand.side(seat) is side), default=0)
            if best:
                value = _signed(side, self.prices.declaration(best))
                lines.append(self._line(table, hand.declarers, "taroace", value))
        return lines

    def _pool_payments(self, table: Table, hand: PlayedHand) -> tuple[int, ...]:
        """R108: only an announced pagat ultimo moves the pot."""
        said = next((bonus for bonus in table.speech.announced if bonus.item == "pagat"), None)
        if said is None:
            return (0,) * table.players
        made = pagat(hand).made is Side.DECLARER
        opponents = sorted(opponents_of(table, hand.declarers))
        moved = pagat_movement(table.own.pool, said, made, hand.declarers, opponents, self.pool_limit)
        return tuple(moved.get(seat, 0) for seat in range(table.players))

    def _settlement(
        self,
        table: Table,
        outcome: RomanianOutcome,
        declarers: tuple[Seat, ...],
        lines: list[Line],
        moved: tuple[int, ...],
        points: tuple[int, int] | None = None,
    ) -> Settlement:
        """R105 … R107, R114: the payments of each pairing, times the stake."""
        value = sum(line.value for line in lines) * table.own.stake
        opponents = opponents_of(table, declarers)
        lone = len(opponents) if len(declarers) == 1 else 1
        payments = tuple(
            value * lone if seat in declarers else -value if seat in opponents else 0 for seat in range(table.players)
        )
        cancels = self.hep_hep and outcome is RomanianOutcome.PLAYED and not any(payments)
        own = Paid(payments, moved)
        return Settlement(
            outcome,
            tuple(paid + pool for paid, pool in zip(payments, moved, strict=True)),
            tuple(lines),
            (*pairings(table, declarers, value), *pool_transfers(moved)),
            declarer=table.declarer,
            partner=declarers[1] if len(declarers) > 1 else None,
            contract=table.contract.key if table.contract else None,
            level=table.level,
            points=points,
            pot=table.own.pool - sum(moved),
            doubles=self.radler_hands if cancels else 0,
            own=own,
        )


def _unpaid(table: Table, outcome: RomanianOutcome, radler: int) -> Settlement:
    """A hand without payments, thrown in or passed out (R22, V3, T9)."""
    nothing = (0,) * table.players
    return Settlement(outcome, nothing, pot=table.own.pool, doubles=radler, own=Paid(nothing, nothing))


def _looked(state: State) -> CardSet:
    """A15: the group that the declarer is looking at as he surrenders; a group he took is already in his hand."""
    talon, hidden = state.table.talon, state.hidden
    if talon.taken is not None or talon.seen[-1] in talon.shown:
        return 0
    return card_set(group_cards(hidden.talon, talon.groups, talon.seen[-1]))


def _signed(side: Side, value: int) -> int:
    """A value as the declarer's side sees it."""
    return value if side is Side.DECLARER else -value
