"""Read a source tree: the rooms, their own words about themselves, and the imports between them.

Nothing is imported; everything is found in the syntax trees. A name taken from a package is followed to the module that
the package has it from, so that ``from engine import View`` is an arrow to the room in which ``View`` is defined.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FOLDERS = {"tarokgui.games": ("tarokgui.games.*", "what each game brings to terminal and window")}
"""Rooms whose folders are another room, with its name and words: a list is lower than the things in it."""
SCREEN = "pygame"
"""A room that imports this draws or hears; it is marked."""


@dataclass(frozen=True)
class Room:
    """A folder of a package, or the loose files of a package: ``engine.phases``, ``engine``."""

    name: str
    says: str
    """The beginning of its docstring."""
    screen: bool


@dataclass(frozen=True)
class House:
    """The packages, the lowest first, their rooms, and how many files of one room import another."""

    packages: tuple[str, ...]
    rooms: dict[str, Room]
    arrows: dict[tuple[str, str], int]


@dataclass(frozen=True)
class _Source:
    """A module: its tree, and whether it is the ``__init__`` of a folder."""

    tree: ast.Module
    package: bool


def read(root: Path) -> House:
    """The rooms and arrows of the packages that ``pyproject.toml`` puts into the wheel."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    packages = tuple(project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"])
    sources = {name: source for package in packages for name, source in _sources(root, package)}
    names = sorted({_room(name, sources) for name in sources})
    counted: Counter[tuple[str, str]] = Counter()
    screens: set[str] = set()
    for name in sources:
        if name in packages or name.endswith(".__main__"):
            continue  # the doors of a package know all its rooms; that says nothing about their order
        here = _room(name, sources)
        targets = set(_targets(name, sources))
        if any(target.split(".")[0] == SCREEN for target in targets):
            screens.add(here)
        counted.update({(here, room) for t in targets if t in sources and (room := _room(t, sources)) != here})
    rooms = {name: Room(name, _says(name, sources), name in screens) for name in names}
    return House(packages, rooms, dict(sorted(counted.items())))


def _sources(root: Path, package: str) -> Iterator[tuple[str, _Source]]:
    for path in sorted((root / package).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        door = parts[-1] == "__init__"
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield ".".join(parts[:-1] if door else parts), _Source(tree, door)


def _room(module: str, sources: dict[str, _Source]) -> str:
    """A module's folder beneath the package, or the package."""
    folder, inner = (".".join(module.split(".")[:depth]) for depth in (2, 3))
    if folder in FOLDERS and inner in sources and sources[inner].package:
        return FOLDERS[folder][0]
    return folder if folder in sources and sources[folder].package else module.split(".")[0]


def _targets(module: str, sources: dict[str, _Source]) -> Iterator[str]:
    """The modules that a module imports, wherever in it, each as the one in which the name is at home."""
    source = sources[module]
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = _origin(module, node, source)
            yield from (_home(origin, alias.name, sources) for alias in node.names)


def _origin(module: str, node: ast.ImportFrom, source: _Source) -> str:
    """The absolute name of the module after ``from``."""
    if not node.level:
        return node.module or ""
    parts = module.split(".") if source.package else module.split(".")[:-1]
    above = parts[: len(parts) - node.level + 1]
    return ".".join([*above, node.module] if node.module else above)


def _home(origin: str, name: str, sources: dict[str, _Source]) -> str:
    """The module in which a name taken from another one is defined: packages only hand on their own imports."""
    if f"{origin}.{name}" in sources:
        return f"{origin}.{name}"
    source = sources.get(origin)
    if source is not None and source.package:
        for node in source.tree.body:
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    if (alias.asname or alias.name) == name:
                        return _home(_origin(origin, node, source), alias.name, sources)
    return origin


def _says(room: str, sources: dict[str, _Source]) -> str:
    """The first sentence of the room's docstring."""
    for name, says in FOLDERS.values():
        if room == name:
            return says
    source = sources.get(room)
    told = " ".join(((source and ast.get_docstring(source.tree)) or "").replace("`", "").split())
    return re.split(r"[.;](?:\s|$)", told)[0]
