"""The settlement of Tübingen Tarock (section 9 of the ledger, U17, and the record page's *Settlement*)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.contracts import Contract
from engine.games.tubingen.captures import best_opponent, captures
from engine.games.tubingen.claiming import is_claimed
from engine.games.tubingen.contracts import RAUS, TOUT
from engine.games.tubingen.prices import TubingenPrices
from engine.games.tubingen.settling import FLOOR, GAME, RULES, TubingenOutcome, TubingenResult, shares, transfers
from engine.games.tubingen.strafen import Strafe, due, ski_once
from engine.seats import Seat
from engine.settlement import Factor, Line, Settlement
from engine.state import State, Table


@dataclass(frozen=True, slots=True)
class TubingenScoring:
    """The settlement of a hand at a table.

    ``spoken``: only claimed Strafen count (U29). ``before``: the dealer's hand counts as it was dealt (UA8). ``once``:
    the Ski counts in one Strafe alone (UA9).
    """

    prices: TubingenPrices
    spoken: bool
    before: bool
    once: bool

    def settle(self, state: State) -> Settlement:
        """The settlement of a finished hand."""
        table = state.table
        nothing = (0,) * table.players
        if table.contract is None or table.declarer is None:
            if table.own.asker is not None:
                return Settlement(TubingenOutcome.REDEAL, nothing, own=TubingenResult())
            return Settlement(TubingenOutcome.STECKEN, nothing, own=TubingenResult(hands=stacked_hands(state)))
        if table.contract == TOUT:
            return self._tout(table, table.declarer)
        return self._counted(state, table.contract, table.declarer)

    def strafen(self, state: State) -> tuple[tuple[Strafe, ...], tuple[Strafe, ...]]:
        """U29, UA9: the Strafen that count in a hand played out, forehand's first; and the due ones left unclaimed."""
        table = state.table
        found = due(table, state.hidden.laid_away, before=self.before)
        if not self.spoken:
            return self._with_ski(found), ()
        claimed = [each for each in found if is_claimed(table, each.seat, each.item)]
        forgotten = (each for each in self._with_ski(found) if not is_claimed(table, each.seat, each.item))
        return self._with_ski(claimed), tuple(forgotten)

    def _with_ski(self, found: Iterable[Strafe]) -> tuple[Strafe, ...]:
        """UA9: as the Ski counts at this table."""
        return ski_once(found) if self.once else tuple(found)

    def _tout(self, table: Table, declarer: Seat) -> Settlement:
        """U17: no Strafen, and no points are counted."""
        tricks = sum(trick.winner == declarer for trick in table.play.tricks)
        value = self.prices.tout(len(table.play.tricks) - tricks)
        against = self._against(table, (declarer,))
        line = Line(GAME, value // len(against) if against else value, seats=(declarer,), against=against, rule="U17")
        return self._settlement(table, TOUT, [line], (declarer,), TubingenResult(tricks=tricks))

    def _counted(self, state: State, contract: Contract, declarer: Seat) -> Settlement:
        """U25 … U31: the points, the Strafen, and their multiplier."""
        table = state.table
        piles = captures(state)
        side = (declarer,) if contract == RAUS else (declarer, *_partner(state))
        best = best_opponent(table, piles.points) if contract == RAUS else None
        mine, other = piles.points[:2] if best is None else (piles.points[declarer], best.points)
        won = self.prices.wins(contract, mine, other)
        paid = side if won else (declarer,)
        against = self._against(table, side)
        times = self.prices.times(contract, won) // (len(against) // len(paid) if against else 1)
        sign = 1 if won else -1
        net = self.prices.net(contract, mine if won else other)
        counted, forgotten = self.strafen(state)
        parts = [(GAME, Factor("base", net), sign)]
        parts += [(each.item, Factor("strafe", abs(each.value), seat=each.seat), _sign(each, side)) for each in counted]
        lines = []
        for item, base, way in parts:
            factors = (base, Factor("contract", times)) if times > 1 else (base,)
            rule = "U27" if item == GAME and contract == RAUS else RULES[item]
            value = way * times * base.times
            if value:
                lines.append(Line(item, value, seats=paid, against=against, factors=factors, rule=rule))
        total = sum(line.value for line in lines)
        if total * sign < 0:
            rule = "UA12" if won else RULES[FLOOR]
            lines.append(Line(FLOOR, -total, seats=paid, against=against, rule=rule))
        result = TubingenResult(strafen=counted, best=best, exchange=piles.exchange, forgotten=forgotten)
        return self._settlement(table, contract, lines, side, result, piles.points)

    def _against(self, table: Table, side: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """UA22: the seats that pay for the declarer's gains; by the ledger none."""
        return tuple(seat for seat in table.in_turn(side[0]) if seat not in side) if self.prices.zero_sum else ()

    def _settlement(
        self,
        table: Table,
        contract: Contract,
        lines: list[Line],
        side: tuple[Seat, ...],
        result: TubingenResult,
        points: tuple[int, ...] | None = None,
    ) -> Settlement:
        """The scores of all seats."""
        scores = [0] * table.players
        for line in lines:
            for seat, value in shares(line).items():
                scores[seat] += value
        return Settlement(
            TubingenOutcome.PLAYED,
            tuple(scores),
            tuple(lines),
            transfers(lines),
            declarer=side[0],
            partner=side[1] if len(side) > 1 else None,
            contract=contract.key,
            level=1,
            points=points,
            own=result,
        )


def _partner(state: State) -> tuple[Seat, ...]:
    return () if state.hidden.partner is None else (state.hidden.partner,)


def _sign(strafe: Strafe, side: tuple[Seat, ...]) -> int:
    """1 for a Strafe in favour of the declarer's side (due to it, or lost by the others), else −1."""
    ours = strafe.seat in side
    return 1 if ours == (strafe.value > 0) else -1


def stacked_hands(state: State) -> tuple[int, ...]:
    """U16: the four hands of a deal that was not played; the dealer has taken his two cards up again."""
    table, hidden = state
    return tuple(hand | hidden.laid_away if seat == table.laid_by else hand for seat, hand in enumerate(hidden.hands))
