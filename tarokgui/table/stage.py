"""One table on screen: its source, its state, the places of things, and the parts that show them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engine import card_name, members
from tarokgui.controller.controller import TableController
from tarokgui.controller.messages import Message
from tarokgui.controller.sources.live import Live
from tarokgui.controller.sources.source import TableSource
from tarokgui.controller.state import TableState
from tarokgui.draw.geometry import Rect
from tarokgui.games.registry import part_of
from tarokgui.rulebook import page_for
from tarokgui.table.animator import Animator
from tarokgui.table.context import Context, GameParts
from tarokgui.table.hintsheet import HintSheet
from tarokgui.table.layout import TableLayout
from tarokgui.table.panestate import PaneState
from tarokgui.table.parts import TableParts
from tarokgui.table.picture import TablePicture
from tarokgui.table.places import LaidTable, Places
from tarokgui.table.rowheights import captioned
from tarokgui.viewmodel.prompt import advice_text, message_text
from tarokgui.viewmodel.settings import ViewSettings
from tarokgui.viewmodel.tableview import Presenter, TableViewModel
from tarokgui.wording.companions import about_lines
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator

if TYPE_CHECKING:
    from tarokgui.services.program import Program
    from tarokgui.session.evening import Evening
    from tarokgui.widgets.drawcontext import DrawContext
    from tarokgui.widgets.focus import Focus


class StageHost(Protocol):
    """The scene on which a table is shown."""

    program: Program
    focus: Focus
    window: Rect
    paint: DrawContext
    tr: Translator
    dirty: bool

    @property
    def on_top(self) -> bool:
        """True if nothing is over the scene."""

    def rebuild(self) -> None:
        """Make the widgets again."""

    def say(self, text: str, aloud: str = "") -> None:
        """Show a passing message; the words *aloud* are spoken in its place."""

    def do(self, act: str) -> bool:
        """Do an act of the key map."""


class TableStage:
    """The parts of one table. The scene hands on its input; effects and frames change the picture."""

    def __init__(self, scene: StageHost, session: Evening, source: TableSource | None = None) -> None:
        """*source* is shown in place of the evening of the session."""
        self.scene = scene
        self.program = program = scene.program
        self.focus = focus = scene.focus
        self.live = Live(session, wake=self._wake, courtesy=program.loop.courtesy)
        self.controller = TableController(source or self.live)
        self.dispatch = self.controller.dispatch
        """Takes the person's intents."""
        self.game: GameParts = part_of(session.variant.key, "window")
        people = self.controller.source.people
        self.seating = seating = Seating(people.seat, people.players, scene.tr, people.ids, people.bots)
        words, drawn = self.game.words, self.controller.source.drawn
        self._captions = True
        """True if the strip has room for captions."""
        self.laid = LaidTable(self.controller, program.preferences, seating)
        self.animator = Animator(program, seating, Places(self.laid, focus.find), words)
        self.panes = PaneState()
        self.presenter = Presenter(seating, words, drawn, lambda seat: about_lines(scene.tr, seating, seat))
        self.sheet = HintSheet(self.controller, lambda: self.model.hint)
        self.picture = TablePicture(self.controller, self.animator, focus, self.sheet.covers, lambda: self.model)
        self.parts = TableParts(self.controller, self.sheet, scene.do)

    def _wake(self) -> None:
        """Called from the bots' threads: an answer is ready, so the loop has to come round."""
        self.program.loop.post(_come_round)

    @property
    def state(self) -> TableState:
        """All that the table is now."""
        return self.controller.state

    @property
    def layout(self) -> TableLayout:
        """The table as it is laid in the window of now."""
        return self.laid.layout

    @property
    def model(self) -> TableViewModel:
        """The view model of the table now."""
        return self.presenter.present(self.state, self._settings)

    def present(self) -> None:
        """Make the view model of the table now, before anything of it is seen and heard."""
        self.presenter.present(self.state, self._settings)

    @property
    def _settings(self) -> ViewSettings:
        settings = self.program.preferences.settings
        return ViewSettings(
            settings.hand_order,
            settings.winning_flag,
            settings.points,
            captions=self._captions,
            at_once=self.program.preferences.accessibility.speed <= 0,
            hint_by_key=self.sheet.sure,
        )

    @property
    def context(self) -> Context:
        """The table as its parts see it now."""
        return Context(
            paint=self.scene.paint,
            tr=self.scene.tr,
            preferences=self.program.preferences,
            loop=self.program.loop,
            layout=self.layout,
            view=self.state.view,
            seating=self.seating,
            picks=self.state.picks,
            game=self.game.words,
            parts=self.game,
            dispatch=self.dispatch,
            model=self.model,
            panes=self.panes,
            known=self.state.known,
            moving=self.animator.motion.in_flight,
        )

    def readout(self, what: str) -> str:
        """The sentence for a thing that is read aloud: the advice as it is shown, the rest as the presenter has it."""
        if what == "advice":
            line = self.focus.find("advice")
            return "" if line is None else line.label
        return self.presenter.readout(self.state, self._settings, what)

    @property
    def first_words(self) -> str:
        """The strip, the trick, and the advice."""
        trick = self.readout("trick") if self.state.view.table.play.trick else ""
        parts = self.readout("king"), trick, advice_text(self.presenter.context(self.state))
        return " ".join(part for part in parts if part)

    @property
    def rules_page(self) -> str:
        """The page of the book about the present decision."""
        view = self.state.view
        table, contract = view.table, self.game.words.plays(view)
        return page_for(
            table.variant.key,
            view.kind,
            king_seen=view.king_seen or (table.called is not None and table.called in table.talon.cards),
            contract=contract.key if contract is not None else None,
        )

    def message_text(self, message: Message) -> str:
        """The sentence for a message of the table."""
        return message_text(self.presenter.context(self.state), message)

    def lay(self, width: int, height: int) -> None:
        """Lay the table in a window of that size, and have its cards painted in their sizes."""
        self.laid.lay(width, height)
        self._captions = captioned(self.layout.scale)
        hand = [card_name(card) for card in members(self.state.view.hand)]
        pack = [card_name(card) for card in members(self.state.view.table.variant.pack.cards)]
        self.scene.paint.cards.prepare(self.layout.card_sizes, hand, pack)

    def raise_cards(self) -> None:
        """Have the cards of the hand stand as high as the pointer or the keys have them now."""
        self.animator.hand.pose(self.focus.widgets)

    def close(self) -> None:
        """Have the bots stop thinking."""
        self.live.opponents.close()


def _come_round() -> None:
    """Do nothing: whenever the loop comes round it looks for answers."""
