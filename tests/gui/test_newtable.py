"""The new table: one choice first, house rules behind one line, one grid for all controls."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from ai import decide, make
from engine import GAMES
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.table import TableScene
from tarokgui.scenes.tablechoice import pot_words
from tarokgui.scenes.title import TitleScene
from tarokgui.session.opening import new_session
from tarokgui.session.people import people_of
from tarokgui.session.tablesetup import TableSetup
from tarokgui.storage.saves import SaveFolder
from tarokgui.widgets.choice import Choice
from tarokgui.widgets.gamerow import GameRow
from tarokgui.wording.i18n import load
from tests.gui.sitting import FRESH, Sitting, evening
from tests.support.games import SLOVENIAN
from tests.support.saves import look

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]


def opened(sitting: Sitting) -> NewTableScene:
    scene = NewTableScene(sitting.program)
    sitting.stack.clear(scene)
    sitting.stack.commit()
    sitting.tick(FRESH)
    return scene


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    made = Sitting(evening("new table"))
    made.program.disk.saves = SaveFolder(tmp_path)
    return made


def fold(sitting: Sitting) -> tuple[str, str]:
    """Both lines of the widget that opens the house rules."""
    widget = sitting.widget("house")
    return widget.label, getattr(widget, "second", "")


Turn = Callable[[Sitting], None]


def by_mouse(sitting: Sitting) -> None:
    sitting.tick(FRESH)
    sitting.click(sitting.widget("house").rect.centre)


def by_key(sitting: Sitting) -> None:
    while (focused := sitting.form.focus.focused) is None or focused.id != "house":
        sitting.key("tab")
    sitting.key("return")


@pytest.mark.parametrize("turn", [by_mouse, by_key])
def test_one_line_opens_the_house_rules_and_folds_them(sitting: Sitting, turn: Turn) -> None:
    scene = opened(sitting)
    assert scene.focus.find("house:unu_bids") is None
    assert fold(sitting)[0] == "Usual rules of Suceava"
    turn(sitting)
    assert scene.focus.find("house:unu_bids") is not None
    assert scene.focus.find("game:taper") is None
    assert scene.focus.focused is sitting.widget("house")
    scene.focus.focus("house:trei_bids")
    sitting.key("right")
    scene.focus.focus("house:hep_hep")
    sitting.key("right")
    turn(sitting)
    assert scene.focus.find("game:taper") is not None
    label, second = fold(sitting)
    assert label == "2 rules differ from the usual"
    assert "The bid trei: allowed" in second
    assert "Hep-hep: is played" in second


def test_escape_folds_the_rules_first(sitting: Sitting) -> None:
    scene = opened(sitting)
    by_key(sitting)
    sitting.key("escape")
    assert sitting.top is scene
    assert scene.focus.find("game:taper") is not None
    sitting.key("escape")
    sitting.tick()
    assert scene not in list(sitting.stack)


@pytest.mark.parametrize("house", [{}, {"pool": False}])
@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_what_is_said_of_the_pot_is_what_one_starts_at(game: str, house: dict[str, bool]) -> None:
    wish = TableSetup(game)
    for name, value in house.items():
        wish = wish.with_rule(name, value)
    words = pot_words(load("en"), wish)
    for number in range(8):
        session = new_session(seed=f"pot {number}", game=game, house=wish.options())
        total = session.totals()[session.human]
        assert (f"{total}".replace("-", "−") in words) if total else "starts at 0" in words


@pytest.mark.parametrize("language", ["en", "ro", "de", "sl"])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_controls_have_one_left_and_one_right_edge(
    sitting: Sitting, size: tuple[int, int], text: float, language: str
) -> None:
    sitting.program.preferences.change(text_scale=text, language=language)
    sitting.resize(size)
    scene = opened(sitting)
    edges = edges_of(scene)
    whole = sitting.widget("house").rect
    assert len(edges) <= 2, "two columns at most"
    assert min(edge[0] for edge in edges) == whole.x
    assert max(edge[1] for edge in edges) == whole.right
    assert len({right - left for left, right in edges}) == 1, "of one width"
    by_key(sitting)
    boxes = [widget._value_box() for widget in scene.focus.widgets if isinstance(widget, Choice)]
    assert len({(box.x, box.right) for box in boxes}) == 1
    assert boxes[0].right == sitting.widget("house").rect.right


def edges_of(scene: NewTableScene) -> set[tuple[int, int]]:
    """Left and right edge of every control of the choice."""
    named = ("easy", "game", "person:", "strength")
    rects = [widget.rect for widget in scene.focus.widgets if widget.id.startswith(named) and widget.id != "game"]
    inside = {rect for rect in rects for row in rects if row != rect and row.contains(rect)}
    return {(rect.x, rect.right) for rect in rects if rect not in inside}


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_games_of_one_name_share_a_row(sitting: Sitting, text: float) -> None:
    """Four rows; the numbers of players of the Slovenian game are on its row, from few to many, and can be pressed."""
    sitting.program.preferences.change(text_scale=text)
    scene = opened(sitting)
    rows = [widget for widget in scene.focus.widgets if isinstance(widget, GameRow)]
    assert [row.label for row in rows] == ["Romanian Tarok", "Taper", "Slovenian Tarok", "Tübingen Tarock"]
    segments = [sitting.widget(f"game:slovenian-{players}") for players in (3, 4, 5)]
    assert [segment.label for segment in segments] == ["3", "4", "5"]
    assert all(rows[2].rect.contains(segment.rect) for segment in segments)
    assert all(not one.rect.meets(other.rect) for one, other in pairwise(segments))
    assert "Slovenian Tarok, five" in segments[2].node().label
    for segment in segments:
        scene.focus.focus(segment.id)
        scene.follow()
        sitting.key("return")
        assert scene.wish.game == segment.id.removeprefix("game:")
        chosen = [node.id for node in scene.tree() if node.id.startswith("game:") and node.chosen]
        assert chosen == [segment.id]
    scene._choose_game("taper")
    row = sitting.widget("games:slovenian")
    scene.column.reveal(row.rect, 12)
    scene.rebuild()
    row = sitting.widget("games:slovenian")
    sitting.tick(FRESH)
    sitting.click((row.rect.x + 20, row.rect.centre[1]))
    assert scene.wish.game == "slovenian-4"


ASKED = {3: ["right", "left"], 4: ["right", "top", "left"], 5: ["right", "far-right", "far-left", "left"]}
"""The people who are asked to a table of so many, from your right."""


def placed(scene: NewTableScene) -> list[str]:
    return [widget.id.removeprefix("person:") for widget in scene.focus.widgets if widget.id.startswith("person:")]


@pytest.mark.parametrize("game", SLOVENIAN)
def test_the_village_sits_at_the_tables_of_the_inn(sitting: Sitting, game: str) -> None:
    scene = opened(sitting)
    assert fold(sitting)[0] == "Usual rules of Suceava"
    sitting.click(sitting.widget(f"game:{game}").rect.centre)
    assert placed(scene) == ASKED[GAMES[game].players]
    assert fold(sitting)[0] == "Usual rules of the Slovenian inn"
    before = scene.wish.seated
    for place in ASKED[GAMES[game].players]:
        scene.focus.focus(f"person:{place}")
        sitting.key("right")
    assert all(new != old for new, old in zip(scene.wish.seated, before, strict=True))
    assert set(scene.wish.people) <= set(people_of(game).ids)
    scene.focus.focus("game:taper")
    sitting.key("return")
    assert placed(scene) == ["right", "left"]
    assert set(scene.wish.people) <= set(people_of("taper").ids)


@pytest.mark.parametrize("game", SLOVENIAN)
@pytest.mark.parametrize("first", [False, True], ids=["as always", "first evening"])
def test_an_evening_of_the_inn_is_begun_played_left_and_gone_on_with(sitting: Sitting, game: str, first: bool) -> None:
    """The bots are the people themselves; ten decisions, then the save goes on where it was left."""
    opened(sitting)
    if first:
        sitting.click(sitting.widget("easy").rect.centre)
        sitting.tick(FRESH)
    sitting.click(sitting.widget(f"game:{game}").rect.centre)
    sitting.tick(FRESH)
    sitting.key("tab")
    sitting.click(sitting.widget("begin").rect.centre)
    sitting.settle()
    table = sitting.top
    assert isinstance(table, TableScene)
    session = table.live.session
    assert session.variant.key == game
    assert sitting.program.preferences.venue.room == "gostilna"
    others = [seat for seat in range(session.variant.players) if seat != session.human]
    assert set(session.people) - {"you"} <= set(people_of(game).ids)
    assert all(session.bots[seat] == ("beginner" if first else session.people[seat]) for seat in others)
    for _ in range(10):
        if session.turn == session.human:
            session.act(decide(make("steady", "me"), session.view).action)
        else:
            session.act(session.bot_action())
        sitting.draw()
    kept = look(sitting.program.disk.saves.folder)
    assert kept is not None
    assert kept.data() == session.data()
    sitting.draw()
    sitting.stack.clear(TitleScene(sitting.program))
    sitting.stack.commit()
    sitting.settle()
    sitting.tick(FRESH)
    sitting.click(sitting.widget("continue").rect.centre)
    sitting.settle()
    again = sitting.top
    assert isinstance(again, TableScene)
    assert again.live.session.data() == session.data()
    sitting.draw()


@pytest.mark.parametrize("language", ["en", "ro", "de", "sl"])
@pytest.mark.parametrize("game", ["romanian", "taper", *SLOVENIAN])
def test_game_and_people_are_seen_beside_each_other(sitting: Sitting, game: str, language: str) -> None:
    """In the window that most have, at the usual size of letters, nothing has to be scrolled."""
    sitting.program.preferences.change(language=language)
    scene = opened(sitting)
    scene._choose_game(game)
    assert len(edges_of(scene)) == 2
    named = ("easy", "game:", "person:", "strength")
    lowest = max(widget.rect.bottom for widget in scene.focus.widgets if widget.id.startswith(named))
    assert (
        lowest < sitting.widget("house").rect.y < sitting.widget("house").rect.bottom < sitting.widget("begin").rect.y
    )
    people = [widget.rect for widget in scene.focus.widgets if widget.id.startswith("person:")]
    assert all(above.bottom < below.y for above, below in pairwise(people))
