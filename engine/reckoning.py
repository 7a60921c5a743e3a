"""The settlement of the Romanian family: game, bonuses, payments and pool (sections 16 … 18 of the ledger)."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import TRULA, CardSet, card_set
from .contracts import MULTIPLIERS, Contract
from .counting import in_threes
from .feats import Feat, PlayedHand, played_hand, valat
from .pool import pagat_movement, tricks_movement
from .prices import NO_TRULA, declaration_value, game_price
from .seats import Seat, Side
from .settlement import Line, Outcome, Settlement
from .state import Announced, State, Table
from .talon import group_cards


@dataclass(frozen=True, slots=True)
class BonusRow:
    """One row of R104: a bonus and what it is worth announced and silent, in doi and unu, and in solo."""

    item: str
    feat: Feat
    announced: int
    silent: int
    solo_announced: int
    solo_silent: int

    def value(self, rate: str, announced: bool) -> int:
        """What the bonus is worth at the rate of a contract."""
        if rate == "solo":
            return self.solo_announced if announced else self.solo_silent
        return self.announced if announced else self.silent


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How a table of the Romanian family settles a hand.

    ``target`` card points win the game (R89). ``taroace_counts`` are the numbers one may declare, worth 1, 2, 3 (R103).
    ``bonuses`` are the rows but valat, ``valat`` its row. ``solo_rate`` is
    the column for bonuses in solo (V7). ``radler_hands`` follow when all pass, or after a hand that cancels out if
    ``hep_hep`` (V4). ``pool`` tells whether the pool moves at all (V2), ``pool_limit`` the most that may lie there, 0
    for any number.
    """

    target: int
    taroace_counts: tuple[int, ...]
    bonuses: tuple[BonusRow, ...]
    valat: BonusRow
    talon_counts: bool
    solo_rate: str
    radler_hands: int
    hep_hep: bool
    pool: bool
    pool_limit: int = 0
    abandoned_king: int = 2

    def announced_value(self, item: str, contract: Contract) -> int:
        """R104: what an announced bonus is worth in a contract, before contra and stake; 0 for an unknown one."""
        rate = self._rate(contract)
        row = next((row for row in (*self.bonuses, self.valat) if row.item == item), None)
        return row.value(rate, True) if row else 0

    def _rate(self, contract: Contract) -> str:
        """The column of R104, with V7 for solo."""
        return self.solo_rate if contract.rate == "solo" else contract.rate

    def settle(self, state: State) -> Settlement:
        """The settlement of a finished hand."""
        table = state.table
        if table.thrown_in_by is not None:
            return _unpaid(table, Outcome.THROWN_IN, 0)
        if table.contract is None:
            return _unpaid(table, Outcome.PASSED_OUT, self.radler_hands)
        if table.contract.individual:
            return self._michi(table)
        if table.talon.surrendered:
            return self._surrender(state, table.contract)
        return self._played(state, table.contract)

    def _michi(self, table: Table) -> Settlement:
        """R112, R113, R115: each trick costs its winner the stake, and double hands follow."""
        winners = [trick.winner for trick in table.play.tricks]
        paid = tricks_movement(table.pool, winners, table.stake, table.players, self.pool_limit)
        pool = table.pool - sum(paid)
        return Settlement(Outcome.MICHI, (0,) * table.players, paid, pool, self.radler_hands)

    def _surrender(self, state: State, contract: Contract) -> Settlement:
        """R50 … R52: the lost game at the present level, and the trula if the declarer can show none of it."""
        table, hidden = state
        declarer = table.declarer if table.declarer is not None else 0
        lines = [Line("game", -game_price(contract, table.level).loss)]
        held = hidden.hands[declarer] | _looked(state)
        if not held & TRULA:
            lines.append(Line("trula", -NO_TRULA))
        return self._settlement(table, Outcome.SURRENDER, (declarer,), lines, (0,) * table.players)

    def _played(self, state: State, contract: Contract) -> Settlement:
        table = state.table
        hand = played_hand(state, self.talon_counts)
        pack = table.variant.pack
        points = in_threes(pack, hand.piles[Side.DECLARER]), in_threes(pack, hand.piles[Side.OPPONENTS])
        rate = self._rate(contract)
        lines = self._game_lines(table, contract, hand, rate, points[0] >= self.target)
        lines += _taroace_lines(table, hand, self.taroace_counts)
        for row in self.bonuses:
            lines += _bonus_lines(row, hand, table.speech.announced, rate, self.abandoned_king)
        moved = self._pool_payments(table, hand) if self.pool else (0,) * table.players
        return self._settlement(table, Outcome.PLAYED, hand.declarers, lines, moved, points)

    def _game_lines(self, table: Table, contract: Contract, hand: PlayedHand, rate: str, won: bool) -> list[Line]:
        """R97, R100 … R102, A26: the game, or the valat in its place."""
        announced = [bonus for bonus in table.speech.announced if bonus.item == self.valat.item]
        multiplier = MULTIPLIERS[len(table.speech.game)]
        if announced:
            return _bonus_lines(self.valat, hand, table.speech.announced, rate, 0)
        maker = valat(hand).made
        if maker is not None:
            return [Line(self.valat.item, _signed(maker, self.valat.value(rate, False) * multiplier))]
        price = game_price(contract, table.level, len(table.speech.game))
        return [Line("game", price.win if won else -price.loss)]

    def _pool_payments(self, table: Table, hand: PlayedHand) -> tuple[int, ...]:
        """R108: only an announced pagat ultimo moves the pool."""
        bonus = next((bonus for bonus in table.speech.announced if bonus.item == "pagat"), None)
        if bonus is None:
            return (0,) * table.players
        row = next(row for row in self.bonuses if row.item == bonus.item)
        made = row.feat(hand).made is Side.DECLARER
        opponents = [seat for seat in range(table.players) if seat not in hand.declarers]
        moved = pagat_movement(table.pool, bonus, made, hand.declarers, opponents, self.pool_limit)
        return tuple(moved.get(seat, 0) for seat in range(table.players))

    def _settlement(
        self,
        table: Table,
        outcome: Outcome,
        declarers: tuple[Seat, ...],
        lines: list[Line],
        moved: tuple[int, ...],
        points: tuple[int, int] | None = None,
    ) -> Settlement:
        """R105 … R107, R114: payments by pairings, times the stake."""
        value = sum(line.value for line in lines) * table.stake
        opponents = table.players - len(declarers)
        lone = opponents if len(declarers) == 1 else 1
        payments = tuple(value * lone if seat in declarers else -value for seat in range(table.players))
        cancels = self.hep_hep and outcome is Outcome.PLAYED and not any(payments)
        return Settlement(
            outcome,
            payments,
            moved,
            table.pool - sum(moved),
            self.radler_hands if cancels else 0,
            declarer=table.declarer,
            partner=declarers[1] if len(declarers) > 1 else None,
            contract=table.contract.key if table.contract else None,
            level=table.level,
            points=points,
            lines=tuple(lines),
        )


def _unpaid(table: Table, outcome: Outcome, radler: int) -> Settlement:
    """Thrown in or passed out: nobody pays (R22, V3, T9)."""
    nothing = (0,) * table.players
    return Settlement(outcome, nothing, nothing, table.pool, radler)


def _looked(state: State) -> CardSet:
    """A15: the group in the declarer's eyes as he surrenders; a group that was taken is in his hand already."""
    talon, hidden = state.table.talon, state.hidden
    if talon.taken is not None or talon.seen[-1] in talon.shown:
        return 0
    return card_set(group_cards(hidden.talon, talon.groups, talon.seen[-1]))


def _signed(side: Side, value: int) -> int:
    """A value as the declarer's side sees it."""
    return value if side is Side.DECLARER else -value


def _bonus_lines(
    row: BonusRow, hand: PlayedHand, announced: tuple[Announced, ...], rate: str, abandoned_king: int
) -> list[Line]:
    """R98, R99, A25: each announced item, then what a side that did not announce it made or failed silently."""
    made, failed = row.feat(hand)
    lines = []
    announcers = set()
    for bonus in announced:
        if bonus.item == row.item:
            side = hand.side(bonus.seat)
            announcers.add(side)
            value = row.value(rate, True) * MULTIPLIERS[len(bonus.steps)]
            lines.append(Line(row.item, _signed(side if made is side else side.other, value), announced=True))
    if row.item == "prins" and hand.king_abandoned:  # R54
        return [*lines, Line(row.item, -abandoned_king)]
    if made is not None and made not in announcers:
        lines.append(Line(row.item, _signed(made, row.value(rate, False))))
    if failed is not None and failed not in announcers:
        lines.append(Line(row.item, _signed(failed.other, row.value(rate, False))))
    return lines


def _taroace_lines(table: Table, hand: PlayedHand, counts: tuple[int, ...]) -> list[Line]:
    """R62, R103: each side scores its best declaration, whatever becomes of the game."""
    declared = table.speech.declared
    lines = []
    for side in Side:
        best = max((count for seat, count in enumerate(declared) if count and hand.side(seat) is side), default=0)
        if best:
            lines.append(Line("taroace", _signed(side, declaration_value(counts, best))))
    return lines
