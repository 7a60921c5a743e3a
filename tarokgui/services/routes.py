"""The other scenes, by name: a scene asks for them here to show the player another one.

A scene knows this page alone; `tarokgui.app.router` knows the scenes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from engine import Card, Variant
    from tarokgui.controller.intents import Intent
    from tarokgui.controller.sources.live import Live
    from tarokgui.session.evening import Evening
    from tarokgui.session.pasthand import PastHand
    from tarokgui.storage.licences import Shipped


class TableActions(Protocol):
    """The acts of a table for the scenes over it."""

    live: Live
    evening: Evening | None
    """The evening that is kept; None where a hand is only looked at or tried."""

    def dispatch(self, intent: Intent) -> None:
        """Have the table carry out an intent."""

    def deal_next(self, text: str) -> str:
        """Deal the next hand as *text* says; the reason if it cannot be, in a sentence, else empty."""

    def say(self, text: str) -> None:
        """Show a passing message."""

    def open_rules(self) -> None:
        """Open the rules at the page of the present decision."""

    def do(self, act: str) -> bool:
        """Ask the table for the act of a key of the key map."""


class Routes(Protocol):
    """Opens scenes. Those that take the whole window put the others away; the rest come over the present one."""

    def title(self) -> None:
        """Show the first screen, and nothing else."""

    def leave(self, then: Callable[[], None], *, quits: bool = True) -> None:
        """Do *then*, which leaves the game, once everything is saved or the player wants it without that."""

    def newtable(self, go_on: Callable[[], None], there: Callable[[], bool | None]) -> None:
        """Open a new table; *go_on* takes up the evening in progress, *there* is true if there is one."""

    def table(self, session: Evening, notice: str = "") -> None:
        """Show the table of that evening, and nothing else; *notice* is a sentence to be read there."""

    def settlement(self, table: TableActions) -> None:
        """Open the settlement of the hand that is over."""

    def stacking(self, table: TableActions) -> None:
        """Open the game's own scene for a hand whose cards are stacked for the next deal (U16)."""

    def prepare_settlement(self) -> None:
        """Read the parts of the settlement, in a thread, so that nothing has to wait for them later."""

    def menu(self, table: TableActions, do: Callable[[str], bool] | None = None) -> None:
        """Open the menu over the table; *do* does the acts of the hand if another scene is between."""

    def end_of_evening(self, table: TableActions, last_round: Callable[[], None] | None = None) -> None:
        """Ask about ending the evening; *last_round* has it end with a škis round."""

    def scores(self, session: Evening) -> None:
        """Open the score sheet."""

    def look_back(self, hand: PastHand) -> None:
        """Open a hand that is over, to go through it."""

    def what_if(self, hand: PastHand, index: int) -> None:
        """Open a hand that is over, played on from before the action of that index; it counts nowhere."""

    def lens(self, variant: Variant, card: Card, size: tuple[int, int], *, held: bool) -> None:
        """Show a card large; *held* until the button is let go."""

    def deal_number(
        self, present: int | None, deal: Callable[[str], None], *, given_up: bool, following: bool = False
    ) -> None:
        """Ask for a deal's number; *present* is that of the present hand."""

    def rules(self, page: str, *, whole: bool) -> None:
        """Open the book of rules at that page; *whole* at its contents."""

    def licence(self, part: Shipped) -> None:
        """Open the texts of one licence."""

    def open(self, name: str) -> None:
        """Open a screen of `tarokgui.app.routes` over the present one. Raises KeyError for an unknown name."""
