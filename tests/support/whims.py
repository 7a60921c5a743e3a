"""An evening played on by whims: all decide at random, and now and then something is taken back or dealt anew."""

from __future__ import annotations

from random import Random

from engine import legal_actions
from tarokgui.session.evening import Session


def act(session: Session, random: Random, *, bots: bool = False) -> None:
    """Somebody does something, and it is kept; with *bots* those decide as they do."""
    chance = random.random()
    if session.hand_over:
        session.next_hand()
    elif chance < 0.03:
        session.take_back()
    elif chance < 0.04:
        session.repeat()
    elif chance < 0.045:
        session.restart()
    elif chance < 0.05:
        session.deal_number(random.randint(1, 999_999))
    elif bots and session.turn != session.human:
        session.act(session.bot_action())
    else:
        decide(session, random)
    assert session.problem is None, session.problem


def decide(session: Session, random: Random) -> None:
    """Somebody decides at random, whether it can be kept or not."""
    if session.hand_over:
        session.next_hand()
        return
    view = session.view if session.turn == session.human else session.bot_view()
    session.act(random.choice(legal_actions(view)))
