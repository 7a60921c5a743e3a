"""The table: one hand after the other, from the cut to the settlement."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from engine import (
    Action,
    card_name,
    members,
)
from tarokgui.controller.controller import TableController
from tarokgui.controller.intents import (
    ApplySettings,
    EndHint,
    Escape,
    Inspect,
    Jump,
    Open,
    Route,
    Say,
)
from tarokgui.controller.keyacts import KEY_ACTS
from tarokgui.controller.picks import Picks
from tarokgui.controller.reports import Presence
from tarokgui.controller.settings import TableSettings
from tarokgui.controller.sources.live import Live
from tarokgui.controller.sources.source import TableSource
from tarokgui.controller.state import TableState
from tarokgui.forms.form import Form
from tarokgui.games.registry import part_of
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind, Signal
from tarokgui.kit.node import Node
from tarokgui.rulebook import page_for
from tarokgui.scenes.navigation import Navigation
from tarokgui.scenes.rewinding import Rewinding
from tarokgui.scenes.tableeffects import TableEffects
from tarokgui.scenes.tableframe import TableFrame
from tarokgui.session.advice import Advice
from tarokgui.session.evening import Evening
from tarokgui.table.animator import Animator
from tarokgui.table.announcements import Announcements
from tarokgui.table.carddrag import CardDrag
from tarokgui.table.choices import picks_told
from tarokgui.table.context import Context, GameParts
from tarokgui.table.focusrule import FocusRule
from tarokgui.table.freefelt import free_felt
from tarokgui.table.hand import HandCard
from tarokgui.table.hintfocus import HintFocus
from tarokgui.table.hintsheet import HintSheet
from tarokgui.table.keyboard import Keyboard
from tarokgui.table.laidtable import LaidTable
from tarokgui.table.layout import TableLayout
from tarokgui.table.numberkeys import NumberKeys
from tarokgui.table.panestate import PaneState
from tarokgui.table.parts import TableParts
from tarokgui.table.picture import TablePicture
from tarokgui.table.places import Places
from tarokgui.table.rowheights import captioned
from tarokgui.viewmodel.advice import advice_text
from tarokgui.viewmodel.prompt import message_text
from tarokgui.viewmodel.settings import ViewSettings
from tarokgui.viewmodel.tableview import Presenter, TableViewModel
from tarokgui.widgets.base import Widget
from tarokgui.widgets.toast import FreeArea
from tarokgui.wording.companions import about_lines
from tarokgui.wording.seating import Seating

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program

AWAY: Final = (Signal.FOCUS_LOST, Signal.MINIMISED)
BACK: Final = (Signal.FOCUS_GAINED, Signal.RESTORED, Signal.MAXIMISED)


class TableScene(Form):
    """A table on screen. Input never waits for the pictures: they catch up.

    The ``controller`` holds the state, and answers what is meant with effects; ``effects`` carries them out, ``frame``
    lets time pass, ``laid`` is where things are, ``parts`` and ``picture`` show them, the ``animator`` moves them,
    ``navigation`` opens other scenes. What is left for the scene is to hand on what comes in.
    """

    name = "table"
    toast_high = True
    framed = ""

    def __init__(
        self, program: Program, session: Evening, notice: str = "", *, source: TableSource | None = None
    ) -> None:
        """*source* is what is shown if it is not the evening of the session."""
        super().__init__(program)
        self.live = Live(session, wake=self._wake, courtesy=program.loop.courtesy)
        self.advice = Advice(self._wake, program.loop.courtesy)
        self.controller = TableController(source or self.live)
        self.game: GameParts = part_of(session.variant.key, "window")
        people = self.controller.source.people
        self.seating = Seating(people.seat, people.players, program.feedback.tr, people.ids, people.bots)
        talon = session.variant.talon_size > 0 and self.game.words.rest is None
        self.laid = LaidTable(self.controller, program.preferences, self.seating, talon=talon)
        self.animator = Animator(program, self.seating, Places(lambda: self.layout, self.focus.find), self.game.words)
        self.drag, self.panes = CardDrag(), PaneState()
        self.sheet = HintSheet(self.controller, lambda: self.model.hint)
        self.hints = HintFocus(self.controller, program, self.focus, self.sheet, self.rebuild, self.stand)
        self.presenter = Presenter(
            self.seating,
            self.game.words,
            self.controller.source.drawn,
            lambda seat: about_lines(self.tr, self.seating, seat),
        )
        self.picture = TablePicture(self.controller, self.animator, self.focus, self.sheet.covers, lambda: self.model)
        self.parts = TableParts(self.controller, self.animator, self.picture, self.sheet, self.do)
        self.focus_rule = FocusRule()
        self.navigation = Navigation(program, self)
        self.announcements = Announcements(program, self.controller, self.seating, self.animator, self.game.words)
        self.keyboard = Keyboard(
            program,
            self.controller,
            self.focus,
            self,
            centre=lambda: self.layout.centre,
            numbers=NumberKeys(self.controller, self.focus, self.game.numbered),
        )
        self.frame = TableFrame(
            program,
            self.seating,
            self.controller,
            self.animator,
            self.picture,
            self.drag,
            self.advice,
            self.announcements,
            self.focus,
            layout=lambda: self.layout,
            on_top=lambda: self.on_top,
            rebuild=self.rebuild,
        )
        self.effects = TableEffects(
            program,
            self.controller,
            self.animator,
            self.picture,
            self,
            self.hints,
            self.focus_rule,
            self.navigation,
            self.announcements,
            self.frame,
            self.keyboard,
            self.rebuild,
        )
        self.controller.apply = self.effects.apply
        self.rewinding = Rewinding(
            program,
            self.live,
            self.controller,
            self.navigation,
            self.animator.flights,
            lambda: self.effects.lay_there,
            self.say,
        )
        self._entered = False
        self.settings_changed()
        if notice:
            program.feedback.notify(notice)

    @property
    def session(self) -> Evening:
        """The evening that is played here."""
        return self.live.session

    @property
    def state(self) -> TableState:
        """All that the table is now."""
        return self.controller.state

    @property
    def context(self) -> Context:
        """The table as its parts see it now."""
        return Context(
            paint=self.paint,
            tr=self.tr,
            preferences=self.program.preferences,
            loop=self.program.loop,
            layout=self.layout,
            view=self.state.view,
            seating=self.seating,
            picks=self.state.picks,
            game=self.game.words,
            parts=self.game,
            dispatch=self.controller.dispatch,
            model=self.model,
            panes=self.panes,
            drag=self.drag,
            known=self.state.known,
            moving=self.animator.motion.in_flight,
        )

    @property
    def model(self) -> TableViewModel:
        """All that can be told of the table now."""
        return self.presenter.present(self.state, self._view_settings)

    @property
    def _view_settings(self) -> ViewSettings:
        settings = self.program.preferences.settings
        return ViewSettings(
            settings.hand_order,
            settings.winning_flag,
            captions=captioned(self.scale),
            at_once=self.animator.at_once,
            hint_by_key=self.sheet.sure,
        )

    @property
    def layout(self) -> TableLayout:
        """The table as it is laid in the window of now."""
        return self.laid.layout

    @property
    def caption(self) -> str:
        """With the number of the hand."""
        return self.tr("app.title_deal", number=self.state.position.hand + 1)

    # What is on screen -------------------------------------------------------------------------------------------

    def resize(self, width: int, height: int) -> None:
        """Lay the table out anew."""
        self.laid.lay(width, height)
        hand = [card_name(card) for card in members(self.state.view.hand)]
        pack = [card_name(card) for card in members(self.state.view.table.variant.pack.cards)]
        self.paint.cards.prepare(self.layout.card_sizes, hand, pack)
        super().resize(width, height)

    def settings_changed(self) -> None:
        """Pace and order of the hand as the player wishes."""
        wishes = self.program.preferences.settings
        self.controller.dispatch(ApplySettings(TableSettings(wishes.ritual, wishes.bot_pause, wishes.hold)))
        self.animator.obey()

    def build(self) -> Iterable[Widget]:
        """Bar, seats, the phase's panel, the advice, the hand, the journal."""
        return self.parts.widgets(self.context, journal=self.state.journal_shown)

    def rebuild(self) -> None:
        """Make the widgets anew; when a new decision is due the focus goes to it."""
        self.laid.fit(self.window)
        mine, order = self.controller.state.position.mine, self.program.preferences.settings.hand_order
        self.prefer = self.focus_rule.wanted(self.focus, self.state.view, mine, order, self.game.first_focus)
        super().rebuild()
        due = self.state.position.decision, mine
        if self.focus_rule.follow(self.focus, self.prefer, due) and mine and self._entered:
            self.program.feedback.speak(advice_text(self.context))
        self.animator.settle(self.focus.widgets, (self.window, self.layout.dock is not None))

    def show_picks(self, before: Picks) -> None:
        """Something else is picked or explained than *before*."""
        if before.anything and not self.state.picks.anything:
            self.panes.scrolled.clear()
        self.rebuild()
        self.program.feedback.speak(picks_told(self.context, self.focus, before))

    def enter(self) -> None:
        """The table is told; from now on so is each decision."""
        super().enter()
        self._entered = True

    @property
    def first_words(self) -> str:
        """The number of the hand, what is played and was announced, the trick, and what is to be done."""
        trick = self.aloud("trick") if self.state.view.table.play.trick else ""
        return " ".join(part for part in (self.aloud("king"), trick, advice_text(self.context)) if part)

    def draw(self, surface: pygame.Surface) -> None:
        """The table, then what lies over everything."""
        untouched = self.program.stack.sole is self
        self.picture.draw(surface, self.context, changed=self.dirty, untouched=untouched)
        self.picture.still.cover(self.draw_marks(surface))

    def tooltip(self) -> tuple[str, Widget] | None:
        """Not what the line above the hand says already."""
        tip, line = super().tooltip(), self.focus.find("advice")
        return None if tip is not None and line is not None and tip[0] == line.label else tip

    def extra_nodes(self) -> Iterable[Node]:
        """The trick and the words of the seats."""
        return self.picture.nodes(self.context)

    def message_room(self) -> FreeArea:
        """Messages lie on the free felt."""
        return free_felt(self.context, self.focus.widgets, self.extra_nodes(), drawn=self.state.draw_left > 0)

    def stand(self) -> None:
        """The cards of the hand stand as high as the pointer or the keys have them now."""
        self.animator.pose(self.focus.widgets)

    def show_peek(self, *, peeking: bool) -> None:
        """The last trick is looked at, or no longer."""
        if peeking:
            self.program.feedback.speak(self.aloud("last-trick"))
        self.rebuild()

    def show_journal(self) -> None:
        """The journal at the right is shown, or no longer."""
        self.laid.lay(self.window.w, self.window.h)
        self.rebuild()
        if self.state.journal_shown:
            self.focus.focus("journal:lines")  # it covers what had the focus

    # What has happened -------------------------------------------------------------------------------------------

    def _wake(self) -> None:
        """Called from the bots' and the adviser's threads: an answer lies ready, so the loop shall come round."""
        self.program.loop.post(self.frame.look_for_hint)

    def changed(self) -> None:
        """The table is to be shown anew; a problem with saving is told once."""
        self.effects.changed()

    # Time --------------------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """While cards are on their way."""
        return self.animator.busy

    def wake_in(self) -> float | None:
        """When the next thing is due: a message goes, a card under the finger is shown large, somebody acts."""
        waits = (super().wake_in(), self.frame.due_in())
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> None:
        """Cards move; tricks are taken away; bots act."""
        super().update(dt)
        self.live.look()
        self.frame.find_facts()
        moved = self.frame.move(dt, self.scale.px)
        self.dirty = self.dirty or moved
        self.frame.go_on(dt)

    # Acting ------------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """The person's action, or why it is not allowed."""
        self.controller.dispatch(Say(action))

    def take_back(self) -> None:
        """Back to the person's last decision."""
        self.rewinding.take_back()

    def rewind(self, way: Jump) -> None:
        """Have the table stand elsewhere in the hand."""
        {Jump.UNDO: self.rewinding.take_back, Jump.REDO: self.rewinding.repeat, Jump.RESTART: self.restart}[way]()

    def deal_next(self, text: str) -> str:
        """The next hand has the deal of that number; why it cannot be, in a sentence, else empty."""
        return self.rewinding.deal_next(text)

    def restart(self, first: Callable[[], None] = lambda: None) -> None:
        """The same deal from its beginning; *first* what lies over the table goes."""
        self.rewinding.restart(first)

    def open(self, what: Open | Inspect) -> None:
        """Open it over the table."""
        match what:
            case Inspect(card, held):
                self.navigation.lens(card, self.layout.card, held=held)
            case Open(Route.SURRENDER):
                self.navigation.surrender(self.context)
            case Open(Route.MENU):
                self.navigation.menu()
            case Open(Route.SCORES):
                self.navigation.scores()
            case Open(Route.DEAL_NUMBER):
                self.navigation.deal_number()

    @property
    def message(self) -> str:
        """The reason of the last refusal, or the next thing to do."""
        message = self.state.message
        return "" if message is None else message_text(self.context, message)

    # Input -------------------------------------------------------------------------------------------------------

    def handle(self, command: Command) -> bool:
        """What is meant for the table as a whole, then the widgets."""
        self._note_presence(command)
        if self.calls_off(command) or isinstance(command, Signal):
            return not isinstance(command, Signal)
        if isinstance(command, Pointer) and command.kind is PointerKind.RIGHT:
            card = self.picture.card_at(self.context, command.pos)
            if card is not None:
                self.controller.dispatch(Inspect(card))
                return True
        self._note_device(command)
        at_mark = isinstance(command, Key) and self.hints.at_mark
        press = isinstance(command, Pointer) and not self.state.skippable  # it takes nothing away
        handled = (not press and self.keyboard.handle(command)) or super().handle(command)
        if at_mark or self.sheet.sure:
            self.hints.follow(at_mark)
        if self.keyboard.chosen:
            self.keyboard.follow()
        self.stand()
        return handled

    def _note_presence(self, command: Command) -> None:
        """A table nobody looks at waits; whoever presses something is here."""
        pressed = isinstance(command, Pointer) and command.kind is PointerKind.DOWN
        away = command in AWAY or (self.state.away and not (command in BACK or isinstance(command, Key) or pressed))
        if away != self.state.away:
            self.controller.dispatch(Presence(away))

    def aloud(self, what: str) -> str:
        """The sentence for a thing that can be read aloud: the hand, the trick, the king, the score, the advice."""
        return self.presenter.readout(self.state, self._view_settings, what)

    def escape(self) -> bool:
        """One step back, at last to the menu."""
        focused = self.focus.focused
        self.controller.dispatch(Escape(focused is not None and focused.id.startswith("journal:")))
        return True

    def do(self, act: str) -> bool:
        """The table's own acts, then those of everywhere."""
        focused, deals = self.focus.focused, self.navigation.deals
        match act:
            case _ if act in KEY_ACTS:
                self.controller.dispatch(KEY_ACTS[act])
            case "inspect":
                if isinstance(focused, HandCard):
                    self.controller.dispatch(Inspect(focused.card))
            case "read":
                self.keyboard.begin_reading()
            case "copy":
                deals.copy()
            case "paste":
                deals.paste()
            case "next-hand":
                self.say(self.tr("next-hand.too-early"))
            case _:
                return super().do(act)
        return True

    def rules_page(self) -> str:
        """The page about what is happening now."""
        view = self.state.view
        table, contract = view.table, self.game.words.plays(view)
        return page_for(
            table.variant.key,
            view.kind,
            king_seen=view.king_seen or (table.called is not None and table.called in table.talon.cards),
            contract=contract.key if contract is not None else None,
        )

    def leave(self) -> None:
        """Bots and adviser may stop thinking."""
        super().leave()
        self.controller.dispatch(EndHint())
        self.live.opponents.close()
        self.advice.close()
