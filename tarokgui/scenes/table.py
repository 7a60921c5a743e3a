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
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind, Signal
from tarokgui.kit.node import Node
from tarokgui.scenes.tableeffects import TableEffects
from tarokgui.table.freefelt import free_felt
from tarokgui.table.stage import TableStage
from tarokgui.viewmodel.advice import advice_text
from tarokgui.widgets.base import Widget
from tarokgui.widgets.toast import FreeArea

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program
    from tarokgui.session.evening import Evening

AWAY: Final = (Signal.FOCUS_LOST, Signal.MINIMISED)
BACK: Final = (Signal.FOCUS_GAINED, Signal.RESTORED, Signal.MAXIMISED)


class TableScene(Form):
    """A table on screen. Input never waits for the pictures: they catch up.

    The scene hands on its input: the ``stage`` has the controller with the state, and the parts that show it;
    ``effects`` carries out the controller's answers, and has the frames pass. ``evening`` is the one that is kept.
    """

    name = "table"
    toast_high = True
    framed = ""

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
        self._entered = False
        self.settings_changed()
        if notice:
            program.feedback.notify(notice)

    @property
    def state(self) -> TableState:
        """All that the table is now."""
        return self.stage.controller.state

    @property
    def caption(self) -> str:
        """With the number of the hand."""
        return self.tr("app.title_deal", number=self.state.position.hand + 1)

    def resize(self, width: int, height: int) -> None:
        """Lay the table out again."""
        self.stage.lay(width, height)
        super().resize(width, height)

    def settings_changed(self) -> None:
        """Pace and order of the hand as the player has set them."""
        settings = self.program.preferences.settings
        self.dispatch(ApplySettings(TableSettings(settings.ritual, settings.bot_pause, settings.hold)))
        self.stage.animator.obey()

    def build(self) -> Iterable[Widget]:
        """Bar, seats, the phase's panel, the advice, the hand, the journal."""
        return self.stage.parts.widgets(self.stage.context, journal=self.state.journal_shown)

    def rebuild(self) -> None:
        """Make the widgets again; when a new decision is due the focus goes to it."""
        self.stage.laid.fit(self.window)
        rule, position = self.effects.focus_rule, self.state.position
        order = self.program.preferences.settings.hand_order
        self.prefer = rule.wanted(self.focus, self.state.view, position.mine, order, self.stage.game.first_focus)
        super().rebuild()
        due = position.decision, position.mine
        if rule.follow(self.focus, self.prefer, due) and position.mine and self._entered:
            self.program.feedback.speak(advice_text(self.stage.context))
        self.stage.animator.settle(self.focus.widgets, (self.window, self.stage.layout.dock is not None))

    def enter(self) -> None:
        """Announce the table; from now on each decision is announced as well."""
        super().enter()
        self._entered = True

    @property
    def first_words(self) -> str:
        """The number of the hand, the contract and the announcements, the trick, and the decision."""
        return self.stage.first_words

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, then everything over it."""
        picture, untouched = self.stage.picture, self.program.stack.sole is self
        picture.draw(surface, self.stage.context, changed=self.dirty, untouched=untouched)
        picture.still.cover(self.draw_marks(surface))

    def tooltip(self) -> tuple[str, Widget] | None:
        """The tooltip, unless the line above the hand says it already."""
        tip, line = super().tooltip(), self.focus.find("advice")
        return None if tip is not None and line is not None and tip[0] == line.label else tip

    def extra_nodes(self) -> Iterable[Node]:
        """The trick and the words of the seats."""
        return self.stage.picture.nodes(self.stage.context)

    def message_room(self) -> FreeArea:
        """The free felt, for messages."""
        return free_felt(self.stage.context, self.focus.widgets, self.extra_nodes(), drawn=self.state.draw_left > 0)

    @property
    def animating(self) -> bool:
        """True while cards are on their way."""
        return self.stage.animator.busy

    def wake_in(self) -> float | None:
        """Seconds until the next thing is due: a message goes, a card under the finger is shown large, a bot acts."""
        waits = (super().wake_in(), self.effects.frame.due_in())
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> None:
        """Let time pass: cards move, tricks are taken away, bots act."""
        super().update(dt)
        frame = self.effects.frame
        self.live.look()
        frame.find_facts()
        moved = frame.move(dt, self.scale.px)
        self.dirty = self.dirty or moved
        frame.go_on(dt)

    def handle(self, command: Command) -> bool:
        """Handle a command for the table as a whole, then for the widgets."""
        self._note_presence(command)
        if self.calls_off(command) or isinstance(command, Signal):
            return not isinstance(command, Signal)
        if isinstance(command, Pointer) and command.kind is PointerKind.RIGHT:
            card = self.stage.picture.card_at(self.stage.context, command.pos)
            if card is not None:
                self.dispatch(Inspect(card))
                return True
        self._note_device(command)
        hints, keyboard = self.effects.hints, self.effects.keyboard
        at_mark = isinstance(command, Key) and hints.at_mark
        press = isinstance(command, Pointer) and not self.state.skippable  # it takes nothing away
        handled = (not press and keyboard.handle(command)) or super().handle(command)
        if at_mark or self.stage.sheet.sure:
            hints.follow(at_mark)
        if keyboard.chosen:
            keyboard.follow()
        self.stage.animator.pose(self.focus.widgets)
        return handled

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

    def rules_page(self) -> str:
        """The page about the present decision."""
        return self.stage.rules_page

    def leave(self) -> None:
        """Bots and adviser may stop thinking."""
        super().leave()
        self.dispatch(EndHint())
        self.stage.close()
        self.effects.frame.advice.close()
