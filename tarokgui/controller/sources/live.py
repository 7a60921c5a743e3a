"""The evening that is played: moves are made once they are safe on the disk, and only then reported."""

from __future__ import annotations

from collections.abc import Callable

from engine import Action, Card, Event, FirstDeal, IllegalAction, Objection, View
from tarokgui.controller.intents import Intent
from tarokgui.controller.messages import Unable
from tarokgui.controller.position import Jump, People, TablePosition
from tarokgui.controller.reports import Arrived, Decided, Left, Noted, Rewound, Saving
from tarokgui.session.botturn import BotTurn
from tarokgui.session.evening import Evening
from tarokgui.session.eveningstate import EveningState, Move
from tarokgui.session.framegate import FrameGate
from tarokgui.session.hand import CurrentHand
from tarokgui.session.pendingsave import MoveQueue


def _ignore(*_: object) -> None:
    """Do nothing."""


class Live:
    """The source that is *session*, an evening in progress. *wake* is called from the bots' thread when one of them has
    decided; *courtesy* lets the window go first."""

    def __init__(
        self, session: Evening, *, wake: Callable[[], None] = _ignore, courtesy: FrameGate | None = None
    ) -> None:
        self.session = session
        self.opponents = BotTurn(session, wake, courtesy)
        self.report: Callable[[Intent], None] = _ignore
        self._queue = MoveQueue(session)
        self._counted: tuple[EveningState | None, tuple[int, ...], int] = (None, (), 0)
        """A moment, and the totals and the double hands that it and those after it had."""
        self._allowed: tuple[EveningState, Action, CurrentHand] | None = None
        """The action that was found to be allowed at that moment, and the hand after it: its legality is asked once."""

    # As every source ---------------------------------------------------------------------------------------------

    @property
    def position(self) -> TablePosition:
        """The position of the evening; before a move that is underway."""
        session = self.session
        return TablePosition(
            session.human,
            session.match.hands,
            len(session.record.actions),
            session.turn,
            *self._counts(),
            session.last_round,
            session.can_take_back,
            session.underway,
            session.problem,
        )

    def _counts(self) -> tuple[tuple[int, ...], int]:
        """The totals and the double hands; they are counted when a hand is over, and not for each card."""
        now, (then, totals, doubles) = self.session.moment, self._counted
        same = then is not None and then.match is now.match and then.row is now.row and then.finished == now.finished
        if not same:
            totals, doubles = self.session.totals(), now.match.doubles
            self._counted = now, totals, doubles
        return totals, doubles

    @property
    def people(self) -> People:
        """The company of the evening."""
        session = self.session
        return People(session.human, session.variant.players, session.people, session.bots)

    @property
    def opening(self) -> View:
        """The person's view before anything has happened in the hand."""
        return self.session.moment.hand.opening_view()

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that the person has seen in the hand, in order."""
        return self.session.moment.hand.events

    @property
    def drawn(self) -> FirstDeal | None:
        """The draw for the first dealer, before the first hand."""
        session = self.session
        return session.first_deal if session.match.hands == 0 and not session.record.actions else None

    def refuse(self, action: Action) -> Objection | Unable | None:
        """The objection to that action of the seat whose turn it is."""
        now = self.session.moment
        try:
            self._allowed = now, action, now.hand.after(action)
        except IllegalAction as refused:
            return refused.objection
        return None

    def play(self, action: Action) -> None:
        """Play the action of the seat to act: keep it, do it, then report it.

        Raises:
            IllegalAction: the rules forbid it.
        """
        allowed, self._allowed = self._allowed, None
        if allowed is not None and allowed[0] is self.session.moment and allowed[1] == action:
            hand = allowed[2]
        else:
            hand = self.session.moment.hand.after(action)
        self._move(self.session.moves.coming_to(hand), self._tell)

    def go(self, index: int) -> Unable | None:
        """Refuse: a hand that is played goes back and forth only by `rewind`."""
        return Unable.NO_PLACE

    def rewind(self, way: Jump) -> Unable | None:
        """Go back to the last decision of the person, forth again, or to the beginning, as soon as no move is
        underway."""

        def jump() -> None:
            moves = self.session.moves
            move = {Jump.UNDO: moves.taking_back, Jump.REDO: moves.repeating, Jump.RESTART: moves.restarting}[way]
            self._jump(move(), lambda done: self.report(Rewound(way, done)))

        self._queue.when_free(jump)
        return None

    # The evening's own -------------------------------------------------------------------------------------------

    def deal(self, pack: tuple[Card, ...], number: int | None, then: Callable[[bool], None] = _ignore) -> None:
        """Deal another pack in the place of the present hand."""
        self._queue.when_free(lambda: self._jump(self.session.moves.dealing(pack, number), then))

    @property
    def stack(self) -> tuple[Card, ...]:
        """The person's cards after a Stecken, from the left, in the usual stacking order; else none (U16).

        Cards of others are not to be shown then: they are dealt again.
        """
        return () if self.session.underway else self.session.stack

    def keep_order(self, order: tuple[Card, ...]) -> None:
        """Keep the order of the person's cards for the Stecken so far (U16).

        Raises:
            ValueError: these are not just the cards of `stack`, each once.
        """
        self._queue.when_free(lambda: self._settle(self.session.moves.ordering(order), _ignore))

    def next_hand(self, order: tuple[Card, ...] = ()) -> None:
        """Settle the hand that is over with the evening, and deal the next one.

        After a Stecken *order* are the cards of `stack` as the person has put them. It is kept with the next hand,
        before that is shown.

        Raises:
            ValueError: these are not just the cards of `stack`, each once.
        """
        if order and sorted(order) != sorted(self.session.stack):
            raise ValueError("not the cards that are to be stacked")

        def go_on() -> None:
            if self.session.hand_over:  # not if it was asked for twice
                self._jump(self.session.moves.going_on(order), _ignore)

        self._queue.when_free(go_on)

    def agree(self, *, last: bool, then: Callable[[], None] = _ignore) -> None:
        """Agree on the last round of the evening, or call it off (S68)."""
        self._queue.when_free(lambda: self._settle(self.session.moves.agreeing(last=last), then))

    def end(self, then: Callable[[], None] = _ignore) -> None:
        """End the evening after a settled hand."""
        self._queue.when_free(lambda: self._settle(self.session.moves.ending(), then))

    # Waiting for the disk ----------------------------------------------------------------------------------------

    def when_free(self, wish: Callable[[], None], *, first: bool = False) -> None:
        """Do the person's wish as soon as no move is underway any more; *first*: before all others that wait."""
        self._queue.when_free(wish, first=first)

    def look(self) -> None:
        """Make the move that is underway if it is safe by now; once a frame."""
        self._queue.look()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the move that is underway is made, at most so many *seconds*; False if it is not."""
        return self._queue.wait(seconds)

    def begin_again(self) -> None:
        """Report the evening as it is now, whatever was shown before."""
        self.opponents.forget()
        self.report(Arrived(self.position, self.opening, self.events))

    def _move(self, move: Move, arrived: Callable[[Move], None]) -> None:
        self._queue.move(move, arrived)
        if self.session.underway:
            self.report(Saving(self.position))

    def _settle(self, move: Move, then: Callable[[], None]) -> None:
        """Make a move after which the hand is at the same place."""

        def settled(_: Move) -> None:
            self.report(Noted(self.position))
            then()

        self._move(move, settled)

    def _jump(self, move: Move | None, then: Callable[[bool], None]) -> None:
        """Have the table go elsewhere."""
        if move is None:
            then(False)
            return

        def gone(_: Move) -> None:
            self.begin_again()
            then(True)

        self.report(Left())
        self._move(move, gone)

    def _tell(self, move: Move) -> None:
        self.report(Decided(move.events, self.position))
