"""Controller and view model of a table are pure: decisions and words reach no pygame, clock, file or thread."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.support.sources import import_graph, imports, modules

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("tarokgui/controller", "tarokgui/viewmodel")
OURS: Final = ("engine", "ai", "tarokgui")
OUTSIDE: Final = frozenset(
    {"tarokgui.controller.controller", "tarokgui.controller.sources.live", "tarokgui.controller.sources.whatif"}
)
"""They carry out a decision: by the evening, which keeps it on the disk and has threads for its bots."""
IMPURE: Final = frozenset(
    {"pygame", "time", "datetime", "threading", "queue", "concurrent", "pathlib", "os", "io", "tempfile", "socket"}
)


PATHS: Final = modules(ROOT, *OURS)


def impure(module: str) -> set[str]:
    """The modules of the outer world that a module imports by itself."""
    return {each.target.partition(".")[0] for each in imports(module, PATHS[module])} & IMPURE


def test_deciding_and_wording_reach_nothing_of_the_outer_world() -> None:
    graph = import_graph(ROOT, *OURS)
    waiting, reached = [name for room in ROOMS for name in modules(ROOT, room) if name not in OUTSIDE], set[str]()
    assert {"tarokgui.controller.update", "tarokgui.viewmodel.tableview"} <= {*waiting}
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
    assert impure("tarokgui.session.pendingsave") == {"time"}
