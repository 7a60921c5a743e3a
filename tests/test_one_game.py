"""Shared code asks the games' lists: nothing outside a game's own folders imports or names a single game."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from engine import GAMES, Kind, variant_for
from tests.support.sources import import_graph, modules

ROOT: Final = Path(__file__).parent.parent
PACKAGES: Final = ("engine", "ai", "tarokgui")
LISTS: Final = frozenset({"engine.games.listed", "ai.games.listed", "tarokgui.games.registry"})
ALIKE: Final = "engine.kinds"
"""It says which kinds are alike to the person who decides."""


def game_of(root: Path, module: str) -> str:
    """The game or family in whose folders a module is; empty for shared code."""
    parts = module.split(".")
    owned = len(parts) > 2 and parts[1] == "games" and (root / Path(*parts[:3])).is_dir()
    return parts[2] if owned else ""


def single_game_imports(root: Path) -> dict[str, set[str]]:
    """Shared modules beside the three lists that import a game's own, each with those imports."""
    found = {
        module: {other for other in others if game_of(root, other)}
        for module, others in import_graph(root, *PACKAGES).items()
        if not game_of(root, module) and module not in LISTS
    }
    return {module: others for module, others in found.items() if others}


def test_nothing_shared_imports_a_single_game() -> None:
    assert single_game_imports(ROOT) == {}


def own_kinds() -> set[str]:
    """Kinds of decision whose phase is in a game's folder, without those that more than one game has."""
    phases = [phase for game in GAMES for phase in variant_for(game).course]
    own = {phase.kind for phase in phases if type(phase).__module__.startswith("engine.games.")}
    return own - set(Kind)


def kinds_named(root: Path, kinds: set[str]) -> dict[str, set[str]]:
    """Shared modules that name such a kind."""
    found = {}
    for module, path in modules(root, *PACKAGES, naming=kinds).items():
        if not game_of(root, module) and module not in ALIKE:
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            found[module] = kinds & {node.value for node in nodes if isinstance(node, ast.Constant)}
    return {module: names for module, names in found.items() if names}


def test_nothing_shared_names_the_kind_of_a_single_game() -> None:
    assert len(own_kinds()) > 5
    assert kinds_named(ROOT, own_kinds()) == {}


def test_a_planted_kind_is_found(tmp_path: Path) -> None:
    for name in ("tarokgui/games/odd/window.py", "tarokgui/table/bar.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("KINDS = ('pledge',)\n")
    assert kinds_named(tmp_path, {"pledge"}) == {"tarokgui.table.bar": {"pledge"}}


def test_a_planted_import_is_found(tmp_path: Path) -> None:
    for name in ("engine/games/odd/rules", "tarokgui/games/odd/window", "tarokgui/table/bar", "engine/games/listed"):
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        (path.parent / "__init__.py").touch()
        path.touch()
    (tmp_path / "engine/games/listed.py").write_text("from engine.games.odd.rules import ODD\n")
    (tmp_path / "tarokgui/games/odd/window.py").write_text("from engine.games.odd.rules import ODD\n")
    assert single_game_imports(tmp_path) == {}
    (tmp_path / "tarokgui/table/bar.py").write_text("def f():\n    from engine.games.odd.rules import ODD\n")
    assert single_game_imports(tmp_path) == {"tarokgui.table.bar": {"engine.games.odd.rules"}}
