"""No circle of imports in the engine, and none that hides in a function or stands for type checking alone."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.support.sources import imports, modules

ROOT = Path(__file__).parent.parent.parent
PACKAGES = ("engine", "ai")


def graph(root: Path, *packages: str) -> dict[str, set[str]]:
    """The imports of each module, those inside functions and for type checking too; a package is its ``__init__``."""
    known = modules(root, *packages)
    found: dict[str, set[str]] = {}
    for name, path in known.items():
        targets = {each.target for each in imports(name, path)}
        # "from . import x" and "from .x import y" name a module and a thing of it; only modules are nodes.
        named = {target for target in targets if target in known}
        found[name] = {each for each in named if not any(other.startswith(f"{each}.") for other in named)} - {name}
    return found


def circles(edges: dict[str, set[str]]) -> list[list[str]]:
    """The strongly connected parts with more than one module, each sorted."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in edges.get(name, ()):
            if other not in order:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            part = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(part) > 1:
                found.append(sorted(part))

    for name in edges:
        if name not in order:
            visit(name)
    return found


def hidden(root: Path, package: str) -> list[tuple[str, int]]:
    """Imports that do not stand at the head of their module."""
    found: list[tuple[str, int]] = []
    for name, path in modules(root, package).items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        head = {id(node) for node in tree.body}
        met = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
        found += [(name, node.lineno) for node in met if id(node) not in head]
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_no_circle(package: str) -> None:
    assert circles(graph(ROOT, package)) == []


def test_nothing_is_imported_later_or_for_types_alone() -> None:
    assert hidden(ROOT, "engine") == []


@pytest.mark.parametrize(
    "source",
    [
        "from . import b\n",
        "from .b import B\n",
        "import engine.b\n",
        "def f():\n    from .b import B\n",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .b import B\n",
    ],
)
def test_a_planted_circle_is_found(source: str, tmp_path: Path) -> None:
    folder = tmp_path / "engine"
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "b.py").write_text("from .a import A\nB = 1\n", encoding="utf-8")
    (folder / "a.py").write_text("A = 1\n", encoding="utf-8")
    assert circles(graph(tmp_path, "engine")) == []
    (folder / "a.py").write_text(source + "A = 1\n", encoding="utf-8")
    assert circles(graph(tmp_path, "engine")) == [["engine.a", "engine.b"]]
    assert bool(hidden(tmp_path, "engine")) == source.startswith(("def", "from typing"))
