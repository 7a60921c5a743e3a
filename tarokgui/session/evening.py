"""A session: one person and bots, hand after hand, with the score and the pool of the evening.

It holds the whole truth and hands out only what the person's seat may see: a ``View`` and redacted events. What changes
it is a move: the move is kept where it survives, and only then made, so nobody is shown what could still be lost. No
window, no terminal: both drive it in the same way, by

    while not session.hand_over:
        if session.turn == session.human: session.act(an action of the person)
        else:                             session.act(session.bot_action())
    session.next_hand()

which waits for each move to be safe. Whoever may not wait hands moves to `submit` and asks `arrive` for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING

from engine import (
    Action,
    Card,
    Event,
    FirstDeal,
    HandOver,
    HandRecord,
    Match,
    Seat,
    Settlement,
    State,
    UnknownPhase,
    Variant,
    View,
    after_hand,
    close_match,
    first_view,
)
from tarokgui.session.people import seated
from tarokgui.storage import logbook

from . import archive
from .company import Company, first_thought
from .deals import before_cut, deal_for, numbered_pack
from .hand import PresentHand
from .keeping import Keeper, Receipt
from .moment import Moment, Move
from .rows import Rows
from .scoresheet import HandRow

if TYPE_CHECKING:
    from ai import Decision, Player


class Session:
    """An evening in progress.

    ``problem`` is the key of a message about saving or the bots, None while all is well. ``people`` are the ids of
    those at the table by seat, `YOU` among them. *older* hands were finished before this run; the *keeper* has their
    rows. Without a keeper nothing is kept.
    """

    def __init__(
        self,
        *,
        seed: str,
        human: Seat,
        bots: tuple[str, ...],
        match: Match,
        first_deal: FirstDeal,
        record: HandRecord,
        rows: Sequence[HandRow] = (),
        older: int = 0,
        deal: int | None = None,
        assisted: bool = False,
        people: tuple[str, ...] | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        self.seed = seed
        self.human = human
        self.people = people or seated(match.variant.players, human)
        self.first_deal = first_deal
        self.problem: str | None = None
        self._keeper = keeper
        self._company = Company(seed, bots)
        self._rows = Rows(rows[: match.hands - older], older, None if keeper is None else keeper.rows)
        self._underway: tuple[Move, Receipt] | None = None
        hand, _ = self._answered(PresentHand.of(record, human))
        self._now = _settled(Moment(match, hand, deal, assisted))

    # What it is now ----------------------------------------------------------------------------------------------

    @property
    def moment(self) -> Moment:
        """Where the evening stands."""
        return self._now

    @property
    def match(self) -> Match:
        """The evening without the present hand."""
        return self._now.match

    @property
    def deal(self) -> int | None:
        """The number of the present deal, None for one that was brought along."""
        return self._now.deal

    @property
    def assisted(self) -> bool:
        """Whether in this hand something was taken back, or it was begun anew."""
        return self._now.assisted

    @property
    def finished(self) -> bool:
        """Whether the evening is over."""
        return self._now.finished

    @property
    def rows(self) -> Rows:
        """The score sheet: a row for each settled hand, the present one's too."""
        return self.rows_at(self._now)

    def rows_at(self, moment: Moment) -> Rows:
        """The score sheet at that moment, the present one or the next."""
        known = self._now.row if moment.match.hands > self.match.hands and not moment.finished else None
        rows = self._rows.and_row(known)
        return rows.and_row(moment.row)

    @property
    def _hand(self) -> PresentHand:
        return self._now.hand

    @property
    def variant(self) -> Variant:
        """The game with its house rules."""
        return self.match.variant

    @property
    def bots(self) -> tuple[str, ...]:
        """What the bots are made by, by seat."""
        return self._company.names

    @property
    def record(self) -> HandRecord:
        """The record of the present hand as far as it has come."""
        return self._hand.record

    @property
    def turn(self) -> Seat | None:
        """The seat that has to decide, None once the hand is over."""
        return self._hand.turn

    @property
    def hand_over(self) -> bool:
        """Whether the hand has been settled."""
        return self._hand.state.table.is_over

    @property
    def settlement(self) -> Settlement | None:
        """The settlement of the present hand, None while it is played."""
        return self._hand.settlement

    @property
    def view(self) -> View:
        """All that the person may know now."""
        return self._hand.view(self.human)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that the person has seen in this hand, in order."""
        return self._hand.events

    @property
    def final_hand(self) -> HandOver | None:
        """What lies open after the hand: settlement, talon, discards; None before."""
        return self._hand.final

    @property
    def decision(self) -> tuple[int, int]:
        """A number pair that names the decision now due: the hand and the action within it."""
        return self.match.hands, len(self.record.actions)

    @property
    def can_take_back(self) -> bool:
        """Whether the person has decided anything in this hand."""
        return self._hand.last_decision is not None

    @property
    def can_repeat(self) -> bool:
        """Whether something was taken back that can be done again."""
        return bool(self._hand.undone)

    @property
    def state_for_records(self) -> State:
        """The whole truth, for the record and the tests only."""
        return self._hand.state

    def opening_view(self) -> View:
        """The person's view before anything has happened in this hand, for a screen that replays the events."""
        return first_view(self.variant, self.human, self.record.dealer, self.record.own)

    def totals(self) -> tuple[int, ...]:
        """The game points of each seat, the present hand's settlement counted in once it is there."""
        row = self._now.row
        return self.match.totals if row is None or self.finished else row.totals

    # The bots ----------------------------------------------------------------------------------------------------

    def bot_view(self) -> View:
        """What the bot whose turn it is may know.

        Raises:
            ValueError: it is no bot's turn.
        """
        seat = self.turn
        if seat is None or seat == self.human:
            raise ValueError("it is no bot's turn")
        return self._hand.view(seat)

    def bot(self, seat: Seat) -> Player:
        """The bot on that seat. Its chance is the session seed's, so a resumed game goes on the same."""
        return self._company.bot(seat)

    def bot_action(self) -> Action:
        """What the bot whose turn it is does."""
        from ai import decide

        return self._action(self.bot_view(), decide)

    def _action(self, view: View, asks: Callable[[Player, View], Decision]) -> Action:
        """The bot's action, asked for in that way."""
        try:
            return self._company.checked(view, asks(self.bot(view.seat), view).action)
        except UnknownPhase:  # no fault of a bot: nobody has told it how this game is judged, and nothing is guessed
            raise
        except Exception as error:  # whatever a bot fails with, the evening goes on
            logbook.warn(f"a bot could not decide: {logbook.frames(error)}")
            return self._company.stand_in(view)

    def checked(self, action: Action) -> Action:
        """The bot's action if the rules allow it, else what is done in its place."""
        return self._company.checked(self.bot_view(), action)

    def stand_in(self) -> Action:
        """What is done for a bot that has failed. ``problem`` tells of it."""
        return self._company.stand_in(self.bot_view())

    def _answered(self, hand: PresentHand) -> tuple[PresentHand, tuple[Event, ...]]:
        """Bots that are asked about throwing in (R22) answer at once, with their first thought: nobody may notice that
        they were asked, by a pause or by a window that stands still."""
        seen = len(hand.events)
        while hand.turn not in (None, self.human) and (view := hand.view(hand.turn)).asked:
            hand = hand.after(self._action(view, first_thought))
        return hand, hand.events[seen:]

    # Moves -------------------------------------------------------------------------------------------------------

    def acting(self, action: Action) -> Move:
        """The action of the seat whose turn it is.

        Raises:
            IllegalAction: the rules forbid it.
        """
        seen = len(self._hand.events)
        hand, _ = self._answered(self._hand.after(action))
        return Move(_settled(replace(self._now, hand=hand)), hand.events[seen:])

    def taking_back(self) -> Move | None:
        """Back to the person's last decision in this hand, as if nothing had been done since; None if there is none."""
        at = self._hand.last_decision
        return None if at is None else self._going(self._hand.wound_back(at), self.deal, assisted=True)

    def restarting(self) -> Move:
        """The same deal once more from its beginning."""
        return self._going(self._hand.wound_back(0), self.deal, assisted=True)

    def repeating(self) -> Move | None:
        """What was taken back done again, to the person's next decision or the end; None if there is nothing."""
        return self._going(self._hand.repeated(), self.deal, assisted=True) if self.can_repeat else None

    def dealing(self, pack: tuple[Card, ...], number: int | None = None) -> Move:
        """The present hand given up and that pack played, as it lies before the cut, with the same dealer and stake.

        The pack of the present hand dealt again is that hand begun anew: whoever has decided something in it has been
        helped by what he has seen.
        """
        again = pack == self.record.pack and (self.assisted or self.can_take_back)
        hand = PresentHand.of(before_cut(self.match, pack), self.human)
        return self._going(hand, number, assisted=again)

    def _going(self, hand: PresentHand, deal: int | None, *, assisted: bool) -> Move:
        """The hand stands somewhere else."""
        answered, _ = self._answered(hand)
        return Move(_settled(Moment(self.match, answered, deal, assisted)), elsewhere=True)

    def going_on(self) -> Move:
        """The hand settled with the evening, and the next one dealt.

        Raises:
            ValueError: the hand is not over.
        """
        match = after_hand(self.match, self._result())
        deal = deal_for(self.seed, match)
        hand, _ = self._answered(PresentHand.of(before_cut(match, numbered_pack(match, deal)), self.human))
        return Move(Moment(match, hand, deal))

    def ending(self) -> Move:
        """The end of the evening after a settled hand: the pool is shared out (A44), double hands lapse (A45).

        Raises:
            ValueError: the hand is not over.
        """
        match = close_match(after_hand(self.match, self._result()))
        return Move(replace(self._now, match=match, finished=True))

    def _result(self) -> Settlement:
        if self.settlement is None:
            raise ValueError("the hand is not over")
        return self.settlement

    # Keeping and making them -------------------------------------------------------------------------------------

    @property
    def underway(self) -> bool:
        """Whether a move is on its way to where it is safe."""
        return self._underway is not None

    def submit(self, move: Move) -> None:
        """Have the move kept; `arrive` makes it.

        Raises:
            ValueError: another one is underway.
        """
        if self._underway is not None:
            raise ValueError("a move is underway already")
        self._underway = (move, _AT_ONCE if self._keeper is None else self._keeper.keep(self, move.to))

    def arrive(self, seconds: float | None = 0.0) -> Move | None:
        """Make the move that is underway if it is safe within so many *seconds* (None: however long that takes), or if
        it is certain that it cannot be kept, which ``problem`` then tells; None if it has to be waited for."""
        if self._underway is None or not self._underway[1].wait(seconds):
            return None
        (move, receipt), self._underway = self._underway, None
        if move.to.match.hands > self.match.hands and not move.to.finished and self._now.row is not None:
            self._rows.add(self._now.row)
        if move.elsewhere:
            self._company.forget()
        self._now = move.to
        self._note(receipt.problem())
        return move

    def _note(self, problem: str | None) -> None:
        if problem is not None and problem != self.problem:  # told once, not at every decision
            logbook.warn(f"the game could not be saved: {problem}")
        self.problem = problem or ("bot.failed" if self._company.failed else None)

    def make(self, move: Move) -> tuple[Event, ...]:
        """Make the move as soon as it is safe, after one that is underway; what the person sees of it."""
        self.arrive(None)
        self.submit(move)
        self.arrive(None)
        return move.events

    def act(self, action: Action) -> tuple[Event, ...]:
        """The action of the seat whose turn it is: kept, done, and then told as the person may see it.

        Raises:
            IllegalAction: the rules forbid it; nothing has changed.
        """
        return self.make(self.acting(action))

    def take_back(self) -> bool:
        """`taking_back`, made; False if there is nothing to take back."""
        return self._make_if(self.taking_back())

    def restart(self) -> None:
        """`restarting`, made."""
        self.make(self.restarting())

    def repeat(self) -> bool:
        """`repeating`, made; False if there is nothing to do again."""
        return self._make_if(self.repeating())

    def deal_number(self, number: int) -> None:
        """Give up the present hand and play deal *number*, from 1 to ``MOST_DEALS``, with the same dealer and stake."""
        self.deal_pack(numbered_pack(self.match, number), number)

    def deal_pack(self, pack: tuple[Card, ...], number: int | None = None) -> None:
        """`dealing`, made."""
        self.make(self.dealing(pack, number))

    def next_hand(self) -> None:
        """`going_on`, made.

        Raises:
            ValueError: the hand is not over.
        """
        self.make(self.going_on())

    def end(self) -> Match:
        """`ending`, made.

        Raises:
            ValueError: the hand is not over.
        """
        self.make(self.ending())
        return self.match

    def _make_if(self, move: Move | None) -> bool:
        if move is not None:
            self.make(move)
        return move is not None

    def save(self) -> None:
        """Have the evening kept as it is now, once more; a failure is told by ``problem`` and never stops the game."""
        self.arrive(None)  # before it is asked what is now: else what is underway would be undone by this
        self.make(Move(self._now))

    # As plain data -----------------------------------------------------------------------------------------------

    def data(self) -> dict[str, object]:
        """The session with all its rows as plain data, for ``from_data``."""
        return archive.session_data(self)

    @classmethod
    def from_data(
        cls, data: Mapping[str, object], keeper: Keeper | None = None, *, older: int | None = None
    ) -> Session:
        """The session that ``data`` gave, in this version or in one up to 0.4.0.

        With *older*, so many rows are with the keeper, and none in the data.

        Raises:
            ValueError: the data is damaged or of another version.
        """
        kept = archive.read_kept(data, older=older)
        try:
            return cls(**{field.name: getattr(kept, field.name) for field in fields(kept)}, keeper=keeper)
        except archive.DAMAGES as damage:
            raise ValueError(f"damaged session: {damage}") from damage


def _settled(moment: Moment) -> Moment:
    """The moment with its row if the hand is over."""
    settlement = moment.hand.settlement
    if settlement is None:
        return moment
    return replace(moment, row=HandRow.of(moment.match, settlement, deal=moment.deal, assisted=moment.assisted))


class _AtOnce:
    """The receipt of those who keep nothing."""

    def wait(self, seconds: float | None = None) -> bool:
        return True

    def problem(self) -> str | None:
        return None


_AT_ONCE = _AtOnce()
