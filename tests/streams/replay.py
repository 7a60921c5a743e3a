"""Streams of events as data: sent by devices, read by the program's own reader, with their effects on a scene."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pygame

from tarokgui.app.input import InputReader
from tarokgui.kit.commands import Command, Key, Resize
from tarokgui.kit.keymap import KeyMap
from tests.streams.stages import SIZE, Stage, Target

FOLDER: Final = Path(__file__).parent
NOTHING: Final = "nothing"
RECORDED_IN: Final = (640, 400)
"""The size of the window in which streams were recorded."""

Changed = dict[str, tuple[Any, Any]]
"""The parts of a scene's state that differ now from before."""


@dataclass(frozen=True)
class Stream:
    """Events as a device has sent them. *by*: ``x11`` was recorded, ``hand`` written from SDL's sources.

    *means*: the acts of the key map in order, or the pointer's acts; ``nothing`` if nobody meant anything.
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

    @property
    def escapes(self) -> bool:
        """True if Escape calls a press off in it: where nothing is held, that key keeps its usual meaning."""
        return any(each.get("key") == pygame.K_ESCAPE for each in self.events)

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


def meant_by_nobody() -> list[Stream]:
    """Streams that may not do anything anywhere, those of pointers first."""
    return sorted((each for each in streams() if each.means == NOTHING), key=lambda each: each.device == "keyboard")


def named(name: str) -> Stream:
    """The stream of that name."""
    return next(each for each in streams() if each.name == name)


def commands(stream: Stream, size: tuple[int, int] = SIZE, place: tuple[int, int] | None = None) -> Iterator[Command]:
    """The commands that the program's reader makes of it, in a window of that size.

    A new size of the window differs by as much as it did in the recording.
    """
    sizes = [size]
    reader = InputReader(lambda: sizes[0], lambda: 1.0)
    for event in stream.at(place):
        if event.type == pygame.WINDOWSIZECHANGED:
            sizes[0] = (size[0] + event.x - RECORDED_IN[0], size[1] + event.y - RECORDED_IN[1])
        yield from reader.commands([event])


def acts(stream: Stream) -> list[str]:
    """The acts of the key map and the numbers of cards that the usual keys make of it."""
    keymap, found = KeyMap(), []
    for command in commands(stream):
        act = keymap.act(command)
        if act is not None:
            found.append(act)
        elif isinstance(command, Key) and command.card and command.plain():
            found.append(f"card {command.card}")
    return found


def send(stream: Stream, to: Callable[[Command], None], place: tuple[int, int] | None = None) -> None:
    """Send all its commands; the window has its size again in the end."""
    resized = False
    for command in commands(stream, place=place):
        to(command)
        resized = resized or (isinstance(command, Resize) and (command.width, command.height) != SIZE)
    if resized:
        to(Resize(*SIZE))


def replay(stage: Stage, stream: Stream, target: Target) -> Changed | None:
    """Send it to a scene in which nothing has happened for a moment: the parts of its state that have changed.

    None if nothing could be learnt there: Escape keeps its usual meaning where no press is held.
    """
    if stream.escapes and not stage.holds(target):
        return None
    stage.rest()
    before = stage.state()
    send(stream, stage.send, target.place)
    stage.tick(0.05)
    after = stage.state()
    return {key: (before[key], after.get(key)) for key in before if before[key] != after.get(key)}
