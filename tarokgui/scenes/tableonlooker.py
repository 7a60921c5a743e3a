"""What follows at the table from what has happened there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from engine import Card, Event, HandOver, Trick, TrickTaken, View
from tarokgui.controller.controller import TableController
from tarokgui.controller.effects import (
    DecisionShown,
    DrawCleared,
    Effect,
    EventShown,
    FactsShown,
    FinishAnimations,
    HandEnded,
    HintAsked,
    HintAwaited,
    HintGone,
    HintLowered,
    HintShown,
    HintSlowTold,
    JumpBegins,
    JumpEnds,
    MessageTold,
    NoticeShown,
    Opened,
    PeekShown,
    PicksShown,
    RefusalHeard,
    Shake,
    StopThinking,
    Think,
    TrickReleased,
)
from tarokgui.controller.intents import Inspect, Open
from tarokgui.controller.picks import Picks
from tarokgui.scenes.navigation import Navigation
from tarokgui.scenes.tableprogress import TableProgress
from tarokgui.services.program import Program
from tarokgui.sound.cues import REFUSED
from tarokgui.table.animator import Animator
from tarokgui.table.announcements import Announcements
from tarokgui.table.attention import Attention
from tarokgui.table.context import Context
from tarokgui.table.hintfocus import HintFocus
from tarokgui.table.keyboard import Keyboard
from tarokgui.table.messages import message_text
from tarokgui.table.panestate import PaneState
from tarokgui.table.picture import TablePicture
from tarokgui.table.trick import trick_cards


class TableStage(Protocol):
    """The scene on which it is shown."""

    panes: PaneState

    @property
    def context(self) -> Context:
        """The table as its parts see it now."""

    def say(self, text: str) -> None:
        """Show a passing message."""

    def fit_dock(self) -> None:
        """Make room for the reasons of the hint, or give it back."""

    def show_picks(self, before: Picks) -> None:
        """Something else is picked or explained than *before*."""

    def show_peek(self, *, peeking: bool) -> None:
        """The last trick is looked at, or no longer."""

    def open(self, what: Open | Inspect) -> None:
        """Open it over the table."""


@dataclass
class TableOnlooker:
    """Sets the cards in motion, has it told, and settles what was picked; ``rebuild`` shows the table anew.

    ``lay_there`` is the trick before the table went to stand somewhere else.
    """

    program: Program
    controller: TableController
    animator: Animator
    picture: TablePicture
    scene: TableStage
    hints: HintFocus
    attention: Attention
    navigation: Navigation
    announcements: Announcements
    progress: TableProgress
    keyboard: Keyboard
    rebuild: Callable[[], None]
    lay_there: list[tuple[int, Card]] = field(default_factory=list)

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
            case DrawCleared():
                self.changed()
            case TrickReleased(trick, waited):
                self.changed()
                if waited:
                    self.keyboard.released = self.program.loop.clock()
                if trick is not None:
                    self.animator.sweep(trick, self.controller.state.view.table)
            case PeekShown(peeking):
                self.scene.show_peek(peeking=peeking)
            case HandEnded():
                self.navigation.settlement(self.controller.state.journal.final)
            case FinishAnimations(otherwise, refresh):
                if not self.progress.finish(refresh=refresh) and otherwise is not None:
                    self.controller.dispatch(otherwise)
            case NoticeShown(key):
                self.scene.say(self.program.feedback.tr(key))
            case Think(decision, view):
                self.progress.think(decision, view)
            case StopThinking():
                self.progress.advice.drop()
            case HintAsked():
                self.hints.asked()
            case HintAwaited():
                self.hints.awaited()
            case HintShown():
                self.hints.shown()
            case HintLowered():
                self.hints.lowered()
            case HintGone():
                self.hints.sheet.sure = False
                self.rebuild()
            case HintSlowTold():
                self.program.feedback.speak(self.program.feedback.tr("hint.thinking"))
                self.rebuild()
            case MessageTold(message):
                if message is not None:
                    self.program.feedback.speak(message_text(self.scene.context, message))
            case PicksShown(before):
                self.scene.show_picks(before)
            case RefusalHeard():
                self.program.feedback.sound.play(REFUSED)
            case Shake(card):
                self.animator.shake(card)
            case Opened(what):
                self.scene.open(what)

    def happened(self, event: Event, before: View) -> None:
        """Set the cards in motion; what was picked is settled now."""
        self.hints.sheet.sure = False
        self.scene.fit_dock()
        self.animator.show(event, before)
        self.announcements.happened(event, before)
        self.scene.panes.scrolled.clear()
        if isinstance(event, HandOver):
            self.program.preferences.count_hand()
        if isinstance(event, TrickTaken):
            self.navigation.expect_settlement()
        self.progress.note_dealing()

    def decided(self) -> None:
        """The next seat is to decide."""
        self.changed()

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
        self.hints.sheet.sure = False
        self.animator.motion.clear()
        self.attention.forget()
        self.scene.panes.scrolled.clear()
        self.progress.note_dealing()
        self.changed()
        self.announcements.catch_up()
