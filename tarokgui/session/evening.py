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
from dataclasses import replace
from random import Random
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
    apply,
    close_match,
    draw_first_dealer,
    first_view,
    legal_actions,
    new_match,
    objection,
    observe,
    redact,
    replay,
    to_act,
    variant_for,
)
from tarokgui.people import USUAL, YOU, companion, seated

from . import archive
from .deals import deal_for, numbered_pack
from .scoresheet import HandRow
from .takeback import last_decision, repeated

if TYPE_CHECKING:
    from ai import Player

Save = Callable[[dict[str, object]], None]
"""Puts a session's data where it survives; raises OSError if it cannot."""


class Session:
    """An evening in progress.

    ``problem`` is the key of a message about saving, None while all is well. ``rows`` are the finished hands. ``deal``
    is the number of the present deal, None for one that was brought along. ``assisted``: in this hand something was
    taken back. ``people`` are the ids of those at the table by seat, `YOU` among them.
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
        self.bots = bots
        self.people = people or seated(match.variant.players, human)
        self.match = match
        self.first_deal = first_deal
        self.record = record
        self.rows = list(rows)
        self.deal = deal
        self.assisted = assisted
        self.problem: str | None = None
        self.bot_failed = False
        self.finished = False
        self._save = save
        self._players: dict[Seat, Player] = {}
        self._undone: tuple[tuple[object, object], ...] = ()
        self._state, events = replay(record)
        self._events = self._redacted(events) + self._answers()
        self._enter_row()

    @property
    def variant(self) -> Variant:
        """The game with its house rules."""
        return self.match.variant

    @property
    def turn(self) -> Seat | None:
        """The seat that has to decide, None once the hand is over."""
        return to_act(self._state)

    @property
    def hand_over(self) -> bool:
        """Whether the hand has been settled."""
        return self._state.table.is_over

    @property
    def settlement(self) -> Settlement | None:
        """The settlement of the present hand, None while it is played."""
        return self._state.table.settlement

    @property
    def view(self) -> View:
        """All that the person may know now."""
        return observe(self._state, self.human)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that the person has seen in this hand, in order."""
        return tuple(self._events)

    @property
    def final_hand(self) -> HandOver | None:
        """What lies open after the hand: settlement, talon, discards; None before."""
        return next((event for event in self._events if isinstance(event, HandOver)), None)

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
        return observe(self._state, seat)

    def bot(self, seat: Seat) -> Player:
        """The bot on that seat. Its chance is the session seed's, so a resumed game goes on the same."""
        if seat not in self._players:
            from ai import make

            self._players[seat] = make(self.bots[seat], f"{self.seed}/seat/{seat}")
        return self._players[seat]

    def act(self, action: Action) -> tuple[Event, ...]:
        """The action of the seat whose turn it is: done, saved, and then told as the person may see it.

        Raises:
            IllegalAction: the rules forbid it; nothing has changed.
        """
        seen = [*self._apply(action), *self._answers()]
        self._events += seen
        self._enter_row()
        self.save()
        return tuple(seen)

    def _enter_row(self) -> None:
        """Put a settled hand on the score sheet, once."""
        if self.settlement is not None and len(self.rows) == self.match.hands:
            self.rows.append(HandRow.of(self.match, self.settlement, deal=self.deal, assisted=self.assisted))

    def _apply(self, action: Action) -> list[Event]:
        """What the person sees of the action of the seat whose turn it is."""
        seat = to_act(self._state)
        step = apply(self._state, action)
        assert seat is not None  # apply has refused otherwise
        self._state = step.state
        self.record = self.record.with_action(seat, action)
        same = self._undone[:1] == self.record.actions[-1:]
        self._undone = self._undone[1:] if same else ()
        return self._redacted(step.events)

    def _answers(self) -> list[Event]:
        """Bots that are asked about throwing in (R22) answer at once: nobody may notice that they were asked."""
        seen: list[Event] = []
        while self.turn not in (None, self.human) and self.bot_view().asked:
            seen += self._apply(self.bot_action())
        return seen

    @property
    def can_take_back(self) -> bool:
        """Whether the person has decided anything in this hand."""
        return last_decision(self.record, self.human) is not None

    @property
    def can_repeat(self) -> bool:
        """Whether something was taken back that can be done again."""
        return bool(self._undone)

    def take_back(self) -> bool:
        """Back to the person's last decision in this hand, as if nothing had been done since; False if none."""
        at = last_decision(self.record, self.human)
        if at is None:
            return False
        self._wind_back(at)
        return True

    def restart(self) -> None:
        """The same deal once more from its beginning."""
        self._wind_back(0)

    def _wind_back(self, at: int) -> None:
        self._undone = (*self.record.actions[at:], *self._undone)
        self._put(replace(self.record, actions=self.record.actions[:at]), assisted=True)

    def repeat(self) -> bool:
        """Do again what was taken back, to the person's next decision or the end; False if there is nothing."""
        if not self._undone:
            return False
        done = repeated(self.record, self._undone, self.human)
        self._undone = self._undone[len(done.actions) - len(self.record.actions) :]
        self._put(done, assisted=True)
        return True

    def deal_number(self, number: int) -> None:
        """Give up the present hand and play deal *number*, from 1 to ``MOST_DEALS``, with the same dealer and stake."""
        self.deal_pack(numbered_pack(self.match, number), number)

    def deal_pack(self, pack: tuple[Card, ...], number: int | None = None) -> None:
        """Give up the present hand and play that pack, as it lies before the cut."""
        self.deal, self._undone = number, ()
        match = self.match
        self._put(HandRecord(match.variant, match.dealer, match.pool, match.stake, pack), assisted=False)

    def _put(self, record: HandRecord, *, assisted: bool) -> None:
        """Let the hand be what *record* says."""
        if self.settlement is not None and len(self.rows) > self.match.hands:
            self.rows.pop()
        self.record, self.assisted = record, assisted
        self._players = {}
        self._state, events = replay(record)
        self._events = self._redacted(events) + self._answers()
        self._enter_row()
        self.save()

    def bot_action(self) -> Action:
        """What the bot whose turn it is does."""
        from ai import decide

        view = self.bot_view()
        try:
            return self.checked(decide(self.bot(view.seat), view).action)
        except Exception:  # whatever a bot fails with, the evening goes on
            return self.stand_in()

    def checked(self, action: Action) -> Action:
        """The bot's action if the rules allow it, else what is done in its place."""
        return action if objection(self.bot_view(), action) is None else self.stand_in()

    def stand_in(self) -> Action:
        """What is done for a bot that has failed: the first thing allowed. ``problem`` tells of it."""
        self.bot_failed = True
        return legal_actions(self.bot_view())[0]

    def next_hand(self) -> None:
        """Settle the hand with the evening and deal the next one.

        Raises:
            ValueError: the hand is not over.
        """
        if self.settlement is None:
            raise ValueError("the hand is not over")
        self.match = after_hand(self.match, self.settlement)
        self.deal, self.assisted, self._undone = deal_for(self.seed, self.match), False, ()
        self.record = _fresh_record(self.match, self.deal)
        self._state, events = replay(self.record)
        self._events = self._redacted(events) + self._answers()
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
            self.problem = "bot.failed" if self.bot_failed else None
        except OSError:
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

    def _redacted(self, events: Sequence[Event]) -> list[Event]:
        seen = (redact(event, self.human) for event in events)
        return [event for event in seen if event is not None]

    @property
    def state_for_records(self) -> State:
        """The whole truth, for the record and the tests only."""
        return self._state


def _fresh_record(match: Match, deal: int) -> HandRecord:
    """The record of the hand about to be dealt."""
    return HandRecord(match.variant, match.dealer, match.pool, match.stake, numbered_pack(match, deal))


def new_session(
    *,
    seed: str,
    game: str = "romanian",
    house: Mapping[str, object] | None = None,
    human: Seat = 0,
    people: Sequence[str] | None = None,
    bot: str | None = None,
    save: Save | None = None,
) -> Session:
    """A new evening: the first dealer is drawn (R8) and the first hand lies before the cut.

    ``seed`` names every chance of the evening; the same seed gives the same deals. ``people`` are the others in turn
    from the person's right; they play as they are wont to unless ``bot`` names one player for all.

    Raises:
        ValueError: those people cannot sit at that table.
    """
    variant = variant_for(game, house)
    table = seated(variant.players, human, people)
    drawn = draw_first_dealer(variant, Random(f"{seed}/first-dealer").random)
    match = new_match(variant, drawn.dealer)
    session = Session(
        seed=seed,
        human=human,
        bots=tuple(bot or companion(USUAL[4][0] if id == YOU else id).bot for id in table),
        people=table,
        match=match,
        first_deal=drawn,
        record=_fresh_record(match, deal := deal_for(seed, match)),
        deal=deal,
        save=save,
    )
    session.save()
    return session
