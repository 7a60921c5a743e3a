"""The new table: one choice first, house rules behind one line, one grid for all controls."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.tablechoice import pot_words
from tarokgui.session.opening import new_session
from tarokgui.session.tablewish import TableWish
from tarokgui.storage.saves import SaveFolder
from tarokgui.widgets.choice import Choice
from tarokgui.wording.i18n import load
from tests.gui.sitting import FRESH, Sitting, evening

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]


def opened(sitting: Sitting) -> NewTableScene:
    scene = NewTableScene(sitting.services)
    sitting.stack.clear(scene)
    sitting.stack.commit()
    sitting.tick(FRESH)
    return scene


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    made = Sitting(evening("new table"))
    made.services.__dict__["saves"] = SaveFolder(tmp_path)
    return made


def fold(sitting: Sitting) -> tuple[str, str]:
    """Both lines of what opens the house rules."""
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
    wish = TableWish(game)
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
    sitting.services.change(text_scale=text, language=language)
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
    named = ("easy", "game:", "person:", "strength")
    return {(w.rect.x, w.rect.right) for w in scene.focus.widgets if w.id.startswith(named)}
