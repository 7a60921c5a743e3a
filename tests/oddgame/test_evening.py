"""The odd game from the first hand to the last: session, save and reload, terminal, window, speech, book."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ai import LEVELS
from engine import GAMES, SUIT_CARDS, TAROACE, Kind, PlayCard, card_set, legal_actions, suit_of
from tarokgui.controller.reports import Proceed
from tarokgui.kit.node import Node
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.rules import RulesScene
from tarokgui.scenes.scores import ScoresScene
from tarokgui.scenes.settlement import SettlementScene
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.textual import TextTable
from tarokgui.textual.moment import Prompt
from tarokgui.textual.playing import duty
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.seating import seating_of
from tarokgui.wording.welcome import welcome_points
from tests.gui.sitting import Sitting
from tests.oddgame import whole
from tests.oddgame.evenings import Typed, at_pledge, present


@pytest.fixture(autouse=True)
def odd() -> Iterator[None]:
    with whole():
        yield


def played_out(place: int) -> Evening:
    """A hand in which everybody does the first (0) or the last (-1) thing that may be done."""
    session = new_session(seed="odd/sheet", game="odd", bot="steady")
    while not session.hand_over:
        session.act(legal_actions(present(session))[place])
    return session


def labels(sitting: Sitting) -> dict[str, str]:
    """Labels that a screen reader gets, by id."""

    def below(nodes: Any) -> Iterator[Node]:
        for node in nodes:
            yield node
            yield from below(getattr(node, "children", ()))

    return {node.id: node.label for node in below(sitting.form.tree())}


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_it(level: str) -> None:
    session = Evening.from_data({**at_pledge().data(), "bots": [level] * 4})
    while not session.hand_over:
        mine = session.turn == session.human
        session.act(legal_actions(session.view)[0] if mine else session.bot_action())
    assert session.problem is None


def test_an_evening_is_saved_after_every_action_and_goes_on() -> None:
    session = new_session(seed="odd/evening", game="odd", bot="random", house={"thick": True})
    random = Random("odd/evening")
    for _ in range(6):
        while not session.hand_over:
            session.act(random.choice(list(legal_actions(present(session)))))
            again = Evening.from_data(session.data())
            assert again.data() == session.data()
            assert again.view == session.view
        settlement = session.settlement
        assert settlement is not None
        assert session.totals() == tuple(a + b for a, b in zip(session.match.totals, settlement.scores, strict=True))
        session.next_hand()
    assert sum(session.match.carry) == 6
    assert [row.outcome for row in session.rows] == ["ended"] * 6
    assert session.moves.taking_back() is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_plays_it_to_the_settlement(language: str) -> None:
    session, tr = at_pledge(human=True), load(language)
    terminal: Any = Typed(60, session, ("2", "4"))
    TextTable(session, tr, terminal).play()
    assert session.hand_over
    row, said = session.rows[0], "\n".join(terminal.said)
    for key in ("settlement.outcome.ended", "advice.pledge", "gloss.pledge-many"):
        assert tr(key) in said
    assert tr("odd.told.wants.you", n=0) in said or "0" in said
    assert sum(f" {abs(each)}." in said or f"-{abs(each)}" in said for each in row.paid) == 4
    assert "level" not in said.casefold() or language != "en"


@pytest.mark.parametrize(("contract", "place"), [("many", 0), ("few", -1)])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_window_shows_whose_each_line_is(contract: str, place: int, size: tuple[int, int]) -> None:
    session = played_out(place)
    assert session.rows[0].contract == contract
    done = session.settlement
    assert done is not None
    sitting = Sitting(session, size)
    sitting.until(lambda: isinstance(sitting.top, SettlementScene))
    assert sitting.draw()
    tr = sitting.program.feedback.tr
    rows = [sitting.widget(f"line:{number}") for number in range(len(done.lines))]
    own = [sitting.table.stage.seating.says("odd.pile", line.seats[0]) for line in done.lines]
    assert [row.label for row in rows] == own
    assert [getattr(row, "amount", None) for row in rows] == [line.value for line in done.lines]
    found = {widget.id for widget in sitting.form.focus.widgets}
    assert "together" not in found  # nothing is added up over seats that play for themselves
    assert {f"tricks:{seat}" for seat in range(4)} <= found
    assert done.points is not None
    told = labels(sitting)
    assert all(told[f"tricks:{seat}"].endswith(f": {done.points[seat]}") for seat in range(4))
    assert sitting.widget("sum").label == tr("settlement.due.each")
    assert sitting.form.rules_page() == "odd-score"
    sitting.program.routes.scores(session)
    sitting.stack.commit()
    assert isinstance(sitting.top, ScoresScene)
    assert sitting.draw()
    assert sitting.top.rules_page() == "odd-score"
    assert any(str(abs(session.totals()[0])) in label for label in labels(sitting).values())


def test_a_hand_by_clicks_with_hint_and_book_after_a_reload() -> None:
    first = Sitting(at_pledge(human=True))
    first.until_due()
    tr = first.program.feedback.tr
    assert tr.words == "odd"
    told = labels(first)
    assert told["pledge-few"] == "puține"
    assert any(tr("odd.marks", n=0) in label for label in told.values())
    first.click(first.widget("pledge-few").rect.centre)
    first.settle()
    sitting = Sitting(Evening.from_data(first.session.data()))  # as after a kill
    session = sitting.session
    hinted = False
    while not session.hand_over:
        sitting.until_due()
        if session.turn != session.human:
            continue
        assert session.view.kind == Kind.PLAY
        assert sitting.draw()
        if not hinted:
            sitting.key("h")
            sitting.until(lambda: sitting.table.state.hint_shown is not None)
            assert sitting.draw()
            hinted = True
            assert sitting.table.rules_page() == "odd-few"
            sitting.key("f1")
            assert isinstance(sitting.top, RulesScene)
            assert sitting.top.reading.page == "odd-few"
            assert sitting.draw()
            sitting.key("escape")
        strip = " ".join(labels(sitting).values())
        assert "puține" in strip
        assert "level" not in strip
        action = legal_actions(session.view)[0]
        sitting.table.stage.controller.dispatch(Proceed(action))
        sitting.settle()
    assert hinted
    sitting.until(lambda: isinstance(sitting.top, SettlementScene))
    assert session.rows[0].contract == "few"
    sitting.key("return")
    sitting.until(lambda: sitting.top is sitting.table)
    assert session.match.hands == 1


def test_it_is_offered_where_a_table_is_chosen() -> None:
    sitting = Sitting(at_pledge())
    scene = NewTableScene(sitting.program)
    sitting.stack.push(scene)
    sitting.stack.commit()
    assert sitting.draw()
    offered = {each: sitting.widget(f"game:{each}").node().label.partition(". ")[0] for each in GAMES}
    assert offered == {each: load()(f"newtable.name.{each}") for each in GAMES}
    scene._choose_game("odd")
    assert scene.wish.options() == {}
    assert sitting.draw()


def test_nothing_is_said_of_it_that_its_rules_do_not_say() -> None:
    """It has no declarer, and no duty to play a tarok."""
    session, tr = at_pledge(human=True), load()
    assert tr("welcome.point.alone", points="") not in welcome_points(tr, session.variant)
    seen = 0
    while not session.hand_over:
        view = present(session)
        if view.kind == Kind.PLAY and session.turn == session.human and view.table.play.trick:
            cards = card_set(action.card for action in legal_actions(view) if isinstance(action, PlayCard))
            void = not cards & SUIT_CARDS[suit_of(view.table.play.trick[0])]
            if void and cards & TAROACE and cards & ~TAROACE:
                assert duty(Prompt(tr, seating_of(session, tr), view)) == "any"
                seen += 1
        session.act(legal_actions(view)[0])
    assert seen
