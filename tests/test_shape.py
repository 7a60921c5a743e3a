"""Counts that may only fall: long files and scenes, long lists of arguments, and class names: shared, banned, old."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.support.sources import modules, within

ROOT: Final = Path(__file__).parent.parent
OURS: Final = ("engine", "ai", "tarokgui")
LONGEST_FILE, LONGEST_SCENE, MOST_ARGUMENTS = 250, 200, 6
SCENES: Final = ("tarokgui.scenes", "tarokgui.forms")
WIDGETS: Final = (
    *("tarokgui.widgets.", "tarokgui.table.hand", "tarokgui.table.adviceline", "tarokgui.table.panels."),
    "tarokgui.games.romanian.chain",
)
"""A widget's options, given by keyword only, are not counted."""


def _lines(root: Path) -> dict[str, int]:
    return {name: len(path.read_text(encoding="utf-8").splitlines()) for name, path in modules(root, *OURS).items()}


def long_files(root: Path) -> list[str]:
    """Modules of more than 250 lines."""
    return sorted(name for name, lines in _lines(root).items() if lines > LONGEST_FILE)


def long_scenes(root: Path) -> list[str]:
    """Modules of scenes of more than 200 lines: those of the scenes' rooms, and where a game has a scene of its own."""
    own = {module for module, made in _classes(root) if made.name.endswith("Scene")}
    return sorted(
        name
        for name, lines in _lines(root).items()
        if lines > LONGEST_SCENE and (name in own or any(within(name, room) for room in SCENES))
    )


class ClassShape(NamedTuple):
    """The name of a class and the numbers of arguments that its constructor takes, in place and by keyword only."""

    name: str
    arguments: int
    options: int


def _classes(root: Path) -> list[tuple[str, ClassShape]]:
    return [
        (name, made)
        for name, path in modules(root, *OURS).items()
        for made in _shapes(path.read_text(encoding="utf-8"))
    ]


@cache
def _shapes(text: str) -> tuple[ClassShape, ...]:
    return tuple(_shape(node) for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef))


def _shape(node: ast.ClassDef) -> ClassShape:
    made = [method.args for method in node.body if isinstance(method, ast.FunctionDef) and method.name == "__init__"]
    given = [(len(args.posonlyargs) + len(args.args) - 1, len(args.kwonlyargs)) for args in made]
    return ClassShape(node.name, *max(given, default=(0, 0)))


def long_constructors(root: Path) -> list[str]:
    """Classes whose constructor takes more than six arguments."""
    return sorted(
        f"{module}.{made.name}"
        for module, made in _classes(root)
        if made.arguments + (0 if module.startswith(WIDGETS) else made.options) > MOST_ARGUMENTS
    )


def shared_names(root: Path) -> list[str]:
    """Public classes of one name in two modules."""
    homes: defaultdict[str, set[str]] = defaultdict(set)
    for module, made in _classes(root):
        if not made.name.startswith("_"):
            homes[made.name].add(module)
    return sorted(name for name, places in homes.items() if len(places) > 1)


BANNED: Final = re.compile(
    "Deed|Wish|Obey|Onlooker|Courtesy|Ritual|Way|Lying|Besides|Standing|Care(?![a-z])|Told|Kept|Made|Found"
)
"""Words that no class may bear."""
OLD_NAMES: Final = frozenset(
    {"Attention", "Because", "Chime", "Choosing", "Circle", "Comfort", "Company", "Courtesy", "FolderKeeper", "Galley"}
    | {"Grip", "HandDeeds", "Home", "Keeper", "Moment", "Moves", "Nudge", "Onlooker", "OwnCell", "OwnTable", "OwnWords"}
    | {"Pondering", "Pops", "PresentHand", "Receipt", "Rung", "Safekeeping", "Session", "StillPicture", "TableDoors"}
    | {"TableOnlooker", "TableProgress", "TableWays", "TableWish", "Thinker", "Trouble", "Turn", "Unkept"}
)
"""Names of classes that have a better one; each goes when its file is touched."""


def banned_names(root: Path) -> list[str]:
    """Public classes that bear one of the banned words."""
    return sorted(f"{module}.{made.name}" for module, made in _classes(root) if BANNED.search(made.name))


def old_names(root: Path) -> list[str]:
    """Classes that still bear an old name."""
    return sorted(f"{module}.{made.name}" for module, made in _classes(root) if made.name in OLD_NAMES)


Count = Callable[[Path], list[str]]

CEILINGS: Final[dict[str, tuple[Count, tuple[int, ...]]]] = {
    "files of more than 250 lines": (long_files, (31, 30, 29, 28, 26, 25, 14, 13, 4, 2)),
    "scenes of more than 200 lines": (long_scenes, (11, 10, 1, 0)),
    "constructors of more than six arguments": (long_constructors, (13, 12, 5, 4, 1)),
    "class names with a banned word": (banned_names, (18, 16, 15, 8, 5)),
    "class names that have a better one": (old_names, (25, 21, 4)),
    "class names of two things": (shared_names, (58, 12, 0)),
}
"""Each number that held, the oldest first: the last one is the count of today."""


@pytest.mark.parametrize(("count", "ceilings"), CEILINGS.values(), ids=CEILINGS)
def test_counts_only_fall(count: Count, ceilings: tuple[int, ...]) -> None:
    assert list(ceilings) == sorted(set(ceilings), reverse=True), "a ceiling was raised"
    found = count(ROOT)
    assert len(found) == ceilings[-1], f"fewer is fine: add {len(found)} to the row; now: {found}"


@pytest.mark.parametrize(
    ("count", "source"),
    [
        (long_files, "x = 1\n" * 251),
        (long_scenes, "x = 1\n" * 201),
        (long_constructors, "class A:\n    def __init__(self, a, b, c, d, e, f, g): ...\n"),
        (long_constructors, "class A:\n    def __init__(self, *, a, b, c, d, e, f, g): ...\n"),
        (shared_names, "class Other: ...\n"),
        (banned_names, "class TableWish: ...\n"),
        (old_names, "class Session: ...\n"),
    ],
)
def test_planted_shapes_are_counted(count: Count, source: str, tmp_path: Path) -> None:
    planted, other = tmp_path / "tarokgui/scenes/planted.py", tmp_path / "engine/other.py"
    for path, text in ((planted, ""), (other, "class Other: ...\n")):
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    assert count(tmp_path) == []
    planted.write_text(source, encoding="utf-8")
    assert len(count(tmp_path)) == 1
