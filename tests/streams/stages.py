"""Every scene of the program at rest, and the table at each kind of decision of every game, for streams to come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import pygame

from engine import GAMES, Kind
from tarokgui.app.program import build_program
from tarokgui.controller.intents import Skip
from tarokgui.controller.picks import cut_shown
from tarokgui.forms.form import Form
from tarokgui.games.tubingen.stecken import SteckenScene
from tarokgui.kit.commands import Command, Pointer, PointerKind, Signal
from tarokgui.kit.scene import Scene
from tarokgui.kit.stack import SceneStack
from tarokgui.scenes.closing import SavingElsewhere, Waiting
from tarokgui.scenes.settings import SettingsScene
from tarokgui.scenes.table import TableScene
from tarokgui.selftest.scenes import scenery
from tarokgui.services.program import Program
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.storage.saves import SaveFolder
from tarokgui.widgets.base import Spot, Widget
from tarokgui.widgets.choice import Choice
from tarokgui.widgets.slider import Slider
from tarokgui.widgets.toggle import Toggle
from tarokgui.wording.i18n import load
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting

SIZE: Final = (1280, 720)
HANDS: Final = 6
"""Hands of each game that the moments are taken from."""


@dataclass(frozen=True)
class Target:
    """A place on a widget, and the kind of widget."""

    kind: str
    place: tuple[int, int]


@dataclass(frozen=True)
class Stage:
    """A scene on its stack, whose clock goes on by *tick*."""

    name: str
    program: Program
    tick: Callable[[float], None]

    @property
    def stack(self) -> SceneStack:
        """The scene or the table that gets the commands."""
        return self.program.stack

    def send(self, command: Command) -> None:
        """The commands that the window would pass on."""
        self.stack.handle(command)
        self.stack.commit()

    def rest(self) -> None:
        """New buttons are deaf for a moment, and two clicks at once are one: that is over."""
        self.tick(0.5)

    def state(self) -> dict[str, Any]:
        """All that a player decides: decisions of the hand, cards picked, settings, values on the screen, scenes."""
        top = self.stack.top
        tables = [scene for scene in self.stack if isinstance(scene, TableScene)]
        found: dict[str, Any] = {
            "decisions": [_own(table.live.session) for table in tables],
            "picked": [repr(_picked(table)) for table in tables],
            "settings": repr(self.program.preferences.settings),
            "scenes": [scene.name for scene in self.stack],
        }
        if isinstance(top, Form):
            found["values"] = {widget.id: _value(widget) for widget in top.focus.widgets if _value(widget) is not None}
        if isinstance(top, SteckenScene):
            found["order"] = top.ordering.cards
        if isinstance(top, SettingsScene):
            found["waits"] = (top.page, top.keys.listening)
        return found

    @property
    def dragging(self) -> bool:
        """True if a card goes with the pointer."""
        top = self.stack.top
        if isinstance(top, TableScene):
            return top.stage.panes.drag is not None and top.stage.panes.drag.dragging
        return isinstance(top, SteckenScene) and top.hand.dragging

    def targets(self) -> list[Target]:
        """A place on one widget of each kind, as far as it is seen."""
        top = self.stack.top
        if not isinstance(top, Form):
            return [Target("felt", (5, 5))]
        found: dict[str, tuple[int, int]] = {}
        for widget in top.focus.widgets:
            place = _grasp(widget)
            if widget.enabled and widget.visible and widget.hit(place):
                found.setdefault(type(widget).__name__, place)
        return [Target(kind, place) for kind, place in found.items()]

    def holds(self, target: Target) -> bool:
        """True if a press there is held until it is let go."""
        self.rest()
        for kind in (PointerKind.MOVE, PointerKind.DOWN):
            self.send(Pointer(target.place, kind))
        held = isinstance(self.stack.top, Form) and self.stack.top.focus.held is not None
        self.send(Signal.PRESS_LOST)
        return held


def _own(session: Evening) -> tuple[int, list[str]]:
    """The number of the hand, and the person's acts in it."""
    return session.match.hands, [str(text) for seat, text in session.record.actions if seat == session.human]


def _picked(table: TableScene) -> tuple[object, ...]:
    view, picks = table.state.view, table.state.picks
    cut = cut_shown(view, picks) if view.kind == Kind.CUT and table.state.mine else picks.cut
    return (picks.discard, picks.speech, picks.call, cut, picks.lifted)


def _value(widget: Widget) -> object:
    """The thing chosen on it; None if nothing can be."""
    if isinstance(widget, Choice | Slider):
        return widget.index
    return widget.checked if isinstance(widget, Toggle) else None


def _grasp(widget: Widget) -> tuple[int, int]:
    """Sliders are taken by their value, spots beside the middle, where another may cover them, bars at the edge."""
    x, y = widget.rect.centre
    if isinstance(widget, Slider):
        return widget.rect.right - widget.rect.w // 4, y
    if isinstance(widget, Spot):
        return widget.rect.x + widget.rect.w // 3, y
    return widget.rect.right - 4 if widget.role == "pane" else x, y


def stages(folder: SaveFolder | None = None) -> Iterator[Stage]:
    """All of them, one after the other; evenings are kept in the *folder*, if there is one."""
    yield from _scenes()
    for game in GAMES:
        for phase, found in gallery(game, hands=HANDS).items():
            if not phase.endswith("theirs"):
                yield _table(f"{game}, {phase}", found[0], folder)


def _scenes() -> Iterator[Stage]:
    """Every class of scene but the table."""
    pygame.display.init()
    time = [100.0]
    program = build_program(load(), clock=lambda: time[0])
    program.preferences.accessibility.speed = 0.0
    program.stack.resize(*SIZE)
    surface = pygame.Surface(SIZE)

    def tick(seconds: float) -> None:
        time[0] += seconds
        waits = isinstance(program.stack.top, Waiting | SavingElsewhere)  # these do not wait for ever
        program.stack.update(0.0 if waits else seconds)
        program.stack.commit()

    for number, make in enumerate(scenery(program)):
        scene: Scene = make()
        if isinstance(scene, TableScene):
            continue
        program.stack.clear(scene)
        program.stack.commit()
        program.stack.draw(surface)  # the title shows its cards after its first picture
        for _ in range(4):
            tick(1.0)
        yield Stage(f"{scene.name} {number}", program, tick)


def _table(name: str, data: dict[str, object], folder: SaveFolder | None) -> Stage:
    sitting = Sitting(Evening.from_data(data, FolderStore(folder) if folder else None), SIZE)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.send(Signal.FOCUS_GAINED)
    sitting.until_due()
    sitting.settle()
    return Stage(name, sitting.program, sitting.tick)
