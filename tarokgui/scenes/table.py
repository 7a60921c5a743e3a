"""The table: one hand after the other, from the cut to the settlement."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import Action, card_name, members
from tarokgui.app.commands import Command, Key, Pointer, PointerKind, Signal
from tarokgui.rulebook import page_for
from tarokgui.scenes.base import Node
from tarokgui.scenes.form import Form
from tarokgui.scenes.rewinding import Rewinding
from tarokgui.scenes.tabledeeds import TableDeeds
from tarokgui.scenes.tabledoors import TableDoors
from tarokgui.scenes.tablefocus import TableFocus
from tarokgui.scenes.tablekeys import TableKeys
from tarokgui.scenes.tablenews import TableNews
from tarokgui.scenes.tableparts import table_parts
from tarokgui.scenes.tablepicture import TablePicture
from tarokgui.scenes.tableplaces import TablePlaces
from tarokgui.scenes.tablepulse import TablePulse
from tarokgui.session import Session
from tarokgui.table.cards import card_sizes
from tarokgui.table.context import Choosing, Context
from tarokgui.table.croupier import Croupier
from tarokgui.table.grip import Grip
from tarokgui.table.handmotion import HandMotion
from tarokgui.table.hint import Hints
from tarokgui.table.layout import TableLayout, layout
from tarokgui.table.model import TableModel
from tarokgui.table.motion import Motion
from tarokgui.table.nudge import Nudge
from tarokgui.table.pop import Pops
from tarokgui.table.stagehand import DEAL_KEY, Stagehand
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.app.services import Services


class TableScene(Form):
    """The session on screen. Input never waits for the pictures: they catch up.

    ``deeds`` do what the person wants, ``news`` take what has happened, ``pulse`` lets time go by, ``picture`` draws,
    ``doors`` open other scenes, ``attention`` moves the focus, ``rewinding`` goes to another moment, ``keys`` tell what
    keys mean.
    """

    name = "table"

    def __init__(self, services: Services, session: Session, notice: str = "") -> None:
        super().__init__(services)
        self.session = session
        self.deeds = TableDeeds(self)
        self.news = news = TableNews(self)
        self.pulse = TablePulse(self)
        self.attention = TableFocus(self)
        self.picture = TablePicture(self)
        self.doors = TableDoors(self)
        self.rewinding = Rewinding(self)
        self.keys = TableKeys(self)
        self.croupier = Croupier(session, services.tr, news.wake, news.happened, news.changed, services.courtesy)
        self.seating = self.croupier.seating
        self.choosing = Choosing()
        self.grip = Grip()
        self.motion = Motion()
        self.layout: TableLayout = layout(1280, 720, session.variant.players)
        self.stagehand = Stagehand(self.motion, self.seating, TablePlaces(self))
        self.hand_motion = HandMotion()
        self.nudge = Nudge()
        self.pops = Pops()
        self.hints = Hints(self)
        self.dock_open = False
        self.peeking = False
        self.why = ""
        """Why the last thing tried was refused; stands in the advice line."""
        news.catch_up()
        self._obey()
        if notice:
            services.notify(notice)

    @property
    def model(self) -> TableModel:
        """What is known and shown."""
        return self.croupier.model

    @property
    def context(self) -> Context:
        """The table as its parts see it now."""
        return Context(
            services=self.services,
            layout=self.layout,
            paint=self.paint,
            view=self.model.view,
            seating=self.seating,
            choosing=self.choosing,
            act=self.act,
            refresh=self.rebuild,
            confirm_surrender=self.doors.surrender,
            grip=self.grip,
            fresh=self.model.fresh,
            moving=self.motion.in_flight,
        )

    @property
    def caption(self) -> str:
        """With the number of the hand."""
        return self.services.tr("app.title_deal", number=self.session.match.hands + 1)

    @property
    def dealing(self) -> bool:
        """Whether the cards are still on their way to the hands."""
        return self.motion.in_flight(DEAL_KEY)

    @property
    def skippable(self) -> bool:
        """Whether something lies there or moves that the player can cut short."""
        return self.croupier.held is not None or self.dealing or self.croupier.draw_left > 0

    @property
    def can_peek(self) -> bool:
        """R118: the last trick may be looked at until the next card is played."""
        return self.model.last_trick is not None and not self.model.view.table.play.trick and not self.skippable

    # What is on screen -------------------------------------------------------------------------------------------

    def resize(self, width: int, height: int) -> None:
        """Lay the table out anew."""
        self._lay(width, height)
        hand = [card_name(card) for card in members(self.model.view.hand)]
        self.services.cards.prepare(card_sizes(self.layout), hand)
        super().resize(width, height)

    def settings_changed(self) -> None:
        """Words that were told already are told again, in the language of now."""
        self.croupier.tell_anew()
        self._obey()

    def _obey(self) -> None:
        """Pace and order of the hand as the player wishes."""
        wishes = self.services.settings
        self.croupier.pace.wish(wishes.bot_pause, wishes.hold)
        self.stagehand.order = wishes.hand_order
        self.stagehand.deals = wishes.deal_animation

    def _lay(self, width: int, height: int) -> None:
        comfort, players = self.services.comfort, self.session.variant.players
        dock = self.dock_open or self.hints.opened
        self.layout = layout(width, height, players, dock=dock, ui=comfort.ui_scale, text=comfort.text_scale)

    def fit_dock(self) -> None:
        """Make room for the dock, or give it back, if there is something else to show in it than before."""
        if self.window.w and (self.dock_open or self.hints.opened) != (self.layout.dock is not None):
            self._lay(self.window.w, self.window.h)

    def build(self) -> Iterable[Widget]:
        """Bar, seats, the phase's panel, the advice, the hand, the journal."""
        return table_parts(self)

    def rebuild(self) -> None:
        """Make the widgets anew; when a new decision is due the focus goes to it."""
        self.fit_dock()
        self.prefer = self.attention.wanted
        super().rebuild()
        self.attention.follow()
        docked = self.layout.dock is not None
        self.hand_motion.settle(self.focus.widgets, (self.window, docked), still=self.pulse.still)

    def forget(self) -> None:
        """Nothing is picked, explained or looked at any more, and the focus goes to what is due."""
        self.attention.forget()
        self.why = ""
        self.peeking = False
        self.choosing.clear()

    def draw(self, surface: pygame.Surface) -> None:
        """The table, then what lies over everything."""
        self.picture.draw(surface)
        self.draw_marks(surface)

    def extra_nodes(self) -> Iterable[Node]:
        """The trick and the words of the seats."""
        return self.picture.nodes()

    # Time --------------------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """While cards are on their way."""
        return self.pulse.animating

    def wake_in(self) -> float | None:
        """When the next thing is due."""
        waits = [wait for wait in (super().wake_in(), self.pulse.wake_in()) if wait is not None]
        return min(waits, default=None)

    def update(self, dt: float) -> None:
        """Cards move; tricks are taken away; bots act."""
        super().update(dt)
        self.pulse.pass_by(dt)

    # Acting ------------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """The person's action, or why it is not allowed."""
        self.deeds.act(action)

    def skip(self) -> None:
        """Let everything arrive; take away what lies there to be looked at."""
        self.deeds.skip()

    def toggle_peek(self) -> None:
        """Show the last trick, or put it away again."""
        self.peeking = not self.peeking and self.can_peek
        self.rebuild()

    def toggle_journal(self) -> None:
        """Open or close the journal at the right."""
        self.dock_open = not self.dock_open
        self._lay(self.window.w, self.window.h)
        self.rebuild()
        if self.dock_open and self.layout.overlaid:
            self.focus.focus("journal:lines")  # it covers what had the focus

    # Input -------------------------------------------------------------------------------------------------------

    def handle(self, command: Command) -> bool:
        """Keys of the table, then the widgets."""
        self.pulse.notice(command)
        if isinstance(command, Signal):
            return False
        if self.grip.dragging and _calls_off(command):
            self.grip.let_go()
            self.dirty = True
            return True
        if isinstance(command, Pointer) and command.kind is PointerKind.RIGHT:
            card = self.picture.card_at(command.pos)
            if card is not None:
                self.doors.lens(card)
                return True
        self._note_device(command)
        handled = self.keys.handle(command) or super().handle(command)
        self.hand_motion.pose(self.focus.widgets, still=self.pulse.still)
        return handled

    def escape(self) -> bool:
        """Take the hint away, or what was picked back; else the menu."""
        if not (self.hints.close() or self.deeds.put_back()):
            self.doors.menu()
        return True

    def do(self, act: str) -> bool:
        """The table's own acts, then those of everywhere."""
        return self.keys.do(act) or super().do(act)

    def rules_page(self) -> str:
        """The page about what is happening now."""
        view = self.model.view
        contract = view.table.contract
        return page_for(view.phase, king_seen=view.king_seen, michi=contract is not None and contract.individual)

    def leave(self) -> None:
        """Bots and adviser may stop thinking."""
        self.croupier.close()
        self.hints.leave()

    def save(self) -> None:
        """Every decision is saved when it is made; this only makes sure of the last one."""
        if not self.session.finished:
            self.session.save()


def _calls_off(command: Command) -> bool:
    """Escape or the other button puts a dragged card back."""
    if isinstance(command, Key):
        return command.name == "escape"
    return isinstance(command, Pointer) and command.kind is PointerKind.RIGHT
