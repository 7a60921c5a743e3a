"""The end of the evening: the question, and the final standings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Seat
from tarokgui.controller.sources.live import Live
from tarokgui.draw.geometry import Rect
from tarokgui.forms.dialog import Answer, Dialog
from tarokgui.services.program import Program
from tarokgui.session.evening import Evening
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.widgets.finaltable import FinalRows, FinalTable, table_size
from tarokgui.widgets.label import Panel
from tarokgui.wording.closing import closing_text
from tarokgui.wording.numerals import signed, signed_part
from tarokgui.wording.seating import seating_of


def end_evening(program: Program, live: Live, last_round: Callable[[], None] | None = None) -> Dialog:
    """Ask if the evening is to end; the pot is then shared out (A44).

    ``last_round`` has it end with a škis round, which is offered where there may still be one (S68).
    """
    tr, now = program.feedback.tr, live.session

    def over() -> None:
        program.stack.push(evening_over(program, live.session, seating_of(now, tr).name))

    if now.rounded_off:  # nothing is left to be played
        answers = [
            Answer("end-no", tr("button.cancel"), lambda: None),
            Answer("end-yes", tr("evening.end"), lambda: live.end(over), Style.PRIMARY),
        ]
    else:
        answers = [
            Answer("end-yes", tr("evening.end"), lambda: live.end(over), Style.SECOND, True),
            Answer("end-no", tr("evening.play-on"), lambda: None, Style.PRIMARY),
        ]
    ask = closing_text(tr, now.variant, now.settlement)
    if last_round is not None and now.variant.carry.last_round() is not None and now.last_round is None:
        answers.insert(1, Answer("last-round", tr("lastround.menu.on"), last_round, Style.SECOND))
        ask = f"{ask} {tr('evening.ask-last')}"
    asked = Dialog(program, tr("evening.ask-title"), ask, answers, "end-no")
    if now.rounded_off:
        asked.prefer = "end-yes"
    return asked


class EveningOver(Dialog):
    """The final standing as a table, or in sentences where letters are too large for one; then the title again."""

    def __init__(self, program: Program, sentences: str, told: FinalRows) -> None:

        def leave() -> None:
            program.routes.leave(program.routes.title, quits=False)

        answers = (Answer("over", program.feedback.tr("button.ok"), leave, Style.PRIMARY),)
        super().__init__(program, program.feedback.tr("evening.over-title"), sentences, answers, "over")
        self.told = told

    def _tabled(self) -> bool:
        """True if there is room for the table."""
        wide, high = table_size(self.paint, self.told)
        px = self.scale.px
        most = Rect(0, 0, self.window.w - px(80), self.window.h - px(40) - px(24) - self.scale.target)
        room = Panel.body(most, self.paint)
        return wide <= room.w and high <= room.h

    def content_width(self) -> int:
        """The table's width."""
        return table_size(self.paint, self.told)[0] if self._tabled() else 0

    def content_height(self, width: int) -> int:
        """The table's height, else that of the sentences."""
        return table_size(self.paint, self.told)[1] if self._tabled() else super().content_height(width)

    def content(self, box: Rect) -> Widget:
        """The table, else the sentences."""
        return FinalTable("standing", box, self.told, self.text) if self._tabled() else super().content(box)


def evening_over(program: Program, session: Evening, name: Callable[[Seat], str]) -> EveningOver:
    """The final standing: the totals, the cost of the open radli, and money against the average (S67, S72)."""
    tr, match, players = program.feedback.tr, session.match, session.variant.players
    order = [(session.human + step) % players for step in range(players)]
    costs, shares = _radli(session), session.variant.carry.shares(match.totals)

    def listed(figures: Sequence[str]) -> str:
        return ", ".join(f"{name(seat)} {figures[seat]}" for seat in order if figures[seat])

    totals = [signed(total, tr.language) for total in match.totals]
    sentences, columns = [tr("evening.over", figures=listed(totals))], {"total": totals}
    if costs is not None:
        before = [total - cost for total, cost in zip(match.totals, costs, strict=True)]
        lost = [signed(cost, tr.language) for cost in costs]
        sentences.append(tr("evening.radli", figures=listed([n if n != "0" else "" for n in lost])))
        columns = {"hands": [signed(each, tr.language) for each in before], "radli": lost, **columns}
    if shares is not None:
        parts = [signed_part(share, tr.language) for share in shares]
        sentences.append(tr("evening.average", figures=listed(parts)))
        columns["average"] = parts
    ranked = sorted(order, key=lambda seat: -match.totals[seat])
    rows = tuple((name(seat), *(figures[seat] for figures in columns.values())) for seat in ranked)
    heads = tuple(tr(f"evening.table.{column}") for column in columns)
    return EveningOver(program, " ".join(sentences), FinalRows(heads, rows, list(columns).index("total")))


def _radli(session: Evening) -> tuple[int, ...] | None:
    """The points that the open radli have brought each seat: less than nothing, but for money also more (S67, S71).

    None if there were none.
    """
    row = session.moment.row
    if row is None or not any(row.radli):
        return None
    return tuple(now - then for now, then in zip(session.match.totals, row.totals, strict=True))
