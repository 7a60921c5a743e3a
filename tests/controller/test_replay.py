"""The sources of a table: the evening, a hand that was played, a position that is tried."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import pytest

from ai import decide, make
from engine import GAMES, Cut, IllegalAction, legal_actions, observe, redact, replay
from tarokgui.controller.controller import TableController
from tarokgui.controller.effects import Effect, JumpEnds
from tarokgui.controller.intents import GoTo, Say
from tarokgui.controller.known import known_facts
from tarokgui.controller.messages import NotAllowed, Unable
from tarokgui.controller.pace import Pace
from tarokgui.controller.sources.live import Live
from tarokgui.controller.sources.replay import Replay
from tarokgui.controller.sources.whatif import WhatIf
from tarokgui.controller.state import TableState
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.pasthand import hand_of_record
from tarokgui.session.reading import mapping
from tarokgui.session.resuming import load_saved
from tarokgui.storage.saves import SaveFolder
from tarokgui.viewmodel.settings import ViewSettings
from tests.support.chance import Temper, house_rules
from tests.support.presenting import presenter_of
from tests.support.stecken import all_fort
from tests.support.twins import hand

PLACES: Final = int(os.environ.get("TAROK_PLACES", "20"))
"""So many places of each game are compared; 1000 are, when somebody asks for them."""


def known(state: TableState) -> TableState:
    """The state with the known facts worked out, whatever the time has done to it."""
    facts = known_facts(state.view, len(state.journal.entries))
    return replace(state, known=facts, pace=Pace(), share=1.0, draw_left=0.0)


def shown(state: TableState) -> TableState:
    """The same with its journal."""
    return replace(known(state), journal_shown=True)


def random_hand(session: Evening, random: Random) -> dict[int, TableState]:
    """Play the hand at random to its end; the table as it was seen live, by place. A seat asked aside answers at once,
    so one move may bring two actions (R22)."""
    live = Live(session)
    table, temper = TableController(live), Temper(random)
    seen = {0: table.state}
    while not session.hand_over:
        view = session.view if session.turn == session.human else session.bot_view()
        live.play(temper.choose(view, legal_actions(view)))
        live.wait()
        seen[table.state.position.index] = table.state
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_the_same_live_replayed_and_reloaded(game: str) -> None:
    """``TAROK_PLACES=1000`` compares a thousand places of each game: the state, and every text about it."""
    random, places, seed = Random(f"sources/{game}"), 0, 0
    while places < PLACES:
        seed += 1
        session = new_session(
            seed=f"sources/{seed}", game=game, house=house_rules(random, game), human=seed % 3, bot="beginner"
        )
        live = presenter_of(Live(session))
        seen = random_hand(session, random)
        ended, hand = {**session.data(), "rows": []}, session.played.latest
        assert hand is not None
        source = Replay(hand)
        table = TableController(source)
        assert source.last == max(seen)
        for index in random.sample(list(seen), min(len(seen), PLACES - places)):
            table.dispatch(GoTo(index))
            assert known(table.state) == known(seen[index])
            assert source.view == seen[index].view
            told = live.present(shown(seen[index]), ViewSettings())
            assert presenter_of(source).present(shown(table.state), ViewSettings()) == told
            record = {**mapping(ended["record"]), "actions": [*map(list, hand.record.actions[:index])]}
            reloaded = Live(Evening.from_data({**ended, "record": record}))
            again = TableState.of(reloaded)
            assert known(again) == known(seen[index])
            assert presenter_of(reloaded).present(shown(again), ViewSettings()) == told
        places += min(len(seen), PLACES - places)
    print(f"{game}: {places} places")


@pytest.mark.parametrize("game", GAMES)
def test_any_seat_sees_what_it_saw(game: str) -> None:
    session = new_session(seed="seats", game=game, bot="beginner")
    random_hand(session, Random(game))
    hand = session.played.latest
    assert hand is not None
    for seat in range(session.variant.players):
        source = Replay(hand, seat)
        table = TableController(source)
        assert len(set(source.people.ids)) == session.variant.players
        for index in range(seat, source.last + 1, 12):
            table.dispatch(GoTo(index))
            state, _ = replay(replace(hand.record, actions=hand.record.actions[:index]))
            assert table.state.view == observe(state, seat)
            assert source.hands() == state.hidden.hands


@pytest.mark.parametrize("game", GAMES)
def test_cards_that_were_unseen_change_nothing_in_a_replay(game: str) -> None:
    """The view, the journal and the position of a twin are the same at each place."""
    made = hand(game, "replay")
    twin = next(made.twins(Random("replay")))
    assert twin.record != made.record
    tables = [TableController(Replay(hand_of_record(each.record))) for each in (made, twin)]
    for index in range(len(made.record.actions) + 1):
        for table in tables:
            table.dispatch(GoTo(index))
        assert tables[0].state == tables[1].state


def test_what_a_replay_cannot_do_it_refuses_by_reason() -> None:
    session = new_session(seed="refuse", bot="beginner")
    random_hand(session, Random("refuse"))
    hand = session.played.latest
    assert hand is not None
    source, effects = Replay(hand), list[Effect]()
    table = TableController(source, effects.append)
    index = next(at for at, (seat, _) in enumerate(hand.record.actions) if seat == hand.human)
    table.dispatch(GoTo(index))
    before = table.state
    effects.clear()
    table.dispatch(Say(before.legal[0]))
    assert table.state == replace(before, message=NotAllowed(Unable.LOOKING_BACK))
    for nowhere in (-1, source.last + 1):
        table.dispatch(GoTo(nowhere))
        assert table.state == replace(before, message=NotAllowed(Unable.NO_PLACE))
    table.dispatch(GoTo(source.last))
    assert effects[-1:] == [JumpEnds()]
    assert table.state.position.turn is None


@pytest.mark.parametrize("game", GAMES)
def test_trick_by_trick(game: str) -> None:
    """From the beginning to the first lead, to the end of each trick, to the end; and the same way back."""
    session = new_session(seed="tricks", game=game, bot="steady")
    stand_in = make("steady", "guest")
    while not session.hand_over:
        mine = session.turn == session.human
        session.act(decide(stand_in, session.view).action if mine else session.bot_action())
    hand = session.played.latest
    assert hand is not None
    source = Replay(hand)
    on = [0]
    while source.index < source.last:
        assert source.go(source.stop_after()) is None
        on.append(source.index)
    tricks = len(session.view.table.play.tricks)
    assert len(on) - 2 in (tricks, tricks + 1)
    back = [source.last]
    source.go(source.last)
    while source.index:
        source.go(source.stop_before())
        back.append(source.index)
    assert back == on[::-1]


@pytest.mark.parametrize("game", GAMES)
def test_what_if_plays_on_and_counts_nowhere(game: str, tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = new_session(seed="what-if", game=game, bot="beginner", keeper=FolderStore(folder))
    random_hand(session, Random(game))
    hand = session.played.latest
    assert hand is not None
    assert folder.settle()
    serial, data = folder.serial, session.data()
    index = next(at for at, (seat, _) in enumerate(hand.record.actions) if seat == hand.human)
    tried = WhatIf(hand, index)
    assert tried.position.index == index
    with pytest.raises(IllegalAction):
        tried.play(Cut(1000))
    stand_in = make("beginner", "guest")
    while not tried.session.hand_over:
        mine = tried.session.turn == tried.session.human
        tried.play(decide(stand_in, tried.session.view).action if mine else tried.session.bot_action())
    assert tried.session.record.actions[:index] == hand.record.actions[:index]
    assert folder.settle()
    assert (folder.serial, session.data()) == (serial, data)
    folder.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_hand_of_the_evening_is_there_also_after_a_reload_and_its_end(game: str, tmp_path: Path) -> None:
    with SaveFolder(tmp_path) as folder:
        session = new_session(seed="evening", game=game, bot="beginner", keeper=FolderStore(folder))
        records = []
        for number in range(3):
            random_hand(session, Random(f"{game}/{number}"))
            records.append(session.record)
            if number < 2:
                session.next_hand()
        session.make(session.moves.ending())
        kept = [session.played.hand(number) for number in range(3)]
        assert [each and each.record for each in kept] == records
        assert session.played.latest == kept[2]
        assert session.played.hand(3) is session.played.hand(-1) is None
    with SaveFolder(tmp_path) as folder:
        session = new_session(seed="reload", game=game, bot="beginner", keeper=FolderStore(folder))
        random_hand(session, Random(game))
        session.next_hand()
        first = session.played.hand(0)
        for view in (session.view if session.turn == session.human else session.bot_view(),):
            session.act(legal_actions(view)[0])  # the second hand is in play when the program ends
    with SaveFolder(tmp_path) as folder:
        again = load_saved(folder)[0]
        assert again is not None
        assert again.played.hand(0) == first
        assert again.played.hand(1) is again.played.latest is None


def test_a_hand_whose_cards_were_not_kept_is_not_there() -> None:
    session = new_session(seed="unkept", bot="beginner")
    random_hand(session, Random("unkept"))
    data = session.data()
    session.next_hand()
    older = Evening.from_data(session.data())
    assert older.rows[0].number == 1
    assert older.played.hand(0) is None
    assert Evening.from_data(data).played.hand(0) is not None


def test_stacked_cards_stay_closed_until_a_hand_dealt_from_them_is_over() -> None:
    """U16: after a Stecken the same cards are dealt again."""
    session = all_fort("closed")
    stacked = session.played.latest
    assert stacked is not None
    assert not stacked.opened
    source = Replay(stacked)
    assert source.hands() is Unable.STACKED
    session.next_hand()
    between = session.played.hand(0)
    assert between is not None
    assert not between.opened
    while not session.hand_over:
        view = session.view if session.turn == session.human else session.bot_view()
        session.act(next(each for each in reversed(legal_actions(view))))
    assert session.settlement is not None
    assert session.opened
    after = session.played.hand(0)
    assert after is not None
    assert after.opened
    assert Replay(after).hands() is not Unable.STACKED


def test_a_record_of_no_evening_is_looked_at_from_any_of_its_seats() -> None:
    session = new_session(seed="record", game="tubingen", bot="beginner")
    random_hand(session, Random("record"))
    source = Replay(hand_of_record(session.record, 2))
    source.go(source.last)
    _, events = replay(session.record)
    assert source.events == tuple(seen for each in events if (seen := redact(each, 2)) is not None)
    with pytest.raises(ValueError, match="no seat 4"):
        hand_of_record(session.record, 4)
