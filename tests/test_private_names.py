"""No class takes a private name of a class it is made from by chance: that has once made the title deaf to keys."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("engine", "ai", "tarokgui")
MEANT: Final[frozenset[tuple[str, str]]] = frozenset(
    {(each, "_label") for each in ("ArrowButton", "TallButton", "GameRow")}
    | {("JournalBox", name) for name in ("_draw_row", "_row_height")}
)
"""The class that takes the name, and the name: made to be filled in there."""


class Made:
    """A class as its file has it: its bases by name, and its private names."""

    def __init__(self, node: ast.ClassDef) -> None:
        self.name = node.name
        self.bases = [base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "") for base in node.bases]
        self.private = {name for name in _names(node) if name.startswith("_") and not name.endswith("__")}


def _names(node: ast.ClassDef) -> Iterator[str]:
    """Everything that is defined in the class, or set on ``self`` in one of its methods."""
    for part in node.body:
        match part:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=targets):
                yield from (target.id for target in targets if isinstance(target, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
    for each in ast.walk(node):
        match each:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name


def classes() -> list[Made]:
    files = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    texts = [text for path in files if "class " in (text := path.read_text("utf-8"))]
    return [Made(node) for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]


def taken(made: list[Made]) -> set[tuple[str, str]]:
    """Each class with each private name that one of the classes above it has as well; classes go by their names."""
    named: dict[str, list[Made]] = {}
    for each in made:
        named.setdefault(each.name, []).append(each)

    def above(each: Made) -> Iterator[Made]:
        for base in each.bases:
            for found in named.get(base, ()):
                if found is not each:
                    yield found
                    yield from above(found)

    return {(each.name, name) for each in made for base in above(each) for name in each.private & base.private}


def test_no_private_name_is_taken_by_chance() -> None:
    found = taken(classes())
    assert found - MEANT == set(), "rename it, or list it here if it is to be filled in"
    assert MEANT - found == set(), "no longer so"


def test_a_taken_name_is_found() -> None:
    source = (
        "class Base:\n def _look(self): pass\nclass Mid(Base): pass\nclass Low(Mid):\n def f(self): self._look = 1\n"
    )
    made = [Made(node) for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    assert taken(made) == {("Low", "_look")}
