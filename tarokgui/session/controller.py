"""Runs a session at the table's pace: who acts when, what waits for what. No pygame, no pictures.

A move is made, and told to whoever shows it, once it is safe on the disk. Time goes by meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from engine import Action, Event, Objection, Trick, TrickTaken, View, objection
from tarokgui.session import Session, Thinker
from tarokgui.session.courtesy import Courtesy
from tarokgui.session.moment import Move
from tarokgui.session.takeback import forced
from tarokgui.storage import logbook
from tarokgui.table.model import TableModel, fold_all
from tarokgui.table.pace import FOREVER, Pace
from tarokgui.table.seating import Seating
from tarokgui.wording.i18n import Translator

FIRST_DRAW = 2.6
"""Seconds that the little draw for the first dealer lies on the table (R8)."""
LOOK_AGAIN = 0.25
"""Seconds until a bot's answer is looked for again if nobody has said that it is there."""
GRACE = 0.008
"""Seconds, half a frame, that the moves of a frame may take to be safe without anybody noticing; for more the window
goes on."""


class Croupier:
    """One table being played.

    ``on_event`` is told each event with the view before it, ``on_change`` that something else on the table changed.
    """

    def __init__(
        self,
        session: Session,
        tr: Translator,
        wake: Callable[[], None],
        on_event: Callable[[Event, View], None],
        on_change: Callable[[], None],
        courtesy: Courtesy | None = None,
    ) -> None:
        self.session = session
        self.seating = Seating(session.human, session.variant.players, tr, session.people)
        self.pace = Pace()
        self.thinker = Thinker(wake, courtesy)
        self._tr = tr
        self._on_event = on_event
        self._on_change = on_change
        self._arriving: Callable[[Move], None] | None = None
        """What is done when the move that is underway arrives."""
        self._wishes: list[Callable[[], None]] = []
        """What the person wants to be done after it."""
        self._serving = False
        self._grace = GRACE
        """Seconds that may still be waited in this frame."""
        self._ready: Action | None = None
        self._asked: tuple[int, int] | None = None
        self.model = self._fresh_model()
        self.draw_left = FIRST_DRAW if session.match.hands == 0 and not session.record.actions else 0.0
        """Seconds that the draw for the first deal still lies there."""

    def _fresh_model(self) -> TableModel:
        model = TableModel(self.session.opening_view(), self.seating, self._tr)
        fold_all(model, self.session.events)
        return model

    def tell_anew(self) -> None:
        """Word everything that was said and done anew: the language may be another one."""
        model = self._fresh_model()
        self.model.told, self.model.said = model.told, model.said

    @property
    def my_turn(self) -> bool:
        """Whether the person has to decide."""
        return not self.session.underway and self.session.turn == self.session.human

    @property
    def held(self) -> Trick | None:
        """The complete trick that still lies on the table."""
        return self.model.last_trick if self.pace.hold is not None else None

    @property
    def thinking_long(self) -> bool:
        """Whether a bot has been waited for so long that one wonders; it may have made up its mind long since."""
        return self.pace.long and not self.my_turn

    def due_in(self) -> float | None:
        """Seconds of the player's time until ``step`` has something to do; None while the person is to decide."""
        if self.session.underway:
            return LOOK_AGAIN
        if self.draw_left > 0:
            return self.draw_left
        if self.pace.hold is not None:
            return max(0.0, self.pace.hold) if self.pace.hold < FOREVER else None
        if self.session.hand_over:
            return 0.0
        if self.my_turn and self.forced() is None:
            return None
        if self.pace.pause > 0:
            return self.pace.pause
        return 0.0 if self._ready is not None or self.my_turn else LOOK_AGAIN

    def step(self, dt: float) -> bool:
        """Let ``dt`` seconds of the player's time go by and do what is due; True once the hand's settlement is due."""
        if self.session.underway:
            return False
        self._consult()
        if self.draw_left > 0:
            self.draw_left -= dt
            if self.draw_left <= 0:
                self._on_change()
        elif self.pace.hold is not None:
            if self.pace.tick_hold(dt):
                self.release_trick()
        elif self.session.hand_over:
            return True
        elif self.my_turn:
            forced = self.forced()
            if forced is not None and self.pace.tick_pause(dt):
                self.do(forced)
        else:
            self._let_bot_act(dt)
        return False

    def forced(self) -> Action | None:
        """What is done for the player because nothing else is left; it is still shown."""
        return forced(self.model.view) if self.my_turn else None

    def _consult(self) -> None:
        """Have the bot whose turn it is think about it, once, also while a trick still lies there."""
        if self.session.hand_over or self.my_turn or self._asked == self.session.decision:
            return
        view = self.session.bot_view()
        self._asked, self._ready = self.session.decision, None
        self.thinker.ask(self.session.bot(view.seat), view)

    def _let_bot_act(self, dt: float) -> None:
        if self._ready is None:
            self._ready = self._answer()
        if self.pace.tick_pause(dt, self._ready is not None) and self._ready is not None:
            action, self._ready = self._ready, None
            self.do(action)

    def _answer(self) -> Action | None:
        """The bot's decision once it is there; a bot that fails does not end the evening."""
        try:
            answer = self.thinker.poll()
        except Exception as error:  # whatever it failed with
            logbook.warn(f"a bot could not decide: {logbook.frames(error)}")
            return self.session.stand_in()
        return None if answer is None else self.session.checked(answer)

    def refusal(self, action: Action) -> Objection | None:
        """Why the person may not do that now."""
        return objection(self.model.view, action)

    def do(self, action: Action) -> None:
        """The action of whoever's turn it is: kept, done, then told."""
        self.move(self.session.acting(action), self._tell)

    def move(self, move: Move, arrived: Callable[[Move], None]) -> None:
        """Have a move made; *arrived* is called when it is. There must be none underway."""
        self._arriving = arrived
        self.session.submit(move)
        began = perf_counter()
        self._arrive(self._grace)
        self._grace = max(0.0, self._grace - (perf_counter() - began))

    def when_free(self, wish: Callable[[], None], *, first: bool = False) -> None:
        """Do what the person wants, as soon as no move is underway any more; *first*: before all that is wanted
        already, as the rest of something that has begun. After the end of the evening nothing is done any more."""
        if self.session.underway:
            self._wishes.insert(0 if first else len(self._wishes), wish)
        elif not self.session.finished:
            wish()

    def look(self) -> None:
        """Make the move that is underway if it is safe by now, also while something else lies over the table; once a
        frame."""
        self._grace = GRACE
        self._arrive()

    def _arrive(self, seconds: float = 0.0) -> None:
        move = self.session.arrive(seconds)
        if move is None:
            return
        arriving, self._arriving = self._arriving, None
        if arriving is not None:
            arriving(move)
        if self.session.finished:
            self._wishes.clear()
        self._serve()

    def _serve(self) -> None:
        """Do what is wanted, one thing after the other; what comes of one of them is not the beginning of the next."""
        if self._serving:
            return
        self._serving = True
        try:
            while self._wishes and not self.session.underway:
                self._wishes.pop(0)()
        finally:
            self._serving = False

    def _tell(self, move: Move) -> None:
        for event in move.events:
            before = self.model.view
            self.model.see(event)
            self._on_event(event, before)
            if isinstance(event, TrickTaken):
                self.pace.hold_trick()
        self.pace.next_decision()
        self._on_change()

    def release_trick(self) -> Trick | None:
        """Take the complete trick away; the trick if there was one."""
        trick = self.held
        if self.pace.release():
            self._on_change()
            return trick
        return None

    def end_draw(self) -> None:
        """Clear the little draw away."""
        if self.draw_left > 0:
            self.draw_left = 0.0
            self._on_change()

    def begin_anew(self) -> None:
        """Show the session as it is now, whatever was shown before."""
        self.draw_left = 0.0
        self.model = self._fresh_model()
        self.pace.anew()
        self.thinker.forget()
        self._asked, self._ready = None, None
        self._on_change()

    def close(self) -> None:
        """The bots may stop thinking."""
        self.thinker.close()
