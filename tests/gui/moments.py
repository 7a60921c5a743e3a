"""Moments of sessions for looking at a screen: every phase, as the person and as an onlooker."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from ai import decide
from engine import legal_actions
from tarokgui.session.evening import Evening
from tests.gui.sitting import evening
from tests.support.chance import Temper
from tests.support.once import once
from tests.support.person import Person, does_itself


def walk(seed: str, game: str = "romanian", *, bold: bool = True) -> Iterator[Evening]:
    """A hand at each of its decisions and at its end. The person bids whenever it can if it is bold."""
    session, person, temper = evening(seed, game), Person(seed), Temper(Random(seed))
    while not session.hand_over:
        yield session
        if session.turn != session.human:
            assert session.turn is not None
            session.act(decide(session.company.bot(session.turn), session.bot_view()).action)
        elif bold and game == "romanian":
            for action in person.turn(session):
                session.act(action)
        else:
            session.act(temper.choose(session.view, legal_actions(session.view)))
    yield session


def phase_of(session: Evening) -> str:
    """The phase, and whether the person is to decide in it."""
    mine = "mine" if session.turn == session.human else "theirs"
    return "over" if session.hand_over else f"{session.view.phase}, {mine}"


@cache
def gallery(game: str = "romanian", hands: int = 30) -> dict[str, list[dict[str, object]]]:
    """Saved sessions by phase: the fullest ones, with most said and most shown, of so many hands."""
    found: dict[str, list[dict[str, object]]] = {}
    for number in range(hands):
        for phase, data in _hand(game, number).items():
            found.setdefault(phase, []).append(data)
    return {phase: sorted(all_of_it, key=_fullness, reverse=True) for phase, all_of_it in found.items()}


@once
def _hand(game: str, number: int) -> dict[str, dict[str, object]]:
    """The last moment of each phase of a hand."""
    last: dict[str, dict[str, object]] = {}
    for session in walk(f"gallery/{game}/{number}", game, bold=number % 3 != 2):
        if session.turn != session.human or not does_itself(session.view):
            last[phase_of(session)] = session.data()
    return last


def _fullness(data: dict[str, object]) -> int:
    """The number of speeches in it: long chains are the hardest to show."""
    record = data["record"]
    assert isinstance(record, dict)
    return sum(str(text).startswith(("say", "double", "bid")) for _, text in record["actions"])
