"""Reading source trees: which module imports what, and which of its strings look like sentences.

Everything is found in the syntax tree, nothing is imported, so that the same checks run on the packages of the
repository and on bad ones planted by a test. A process reads the syntax of each text once.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

Words = Mapping[str, str]


@dataclass(frozen=True, order=True)
class Import:
    """One import: in which module, on which line, of what; ``level`` is the number of leading dots.

    ``origin`` is the module or package that a name was taken from, and empty for the plain import of a module.
    """

    module: str
    line: int
    target: str
    level: int = 0
    origin: str = ""


def modules(root: Path, *packages: str, naming: Collection[str] = ()) -> dict[str, Path]:
    """The modules of those packages under a root, by dotted name; with *naming*, those in which one of the words is.

    Most checks look for few words, and reading the syntax of all files takes seconds.
    """
    found = {}
    words = re.compile("|".join(map(re.escape, naming)))
    for package in packages:
        for path in sorted((root / package).rglob("*.py")):
            if naming and not words.search(path.read_text(encoding="utf-8")):
                continue
            parts = path.relative_to(root).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found[name] = path
    return found


def imports(name: str, path: Path) -> tuple[Import, ...]:
    """Every import of a module, also inside functions and for type checking, as absolute names."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    return _imports(name, package, path.read_text(encoding="utf-8"))


@cache
def _imports(name: str, package: str, text: str) -> tuple[Import, ...]:
    return tuple(_each_import(name, package, ast.parse(text)))


def _each_import(name: str, package: str, tree: ast.Module) -> Iterator[Import]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(name, node.lineno, alias.name)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*base, *(node.module or "").split(".")]).rstrip(".")
            yield Import(name, node.lineno, origin, node.level)
            for alias in node.names:
                yield Import(name, node.lineno, f"{origin}.{alias.name}", node.level, origin)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if called in ("__import__", "import_module"):
                argument = node.args[0] if node.args else None
                yield Import(name, node.lineno, str(getattr(argument, "value", "?")))


def within(target: str, package: str) -> bool:
    """True if a dotted name is that package or in it."""
    return target == package or target.startswith(f"{package}.")


def importers(root: Path, packages: tuple[str, ...], forbidden: tuple[str, ...]) -> list[Import]:
    """The imports in ``packages`` of anything ``forbidden``."""
    return sorted(
        found
        for name, path in modules(root, *packages, naming={package.rpartition(".")[2] for package in forbidden}).items()
        for found in imports(name, path)
        if any(within(found.target, package) for package in forbidden)
    )


def reached(root: Path, start: str, packages: tuple[str, ...]) -> dict[str, str]:
    """All names that the modules of ``start`` import directly or through others of ``packages``, and from where.

    Importing a module runs the packages above it too.
    """
    known = modules(root, *packages)
    waiting = [name for name in known if within(name, start)]
    origins: dict[str, str] = {}
    done: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in done:
            continue
        done.add(name)
        for found in imports(name, known[name]):
            origins.setdefault(found.target, name)
            parts = found.target.split(".")
            waiting += [above for n in range(1, len(parts) + 1) if (above := ".".join(parts[:n])) in known]
    return origins


def import_graph(root: Path, *packages: str) -> dict[str, set[str]]:
    """For each module of those packages, which of these modules it imports, wherever the import stands.

    ``from package import name`` counts as an import of the module ``package.name`` if there is one.
    """
    known = modules(root, *packages)
    graph: dict[str, set[str]] = {}
    for name, path in known.items():
        found = imports(name, path)
        wanted = {each.target for each in found if each.target in known}
        for each in found:
            if each.origin in known and each.target in known:
                wanted.discard(each.origin)
        for each in found:
            if each.target not in known and each.origin in known:
                wanted.add(each.origin)
        graph[name] = wanted - {name}
    return graph


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of modules of which each imports, in the end, each other one (Tarjan's components of two or more)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        number[name] = lowest[name] = len(number)
        path.append(name)
        for other in sorted(graph[name]):
            if other not in number:
                visit(other)
            if other in path:
                lowest[name] = min(lowest[name], lowest[other])
        if lowest[name] == number[name]:
            start = path.index(name)
            if len(path) - start > 1:
                found.append(sorted(path[start:]))
            del path[start:]

    for name in sorted(graph):
        if name not in number:
            visit(name)
    return sorted(found)


_LETTERS: Final = re.compile(r"[^\W\d_]{2}")


def is_sentence(text: str) -> bool:
    """True if a string looks like something to be read: words between blanks, an end of a sentence, foreign letters."""
    if not _LETTERS.search(text):
        return False
    return " " in text or text.endswith((".", "!", "?", "…", ":")) or not text.isascii()


def _docstrings(tree: ast.AST) -> set[int]:
    """Strings that stand alone as a statement: docstrings of modules, classes, functions and attributes."""
    return {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def sentences(root: Path, packages: tuple[str, ...], allowed: frozenset[str]) -> list[tuple[str, int, str]]:
    """(module, line, text) of every string constant in the packages that looks like a sentence and is not allowed."""
    found = []
    for name, path in modules(root, *packages).items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        skipped = _docstrings(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
                text = node.value
                if is_sentence(text) and text not in allowed:
                    found.append((name, node.lineno, text))
    return sorted(found)


def calls(root: Path, packages: tuple[str, ...], names: frozenset[str]) -> list[tuple[str, int, str]]:
    """(module, line, name) of every call of a built-in with one of those names."""
    return sorted(
        (name, node.lineno, node.func.id)
        for name, path in modules(root, *packages, naming=names).items()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
    )
