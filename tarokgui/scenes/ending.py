"""The end of the evening: whether it shall be, and how everybody stands then."""

from __future__ import annotations

from tarokgui.app.services import Services
from tarokgui.scenes.dialog import Answer, Dialog
from tarokgui.session.controller import TableController
from tarokgui.widgets.button import Style
from tarokgui.wording.numerals import signed


def end_evening(services: Services, controller: TableController) -> Dialog:
    """Ask whether the evening shall end; the pool is then shared out (A44)."""
    tr = services.tr

    def over() -> None:
        session, seating = controller.session, controller.seating
        match, players = session.match, session.variant.players
        order = [(session.human + step) % players for step in range(players)]
        figures = ", ".join(f"{seating.name(seat)} {signed(match.totals[seat], tr.language)}" for seat in order)
        services.stack.push(evening_over(services, figures))

    answers = (
        Answer("end-yes", tr("evening.end"), lambda: controller.end(over), Style.SECOND, True),
        Answer("end-no", tr("evening.play-on"), lambda: None, Style.PRIMARY),
    )
    return Dialog(services, tr("evening.ask-title"), tr("evening.ask"), answers, "end-no")


def evening_over(services: Services, figures: str) -> Dialog:
    """The final standing; then the title again."""
    tr = services.tr
    answers = (Answer("over", tr("button.ok"), services.routes.title, Style.PRIMARY),)
    return Dialog(services, tr("evening.over-title"), tr("evening.over", figures=figures), answers, "over")
