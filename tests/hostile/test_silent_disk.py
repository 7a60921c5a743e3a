"""A disk that never answers a write of the settings: neither the window nor the end of the program waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Event
from types import SimpleNamespace

import pygame
import pytest

from tarokgui.app.program import build_program
from tarokgui.app.windowcommands import WindowCommands
from tarokgui.kit.commands import Key
from tarokgui.scenes.problem import ProblemScene
from tarokgui.services import program as program_module
from tarokgui.services.program import Program
from tarokgui.storage.atomicfile import write_whole
from tarokgui.storage.saves import PATIENCE
from tarokgui.storage.settingsfile import SettingsFile
from tarokgui.wording.i18n import load


class Disk:
    """A disk that answers on request; ``writes`` gets an entry for each write that is done."""

    def __init__(self) -> None:
        self.answers = Event()
        self.writes: SimpleQueue[Path] = SimpleQueue()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    made, true = Disk(), write_whole

    def write(path: Path, text: bytes) -> None:
        made.answers.wait()
        true(path, text)
        made.writes.put(path)

    monkeypatch.setattr("tarokgui.storage.settingsfile.write_whole", write)
    yield made
    made.answers.set()


@pytest.fixture
def calls() -> SimpleQueue[Callable[[], None]]:
    """The functions that the main loop is asked to call."""
    return SimpleQueue()


@pytest.fixture
def program(tmp_path: Path, calls: SimpleQueue[Callable[[], None]]) -> Program:
    """Those of a window, with a main loop."""

    def post(call: Callable[[], None]) -> bool:
        calls.put(call)
        return True

    made = build_program(load(), settings_file=SettingsFile(tmp_path / "settings"))
    made.loop.post = post
    return made


def test_it_holds_up_neither_the_window_nor_the_end(
    disk: Disk, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_module, "LAST", 0.01)
    assert program.preferences.settings_file is not None
    assert program.preferences.change(mute=True)
    program.preferences.count_hand()
    assert disk.writes.empty()
    program.close()
    assert not program.disk.answered, "the process has to be ended although a thread waits"
    disk.answers.set()
    for _ in range(2):
        disk.writes.get(timeout=PATIENCE)
    kept = SettingsFile(program.preferences.settings_file.folder).read()
    assert (kept.mute, kept.hands_played) == (True, 1)


@pytest.mark.parametrize("what", ["report", "picture"])
def test_neither_do_a_report_and_a_picture(
    what: str, program: Program, monkeypatch: pytest.MonkeyPatch, calls: SimpleQueue[Callable[[], None]]
) -> None:
    answers, monkey = Event(), monkeypatch.setattr

    def silent(*_: object) -> None:
        answers.wait()

    monkey(program_module, "LAST", 0.01)
    monkey(f"tarokgui.{'scenes.problem.keep' if what == 'report' else 'app.screenshot._written'}", silent)
    try:
        if what == "report":
            ProblemScene(program)._keep()
        else:
            window = SimpleNamespace(surface=pygame.Surface((8, 8)))
            WindowCommands(program, window).take(Key("f12"))  # type: ignore[arg-type]
        program.close()
        assert not program.disk.answered
    finally:
        answers.set()
    (thread,) = program.disk.writing
    thread.join(PATIENCE)
    assert thread.daemon, "the interpreter does not wait for it either"
    assert not thread.is_alive()


def test_the_end_waits_for_settings_that_are_being_written(disk: Disk, program: Program) -> None:
    assert program.preferences.settings_file is not None
    program.preferences.change(mute=True)
    disk.answers.set()
    program.close()
    assert program.disk.answered
    assert SettingsFile(program.preferences.settings_file.folder).read().mute


def test_settings_that_could_not_be_written_are_told_once(
    program: Program, calls: SimpleQueue[Callable[[], None]]
) -> None:
    assert program.preferences.settings_file is not None
    program.preferences.settings_file.folder.write_text("in the way", encoding="utf-8")
    for mute in (True, False):
        program.preferences.change(mute=mute)
    program.close()
    while not calls.empty():
        calls.get()()
    assert program.feedback.notices.texts == [program.feedback.tr("settings.not-saved")]
