"""Navigation of the table: the other scenes that open over it."""

from __future__ import annotations

from collections.abc import Callable

from engine import Card, Surrender
from tarokgui.controller.intents import Inspect, Open, Rewind, Route
from tarokgui.controller.position import Jump
from tarokgui.forms.restarting import restart_question
from tarokgui.scenes.questions import redeal_question, surrender_question
from tarokgui.services.program import Program
from tarokgui.services.routes import TableActions
from tarokgui.table.context import Context
from tarokgui.table.dealexchange import DealExchange
from tarokgui.table.stage import TableStage


class Navigation:
    """Asks the router for scenes over one table."""

    def __init__(self, program: Program, table: TableActions) -> None:
        self._program = program
        self._table = table
        self._session = table.live.session
        self.deals = DealExchange(
            table.live,
            program.feedback.tr,
            lambda text: table.say(text),
            lambda deal: program.stack.push(redeal_question(program, deal)),
        )

    def open(self, what: Open | Inspect, stage: TableStage) -> None:
        """Open it over the table."""
        match what:
            case Inspect(card, held):
                self.lens(card, stage.layout.card, held=held)
            case Open(Route.SURRENDER):
                self.surrender(stage.context)
            case Open(Route.RESTART):
                self.restart(lambda: stage.dispatch(Rewind(Jump.RESTART, sure=True)))
            case Open(Route.MENU):
                self.menu()
            case Open(Route.SCORES):
                self.scores()
            case Open(Route.DEAL_NUMBER):
                self.deal_number()

    def menu(self) -> None:
        """Open the menu over the table."""
        self._program.routes.menu(self._table)

    def scores(self) -> None:
        """Open the score sheet."""
        self._program.routes.scores(self._session)

    def lens(self, card: Card, size: tuple[int, int], *, held: bool = False) -> None:
        """Show a card large; *held* until the button is let go. *size* is that of a card of the hand."""
        self._program.routes.lens(self._session.variant, card, size, held=held)

    def surrender(self, context: Context) -> None:
        """Ask if the hand is to be given up."""
        self._program.stack.push(surrender_question(self._program, context, lambda: context.say(Surrender())))

    def restart(self, restart: Callable[[], None]) -> None:
        """Ask if the hand is to begin again."""
        self._program.stack.push(restart_question(self._program, restart))

    def deal_number(self) -> None:
        """Ask for the number of another deal, and say so if a hand is given up for it."""
        given_up = self._session.can_take_back and not self._session.hand_over
        self._program.routes.deal_number(self._session.moment.deal, self.deals.take, given_up=given_up)

    def expect_settlement(self) -> None:
        """Have the settlement made ready while a trick is on the table anyway."""
        self._program.routes.prepare_settlement()

    def settlement(self) -> None:
        """Open the settlement; or the scene in which the hands are stacked (U16)."""
        if self._table.live.stack:
            self._program.routes.stacking(self._table)
        else:
            self._program.routes.settlement(self._table)
