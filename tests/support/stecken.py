"""An evening of Tübingen Tarok whose hand has just ended with a Stecken."""

from __future__ import annotations

from engine import Pass, legal_actions
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session


def all_fort(seed: str = "stecken", human: int = 0) -> Evening:
    """The first hand of an evening, in which nobody plays alone and all four say fort."""
    session = new_session(seed=seed, game="tubingen", bot="random", human=human)
    while not session.hand_over:
        view = session.view if session.turn == session.human else session.bot_view()
        legal = legal_actions(view)
        session.act(next((action for action in legal if isinstance(action, Pass)), legal[-1]))
    assert session.settlement is not None
    assert session.settlement.outcome == "stecken"
    return session
