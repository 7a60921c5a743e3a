"""Requests to the window itself, and commands that go on to the scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pygame
import pytest

import tarokgui.app.screenshot
from tarokgui.app.program import build_program
from tarokgui.app.screenreader import ScreenReader
from tarokgui.app.window import AppWindow
from tarokgui.app.windowcommands import WindowCommands
from tarokgui.kit.announcer import Announcer
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind, Signal
from tarokgui.kit.scene import Scene
from tarokgui.services.program import Program
from tarokgui.wording.i18n import load


class Window:
    """Notes every request; no system behind it."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self.surface = pygame.Surface((40, 30))
        self.native = object()

    def notice(self, signal: Signal) -> None:
        self.told.append(signal)

    def fit(self) -> None:
        self.told.append("fit")

    def toggle_fullscreen(self) -> None:
        self.told.append("fullscreen")


class Listening(Scene):
    """Notes every command it is given."""

    name = "listening"

    def __init__(self) -> None:
        super().__init__()
        self.given: list[Command] = []
        self.reached: list[tuple[str, bool]] = []
        self.said: list[str] = []

    def handle(self, command: Command) -> bool:
        self.given.append(command)
        return True

    def reach(self, id: str, *, press: bool) -> None:
        self.reached.append((id, press))

    def say(self, text: str, aloud: str = "") -> None:
        self.said.append(text)


class Focused(Announcer):
    """Notes whether the window has the keyboard."""

    def __init__(self) -> None:
        self.has: list[bool] = []

    def focus(self, *, gained: bool) -> None:
        self.has.append(gained)


def at_once(call: Callable[[], None]) -> bool:
    call()
    return True


@pytest.fixture
def program() -> Program:
    made = build_program(load())
    made.feedback.speech = Focused()
    made.loop.post = at_once
    made.stack.push(Listening())
    made.stack.commit()
    return made


def top(program: Program) -> Listening:
    assert isinstance(program.stack.top, Listening)
    return program.stack.top


def commands(program: Program) -> tuple[WindowCommands, Window]:
    window = Window()
    return WindowCommands(program, cast(AppWindow, window)), window


def test_what_is_none_of_the_windows_goes_to_the_scenes(program: Program) -> None:
    taking, window = commands(program)
    given: list[Command] = [Key("h"), Pointer((1, 2), PointerKind.MOVE), Signal.FOCUS_LOST]
    for command in given:
        taking.take(command)
    assert top(program).given == given
    assert window.told == ["fit", "fit", Signal.FOCUS_LOST, "fit"]


@pytest.mark.parametrize("key", [Key("f11"), Key("return", frozenset({"alt"})), Key("f", frozenset({"ctrl", "meta"}))])
def test_the_whole_screen(program: Program, key: Key) -> None:
    taking, window = commands(program)
    taking.take(key)
    assert window.told == ["fullscreen"]
    assert top(program).given == []


def test_a_button_of_a_scene_has_the_window_fill_the_screen(program: Program) -> None:
    _, window = commands(program)
    program.loop.fullscreen()
    assert window.told == ["fullscreen"]


def test_a_key_that_is_held_does_it_once(program: Program) -> None:
    taking, window = commands(program)
    taking.take(Key("f11", repeat=True))
    assert (window.told, top(program).given) == ([], [])


@pytest.mark.parametrize("command", [Signal.QUIT, Key("q", frozenset({"ctrl"}))])
def test_the_end(program: Program, command: Command) -> None:
    taking, _ = commands(program)
    scene = top(program)
    taking.take(command)
    program.stack.commit()
    assert program.stack.ended
    assert scene.given == []


@pytest.mark.parametrize("path", ["/pictures/one.png", None])
def test_a_picture_is_kept_and_told(program: Program, monkeypatch: pytest.MonkeyPatch, path: str | None) -> None:
    def keep(picture: pygame.Surface, tell: Callable[[str | None], None]) -> None:
        assert picture.get_size() == (40, 30)
        tell(path)

    monkeypatch.setattr(tarokgui.app.screenshot, "keep", keep)
    taking, _ = commands(program)
    taking.take(Key("f12"))
    tr = program.feedback.tr
    assert top(program).said == [tr("screenshot.saved", file=path) if path else tr("screenshot.failed")]


def test_who_speaks_knows_whether_the_window_has_the_keyboard(program: Program) -> None:
    taking, _ = commands(program)
    for signal in (Signal.FOCUS_LOST, Signal.MINIMISED, Signal.RESTORED, Signal.FOCUS_GAINED):
        taking.take(signal)
    assert cast(Focused, program.feedback.speech).has == [False, True]


def test_what_was_covered_is_drawn_again(program: Program) -> None:
    taking, _ = commands(program)
    drawn = {}
    for signal in Signal:
        if signal is not Signal.QUIT:
            top(program).dirty = False
            taking.take(signal)
            drawn[signal] = top(program).dirty
    assert {signal for signal, dirty in drawn.items() if dirty} == {
        Signal.MAXIMISED,
        Signal.RESTORED,
        Signal.EXPOSED,
    }


def test_a_screen_reader_reaches_what_is_on_top(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[Any] = []

    def announcer_for(window: object, press: object, wanted: object) -> Announcer:
        handed.append((press, wanted))
        made = Focused()
        made.name = "reader"
        return made

    monkeypatch.setattr("tarokgui.app.speech.announcer_for", announcer_for)
    reader = ScreenReader(program, cast(AppWindow, Window()))
    program.preferences.settings.speech = False
    reader.find()
    assert handed == [], "the player does not want it"
    program.preferences.settings.speech = True
    reader.find()
    reader.find()
    assert len(handed) == 1, "found once"
    press, wanted = handed[0]
    press("next", True)
    assert top(program).reached == [("next", True)]
    top(program).dirty = False
    wanted()
    assert top(program).dirty


class Field(Listening):
    """Letters go into a field of it."""

    @property
    def typing(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("scene", "came", "key", "reaches"),
    [
        (Listening, 0.0, Key("return"), [True, False, True]),
        (Listening, 0.0, Key("backspace"), [True, False, True]),
        (Listening, 0.0, Key("3", card=3), [True, False, True]),
        (Listening, 0.0, Key("tab"), [True, True, True]),
        (Listening, 0.95, Key("return"), [False, False, True]),
        (Listening, 0.95, Key("escape"), [True, True, True]),
        (Field, 0.95, Key("3", card=3), [True, True, True]),
        (Field, 0.95, Key("backspace"), [True, True, True]),
    ],
)
def test_a_key_that_bounces_or_came_before_its_scene_reaches_none(
    scene: type[Listening], came: float, key: Key, reaches: list[bool]
) -> None:
    now = [1.0]
    program = build_program(load(), clock=lambda: now[0])
    top = scene()
    top.came = came
    program.stack.push(top)
    program.stack.commit()
    commands = WindowCommands(program, cast(AppWindow, Window()))
    for apart, through in zip((0.0, 0.08, 0.3), reaches, strict=True):
        now[0] += apart
        top.given.clear()
        commands.take(key)
        assert top.given == ([key] if through else [])
