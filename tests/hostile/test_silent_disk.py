"""A disk that never answers a write of the settings: neither the window nor the end of the program waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Event
from types import SimpleNamespace

import pygame
import pytest

from tarokgui.app.windowcommands import WindowCommands
from tarokgui.kit.commands import Key
from tarokgui.scenes.problem import ProblemScene
from tarokgui.services import services as services_module
from tarokgui.services.services import Services
from tarokgui.storage.saves import PATIENCE
from tarokgui.storage.settingsfile import SettingsFile
from tarokgui.storage.smallfile import write_whole
from tarokgui.wording.i18n import load


class Disk:
    """It answers once it is told to; ``writes`` gets an entry for each write that is done."""

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
def services(tmp_path: Path, calls: SimpleQueue[Callable[[], None]]) -> Services:
    """Those of a window, with a main loop."""

    def post(call: Callable[[], None]) -> bool:
        calls.put(call)
        return True

    made = Services(load(), settings_file=SettingsFile(tmp_path / "settings"))
    made.post = post
    return made


def test_it_holds_up_neither_the_window_nor_the_end(
    disk: Disk, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services_module, "LAST", 0.01)
    assert services.settings_file is not None
    assert services.change(mute=True)
    services.count_hand()
    assert disk.writes.empty()
    services.close()
    assert not services.answered, "the process has to be ended although a thread waits"
    disk.answers.set()
    for _ in range(2):
        disk.writes.get(timeout=PATIENCE)
    kept = SettingsFile(services.settings_file.folder).read()
    assert (kept.mute, kept.hands_played) == (True, 1)


@pytest.mark.parametrize("what", ["report", "picture"])
def test_neither_do_a_report_and_a_picture(
    what: str, services: Services, monkeypatch: pytest.MonkeyPatch, calls: SimpleQueue[Callable[[], None]]
) -> None:
    answers, monkey = Event(), monkeypatch.setattr

    def silent(*_: object) -> None:
        answers.wait()

    monkey(services_module, "LAST", 0.01)
    monkey(f"tarokgui.{'scenes.problem.keep' if what == 'report' else 'app.screenshot._written'}", silent)
    try:
        if what == "report":
            ProblemScene(services)._keep()
        else:
            window = SimpleNamespace(surface=pygame.Surface((8, 8)))
            WindowCommands(services, window).take(Key("f12"))  # type: ignore[arg-type]
        services.close()
        assert not services.answered
    finally:
        answers.set()
    (thread,) = services.writing
    thread.join(PATIENCE)
    assert thread.daemon, "the interpreter does not wait for it either"
    assert not thread.is_alive()


def test_the_end_waits_for_settings_that_are_being_written(disk: Disk, services: Services) -> None:
    assert services.settings_file is not None
    services.change(mute=True)
    disk.answers.set()
    services.close()
    assert services.answered
    assert SettingsFile(services.settings_file.folder).read().mute


def test_settings_that_could_not_be_written_are_told_once(
    services: Services, calls: SimpleQueue[Callable[[], None]]
) -> None:
    assert services.settings_file is not None
    services.settings_file.folder.write_text("in the way", encoding="utf-8")
    for mute in (True, False):
        services.change(mute=mute)
    services.close()
    while not calls.empty():
        calls.get()()
    assert services.notices.texts == [services.tr("settings.not-saved")]
