"""The question about beginning a hand again."""

from __future__ import annotations

from collections.abc import Callable

from tarokgui.controller.intents import Rewind
from tarokgui.controller.position import Jump
from tarokgui.forms.dialog import Answer, Dialog
from tarokgui.kit.scene import Scene
from tarokgui.services.program import Program
from tarokgui.services.routes import TableActions
from tarokgui.widgets.button import Style


def restart_question(program: Program, restart: Callable[[], None]) -> Dialog:
    """The question, with playing on as the safe answer."""
    tr = program.feedback.tr
    answers = (
        Answer("restart-yes", tr("restart.yes"), restart, Style.SECOND, True),
        Answer("restart-no", tr("restart.no"), lambda: None, Style.PRIMARY),
    )
    return Dialog(program, tr("restart.title"), tr("restart.text"), answers, "restart-no")


def restart_over(program: Program, table: TableActions, scene: Scene) -> None:
    """Have the hand begin again at the table under a *scene*, which goes; after the question, if it can be lost."""

    def begin() -> None:
        program.stack.remove(scene)
        table.dispatch(Rewind(Jump.RESTART, sure=True))

    if table.live.session.can_take_back:
        program.stack.push(restart_question(program, begin))
    else:
        begin()
