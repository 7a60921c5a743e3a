"""The odd game, whole: rules, bots, session, terminal and window, to the settlement and on to the next hand."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ai import LEVELS
from engine import GAMES, legal_actions
from tarokgui.controller.intents import Proceed
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.scores import ScoresScene
from tarokgui.scenes.settlement import SettlementScene
from tarokgui.session.evening import Session
from tarokgui.session.opening import new_session
from tarokgui.textual import TextTable
from tarokgui.wording.i18n import LANGUAGES, load
from tests.gui.sitting import Sitting
from tests.oddgame.test_outside import Typed, at_pledge, present
from tests.oddgame.whole import LINES, complete
from tests.support.sources import modules

REAL = {"romanian", "taper", "slovenian-4", "slovenian-5", "slovenian-3", "tubingen"}
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def whole() -> Iterator[None]:
    with complete():
        yield


class Sitter(Typed):
    """Types the first choice, and after the hand asks for the score sheet and goes."""

    def __init__(self, session: Session) -> None:
        super().__init__(60)
        self._session, self._asked = session, iter("24")

    def clock(self) -> float:
        return 0.0

    def sleep(self, seconds: float) -> None:
        """Nobody waits for him."""

    def ask(self, prompt: str) -> str:
        return next(self._asked) if self._session.hand_over else super().ask(prompt)


def played_out(place: int) -> Session:
    """A hand in which everybody does the first (0) or the last (-1) thing that may be done."""
    session = new_session(seed="odd/sheet", game="odd", bot="steady")
    while not session.hand_over:
        session.act(legal_actions(present(session))[place])
    return session


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_it(level: str) -> None:
    session = Session.from_data({**at_pledge().data(), "bots": [level] * 4})
    while not session.hand_over:
        mine = session.turn == session.human
        session.act(legal_actions(session.view)[0] if mine else session.bot_action())
    assert session.problem is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_each_seat_s_points_and_lines(language: str) -> None:
    session = at_pledge(human=True)
    terminal: Any = Sitter(session)
    TextTable(session, load(language), terminal).play()
    assert session.hand_over
    row = session.rows[0]
    said = "\n".join(terminal.said)
    assert load(language)("settlement.outcome.ended") in said
    assert load(language)("advice.pledge") in said
    assert sum(f" {abs(each)}." in said or f"-{abs(each)}" in said for each in row.paid) == 4


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
    names = [sitting.table.seating.name(seat) for seat in range(4)]
    rows = [sitting.widget(f"line:{number}") for number in range(len(done.lines))]
    assert [row.label.split(":")[0] for row in rows] == [names[line.seats[0]] for line in done.lines]
    assert [getattr(row, "amount", None) for row in rows] == [line.value for line in done.lines]
    found = {widget.id for widget in sitting.form.focus.widgets}
    assert "together" not in found  # nothing is added up over seats that play for themselves
    assert {f"tricks:{seat}" for seat in range(4)} <= found
    assert done.points is not None
    told = {node.id: node.label for node in sitting.form.tree()}
    assert all(told[f"tricks:{seat}"].endswith(f": {done.points[seat]}") for seat in range(4))
    assert sitting.widget("sum").label == load()("settlement.due.each")
    assert sitting.form.rules_page() == "settlement"
    sitting.services.routes.scores(session)
    sitting.stack.commit()
    assert isinstance(sitting.top, ScoresScene)
    assert sitting.draw()


def test_a_hand_by_clicks_goes_on_to_the_next() -> None:
    session = at_pledge(human=True)
    sitting = Sitting(session)
    sitting.until_due()
    sitting.click(sitting.widget("pledge-few").rect.centre)
    sitting.settle()
    while not session.hand_over:
        sitting.until_due()
        if not session.hand_over:
            sitting.table.controller.dispatch(Proceed(legal_actions(session.view)[0]))
            sitting.settle()
    sitting.until(lambda: isinstance(sitting.top, SettlementScene))
    assert session.rows[0].contract == "few"
    sitting.key("return")
    sitting.until(lambda: sitting.top is sitting.table)
    assert session.match.hands == 1


def test_what_it_touches_outside_its_folder() -> None:
    """A line in the engine's registry and in those of what is shown and thought; no other code knows it."""
    assert [name for name, _, _ in LINES] == [
        "ai.games BEGINNER",
        "ai.games STEADY",
        "ai.games SEARCHED",
        "tarokgui.games.registry PANELS",
        "tarokgui.textual.questions QUESTIONS",
        "tarokgui.rulebook.places PAGES",
    ]
    assert {"odd", "odd-five"} <= set(GAMES)
    own = {*GAMES, "odd-pledge", "pledge", "pledge many", "pledge few", "many", "pile", "thick", "marks"} - REAL
    for name, path in modules(ROOT, "engine", "ai", "tarokgui").items():
        texts = {node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)}
        assert not texts & own, name


def test_it_is_offered_where_a_table_is_chosen() -> None:
    sitting = Sitting(at_pledge())
    scene = NewTableScene(sitting.services)
    sitting.stack.push(scene)
    sitting.stack.commit()
    assert sitting.draw()
    labels = {each: sitting.widget(f"game:{each}").label for each in GAMES}
    assert labels == {each: load()(f"newtable.name.{each}") for each in GAMES}
    scene._choose_game("odd")
    assert scene.wish.options() == {}
    assert sitting.draw()
