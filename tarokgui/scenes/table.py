"""The table: one hand after the other, from the cut to the settlement."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import (
    PLAYS,
    Acted,
    Action,
    Card,
    Event,
    Surrender,
    Trick,
    View,
    card_name,
)
from tarokgui.commands import Command, Key, Pointer, PointerKind, Signal
from tarokgui.scenes.base import Node
from tarokgui.scenes.form import Form
from tarokgui.scenes.tablekeys import TableKeys
from tarokgui.session import Session
from tarokgui.table.advice import advice_text, going_on_text
from tarokgui.table.attention import wanted_focus
from tarokgui.table.bar import bar_widgets
from tarokgui.table.context import Choosing, Context
from tarokgui.table.croupier import Croupier
from tarokgui.table.dock import journal_dock
from tarokgui.table.hand import HandCard, hand_widgets
from tarokgui.table.layout import TableLayout, layout
from tarokgui.table.model import TableModel
from tarokgui.table.motion import Motion, draw_flights
from tarokgui.table.nudge import Nudge
from tarokgui.table.panels import panel_widgets
from tarokgui.table.panels.discarding import with_card
from tarokgui.table.peek import peek_button, peek_place
from tarokgui.table.pocket import pocket_widgets
from tarokgui.table.seats import draw_backs, draw_bubbles, draw_thinking, seat_widgets
from tarokgui.table.speech import turn
from tarokgui.table.stagehand import DEAL_KEY, Stagehand
from tarokgui.table.trick import draw_trick, trick_nodes
from tarokgui.text import Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.label import Plaque
from tarokgui.wording import why_text

if TYPE_CHECKING:
    import pygame

    from tarokgui.services import Services

INSTANT = 50.0
"""How many times faster the clocks run when everything shall happen at once."""


class TableScene(Form):
    """The session on screen. Input never waits for the pictures: they catch up."""

    name = "table"

    def __init__(self, services: Services, session: Session, notice: str = "") -> None:
        super().__init__(services)
        self.session = session
        self.croupier = Croupier(session, services.tr, self._wake, self._show, self._changed)
        self.seating = self.croupier.seating
        self.choosing = Choosing()
        self.motion = Motion()
        self.layout: TableLayout = layout(1280, 720, session.variant.players)
        self.stagehand = Stagehand(self.motion, self.seating, lambda: self.layout)
        self.keys = TableKeys(self)
        self.dock_open = False
        self.peeking = False
        self.why = ""
        """Why the last thing tried was refused; stands in the advice line."""
        self.nudge = Nudge()
        self._settled = False
        self._away = False
        self._focused_for: object = None
        self._told: str | None = None
        self._place = 0
        """Where in the hand the focus was last: when its card is played a neighbour gets it."""
        self.released = -1.0
        """When a trick was last taken away by itself, on the services' clock."""
        if notice:
            self.say(notice)

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
            confirm_surrender=self._confirm_surrender,
            fresh=self.model.fresh,
        )

    @property
    def dealing(self) -> bool:
        """Whether the cards are still on their way to the hands."""
        return self.motion.in_flight(DEAL_KEY)

    @property
    def skippable(self) -> bool:
        """Whether something lies there or moves that the player can cut short."""
        return self.croupier.held is not None or self.dealing or self.croupier.draw_left > 0

    # What is on screen -------------------------------------------------------------------------------------------

    def resize(self, width: int, height: int) -> None:
        """Lay the table out anew."""
        self._lay(width, height)
        super().resize(width, height)

    def _lay(self, width: int, height: int) -> None:
        comfort, players = self.services.comfort, self.session.variant.players
        self.layout = layout(width, height, players, dock=self.dock_open, ui=comfort.ui_scale, text=comfort.text_scale)

    def build(self) -> Iterable[Widget]:
        """Bar, seats, the phase's panel, the advice, the hand, the journal."""
        context = self.context
        self.choosing.discard &= self.model.view.hand
        number = self.session.match.hands + 1
        yield from bar_widgets(context, number, self.session.match.radler, self.open_menu, self.toggle_journal)
        yield from seat_widgets(context, self.session.totals())
        yield from pocket_widgets(context)
        if not self.skippable:
            yield from panel_widgets(context, self._speak)
        advice = self.why or self._going_on(context) or advice_text(context)
        line, peek = (
            peek_place(self.layout, self.paint, self.services.tr) if self.can_peek else (self.layout.advice, None)
        )
        yield Plaque("advice", line, advice, lit=context.my_turn, face=Face.BODY)
        if peek is not None:
            yield peek_button(self.services.tr, peek, self.peeking, self.toggle_peek)
        if not self.dealing:
            yield from hand_widgets(context, self.pick)
        if self.layout.dock is not None:
            yield from journal_dock(context, self.layout.dock, self.model.journal)

    @property
    def can_peek(self) -> bool:
        """R118: the last trick may be looked at until the next card is played."""
        return self.model.last_trick is not None and not self.model.view.table.play.trick and not self.skippable

    def toggle_peek(self) -> None:
        """Show the last trick, or put it away again."""
        self.peeking = not self.peeking and self.can_peek
        self.rebuild()

    def _going_on(self, context: Context) -> str:
        drawn = self.session.first_deal if self.croupier.draw_left > 0 else None
        return going_on_text(context, drawn, dealing=self.dealing, peeking=self.peeking)

    def rebuild(self) -> None:
        """Make the widgets anew; when a new decision is due the focus goes to it."""
        focused = self.focus.focused
        if isinstance(focused, HandCard):
            cards = [widget for widget in self.focus.widgets if isinstance(widget, HandCard)]
            self._place = cards.index(focused)
        self.prefer = wanted_focus(self.model.view, self.croupier.my_turn, self._place)
        super().rebuild()
        due = (self.session.decision, self.croupier.my_turn)
        if self.prefer is None or due == self._focused_for:
            return
        focused = self.focus.focused
        picked = isinstance(focused, HandCard) and focused.legal  # a card chosen beforehand keeps the focus
        if picked or self.focus.focus(self.prefer):
            self._focused_for = due

    def _shown_trick(self) -> Trick | None:
        return self.croupier.held or (self.model.last_trick if self.peeking else None)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Felt, bar, backs, trick."""
        super().backdrop(surface)
        context, theme = self.context, self.paint.theme
        bar = self.layout.bar
        surface.fill(theme.plaque, bar)
        surface.fill(theme.brass_dark, (0, bar.bottom - self.scale.hair, self.window.w, self.scale.hair))
        draw_backs(surface, context, waiting=self.dealing)
        table, trick = self.model.view.table, self._shown_trick()
        if trick is not None:
            draw_trick(surface, context, trick.leader, trick.cards, winner=trick.winner, hidden=self._flying())
        elif self.croupier.draw_left > 0:
            first = self.session.first_deal
            draw_trick(surface, context, 0, first.cards, winner=first.dealer, tags=("", self.services.tr("deal.deals")))
        elif table.phase == "play":
            draw_trick(surface, context, table.play.leader, table.play.trick, hidden=self._flying())

    def _flying(self) -> set[str]:
        cards = {*self.model.view.table.play.trick}
        if self.model.last_trick is not None:
            cards |= {*self.model.last_trick.cards}
        return {card_name(card) for card in cards if self.motion.in_flight(card_name(card))}

    def overlay(self, surface: pygame.Surface) -> None:
        """Words, and cards on their way."""
        draw_bubbles(surface, self.context, self.model.said)
        if self.croupier.thinking_long and self.session.turn is not None:
            draw_thinking(surface, self.context, self.session.turn)
        draw_flights(surface, self.motion, self.services.cards, next(iter(self.layout.seats.values())).trick)

    def extra_nodes(self) -> Iterable[Node]:
        """The trick and the words of the seats."""
        play, trick = self.model.view.table.play, self._shown_trick()
        yield from trick_nodes(self.context, trick, play.leader, play.trick)
        for seat, said in self.model.said.items():
            place = self.layout.seats[self.seating.place(seat)].bubble
            yield Node(f"said:{seat}", f"{self.seating.name(seat)}: {said.text}", "text", place)
        if self.skippable:
            yield Node("trick", self.services.tr("trick.complete"), "button", self.layout.centre)

    # Time --------------------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """While cards are on their way."""
        return self.motion.busy or self.nudge.busy

    def wake_in(self) -> float | None:
        """When the next thing is due."""
        message = super().wake_in()
        due = None if self._away else self.croupier.due_in()
        waits = [wait for wait in (message, None if due is None else due / self._speed) if wait is not None]
        return min(waits, default=None)

    @property
    def _speed(self) -> float:
        return self.services.comfort.speed or INSTANT

    def update(self, dt: float) -> None:
        """Cards move; tricks are taken away; bots act."""
        super().update(dt)
        was_moving, was_dealing = self.motion.busy, self.dealing
        self.stagehand.reduced = self.services.comfort.reduced_motion
        self.motion.advance(dt, self.services.comfort.speed)
        if was_dealing and not self.dealing:
            self.rebuild()
        self.dirty = self.dirty or was_moving or self.croupier.thinking_long
        if self.nudge.tick(dt, self.focus.widgets, 0 if self.services.comfort.reduced_motion else self.scale.px(4)):
            self.dirty = True
        if self._away or self.motion.busy or self.services.stack.top is not self:
            return
        held = self.croupier.held
        if self.croupier.step(dt * self._speed):
            self._settle()
        if held is not None and self.croupier.held is None:
            self.released = self.services.clock()
            self.stagehand.sweep(held)

    def _wake(self) -> None:
        """Called from the bots' thread: an answer lies ready, so the loop shall come round."""
        self.services.post(lambda: None)

    # Acting ------------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """The person's action, or why it is not allowed."""
        if not self.croupier.my_turn:
            return
        self.skip()
        why = self.croupier.refusal(action)
        if why is not None:
            self.explain(why_text(self.services.tr, why, self.seating.name))
            return
        self.croupier.do(action)

    def _show(self, event: Event, before: View) -> None:
        """Something has happened: set the cards in motion; what was picked is settled now."""
        self.stagehand.show(event, before)
        self.choosing.clear()
        self.why = ""
        if isinstance(event, Acted):
            self.peeking = False

    def _changed(self) -> None:
        """The table is to be shown anew; a problem with saving is told once."""
        problem = self.session.problem
        if problem is not None and problem != self._told:
            self.say(self.services.tr(problem, folder=self.services.save_folder))
        self._told = problem
        self.rebuild()

    def skip(self) -> None:
        """Let everything arrive; take away what lies there to be looked at."""
        self.croupier.end_draw()
        self.motion.finish()
        trick = self.croupier.release_trick()
        if trick is not None:
            self.stagehand.sweep(trick)
        self.rebuild()

    def pick(self, card: Card) -> None:
        """A card of the hand was activated: played, or put among the discards."""
        if not self.croupier.my_turn:
            self.skip()
            return
        phase = self.model.view.phase
        if phase == "play":
            self.act(PLAYS[card])
        elif phase == "discard":
            self.choosing.discard, why = with_card(self.context, card)
            self.explain(why)
        if self.why:
            self.nudge.start(card)

    def _speak(self) -> None:
        """Everything ticked on the sheet is said, then merge; not a word after one that is refused."""
        self.why = ""
        for action in turn(self.model.view, self.choosing.speech):
            if self.croupier.my_turn and not self.why:
                self.act(action)

    def explain(self, text: str) -> None:
        """Put a sentence in the advice line until the next thing happens."""
        self.why = text
        self.rebuild()

    # Input -------------------------------------------------------------------------------------------------------

    def handle(self, command: Command) -> bool:
        """Keys of the table, then the widgets."""
        if isinstance(command, Signal):
            # A table nobody looks at waits.
            if command in (Signal.FOCUS_LOST, Signal.MINIMISED):
                self._away = True
            elif command in (Signal.FOCUS_GAINED, Signal.RESTORED):
                self._away = False
            return False
        self._note_device(command)
        if isinstance(command, Key) or (isinstance(command, Pointer) and command.kind is PointerKind.DOWN):
            self._away = False  # whoever presses something is here
        return self.keys.handle(command) or super().handle(command)

    def escape(self) -> bool:
        """Take back what was picked; else the menu."""
        if self.why or self.choosing.discard or self.choosing.speech:
            self.choosing.clear()
            self.explain("")
        else:
            self.open_menu()
        return True

    def toggle_journal(self) -> None:
        """Open or close the journal at the right."""
        self.dock_open = not self.dock_open
        self._lay(self.window.w, self.window.h)
        self.rebuild()

    # Other scenes ------------------------------------------------------------------------------------------------

    def open_menu(self) -> None:
        """The menu over the table."""
        from tarokgui.scenes.menu import pause_menu

        self.services.stack.push(pause_menu(self.services, self))

    def open_scores(self) -> None:
        """The score sheet."""
        from tarokgui.scenes.scores import ScoresScene

        self.services.stack.push(ScoresScene(self.services, self.session, self.seating))

    def _confirm_surrender(self) -> None:
        from tarokgui.scenes.surrender import surrender_question

        self.services.stack.push(surrender_question(self.context, lambda: self.act(Surrender())))

    def _settle(self) -> None:
        if not self._settled:
            from tarokgui.scenes.settlement import SettlementScene

            self._settled = True
            self.services.stack.push(SettlementScene(self.services, self))

    def next_hand(self) -> None:
        """Deal the next hand."""
        self._settled = False
        self.why = ""
        self.choosing.clear()
        self.motion.finish()
        self.croupier.next_hand()

    def leave(self) -> None:
        """The bots may stop thinking."""
        self.croupier.close()

    def save(self) -> None:
        """Every decision is saved when it is made; this only makes sure of the last one."""
        if not self.session.finished:
            self.session.save()
