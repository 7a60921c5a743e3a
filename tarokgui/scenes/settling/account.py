"""What the settlement sheet tells, as values: lines with their factors, who pays whom, double hands to come."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine import MULTIPLIERS, Announced, HandOver, Line, Match, Outcome, Seat, Settlement, Side, Table

STEP = 2
"""R78: every step of a chain counts twice what was before it."""


class Factor(NamedTuple):
    """What a line is multiplied with: ``kind`` is "contract" (what it starts from), "level" or "step".

    ``step`` counts from 0 for contra; ``seat`` is who said it.
    """

    kind: str
    times: int
    step: int = 0
    seat: Seat | None = None


class Posting(NamedTuple):
    """A line of the settlement and the factors that its value is the product of; none if it stands for itself."""

    line: Line
    factors: tuple[Factor, ...] = ()


class Transfer(NamedTuple):
    """Game points that go from one to another; None is the pot."""

    payer: Seat | None
    payee: Seat | None
    amount: int


def postings(table: Table, settlement: Settlement) -> tuple[Posting, ...]:
    """Every line with its factors."""
    said: Counter[str] = Counter()
    made = []
    for line in settlement.lines:
        bonus = None
        if line.announced:
            of_item = [each for each in table.speech.announced if each.item == line.item]
            bonus = of_item[said[line.item]]
            said[line.item] += 1
        made.append(Posting(line, _factors(table, line, bonus)))
    return tuple(made)


def _factors(table: Table, line: Line, bonus: Announced | None) -> tuple[Factor, ...]:
    if line.item == "game":
        return _game_factors(table, line)
    steps = bonus.steps if bonus is not None else table.speech.game if line.item == "valat" else ()
    if not steps:
        return ()
    return Factor("base", abs(line.value) // MULTIPLIERS[len(steps)]), *_chain(steps)


def _game_factors(table: Table, line: Line) -> tuple[Factor, ...]:
    """R100 … R102: the level counts if the game was lost or doubled."""
    row, steps = table.contract, table.speech.game
    if row is None or (line.value > 0 and not steps):
        return ()
    more = (*((Factor("level", table.level),) if table.level > 1 else ()), *_chain(steps))
    return (Factor("contract", row.base), *more) if more else ()


def _chain(steps: tuple[Seat, ...]) -> tuple[Factor, ...]:
    return tuple(Factor("step", STEP, number, seat) for number, seat in enumerate(steps))


def transfers(settlement: Settlement, stake: int) -> tuple[Transfer, ...]:
    """R105 … R107: each pairing, then what goes into the pot and out of it."""
    value = sum(line.value for line in settlement.lines) * stake
    moves = []
    if value:
        for declarer, opponent in pairings(settlement):
            payer, payee = (opponent, declarer) if value > 0 else (declarer, opponent)
            moves.append(Transfer(payer, payee, abs(value)))
    paid = settlement.pool_payments
    moves += [Transfer(seat, None, -amount) for seat, amount in enumerate(paid) if amount < 0]
    moves += [Transfer(None, seat, amount) for seat, amount in enumerate(paid) if amount > 0]
    return tuple(moves)


def pairings(settlement: Settlement) -> tuple[tuple[Seat, Seat], ...]:
    """Who settles with whom: somebody of the declarer's side and an opponent."""
    if settlement.declarer is None:
        return ()
    ours, theirs = sides(settlement)
    if len(ours) == 1:
        return tuple((ours[0], other) for other in theirs)
    return tuple(zip(ours, theirs, strict=True))


def sides(settlement: Settlement) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The seats of the declarer's side, himself first, and of the opponents in turn after him."""
    first, players = settlement.declarer, len(settlement.payments)
    ours = tuple(seat for seat in (first, settlement.partner) if seat is not None)
    start = first if first is not None else 0
    round_the_table = [(start + step) % players for step in range(players)]
    return ours, tuple(seat for seat in round_the_table if seat not in ours)


def side_seats(settlement: Settlement, side: Side) -> tuple[Seat, ...]:
    """The seats of one side."""
    return sides(settlement)[0 if side is Side.DECLARER else 1]


def doubles_left(match: Match, settlement: Settlement) -> int:
    """How many double hands are still to come after this hand (R115, A32)."""
    unpaid = settlement.outcome in (Outcome.THROWN_IN, Outcome.PASSED_OUT)
    return match.radler - (1 if match.radler and not unpaid else 0) + settlement.radler


def tricks_won(table: Table) -> tuple[int, ...]:
    """How many tricks each seat has taken."""
    won = Counter(trick.winner for trick in table.play.tricks)
    return tuple(won[seat] for seat in range(table.players))


def king_fetched(table: Table, final: HandOver) -> bool:
    """R55: the called king lay in a group that nobody looked at, and was exchanged for a low card."""
    called, talon = table.called, table.talon
    if final.settlement.points is None or called is None or called not in final.talon or talon.taken is None:
        return False
    size = len(final.talon) // talon.groups
    return final.talon.index(called) // size + 1 not in talon.seen
