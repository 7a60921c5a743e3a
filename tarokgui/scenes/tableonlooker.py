"""What follows at the table from what has happened there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine import Acted, Card, Event, HandOver, Trick, TrickTaken, View
from tarokgui.controller.controller import TableController
from tarokgui.controller.effects import (
    DecisionShown,
    Effect,
    EventShown,
    FactsShown,
    FinishAnimations,
    JumpBegins,
    JumpEnds,
    Refused,
)
from tarokgui.scenes.navigation import Navigation
from tarokgui.services.program import Program
from tarokgui.table.animator import Animator
from tarokgui.table.announcements import Announcements
from tarokgui.table.attention import Attention
from tarokgui.table.clock import Clock
from tarokgui.table.hint import Hints
from tarokgui.table.pace import share_of_hold, share_of_pause
from tarokgui.table.picture import TablePicture
from tarokgui.table.trick import trick_cards
from tarokgui.table.turn import Turn


@dataclass
class TableOnlooker:
    """Sets the cards in motion, has it told, and settles what was picked; ``rebuild`` shows the table anew.

    ``lay_there`` is the trick before the table went to stand somewhere else.
    """

    program: Program
    controller: TableController
    clock: Clock
    animator: Animator
    picture: TablePicture
    turn: Turn
    hints: Hints
    attention: Attention
    navigation: Navigation
    announcements: Announcements
    rebuild: Callable[[], None]
    skip: Callable[[], object]
    lay_there: list[tuple[int, Card]] = field(default_factory=list)
    _share: float = 1.0
    """How much of the pause is wanted after what has happened last."""

    def apply(self, effect: Effect) -> None:
        """Let the effect be seen and heard."""
        match effect:
            case EventShown(event, before):
                self.happened(event, before)
            case DecisionShown():
                self.decided()
            case JumpBegins():
                self.leaving()
            case JumpEnds():
                self.arrived()
            case FactsShown():
                self.rebuild()
            case FinishAnimations():
                self.skip()
            case Refused(why):
                self.turn.refused(why)

    def happened(self, event: Event, before: View) -> None:
        """Set the cards in motion; what was picked is settled now."""
        self.hints.forget()
        self.animator.show(event, before)
        self.announcements.happened(event, before)
        self.turn.forget()
        self.turn.grip.lifted = None
        self._share = share_of_pause(event, before)
        if isinstance(event, Acted):
            self.picture.peeking = False
        if isinstance(event, HandOver):
            self.program.preferences.count_hand()
        if isinstance(event, TrickTaken):
            self.navigation.expect_settlement()
            self.clock.pace.hold_trick(share_of_hold(self.controller.state.journal.last_trick))

    def decided(self) -> None:
        """The next seat is to decide."""
        self.changed()
        self.clock.pace.next_decision(self._share, cards=self.clock.cards_due)

    def changed(self) -> None:
        """The table is to be shown anew; a problem with saving is told once."""
        self.announcements.problem()
        self.rebuild()

    def leaving(self) -> None:
        """Remember the trick that lies there: its cards may be seen to go back."""
        table = self.controller.state.view.table
        lay = self.picture.trick or table.play
        cards = lay.cards if isinstance(lay, Trick) else lay.trick
        self.lay_there = trick_cards(table, lay.leader, cards)

    def arrived(self) -> None:
        """The table stands somewhere else now: forget what was picked and what was moving."""
        self.navigation.settled = False
        self.hints.forget()
        self.hints.offered = None
        self.animator.motion.clear()
        self.attention.forget()
        self.turn.forget()
        self.picture.peeking = False
        self.clock.begin_anew()
        self.changed()
        self.announcements.catch_up()
