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
from random import Random
from typing import TYPE_CHECKING

from engine import (
    Action,
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
    next_pack,
    objection,
    observe,
    redact,
    replay,
    to_act,
    variant_for,
)

from . import archive
from .scoresheet import HandRow

if TYPE_CHECKING:
    from ai import Player

Save = Callable[[dict[str, object]], None]
"""Puts a session's data where it survives; raises OSError if it cannot."""


class Session:
    """An evening in progress.

    ``problem`` is the key of a message about saving, None while all is well. ``rows`` are the finished hands.
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
        save: Save | None = None,
    ) -> None:
        self.seed = seed
        self.human = human
        self.bots = bots
        self.match = match
        self.first_deal = first_deal
        self.record = record
        self.rows = list(rows)
        self.problem: str | None = None
        self.bot_failed = False
        self.finished = False
        self._save = save
        self._players: dict[Seat, Player] = {}
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
            self.rows.append(HandRow.of(self.match, self.settlement))

    def _apply(self, action: Action) -> list[Event]:
        """What the person sees of the action of the seat whose turn it is."""
        seat = to_act(self._state)
        step = apply(self._state, action)
        assert seat is not None  # apply has refused otherwise
        self._state = step.state
        self.record = self.record.with_action(seat, action)
        return self._redacted(step.events)

    def _answers(self) -> list[Event]:
        """Bots that are asked about throwing in (R22) answer at once: nobody may notice that they were asked."""
        seen: list[Event] = []
        while self.turn not in (None, self.human) and self.bot_view().asked:
            seen += self._apply(self.bot_action())
        return seen

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
        self.record = _fresh_record(self.match, self.seed)
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


def _fresh_record(match: Match, seed: str) -> HandRecord:
    """The record of the hand about to be dealt. Each deal has a stream of its own: bots cannot change the next deal."""
    pack = next_pack(match, Random(f"{seed}/deal/{match.hands}").random)
    return HandRecord(match.variant, match.dealer, match.pool, match.stake, pack)


def new_session(
    *,
    seed: str,
    game: str = "romanian",
    house: Mapping[str, object] | None = None,
    human: Seat = 0,
    bot: str = "steady",
    save: Save | None = None,
) -> Session:
    """A new evening: the first dealer is drawn (R8) and the first hand lies before the cut.

    ``seed`` names every chance of the evening; the same seed gives the same deals.
    """
    variant = variant_for(game, house)
    drawn = draw_first_dealer(variant, Random(f"{seed}/first-dealer").random)
    match = new_match(variant, drawn.dealer)
    session = Session(
        seed=seed,
        human=human,
        bots=(bot,) * variant.players,
        match=match,
        first_deal=drawn,
        record=_fresh_record(match, seed),
        save=save,
    )
    session.save()
    return session
