"""Somebody who plays by a die that falls the same way for the same decision, so that an evening can be rehearsed."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final

from ai import decide
from engine import (
    ANNOUNCING,
    Action,
    Announce,
    Bid,
    Cut,
    Declare,
    Discard,
    Double,
    Hold,
    Keep,
    Kind,
    Knock,
    MakeBid,
    Pass,
    PassAnnouncing,
    Reject,
    Surrender,
    View,
    legal_actions,
)
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.session.speech import after, turn, with_action

PHASES: Final = ("cut", "auction", "call", "talon", "discard", "announce", "play")
"""The phases in which the person has to decide in an ordinary evening."""

WANTED: Final = frozenset({*PHASES, "Cut", "Knock", "MakeBid", "Reject", "TakeGroup", "Announce", "Double"})
"""The content that an evening of the tests needs: phases, and actions of the person."""


def does_itself(view: View) -> bool:
    """True if the program decides for the person: pas when nothing else is left, merge on later turns."""
    legal = legal_actions(view)
    if len(legal) != 1 or view.kind not in (Kind.AUCTION, *ANNOUNCING):
        return False
    later = view.kind == Kind.AUCTION or bool(view.table.speech.spoken >> view.seat & 1)
    return later and isinstance(legal[0], Pass | PassAnnouncing)


class Person:
    """Bids whatever it can for in most hands, takes its time at the talon, and likes to talk."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def turn(self, session: Evening) -> tuple[Action, ...]:
        """The act at the decision now due: one action, or all speeches on a turn of announcing."""
        view, random = session.view, Random(f"{self._seed}/{session.decision}")
        if view.kind in ANNOUNCING:
            return self._speech(view, random)
        return (self._action(view, random, eager=session.match.hands % 3 != 2),)

    def _action(self, view: View, random: Random, *, eager: bool) -> Action:
        legal = legal_actions(view)
        match view.phase:
            case "cut":
                cuts = [action for action in legal if isinstance(action, Cut)]
                knocks = random.random() < 0.5 and Knock() in legal
                return Knock() if knocks else cuts[len(cuts) // 2 + random.randint(-2, 2)]
            case "throw-in":
                return Keep()
            case "auction":
                # Never a solo: there would be neither a king to call nor a talon to look at.
                bids = [action for action in legal if isinstance(action, MakeBid | Hold)]
                bids = [action for action in bids if action != MakeBid(Bid("solo"))]
                return random.choice(bids[:2]) if bids and eager else Pass()
            case "talon":
                if Reject() in legal and random.random() < 0.5:
                    return Reject()
        calm = [action for action in legal if not isinstance(action, Surrender)]
        if isinstance(calm[0], Discard):
            return calm[int(random.random() * len(calm))]
        return random.choice(calm)

    def wishes_to_say(self, action: Action) -> bool:
        """True if that is ever said."""
        return True

    def _speech(self, view: View, random: Random) -> tuple[Action, ...]:
        """Some of the legal speeches, put together as the announcement sheet does it."""
        said: tuple[Action, ...] = ()
        wishes = [action for action in legal_actions(view) if isinstance(action, Declare | Announce | Double)]
        wishes = [wish for wish in wishes if self.wishes_to_say(wish)]
        for wish in wishes:
            if wish not in said and wish in legal_actions(after(view, said)) and random.random() < 0.4:
                said, _ = with_action(view, said, wish)
        return turn(view, said)


@dataclass
class Rehearsal:
    """An evening played without a window: its course, hand by hand, and the things that occur in it."""

    seed: str
    hands: list[list[tuple[object, object]]] = field(default_factory=list)
    payments: list[tuple[int, ...]] = field(default_factory=list)
    contents: set[str] = field(default_factory=set)


def rehearse(seed: str, hands: int, game: str = "romanian", bot: str | None = None) -> Rehearsal:
    """Play the first hands of the evening of that seed with that person."""
    session, person, done = new_session(seed=seed, game=game, bot=bot), Person(seed), Rehearsal(seed)
    while True:
        while not session.hand_over:
            if session.turn != session.human:
                assert session.turn is not None
                session.act(decide(session.company.bot(session.turn), session.bot_view()).action)
            elif does_itself(session.view):
                session.act(legal_actions(session.view)[0])
            else:
                done.contents.add(session.view.phase)
                for action in person.turn(session):
                    done.contents.add(type(action).__name__)
                    session.act(action)
        done.hands.append(list(session.record.actions))
        done.payments.append(session.rows[-1].paid)
        if len(done.hands) == hands:
            return done
        session.next_hand()


def eventful(name: str, hands: int, bot: str, wanted: frozenset[str] = WANTED) -> Rehearsal:
    """The first evening of that name with everything in it that is wanted."""
    for number in range(1000):
        done = rehearse(f"{name}/{number}", hands, bot=bot)
        if done.contents >= wanted:
            return done
    raise AssertionError("no evening has everything in it")
