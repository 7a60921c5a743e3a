"""The table: one hand after the other, from the cut to the settlement."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tarokgui.controller.intents import ApplySettings, EndHint, Escape, Inspect
from tarokgui.controller.keyacts import KEY_ACTS
from tarokgui.controller.reports import Presence
from tarokgui.controller.settings import TableSettings
from tarokgui.controller.sources.source import TableSource
from tarokgui.controller.state import TableState
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind, Signal
from tarokgui.scenes.tableeffects import TableEffects
from tarokgui.scenes.tablelook import TableLook
from tarokgui.table.stage import TableStage
from tarokgui.viewmodel.prompt import advice_text
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    from tarokgui.services.program import Program
    from tarokgui.session.evening import Evening

AWAY: Final = (Signal.FOCUS_LOST, Signal.MINIMISED)
BACK: Final = (Signal.FOCUS_GAINED, Signal.RESTORED, Signal.MAXIMISED)


class TableScene(TableLook):
    """A table on screen. Input never waits for the pictures: they catch up.

    The scene hands on its input: the ``stage`` has the controller with the state, and the parts that show it;
    ``effects`` carries out the controller's answers, and has the frames pass. ``evening`` is the one that is kept.
    """

    name = "table"

    def __init__(
        self, program: Program, session: Evening, notice: str = "", *, source: TableSource | None = None
    ) -> None:
        """*source* is shown in place of the evening of the session."""
        super().__init__(program)
        stage = self.stage = TableStage(self, session, source)
        self.live, self.dispatch, self.evening = stage.live, stage.controller.dispatch, None if source else session
        self.effects = TableEffects(self.stage, self)
        self.stage.controller.apply = self.effects.apply
        self.deal_next = self.effects.navigation.deals.deal_next
        self._entered, self._raised = False, self._stands
        self.settings_changed()
        if notice:
            program.feedback.notify(notice)

    @property
    def state(self) -> TableState:
        """All that the table is now."""
        return self.stage.controller.state

    def resize(self, width: int, height: int) -> None:
        """Lay the table out again."""
        self.stage.lay(width, height)
        super().resize(width, height)

    def settings_changed(self) -> None:
        """Pace and order of the hand as the player has set them."""
        settings, self._aloud = self.program.preferences.settings, self.program.feedback.read_aloud
        self.dispatch(ApplySettings(TableSettings(settings.ritual, *settings.times(aloud=self._aloud))))
        self.stage.animator.obey()

    def build(self) -> Iterable[Widget]:
        """Bar, seats, the phase's panel, the advice, the hand, the journal."""
        return self.stage.parts.widgets(self.stage.context, journal=self.state.journal_shown)

    def rebuild(self) -> None:
        """Make the widgets again; when a new decision is due the focus goes to it."""
        self.stage.laid.fit(self.window)
        rule, state = self.effects.focus_rule, self.state
        order = self.program.preferences.settings.hand_order
        self.prefer = rule.wanted(self.focus, state.view, state.mine, order, self.stage.game.first_focus)
        if self.window.w:
            self.focus.set(self.build(), self.prefer, ring=self.program.loop.by_keyboard)
            self.dirty = True
        led = not state.waits_for_key and rule.follow(self.focus, self.prefer, (state.decision, state.mine))
        if led and state.mine and self._entered:
            self.program.feedback.speak(advice_text(self.stage.context))
        self.close_up()

    def close_up(self) -> None:
        """Have the hand close up to the places of the new widgets."""
        self.stage.animator.hand.settle(self.focus.widgets, (self.window, self.stage.layout.dock is not None))
        self._raised = self._stands

    def enter(self) -> None:
        """Announce the table; from now on each decision is announced as well."""
        super().enter()
        self._entered = True

    def wake_in(self) -> float | None:
        """Seconds until the next thing is due: a message goes, a card under the finger is shown large, a bot acts."""
        waits = (super().wake_in(), self.effects.frame.due_in())
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> None:
        """Let time pass: cards move, tricks are taken away, bots act."""
        super().update(dt)
        if self._aloud != self.program.feedback.read_aloud:
            self.settings_changed()
        frame = self.effects.frame
        self.live.look()
        frame.find_facts()
        moved = frame.move(dt, self.scale.px)
        self.dirty = self.dirty or moved
        frame.go_on(dt)

    def handle(self, command: Command) -> bool:
        """Handle a command for the table as a whole, then for the widgets."""
        self._note_presence(command)
        at_mark, hints, keyboard = False, self.effects.hints, self.effects.keyboard
        pointer = command if isinstance(command, Pointer) else None
        if pointer is not None and pointer.kind is not PointerKind.RIGHT and not self.state.skippable:
            handled = self._pointed(pointer)
        elif self.calls_off(command) or isinstance(command, Signal):
            return not isinstance(command, Signal)
        elif pointer is not None and pointer.kind is PointerKind.RIGHT and (card := self.card_at(pointer)) is not None:
            self.dispatch(Inspect(card))
            return True
        else:
            self._note_device(command)
            at_mark = isinstance(command, Key) and hints.at_mark
            handled = keyboard.handle(command) or super().handle(command)
        if at_mark or self.stage.sheet.sure:
            hints.follow(at_mark)
        if keyboard.chosen:
            keyboard.follow()
        if self._raised != self._stands:
            self.stage.raise_cards()
            self._raised = self._stands
        return handled

    def _pointed(self, command: Pointer) -> bool:
        """Give the pointer to the widgets: it takes nothing away, and there is nothing else that it could mean."""
        if command.kind is PointerKind.DOWN:
            self.program.loop.by_keyboard = False
        handled = self.focus.handle(command)
        self.dirty, self.focus.changed = self.dirty or self.focus.changed, False
        return handled

    @property
    def _stands(self) -> tuple[Widget | None, Widget | None]:
        """The widgets that the pointer and the keys stand on: cards there are raised."""
        return self.focus.hovered, self.focus.focused if self.program.loop.by_keyboard else None

    def _note_presence(self, command: Command) -> None:
        """Have the table wait while the window is not looked at; a press shows that the player is here."""
        away, pressed = self.state.away, isinstance(command, Pointer) and command.kind is PointerKind.DOWN
        now = command in AWAY or (away and not (command in BACK or isinstance(command, Key) or pressed))
        if now != away:
            self.dispatch(Presence(now))

    def escape(self) -> bool:
        """Go one step back, at last to the menu."""
        focused = self.focus.focused
        self.dispatch(Escape(focused is not None and focused.id.startswith("journal:")))
        return True

    def do(self, act: str) -> bool:
        """Do the table's own acts, then those of everywhere."""
        if act in KEY_ACTS:
            self.dispatch(KEY_ACTS[act])
        elif act in self.effects.acts:
            self.effects.acts[act]()
        else:
            return super().do(act)
        return True

    def leave(self) -> None:
        """Bots and adviser may stop thinking."""
        super().leave()
        self.dispatch(EndHint())
        self.stage.close()
        self.effects.frame.advice.close()
