"""The end of the evening: whether it shall be, and how everybody stands then."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Seat
from engine.games.slovenian.carry import RADL, against_average
from tarokgui.app.services import Services
from tarokgui.scenes.dialog import Answer, Dialog
from tarokgui.session.controller import TableController
from tarokgui.session.evening import Session
from tarokgui.widgets.button import Style
from tarokgui.wording.i18n import Translator
from tarokgui.wording.numerals import signed, signed_part


def end_evening(services: Services, controller: TableController) -> Dialog:
    """Ask whether the evening shall end; the pool is then shared out (A44)."""
    tr = services.tr

    def over() -> None:
        session, seating = controller.session, controller.seating
        match, players = session.match, session.variant.players
        order = [(session.human + step) % players for step in range(players)]
        figures = ", ".join(f"{seating.name(seat)} {signed(match.totals[seat], tr.language)}" for seat in order)
        services.stack.push(evening_over(services, figures, *_besides(session, seating.name, order, tr)))

    answers = (
        Answer("end-yes", tr("evening.end"), lambda: controller.end(over), Style.SECOND, True),
        Answer("end-no", tr("evening.play-on"), lambda: None, Style.PRIMARY),
    )
    ask = tr("evening.ask-radli") if controller.session.has_last_round else tr("evening.ask")
    default = "end-yes" if controller.session.rounded_off else "end-no"
    return Dialog(services, tr("evening.ask-title"), ask, answers, default)


def _besides(session: Session, name: Callable[[Seat], str], order: Sequence[Seat], tr: Translator) -> list[str]:
    """What the open radli have cost, and everybody's money against the average (S67, S72)."""
    row = session.moment.row
    told = []
    if row is not None and any(row.radli):
        # For money each of the others is paid: then the figures above say it all.
        costs = (f"{name(seat)} {signed(-RADL * row.radli[seat], tr.language)}" for seat in order if row.radli[seat])
        told.append(tr("evening.radli", figures=", ".join(costs)))
    if session.has_last_round and sum(session.match.totals) != 0:
        shares = against_average(session.match.totals)
        figures = ", ".join(f"{name(seat)} {signed_part(shares[seat], tr.language)}" for seat in order)
        told.append(tr("evening.average", figures=figures))
    return told


def evening_over(services: Services, figures: str, *besides: str) -> Dialog:
    """The final standing, and what is told *besides*; then the title again."""
    tr = services.tr
    answers = (Answer("over", tr("button.ok"), services.routes.title, Style.PRIMARY),)
    return Dialog(
        services, tr("evening.over-title"), " ".join((tr("evening.over", figures=figures), *besides)), answers, "over"
    )
