"""Taking back, doing again, restarting."""

from __future__ import annotations

import json
from random import Random

import pytest

from tarokgui.session.deals import MOST_DEALS, numbered_pack
from tarokgui.session.dealtext import deal_text
from tarokgui.session.evening import Evening
from tarokgui.session.hand import forced
from tarokgui.session.handtext import hand_text
from tarokgui.session.opening import new_session
from tests.gui.moments import walk
from tests.support.games import UNLIKE
from tests.support.whims import deal_number, decide, repeat, take_back


def played(seed: str, game: str) -> Evening:
    """A hand at its end."""
    *_, session = walk(seed, game)
    assert session.hand_over
    return session


@pytest.mark.parametrize("game", UNLIKE)
@pytest.mark.parametrize("seed", range(6))
def test_back_to_the_beginning_and_forward_again(game: str, seed: int) -> None:
    session = played(f"takeback/{seed}", game)
    whole, rows, settled = session.record, list(session.rows), session.settlement
    lengths = [len(whole.actions)]
    while session.can_take_back:
        assert take_back(session)
        lengths.append(len(session.record.actions))
        assert session.turn == session.human
        assert forced(session.view) is None
        assert session.moment.assisted
        assert not session.hand_over
        assert session.rows == rows[:-1]
    assert not take_back(session)
    assert lengths == sorted(set(lengths), reverse=True)
    assert session.record.actions == whole.actions[: lengths[-1]]
    steps = 0
    while session.moment.hand.undone:
        assert repeat(session)
        steps += 1
        assert len(session.record.actions) in lengths
    assert steps == len(lengths) - 1
    assert session.record == whole
    assert session.settlement == settled
    assert [row.paid for row in session.rows] == [row.paid for row in rows]
    assert session.rows[-1].assisted
    assert not repeat(session)


@pytest.mark.parametrize("game", UNLIKE)
def test_another_choice_forgets_what_was_undone_the_same_one_does_not(game: str) -> None:
    """The same choice leads to the same bots' answers: they know nothing of the actions taken back."""
    random = Random(game)
    for seed in range(8):
        session = played(f"other/{seed}", game)
        whole = session.record
        for _ in range(random.randint(1, 5)):
            take_back(session)
        at = len(session.record.actions)
        seat, text = whole.actions[at]
        assert seat == session.human
        from engine import action_text, legal_actions

        legal = {action_text(action): action for action in legal_actions(session.view)}
        session.act(legal[str(text)])
        while session.turn not in (None, session.human):
            session.act(session.bot_action())
        assert session.record.actions == whole.actions[: len(session.record.actions)]
        assert bool(session.moment.hand.undone) == (session.record != whole)
        take_back(session)
        others = [action for name, action in legal.items() if name != text]
        if others:
            session.act(random.choice(others))
            assert not session.moment.hand.undone


def test_saved_and_read_again_it_is_still_marked() -> None:
    session = played("saved", "romanian")
    take_back(session)
    again = Evening.from_data(session.data())
    assert again.moment.assisted
    assert (again.moment.deal, again.moment.places) == (None, session.moment.places)
    assert again.record == session.record


@pytest.mark.parametrize("game", UNLIKE)
def test_a_numbered_deal_is_the_same_for_everybody(game: str) -> None:
    one, other = played("one", game), played("other", game)
    for session in (one, other):
        deal_number(session, 1042)
        assert session.moment.deal == 1042
        assert session.moment.assisted, "it stands in the place of a hand that was played"
        assert not session.moment.hand.undone
        assert session.rows == []
        assert session.record.actions == ()
    assert one.record.pack == other.record.pack == numbered_pack(one.match, 1042)
    assert numbered_pack(one.match, 1043) != one.record.pack


def test_the_same_deal_again_is_marked() -> None:
    """A player who has decided something in a hand knows its cards: dealing it again is no way round the mark."""
    session = played("same", "romanian")
    assert session.can_take_back
    own, other = 42, 43
    marks = [session.moment.assisted]
    for number in (
        own,
        own,
        other,
        other,
    ):  # nothing is decided in the other one
        deal_number(session, number)
        marks.append(session.moment.assisted)
    assert marks == [False, True, True, True, True]


@pytest.mark.parametrize("way", ["settled", "taken back", "begun anew"])
def test_a_lost_hand_is_not_replaced_without_a_trace(way: str) -> None:
    session = played("lost", "romanian")
    if way != "settled":
        assert take_back(session)
    if way == "begun anew":
        session.make(session.moves.restarting())
    deal_number(session, 777)
    assert session.moment.assisted
    while not session.hand_over:
        decide(session, Random("lost"))
    assert session.rows[-1].deal == 777
    assert session.rows[-1].assisted, "the score sheet says so too"
    session.next_hand()
    assert not session.moment.assisted


def played_to_the_end(session: Evening) -> Evening:
    random = Random("to the end")
    while not session.hand_over:
        decide(session, random)
    return session


def test_a_deal_that_was_asked_for_is_marked_as_known() -> None:
    """FAULTS 11: also before the cut, when no card of the hand before it had been seen."""
    session = new_session(seed="known", bot="random")
    marks = [session.moment.known]
    deal_number(session, 777)
    marks.append(session.moment.known)
    session.make(session.moves.restarting())
    marks.append(session.moment.known)
    session = Evening.from_data(session.data())
    marks.append(session.moment.known)
    assert marks == [False, True, True, True], "begun anew and saved it is still known"
    assert json.loads(hand_text(session))["known"] is True
    played_to_the_end(session)
    assert session.rows[-1].known
    assert Evening.from_data(session.data()).rows[-1].known, "saved on the sheet"
    assert '"known": true' in deal_text(session)
    session.next_hand()
    played_to_the_end(session)
    assert [(row.deal, row.known) for row in session.rows] == [(777, True), (None, False)]
    assert '"known"' not in deal_text(session)


@pytest.mark.parametrize("number", [0, -1, MOST_DEALS + 1])
def test_no_such_deal(number: int) -> None:
    session = played("none", "romanian")
    before = session.data()
    with pytest.raises(ValueError, match="deals are numbered"):
        deal_number(session, number)
    assert session.data() == before


def test_restart_is_the_same_deal() -> None:
    session = played("again", "romanian")
    pack = session.record.pack
    session.make(session.moves.restarting())
    assert session.record.pack == pack
    assert session.record.actions == () or session.turn == session.human
    assert session.moment.hand.undone
