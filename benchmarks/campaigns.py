"""Attacks on the readers of the program: spoilt records, deals, saves, settings, lines and command lines."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine import GAMES
from tests.gui.starting import start
from tests.support import attempts, formers, hostile
from tests.support.houses import some_house
from tests.support.sessions import any_record, some_session
from tests.support.spoiling import PLAYED


class Try(NamedTuple):
    """The means of one try: its die, a folder of its own, and the games whose records and saves are spoilt."""

    random: Random
    folder: Path
    games: Sequence[str]


Attempt = Callable[[Try], str]


def record(at: Try) -> str:
    """One record, or three on a line each."""
    each_line = at.random.random() < 0.4
    lines = [_record(at) for _ in range(3 if each_line else 1)]
    return attempts.records(b"\n".join(lines), each_line=each_line)


def _record(at: Try) -> bytes:
    data = any_record(at.random.randrange(60), at.games)
    if at.random.random() < 0.55:
        return hostile.written(hostile.garbled(at.random, data))
    return hostile.spoilt(at.random, json.dumps(data, indent=at.random.choice((None, None, 1))).encode())


def paste(at: Try) -> str:
    """A deal on the clipboard."""
    if at.random.random() < 0.5:
        text = _record(at).decode("utf-8", at.random.choice(("replace", "surrogateescape")))
        text = at.random.choice(("", "Tarok 7\n")) + text
    else:
        text = hostile.hostile_text(at.random)
    return attempts.pasted(text, at.random.choice(at.games))


def save(at: Try) -> str:
    """A folder with a spoilt save, taken up in the window's scenes."""
    spoil_saves(at)
    before = attempts.contents(at.folder)
    outcome = start(at.folder)
    attempts.kept_all({name: before[name] for name in (formers.CURRENT, formers.PREVIOUS)}, at.folder)
    return outcome


def reading(at: Try) -> str:
    """The same without a window."""
    spoil_saves(at)
    return attempts.session(at.folder)


def spoil_saves(at: Try) -> None:
    """Two generations of 0.4.0 of which one or both are wrong: as bytes, or with a right digest and wrong data."""
    older, newer = some_session(at.random.randrange(60), at.games), some_session(at.random.randrange(60), at.games)
    for data in (older, newer):
        wrong = data is newer or at.random.random() < 0.3
        formers.write(at.folder, data)
        if wrong and at.random.random() < 0.6:
            formers.write(at.folder, _garbled_session(at.random, data))
    for name, chance in ((formers.CURRENT, 0.6), (formers.PREVIOUS, 0.2)):
        if at.random.random() < chance:
            path = at.folder / name
            path.write_bytes(hostile.spoilt(at.random, path.read_bytes()))
    if at.random.random() < 0.2:
        (at.folder / attempts.SETTINGS).write_bytes(_settings(at))


def _garbled_session(random: Random, data: dict[str, Any]) -> dict[str, Any]:
    while True:
        garbled = hostile.garbled(random, data)
        try:
            json.dumps(garbled, ensure_ascii=False).encode()
        except (UnicodeEncodeError, ValueError):  # no save can hold it
            continue
        return garbled


def settings(at: Try) -> str:
    """The settings."""
    (at.folder / attempts.SETTINGS).write_bytes(_settings(at))
    return attempts.settings(at.folder)


def _settings(at: Try) -> bytes:
    from tarokgui.session.tablesetup import TableSetup
    from tarokgui.storage.settings import Settings

    whole = Settings(keys={"hint": "g", "mute": "ctrl+m"}, window=[1280, 720, 10, 10, 0]).data()
    game = at.random.choice([game for game in PLAYED if game in at.games] or PLAYED)
    whole["table"] = replace(TableSetup().with_game(game), house=some_house(at.random, game)).data()
    data = json.loads(json.dumps(whole))
    if at.random.random() < 0.6:
        return hostile.written(hostile.garbled(at.random, data))
    return hostile.spoilt(at.random, json.dumps(data, indent=1).encode())


def typed(at: Try) -> str:
    """Lines at the terminal."""
    words = ("1", "2", "why 1", "what", "hand", "undo", "q", "new", "9" * 5_000, "²")
    lines = [at.random.choice((hostile.hostile_text(at.random), at.random.choice(words))) for _ in range(20)]
    return attempts.typed("\n".join(lines), some_session(at.random.randrange(60), at.games))


def command(at: Try) -> str:
    """Arguments that are only read."""
    options = ("settle", "simulate", "cards", "--hands", "--seed", "--game", "--bots", "--house", "--out", "--size")
    values = (
        *GAMES,
        "vogel_frei=true",
        "12",
        "regii=4/2",
        "180x327",
        "--",
        "-",
        "=",
        "9" * 12,
        "0",
        "-1",
        "1_0",
        "٣",
        "\udc80",
        "a" * 9_999,
    )
    parts = (
        lambda: at.random.choice(options),
        lambda: at.random.choice(values),
        lambda: hostile.hostile_text(at.random),
    )
    return attempts.command_line([at.random.choice(parts)() for _ in range(at.random.randrange(6))])


def program(at: Try) -> str:
    """The whole program on a spoilt file."""
    path = at.folder / at.random.choice(("a.json", "a.jsonl", "a\nb\x1b[31m.json", "\u202e.json"))
    path.write_bytes(_record(at))
    return attempts.program(["settle", str(path) + at.random.choice(("", "", "", "\0", "/", "x"))])


@dataclass(frozen=True)
class Campaign:
    """So many tries of one kind."""

    name: str
    count: int
    attempt: Attempt


CAMPAIGNS = (
    Campaign("records", 10_000, record),
    Campaign("pasted deals", 10_000, paste),
    Campaign("saves, in the window", 1_000, save),
    Campaign("saves, read", 2_000, reading),
    Campaign("settings", 3_000, settings),
    Campaign("lines at the terminal", 1_000, typed),
    Campaign("command lines", 3_000, command),
    Campaign("the program on files", 1_000, program),
)
