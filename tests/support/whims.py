"""An evening played on by whims: all decide at random, and now and then a move is taken back or the hand restarted."""

from __future__ import annotations

from random import Random

from engine import legal_actions
from tarokgui.session.deals import numbered_pack
from tarokgui.session.evening import Evening
from tarokgui.session.eveningstate import Move


def act(session: Evening, random: Random, *, bots: bool = False) -> None:
    """Take a random step, and have it kept; with *bots* those decide as they do."""
    chance = random.random()
    if session.hand_over:
        session.next_hand()
    elif chance < 0.03:
        take_back(session)
    elif chance < 0.04:
        repeat(session)
    elif chance < 0.045:
        session.make(session.moves.restarting())
    elif chance < 0.05:
        deal_number(session, random.randint(1, 999_999))
    elif bots and session.turn != session.human:
        session.act(session.bot_action())
    else:
        decide(session, random)
    assert session.problem is None, session.problem


def decide(session: Evening, random: Random) -> None:
    """Decide at random, even if it cannot be kept."""
    if session.hand_over:
        session.next_hand()
        return
    view = session.view if session.turn == session.human else session.bot_view()
    session.act(random.choice(legal_actions(view)))


def take_back(session: Evening) -> bool:
    """Back to the person's last decision; False if there is none."""
    return _made(session, session.moves.taking_back())


def repeat(session: Evening) -> bool:
    """Do again the move taken back; False if there is none."""
    return _made(session, session.moves.repeating())


def deal_number(session: Evening, number: int) -> None:
    """Deal *number* in the place of the present hand."""
    session.make(session.moves.dealing(numbered_pack(session.match, number), number))


def _made(session: Evening, move: Move | None) -> bool:
    if move is not None:
        session.make(move)
    return move is not None
