"""Stecken: everybody said fort. One puts one's hand in order, the four hands are stacked, and the same dealer deals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine import Card, Kind, Seat, card_name
from tarokgui.app.commands import Command, Key
from tarokgui.draw.animation import Timeline, Tween, out_cubic
from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.text import Align, Face
from tarokgui.games.tubingen.ordering import Ordering
from tarokgui.games.tubingen.stack import (
    SHOWN,
    ClosedHand,
    Deeds,
    StackCard,
    StackPlace,
    Told,
    closed_height,
    draw_closed,
)
from tarokgui.games.tubingen.stackplaces import StackPlaces
from tarokgui.rulebook import page_for
from tarokgui.scenes.form import Form
from tarokgui.sound.cues import SWEPT
from tarokgui.table.badges import StripPlate
from tarokgui.table.layout import layout
from tarokgui.table.panels.rows import Key as ButtonKey
from tarokgui.table.panels.rows import button_row
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.widgets.label import Label
from tarokgui.wording.cards import card_words
from tarokgui.wording.sayings import Saying, on_stecken

if TYPE_CHECKING:
    import pygame

    from tarokgui.app.routes import TableDoors
    from tarokgui.app.services import Services

FLIGHT, APART, REST = 0.55, 0.4, 0.5
"""Seconds that a hand takes to the stack, until the next one follows, and that the stack lies there."""
REACH: Final = 9
"""Units by which the pointer moves before a pressed card goes with it."""
PACK: Final = 18
"""So many backs are seen of the whole stack."""


class SteckenScene(Form):
    """One's own cards are moved by dragging, by two clicks, or with the keys; the others' hands stay face down."""

    name = "stecken"

    def __init__(self, services: Services, table: TableDoors) -> None:
        super().__init__(services)
        self.table = table
        self._controller = table.controller
        self.ordering = Ordering(self._controller.stack)
        self._usual = self._controller.session.usual_stack
        self.prefer = f"card:{card_name(self.ordering.cards[0])}"
        self._pressed: tuple[Card, tuple[int, int]] | None = None
        self._moved = (0, 0)
        self._dragging = False
        self.timeline = Timeline()
        """The hands on their way to the stack; empty until they are stacked."""
        self._stacking = False
        self._arrived = 0

    # What is seen ------------------------------------------------------------------------------------------------

    @property
    def _places(self) -> StackPlaces:
        """Where everything lies in the present window."""
        comfort = self.services.comfort
        table = layout(
            self.window.w, self.window.h, self._seats, ui=comfort.ui_scale, text=comfort.text_scale, talon=False
        )
        return StackPlaces(table, self.paint, self._controller.seating)

    @property
    def _seats(self) -> int:
        return self._controller.session.variant.players

    @property
    def _turn(self) -> list[Seat]:
        """The seats in the order in which their hands are laid down: the dealer's first, forehand's on top."""
        dealer = self._controller.view.table.dealer
        return [(dealer - step) % self._seats for step in range(self._seats)]

    def build(self) -> Iterable[Widget]:
        """Plates and closed hands, what is to be done, the place of the stack, buttons, and one's own cards."""
        tr, seating, places = self.services.tr, self._controller.seating, self._places
        table = places.table
        painter, sizes = self.services.cards, self._controller.session.variant.dealt(self._controller.view.table.dealer)
        bar = centred(self.scale.px(300), table.bar.h, table.bar._replace(w=table.tools.right - table.bar.x))
        theme, px = self.paint.theme, self.scale.large
        title = tr("panels.stecken.title")
        yield StripPlate(bar, title)
        line = bar._replace(y=bar.y + (bar.h - self.paint.text.line_height(px)) // 2)
        yield Label("title", line, title, px=px, colour=theme.brass_light, face=Face.TITLE, align=Align.CENTRE)
        yield Told("told", places.told, self._words)
        for seat in range(self._seats):
            if seat != self._controller.session.human:
                plate, note = table.seats[seating.place(seat)].plate, tr("panels.stecken.cards", n=sizes[seat])
                pile, person = places.pile(seat), seating.person(seat)
                told = self._remark if seat == self._places.across and self.services.settings.sayings else None
                shown = note if told is None else tr("panels.stecken.says", words=tr(told.words))
                lies = not self._stacking
                made = ClosedHand(f"pile:{seat}", plate, seating.name(seat), person, shown, pile, painter, lies=lies)
                made.hint = note if told is None else f"{tr(told.means)}\n{note}"
                yield made
        backs = self._landed * PACK // self._seats
        yield StackPlace("stack:place", places.stack, tr("panels.stecken.place"), painter, backs)
        if not self._stacking:
            yield from self._buttons(places)
            yield from self._cards(places)

    @property
    def _remark(self) -> Saying:
        """What whoever sits across remarks on it."""
        return on_stecken(self._places.across)

    @property
    def _words(self) -> str:
        tr, lifted = self.services.tr, self.ordering.lifted
        if self._stacking:
            return tr("panels.stecken.stacking")
        if lifted is not None and not self._dragging:
            return tr("panels.stecken.held", card=card_words(tr, lifted))
        return tr("panels.stecken.text")

    def _buttons(self, places: StackPlaces) -> Iterable[Widget]:
        tr, undone = self.services.tr, self._controller.session.can_take_back
        keys = [
            ButtonKey("undo", tr("panels.stecken.undo"), self._take_back, "" if undone else tr("undo.nothing")),
            ButtonKey(
                "lay", tr("panels.stecken.lay"), self._lay, hint=tr("panels.stecken.lay-hint"), style=Style.SECOND
            ),
            ButtonKey(
                "stack",
                tr("panels.stecken.stack"),
                self.stack,
                hint=tr("panels.stecken.stack-hint"),
                style=Style.PRIMARY,
            ),
        ]
        yield from button_row(self.paint, keys, places.foot)

    def _cards(self, found: StackPlaces) -> Iterable[Widget]:
        """One's own cards; the one that was taken up lies over the others."""
        tr, cards, places = self.services.tr, self.ordering.cards, found.hand(len(self.ordering.cards))
        deeds = Deeds(self._down, self._move, self._up, self.pick, self._inspect)
        made = []
        for number, (card, place) in enumerate(zip(cards, places, strict=True)):
            right = places[number + 1].x if number + 1 < len(places) else place.right
            strip = Rect(place.x, place.y, right - place.x, self.window.bottom - place.y)
            label = tr("panels.stecken.card", card=card_words(tr, card), n=number + 1, all=len(cards))
            widget = StackCard(card, strip, place, label, self.services.cards, deeds)
            widget.tag = tr("panels.stecken.top") if number == 0 else ""
            widget.lifted = card == self.ordering.lifted
            widget.moved = self._moved if widget.lifted and self._dragging else (0, 0)
            made.append(widget)
        yield from sorted(made, key=lambda widget: widget.lifted)

    def overlay(self, surface: pygame.Surface) -> None:
        """Hands on their way to the stack."""
        if not self._stacking:
            return
        places = self._places
        target = places.stack
        for number, seat in enumerate(self._turn):
            gone = self.timeline.value(f"fly:{number}")
            if gone >= 1.0:
                continue
            start = places.pile(seat)
            up = closed_height(self.paint, max(1, number * PACK // self._seats)) if number else 0
            x = start.x + (target.x - start.x) * gone
            y = start.y + (target.y - up - start.y) * gone
            draw_closed(surface, self.paint, self.services.cards, start._replace(x=round(x), y=round(y)), SHOWN)

    # What is done ------------------------------------------------------------------------------------------------

    def pick(self, card: Card) -> None:
        """Take the card up; or put down the one that was taken up, at the place of this one."""
        if self.ordering.lifted is None:
            self.ordering.take_up(card)
            self.services.tell(self._words)
        else:
            if card != self.ordering.lifted:
                self.ordering.move_to(self.ordering.cards.index(card))
            self._put_down()
        self.rebuild()

    def _put_down(self) -> None:
        """It lies where it is, and that is kept."""
        self.ordering.put_down()
        if self.ordering.cards != self._controller.session.stack:
            self._controller.keep_order(self.ordering.cards)

    def _down(self, card: Card, pos: tuple[int, int]) -> None:
        self._pressed, self._dragging, self._moved = (card, pos), False, (0, 0)

    def _move(self, pos: tuple[int, int]) -> None:
        """Past a little way the card goes with the pointer, and the others make room for it."""
        if self._pressed is None:
            return
        card, start = self._pressed
        away = (pos[0] - start[0], pos[1] - start[1])
        if not self._dragging and max(map(abs, away)) <= self.scale.px(REACH, 6):
            return
        if not self._dragging:
            self.ordering.put_down()
            self.ordering.take_up(card)
            self._dragging = True
        places = self._places.hand(len(self.ordering.cards))
        home = places[self.ordering.before.index(card)]
        middle = home.x + away[0] + home.w // 4
        self.ordering.move_to(sum(place.x + place.w // 4 < middle for place in places if place is not home))
        here = places[self.ordering.cards.index(card)]
        self._moved = (home.x + away[0] - here.x, min(away[1], 0))
        self.rebuild()

    def _up(self, card: Card, pos: tuple[int, int]) -> None:
        """Let go where it is; a press without a way takes it up, or puts down what was taken up."""
        dragged, self._pressed, self._dragging, self._moved = self._dragging, None, False, (0, 0)
        if dragged:
            self._put_down()
            self.rebuild()
        else:
            self.pick(card)

    def _inspect(self, card: Card) -> None:
        self.services.routes.lens(self._controller.session.variant, card, self._places.table.card, held=False)

    def _lay(self) -> None:
        """The usual order."""
        self.ordering.lay(self._usual)
        self._put_down()
        self.say(self.services.tr("panels.stecken.laid"))
        self.rebuild()

    def stack(self) -> None:
        """The hands fly to the stack one after the other; then the same dealer deals."""
        if self._stacking:
            return
        self.ordering.put_down()
        self._stacking = True
        comfort = self.services.comfort
        self.timeline = Timeline(speed=comfort.speed, reduced=comfort.reduced_motion)
        for number in range(self._seats):
            self.timeline.add(f"fly:{number}", Tween(0.0, 1.0, FLIGHT, out_cubic, delay=number * APART))
        self.timeline.add("rest", Tween(0.0, 1.0, REST, delay=(self._seats - 1) * APART + FLIGHT))
        self.services.tell(self._words)
        self.rebuild()

    @property
    def _landed(self) -> int:
        """How many hands lie on the stack."""
        if not self._stacking:
            return 0
        return sum(self.timeline.value(f"fly:{number}") >= 1.0 for number in range(self._seats))

    def _go_on(self) -> None:
        self.services.stack.remove(self)
        self._controller.next_hand(self.ordering.cards)

    def _take_back(self) -> None:
        if not self._controller.session.can_take_back:
            self.say(self.services.tr("undo.nothing"))
            return
        self.services.stack.remove(self)
        self.table.take_back()

    # Time and input ----------------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """While hands are on their way."""
        return self._stacking

    def update(self, dt: float) -> None:
        """Let them arrive, each with its sound; then the next hand begins."""
        super().update(dt)
        self._controller.look()
        if not self._stacking or not self.on_top:
            return
        self.timeline.advance(dt)
        if self._landed != self._arrived:
            self._arrived = self._landed
            self.services.sound.play(SWEPT)
            self.rebuild()
        self.dirty = True
        if not self.timeline.busy:
            self._go_on()

    def handle(self, command: Command) -> bool:
        """While hands are stacked any key has them lie there; arrows move a card that was taken up."""
        if isinstance(command, Key) and self._stacking and command.name in ("return", "space", "escape"):
            self.timeline.finish()
            return True
        if isinstance(command, Key) and not command.mods and self._moves(command.name):
            self.services.by_keyboard = True
            self.rebuild()
            return True
        super().handle(command)
        return True

    def _moves(self, name: str) -> bool:
        """Whether that key moves the card that was taken up; it does nothing else then."""
        lifted = self.ordering.lifted
        if lifted is None or self._dragging:
            return False
        match name:
            case "left" | "right":
                self.ordering.step(1 if name == "right" else -1)
            case "home" | "end":
                self.ordering.move_to(0 if name == "home" else len(self.ordering.cards))
            case _:
                return False
        return True

    def do(self, act: str) -> bool:
        """The acts of the table that make sense here."""
        match act:
            case "scores":
                self.services.routes.scores(self._controller.session, self._controller.seating)
            case "undo":
                self._take_back()
            case "restart":
                self.table.restart(lambda: self.services.stack.remove(self))
            case "next-hand":
                self.stack()
            case _:
                return super().do(act)
        return True

    def rules_page(self) -> str:
        """Stecken in the rules."""
        settlement = self._controller.session.settlement
        assert settlement is not None  # the scene is only shown for a settled hand
        return page_for(self._controller.session.variant.key, Kind.OVER, outcome=settlement.outcome)

    def escape(self) -> bool:
        """A card that was taken up goes back; else the menu of the table."""
        if self.ordering.lifted is not None:
            self.ordering.put_back()
            self._pressed, self._dragging, self._moved = None, False, (0, 0)
            self.rebuild()
        else:
            self.services.routes.menu(self.table, self.do)
        return True
