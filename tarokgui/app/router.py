"""The router: it makes every scene, and is the only one that imports them all.

Each scene is imported when it is first opened: the first frame waits for none but its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING

from tarokgui.app.routes import screen
from tarokgui.games.registry import part_of
from tarokgui.kit.scene import Scene
from tarokgui.services.program import Program

if TYPE_CHECKING:
    from engine import Card, Variant
    from tarokgui.services.routes import TableActions
    from tarokgui.session.evening import Evening
    from tarokgui.session.pasthand import PastHand
    from tarokgui.storage.licences import Shipped
    from tarokgui.table.context import GameParts


class Router:
    """The `Routes` of one program."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def first(self) -> Scene:
        """The scene that a program begins with."""
        from tarokgui.scenes.title import TitleScene

        return TitleScene(self._program)

    def title(self) -> None:
        """Open the first screen, and nothing else."""
        self._program.stack.clear(self.first())

    def leave(self, then: Callable[[], None], *, quits: bool = True) -> None:
        """Do *then*, which leaves the game, once everything is saved or the player wants it without that."""
        from tarokgui.scenes.closing import leave

        leave(self._program, then, quits=quits)

    def newtable(self, go_on: Callable[[], None], there: Callable[[], bool | None]) -> None:
        """Open a new table; *go_on* takes up the evening in progress, *there* is True if there is one."""
        from tarokgui.scenes.newtable import NewTableScene

        self._push(NewTableScene(self._program, go_on, there))

    def table(self, session: Evening, notice: str = "") -> None:
        """Open the table of that evening, and nothing else; *notice* is a sentence to be read there."""
        from tarokgui.scenes.table import TableScene

        self._program.choose_game(session.variant.key)
        self._program.stack.clear(TableScene(self._program, session, notice))

    def settlement(self, table: TableActions) -> None:
        """Open the settlement of the hand that is over."""
        from tarokgui.scenes.settlement import SettlementScene

        self._push(SettlementScene(self._program, table))

    def stacking(self, table: TableActions) -> None:
        """Open the game's own scene for a hand whose cards are stacked for the next deal (U16)."""
        parts: GameParts = part_of(table.live.session.variant.key, "window")
        self._push(parts.stacking(self._program, table))

    def prepare_settlement(self) -> None:
        """Read the modules of the settlement, in a thread: later nothing is to wait for them."""
        if "tarokgui.scenes.settlement" not in sys.modules:
            Thread(target=_read_settlement, name="settlement", daemon=True).start()

    def menu(self, table: TableActions, do: Callable[[str], bool] | None = None) -> None:
        """Open the menu over the table; *do* does the acts of the hand where another scene is between."""
        from tarokgui.scenes.menu import pause_menu

        self._push(pause_menu(self._program, table, do))

    def end_of_evening(self, table: TableActions, last_round: Callable[[], None] | None = None) -> None:
        """Ask about ending the evening; *last_round* has it end with a škis round."""
        from tarokgui.scenes.ending import end_evening

        self._push(end_evening(self._program, table.live, last_round))

    def scores(self, session: Evening) -> None:
        """Open the score sheet."""
        from tarokgui.scenes.scores import ScoresScene

        self._push(ScoresScene(self._program, session))

    def look_back(self, hand: PastHand) -> None:
        """Open a hand that is over, to be gone through."""
        from tarokgui.scenes.lookback import LookBackScene

        self._push(LookBackScene(self._program, hand))

    def what_if(self, hand: PastHand, index: int) -> None:
        """Play a hand that is over on from before the action of that index."""
        from tarokgui.scenes.whatif import WhatIfScene

        self._push(WhatIfScene(self._program, hand, index))

    def lens(self, variant: Variant, card: Card, size: tuple[int, int], *, held: bool) -> None:
        """Show a card large; *held* until the button is let go."""
        from tarokgui.scenes.lens import LensScene

        self._push(LensScene(self._program, variant, card, size, held=held))

    def deal_number(
        self, present: int | None, deal: Callable[[str], None], *, given_up: bool, following: bool = False
    ) -> None:
        """Ask for a deal's number; *present* is that of the present hand, *following*: it is for the next."""
        from tarokgui.scenes.dealnumber import DealNumber

        self._push(DealNumber(self._program, present, deal, given_up=given_up, following=following))

    def rules(self, page: str, *, whole: bool) -> None:
        """Open the book of rules at that page; *whole* at its contents."""
        from tarokgui.scenes.rules import RulesScene

        self._push(RulesScene(self._program, page, whole=whole))

    def licence(self, part: Shipped) -> None:
        """Open the licence of one thing that is shipped."""
        from tarokgui.scenes.licence import LicenceScene

        self._push(LicenceScene(self._program, part))

    def open(self, name: str) -> None:
        """Open a screen of `SCREENS`, over the present one. Raises KeyError for an unknown name."""
        self._push(screen(name)(self._program))

    def _push(self, scene: Scene) -> None:
        self._program.stack.push(scene)


def _read_settlement() -> None:
    import tarokgui.scenes.settlement  # noqa: F401


def routed(program: Program) -> Program:
    """The same program, with a router that opens scenes."""
    program.routes = Router(program)
    return program
