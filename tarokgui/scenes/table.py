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
    members,
)
from tarokgui.commands import Command, Key, Pointer, PointerKind, Signal
from tarokgui.geometry import Rect
from tarokgui.rulebook import page_for
from tarokgui.scenes.base import Node
from tarokgui.scenes.form import Form
from tarokgui.scenes.tablekeys import TableKeys
from tarokgui.session import Session
from tarokgui.sound.cues import MY_TURN, REFUSED, SWEPT, closing, cue
from tarokgui.table.advice import advice_text, going_on_text
from tarokgui.table.adviceline import AdviceLine
from tarokgui.table.attention import wanted_focus
from tarokgui.table.bar import bar_widgets
from tarokgui.table.cards import card_sizes
from tarokgui.table.chime import Chime
from tarokgui.table.context import Choosing, Context
from tarokgui.table.croupier import Croupier
from tarokgui.table.dock import journal_dock
from tarokgui.table.grip import LONG, Grip
from tarokgui.table.hand import HandCard, HandDeeds, hand_widgets
from tarokgui.table.handmotion import HandMotion
from tarokgui.table.hint import Hints
from tarokgui.table.layout import TableLayout, hand_rects, layout
from tarokgui.table.mark import CardMark
from tarokgui.table.model import TableModel
from tarokgui.table.motion import Motion, draw_flights
from tarokgui.table.nudge import Nudge
from tarokgui.table.panels import panel_widgets
from tarokgui.table.panels.discarding import with_card
from tarokgui.table.panels.talongroup import GroupView
from tarokgui.table.peek import peek_button, peek_place
from tarokgui.table.pocket import pocket_widgets
from tarokgui.table.pop import Pops
from tarokgui.table.seats import BEATS, draw_backs, draw_bubbles, draw_growing, draw_thinking, seat_widgets
from tarokgui.table.speech import turn
from tarokgui.table.stagehand import DEAL_KEY, Stagehand
from tarokgui.table.still import StillPicture
from tarokgui.table.tools import status_widgets, tool_widgets
from tarokgui.table.trick import draw_own_slot, draw_trick, slot, trick_cards, trick_nodes
from tarokgui.widgets.base import Widget
from tarokgui.widgets.felt import Emblem
from tarokgui.wording import why_text

if TYPE_CHECKING:
    import pygame

    from tarokgui.services import Services

LEAST_JOURNAL = 160
"""With less height than this, in units, the hint leaves no room for the journal."""
INSTANT = 50.0
"""How many times faster the clocks run when everything shall happen at once."""


class TableScene(Form):
    """The session on screen. Input never waits for the pictures: they catch up."""

    name = "table"

    def __init__(self, services: Services, session: Session, notice: str = "") -> None:
        super().__init__(services)
        self.session = session
        self.croupier = Croupier(session, services.tr, self._wake, self._show, self._changed, services.courtesy)
        self.seating = self.croupier.seating
        self.choosing = Choosing()
        self.grip = Grip()
        self.motion = Motion()
        self.layout: TableLayout = layout(1280, 720, session.variant.players)
        self.stagehand = Stagehand(self.motion, self.seating, self)
        self.hand_motion = HandMotion()
        self.keys = TableKeys(self)
        self.hints = Hints(self)
        self.dock_open = False
        self.peeking = False
        self.why = ""
        """Why the last thing tried was refused; stands in the advice line."""
        self.nudge = Nudge()
        self.chime = Chime()
        self.pops = Pops()
        self._still_picture = StillPicture()
        self._beat = 0
        """Which of the dots of one who thinks is lit."""
        self._settled = False
        self._away = False
        self._focused_for: object = None
        self._told: str | None = None
        self._heard = len(self.model.told)
        """So many lines of the journal have been told to a screen reader."""
        self._place = 0
        """Where in the hand the focus was last: when its card is played a neighbour gets it."""
        self._obey()
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

    def hand_place(self, card: Card) -> Rect:
        """Where a card of the person's hand lies; where the hand is, if it is not there."""
        widget = self.focus.find(f"card:{card_name(card)}")
        if isinstance(widget, HandCard):
            return widget.place
        return hand_rects(self.layout, 1)[0]

    def talon_place(self, group: int, number: int) -> Rect | None:
        """Where a card of the talon lies, if it is shown."""
        widget = self.focus.find(f"group:{group}")
        return widget.places[number] if isinstance(widget, GroupView) and number < len(widget.places) else None

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
        context = self.context
        self.choosing.discard &= self.model.view.hand
        number = self.session.match.hands + 1
        yield from bar_widgets(context)
        hint = self.hints.current is not None
        yield from tool_widgets(context, self.do, self.open_menu, journal=self.dock_open, hint=hint)
        yield from status_widgets(context, number, self.session.match.radler)
        yield from seat_widgets(context, self.session.totals())
        yield from pocket_widgets(context)
        targets: list[Widget] = []
        if not self.skippable:
            targets += panel_widgets(context, self._speak)
            yield from targets
        advice = self.why or self._going_on(context) or self.hints.line or advice_text(context)
        line, peek = (
            peek_place(self.layout, self.paint, self.services.tr) if self.can_peek else (self.layout.advice, None)
        )
        turn_words = self.services.tr("advice.turn") if self.croupier.my_turn and not self.skippable else ""
        yield AdviceLine("advice", line, advice, self.paint, turn=turn_words, warning=bool(self.why))
        if peek is not None:
            yield peek_button(self.services.tr, peek, self.peeking, self.toggle_peek)
        if not self.dealing:
            hand = [*hand_widgets(context, HandDeeds(self.pick, self.inspect, self.lift))]
            targets += hand
            yield from hand
        yield from self.hints.marks(context, targets)
        if self.layout.dock is not None:
            panel, rest = self.hints.panel(context, self.layout.dock)
            if self.dock_open and rest.h >= self.scale.px(LEAST_JOURNAL):
                yield from journal_dock(context, rest, self.model.journal)
            yield from panel

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
        self.fit_dock()
        focused = self.focus.focused
        if isinstance(focused, HandCard):
            cards = [widget for widget in self.focus.widgets if isinstance(widget, HandCard)]
            self._place = cards.index(focused)
        order = self.services.settings.hand_order
        self.prefer = wanted_focus(self.model.view, self.croupier.my_turn, self._place, order)
        super().rebuild()
        self._focus_what_is_due()
        self.hand_motion.settle(self.focus.widgets, (self.window, self.layout.dock is not None), still=self._still)

    def _focus_what_is_due(self) -> None:
        due = (self.session.decision, self.croupier.my_turn)
        if self.prefer is None or due == self._focused_for:
            return
        focused = self.focus.focused
        picked = isinstance(focused, HandCard) and focused.legal  # a card chosen beforehand keeps the focus
        if picked or self.focus.focus(self.prefer):
            self._focused_for = due
            self.services.tell(advice_text(self.context))

    def _shown_trick(self) -> Trick | None:
        return self.croupier.held or (self.model.last_trick if self.peeking else None)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Felt, backs, trick."""
        context = self.context
        self.paint.felt(surface, self._emblem())
        draw_backs(surface, context, self.model.said, waiting=self.dealing)
        table, trick = self.model.view.table, self._shown_trick()
        if trick is not None:
            draw_trick(surface, context, trick.leader, trick.cards, winner=trick.winner, hidden=self._flying())
        elif self.croupier.draw_left > 0:
            first = self.session.first_deal
            draw_trick(surface, context, 0, first.cards, winner=first.dealer, tags=("", self.services.tr("deal.deals")))
        elif table.phase == "play":
            if self.croupier.my_turn and not self.motion.busy:
                draw_own_slot(surface, context)
            draw_trick(surface, context, table.play.leader, table.play.trick, hidden=self._flying())

    def _emblem(self) -> Emblem:
        """The star in the middle of the felt, as large as the trick."""
        centre = self.layout.centre
        return Emblem(*centre.centre, min(self.scale.px(150), centre.h // 2 - self.scale.px(4)))

    def _flying(self) -> set[str]:
        cards = {*self.model.view.table.play.trick}
        if self.model.last_trick is not None:
            cards |= {*self.model.last_trick.cards}
        return {card_name(card) for card in cards if self.motion.in_flight(card_name(card))}

    def draw(self, surface: pygame.Surface) -> None:
        """Everything; while something moves what lies still is drawn only when it changes."""
        if self.animating:
            self._still_picture.draw(surface, self._draw_still, changed=self.dirty)
        else:
            self._still_picture.forget()
            self._draw_still(surface)
        self.focus.draw(surface, self.paint, only=(HandCard, CardMark))
        self.overlay(surface)
        self.draw_marks(surface)

    def _draw_still(self, surface: pygame.Surface) -> None:
        """What no movement touches: felt, seats, panel, trick, words."""
        self.backdrop(surface)
        self.focus.draw(surface, self.paint, without=(HandCard, CardMark))
        growing = self.pops.sizes()
        standing = {seat: said for seat, said in self.model.said.items() if seat not in growing}
        draw_bubbles(surface, self.context, standing)
        if self.croupier.thinking_long and self.session.turn is not None:
            draw_thinking(surface, self.context, self.session.turn)

    def overlay(self, surface: pygame.Surface) -> None:
        """Words that are just being said, a card that is dragged, and cards on their way."""
        for seat, size in self.pops.sizes().items():
            draw_growing(surface, self.context, self.model.said, seat, size)
        for widget in self.focus.widgets:
            if isinstance(widget, HandCard) and widget.dragged:
                widget.draw_card(surface, self.paint)
        draw_flights(surface, self.motion, self.services.cards, self.layout.window)

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
        return self.motion.busy or self.nudge.busy or self.hand_motion.busy or self.pops.busy

    def wake_in(self) -> float | None:
        """When the next thing is due."""
        message = super().wake_in()
        due = None if self._away else self.croupier.due_in()
        held = self.grip.held_for(self.services.clock())
        lens = None if held is None else max(0.0, LONG - held)
        waits = [wait for wait in (message, None if due is None else due / self._speed, lens) if wait is not None]
        return min(waits, default=None)

    @property
    def _still(self) -> bool:
        """Whether nothing shall be seen to move."""
        return self.services.comfort.reduced_motion or self.services.comfort.speed <= 0

    @property
    def _speed(self) -> float:
        return self.services.comfort.speed or INSTANT

    def update(self, dt: float) -> None:
        """Cards move; tricks are taken away; bots act."""
        super().update(dt)
        moved, was_dealing = self.motion.number, self.dealing
        self.stagehand.reduced = self.services.comfort.reduced_motion
        self.motion.advance(dt, self.services.comfort.speed)
        for sound in self.motion.heard():
            self.services.sound.play(sound)
        if was_dealing and not self.dealing:
            self.rebuild()
        if self.hand_motion.busy:
            self.hand_motion.advance(dt, self.services.comfort.speed)
            self.hand_motion.pose(self.focus.widgets, still=self._still)
            self.dirty = self.dirty or not self.hand_motion.busy
        grown = self.pops.advance(dt, self.services.comfort.speed)
        if self.pops.see(self.model.said, still=self._still) or grown:
            self.dirty = True
        beat = int(self.services.clock() * BEATS) if self.croupier.thinking_long else 0
        self.dirty = self.dirty or self.motion.number != moved or beat != self._beat
        self._beat = beat
        if self.nudge.tick(dt, self.focus.widgets, 0 if self.services.comfort.reduced_motion else self.scale.px(4)):
            self.dirty = True
        held_for = self.grip.held_for(self.services.clock())
        if held_for is not None and held_for >= LONG and self.grip.card is not None:
            card = self.grip.card
            self.grip.let_go()
            self.inspect(card, held=True)
        if self._away or self.motion.busy or self.services.stack.top is not self:
            return
        if self.chime.due(self.croupier.my_turn and self.croupier.held is None, self.model.view.phase, dt):
            self.services.sound.play(MY_TURN)
        held = self.croupier.held
        if self.croupier.step(dt * self._speed):
            self._settle()
        if held is not None and self.croupier.held is None:
            self.released = self.services.clock()
            self._sweep(held)

    def _sweep(self, trick: Trick) -> None:
        self.stagehand.sweep(trick)
        self.services.sound.play(SWEPT)

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
            self.services.sound.play(REFUSED)
            return
        self.croupier.do(action)

    def _show(self, event: Event, before: View) -> None:
        """Something has happened: set the cards in motion; what was picked is settled now."""
        self.hints.forget()
        self.stagehand.show(event, before)
        sound = cue(event)
        if sound is not None and not self.motion.will_be_heard(sound):
            self.services.sound.play(sound)
        for _, line in self.model.told[self._heard :]:
            self.services.tell(line)
        self._heard = len(self.model.told)
        self.choosing.clear()
        self.grip.lifted = None
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
            self._sweep(trick)
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
            self.services.sound.play(REFUSED)

    def lift(self, words: str) -> None:
        """A card was lifted, to be played by a second click or by dragging; say how, or that it lies again."""
        self.explain(words)

    def inspect(self, card: Card, *, held: bool = False) -> None:
        """Show a card large; *held* until the button is let go."""
        from tarokgui.scenes.lens import LensScene

        self.services.stack.push(LensScene(self.services, self.session.variant, card, self.layout.card, held=held))

    def _lying_at(self, pos: tuple[int, int]) -> Card | None:
        """The card of the trick that lies there."""
        shown, play = self._shown_trick(), self.model.view.table.play
        leader, cards = (shown.leader, shown.cards) if shown is not None else (play.leader, play.trick)
        for seat, card in trick_cards(leader, cards, self.session.variant.players):
            if slot(self.context, seat).holds(pos):
                return card
        return None

    def inspect_focused(self) -> None:
        """Show the card of the hand that the keys stand on."""
        if isinstance(self.focus.focused, HandCard):
            self.inspect(self.focus.focused.card)

    def _speak(self) -> None:
        """Everything ticked on the sheet is said, then merge; not a word after one that is refused."""
        self.why = ""
        for action in turn(self.model.view, self.choosing.speech):
            if self.croupier.my_turn and not self.why:
                self.act(action)

    def explain(self, text: str) -> None:
        """Put a sentence in the advice line until the next thing happens."""
        self.why = text
        self.services.tell(text)
        self.rebuild()

    # Input -------------------------------------------------------------------------------------------------------

    def handle(self, command: Command) -> bool:
        """Keys of the table, then the widgets."""
        if isinstance(command, Signal):
            # A table nobody looks at waits.
            if command in (Signal.FOCUS_LOST, Signal.MINIMISED):
                self._away = True
            elif command in (Signal.FOCUS_GAINED, Signal.RESTORED, Signal.MAXIMISED):
                self._away = False
            return False
        if self.grip.dragging and _calls_off(command):
            self.grip.let_go()
            self.dirty = True
            return True
        if isinstance(command, Pointer) and command.kind is PointerKind.RIGHT:
            card = self._lying_at(command.pos)
            if card is not None:
                self.inspect(card)
                return True
        self._note_device(command)
        if isinstance(command, Key) or (isinstance(command, Pointer) and command.kind is PointerKind.DOWN):
            self._away = False  # whoever presses something is here
        handled = self.keys.handle(command) or super().handle(command)
        self.hand_motion.pose(self.focus.widgets, still=self._still)
        return handled

    def escape(self) -> bool:
        """Take the hint away, or what was picked back; else the menu."""
        if self.hints.close():
            pass
        elif self.why or self.choosing.anything:
            self.grip.lifted = None
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
        if self.dock_open and self.layout.overlaid:
            self.focus.focus("journal:lines")  # it covers what had the focus

    def do(self, act: str) -> bool:
        """The table's own acts, then those of everywhere."""
        return self.keys.do(act) or super().do(act)

    # Taking back -------------------------------------------------------------------------------------------------

    def take_back(self) -> None:
        """Back to the person's last decision; the cards that lay in the trick are seen to go back."""
        lay = self._shown_trick() or self.model.view.table.play
        cards = lay.cards if isinstance(lay, Trick) else lay.trick
        trick = trick_cards(lay.leader, cards, self.session.variant.players)
        wound = self.session.take_back()
        self._wind(wound, "undo.done", "undo.nothing")
        if wound:
            again = self.model.view.table.play.trick
            self.stagehand.back_to_hand(tuple(each for each in trick if each[1] not in again), self.model.view.hand)

    def repeat(self) -> None:
        """Do again what was taken back."""
        self._wind(self.session.repeat(), "redo.done", "redo.nothing")

    def restart(self) -> None:
        """The same deal from its beginning."""
        self.session.restart()
        self._wind(True, "restart.done", "")

    def _wind(self, wound: bool, done: str, nothing: str) -> None:
        if wound:
            self.show_anew()
        self.say(self.services.tr(done if wound else nothing))

    def show_anew(self) -> None:
        """The session stands somewhere else now: forget what was picked and what was moving."""
        self._settled = False
        self._focused_for = None
        self.hints.forget()
        self.motion.clear()
        self.why = ""
        self.peeking = False
        self.choosing.clear()
        self.motion.finish()
        self.croupier.begin_anew()
        self._heard = len(self.model.told)

    # Other scenes ------------------------------------------------------------------------------------------------

    def open_menu(self) -> None:
        """The menu over the table."""
        from tarokgui.scenes.menu import pause_menu

        self.services.stack.push(pause_menu(self.services, self))

    def rules_page(self) -> str:
        """The page about what is happening now."""
        view = self.model.view
        contract = view.table.contract
        return page_for(view.phase, king_seen=view.king_seen, michi=contract is not None and contract.individual)

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
            if self.model.final is not None:
                for sound in closing(self.model.final, self.session.human):
                    self.services.sound.play(sound)
            self.services.stack.push(SettlementScene(self.services, self))

    def next_hand(self) -> None:
        """Deal the next hand."""
        self.session.next_hand()
        self.show_anew()

    def leave(self) -> None:
        """The bots may stop thinking."""
        self.croupier.close()

    def save(self) -> None:
        """Every decision is saved when it is made; this only makes sure of the last one."""
        if not self.session.finished:
            self.session.save()


def _calls_off(command: Command) -> bool:
    """Escape or the other button puts a dragged card back."""
    if isinstance(command, Key):
        return command.name == "escape"
    return isinstance(command, Pointer) and command.kind is PointerKind.RIGHT
