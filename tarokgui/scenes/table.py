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
    Merge,
    Pass,
    PlayCard,
    Surrender,
    Trick,
    TrickTaken,
    card_name,
    legal_actions,
    members,
    objection,
)
from tarokgui.commands import Command, Key, KeyUp, Pointer, PointerKind, Signal
from tarokgui.scenes.base import Node
from tarokgui.scenes.form import Form
from tarokgui.session import Session, Thinker
from tarokgui.table.advice import advice_text
from tarokgui.table.bar import bar_widgets
from tarokgui.table.context import Choosing, Context
from tarokgui.table.dock import journal_dock
from tarokgui.table.hand import HandCard, hand_widgets, sorted_hand
from tarokgui.table.layout import TableLayout, layout
from tarokgui.table.model import TableModel, fold_all
from tarokgui.table.motion import Motion
from tarokgui.table.pace import THINKING, Pace
from tarokgui.table.panels.announcing import announcing_widgets
from tarokgui.table.panels.bidding import bidding_widgets
from tarokgui.table.panels.calling import calling_widgets
from tarokgui.table.panels.dealing import dealing_widgets
from tarokgui.table.panels.discarding import card_objection, discard_count, discarding_widgets
from tarokgui.table.panels.talon import talon_widgets
from tarokgui.table.pocket import pocket_widgets
from tarokgui.table.seating import Seating
from tarokgui.table.seats import draw_backs, draw_bubbles, seat_widgets
from tarokgui.table.speech import turn
from tarokgui.table.stagehand import DEAL_KEY, Stagehand
from tarokgui.table.trick import draw_trick, trick_nodes
from tarokgui.text import Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.label import Plaque
from tarokgui.wording import card_words, why_text

if TYPE_CHECKING:
    import pygame

    from tarokgui.services import Services

NUDGE_SECONDS = 0.16
FIRST_DRAW = 2.6
"""Seconds that the little draw for the first dealer lies on the table (R8)."""


class TableScene(Form):
    """The session on screen. The session is always ahead of the pictures: input never waits for them."""

    name = "table"

    def __init__(self, services: Services, session: Session, notice: str = "") -> None:
        super().__init__(services)
        self.session = session
        self.seating = Seating(session.human, session.variant.players, services.tr)
        self.model = self._fresh_model()
        self.choosing = Choosing()
        self.pace = Pace()
        self.motion = Motion()
        self.thinker = Thinker(wake=self._wake)
        self.stagehand = Stagehand(self.motion, self.seating, lambda: self.layout)
        self.layout: TableLayout = layout(1280, 720, session.variant.players)
        self.dock_open = False
        self.peeking = False
        self.why = ""
        self._ready: Action | None = None
        self._asked: tuple[int, int] | None = None
        self._nudged: tuple[Card, float] | None = None
        self._settled = False
        self._away = False
        self._focused_for: object = None
        self._draw_left = FIRST_DRAW if session.match.hands == 0 and not session.record.actions else 0.0
        fold_all(self.model, session.events)
        if notice:
            self.say(notice)

    # What is on screen -------------------------------------------------------------------------------------------

    def resize(self, width: int, height: int) -> None:
        """Lay the table out anew."""
        self._lay(width, height)
        super().resize(width, height)

    def _lay(self, width: int, height: int) -> None:
        comfort, players = self.services.comfort, self.session.variant.players
        self.layout = layout(width, height, players, dock=self.dock_open, ui=comfort.ui_scale, text=comfort.text_scale)

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
        )

    @property
    def held(self) -> Trick | None:
        """The complete trick that still lies on the table."""
        return self.model.last_trick if self.pace.hold is not None else None

    def build(self) -> Iterable[Widget]:
        """Bar, seats, the phase's panel, the advice, the hand, the journal."""
        context = self.context
        self.choosing.discard &= self.model.view.hand
        hands = self.session.match.hands + 1
        yield from bar_widgets(context, hands, self.session.match.radler, self._menu, self.toggle_journal)
        yield from seat_widgets(context, self.session.totals())
        yield from pocket_widgets(context)
        dealing = self.motion.in_flight(DEAL_KEY)
        if not dealing and self.held is None and self._draw_left <= 0:
            yield from self._panel(context)
        advice = self.why or self._draw_text() or advice_text(context)
        yield Plaque("advice", self.layout.advice, advice, lit=context.my_turn, face=Face.BODY)
        yield from hand_widgets(context, self._pick, hidden=dealing)
        if self.layout.dock is not None:
            yield from journal_dock(context, self.layout.dock, self.model.journal)

    def _panel(self, context: Context) -> Iterable[Widget]:
        match context.view.phase:
            case "cut" | "pattern" | "packets" | "throw-in":
                yield from dealing_widgets(context)
            case "auction":
                yield from bidding_widgets(context)
            case "call":
                yield from calling_widgets(context)
            case "talon":
                yield from talon_widgets(context)
            case "discard":
                yield from discarding_widgets(context)
            case "announce":
                yield from announcing_widgets(context, self._speak)

    def rebuild(self) -> None:
        """Make the widgets anew; the focus goes to what is to be done."""
        self.prefer = self._wanted_focus()
        super().rebuild()
        due = (self.session.decision, self.session.turn == self.session.human)
        if self.prefer is not None and due != self._focused_for and self.focus.focus(self.prefer):
            self._focused_for = due

    def _wanted_focus(self) -> str | None:
        view = self.model.view
        match view.phase:
            case "cut":
                return "cut"
            case "throw-in":
                return "keep"
            case "auction":
                return "bid:pass"
            case "talon":
                return f"take:{view.table.talon.looking}" if view.table.talon.looking else "take:1"
            case "announce":
                return "say"
            case "play":
                playable = {action.card for action in legal_actions(view) if isinstance(action, PlayCard)}
                return next((f"card:{card_name(card)}" for card in sorted_hand(view.hand) if card in playable), None)
        return None

    # Drawing -----------------------------------------------------------------------------------------------------

    def backdrop(self, surface: pygame.Surface) -> None:
        """Felt, bar, backs, talon's rest, trick."""
        super().backdrop(surface)
        context = self.context
        surface.fill(self.paint.theme.plaque, self.layout.bar)
        surface.fill(
            self.paint.theme.brass_dark, (0, self.layout.bar.bottom - self.scale.hair, self.window.w, self.scale.hair)
        )
        dealing = self.motion.in_flight(DEAL_KEY)
        draw_backs(surface, context, waiting=dealing)
        table = self.model.view.table
        trick = self.held or (self.model.last_trick if self.peeking else None)
        if trick is not None:
            draw_trick(surface, context, trick.leader, trick.cards, winner=trick.winner, hidden=self._flying())
        elif self._draw_left > 0:
            first = self.session.first_deal
            draw_trick(surface, context, 0, first.cards, winner=first.dealer, tags=("", self.services.tr("deal.deals")))
        elif table.phase == "play":
            draw_trick(surface, context, table.play.leader, table.play.trick, hidden=self._flying())

    def _draw_text(self) -> str:
        """Who deals first, and why."""
        if self._draw_left <= 0:
            return ""
        first = self.session.first_deal
        card = card_words(self.services.tr, first.cards[first.dealer])
        return self.seating.says("deal.first", first.dealer, card=card)

    def _end_draw(self) -> bool:
        """Clear the little draw away; whether it lay there."""
        lay, self._draw_left = self._draw_left > 0, 0.0
        if lay:
            self.rebuild()
        return lay

    def _flying(self) -> set[str]:
        table = self.model.view.table
        cards = {*table.play.trick, *(self.model.last_trick.cards if self.model.last_trick else ())}
        return {card_name(card) for card in cards if self.motion.in_flight(card_name(card))}

    def overlay(self, surface: pygame.Surface) -> None:
        """Words, and cards on their way."""
        draw_bubbles(surface, self.context, self.model.said)
        if self._thinking_shown:
            self._draw_thinking(surface)
        cards = self.services.cards
        for name, rect in self.motion.positions():
            size = (max(1, rect.w), max(1, rect.h))
            # Scaled while it moves: an exact picture for every step would have to be drawn anew each time.
            picture = cards.back(self._moving_size(size)) if name is None else cards.face(name, self._moving_size(size))
            surface.blit(_scaled(picture, size), rect)

    def _moving_size(self, size: tuple[int, int]) -> tuple[int, int]:
        slot = next(iter(self.layout.seats.values())).trick
        return (slot.w, slot.h)

    def _draw_thinking(self, surface: pygame.Surface) -> None:
        from tarokgui.widgets.bubble import draw_bubble

        seat = self.session.turn
        if seat is not None and seat != self.session.human:
            lay = self.layout.seats[self.seating.place(seat)]
            draw_bubble(surface, self.paint, self.services.tr("seat.thinking"), lay.bubble, lay.plate)

    @property
    def _thinking_shown(self) -> bool:
        return self.thinker.busy and self.pace.waited > THINKING and not self.model.view.asked

    def extra_nodes(self) -> Iterable[Node]:
        """The trick and the words of the seats."""
        context = self.context
        table = self.model.view.table
        trick = self.held or (self.model.last_trick if self.peeking else None)
        yield from trick_nodes(context, trick, table.play.leader, table.play.trick)
        for seat, said in self.model.said.items():
            place = self.layout.seats[self.seating.place(seat)].bubble
            yield Node(f"said:{seat}", f"{self.seating.name(seat)}: {said.text}", "text", place)
        if trick is not None:
            yield Node("trick", self.services.tr("trick.complete"), "button", self.layout.centre)

    # Time --------------------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """While cards are on their way."""
        return self.motion.busy or self._nudged is not None

    def wake_in(self) -> float | None:
        """When the next thing is due."""
        waits = [super().wake_in()]
        if self._away:
            return waits[0]
        speed = self._speed
        if self._draw_left > 0:
            waits.append(self._draw_left / speed)
        elif self.pace.hold is not None:
            waits.append(max(0.0, self.pace.hold / speed))
        elif self._bot_due or self._forced() is not None:
            due = self.pace.pause if self.pace.pause > 0 else 0.0 if self._ready is not None else 0.25
            waits.append(due / speed)
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def _speed(self) -> float:
        return self.services.comfort.speed or 50.0

    @property
    def _bot_due(self) -> bool:
        return self.session.turn not in (None, self.session.human)

    def update(self, dt: float) -> None:
        """Cards move; tricks are taken away; bots act."""
        super().update(dt)
        was_moving = self.motion.busy
        dealing = self.motion.in_flight(DEAL_KEY)
        self.stagehand.reduced = self.services.comfort.reduced_motion
        self.motion.advance(dt, self.services.comfort.speed)
        if dealing and not self.motion.in_flight(DEAL_KEY):
            self.rebuild()
        if was_moving:
            self.dirty = True
        self._tick_nudge(dt)
        if self._away or self.services.stack.top is not self:
            return
        self._go_on(dt * self._speed)

    def _go_on(self, dt: float) -> None:
        """One step of the game if it is due."""
        if self._draw_left > 0:
            self._draw_left -= dt
            if self._draw_left <= 0:
                self.rebuild()
            return
        if self.pace.hold is not None:
            if self.pace.tick_hold(dt):
                self.release_trick()
            return
        if self.motion.busy:
            return
        if self.session.hand_over:
            self._settle()
        elif self.session.turn == self.session.human:
            forced = self._forced()
            if forced is not None and self.pace.tick_pause(dt):
                self._do(forced)
        else:
            self._let_bot_act(dt)

    def _forced(self) -> Action | None:
        """R34, A10: passing is done for the player when nothing else is left, and merge on later turns; still shown."""
        view = self.model.view
        if self.session.turn != self.session.human or view.phase not in ("auction", "announce"):
            return None
        legal = legal_actions(view)
        if len(legal) != 1:
            return None
        later = view.phase == "auction" or view.table.speech.spoken >> view.seat & 1
        return legal[0] if later and isinstance(legal[0], Pass | Merge) else None

    def _let_bot_act(self, dt: float) -> None:
        view = self.session.bot_view()
        if self._asked != self.session.decision:
            self._asked, self._ready = self.session.decision, None
            seat = view.seat
            self.thinker.ask(self.session.bot(seat), view)
        if self._ready is None:
            self._ready = self.thinker.poll()
        # A bot that is asked about throwing in answers at once: nobody may notice that it was asked.
        due = self.pace.tick_pause(dt) or view.asked
        if self.pace.waited > THINKING and self.thinker.busy:
            self.dirty = True
        if due and self._ready is not None:
            action, self._ready = self._ready, None
            self._do(action)

    def _wake(self) -> None:
        """Called from the bots' thread: an answer lies ready, so the loop shall come round."""
        self.services.post(lambda: None)

    # Acting ------------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """The person's action, or why it is not allowed."""
        if self.session.turn != self.session.human:
            return
        self.release_trick()
        self.motion.finish()
        why = objection(self.model.view, action)
        if why is not None:
            self._explain(why_text(self.services.tr, why, self.seating.name))
            return
        self._do(action)

    def _do(self, action: Action) -> None:
        problem = self.session.problem
        events = self.session.act(action)
        visible = bool(events)
        for event in events:
            self._show(event)
        if visible:
            self.why = ""
            self.choosing.clear()
            self.pace.next_decision()
        if self.session.problem and self.session.problem != problem:
            self.say(self.services.tr(self.session.problem, folder=self.services.save_folder))
        self.rebuild()

    def _show(self, event: Event) -> None:
        before = self.model.view
        self.model.see(event)
        self.stagehand.show(event, before)
        if isinstance(event, Acted):
            self.peeking = False
        if isinstance(event, TrickTaken):
            self.pace.hold_trick()

    def release_trick(self) -> None:
        """Take the complete trick away now."""
        trick = self.held
        if self.pace.release() and trick is not None:
            self.stagehand.sweep(trick)
            self.rebuild()

    def _pick(self, card: Card) -> None:
        """A card of the hand was activated: played, or put among the discards."""
        view = self.model.view
        if self.pace.hold is not None and self.session.turn != self.session.human:
            self.release_trick()
            return
        if self.session.turn != self.session.human:
            return
        if view.phase == "play":
            self.act(PLAYS[card])
            if self.why:
                self._nudged = (card, NUDGE_SECONDS)
        elif view.phase == "discard":
            self._pick_discard(card)

    def _pick_discard(self, card: Card) -> None:
        view, chosen = self.model.view, self.choosing.discard
        if chosen >> card & 1:
            self.choosing.discard &= ~(1 << card)
        else:
            if chosen.bit_count() >= discard_count(view):
                chosen &= ~(1 << members(chosen)[0]) if chosen.bit_count() == 1 else chosen
                if chosen.bit_count() >= discard_count(view):
                    self._explain(self.services.tr("discard.full", n=discard_count(view)))
                    return
            why = card_objection(view, chosen, card)
            if why is not None:
                self._explain(why_text(self.services.tr, why, self.seating.name))
                self._nudged = (card, NUDGE_SECONDS)
                return
            self.choosing.discard = chosen | 1 << card
        self.why = ""
        self.rebuild()

    def _speak(self) -> None:
        """Everything ticked on the sheet is said, then merge."""
        for action in turn(self.model.view, self.choosing.speech):
            if self.session.turn == self.session.human:
                self.act(action)

    def _explain(self, text: str) -> None:
        self.why = text
        self.rebuild()

    def _tick_nudge(self, dt: float) -> None:
        if self._nudged is None:
            return
        card, left = self._nudged
        left -= dt
        widget = self.focus.find(f"card:{card_name(card)}")
        if isinstance(widget, HandCard):
            swing = 0 if left <= 0 or self.services.comfort.reduced_motion else self.scale.px(4)
            widget.nudge = swing if int(left / NUDGE_SECONDS * 4) % 2 else -swing
        self._nudged = (card, left) if left > 0 else None
        self.dirty = True

    # Input -------------------------------------------------------------------------------------------------------

    def handle(self, command: Command) -> bool:
        """Keys of the table, then the widgets."""
        if isinstance(command, Signal):
            self._signal(command)
            return False
        if isinstance(command, Key) and not command.mods & {"ctrl", "alt", "meta"} and self._key(command):
            return True
        if isinstance(command, KeyUp) and command.name == "l" and self.peeking:
            self.peeking = False
            self.dirty = True
            return True
        on_centre = (
            isinstance(command, Pointer)
            and command.kind is PointerKind.DOWN
            and self._waiting_to_be_skipped
            and self.layout.centre.holds(command.pos)
        )
        if on_centre:
            self._end_draw()
            self.motion.finish()
            self.release_trick()
            self.rebuild()
            return True
        return super().handle(command)

    def _signal(self, signal: Signal) -> None:
        if signal in (Signal.FOCUS_LOST, Signal.MINIMISED):
            self._away = True
        elif signal in (Signal.FOCUS_GAINED, Signal.RESTORED):
            self._away = False

    def _key(self, key: Key) -> bool:
        if key.name in ("return", "space") and self._waiting_to_be_skipped:
            if not key.repeat:
                self._end_draw()
                self.motion.finish()
                self.release_trick()
                self.rebuild()
            return True
        if key.repeat:
            return False
        if key.card:
            return self._number_key(key.card)
        match key.name:
            case "l":
                self.peeking = self.model.last_trick is not None and not self.model.view.table.play.trick
                self.dirty = True
                return True
            case "j":
                self.toggle_journal()
                return True
            case "s":
                self._scores()
                return True
            case "?" | "f1":
                self._keys()
                return True
            case "/" if "shift" in key.mods:
                self._keys()
                return True
            case "[" | "]":
                self._change_speed(faster=key.name == "]")
                return True
            case "backspace":
                return self.escape() if self.choosing.discard or self.choosing.speech else False
        return False

    @property
    def _waiting_to_be_skipped(self) -> bool:
        return self.held is not None or self.motion.in_flight(DEAL_KEY) or self._draw_left > 0

    def _number_key(self, number: int) -> bool:
        """The keys of the number row stand for the cards from the left; the same key again plays the card."""
        view = self.model.view
        if view.phase == "call" and self.session.turn == self.session.human and number <= 4:
            calls = legal_actions(view)
            self.act(calls[number - 1])
            return True
        cards = [widget for widget in self.focus.widgets if isinstance(widget, HandCard)]
        if number > len(cards):
            return True
        widget = cards[number - 1]
        if self.focus.focused is widget and self.focus.show_ring:
            widget.on_activate()
        else:
            self.focus.focus(widget.id)
            self.focus.show_ring = True
        self.dirty = True
        return True

    def escape(self) -> bool:
        """Take back what was picked; else the menu."""
        if self.why or self.choosing.discard or self.choosing.speech:
            self.why = ""
            self.choosing.clear()
            self.rebuild()
            return True
        self._menu()
        return True

    def toggle_journal(self) -> None:
        """Open or close the journal at the right."""
        self.dock_open = not self.dock_open
        self._lay(self.window.w, self.window.h)
        self.rebuild()

    def _change_speed(self, *, faster: bool) -> None:
        speeds = (0.5, 1.0, 2.0, 4.0, 0.0)
        now = self.services.comfort.speed
        place = speeds.index(now) if now in speeds else 1
        speed = speeds[max(0, min(len(speeds) - 1, place + (1 if faster else -1)))]
        self.services.comfort.speed = speed
        tr = self.services.tr
        self.say(tr("speed.times", speed=f"{speed:g}") if speed else tr("speed.instant"))

    # Other scenes ------------------------------------------------------------------------------------------------

    def _menu(self) -> None:
        from tarokgui.scenes.menu import pause_menu

        self.services.stack.push(pause_menu(self.services, self))

    def _keys(self) -> None:
        from tarokgui.scenes.keys import KeysScene

        self.services.stack.push(KeysScene(self.services))

    def _scores(self) -> None:
        from tarokgui.scenes.scores import ScoresScene

        self.services.stack.push(ScoresScene(self.services, self.session, self.seating))

    def _confirm_surrender(self) -> None:
        from tarokgui.widgets.button import Style
        from tarokgui.widgets.dialog import Answer, Dialog

        tr = self.services.tr
        table = self.model.view.table
        price = table.contract.base * table.level * table.stake if table.contract else 0
        answers = (
            Answer("surrender-yes", tr("talon.surrender"), lambda: self.act(Surrender()), Style.SECOND, True),
            Answer("surrender-no", tr("talon.play-on"), lambda: None, Style.PRIMARY, False),
        )
        text = tr("talon.surrender-text", price=price)
        self.services.stack.push(Dialog(self.services, tr("talon.surrender-title"), text, answers, "surrender-no"))

    def _settle(self) -> None:
        if self._settled:
            return
        self._settled = True
        from tarokgui.scenes.settlement import SettlementScene

        self.services.stack.push(SettlementScene(self.services, self))

    def next_hand(self) -> None:
        """Deal the next hand."""
        self.session.next_hand()
        self.model = self._fresh_model()
        fold_all(self.model, self.session.events)
        self.choosing.clear()
        self.pace = Pace()
        self.motion.finish()
        self._settled, self._asked, self._ready = False, None, None
        self.why = ""
        self.rebuild()

    def _fresh_model(self) -> TableModel:
        return TableModel(self.session.opening_view(), self.seating, self.services.tr)

    def leave(self) -> None:
        """The bots may stop thinking."""
        self.thinker.close()

    def save(self) -> None:
        """Every decision is saved when it is made; this only makes sure of the last one."""
        self.session.save()


def _scaled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    import pygame

    return picture if picture.get_size() == size else pygame.transform.smoothscale(picture, size)
