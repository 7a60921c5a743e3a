"""Bots act, and the person is advised, by their own view: other unseen cards change neither."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from ai import make
from engine import TAROACE, Action, View, legal_actions
from engine.games import GAMES
from tarokgui.session import advice, adviser
from tarokgui.session.adviser import Hint
from tarokgui.session.bots import Bots
from tarokgui.session.evening import Evening
from tests.support.twins import HUMAN, Hand, hands

LEVELS = ("beginner", "steady")
"""Those who think for less than a millisecond; `tests/ai/test_honesty.py` has everybody."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "usual", lambda: make("steady", adviser.SEED))


def decided(at: Hand, level: str) -> Action | Hint | None:
    """The session's act for the seat whose turn it is; for the person, its advice."""
    session = Evening.from_data({**at.saved().data(), "bots": [level] * at.record.variant.players})
    if session.turn != HUMAN:
        return session.bot_action()
    hint = advice.hint_at_once(session.view, session.decision)
    return replace(hint, decision=(0, 0))  # its number counts those who were asked in secret, too


def differences(game: str, name: str) -> tuple[int, list[str]]:
    """The number of decisions of a few hands that were made twice, and those that were not made alike."""
    random, compared, found = Random(f"{game}/{name}"), 0, list[str]()
    for made in hands(game, name):
        for place, (view, _) in enumerate(made.steps):
            at = made.to(place)
            if len(legal_actions(view)) == 1 or at.saved().turn != view.seat or random.random() < 0.5:
                continue  # an aside is answered when the save is read
            for other in islice(at.twins(random, view.seat), 1):
                compared += 1
                level = random.choice(LEVELS)
                if decided(at, level) != decided(other, level):
                    found.append(f"{name}, action {place} in {view.phase}")
    return compared, found


@pytest.mark.parametrize("game", GAMES)
def test_unseen_cards_change_no_decision_at_the_table(game: str) -> None:
    compared, found = differences(game, "table")
    assert not found
    assert compared >= 12


def test_a_bot_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """It sees how many taroks the person holds, by way of the session that it was made for."""
    sessions: list[Evening] = []
    action = Evening.bot_action

    def asked(self: Evening) -> Action:
        sessions.append(self)
        return action(self)

    def peeking(self: Bots, view: View) -> Action:
        legal = legal_actions(view)
        return legal[(sessions[-1].view.hand & TAROACE).bit_count() % len(legal)]

    monkeypatch.setattr(Evening, "bot_action", asked)
    monkeypatch.setattr(Bots, "action", peeking)
    assert any(differences(game, "peeking")[1] for game in GAMES)


def test_advice_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    sessions: list[Evening] = []
    advised, from_data = advice.hint_at_once, Evening.from_data

    def peeking(view: View, decision: tuple[int, int]) -> Hint:
        taroks = (sessions[-1].moment.hand.state.hidden.hands[1] & TAROACE).bit_count()
        hint = advised(view, decision)
        return replace(hint, reasons=()) if taroks % 2 else hint

    def read(data: Mapping[str, object]) -> Evening:
        sessions.append(from_data(data))
        return sessions[-1]

    monkeypatch.setattr(Evening, "from_data", read)
    monkeypatch.setattr(advice, "hint_at_once", peeking)
    assert any(differences(game, "advice")[1] for game in GAMES)
