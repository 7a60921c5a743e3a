"""The settlement of a klop, a game without sides (S62, S63, S71, S-V10, SA9, SA15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.slovenian.captures import seat_piles
from engine.games.slovenian.prices import HALF, KLOP_EXTREME, rounded
from engine.games.slovenian.settling import RULES
from engine.scoring.counting import in_threes
from engine.seats import Seat
from engine.settlement import Line
from engine.state import Table

KONTRA: Final = 2 * KLOP_EXTREME
"""S-V10: the cost of more than half of the points in a doubled klop, or of the kontra if no seat has so many."""


@dataclass(frozen=True, slots=True)
class KlopScoring:
    """The settlement of a klop at a table.

    ``rounds``: points are rounded to 5 (SA9). ``both``: a seat without a trick wins even if another has most (SA15).
    """

    rounds: bool
    both: bool

    def settle(self, table: Table) -> tuple[tuple[int, ...], list[Line]]:
        """Each seat's card points, and a line for each seat that gets or loses points."""
        points = tuple(in_threes(table.variant.pack, pile) for pile in seat_piles(table))
        playing = table.in_turn(table.forehand)
        winners = {trick.winner for trick in table.play.tricks}
        most = [seat for seat in playing if points[seat] > HALF]
        none = [seat for seat in playing if seat not in winners]
        doubled = table.speech.game
        results: dict[Seat, tuple[str, int]] = {}
        if not most and not none:
            for seat in playing:
                results[seat] = "klop", -(rounded(points[seat]) if self.rounds else points[seat])
        for seat in none if self.both or not most else ():
            results[seat] = "klop-none", KLOP_EXTREME
        for seat in most:
            results[seat] = "klop-most", -(KONTRA if doubled else KLOP_EXTREME)
        if doubled and not most:
            results[doubled[0]] = "klop-kontra", -KONTRA
        lines = [
            Line(item, value, seats=(seat,), rule=RULES[item])
            for seat in playing
            for item, value in (results.get(seat, ("klop", 0)),)
            if value
        ]
        return points, lines
