"""The modules that open files, with their reasons: all files of a player go through `atomicfile` and its bounds."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
OPENING: Final = frozenset({"open", "fdopen", "read_text", "read_bytes", "write_text", "write_bytes", "copyfile"})
ALLOWED: Final = {
    "storage/atomicfile": "the bounds are here",
    "storage/lock": "the lock, without waiting",
    "storage/subfolder": "a folder itself, to name files in it",
    "cli/opened": "what the command line names, without waiting for ever",
    "cli/console": "/dev/null",
    "textual/terminal": "/dev/null",
    "storage/resources": "the program's own files",
    "wording/i18n": "the program's own catalogues",
    "draw/artwork": "the program's own pictures",
    "draw/deck/drawings": "the program's own cards",
    "storage/packageinfo": "the program's own description",
    "app/uitree": "where TAROK_UI_TREE says, for tests",
    "app/decksheet": "only to learn why a folder cannot be written",
}
OUTSIDE: Final = ("selftest/",)
"""It tries an installation, in a sandbox of its own."""


def opening(tree: ast.AST) -> set[str]:
    """The names of the calls that open files."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            named = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            # A scene and a window are opened too, but never with a literal mode or a path of somebody's.
            own = isinstance(node.func, ast.Attribute) and (
                isinstance(node.func.value, ast.Attribute | ast.Call) or getattr(node.func.value, "id", "") == "routes"
            )
            if named in OPENING and not (named == "open" and own) and not _is_self(node.func):
                found.add(named)
    return found


def _is_self(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == "self"


def modules() -> dict[str, ast.Module]:
    package = ROOT / "tarokgui"
    return {
        path.relative_to(package).with_suffix("").as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(package.rglob("*.py"))
    }


def test_nobody_else_opens_files() -> None:
    strangers = {
        name: calls
        for name, tree in modules().items()
        if name not in ALLOWED and not name.startswith(OUTSIDE) and (calls := opening(tree))
    }
    assert strangers == {}, "use atomicfile, or say here why not"


def test_the_test_sees_what_is_planted() -> None:
    for line in ("open('x')", "path.read_bytes()", "Path(x).write_text('')", "os.open(path, 0)", "copyfile(a, b)"):
        assert opening(ast.parse(line)), line
