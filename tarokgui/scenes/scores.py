"""The score sheet of the evening: totals, and a row for each hand, the newest first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import Outcome, in_turn_from
from tarokgui.commands import Command, Key
from tarokgui.geometry import Rect
from tarokgui.scenes.sheet import SheetScene
from tarokgui.session import Session
from tarokgui.table.seating import Seating
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ledger import Entry, Ledger, signed
from tarokgui.widgets.scroll import Row, ScrollBox
from tarokgui.wording import contract_name, outcome_text

if TYPE_CHECKING:
    from tarokgui.services import Services

COLUMN = 100
"""The width of a player's figures in units."""


class ScoresScene(SheetScene):
    """How everybody stands."""

    name = "scores"
    width, height = 900.0, 640.0

    def __init__(self, services: Services, session: Session, seating: Seating) -> None:
        super().__init__(services)
        self.session = session
        self.seating = seating
        self.title = services.tr("scores.title")

    def contents(self, room: Rect) -> Iterable[Widget]:
        """Totals above, hands below."""
        px, tr = self.scale.px, self.services.tr
        order = list(in_turn_from(self.session.human, self.session.variant.players))
        totals = self.session.totals()
        settled = self.session.settlement
        pool = settled.pool if settled is not None and not self.session.finished else self.session.match.pool
        entries = [
            Entry(tr("scores.pool", n=pool), tuple(self.seating.name(seat) for seat in order), head=True),
            Entry(tr("scores.total"), tuple(signed(totals[seat]) for seat in order), total=True, signed=True),
        ]
        head = Rect(room.x, room.y, room.w - px(20), round(self.paint.text.line_height(self.scale.medium) * 2.6))
        yield Ledger("totals", head, "", entries, (COLUMN,) * len(order))
        box = Rect(room.x, head.bottom + px(6), room.w, room.bottom - head.bottom - px(6))
        yield ScrollBox("hands", box, tr("scores.hands"), self._rows(order), self.paint)

    def _rows(self, order: list[int]) -> list[Row]:
        tr = self.services.tr
        rows = []
        for row in reversed(self.session.rows):
            if row.declarer is None or row.contract is None:
                what = outcome_text(tr, Outcome(row.outcome))
            else:
                key = "scores.surrendered" if row.outcome == Outcome.SURRENDER else "scores.played"
                what = tr(key, name=self.seating.name(row.declarer), contract=contract_name(tr, row.contract))
                if row.partner is not None:
                    what = tr("scores.with", what=what, name=self.seating.name(row.partner))
            if row.stake > 1:
                what = tr("scores.double", what=what)
            figures = " · ".join(f"{self.seating.name(seat)} {signed(row.paid[seat])}" for seat in order)
            standing = " · ".join(signed(row.totals[seat]) for seat in order)
            second = tr("scores.figures", paid=figures, totals=standing, pool=row.pool)
            rows.append(Row(tr("scores.hand", number=row.number, what=what), second))
        return rows or [Row(tr("scores.none"))]

    def handle(self, command: Command) -> bool:
        """S closes the sheet again."""
        if isinstance(command, Key) and command.name == "s" and not command.mods and not command.repeat:
            self.close()
            return True
        return super().handle(command)
