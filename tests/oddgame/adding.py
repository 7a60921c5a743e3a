"""The odd game in a game's usual place, and the files that this touches: ``python -m tests.oddgame.adding``."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = ("engine", "ai", "tarokgui")
LINES: Final[Mapping[str, tuple[str, str]]] = {
    "engine/games/listed.py": ("", "from engine.games.odd.rules import ODD as ODD, FIVE as ODD_FIVE\n"),
    "ai/games/listed.py": ("", "from ai.games.odd import ODD as ODD\n"),
    "tarokgui/games/registry.py": ('    "tarokgui.games.tubingen",\n', '    "tarokgui.games.odd",\n'),
}
"""The line in each list, and the line after which it comes; the end of the file where that is empty."""
PLAY: Final = """
from engine import GAMES
from tarokgui.session.opening import new_session
from tarokgui.textual import TextTable
from tarokgui.wording.i18n import load
from tests.oddgame.evenings import Typed
session = new_session(seed="added", game="odd", bot="expert")
terminal = Typed(80, session, ("2", "4"))
TextTable(session, load(), terminal).play()
print(", ".join(GAMES))
print(terminal.said[-1])
"""
"""A hand at the terminal of the copy, to the score sheet."""


def copied(tree: Path) -> None:
    """The packages as they are, in a repository of their own."""
    for package in PACKAGES:
        shutil.copytree(ROOT / package, tree / package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    git(tree, "init", "-q")
    git(tree, "add", "-A")
    git(tree, "-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", "before")


def add(tree: Path) -> None:
    """The odd game's folders and its three lines."""
    for package in PACKAGES:
        own = tree / package / "games" / "odd"
        shutil.copytree(ROOT / "tests/oddgame" / package, own, ignore=shutil.ignore_patterns("__pycache__"))
        for path in own.rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            path.write_text(re.sub(r"tests\.oddgame\.(\w+)", r"\1.games.odd", text), encoding="utf-8")
    for name, (after, line) in LINES.items():
        path = tree / name
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(after, after + line) if after else text + line, encoding="utf-8")
    git(tree, "add", "-A")


def touched(tree: Path) -> dict[str, tuple[int, int]]:
    """Lines added and removed in each file outside the game's own folders."""
    found = {}
    for row in git(tree, "diff", "--cached", "--numstat").splitlines():
        added, removed, name = row.split("\t")
        if "/games/odd/" not in name:
            found[name] = (int(added), int(removed))
    return found


def played(tree: Path) -> str:
    """The games, and the last words of a hand at the terminal of the copy."""
    shutil.copytree(ROOT / "tests/oddgame", tree / "tests/oddgame", ignore=shutil.ignore_patterns("__pycache__"))
    (tree / "tests/__init__.py").touch()
    run = subprocess.run([sys.executable, "-c", PLAY], cwd=tree, capture_output=True, text=True, check=True)
    return run.stdout


def git(tree: Path, *words: str) -> str:
    """The output of git. Raises subprocess.CalledProcessError."""
    return subprocess.run(["git", *words], cwd=tree, capture_output=True, text=True, check=True).stdout


def main() -> None:
    """Add it to a copy, show the files touched, and play it there."""
    with TemporaryDirectory() as name:
        tree = Path(name)
        copied(tree)
        add(tree)
        print(git(tree, "diff", "--cached", "--stat"))
        print(f"outside its own folders: {touched(tree)}\n")
        print(played(tree))


if __name__ == "__main__":
    main()
