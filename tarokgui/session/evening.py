"""An evening: one person and bots, hand after hand, with the score and the pot of the evening.

It holds the whole truth and hands out only the part that the person's seat may see: a ``View`` and redacted events.
Only a move changes it: the move is saved first and then made, so nothing is shown that could still be lost. No window,
no terminal: both drive it in the same way, by

    while not session.hand_over:
        session.act(an action of the person if session.turn == session.human else session.bot_action())
    session.next_hand()

which waits for each move to be safe. A caller that may not wait hands `moves` to `submit` and asks `arrive` for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine import Action, Card, Event, HandRecord, LastRound, Match, Seat, Settlement, Variant, View
from tarokgui.session.people import seated

from . import archive
from .bots import Bots
from .eveningstate import EveningState, Move, Transitions
from .hand import CurrentHand
from .pendingsave import PendingSave, SessionStore
from .played import PastHands
from .rows import ScoreRows
from .savedsession import SavedSession


class Evening:
    """An evening in progress.

    ``moment`` is its present state. ``problem`` is the key of a message about saving or the bots, None while all is
    well. ``people`` are the ids of those at the table by seat, `YOU` among them; ``company`` are the bots, ``played``
    the hands that are over. ``pending`` has its moves kept; without a *keeper* nothing is kept.
    """

    def __init__(self, start: SavedSession, keeper: SessionStore | None = None) -> None:
        match, self.seed, self.human = start.match, start.seed, start.human
        self.people = start.people or seated(match.variant.players, start.human, game=match.variant.key)
        self.first_deal = start.first_deal
        self.problem: str | None = None
        self.company = Bots(start.seed, start.bots)
        self.pending = PendingSave(keeper)
        self._rows = ScoreRows(start.rows[: match.hands - start.older], start.older, self.pending.keeper.rows)
        self.played = PastHands(self, self.pending.keeper)
        hand = self.company.answered(CurrentHand.of(start.record, start.human))
        self.moment = EveningState(
            match, hand, start.deal, start.assisted, places=start.places, known=start.known, last=start.last
        ).settled()
        if start.order and sorted(start.order) == sorted(self.stack):
            self.moment = replace(self.moment, order=start.order)

    @property
    def match(self) -> Match:
        """The evening without the present hand."""
        return self.moment.match

    @property
    def last_round(self) -> LastRound | None:
        """The last round, with the present hand counted in once it is over; None before it is agreed on."""
        return self.moment.last_after if self.hand_over else self.moment.last

    @property
    def rounded_off(self) -> bool:
        """True if the last round ends with the present hand, which is over, and no other one is dealt."""
        last = self.moment.last_after if self.hand_over else None
        return last is not None and last.ended

    @property
    def rows(self) -> ScoreRows:
        """The score sheet: a row for each settled hand, the present one's too."""
        return self.rows_at(self.moment)

    def rows_at(self, moment: EveningState) -> ScoreRows:
        """The score sheet at that moment, the present one or the next."""
        known = self.moment.row if moment.match.hands > self.match.hands and not moment.finished else None
        return self._rows.and_row(known).and_row(moment.row)

    @property
    def variant(self) -> Variant:
        """The game with its house rules."""
        return self.match.variant

    @property
    def bots(self) -> tuple[str, ...]:
        """The names the bots are made by, by seat."""
        return self.company.names

    @property
    def record(self) -> HandRecord:
        """The record of the present hand as far as it has come."""
        return self.moment.hand.record

    @property
    def turn(self) -> Seat | None:
        """The seat that has to decide, None once the hand is over."""
        return self.moment.hand.turn

    @property
    def hand_over(self) -> bool:
        """True if the hand has been settled."""
        return self.moment.hand.state.table.is_over

    @property
    def opened(self) -> bool:
        """True if all may know all cards: the hand is over, and they are not stacked to be dealt again (U16)."""
        return self.settlement is not None and not self.variant.carry.stacks(self.settlement.outcome)

    @property
    def stack(self) -> tuple[Card, ...]:
        """The person's cards from the left as they are about to be stacked after a Stecken (U16); else none."""
        return self.moment.order or self.moment.usual_stack

    @property
    def settlement(self) -> Settlement | None:
        """The settlement of the present hand, None while it is played."""
        return self.moment.hand.settlement

    @property
    def view(self) -> View:
        """All that the person may know now."""
        return self.moment.hand.view(self.human)

    @property
    def decision(self) -> tuple[int, int]:
        """A number pair that names the decision now due: the hand and the action within it."""
        return self.match.hands, len(self.record.actions)

    @property
    def can_take_back(self) -> bool:
        """True if the person has decided anything in this hand."""
        return self.moment.hand.last_decision is not None

    def totals(self) -> tuple[int, ...]:
        """The game points of each seat, with the present hand's settlement once it is there."""
        row = self.moment.row
        return self.match.totals if row is None or self.moment.finished else row.totals

    def bot_view(self) -> View:
        """The view of the bot to act.

        Raises:
            ValueError: it is no bot's turn.
        """
        seat = self.turn
        if seat is None or seat == self.human:
            raise ValueError("it is no bot's turn")
        return self.moment.hand.view(seat)

    def bot_action(self) -> Action:
        """The action of the bot to act."""
        return self.company.action(self.bot_view())

    @property
    def moves(self) -> Transitions:
        """The possible next moves."""
        return Transitions(self.moment, self.seed, self.company)

    @property
    def underway(self) -> bool:
        """True if a move is being saved."""
        return self.pending.underway is not None

    @property
    def latest(self) -> EveningState:
        """The moment once the move that is underway is made."""
        move = self.pending.underway
        return self.moment if move is None else move.to

    @property
    def coming(self) -> CurrentHand:
        """The present hand with the action that is underway done. Only for bots."""
        move = self.pending.underway
        return self.moment.hand if move is None or move.elsewhere else move.to.hand

    def submit(self, move: Move) -> None:
        """Have the move kept; `arrive` makes it.

        Raises:
            ValueError: another one is underway.
        """
        self.pending.begin(self, move)

    def arrive(self, seconds: float | None = 0.0) -> Move | None:
        """Make the move that is underway if it is safe within so many *seconds* (None: however long that takes), or if
        it certainly cannot be kept, which ``problem`` then says; None if it is still underway."""
        move = self.pending.done(seconds)
        if move is None:
            return None
        if move.to.match.hands > self.match.hands and self.moment.row is not None:
            self.played.add(self.moment)
            if not move.to.finished:
                self._rows.add(self.moment.row)
        if move.elsewhere:
            self.company.forget()
        self.moment = move.to
        self.problem = self.pending.problem or ("bot.failed" if self.company.failed else None)
        return move

    def make(self, move: Move) -> tuple[Event, ...]:
        """Make the move as soon as it is safe, after one that is underway; the events the person sees."""
        self.arrive(None)
        self.submit(move)
        self.arrive(None)
        return move.events

    def act(self, action: Action) -> tuple[Event, ...]:
        """The action of the seat whose turn it is: kept, done, and then shown as the person may see it.

        Raises:
            IllegalAction: the rules forbid it; nothing has changed.
        """
        return self.make(self.moves.acting(action))

    def next_hand(self, order: tuple[Card, ...] = ()) -> None:
        """Settle the hand with the evening, and deal the next one; *order* is that of the person's `stack`.

        Raises:
            ValueError: the hand is not over, or these are not the cards of the stack.
        """
        self.make(self.moves.going_on(order))

    def save(self) -> None:
        """Save the evening once more as it is now; a failure is in ``problem`` and never stops the game."""
        self.arrive(None)  # before the moment is read: else this would undo the move that is underway
        self.make(Move(self.moment))

    def data(self) -> dict[str, object]:
        """The session with all its rows as plain data, for ``from_data``."""
        return archive.session_data(self)

    @classmethod
    def from_data(
        cls, data: Mapping[str, object], keeper: SessionStore | None = None, *, older: int | None = None
    ) -> Evening:
        """The session that ``data`` gave, in this version or in one up to 0.4.0.

        With *older*, so many rows are with the keeper, and none in the data.

        Raises:
            ValueError: the data is damaged or of another version.
        """
        saved = archive.read_saved(data, older=older)
        try:
            return cls(saved, keeper)
        except archive.DAMAGES as damage:
            raise ValueError(f"damaged session: {damage}") from damage
