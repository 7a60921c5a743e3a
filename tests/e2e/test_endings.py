"""The real window, ended from outside: by signals, by its display, by a table that is open already."""

from __future__ import annotations

import signal
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.e2e.mouse import Mouse
from tests.e2e.program import PATIENCE, Program
from tests.e2e.screen import Screen
from tests.support.saves import begin

pytestmark = pytest.mark.e2e


def at_the_table(program: Program) -> None:
    begin(program.data, seed="endings", bot="beginner")
    program.start()
    Mouse(program).activate("continue")
    program.wait(lambda tree: tree.scene == "table", "the table")


@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP", "SIGTERM", "SIGQUIT"])
def test_signals_close_the_window(program: Program, name: str) -> None:
    at_the_table(program)
    before = program.session()
    assert program._process is not None
    program._process.send_signal(getattr(signal, name))
    assert program.ended() == 128 + getattr(signal, name)
    assert program.errors().startswith("tarok: Your game is saved. Next time it continues from hand 1, ")
    assert program.errors().count("\n") == 1
    after = program.session()
    assert after.record.actions[: len(before.record.actions)] == before.record.actions


def test_a_display_that_goes_away(screen: Screen, tmp_path: Path) -> None:
    """*screen* is asked for because it knows whether there can be one; the one that goes away is another."""
    with Screen() as doomed:
        program = Program(doomed, tmp_path)
        try:
            at_the_table(program)
            before = program.session()
            doomed._server.kill()
            assert program.ended() == 2
            assert program.errors().startswith(
                "tarok: The display is gone. Your game is saved. Next time it continues from "
            )
            after = program.session()
            assert after.record.actions[: len(before.record.actions)] == before.record.actions
        finally:
            program.close()


def test_a_second_window_says_that_the_table_is_open(program: Program, screen: Screen, tmp_path: Path) -> None:
    at_the_table(program)
    folder = tmp_path / "second"
    folder.mkdir()
    second = Program(screen, folder)
    second.data = program.data
    process = second.launch()
    until, closed = monotonic() + PATIENCE, {"", str(program.window)}
    while process.poll() is None:
        assert monotonic() < until, "it does not end"
        # Its box comes to the front and gets the focus; where the system has no boxes it just ends.
        if (box := screen.xdo("getactivewindow")) not in closed:
            closed.add(box)
            screen.xdo("key", "alt+F4")
        sleep(0.1)
    assert process.returncode == 2
    assert second.errors() == "tarok: Tarok is already open. Close it first.\n"
    program.check_alive()
