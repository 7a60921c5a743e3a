"""A hand that is over is played on from one of its places. It counts nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tarokgui.controller.effects import Effect, HandEnded, Opened
from tarokgui.controller.intents import Open, Route, ShowMessage
from tarokgui.controller.messages import Note
from tarokgui.controller.reports import TakenAway
from tarokgui.controller.sources.whatif import WhatIf
from tarokgui.scenes.table import TableScene
from tarokgui.session.pasthand import PastHand
from tarokgui.table.tryingparts import TryingParts

if TYPE_CHECKING:
    from tarokgui.services.program import Program

REFUSED: Final = ("paste", "deal-number", "next-hand", "scores", "last-round")
"""Acts of an evening: this hand has none."""


class WhatIfScene(TableScene):
    """The same table with a `WhatIf` behind it: no save, no score sheet and no count knows of it."""

    name = "whatif"

    def __init__(self, program: Program, hand: PastHand, index: int) -> None:
        super().__init__(program, WhatIf(hand, index).session, program.feedback.tr("whatif.begins"))
        stage = self.stage
        stage.controller.apply, self.effects.counts = self._apply, False
        self.evening = None  # it is kept nowhere
        self.dispatch(TakenAway())  # no first dealer was drawn for it
        stage.parts = TryingParts(stage.controller, stage.sheet, self.do)

    @property
    def caption(self) -> str:
        """The number of the hand, and that it is only tried."""
        return self.tr("whatif.caption", number=self.state.position.hand + 1)

    @property
    def first_words(self) -> str:
        """A note that it counts nowhere, then the table."""
        return f"{self.tr('whatif.begins')} {super().first_words}"

    def _apply(self, effect: Effect) -> None:
        match effect:
            case HandEnded():
                self.dispatch(ShowMessage(Note("whatif.over", (("n", self._won),), quiet=True)))
            case Opened(Open(Route.MENU)):
                self.close()
            case Opened(Open(Route.SCORES | Route.DEAL_NUMBER)):
                self._refuse()
            case _:
                self.effects.apply(effect)

    @property
    def _won(self) -> int:
        """The game points that the hand has brought the person."""
        settlement = self.live.session.settlement
        assert settlement is not None
        return settlement.scores[self.live.session.human]

    def _refuse(self) -> None:
        self.dispatch(ShowMessage(Note("whatif.no-evening")))

    def do(self, act: str) -> bool:
        """Do an act, but refuse those of an evening; the key that opened the look back goes back to it."""
        if act in REFUSED:
            self._refuse()
        elif act == "look-back":
            self.close()
        else:
            return super().do(act)
        return True

    def close(self) -> None:
        """Go back to the hand that was looked at."""
        self.program.stack.remove(self)
