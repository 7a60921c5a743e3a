"""A number is the same cards for every place at the table: whoever deals, whatever is cut, however it is dealt."""

from __future__ import annotations

from random import Random

import pytest

from engine import CardSet, Cut, Knock, Seat, card_set, legal_actions, replay
from tarokgui.session.deals import numbered_pack
from tarokgui.session.evening import Session
from tarokgui.session.opening import new_session
from tests.support.whims import take_back

NUMBER = 777
GAMES = ("romanian", "taper", "tubingen")
WAYS = ("cut", "knock")


def dealt(seed: str, game: str, way: str, human: Seat = 0) -> Session:
    """Deal 777 in that evening, dealt by a cut or a knock at random."""
    session, random = new_session(seed=seed, game=game, bot="random", human=human), Random(f"{seed}/{way}")
    session.make(session.moves.dealing(numbered_pack(session.match, NUMBER), NUMBER))
    while not session.moment.hand.state.table.deal.dealt:
        view = session.view if session.turn == session.human else session.bot_view()
        wanted = Cut if way == "cut" else Knock
        legal = legal_actions(view)
        session.act(random.choice([each for each in legal if isinstance(each, wanted)] or legal))
    return session


def places(session: Session) -> tuple[tuple[CardSet, ...], tuple[int, ...]]:
    """The hands from the person's on, and the talon; not what the dealer alone has more than the others (U6)."""
    hidden, players = session.moment.hand.state.hidden, session.variant.players
    each = sum(session.variant.dealt(0)) - sum(session.variant.dealt(0)) % players
    further = card_set(numbered_pack(session.match, NUMBER)[each:]) if session.variant.key == "tubingen" else 0
    hands = tuple(hidden.hands[(session.human + step) % players] & ~further for step in range(players))
    return hands, hidden.talon


@pytest.mark.parametrize("game", GAMES)
def test_the_same_hands_and_talon_whoever_deals_and_whatever_is_cut(game: str) -> None:
    sessions = [dealt(f"fixed/{number}", game, way) for number in range(12) for way in WAYS]
    players = sessions[0].variant.players
    assert {session.match.dealer for session in sessions} == set(range(players))
    assert len({session.record.actions for session in sessions}) > players, "cut and dealt in many ways"
    assert len({places(session) for session in sessions}) == 1
    assert len({places(dealt("fixed/0", game, "cut", human)) for human in range(players)}) == 1
    other = new_session(seed="fixed/0", game=game, bot="random")
    assert other.deal != NUMBER


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_the_record_tells_the_same_hand(game: str, way: str) -> None:
    session = dealt("fixed/record", game, way)
    state, _ = replay(session.record)
    assert state == session.moment.hand.state
    assert sorted(session.record.pack or ()) == sorted(numbered_pack(session.match, NUMBER))
    again = Session.from_data(session.data())
    assert places(again) == places(session)


def test_cut_anew_it_is_the_same_deal() -> None:
    session = next(
        session for number in range(100) if (session := dealt(f"fixed/anew/{number}", "romanian", "cut")).can_take_back
    )
    before = places(session)
    session.make(session.moves.restarting())
    cuts = [action for action in legal_actions(session.view) if isinstance(action, Cut)]
    for cut in (cuts[0], cuts[-1]):
        session.act(cut)
        assert places(session) == before
        assert take_back(session)


def test_a_hand_of_an_older_version_is_dealt_as_its_pack_lies() -> None:
    """What 0.4.0 saved before the cut goes on to the hands that 0.4.0 would have dealt."""
    session = new_session(seed="fixed/old", bot="random")
    data = session.data()
    del data["fixed"]
    old = Session.from_data(data)
    pack = old.record.pack
    view = old.view if old.turn == old.human else old.bot_view()
    cut = next(action for action in legal_actions(view) if isinstance(action, Cut))
    old.act(cut)
    assert old.record.pack == pack
    assert not old.moment.places
    assert old.data()["fixed"] is False
    while not old.hand_over:
        view = old.view if old.turn == old.human else old.bot_view()
        old.act(legal_actions(view)[0])
    old.next_hand()
    assert old.moment.places
