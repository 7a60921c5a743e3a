"""The head of the score sheet: the standings, their course, and the widths of the columns."""

from __future__ import annotations

from typing import Final

from engine import in_turn_from
from tarokgui.draw.text import Face
from tarokgui.session.evening import Evening
from tarokgui.session.scoresheet import marks_of
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.portrait import Party
from tarokgui.widgets.scorerow import ScoreColumns, flat_width
from tarokgui.widgets.totals import ColumnHead
from tarokgui.widgets.totalschart import Course
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator

WHAT: Final = 430.0
"""So wide a column is enough for the contract played, in units; more goes to the players."""
LEAST_WHAT: Final = 9
"""It has at least so many letters, even if the names of the players must be shortened."""
POINTS: Final = 80
"""So many hands are enough for a chart of this size, and few enough to be looked up one by one."""
SEEN: Final = 80
"""So many hands are looked through for radli that were crossed out."""


class ScoreTotals:
    """The players of an evening with their totals, the person first, and the pot."""

    def __init__(self, session: Evening, seating: Seating, tr: Translator) -> None:
        self._session = session
        self._seating = seating
        self._language = tr.language
        self.order = list(in_turn_from(session.human, session.variant.players))
        self.parties = [Party(seating.person(seat), seating.name(seat)) for seat in self.order]
        self.pot = Party(None, tr("settlement.pot"))
        totals = session.totals()
        self.totals = [totals[seat] for seat in self.order]

    def circles(self) -> list[tuple[int, int]] | None:
        """The radli of each seat, those crossed out lately and those open; None in games without."""
        session = self._session
        begun = session.variant.carry.circles(session.match.own)
        if not begun or not session.variant.options.get("radli", True):
            return None
        rows, last = session.rows, session.moment.row
        now = last.radli if last is not None else begun
        seen = [*rows[-SEEN:]]
        crossed = [0] * self._session.variant.players
        for number, row in enumerate(seen):
            before = seen[number - 1] if number else None
            if before is not None or len(rows) <= SEEN:
                for seat, marks in enumerate(marks_of(row, before)):
                    crossed[seat] += marks.crossed
        return [*zip(crossed, now, strict=True)]

    def pot_now(self) -> int:
        """The pot, after the present hand if that is settled."""
        settled = self._session.settlement
        return settled.pot if settled is not None and not self._session.moment.finished else self._session.match.pot

    def courses(self, most: int) -> list[Course]:
        """The totals after each of as many hands as can be seen apart in a chart of *most* pixels."""
        rows = self._session.rows
        last = len(rows) - 1
        points = min(len(rows), POINTS, max(2, most))
        seen = [rows[last * point // max(1, points - 1)] for point in range(points)]
        seen = [row for row in seen if row.outcome in self._session.variant.outcomes] or seen
        first = tuple(total - paid for total, paid in zip(seen[0].totals, seen[0].paid, strict=True))
        return [
            Course(party, (first[seat], *(row.totals[seat] for row in seen)))
            for seat, party in zip(self.order, self.parties, strict=True)
        ]

    def columns(self, paint: DrawContext, width: int) -> ScoreColumns:
        """As wide as names and figures are; the contract played gets the rest."""
        px, scale, totals = paint.scale.px, paint.scale, self.totals
        text = paint.text
        language = self._language

        def least(name: str, number: int, *, roughly: bool = False) -> int:
            return ColumnHead.least(paint, name, number, language, roughly=roughly) + px(8)

        named = zip(self.parties, totals, strict=True)
        player = max(px(84), *(least(party.name, total) for party, total in named))
        lies = least(self.pot.name, self.pot_now()) if self._session.variant.carry.has_pot else 0
        number = text.size("888", Face.LABEL, scale.medium)[0] + px(20)
        carry = self._session.variant.carry
        flat = flat_width(paint, beside=carry.has_pot or self.circles() is not None)
        if width - number - max(player, flat) * len(self.parties) - lies >= LEAST_WHAT * scale.medium:
            player = max(player, flat)
        if width - number - player * len(self.parties) - lies < LEAST_WHAT * scale.medium:
            player = max(least("", total) for total in totals)  # then a long name is in its tooltip
        if width - number - player * len(self.parties) - lies < LEAST_WHAT * scale.medium:
            player = max(least("", total, roughly=True) for total in totals)  # and so is the exact number
            lies = least(self.pot.name, self.pot_now(), roughly=True) if lies else 0
        spare = width - number - player * len(self.parties) - lies - px(WHAT)
        player += max(0, min(px(34), spare // len(self.parties)))
        return ScoreColumns(number, width - number - player * len(self.parties) - lies, player, lies)
