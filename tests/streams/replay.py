"""Streams of events as data: what devices send, read by the program's own reader, and what they come to on a scene."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import pygame

from tarokgui.app.commands import Command, Key, Signal
from tarokgui.app.input import InputReader
from tarokgui.app.keymap import KeyMap
from tarokgui.scenes.settings import SettingsScene
from tarokgui.scenes.stecken import SteckenScene
from tarokgui.widgets.base import Spot, Widget
from tarokgui.widgets.slider import Slider
from tests.gui.sitting import Sitting

FOLDER: Final = Path(__file__).parent
NOTHING: Final = "nothing"
REST: Final = 0.5
"""Seconds between two streams: new buttons are deaf for a moment, and two clicks at once are one."""


@dataclass(frozen=True)
class Stream:
    """Events as a device has sent them. *by*: ``x11`` was recorded, ``hand`` written from SDL's sources.

    *means*: the acts of the key map in order, or what a pointer does; ``nothing`` if nobody meant anything.
    """

    name: str
    layout: str
    device: str
    means: str
    by: str
    events: tuple[dict[str, Any], ...]

    @property
    def id(self) -> str:
        """For the names of tests."""
        return self.name.replace(" ", "-")

    def at(self, place: tuple[int, int] | None = None) -> list[pygame.Event]:
        """The events, moved so that the first of the pointer is there."""
        first = next((each["pos"] for each in self.events if "pos" in each), (0, 0))
        by = (0, 0) if place is None else (place[0] - first[0], place[1] - first[1])
        return [_event(each, by) for each in self.events]


def _event(told: dict[str, Any], by: tuple[int, int]) -> pygame.Event:
    fields = {key: tuple(value) if isinstance(value, list) else value for key, value in told.items() if key != "type"}
    if "pos" in fields:
        fields["pos"] = (fields["pos"][0] + by[0], fields["pos"][1] + by[1])
    return pygame.Event(getattr(pygame, told["type"]), fields)


def streams(device: str | None = None) -> list[Stream]:
    """All of them, or those of a device."""
    lines = [
        line for name in ("recorded", "by_hand") for line in (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
    ]
    found = [Stream(**{**told, "events": tuple(told["events"])}) for told in map(json.loads, lines)]
    return [each for each in found if device in (None, each.device)]


def commands(stream: Stream, sitting: Sitting | None = None, place: tuple[int, int] | None = None) -> Iterator[Command]:
    """What the program's reader makes of it."""
    size = (640, 400) if sitting is None else sitting.size
    return InputReader(lambda: size, lambda: 1.0).commands(stream.at(place))


def acts(stream: Stream) -> list[str]:
    """What the usual keys make of it: acts of the key map and numbers of cards."""
    keymap, found = KeyMap(), []
    for command in commands(stream):
        act = keymap.act(command)
        if act is not None:
            found.append(act)
        elif isinstance(command, Key) and command.card and command.plain():
            found.append(f"card {command.card}")
    return found


def replay(sitting: Sitting, stream: Stream, place: tuple[int, int] | None = None) -> None:
    """Let it come to what is on top, in a window that nothing has happened in for a moment."""
    sitting.tick(REST)
    for command in commands(stream, sitting, place):
        sitting.send(command)
    sitting.tick()


def settled(sitting: Sitting) -> None:
    """The others have acted: from here on nothing happens by itself."""
    sitting.send(Signal.FOCUS_GAINED)
    sitting.until_due()
    sitting.settle()


def state(sitting: Sitting) -> dict[str, Any]:
    """All that a player decides: what was done in the hand, what is picked, the settings, the order of a Stecken."""
    session, top, choosing = sitting.session, sitting.top, sitting.table.turn.choosing
    mine = [text for seat, text in session.record.actions if seat == session.human]
    found: dict[str, Any] = {
        "decisions": mine,
        "hand": session.match.hands,
        "picked": (choosing.discard, choosing.speech, choosing.call),
        "settings": deepcopy(asdict(sitting.services.settings)),
        "scenes": [scene.name for scene in sitting.stack],
    }
    cut = sitting.form.focus.find("cut:depth")
    if cut is not None:
        found["cut"] = cut.node().label
    if isinstance(top, SteckenScene):
        found["order"] = top.ordering.cards
    if isinstance(top, SettingsScene):
        found["waits"] = (top.page, top.keys.listening)
    return found


def targets(sitting: Sitting) -> dict[str, tuple[int, int]]:
    """A place on one widget of each kind, as far as it is seen; sliders by their value, spots rather in the middle."""
    found: dict[str, tuple[int, int]] = {}
    for widget in sitting.form.focus.widgets:
        place = _grasp(widget)
        if widget.enabled and widget.visible and widget.hit(place):
            found.setdefault(type(widget).__name__, place)
    return found


def _grasp(widget: Widget) -> tuple[int, int]:
    x, y = widget.rect.centre
    if isinstance(widget, Slider):
        return widget.rect.right - widget.rect.w // 4, y
    if isinstance(widget, Spot):
        return widget.rect.x + widget.rect.w // 3, y
    return widget.rect.right - 4 if widget.role == "pane" else x, y
