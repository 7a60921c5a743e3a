"""A fault in the running window: it is reported, nothing is lost, and play goes on with mouse or keys."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from tarokgui.wording.i18n import load
from tests.e2e.keyboard import Keyboard
from tests.e2e.mouse import Mouse
from tests.e2e.program import LOOK, PATIENCE, Program
from tests.e2e.screen import Screen
from tests.support.saves import begin

pytestmark = pytest.mark.e2e

DRIVER = Path(__file__).resolve().parents[1] / "faults" / "driver.py"


@pytest.fixture
def faulty(screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Program]]:
    """The program with a fault of that kind in it, a saved evening in its folder."""
    made = Program(screen, tmp_path, speed="0")

    def start(kind: str) -> Program:
        monkeypatch.setenv("TAROK_PROGRAM", shlex.join([sys.executable, str(DRIVER), kind]))
        begin(made.data, seed="faults", bot="beginner")
        return made

    yield start
    made.close()


def seen_from_outside(program: Program) -> None:
    """Wait until the window is there for mouse and keys too."""
    until = monotonic() + PATIENCE
    while not (windows := program.screen.windows()):
        assert monotonic() < until, "no window is seen"
        sleep(LOOK)
    program.window = windows[0]


def log(program: Program) -> str:
    return (program.data / "log" / "tarok.log").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["draw", "update", "event", "thread", "act"])
def test_the_player_goes_on(kind: str, faulty: Callable[[str], Program]) -> None:
    program = faulty(kind)
    program.start()
    mouse, keyboard = Mouse(program), Keyboard(program)
    mouse.activate("continue")
    program.wait(lambda tree: tree.scene in ("table", "fault"), "the table")
    if kind == "act":
        mouse.activate("cut")
    until = monotonic() + PATIENCE
    while (tree := program.tree()) is None or tree.scene != "fault":
        assert monotonic() < until, f"no notice; on screen: {tree}"
        if kind == "event":
            keyboard.press("j")
        sleep(LOOK)
    sentence = tree.widgets["sentence"].label
    assert sentence.startswith(f"{load()('fault.stopped')} Your game is saved. Next time it continues from hand 1, ")
    assert str(program.data / "log" / "tarok.log") in tree.widgets["log"].label
    assert "Traceback" in log(program)
    saved = program.session().data()
    mouse.click(tree.widgets["go-on"].centre)
    program.wait(lambda tree: tree.scene == "title", "the title")
    if kind == "thread":  # it would fail again
        keyboard.press("ctrl+q")
    else:
        mouse.activate("continue")
        program.wait(lambda tree: tree.scene == "table", "the table again")
        if kind == "draw":
            assert program.session().data() == saved
        keyboard.press("ctrl+q")
    assert program.ended() == 0
    assert program.errors() == ""
    assert program.session().human == 0


@pytest.mark.parametrize("kind", ["title", "font"])
def test_where_nobody_can_go_on_one_copies_and_quits(kind: str, faulty: Callable[[str], Program]) -> None:
    program = faulty(kind)
    program._process = program.launch()
    tree = program.wait(lambda tree: tree.scene == "fault", "the notice")
    assert "go-on" not in tree.widgets
    seen_from_outside(program)
    keyboard = Keyboard(program)
    assert tree.focused == "copy"
    keyboard.press("Return")
    program.wait(lambda tree: "told" in tree.widgets, "what came of copying")
    keyboard.press("Up")
    program.wait(lambda tree: tree.focused == "quit", "the last button")
    keyboard.press("Return")
    assert program.ended() == 1
    assert program.errors() == ""


def test_a_second_fault_ends_with_a_sentence(faulty: Callable[[str], Program]) -> None:
    program = faulty("notice")
    program._process = program.launch()
    assert program.ended() == 1
    told = load()("fault.ended", file=str(program.data / "log" / "tarok.log"))
    assert program.errors().endswith(f"{told}\n")
    assert program.errors().startswith("Your game is saved. Next time it continues from hand 1, ")
    assert log(program).count(" ERROR ") == 2
    assert program.session().human == 0
