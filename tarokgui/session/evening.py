"""A session: one person and bots, hand after hand, with the score and the pool of the evening.

It holds the whole truth and hands out only what the person's seat may see: a ``View`` and redacted events. Every
decision is saved before anybody is shown it. No window, no terminal: both drive it in the same way, by

    while not session.hand_over:
        if session.turn == session.human: session.act(an action of the person)
        else:                             session.act(session.bot_action())
    session.next_hand()
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    Variant,
    View,
    after_hand,
    close_match,
    first_view,
)
from tarokgui import logbook
from tarokgui.people import seated

from . import archive
from .company import Company, first_thought
from .deals import before_cut, deal_for, numbered_pack
from .hand import PresentHand
from .scoresheet import HandRow

if TYPE_CHECKING:
    from ai import Decision, Player

Save = Callable[[dict[str, object]], None]
"""Puts a session's data where it survives; raises OSError if it cannot."""


class Session:
    """An evening in progress.

    ``problem`` is the key of a message about saving, None while all is well. ``rows`` are the finished hands. ``deal``
    is the number of the present deal, None for one that was brought along. ``assisted``: in this hand something was
    taken back, or it was begun anew. ``people`` are the ids of those at the table by seat, `YOU` among them.
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
        deal: int | None = None,
        assisted: bool = False,
        people: tuple[str, ...] | None = None,
        save: Save | None = None,
    ) -> None:
        self.seed = seed
        self.human = human
        self.people = people or seated(match.variant.players, human)
        self.match = match
        self.first_deal = first_deal
        self.rows = list(rows)
        self.deal = deal
        self.assisted = assisted
        self.problem: str | None = None
        self.finished = False
        self._save = save
        self._company = Company(seed, bots)
        self._hand = PresentHand(record, human)
        self._answer()
        self._enter_row()

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
        return tuple(self._hand.events)

    @property
    def final_hand(self) -> HandOver | None:
        """What lies open after the hand: settlement, talon, discards; None before."""
        return self._hand.final

    @property
    def decision(self) -> tuple[int, int]:
        """A number pair that names the decision now due: the hand and the action within it."""
        return self.match.hands, len(self.record.actions)

    def opening_view(self) -> View:
        """The person's view before anything has happened in this hand, for a screen that replays the events."""
        return first_view(self.variant, self.human, self.record.dealer, self.record.pool, self.record.stake)

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

    def act(self, action: Action) -> tuple[Event, ...]:
        """The action of the seat whose turn it is: done, saved, and then told as the person may see it.

        Raises:
            IllegalAction: the rules forbid it; nothing has changed.
        """
        seen = [*self._hand.act(action), *self._answer()]
        self._enter_row()
        self.save()
        return tuple(seen)

    def _enter_row(self) -> None:
        """Put a settled hand on the score sheet, once."""
        if self.settlement is not None and len(self.rows) == self.match.hands:
            self.rows.append(HandRow.of(self.match, self.settlement, deal=self.deal, assisted=self.assisted))

    def _answer(self) -> list[Event]:
        """Bots that are asked about throwing in (R22) answer at once, with their first thought: nobody may notice that
        they were asked, by a pause or by a window that stands still."""
        seen: list[Event] = []
        while self.turn not in (None, self.human) and self.bot_view().asked:
            seen += self._hand.act(self._action(first_thought))
        return seen

    @property
    def can_take_back(self) -> bool:
        """Whether the person has decided anything in this hand."""
        return self._hand.last_decision is not None

    @property
    def can_repeat(self) -> bool:
        """Whether something was taken back that can be done again."""
        return self._hand.can_repeat

    def take_back(self) -> bool:
        """Back to the person's last decision in this hand, as if nothing had been done since; False if none."""
        at = self._hand.last_decision
        if at is None:
            return False
        self._hand.wind_back(at)
        self._go_on(assisted=True)
        return True

    def restart(self) -> None:
        """The same deal once more from its beginning."""
        self._hand.wind_back(0)
        self._go_on(assisted=True)

    def repeat(self) -> bool:
        """Do again what was taken back, to the person's next decision or the end; False if there is nothing."""
        if not self.can_repeat:
            return False
        self._hand.repeat()
        self._go_on(assisted=True)
        return True

    def deal_number(self, number: int) -> None:
        """Give up the present hand and play deal *number*, from 1 to ``MOST_DEALS``, with the same dealer and stake."""
        self.deal_pack(numbered_pack(self.match, number), number)

    def deal_pack(self, pack: tuple[Card, ...], number: int | None = None) -> None:
        """Give up the present hand and play that pack, as it lies before the cut. The pack of the present hand dealt
        again is that hand begun anew: whoever has decided something in it has been helped by what he has seen."""
        again = pack == self.record.pack and (self.assisted or self.can_take_back)
        self.deal = number
        self._hand.begin(before_cut(self.match, pack))
        self._go_on(assisted=again)

    def _go_on(self, *, assisted: bool) -> None:
        """The hand stands somewhere else now: the row, the bots and the save follow."""
        if len(self.rows) > self.match.hands:
            self.rows.pop()
        self.assisted = assisted
        self._company.forget()
        self._answer()
        self._enter_row()
        self.save()

    def bot_action(self) -> Action:
        """What the bot whose turn it is does."""
        from ai import decide

        return self._action(decide)

    def _action(self, asks: Callable[[Player, View], Decision]) -> Action:
        """The bot's action, asked for in that way."""
        view = self.bot_view()
        try:
            return self.checked(asks(self.bot(view.seat), view).action)
        except Exception as error:  # whatever a bot fails with, the evening goes on
            logbook.warn(f"a bot could not decide: {logbook.frames(error)}")
            return self.stand_in()

    def checked(self, action: Action) -> Action:
        """The bot's action if the rules allow it, else what is done in its place."""
        return self._company.checked(self.bot_view(), action)

    def stand_in(self) -> Action:
        """What is done for a bot that has failed. ``problem`` tells of it."""
        return self._company.stand_in(self.bot_view())

    def next_hand(self) -> None:
        """Settle the hand with the evening and deal the next one.

        Raises:
            ValueError: the hand is not over.
        """
        if self.settlement is None:
            raise ValueError("the hand is not over")
        self.match = after_hand(self.match, self.settlement)
        self.deal, self.assisted = deal_for(self.seed, self.match), False
        self._hand.begin(before_cut(self.match, numbered_pack(self.match, self.deal)))
        self._answer()
        self.save()

    def end(self) -> Match:
        """End the evening after a settled hand: the pool is shared out (A44), double hands lapse (A45)."""
        if self.settlement is None:
            raise ValueError("the hand is not over")
        self.finished = True
        self.match = close_match(after_hand(self.match, self.settlement))
        return self.match

    def totals(self) -> tuple[int, ...]:
        """The game points of each seat, the present hand's settlement counted in once it is there."""
        settlement = self.settlement
        if settlement is None or self.finished:
            return self.match.totals
        parts = zip(self.match.totals, settlement.payments, settlement.pool_payments, strict=True)
        return tuple(sum(part) for part in parts)

    def save(self) -> None:
        """Save the session; a failure is kept in ``problem`` and never stops the game."""
        if self._save is None:
            return
        try:
            self._save(self.data())
            self.problem = "bot.failed" if self._company.failed else None
        except OSError as error:
            if self.problem != "save.failed":  # told once, not at every decision
                logbook.warn("the game could not be saved", error)
            self.problem = "save.failed"

    def data(self) -> dict[str, object]:
        """The session as plain data, for ``from_data``."""
        return archive.session_data(self)

    @classmethod
    def from_data(cls, data: Mapping[str, object], save: Save | None = None) -> Session:
        """The session that ``data`` gave.

        Raises:
            ValueError: the data is damaged or of another version.
        """
        return archive.read_session(data, save)

    @property
    def state_for_records(self) -> State:
        """The whole truth, for the record and the tests only."""
        return self._hand.state
