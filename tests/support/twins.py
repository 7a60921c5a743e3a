"""A hand of any game, and the same hand over other cards that the person cannot tell from it by the rules.

Each is gone through from its beginning with the same actions, for any display. All that is noticed on the way has to
be the same: a picture, a word, a sound, a pause.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, Final

from ai import Candidate, Decision
from engine import (
    Action,
    HandRecord,
    Keep,
    Kind,
    Seat,
    View,
    apply,
    legal_actions,
    observe,
    read_action,
    read_record,
    to_act,
    write_record,
)
from tarokgui.session.bots import Bots
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tests.support.chance import Temper, house_rules, rigged_pack
from tests.support.stecken import all_fort
from tests.support.worlds import worlds

HUMAN: Final = 0
MOST: Final = 7
"""So many cards are played at most: later little is hidden, and few deals are like the true one."""
Step = tuple[View, Action]
"""The act of somebody who sees that."""


@dataclass(frozen=True)
class Hand:
    """A hand with all that is done in it; ``data`` is the session at its beginning."""

    data: dict[str, Any]
    record: HandRecord

    @cached_property
    def steps(self) -> list[Step]:
        """All that is done, in order."""
        state, found = replace(self.record, actions=()).begin().state, list[Step]()
        for seat, text in self.record.actions:
            action = read_action(self.record.variant, str(text))
            found.append((observe(state, int(str(seat))), action))
            state = apply(state, action).state
        return found

    @property
    def met(self) -> set[tuple[str, bool]]:
        """The kinds of decision in it, and whether the person decides."""
        return {(str(view.kind), view.seat == HUMAN) for view, _ in self.steps}

    def to(self, count: int) -> Hand:
        """The hand up to so many actions."""
        return Hand(self.data, replace(self.record, actions=self.record.actions[:count]))

    @property
    def to_choice(self) -> Hand | None:
        """The hand up to the person's last choice; None if there is none."""
        own = (
            place for place, (view, _) in enumerate(self.steps) if view.seat == HUMAN and len(legal_actions(view)) > 1
        )
        last = max(own, default=None)
        return None if last is None else self.to(last)

    def saved(self) -> Evening:
        """The session at the end of the hand, as it is read from its save."""
        return Evening.from_data({**self.data, "record": write_record(self.record)})

    def session(self, done: int = 0) -> Evening:
        """The session after so many actions, whose bots play as in this hand."""
        session = self.to(done).saved()
        session.company = Rehearsed(self.steps, session.bots)
        return session

    def twins(self, random: Random, seat: Seat = HUMAN) -> Iterator[Hand]:
        """The same hand over other cards that the seat cannot know."""
        for other in worlds(write_record(self.record), seat, random):
            yield replace(self, record=read_record(other))


class Rehearsed(Bots):
    """Bots that play as in a hand, and after its end the first legal action."""

    def __init__(self, steps: list[Step], names: tuple[str, ...]) -> None:
        super().__init__("", names)
        self._steps = steps

    def bot(self, seat: Seat) -> Rehearsed:
        return self

    def think(self, view: View) -> Iterator[Decision]:
        known = (action for seen, action in self._steps if seen == view)
        action = next(known, None) or legal_actions(view)[0]
        yield Decision(action, (Candidate(action, 0.0),))


def hand(game: str, seed: str) -> Hand:
    """A random hand of that game at a random table, to some moment before its end."""
    random = Random(f"twins/{game}/{seed}")
    session = new_session(seed=seed, game=game, house=house_rules(random, game), bot="beginner", human=HUMAN)
    record = replace(session.record, pack=tuple(rigged_pack(random, session.variant)))
    temper, state, cards = Temper(random), record.begin().state, random.randint(1, MOST)
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        if not cards and not view.asked:  # who is asked aside answers at once
            break
        legal = legal_actions(view)
        action = Keep() if view.asked and Keep() in legal else temper.choose(view, legal)
        state = apply(state, action).state
        if to_act(state) is None:
            break  # then everything is face up
        record = record.with_action(seat, action)
        cards -= cards > 0 and view.kind == Kind.PLAY
    return Hand(brought(session), record)


def hands(game: str, name: str, tried: int = 120) -> list[Hand]:
    """A few hands that have every kind of decision which so many random hands have, the person's and the others'."""
    all_of_them = [made for number in range(tried) if (made := hand(game, f"{name}/{number}")).steps]
    missing, chosen = set().union(*(each.met for each in all_of_them)), list[Hand]()
    while missing:
        best = max(all_of_them, key=lambda each: len(each.met & missing))
        chosen.append(best)
        missing -= best.met
    return chosen


def stacked(seed: str) -> Hand:
    """A hand of Tübingen Tarok to its end: all say fort, and the cards are stacked unseen (U16)."""
    session = all_fort(seed)
    start = new_session(seed=seed, game="tubingen", bot="random", human=HUMAN)
    return Hand(brought(start), session.record)


def brought(session: Evening) -> dict[str, Any]:
    """The data of the session for a deal that was brought along: the cut decides who gets what."""
    return {key: value for key, value in session.data().items() if key != "places"} | {"deal": None, "fixed": False}
