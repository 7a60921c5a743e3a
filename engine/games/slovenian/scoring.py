"""The settlement of the Slovenian games (section 9 of the ledger, SA1 … SA15, and the record page's *Settlement*)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.contracts import MULTIPLIERS, Contract, Goal
from engine.games.slovenian.captures import SidePiles, captures
from engine.games.slovenian.klop import KlopScoring
from engine.games.slovenian.prices import SlovenianPrices
from engine.games.slovenian.settling import RULES, SlovenianOutcome, SlovenianResult, gives_radli, shares
from engine.parts import Announced
from engine.scoring.counting import in_threes
from engine.seats import Seat, Side
from engine.settlement import Factor, Line, Settlement
from engine.state import State, Table

VALAT: Final = "valat"
BONUSES: Final = ("trula", "kings", "king", "pagat")
"""Every bonus but valat, in the order of settlement."""


@dataclass(frozen=True, slots=True)
class SlovenianScoring:
    """The settlement of a hand at a table.

    ``pagat_silent`` is ``side``, ``holder`` or ``holder-if-lost``: the owner of the silent pagat (S-V9). ``radli``:
    they are used and handed out. ``money``: points are paid (S70).
    """

    prices: SlovenianPrices
    klop: KlopScoring
    pagat_silent: str
    radli: bool
    money: bool

    def settle(self, state: State) -> Settlement:
        """The settlement of a finished hand."""
        table = state.table
        if table.thrown_in_by is not None:
            return self._settlement(table, SlovenianOutcome.ANNULLED, [])
        if table.contract is None:
            return self._settlement(table, SlovenianOutcome.REDEAL, [])
        if table.contract.individual:
            points, lines = self.klop.settle(table)
            return self._settlement(table, SlovenianOutcome.KLOP, lines, points=points)
        return self._played(state, table.contract)

    def _played(self, state: State, contract: Contract) -> Settlement:
        hand = captures(state)
        table, pack = state.table, state.table.variant.pack
        points = (in_threes(pack, hand.mine), in_threes(pack, hand.theirs))
        lines = self._valat_lines(contract, hand)
        if lines:  # S24, SA2, SA13: nothing else is scored
            won = hand.valat is Side.DECLARER
        else:
            won = self._won(contract, hand, points[0])
            lines = [self._game_line(contract, hand, points[0], won)]
            for item in BONUSES if contract.bonuses else ():
                lines += self._bonus_lines(contract, hand, item)
            if contract.goal is Goal.POINTS:
                lines += [self._alone(seat, "mond", -self.prices.mond) for seat in hand.mond_losers]
        return self._settlement(
            table,
            SlovenianOutcome.PLAYED,
            lines,
            points=points if contract.goal is Goal.POINTS else None,
            declarers=hand.declarers,
            won=won,
        )

    def _won(self, contract: Contract, hand: SidePiles, points: int) -> bool:
        """S4, S57: True if the contract was made."""
        mine = sum(hand.side(trick.winner) is Side.DECLARER for trick in hand.table.play.tricks)
        match contract.goal:
            case Goal.NO_TRICK:
                return not mine
            case Goal.ONE_TRICK:
                return mine == 1
            case Goal.ALL_TRICKS:
                return hand.valat is Side.DECLARER
        return self.prices.wins(points, hand.mine.bit_count())

    def _line(self, hand: SidePiles, item: str, value: int, *, said: Announced | None = None, base: int = 0) -> Line:
        """A line from the declarer's side's point of view, ``base`` its value before the steps said on it."""
        steps = () if said is None else said.steps
        factors = (Factor("base", base), *chain_factors(steps)) if steps else ()
        announced = said is not None and said.item != "game"
        return Line(item, value, announced, hand.declarers, self._against(hand), factors, RULES[item])

    def _against(self, hand: SidePiles) -> tuple[Seat, ...]:
        """The seats that pay for the declarer's gains: none on paper."""
        table = hand.table
        others = (seat for seat in table.in_turn(table.forehand) if seat not in hand.declarers)
        return tuple(others) if self.money else ()

    def _alone(self, seat: Seat, item: str, value: int) -> Line:
        """A seat's own gain or loss (S58, S-V9)."""
        return Line(item, value, seats=(seat,), rule=RULES[item], alone=True)

    def _game_line(self, contract: Contract, hand: SidePiles, points: int, won: bool) -> Line:
        """S60, S61, S47."""
        table = hand.table
        base = contract.base + self.prices.difference(contract, points)
        steps = table.speech.game
        value = base * MULTIPLIERS[len(steps)]
        said = Announced("game", table.declarer if table.declarer is not None else 0, steps)
        return self._line(hand, "game", value if won else -value, said=said, base=base)

    def _valat_lines(self, contract: Contract, hand: SidePiles) -> list[Line]:
        """S23, S24: every announced valat, then one that was made by a side that did not announce it."""
        if not contract.bonuses:
            return []
        made = hand.valat
        lines, announcers = self._announced(contract, hand, VALAT, made)
        if made is not None and made not in announcers:
            lines.append(self._line(hand, VALAT, signed(made, self.prices.bonus(VALAT, contract, announced=False))))
        return lines

    def _announced(
        self, contract: Contract, hand: SidePiles, item: str, made: Side | None
    ) -> tuple[list[Line], set[Side]]:
        """A line for each seat that announced the item, made or failed; and the sides that did (SA4)."""
        lines, announcers = [], set()
        base = self.prices.bonus(item, contract, announced=True)
        for said in hand.table.speech.announced:
            if said.item == item:
                side = hand.side(said.seat)
                announcers.add(side)
                winner = side if made is side else side.other
                value = signed(winner, base * MULTIPLIERS[len(said.steps)])
                lines.append(self._line(hand, item, value, said=said, base=base))
        return lines, announcers

    def _bonus_lines(self, contract: Contract, hand: SidePiles, item: str) -> list[Line]:
        """S19 … S22, S25: the announced bonuses, then the silent ones of a side that did not announce them."""
        if item == "pagat":
            return self._pagat_lines(contract, hand)
        made: Side | None = {"trula": hand.trula, "kings": hand.kings, "king": hand.king}[item]
        # The king ultimo is the declarer's side's alone: lost in the last trick, it is lost for that side.
        owner = made if item != "king" or made is None else Side.DECLARER
        lines, announcers = self._announced(contract, hand, item, made)
        if made is not None and owner not in announcers:
            lines.append(self._line(hand, item, signed(made, self.prices.bonus(item, contract, announced=False))))
        return lines

    def _pagat_lines(self, contract: Contract, hand: SidePiles) -> list[Line]:
        """S22, S25, S-V9: won or lost by the side that played the pagat last, even if the side's own card beats it."""
        player, won = hand.pagat_player, hand.pagat_won
        side = None if player is None else hand.side(player)
        lines, announcers = self._announced(contract, hand, "pagat", side if won else None)
        if player is None or side is None or side in announcers:
            return lines
        value = self.prices.bonus("pagat", contract, announced=False)
        if self.pagat_silent == "holder" or (self.pagat_silent == "holder-if-lost" and not won):
            return [*lines, self._alone(player, "pagat", value if won else -value)]
        return [*lines, self._line(hand, "pagat", signed(side if won else side.other, value))]

    def _settlement(
        self,
        table: Table,
        outcome: SlovenianOutcome,
        lines: list[Line],
        *,
        points: tuple[int, ...] | None = None,
        declarers: tuple[Seat, ...] = (),
        won: bool = False,
    ) -> Settlement:
        """The scores of all seats, and the radli afterwards (S59, S64, S65, S70)."""
        scores = [0] * table.players
        for line in lines:
            for seat, value in shares(table, line, self.money).items():
                scores[seat] += value
        contract = table.contract if declarers else None
        return Settlement(
            outcome,
            tuple(scores),
            tuple(lines),
            declarer=table.declarer if declarers else None,
            partner=declarers[1] if len(declarers) > 1 else None,
            contract=contract.key if contract else None,
            level=table.level if declarers else None,
            points=points,
            own=SlovenianResult(self._radli_after(table, lines, won), self.money),
        )

    def _radli_after(self, table: Table, lines: list[Line], won: bool) -> tuple[int, ...]:
        """S64 … S66: a won game removes one of the declarer's radli, then every seat gets one if the hand gives any."""
        radli: tuple[int, ...] = table.own.radli
        if not self.radli or table.contract is None or table.thrown_in_by is not None:
            return radli
        given = 1 if gives_radli(table, lines) else 0
        used = 1 if won else 0
        return tuple(
            given + (max(open_ones - used, 0) if seat == table.declarer else open_ones)
            for seat, open_ones in enumerate(radli)
        )


def chain_factors(steps: tuple[Seat, ...]) -> tuple[Factor, ...]:
    """S47: each step of a chain with the seat that said it."""
    return tuple(Factor("step", 2, number, seat) for number, seat in enumerate(steps))


def signed(side: Side, value: int) -> int:
    """A value as the declarer's side sees it."""
    return value if side is Side.DECLARER else -value
