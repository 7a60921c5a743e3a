"""An evening without a screen: dealt, played, settled, saved and taken up again."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from ai import decide, make
from engine import IllegalAction, PlayCard, View, after_hand, observe, redact, to_act, watch
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tests.support.games import UNLIKE
from tests.support.saves import Noting


def play_on(session: Evening, until: Callable[[Evening], bool], random: Random) -> None:
    """Everybody plays at random until something is so."""
    while not until(session):
        view = session.view if session.turn == session.human else session.bot_view()
        session.act(decide(make("random", str(random.random())), view).action)


def over(session: Evening) -> bool:
    return session.hand_over


@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_the_score_and_the_pool_balance_over_an_evening(game: str) -> None:
    random = Random(3)
    session = new_session(seed="balance", game=game, bot="random")
    for hand in range(12):
        play_on(session, over, random)
        assert session.settlement is not None
        assert sum(session.totals()) + session.settlement.pot == 0
        assert len(session.rows) == hand + 1
        assert session.rows[-1].totals == session.totals()
        dealer = session.match.dealer
        session.next_hand()
        assert session.match.dealer == (dealer + 1) % session.variant.players, "R9"
        assert sum(session.match.totals) + session.match.pot == 0
    play_on(session, over, random)
    session.make(session.moves.ending())
    assert sum(session.totals()) == 0, "A44: the pool is shared out"


@pytest.mark.parametrize("game", UNLIKE)
def test_a_session_read_back_at_any_decision_is_the_same(game: str) -> None:
    random = Random(11)
    keeper = Noting()
    kept = keeper.texts
    session = new_session(seed="kept", game=game, bot="random", keeper=keeper)
    for _ in range(2):
        while not session.hand_over:
            again = Evening.from_data(json.loads(kept[-1]))
            assert again.decision == session.decision
            assert again.view == session.view
            assert again.moment.hand.events == session.moment.hand.events
            assert again.totals() == session.totals()
            view = session.view if session.turn == session.human else session.bot_view()
            session.act(decide(make("random", str(random.random())), view).action)
        assert Evening.from_data(json.loads(kept[-1])).settlement == session.settlement
        session.next_hand()


def test_every_decision_is_saved_before_it_is_told() -> None:
    keeper = Noting()
    kept = keeper.texts
    session = new_session(seed="order", bot="random", keeper=keeper)
    random = Random(5)
    while not session.hand_over:
        before = len(kept)
        view = session.view if session.turn == session.human else session.bot_view()
        session.act(decide(make("random", str(random.random())), view).action)
        assert len(kept) == before + 1
        record = json.loads(kept[-1])["record"]
        assert isinstance(record, dict)
        assert len(record["actions"]) == session.decision[1]


def test_a_bot_decides_the_same_after_a_resume() -> None:
    keeper = Noting()
    kept = keeper.texts
    session = new_session(seed="again", keeper=keeper)
    while not session.hand_over:
        if session.turn == session.human:
            session.act(decide(make("steady", "me"), session.view).action)
            continue
        again = Evening.from_data(json.loads(kept[-1]))
        assert again.turn is not None
        mine = decide(session.company.bot(again.turn), session.bot_view()).action
        assert decide(again.company.bot(again.turn), again.bot_view()).action == mine
        session.act(mine)


def test_a_refused_action_changes_nothing_and_saves_nothing() -> None:
    keeper = Noting()
    kept = keeper.texts
    session = new_session(seed="refused", bot="random", keeper=keeper)
    before = (session.decision, session.view, len(kept))
    with pytest.raises(IllegalAction):
        session.act(PlayCard(0))
    assert (session.decision, session.view, len(kept)) == before


def test_a_folder_that_cannot_be_written_is_told_and_stops_nothing() -> None:
    session = new_session(seed="full", bot="random", keeper=Noting(lambda: "save.full"))
    assert session.problem == "save.full"
    play_on(session, over, Random(1))
    assert session.settlement is not None


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.pop("match"),
        lambda data: data.update(format="tarok-session/99"),
        lambda data: data["record"].update(dealer="left"),
        lambda data: data["record"]["actions"].append([0, "play HK"]),
        lambda data: data["first_deal"].append("Z9"),
        lambda data: data.update(rows=7),
        lambda data: data["match"].update(totals=[0.5, 0, 0, 0]),
    ],
    ids=["field", "format", "seat", "action", "card", "rows", "number"],
)
def test_damaged_data_is_one_error(damage: Callable[[dict[str, object]], object]) -> None:
    data = json.loads(json.dumps(new_session(seed="damage").data()))
    damage(data)
    with pytest.raises(ValueError, match="session"):
        Evening.from_data(data)


def test_the_view_is_what_the_redacted_events_tell() -> None:
    random = Random(23)
    session = new_session(seed="fold", bot="random")

    def same(session: Evening) -> bool:
        events = session.moment.hand.events
        told: View = watch(session.moment.hand.opening_view(), events)
        assert told == session.view
        assert all(redact(event, session.human) == event for event in session.moment.hand.events), (
            "nothing hidden among them"
        )
        return session.hand_over

    play_on(session, same, random)


def test_the_same_seed_deals_the_same_evening_whatever_is_played() -> None:
    one, two = (new_session(seed="deal", bot="random") for _ in range(2))
    for number in range(3):
        assert one.record.pack == two.record.pack
        play_on(one, over, Random(number))
        play_on(two, over, Random(100 + number))
        one.next_hand()
        two.next_hand()
    other = new_session(seed="another", bot="random")
    assert other.record.pack != new_session(seed="deal", bot="random").record.pack


def test_the_bots_are_handed_views_of_their_own_seat_only() -> None:
    session = new_session(seed="views", bot="random")
    random = Random(2)
    while not session.hand_over:
        if session.turn != session.human:
            view = session.bot_view()
            assert view.seat == session.turn == to_act(session.moment.hand.state)
            assert view == observe(session.moment.hand.state, view.seat)
        view = session.view if session.turn == session.human else session.bot_view()
        session.act(decide(make("random", str(random.random())), view).action)
    assert session.settlement is not None
    assert after_hand(session.match, session.settlement).hands == 1
