"""The controller of a table is pure: no pygame, clock, file or thread is reached from what decides."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.support.sources import import_graph, imports, modules

ROOT: Final = Path(__file__).parents[2]
ROOM: Final = "tarokgui/controller"
OURS: Final = ("engine", "ai", "tarokgui")
OUTSIDE: Final = frozenset(
    {"tarokgui.controller.controller", "tarokgui.controller.sources.live", "tarokgui.controller.sources.whatif"}
)
"""They carry out what was decided: by the evening, which keeps it on the disk and has threads for its bots."""
IMPURE: Final = frozenset(
    {"pygame", "time", "datetime", "threading", "queue", "concurrent", "pathlib", "os", "io", "tempfile", "socket"}
)


def impure(module: str) -> set[str]:
    """The modules of the outer world that a module imports by itself."""
    path = modules(ROOT, *OURS)[module]
    return {each.target.partition(".")[0] for each in imports(module, path)} & IMPURE


def test_deciding_reaches_nothing_of_the_outer_world() -> None:
    graph = import_graph(ROOT, *OURS)
    waiting, reached = [name for name in modules(ROOT, ROOM) if name not in OUTSIDE], set[str]()
    assert "tarokgui.controller.update" in waiting
    while waiting:
        module = waiting.pop()
        if module not in reached:
            reached.add(module)
            packages = [name for name in graph if module.startswith(f"{name}.")]  # they are imported first
            waiting += [*graph[module], *packages]
    assert {module: found for module in reached if (found := impure(module))} == {}


@pytest.mark.parametrize("module", sorted(OUTSIDE))
def test_carrying_out_imports_nothing_of_it_itself(module: str) -> None:
    assert impure(module) == set()


def test_the_outer_world_is_found() -> None:
    assert impure("tarokgui.session.movequeue") == {"time"}
