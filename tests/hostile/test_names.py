"""Names and places that are hard to show, sizes that are hard to hold, and figures nobody can read."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai import level_of
from engine import legal_actions
from tarokgui.__main__ import main
from tarokgui.app.uitree import TreeWriter
from tarokgui.app.windowgeometry import opening_size
from tarokgui.controller.intents import Say
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face, TextPainter
from tarokgui.kit.announcer import Announcer
from tarokgui.rulebook import reading
from tarokgui.rulebook.searching import search
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.people import ROSTER
from tarokgui.storage import resources
from tarokgui.storage.saves import SaveFolder
from tarokgui.widgets.textfield import MOST, TextField
from tarokgui.wording import figures
from tarokgui.wording.companions import habit_lines, level_name, manner
from tarokgui.wording.i18n import load
from tests.gui.sitting import Sitting
from tests.support.hostile import TEXTS

STEERING = {"\0", "\x1b", "\x07", "\u202e", "\u200b", "\ud800"}


class Listener(Announcer):
    """Notes the sentences spoken."""

    def __init__(self, spoken: list[str]) -> None:
        super().__init__()
        self.spoken = spoken

    def tell(self, sentence: str) -> None:
        self.spoken.append(sentence)


@pytest.mark.parametrize("name", [b"\xff\xfe", b"\x1b[31m\x07", "\u202e\u200b".encode(), b"two\nlines", b"x" * 200])
def test_a_folder_with_a_name_nobody_can_read(tmp_path: Path, name: bytes) -> None:
    """It is shown, spoken and written down like any other, when the game cannot be saved there."""
    blocked = tmp_path / os.fsdecode(name)
    try:
        blocked.write_text("in the way", encoding="utf-8")
    except OSError:
        pytest.skip("this system has no such names")
    sitting = Sitting(new_session(seed="names", bot="random", keeper=FolderStore(SaveFolder(blocked))))
    sitting.program.disk.saves = SaveFolder(blocked)
    spoken: list[str] = []
    sitting.program.feedback.speech = Listener(spoken)
    sitting.until_due()
    sitting.table.dispatch(Say(legal_actions(sitting.session.view)[0]))
    sitting.draw()
    said = sitting.table.toast.text
    assert "cannot be saved" in said
    for text in (said, *spoken):
        text.encode()
        assert not STEERING & set(text)
    tree = tmp_path / "tree.json"
    TreeWriter(str(tree)).write(sitting.table, (1280, 720), 1, busy=False)
    assert "cannot be saved" in tree.read_text(encoding="utf-8")
    sitting.key(",", mods=frozenset({"ctrl"}))
    sitting.draw()


@pytest.mark.parametrize("text", TEXTS)
def test_whatever_is_to_be_drawn_is_drawn(text: str) -> None:
    painter = TextPainter()
    for line in text.split("\n"):
        painter.size(line[:300], Face.BODY, 20)
        painter.render(line[:300], Face.BODY, 20, "#000000")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (3840, 2160)])
def test_a_sentence_with_a_long_name_is_seen_whole(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    blocked = tmp_path / ("x" * 200)
    blocked.write_text("in the way", encoding="utf-8")
    sitting = Sitting(
        new_session(seed="long", bot="random", keeper=FolderStore(SaveFolder(blocked))), size, recording=True
    )
    sitting.program.disk.saves = SaveFolder(blocked)
    sitting.program.preferences.accessibility.text_scale = scale
    sitting.stack.resize(*size)
    sitting.until_due()
    sitting.table.dispatch(Say(legal_actions(sitting.session.view)[0]))
    assert "…" in sitting.table.toast.text
    sitting.program.drawing.text.drawn.clear()
    sitting.draw()
    rect = sitting.table.toast.rect(sitting.table.paint, sitting.table.message_room())
    assert rect.x >= 0
    assert rect.y >= 0
    assert rect.right <= size[0]
    assert rect.bottom <= size[1]
    assert all(drawn.seen for drawn in sitting.program.drawing.text.drawn if "xxxx" in drawn.text)


def test_words_are_not_broken_unless_no_language_has_them() -> None:
    painter = TextPainter()
    assert painter.wrap("Kaiserstichansager", Face.BODY, 20, 30) == ["Kaiserstichansager"]
    lines = painter.wrap("in " + "x" * 300, Face.BODY, 20, 200)
    assert "".join(lines).replace("in", "", 1) == "x" * 300
    assert max(painter.size(line, Face.BODY, 20)[0] for line in lines[1:-1]) <= 200


@given(st.text(), st.text())
def test_whatever_is_typed_in_the_window_stays_short_and_plain(first: str, second: str) -> None:
    field = TextField("field", Rect(0, 0, 100, 30), "Field", lambda text: None)
    field.typed(first)
    field.typed(second)
    assert len(field.value) <= MOST
    assert field.value.isprintable()


@given(st.text(max_size=MOST))
def test_whatever_is_looked_for_in_the_book(text: str) -> None:
    assert len(search(reading.book("en"), text)) <= len(reading.book("en").pages)


@given(st.text(max_size=40))
def test_whatever_size_is_wished_for_the_window(wish: str) -> None:
    width, height = opening_size((1920, 1080), wish)
    assert 0 < width <= 1920
    assert 0 < height <= 1080


def test_a_sheet_that_nothing_could_hold_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sheet.png"
    sizes = ["--size", "1000x2000"] * 4
    assert main(["cards", "--sheet", str(path), "--all", *sizes]) == 2
    assert capsys.readouterr() == ("", "tarok: a picture with all these sizes would be too large\n")
    assert not path.exists()


@pytest.mark.parametrize(
    "text", ["", "[", "[toader]\n", "[toader]\nlevel = 3\n", '[toader]\nlevel = "moon"\ndeals = 1\nmean = "x"\n', None]
)
def test_without_figures_one_plays_on(text: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    def read() -> str:
        if text is None:
            raise FileNotFoundError("figures.toml")
        return text

    tr = load("en")
    whole = [(level_name(tr, who), manner(tr, who), habit_lines(tr, who)) for who in ROSTER]
    with monkeypatch.context() as patch:
        patch.setattr(resources, "figures", read)
        figures.figures.cache_clear()
        figures.figures_of.cache_clear()
        for who in ROSTER:
            assert level_name(tr, who) == tr(f"people.level.{level_of(who.id)}")
            assert manner(tr, who).endswith(tr(who.habit_key))
            assert habit_lines(tr, who) == (tr(who.habit_key),)
    figures.figures.cache_clear()
    figures.figures_of.cache_clear()
    assert [(level_name(tr, who), manner(tr, who), habit_lines(tr, who)) for who in ROSTER] == whole


def test_the_tree_of_a_hostile_save_can_be_written(tmp_path: Path) -> None:
    """Unknown fields of a record are kept, and never shown."""
    data = json.loads(json.dumps(new_session(seed="extra", bot="random").data()))
    data["record"]["note"] = "\x1b[31m\u202e"
    from tarokgui.session.evening import Evening

    sitting = Sitting(Evening.from_data(data))
    sitting.draw()
    assert not any(STEERING & set(node.label) for node in sitting.top.tree())
