"""The floors of the window's house: a room imports from the rooms below it only."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tests.support.sources import import_graph

ROOT: Final = Path(__file__).parent.parent

FLOORS: Final[tuple[tuple[str, ...], ...]] = (
    ("games",),
    ("storage",),
    ("session", "sound"),
    ("rulebook", "wording"),
    ("controller",),
    ("viewmodel",),
    ("cli", "draw"),
    ("kit",),
    ("widgets",),
    ("services",),
    ("forms",),
    ("settlement", "textual"),
    ("table",),
    ("games/*",),
    ("scenes",),
    ("app",),
    ("selftest",),
)
"""The rooms of ``tarokgui``, the lowest floor first. Rooms of one floor do not know each other.

``games/*`` are the folders of the games. The list of them, which loads a game by name, is at the bottom, for every
floor asks it for the place and the players of a game.
"""

Rooms = tuple[str, str]


def between_rooms(root: Path) -> Counter[Rooms]:
    """The number of imports from one room to another; loose files of ``tarokgui`` are in no room."""
    graph = import_graph(root, "tarokgui")
    found: Counter[Rooms] = Counter()
    for module, others in graph.items():
        for other in others:
            rooms = room(root, module), room(root, other)
            if all(rooms) and rooms[0] != rooms[1]:
                found[rooms] += 1
    return found


def room(root: Path, module: str) -> str:
    """The folder of a module under ``tarokgui``, or the part of it that is a room; empty for a loose file."""
    name = module.split(".")[1:2]
    if name == ["games"] and (root / Path(*module.split(".")[:3])).is_dir():
        return "games/*"
    return name[0] if name and (root / "tarokgui" / name[0]).is_dir() else ""


def upward(imports: Counter[Rooms], floors: tuple[tuple[str, ...], ...] = FLOORS) -> dict[Rooms, int]:
    """The imports from a room on the same floor or higher.

    Raises:
        KeyError: a room that is on no floor.
    """
    floor = {room: number for number, rooms in enumerate(floors) for room in rooms}
    return {rooms: count for rooms, count in imports.items() if floor[rooms[0]] <= floor[rooms[1]]}


def test_no_room_imports_from_above(capsys: pytest.CaptureFixture[str]) -> None:
    imports = between_rooms(ROOT)
    found = upward(imports)
    pairs = sorted(rooms for rooms in imports if rooms < rooms[::-1] and rooms[::-1] in imports)
    with capsys.disabled():
        print(f"\n{len(pairs)} pairs of rooms import each other, {sum(found.values())} imports lead upward")
    assert found == {}
    assert pairs == []


def test_every_room_is_on_one_floor() -> None:
    rooms = [name for floor in FLOORS for name in floor if "/" not in name]
    folders = {path.parent.name for path in (ROOT / "tarokgui").glob("*/__init__.py")}
    assert sorted(rooms) == sorted(folders)


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("tarokgui/kit/node.py", "from tarokgui.widgets.button import Button"),
        ("tarokgui/kit/node.py", "def f():\n    import tarokgui.widgets.button"),
        ("tarokgui/wording/words.py", "from tarokgui.rulebook import page"),
    ],
)
def test_planted_imports_from_above_are_found(file: str, source: str, tmp_path: Path) -> None:
    for good in ("widgets/button", "kit/node", "wording/words", "rulebook/page"):
        path = tmp_path / "tarokgui" / f"{good}.py"
        path.parent.mkdir(parents=True)
        (path.parent / "__init__.py").touch()
        path.touch()
    assert upward(between_rooms(tmp_path)) == {}
    (tmp_path / file).write_text(source + "\n", encoding="utf-8")
    assert sum(upward(between_rooms(tmp_path)).values()) == 1
    (tmp_path / "tarokgui/heap").mkdir()
    (tmp_path / "tarokgui/heap/file.py").write_text("import tarokgui.kit.node\n", encoding="utf-8")
    with pytest.raises(KeyError):
        upward(between_rooms(tmp_path))
