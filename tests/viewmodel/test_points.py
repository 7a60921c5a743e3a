"""The card points so far: they agree with the settlement and with the view, and none is shown where points decide
nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine import GAMES, Side, View, side_counts
from engine.contracts import Goal
from engine.scoring.counting import counted
from tarokgui.controller.controller import TableController
from tarokgui.controller.intents import GoTo
from tarokgui.controller.known import known_facts
from tarokgui.controller.sources.live import Live
from tarokgui.controller.sources.replay import Replay
from tarokgui.games.registry import part_of
from tarokgui.session.evening import Evening
from tarokgui.session.pasthand import hand_of_record
from tarokgui.viewmodel.points import needed, points_of, points_words
from tarokgui.viewmodel.settings import ViewSettings
from tarokgui.viewmodel.tableview import Presenter
from tarokgui.viewmodel.wordcontext import WordContext
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.seating import seating_of
from tests.gui.moments import walk
from tests.support.presenting import presenter_of
from tests.support.twins import hand

HANDS = 6


def context_of(session: Evening, language: str = "en") -> WordContext:
    """The value from which the sentences of a session's table are worded."""
    tr = load(language)
    words = part_of(session.variant.key, "window").words
    known = known_facts(session.view, 0)
    return WordContext(tr=tr, seating=seating_of(session, tr), view=session.view, game=words, known=known)


def sessions(game: str) -> Iterator[Evening]:
    """Some hands at each of their decisions."""
    for number in range(HANDS):
        yield from walk(f"points/{game}/{number}", game)


def trick_points(view: View, winner: int) -> float:
    """The printed points of the tricks of a seat, without those of the cards added to them."""
    pack = view.table.variant.pack
    tricks = (trick for trick in view.table.play.tricks if trick.winner == winner)
    return sum(pack.values[card] for trick in tricks for card in trick.cards) / pack.parts


@pytest.mark.parametrize("game", [game for game in GAMES if game != "tubingen"])
def test_the_tricks_of_a_side_are_counted_as_the_settlement_does(game: str) -> None:
    """For the declarer's side, whose pile is its tricks and its discards."""
    seen = 0
    for session in sessions(game):
        final = session.moment.hand.final
        if final is None:
            continue
        table, done = session.view.table, final.settlement
        counts = side_counts(table, final)
        if counts:
            ours = {seat for seat in (done.declarer, done.partner) if seat is not None}
            laid = final.laid_away if table.laid_by in ours else 0
            own = session.view._replace(table=table._replace(laid_by=None), seat=min(ours), laid_away=laid)
            count = counts[Side.DECLARER]
            assert points_of(own, ours) == count.points - count.exchanged
            seen += 1
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_points_are_told_where_they_decide(game: str) -> None:
    told = 0
    for session in sessions(game):
        context, view = context_of(session), session.view
        found, contract = points_words(context), context.game.plays(view)
        if found is None:
            continue
        assert contract is not None
        assert contract.goal in (Goal.POINTS, Goal.FEW_POINTS)
        assert not view.table.sits_out(view.seat)
        assert not view.table.is_over
        told += 1
        added = sum(map(len, view.table.besides)) * max(view.table.variant.pack.values)
        most = trick_points(view, view.seat) + view.table.variant.pack.value(view.laid_away) + added
        assert points_of(view, {view.seat}) <= most
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_points_follow_from_the_view_alone(game: str) -> None:
    made = hand(game, "points")
    twin = next(made.twins(Random("points")))
    tables = [TableController(Replay(hand_of_record(each.record))) for each in (made, twin)]
    settings = ViewSettings(points=True)
    for index in range(len(made.record.actions) + 1):
        told = []
        for table in tables:
            table.dispatch(GoTo(index))
            state = replace(table.state, known=known_facts(table.state.view, index))
            told.append(presenter_of(table.source).present(state, settings))
        assert told[0] == told[1]


@pytest.mark.parametrize("game", GAMES)
def test_exactly_one_side_reaches_its_points(game: str) -> None:
    view = next(each.view for each in sessions(game) if each.view.table.contract is not None)
    pack = view.table.variant.pack
    assert sum(needed(view._replace(side=side)) for side in Side) == counted(pack, pack.cards).points + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_strip_and_cards_tell_points_only_if_that_is_wished(language: str) -> None:
    session = next(each for each in sessions("romanian") if len(each.view.table.play.tricks) == 3)
    data = Evening.from_data(session.data())
    table = TableController(Live(data))
    tr = load(language)
    presenter = Presenter(seating_of(data, tr), part_of("romanian", "window").words)
    state = replace(table.state, known=known_facts(table.state.view, 0))
    for wished in (False, True):
        model = presenter.present(state, ViewSettings(points=wished))
        assert any(cell.id == "points" for cell in model.strip.standings[0]) is wished
        assert all(bool(card.worth) is wished for card in model.hand.cards)
