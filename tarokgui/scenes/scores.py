"""The score sheet of the evening: totals, and a row for each hand, the newest first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import Outcome, in_turn_from
from tarokgui.commands import Command, Key
from tarokgui.geometry import Rect
from tarokgui.scenes.form import Form
from tarokgui.session import Session
from tarokgui.table.seating import Seating
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Panel
from tarokgui.widgets.ledger import Entry, Ledger, signed
from tarokgui.widgets.scroll import Row, ScrollBox
from tarokgui.wording import contract_name, outcome_text

if TYPE_CHECKING:
    import pygame

    from tarokgui.services import Services


class ScoresScene(Form):
    """A sheet over whatever lies below."""

    name = "scores"
    opaque = False

    def __init__(self, services: Services, session: Session, seating: Seating) -> None:
        super().__init__(services)
        self.session = session
        self.seating = seating
        self.prefer = "close"

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken what lies below."""
        self.paint.veil(surface)

    def build(self) -> Iterable[Widget]:
        """Totals above, hands below."""
        px, tr = self.scale.px, self.services.tr
        width, height = min(px(900), self.window.w - px(60)), min(px(640), self.window.h - px(60))
        sheet = Rect((self.window.w - width) // 2, (self.window.h - height) // 2, width, height)
        body = Panel.body(sheet, self.paint)
        yield Panel("sheet", sheet, tr("scores.title"))
        order = list(in_turn_from(self.session.human, self.session.variant.players))
        line = self.paint.text.line_height(self.scale.medium)
        names = tuple(self.seating.name(seat) for seat in order)
        totals = self.session.totals()
        settled = self.session.settlement
        pool = settled.pool if settled is not None and not self.session.finished else self.session.match.pool
        figures = tuple(signed(totals[seat]) for seat in order)
        rows = [
            Entry(tr("scores.pool", n=pool), names, head=True),
            Entry(tr("scores.total"), figures, total=True, signed=True),
        ]
        columns = (100,) * len(order)
        head = Rect(body.x, body.y, body.w - px(20), round(line * 2.6))
        yield Ledger("totals", head, "", rows, columns)
        foot = Rect(body.x, body.bottom - self.scale.target, body.w, self.scale.target)
        box = Rect(body.x, head.bottom + px(6), body.w, foot.y - head.bottom - px(16))
        yield ScrollBox("hands", box, tr("scores.hands"), self._rows(order), self.paint)
        label = tr("button.close")
        close_w = button_size(self.paint, label)[0]
        yield Button(
            "close", Rect(foot.right - close_w, foot.y, close_w, foot.h), label, self._close, style=Style.PRIMARY
        )

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
            self._close()
            return True
        super().handle(command)
        return True

    def escape(self) -> bool:
        """Close."""
        self._close()
        return True

    def _close(self) -> None:
        self.services.stack.remove(self)
