"""A fault anywhere in the window: it is in the log, the game is saved, a sentence is shown, and play can go on."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pygame
import pytest

from engine import legal_actions
from tarokgui.__main__ import main
from tarokgui.app import bounce
from tarokgui.app.faults import FaultDesk, crashmessage, last_word, notice
from tarokgui.app.faults.noticeshape import shaped
from tarokgui.app.loop import App
from tarokgui.app.program import build_program
from tarokgui.controller.intents import Say
from tarokgui.draw.cardpainter import CardPainter
from tarokgui.draw.deck.jobs import paint
from tarokgui.draw.geometry import Rect
from tarokgui.kit import clipboard
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind, PressTime, Signal
from tarokgui.kit.scene import Scene
from tarokgui.scenes.table import TableScene
from tarokgui.scenes.title import TitleScene
from tarokgui.services.program import Program
from tarokgui.session.evening import Evening
from tarokgui.session.eveningstate import Transitions
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.storage import logbook
from tarokgui.storage.mirroredstore import MirroredStore
from tarokgui.storage.saveerror import Cause, SaveError
from tarokgui.storage.saves import SaveFolder
from tarokgui.wording.i18n import LANGUAGES, load
from tests.faults.driver import Planted, fail, once
from tests.support.saves import load as load_kept

ENTER, TAB = Key("return"), Key("tab")
QUIT: list[Command] = [Signal.QUIT]


class FaultyEvening:
    """The program without a screen, at a table whose session is saved, with somebody who answers the notices."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("TAROK_DATA", str(folder))
        monkeypatch.setenv("TAROK_WINDOW", "1024x640")
        self.patch = monkeypatch
        self.program = build_program(load())
        self.program.preferences.accessibility.speed = 0.0
        self.folder = SaveFolder(folder)
        self.program.disk.saves = self.folder
        self.session = new_session(seed="faults", bot="beginner", keeper=FolderStore(self.folder))
        self.answers: list[list[Command]] = []
        self.notices: list[notice.FaultNotice] = []
        self.shown: list[str] = []

    def first(self, shared: Program) -> Scene:
        """The table; once that has failed, the title, which is left at once."""
        if not self.shown:
            self.shown.append("table")
            return TableScene(shared, self.session)
        self.shown.append("title")
        shared.loop.post(shared.stack.quit)
        return TitleScene(shared)


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FaultyEvening]:
    true_run = notice.FaultNotice.run
    made = FaultyEvening(tmp_path / "data", monkeypatch)

    class Scripted:
        """Reads prepared answers instead of the queue."""

        def __init__(self, *_: object, clock: Callable[[], float]) -> None:
            self._clock = clock

        @property
        def span(self) -> PressTime:
            return PressTime(self._clock(), self._clock())

        def read(self, timeout: float | None) -> tuple[list[Command], list[Callable[[], None]]]:
            return (made.answers.pop(0) if made.answers else QUIT), []

    def run(shown: notice.FaultNotice) -> str:
        made.notices.append(shown)
        return true_run(shown)

    monkeypatch.setattr(bounce, "BOUNCE", 0.0)
    monkeypatch.setattr(notice, "InputReader", Scripted)
    monkeypatch.setattr(notice.FaultNotice, "run", run)
    yield made
    made.folder.close()


def run(evening: FaultyEvening) -> int:
    with FaultDesk(evening.program) as desk:
        return App(evening.program, desk).run(evening.first)


def kept(things: list[Any], thing: object) -> bool:
    things.append(thing)
    return True


def log() -> str:
    return logbook.log_file().read_text(encoding="utf-8")


def plant_draw(evening: FaultyEvening) -> None:
    evening.patch.setattr(TableScene, "draw", once(2, TableScene.draw))


def plant_update(evening: FaultyEvening) -> None:
    evening.patch.setattr(TableScene, "update", once(2, TableScene.update))


def plant_event(evening: FaultyEvening) -> None:
    evening.patch.setattr(TableScene, "handle", fail)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_h, scancode=pygame.KSCAN_H, mod=0))


def plant_resize(evening: FaultyEvening) -> None:
    evening.patch.setattr(TableScene, "resize", once(1, TableScene.resize))
    evening.program.loop.clock = _once_then(evening.program.loop.clock, lambda: evening.program.stack.resize(1111, 700))


def plant_call(evening: FaultyEvening) -> None:
    evening.program.loop.clock = _once_then(evening.program.loop.clock, lambda: evening.program.loop.post(fail))


def plant_thread(evening: FaultyEvening) -> None:
    evening.program.loop.clock = _once_then(evening.program.loop.clock, Thread(target=fail, name="planted").start)


def plant_act(evening: FaultyEvening) -> None:
    evening.patch.setattr(Transitions, "coming_to", fail)
    legal = legal_actions(evening.session.view)[0]
    assert evening.session.turn == evening.session.human

    def act() -> None:
        table = evening.program.stack.top
        assert isinstance(table, TableScene)
        table.dispatch(Say(legal))

    evening.program.loop.clock = _once_then(evening.program.loop.clock, lambda: evening.program.loop.post(act))


def plant_pause(evening: FaultyEvening) -> None:
    """In the middle of a change of scenes."""
    evening.patch.setattr(TableScene, "pause", fail)
    stack = evening.program.stack
    evening.program.loop.clock = _once_then(evening.program.loop.clock, lambda: stack.push(TitleScene(evening.program)))


def _once_then(clock: Callable[[], float], call: Callable[[], Any]) -> Callable[[], float]:
    """A clock that does something in the main loop when it is first asked there."""
    left = [call]

    def ask() -> float:
        if left and pygame.display.get_init() and sys._getframe(1).f_code.co_name == "_loop":
            left.pop()()
        return clock()

    return ask


PLANTS = [
    *(plant_draw, plant_update, plant_event, plant_resize),
    *(plant_call, plant_thread, plant_act, plant_pause),
]


@pytest.mark.parametrize("plant", PLANTS, ids=[plant.__name__.removeprefix("plant_") for plant in PLANTS])
def test_a_fault_is_told_and_one_goes_on(plant: Callable[[FaultyEvening], None], evening: FaultyEvening) -> None:
    evening.answers = [[ENTER]]
    plant(evening)
    assert run(evening) == 0
    assert evening.shown == ["table", "title"]
    (shown,) = evening.notices
    assert [id for id in shown.buttons if id != "folder"] == ["go-on", "copy", "quit"]
    labels = [node.label for node in shown.tree()]
    assert labels[1] == said(evening, "saved")
    assert str(logbook.log_file()) in labels[2]
    assert not any("Planted" in label or "Traceback" in label for label in labels)
    assert "Planted: planted by a test" in log()
    assert "Traceback" in log()
    again, message = load_kept(evening.folder.folder)
    assert (again is not None and again.data(), message) == (evening.session.data(), ())


def test_nobody_goes_on_after_a_fault_at_the_start(evening: FaultyEvening) -> None:
    """A title that cannot be drawn could not be drawn the second time either."""
    evening.patch.setattr(TableScene, "draw", fail)
    assert run(evening) == 1
    assert "go-on" not in evening.notices[0].buttons


def test_nobody_goes_on_for_ever(evening: FaultyEvening) -> None:
    evening.patch.setattr(TableScene, "draw", once(2, TableScene.draw))
    evening.patch.setattr(TitleScene, "update", fail)
    evening.answers = [[ENTER]] * 9
    with FaultDesk(evening.program) as desk:
        app = App(evening.program, desk)
        evening.program.loop.post = lambda call: False
        assert app.run(evening.first) == 1
    assert 1 < len(evening.notices) <= 3
    assert "go-on" not in evening.notices[-1].buttons


def test_a_dead_thread_is_replaced(evening: FaultyEvening) -> None:
    """The cards' thread dies of a fault; after going on there are cards again."""
    evening.patch.setattr("tarokgui.draw.cardpainter.paint", once(0, paint))
    evening.answers = [[ENTER]]
    painters: list[CardPainter] = []

    def first(shared: Program) -> Scene:
        painters.append(shared.drawing.cards)
        return evening.first(shared)

    with FaultDesk(evening.program) as desk:
        assert App(evening.program, desk).run(first) == 0
    assert evening.shown == ["table", "title"]
    assert painters[0] is not painters[1]


@pytest.mark.parametrize("way", ["window", "key", "button"])
def test_quitting_ends_with_status_one(way: str, evening: FaultyEvening) -> None:
    plant_draw(evening)
    quitting: dict[str, list[Command]] = {
        "window": QUIT,
        "key": [Key("q", frozenset({"ctrl"}))],
        "button": [Key("up"), ENTER],
    }
    evening.answers = [quitting[way]]
    assert run(evening) == 1
    assert evening.shown == ["table"]


def said(evening: FaultyEvening, state: str, **params: str) -> str:
    """The notice's sentence, at the beginning of the first hand."""
    tr = evening.program.feedback.tr
    point = tr("ending.point.before", hand=1, trick=0)
    return f"{tr('fault.stopped')} {tr(f'ending.{state}', point=point, **params)}"


@pytest.mark.parametrize("cause", [cause for cause in Cause if cause is not Cause.DAMAGED])
def test_a_game_that_cannot_be_saved_is_told(cause: Cause, evening: FaultyEvening) -> None:
    def refuse(*_: object) -> None:
        raise SaveError(cause)

    evening.patch.setattr(MirroredStore, "write", refuse)
    evening.session.act(legal_actions(evening.session.view)[0])
    plant_draw(evening)
    assert run(evening) == 1
    why = evening.program.feedback.tr(f"ending.why.{cause.name.lower()}", folder=str(evening.folder.folder))
    assert evening.notices[0].tree()[1].label == said(evening, "back", why=why)


def test_a_broken_game_does_not_take_the_place_of_a_good_one(evening: FaultyEvening) -> None:
    """A game that could not be read again is not written."""
    before = evening.session.data()
    evening.patch.setattr(Evening, "data", lambda self: {"format": "nonsense"})
    plant_draw(evening)
    assert run(evening) == 1
    assert evening.notices[0].tree()[1].label == said(evening, "saved")
    evening.patch.undo()
    again, message = load_kept(evening.folder.folder)
    assert (again is not None and again.data(), message) == (before, ())


def test_a_key_that_was_pressed_for_the_table_answers_nothing(evening: FaultyEvening) -> None:
    plant_draw(evening)
    evening.patch.setattr(bounce, "BOUNCE", 60.0)
    evening.answers = [[ENTER], [ENTER]]
    assert run(evening) == 1


def test_diagnostics_are_copied(evening: FaultyEvening) -> None:
    copied: list[str] = []
    evening.patch.setattr(clipboard, "copy", lambda text: kept(copied, text))
    plant_draw(evening)
    evening.answers = [[TAB, ENTER], [ENTER]]
    assert run(evening) == 1
    assert evening.notices[0].tree()[3].label == evening.program.feedback.tr("fault.copied")
    assert "Planted: planted by a test" in copied[0]
    assert "[program]\ntarok: " in copied[0]
    assert str(evening.folder.folder) not in copied[0]


def test_buttons_by_mouse(evening: FaultyEvening) -> None:
    opened: list[Path] = []
    evening.patch.setattr(notice, "can_open", lambda: True)
    evening.patch.setattr(notice, "open_folder", lambda folder: kept(opened, folder))
    plant_draw(evening)
    true_draw = notice.FaultNotice.draw

    def draw(self: notice.FaultNotice, surface: pygame.Surface) -> None:
        true_draw(self, surface)
        if not opened and not evening.answers:
            at = next(node for node in self.tree() if node.id == "folder").rect.centre
            evening.answers = [[Pointer(at, kind)] for kind in (PointerKind.DOWN, PointerKind.UP)]

    evening.patch.setattr(notice.FaultNotice, "draw", draw)
    assert run(evening) == 1
    assert opened == [logbook.log_folder()]


@pytest.mark.parametrize("drawn", [0, 1])
def test_a_second_fault_in_the_notice_ends_with_a_sentence(
    drawn: int, evening: FaultyEvening, capsys: pytest.CaptureFixture[str]
) -> None:
    boxes: list[str] = []
    evening.patch.setattr(crashmessage, "show_box", boxes.append)
    evening.patch.setattr(notice.FaultNotice, "draw", once(drawn, notice.FaultNotice.draw))
    evening.answers = [[TAB], [TAB]]
    plant_draw(evening)
    assert run(evening) == 1
    told = capsys.readouterr()
    saved = load()("ending.saved", point=load()("ending.point.before", hand=1, trick=0))
    sentence = f"{saved} {load()('fault.ended', file=str(logbook.log_file()))}"
    assert (told.out, told.err) == ("", sentence + "\n")
    assert boxes == ([sentence] if drawn == 0 else [])
    assert log().count(" ERROR ") == 2


def test_the_notice_needs_none_of_our_files(evening: FaultyEvening) -> None:
    """Neither fonts nor pictures: pygame's own font does."""
    evening.patch.setattr("tarokgui.storage.resources.package", lambda: evening.folder.folder / "nowhere")
    plant_draw(evening)
    evening.answers = [[TAB], [ENTER]]
    assert run(evening) == 1
    assert evening.notices[0].seen


def test_hooks_are_put_back(evening: FaultyEvening) -> None:
    hooks = (threading.excepthook, sys.unraisablehook)
    with FaultDesk(evening.program):
        assert (threading.excepthook, sys.unraisablehook) != hooks
    assert (threading.excepthook, sys.unraisablehook) == hooks


def test_without_a_desk_faults_come_out(evening: FaultyEvening) -> None:
    plant_draw(evening)
    with pytest.raises(Planted):
        App(evening.program).run(evening.first)


def test_no_window_outlives_its_display(evening: FaultyEvening) -> None:
    """Freed later, it would destroy a window of the next display that has its address."""
    plant_draw(evening)
    app, true_quit = App(evening.program), pygame.display.quit
    windows: list[pygame.Window] = []

    def first(shared: Program) -> Scene:
        windows.append(app.window.native)
        return evening.first(shared)

    def end() -> None:
        with pytest.raises(pygame.error, match="Invalid window"):
            windows[0].get_surface()
        windows.clear()
        true_quit()

    evening.patch.setattr(pygame.display, "quit", end)
    with pytest.raises(Planted):
        app.run(first)
    assert windows == []


def test_the_last_word_never_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(logbook, "fail", fail)
    monkeypatch.setattr("tarokgui.cli.console.words", fail)
    assert last_word(ValueError("x")) == 1
    assert capsys.readouterr().err == "Tarok: ValueError\n"
    monkeypatch.setattr(sys, "stderr", None)
    assert last_word(ValueError("x")) == 1


def test_commands_end_with_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("tarokgui.cli.settle.settle_file", fail)
    assert main(["settle", "x"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "Planted" in log()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(640, 400), (1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("wish", [1.0, 2.0])
def test_everything_has_room(language: str, size: tuple[int, int], wish: float) -> None:
    tr = load(language)
    log = tr("fault.log", file="C:\\Users\\somebody with a long name\\AppData\\Local\\Tarok\\Logs\\tarok.log")
    why = tr("ending.why.unwritable", folder="C:\\Users\\somebody with a long name\\AppData\\Local\\Tarok")
    unsaved = tr("ending.back", why=why, point=tr("ending.point.before", hand=12, trick=0))
    texts = (tr("fault.title"), f"{tr('fault.stopped')} {unsaved}", log, tr("fault.copied"))
    labels = {id: tr(f"fault.{id}") for id in ("go-on", "folder", "quit")} | {"copy": tr("about.copy")}
    shape = shaped(size, texts, labels, wish)
    assert Rect(0, 0, *size).contains(shape.sheet)
    for text, (x, y), large in shape.lines:
        width, height = (shape.large if large else shape.small).size(text)
        assert shape.sheet.contains(Rect(x, y, width, height)), text
    for id, rect in shape.buttons.items():
        assert shape.sheet.contains(rect)
        assert shape.small.size(labels[id])[0] <= rect.w
    places = [Rect(*at, 1, 1) for _, at, _ in shape.lines] + list(shape.buttons.values())
    assert not any(one.meets(other) for n, one in enumerate(places) for other in places[n + 1 :])
    assert "".join(text for text, _, _ in shape.lines).replace(" ", "") == "".join(texts).replace(" ", "")
