"""A frame of the table: time passes, cards move, thoughts from beside the frame are taken over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import Card, Kind, PlayCard, UnknownPhase, View, card_name
from tarokgui.controller.intents import EndHint, Inspect, OfferHint
from tarokgui.controller.known import known_facts
from tarokgui.controller.pace import INSTANT
from tarokgui.controller.reports import (
    Dealing,
    FactsFound,
    HintFailed,
    HintFound,
    HintSlow,
    TakenAway,
    TimePasses,
)
from tarokgui.controller.timing import due_in
from tarokgui.session.advice import Advice
from tarokgui.session.seating import Place
from tarokgui.table.animator import SHAKE
from tarokgui.table.announcements import Announcements
from tarokgui.table.fan import tilt
from tarokgui.table.hand import HandCard
from tarokgui.table.panestate import CardDrag
from tarokgui.table.stage import TableStage

HELD: Final = 0.5
"""Seconds after which a card that is held down is shown large."""
SLOW: Final = 0.2
"""Seconds of thinking after which it is said that a bot or the adviser thinks."""


class TableFrame:
    """Lets time pass at one table: cards move, tricks are taken away, bots act, and the adviser thinks beside it."""

    def __init__(self, stage: TableStage, announcements: Announcements) -> None:
        self._stage = stage
        self._announcements = announcements
        self._program = stage.program
        self._controller = stage.controller
        self._animator = stage.animator
        self._panes = stage.panes
        self._focus = stage.focus
        self.advice = Advice(self.wake, stage.program.loop.courtesy)
        self._foreseen: tuple[Place, Card] | None = None
        """The card that was last announced to be played."""
        self._asked_at = 0.0
        """The time at which the adviser was asked, on the program's clock."""
        self._facts_due: int | None = None
        """The number of events after which the known facts are to be worked out."""

    @property
    def _speed(self) -> float:
        return self._program.preferences.accessibility.speed or INSTANT

    @property
    def _waits(self) -> bool:
        """True if the game stands still: a past hand is shown, the player is away, or something is over the table."""
        return self._controller.source.opponents is None or self._controller.state.away or not self._stage.scene.on_top

    @property
    def _held(self) -> CardDrag | None:
        """The card that is held still under the pointer."""
        drag = self._panes.drag
        return None if drag is None or drag.dragging else drag

    def due_in(self) -> float | None:
        """Seconds until the next thing is due: known facts, a card shown large under the finger, an act."""
        if self._controller.state.known_due and not self._waits:
            return 0.0
        others = self._controller.source.opponents
        ready = None if others is None else others.ready
        due = None if self._waits else due_in(self._controller.state, ready=ready)
        held = self._held
        lens = None if held is None else max(0.0, held.since + HELD - self._program.loop.clock())
        waits = (None if due is None else due / self._speed, lens)
        return min((wait for wait in waits if wait is not None), default=None)

    def find_facts(self) -> None:
        """Have the known facts worked out, once the picture of the last event has been shown."""
        state, due = self._controller.state, self._facts_due
        self._facts_due = len(state.journal.entries) if state.known_due else None
        if due is not None and due == self._facts_due:
            self._controller.dispatch(FactsFound(known_facts(state.view, due)))
            self._facts_due = None

    def move(self, dt: float, unit: Callable[[float], int]) -> bool:
        """Move cards and widgets; True if anything moved. *unit* turns design pixels into those of the screen."""
        moved = self._animator.advance(dt)
        if self.note_dealing() and not self._animator.dealing:
            self._stage.scene.rebuild()
        shake, thinking, said = unit(SHAKE), self._controller.state.thinking_long, self._stage.picture.speech
        return self._animator.advance_widgets(dt, self._focus.widgets, said, shake, thinking=thinking) or moved

    def go_on(self, dt: float) -> None:
        """Show a card that is held down large; unless the game stands still the others think and act."""
        self._look_closely()
        if self._waits:
            return
        others = self._controller.source.opponents
        if others is not None:
            others.consult()  # also while cards are on their way, and while a decision is being saved
        self._foresee()
        if not self._animator.motion.busy:
            self._act(dt)

    def _foresee(self) -> None:
        """Have the card that will be played next painted as it will be seen in the trick.

        It is that of a bot that has decided, or the one under the person's pointer. Nothing is seen of it yet.
        """
        state, others = self._controller.state, self._controller.source.opponents
        card, seat = None, state.position.seat
        coming = None if others is None else others.coming
        if coming is not None and isinstance(coming[1], PlayCard):
            seat, card = coming[0], coming[1].card
        elif state.mine and state.view.kind == Kind.PLAY:
            card = next((w.card for w in self._focus.widgets if isinstance(w, HandCard) and w.hovered), None)
        place = self._stage.seating.place(seat)
        if card is None or self._foreseen == (place, card):
            return
        self._foreseen = (place, card)
        slot, cards = self._stage.layout.seats[place].trick, self._program.drawing.cards
        # Under the pointer one's own card rises, which is work enough for a frame.
        foresee = cards.foresee_turned if seat == state.position.seat else cards.foresee_flight
        foresee(card_name(card), (slot.w, slot.h), tilt(card, place))

    def _look_closely(self) -> None:
        """Show a card large that was held down long enough."""
        held = self._held
        if held is not None and self._program.loop.clock() - held.since >= HELD:
            self._panes.drag = None
            self._controller.dispatch(Inspect(held.card, held=True))

    def _act(self, dt: float) -> None:
        """Announce the player's turn, have the others act, and have a complete trick go when its time is over."""
        state, others = self._controller.state, self._controller.source.opponents
        mine = state.mine and not state.played_for_person and state.held is None
        self._announcements.my_turn(mine, dt)
        if mine and self._program.preferences.settings.hints and state.draw_left <= 0:
            self._controller.dispatch(OfferHint())
        ready = others is not None and others.look()
        self._controller.dispatch(TimePasses(dt * self._speed, self._speed, ready))

    def note_dealing(self) -> bool:
        """Note if cards are on their way to the hands; True if that has changed."""
        dealing = self._animator.dealing
        changed = dealing != self._controller.state.dealing
        if changed:
            self._controller.dispatch(Dealing(dealing))
        return changed

    def finish(self) -> None:
        """Let everything arrive, and take away the things that are shown for a while."""
        self._animator.motion.finish()
        self.note_dealing()
        self._controller.dispatch(TakenAway())
        self._stage.scene.rebuild()

    def think(self, decision: tuple[int, int], view: View) -> None:
        """Have the adviser think about a decision, and look at once for its answer."""
        self._asked_at = self._program.loop.clock()
        self.advice.ask(decision, view, SLOW, self.wake)
        self.look_for_hint()

    def wake(self) -> None:
        """Have the loop come round and look; called from the adviser's thread."""
        self._program.loop.post(self.look_for_hint)

    def look_for_hint(self) -> None:
        """Look for the hint, and say after a while that it is still being thought about."""
        state = self._controller.state
        if state.hint.asked is None:
            return
        if not state.hint_thinking:
            self._controller.dispatch(EndHint())
            return
        try:
            found = self.advice.look()
        except UnknownPhase:  # no advice is made up for a game that the adviser does not know
            raise
        except Exception:  # any failure of the adviser: a hint is not worth the evening
            self._controller.dispatch(HintFailed())
            return
        if found is not None:
            self._controller.dispatch(HintFound(found))
        elif not state.hint.slow and self._program.loop.clock() - self._asked_at >= SLOW:
            self._controller.dispatch(HintSlow())
