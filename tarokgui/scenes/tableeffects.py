"""The effects of a table, seen and heard: cards in motion, sounds, sentences, other scenes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from engine import Card, Event, HandOver, TrickTaken, View
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
    JournalShown,
    JumpBegins,
    JumpEnds,
    MessageTold,
    NoticeShown,
    Opened,
    PeekShown,
    PicksShown,
    RefusalHeard,
    Rewound,
    Shake,
    StopThinking,
    Think,
    TrickReleased,
    Unchosen,
)
from tarokgui.controller.intents import Inspect, Jump, Open
from tarokgui.controller.picks import Picks
from tarokgui.draw.geometry import Rect
from tarokgui.scenes.navigation import Navigation
from tarokgui.scenes.tableframe import TableFrame
from tarokgui.services.program import Program
from tarokgui.sound.cues import REFUSED
from tarokgui.table.animator import Animator
from tarokgui.table.announcements import Announcements
from tarokgui.table.context import Context
from tarokgui.table.focusrule import FocusRule
from tarokgui.table.hintfocus import HintFocus
from tarokgui.table.keyboard import Keyboard
from tarokgui.table.laidtable import LaidTable
from tarokgui.table.panestate import PaneState
from tarokgui.table.picture import TablePicture
from tarokgui.viewmodel.prompt import message_text
from tarokgui.widgets.focus import Focus


class TableStage(Protocol):
    """The scene on which it is shown."""

    panes: PaneState
    laid: LaidTable
    window: Rect
    focus: Focus

    @property
    def context(self) -> Context:
        """The table as its parts see it now."""

    def say(self, text: str) -> None:
        """Show a passing message."""

    def show_journal(self) -> None:
        """The journal is shown, or no longer."""

    def rewind(self, way: Jump) -> None:
        """Have the table stand elsewhere in the hand."""

    def show_picks(self, before: Picks) -> None:
        """Something else is picked or explained than *before*."""

    def show_peek(self, *, peeking: bool) -> None:
        """The last trick is looked at, or no longer."""

    def open(self, what: Open | Inspect) -> None:
        """Open it over the table."""


@dataclass
class TableEffects:
    """Carries the effects out; ``rebuild`` makes the widgets again, ``lay_there`` is the trick before a jump."""

    program: Program
    controller: TableController
    animator: Animator
    picture: TablePicture
    scene: TableStage
    hints: HintFocus
    focus_rule: FocusRule
    navigation: Navigation
    announcements: Announcements
    frame: TableFrame
    keyboard: Keyboard
    rebuild: Callable[[], None]
    lay_there: list[tuple[int, Card]] = field(default_factory=list)

    def apply(self, effect: Effect) -> None:
        """Let the effect be seen and heard."""
        match effect:
            case EventShown(event, before):
                self.happened(event, before)
            case DecisionShown() | DrawCleared():
                self.changed()
            case JumpBegins():
                self.leaving()
            case JumpEnds():
                self.arrived()
            case FactsShown():
                self.rebuild()
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
                if not self.frame.finish(refresh=refresh) and otherwise is not None:
                    self.controller.dispatch(otherwise)
            case NoticeShown(key):
                self.scene.say(self.program.feedback.tr(key))
            case Think(decision, view):
                self.frame.think(decision, view)
            case StopThinking():
                self.frame.advice.drop()
            case HintAsked() | HintAwaited() | HintShown() | HintLowered() | HintGone() | HintSlowTold():
                self.hints.apply(effect)
            case MessageTold(message):
                if message is not None:
                    self.program.feedback.speak(message_text(self.scene.context, message))
            case PicksShown(before):
                self.scene.show_picks(before)
            case RefusalHeard():
                self.program.feedback.sound.play(REFUSED)
            case Shake(card):
                self.animator.shake(card)
            case JournalShown():
                self.scene.show_journal()
            case Unchosen():
                self.scene.focus.placed = True
            case Rewound(way):
                self.scene.rewind(way)
            case Opened(what):
                self.scene.open(what)

    def happened(self, event: Event, before: View) -> None:
        """Set the cards in motion; what was picked is settled now."""
        self.hints.sheet.sure = False
        self.scene.laid.fit(self.scene.window)
        self.animator.show(event, before)
        self.announcements.happened(event, before)
        self.scene.panes.scrolled.clear()
        if isinstance(event, HandOver):
            self.program.preferences.count_hand()
        if isinstance(event, TrickTaken):
            self.navigation.expect_settlement()
        self.frame.note_dealing()

    def changed(self) -> None:
        """The table is to be shown anew; a problem with saving is told once."""
        self.announcements.problem()
        self.rebuild()

    def leaving(self) -> None:
        """Remember the trick that lies there: its cards may be seen to go back."""
        self.lay_there = [(each.seat, each.card) for each in self.scene.context.model.trick.cards]

    def arrived(self) -> None:
        """The table stands somewhere else now: forget what was picked and what was moving."""
        self.hints.sheet.sure = False
        self.animator.motion.clear()
        self.focus_rule.forget()
        self.scene.panes.scrolled.clear()
        self.frame.note_dealing()
        self.changed()
        self.announcements.catch_up()
