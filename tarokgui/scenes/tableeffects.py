"""The effects of a table, seen and heard: cards in motion, sounds, sentences, other scenes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine import Card, Dealt, HandOver, Seat, TrickTaken
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
    RewindShown,
    Shake,
    StopThinking,
    Think,
    TrickReleased,
    Unchosen,
)
from tarokgui.controller.picks import Picks
from tarokgui.controller.position import Jump
from tarokgui.scenes.navigation import Navigation
from tarokgui.scenes.tableframe import TableFrame
from tarokgui.services.routes import TableActions
from tarokgui.sound.cues import REFUSED
from tarokgui.table.announcements import Announcements
from tarokgui.table.choices import picks_told
from tarokgui.table.focusrule import FocusRule
from tarokgui.table.hintfocus import HintFocus
from tarokgui.table.keyboard import Keyboard
from tarokgui.table.stage import TableStage


class TableEffects:
    """Carries the effects of one table out: they are seen and heard."""

    def __init__(self, stage: TableStage, scene: TableActions) -> None:
        """*scene* does the acts of the scenes that open over the table."""
        self._stage = stage
        self._program = stage.program
        self._controller = stage.controller
        self._animator = stage.animator
        self.announcements = Announcements(stage)
        self.frame = TableFrame(stage, self.announcements)
        self.hints = HintFocus(stage)
        self.keyboard = Keyboard(stage)
        self.focus_rule = FocusRule()
        self.navigation = Navigation(stage.program, scene)
        deals = self.navigation.deals
        self.acts: Mapping[str, Callable[[], None]] = {
            "read": self.keyboard.begin_reading,
            "inspect": self.keyboard.inspect,
            "copy": deals.copy,
            "paste": deals.paste,
            "next-hand": lambda: stage.scene.say(stage.scene.tr("next-hand.too-early")),
        }
        """The acts of the key map that are no intents."""
        self.counts = True
        """True if a hand that ends here is one more that was played."""
        self._lay_there: tuple[tuple[Seat, Card], ...] = ()
        """The trick that was on the table before it was rewound."""

    def apply(self, effect: Effect) -> None:
        """Let the effect be seen and heard."""
        match effect:
            case EventShown():
                self.happened(effect)
            case DecisionShown() | DrawCleared():
                self.changed()
            case JumpBegins():
                self.leaving()
            case JumpEnds():
                self.arrived()
            case FactsShown():
                self._stage.scene.rebuild()
            case TrickReleased(trick, waited):
                self.changed()
                if waited:
                    self.keyboard.released = self._program.loop.clock()
                if trick is not None:
                    self._animator.sweep(trick, self._controller.state.view.table)
            case PeekShown(peeking):
                self._peek(peeking=peeking)
            case HandEnded():
                self.navigation.settlement()
            case FinishAnimations(otherwise, refresh):
                moving = self._controller.state.skippable or self._animator.motion.busy
                if moving or refresh:
                    self.frame.finish()
                if not moving and otherwise is not None:
                    self._controller.dispatch(otherwise)
            case NoticeShown(key):
                self._stage.scene.say(self._program.feedback.tr(key))
            case Think(decision, view):
                self.frame.think(decision, view)
            case StopThinking():
                self.frame.advice.drop()
            case HintAsked() | HintAwaited() | HintShown() | HintLowered() | HintGone() | HintSlowTold():
                self.hints.apply(effect)
            case MessageTold(message):
                if message is not None:
                    self._program.feedback.speak(self._stage.message_text(message))
            case PicksShown(before):
                self._picked(before)
            case RefusalHeard():
                self._program.feedback.sound.play(REFUSED)
            case Shake(card):
                self._animator.shake(card)
            case JournalShown():
                self._show_journal()
            case Unchosen():
                self._stage.focus.placed = True
            case RewindShown(way, done):
                self._rewound(way, done=done)
            case Opened(what):
                self.navigation.open(what, self._stage)

    def happened(self, shown: EventShown) -> None:
        """Set the cards in motion; earlier picks are settled now."""
        event = shown.event
        self._stage.sheet.sure = False
        self._stage.present()
        self._stage.laid.fit(self._stage.scene.window)
        self._animator.flights.show(event, shown.before)
        self.announcements.happened(shown)
        self._stage.panes.scrolled.clear()
        if isinstance(event, HandOver) and self.counts:
            self._program.preferences.count_hand()
        if isinstance(event, TrickTaken):
            self.navigation.expect_settlement()
        if isinstance(event, Dealt) or self._controller.state.dealing:
            self.frame.note_dealing()

    def changed(self) -> None:
        """Show the table again; a problem with saving is announced once."""
        self.announcements.problem()
        self._stage.scene.rebuild()

    def leaving(self) -> None:
        """Remember the trick on the table: its cards may be seen to go back."""
        self._lay_there = tuple((each.seat, each.card) for each in self._stage.model.trick.cards)

    def arrived(self) -> None:
        """Forget picks and motions, because the table stands somewhere else now."""
        self._stage.sheet.sure = False
        self._animator.motion.clear()
        self.focus_rule.forget()
        self._stage.panes.scrolled.clear()
        self.frame.note_dealing()
        self.changed()
        self.announcements.catch_up()

    def _rewound(self, way: Jump, *, done: bool) -> None:
        """Say that the table stands elsewhere, or that there was nowhere to go; cards taken back are seen to go."""
        self._stage.scene.say(self._program.feedback.tr(f"{way}.done" if done else f"{way}.nothing"))
        if done and way is Jump.UNDO:
            view = self._controller.state.view
            gone = tuple(each for each in self._lay_there if each[1] not in view.table.play.trick)
            self._animator.flights.back_to_hand(gone, view.hand)

    def _picked(self, before: Picks) -> None:
        """Show and say the picks, which differ from those *before*."""
        if before.anything and not self._controller.state.picks.anything:
            self._stage.panes.scrolled.clear()
        self._stage.scene.rebuild()
        self._program.feedback.speak(picks_told(self._stage.context, self._stage.focus, before))

    def _peek(self, *, peeking: bool) -> None:
        """Show the last trick, or no longer."""
        if peeking:
            self._program.feedback.speak(self._stage.readout("last-trick"))
        self._stage.scene.rebuild()

    def _show_journal(self) -> None:
        """Show the journal at the right, or no longer."""
        window = self._stage.scene.window
        self._stage.laid.lay(window.w, window.h)
        self._stage.scene.rebuild()
        if self._controller.state.journal_shown:
            self._stage.focus.focus("journal:lines")  # it covers the widget that had the focus
