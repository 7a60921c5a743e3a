"""The moves of an evening: each one's result, while the evening itself stays as it was."""

from __future__ import annotations

from random import Random

import pytest

from engine import Cut, IllegalAction, action_text, legal_actions
from tarokgui.session.deals import numbered_pack, own_pack
from tarokgui.session.evening import Evening
from tarokgui.session.eveningstate import Move
from tarokgui.session.opening import new_session
from tests.support.whims import decide


def begun(seed: str = "moves", decisions: int = 0) -> Evening:
    """An evening after so many decisions at random, or at the end of its first hand."""
    session, random = new_session(seed=seed, bot="random"), Random(seed)
    while not session.hand_over and len(session.record.actions) < decisions:
        decide(session, random)
    return session


def over() -> Evening:
    session = begun(decisions=1000)
    assert session.hand_over
    return session


def test_an_action_leads_to_the_next_moment_and_what_is_seen_of_it() -> None:
    session = begun(decisions=20)
    before = session.moment
    view = session.view if session.turn == session.human else session.bot_view()
    action = legal_actions(view)[0]
    move = session.moves.acting(action)
    assert move.to.hand.record.actions[: len(before.hand.record.actions)] == before.hand.record.actions
    assert move.to.hand.record.actions[len(before.hand.record.actions)] == (view.seat, action_text(action))
    assert (*before.hand.events, *move.events) == move.to.hand.events
    assert not move.elsewhere
    assert session.moment is before, "it is not done by being thought of"


def test_an_action_against_the_rules_is_none() -> None:
    with pytest.raises(IllegalAction):
        begun(decisions=40).moves.acting(Cut(1))


def test_the_last_action_brings_the_row() -> None:
    session = over()
    assert session.moment.row is not None
    actions = session.record.actions
    back = session.moves.taking_back()
    assert back is not None
    assert back.to.row is None
    assert back.to.hand.undone == actions[len(back.to.hand.record.actions) :]


@pytest.mark.parametrize("wish", ["taking_back", "restarting", "repeating"])
def test_who_goes_back_is_marked_and_the_bots_forget(wish: str) -> None:
    session = over()
    whole = session.record
    if wish == "repeating":
        assert session.moves.repeating() is None, "nothing was taken back"
        back = session.moves.taking_back()
        assert back is not None
        session.make(back)
    move = getattr(session.moves, wish)()
    assert isinstance(move, Move)
    assert move.elsewhere
    assert move.to.assisted
    assert move.to.deal == session.moment.deal
    done = len(move.to.hand.record.actions)
    assert move.to.hand.record.actions == whole.actions[:done]
    assert (done == len(whole.actions)) == (wish == "repeating")


def test_nothing_to_take_back_at_the_beginning() -> None:
    assert begun().moves.taking_back() is None


def test_another_deal_has_the_same_dealer_and_stake() -> None:
    session = begun(decisions=30)
    pack = numbered_pack(session.match, 7)
    move = session.moves.dealing(pack, 7)
    assert (move.to.match, move.to.deal, move.to.assisted, move.to.known) == (session.match, 7, True, True)
    assert move.to.hand.record.pack == pack
    assert session.record.pack is not None
    assert session.moves.dealing(session.record.pack, session.moment.deal).to.assisted
    assert not begun().moves.dealing(pack, 7).to.assisted, "nothing had been seen"


def test_the_next_hand_comes_from_the_seed() -> None:
    session = over()
    move = session.moves.going_on()
    assert move.to.match.hands == 1
    assert move.to.deal is None
    assert move.to.hand.record.pack == move.to.places == own_pack("moves", move.to.match)
    assert move.to.row is None
    assert not move.to.finished


def test_the_end_shares_the_pool_out() -> None:
    move = over().moves.ending()
    assert move.to.finished
    assert move.to.match.pot == 0, "A44"
    assert sum(move.to.match.totals) == 0


@pytest.mark.parametrize("wish", ["going_on", "ending"])
def test_not_before_the_hand_is_over(wish: str) -> None:
    with pytest.raises(ValueError, match="not over"):
        getattr(begun(decisions=10).moves, wish)()
