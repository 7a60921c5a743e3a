"""The layers: engine below ai below tarokgui, no screen where none belongs, no words in engine and ai.

Each check runs on the repository and on source planted by a test, which it must refuse.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tests.support.extras import full
from tests.support.sources import (
    Import,
    calls,
    circles,
    import_graph,
    importers,
    imports,
    is_sentence,
    modules,
    reached,
    sentences,
    within,
)

ROOT: Final = Path(__file__).parent.parent
OURS: Final = ("engine", "ai", "tarokgui")

NOT_IN_ENGINE: Final = (
    "random", "time", "os", "pathlib", "io", "datetime", "secrets", "json", "sys", "logging", "threading", "socket",
    "subprocess", "tempfile", "shutil", "asyncio", "locale", "gettext", "pygame", "ai", "tarokgui",
)  # fmt: skip
NOT_IN_AI: Final = ("tarokgui", "pygame", "time", "os", "pathlib", "io", "datetime", "secrets", "sys")
# Parts that are not held to the rules of their package, with the reasons.
EXCEPTIONS: Final = {
    "ai.arena": (
        "the referee: it holds states, takes the bots' time, writes files and speaks English on the command line of "
        "those who make bots; the bots get views from it and do not know it (see bots_that_know_the_arena)"
    ),
}
FOR_THE_ARENA: Final = (
    "ai.follies",
    "ai.games.romanian.measuring",
    "ai.games.slovenian.measuring",
    "ai.games.tubingen.measuring",
)
"""A game's counts for the arena, and their names in its tables, which are as English as the arena."""
NOT_IN_ARENA: Final = ("tarokgui", "pygame", "random", "datetime", "secrets")
WITHOUT_SCREEN: Final = (
    "tarokgui.session",
    "tarokgui.textual",
    "tarokgui.wording",
    "tarokgui.rulebook",
    "tarokgui.storage",
    "tarokgui.cli",
    "tarokgui.controller",
    "tarokgui.viewmodel",
)

WITH_SCREEN: Final = (
    "app", "draw", "kit", "services", "widgets", "forms", "table", "settlement", "scenes", "sound", "games", "selftest",
)  # fmt: skip
"""The rooms of the program that draw, make sounds or read the window's events. No other imports pygame."""
MOST_LOOSE_FILES: Final = 5
SCENES: Final = "tarokgui.scenes"
SCENE: Final = "tarokgui.services.routes"
ROUTER: Final = "tarokgui.app.router"
OTHER_SOURCES: Final = ("tarokgui.scenes.lookback", "tarokgui.scenes.whatif")
"""Scenes that are the table with another source behind it."""
TABLE: Final = "tarokgui.scenes.table"

# Texts that look like sentences and are none: the notation of the hand record, and messages for programmers.
NOTATION: Final = frozenset({
    "double game",
    "call fourth",
    "say vogel-frei",
    "say taroace ",
    *(f"{verb} " for verb in ("play", "bid", "call", "take", "discard", "say", "double", "cut", "deal", "packet")),
    "talon ",
    "name ",
    "claim ",
    "cut (0|[1-9][0-9]{0,3})",
    "deal ([a-z]+)",
    "packet ([0-9])",
    "bid ([a-z-]+)(?: ([1-9]))?",
    "call ([A-Z0-9]+)",
    "take ([1-9])",
    "discard ([A-Z0-9]+(?: [A-Z0-9]+)*)",
    "say taroace ([1-9][0-9]?)",
    "say ([a-z]+)",
    "double ([a-z]+)@([0-9])",
})  # fmt: skip
DRAWING: Final = frozenset({
    "build.bundling.bare",  # the window that the bundle's start is measured against
    "build.bundling.icons",  # drawings made into the pictures that the systems want
    "build.bundling.side_picture",
    "benchmarks.clicking",  # posts presses to the window
    "benchmarks.kills",  # plays in the window in place of a person, and reads its queue
    "benchmarks.pace",  # likewise
})  # fmt: skip
"""The only scripts beside the program that draw, or look into the window."""
FOR_PROGRAMMERS: Final = frozenset({
    "the first phase of a course may not be skipped",
    "a player must decide",
    "nothing to decide",
    "no bot ",
    "no switch ",
    "nothing that is said: ",
    "no game without a contract",
    "no cards are stacked in this game",
    "nobody can surrender in this game",
    "action ",
    "a suit has 1 to ",
    " cards, not ",
    "cut more",  # a throw of a bot's die
    "false as opponent",  # a habit
})  # fmt: skip


def engine_imports(root: Path) -> list[Import]:
    """The imports of the engine besides itself and the harmless part of the standard library."""
    return sorted(
        found
        for name, path in modules(root, "engine").items()
        for found in imports(name, path)
        if any(within(found.target, package) for package in NOT_IN_ENGINE)
        or not (within(found.target, "engine") or found.target.split(".")[0] in sys.stdlib_module_names)
    )


def excepted(module: str) -> bool:
    return any(within(module, package) for package in EXCEPTIONS)


def ai_imports(root: Path) -> list[Import]:
    return [found for found in importers(root, ("ai",), NOT_IN_AI) if not excepted(found.module)]


def arena_imports(root: Path) -> list[Import]:
    """The arena's chance comes from its seeds alone, and it has no screen."""
    return [found for found in importers(root, ("ai",), NOT_IN_ARENA) if within(found.module, "ai.arena")]


def bots_that_know_the_arena(root: Path) -> list[Import]:
    """Nobody may reach the states that the referee holds."""
    return [found for found in importers(root, OURS, ("ai.arena",)) if not within(found.module, "ai.arena")]


def pygame_outside_the_screen(root: Path) -> list[Import]:
    found = importers(root, ("engine", "ai", "build", "benchmarks"), ("pygame",))
    return [each for each in found if each.module not in DRAWING]


def screenless_that_reach_pygame(root: Path) -> list[tuple[str, str]]:
    """Packages without a screen that import pygame, directly or through others."""
    return [
        (package, f"{target} in {origin}")
        for package in WITHOUT_SCREEN
        for target, origin in reached(root, package, OURS).items()
        if within(target, "pygame") and not origin.startswith("tarokgui.__main__")
    ]


def pygame_outside_its_rooms(root: Path) -> list[Import]:
    found = importers(root, ("tarokgui",), ("pygame",))
    return [each for each in found if not any(within(each.module, f"tarokgui.{room}") for room in WITH_SCREEN)]


def scenes_imported_past_the_router(root: Path) -> list[Import]:
    """The router imports the scenes that it opens; the self-test draws each of them. The table at which a hand
    is looked at is the table."""
    routed = {found.target for found in importers(root, ("tarokgui",), (SCENES,)) if found.module == ROUTER}
    files = {name for name in modules(root, "tarokgui") if within(name, SCENES) and name in routed - {SCENE}}
    found = importers(root, ("tarokgui",), tuple(files)) if files else []
    asked = [each for each in found if each.module != ROUTER and not within(each.module, "tarokgui.selftest")]
    return [each for each in asked if each.module not in OTHER_SOURCES or not within(each.target, TABLE)]


def loose_files(root: Path) -> list[str]:
    """The files at the root of the program, if there are more than five."""
    loose = sorted(path.name for path in (root / "tarokgui").glob("*") if path.is_file())
    return loose if len(loose) > MOST_LOOSE_FILES else []


def imports_of_tests_or_build(root: Path) -> list[Import]:
    return importers(root, OURS, ("tests", "build"))


def parent_relative(root: Path) -> list[Import]:
    return [found for name, path in modules(root, *OURS).items() for found in imports(name, path) if found.level > 1]


def for_arena(module: str) -> bool:
    return any(within(module, package) for package in FOR_THE_ARENA)


def words(root: Path) -> list[tuple[str, int, str]]:
    found = sentences(root, ("engine", "ai"), NOTATION | FOR_PROGRAMMERS)
    return [sentence for sentence in found if not excepted(sentence[0]) and not for_arena(sentence[0])]


def doings(root: Path) -> list[tuple[str, int, str]]:
    """Calls by which the engine would reach outside."""
    return calls(root, ("engine",), frozenset({"open", "print", "input", "exec", "eval", "breakpoint"}))


CHECKS: Final[dict[str, Callable[[Path], object]]] = {
    "engine imports itself and the pure part of the standard library": engine_imports,
    "ai knows neither screen nor clock nor files": ai_imports,
    "the arena knows no screen, and no chance but its seeds": arena_imports,
    "no bot and no window knows the arena": bots_that_know_the_arena,
    "only tarokgui imports pygame": pygame_outside_the_screen,
    "session, text, words and command line work without pygame": screenless_that_reach_pygame,
    "pygame is imported in its rooms": pygame_outside_its_rooms,
    "every file has a room": loose_files,
    "a scene asks the router for another": scenes_imported_past_the_router,
    "nothing imports tests or build": imports_of_tests_or_build,
    "no import from a parent package by dots": parent_relative,
    "no text for players in engine and ai": words,
    "the engine reads and writes nothing": doings,
}


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_the_repository(check: Callable[[Path], object]) -> None:
    assert check(ROOT) == []


PLANTED: Final[list[tuple[Callable[[Path], object], str, str]]] = [
    (engine_imports, "engine/cards.py", "import pygame"),
    (engine_imports, "engine/cards.py", "import random"),
    (engine_imports, "engine/cards.py", "from random import Random"),
    (engine_imports, "engine/cards.py", "from time import monotonic"),
    (engine_imports, "engine/cards.py", "def f():\n    import os.path"),
    (engine_imports, "engine/games/romanian/rules.py", "from ai import make"),
    (engine_imports, "engine/cards.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import tarokgui"),
    (engine_imports, "engine/cards.py", "import numpy"),
    (engine_imports, "engine/cards.py", "f = __import__('json')"),
    (engine_imports, "engine/cards.py", "import importlib\nf = importlib.import_module('secrets')"),
    (ai_imports, "ai/player.py", "from tarokgui.session import Session"),
    (ai_imports, "ai/player.py", "import pygame.event"),
    (ai_imports, "ai/player.py", "import time"),
    (ai_imports, "ai/arenas.py", "import time"),
    (words, "ai/arenas.py", "X = 'keeps the pagat'"),
    (arena_imports, "ai/arena/table.py", "from tarokgui.wording import words"),
    (arena_imports, "ai/arena/deals.py", "import random"),
    (bots_that_know_the_arena, "ai/players.py", "from ai.arena import play_chunk"),
    (bots_that_know_the_arena, "ai/players.py", "from .arena.referee import play"),
    (bots_that_know_the_arena, "ai/__init__.py", "from . import arena"),
    (bots_that_know_the_arena, "tarokgui/session/evening.py", "import ai.arena"),
    (pygame_outside_the_screen, "build/art.py", "import pygame"),
    (pygame_outside_the_screen, "ai/player.py", "import pygame"),
    (screenless_that_reach_pygame, "tarokgui/session/evening.py", "import pygame"),
    (screenless_that_reach_pygame, "tarokgui/textual/table.py", "from tarokgui.draw.theme import INK"),
    (screenless_that_reach_pygame, "tarokgui/wording/words.py", "from ..draw.theme import INK"),
    (pygame_outside_its_rooms, "tarokgui/storage/settings.py", "def f():\n    import pygame"),
    (pygame_outside_its_rooms, "tarokgui/__main__.py", "import pygame"),
    (scenes_imported_past_the_router, "tarokgui/scenes/table.py", "from tarokgui.scenes.settings import Settings"),
    (scenes_imported_past_the_router, "tarokgui/forms/form.py", "def f():\n    import tarokgui.scenes.settings"),
    (scenes_imported_past_the_router, "tarokgui/app/loop.py", "from tarokgui.scenes import settings"),
    (imports_of_tests_or_build, "tarokgui/app/loop.py", "from tests.support import deals"),
    (imports_of_tests_or_build, "engine/cards.py", "import build.fonts"),
    (parent_relative, "tarokgui/session/evening.py", "from ..draw.theme import INK"),
    (words, "engine/cards.py", "X = 'You must follow suit'"),
    (words, "engine/cards.py", "def f(n):\n    return f'{n} cards'"),
    (words, "engine/cards.py", "X = 'Pas.'"),
    (words, "engine/cards.py", "X = 'hirş'"),
    (words, "ai/player.py", "X = {'why': 'keeps the pagat'}"),
    (doings, "engine/cards.py", "print('x')"),
    (doings, "engine/cards.py", "open('x')"),
]


@pytest.mark.parametrize(("check", "file", "source"), PLANTED, ids=[f"{p[1]}: {p[2][:40]!r}" for p in PLANTED])
def test_planted_source_is_refused(check: Callable[[Path], object], file: str, source: str, tmp_path: Path) -> None:
    for good in ("engine/__init__.py", "ai/__init__.py", "tarokgui/__init__.py", "tarokgui/session/__init__.py"):
        (tmp_path / good).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / good).write_text('"""A good module."""\nfrom __future__ import annotations\n', encoding="utf-8")
    (tmp_path / "tarokgui/draw").mkdir()
    for good, text in {
        "tarokgui/scenes/settings.py": "class Settings:\n    pass\n",
        "tarokgui/app/router.py": "def settings():\n    from tarokgui.scenes.settings import Settings\n",
    }.items():
        (tmp_path / good).parent.mkdir()
        (tmp_path / good).write_text(text, encoding="utf-8")
    (tmp_path / "tarokgui/draw/theme.py").write_text("import pygame\nINK = pygame.Color(0, 0, 0)\n", encoding="utf-8")
    assert check(tmp_path) == []
    planted = tmp_path / file
    planted.parent.mkdir(parents=True, exist_ok=True)
    planted.write_text(source + "\n", encoding="utf-8")
    assert check(tmp_path) != []


def test_a_heap_of_loose_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tarokgui").mkdir()
    for number in range(MOST_LOOSE_FILES):
        (tmp_path / f"tarokgui/file{number}.py").touch()
    assert loose_files(tmp_path) == []
    (tmp_path / "tarokgui/app.py").touch()
    assert loose_files(tmp_path) != []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("You must follow suit", True), ("Pas.", True), ("hirş", True), ("really?", True), ("Score:", True),
        ("must-follow", False), ("T22", False), ("  ", False), (", ", False), ("HDCST", False), ("→", False),
    ],
)  # fmt: skip
def test_what_counts_as_a_sentence(text: str, sentence: bool) -> None:
    assert is_sentence(text) is sentence


def test_docstrings_are_no_sentences(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    source = '"""A module."""\nX = 1\n"""What X is."""\ndef f():\n    """What it does."""\n'
    (tmp_path / "engine/cards.py").write_text(source, encoding="utf-8")
    assert words(tmp_path) == []


# Circles of imports, also those that an import inside a function or for type checking hides.

IN_CIRCLES: Final = {"engine": 0, "ai": 0, "tarokgui": 0}
"""The number of files that may still stand in circles. A number here only ever falls."""


@pytest.mark.parametrize("package", OURS)
def test_circles_of_imports(package: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = circles(import_graph(ROOT, package))
    inside = sum(len(circle) for circle in found)
    with capsys.disabled():
        print(f"\n{package}: {len(found)} circles of imports, {inside} files in them")
    assert inside <= IN_CIRCLES[package], found


def test_no_circle_across_packages() -> None:
    found = circles(import_graph(ROOT, *OURS))
    assert [circle for circle in found if len({name.split(".")[0] for name in circle}) > 1] == []


@pytest.mark.parametrize(
    "back",
    [
        "from tarokgui.table import Table",
        "from . import table",
        "import tarokgui.table",
        "def f():\n    from tarokgui.table import Table",
        "def f():\n    import tarokgui.table",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from tarokgui.table import Table",
        "from importlib import import_module\ndef f():\n    return import_module('tarokgui.table')",
    ],
)
def test_planted_circle_is_found(back: str, tmp_path: Path) -> None:
    (tmp_path / "tarokgui").mkdir()
    (tmp_path / "tarokgui/__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "tarokgui/table.py").write_text("from tarokgui.hand import Hand\n", encoding="utf-8")
    (tmp_path / "tarokgui/hand.py").write_text("from tarokgui.card import Card\n", encoding="utf-8")
    (tmp_path / "tarokgui/card.py").write_text("", encoding="utf-8")
    assert circles(import_graph(tmp_path, "tarokgui")) == []
    (tmp_path / "tarokgui/card.py").write_text(back + "\n", encoding="utf-8")
    assert circles(import_graph(tmp_path, "tarokgui")) == [["tarokgui.card", "tarokgui.hand", "tarokgui.table"]]


def test_the_first_screen_loads_no_game() -> None:
    """The first frame waits for no rules and no bots."""
    code = (
        "import sys\n"
        "from tarokgui.app.program import players_program\n"
        "from tarokgui.scenes.title import TitleScene\n"
        "TitleScene(players_program('en'))\n"
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'engine', 'ai'}))\n"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"


# The same layering once more with pytest-archon, which follows imports through other packages.


@pytest.fixture
def archrule() -> Any:
    """The beginning of a rule of pytest-archon."""
    return full("pytest_archon").archrule


def test_archon_engine(archrule: Any) -> None:
    archrule("engine is pure").match("engine", "engine.*").should_not_import(
        "ai", "ai.*", "tarokgui", "tarokgui.*", "pygame*", "random", "json"
    ).check("engine", only_direct_imports=True)
    archrule("engine is below everything").match("engine", "engine.*").should_not_import(
        "ai", "ai.*", "tarokgui", "tarokgui.*", "pygame*"
    ).check("engine")


def test_archon_ai(archrule: Any) -> None:
    archrule("ai knows no screen").match("ai", "ai.*").should_not_import("tarokgui", "tarokgui.*", "pygame*").check(
        "ai"
    )


def test_archon_session(archrule: Any) -> None:
    archrule("session knows no screen").match("tarokgui.session*").should_not_import("pygame*").check("tarokgui")


def test_archon_can_fail(tmp_path: Path) -> None:
    """The chain that pytest-archon reports for a planted import."""
    full("pytest_archon")
    for name, source in {
        "engine/__init__.py": "from . import cards\n",
        "engine/cards.py": "import ai\n",
        "ai/__init__.py": "",
        "test_layers.py": (
            "from pytest_archon import archrule\n"
            "def test_layers():\n"
            "    archrule('pure').match('engine', 'engine.*').should_not_import('ai', 'ai.*').check('engine')\n"
        ),
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "pythonpath=.", "test_layers.py"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "FORBIDDEN import ai" in run.stdout
