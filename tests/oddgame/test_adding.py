"""Adding the odd game to the program is its own folders and three lines, and then it is played."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

from engine import GAMES
from tests.oddgame.adding import LINES, ROOT, add, copied, played, touched
from tests.oddgame.engine.rules import ANSWERS, FIVE, MANY, ODD
from tests.support.sources import modules


@pytest.mark.skipif(shutil.which("git") is None, reason="git is missing")
def test_it_is_its_own_folders_and_three_lines(tmp_path: Path) -> None:
    copied(tmp_path)
    add(tmp_path)
    assert touched(tmp_path) == dict.fromkeys(LINES, (1, 0))
    said = played(tmp_path)
    assert said.splitlines()[0].split(", ") == [*GAMES, "odd", "odd-five"]
    assert len(said.splitlines()) > 1


def test_no_other_code_knows_it() -> None:
    own = {
        ODD.key,
        FIVE.key,
        "pledge",
        "odd-pledge",
        "pile",
        "thick",
        "marks",
        MANY.key,
        *(answer.text for answer in ANSWERS),
    }
    for name, path in modules(ROOT, "engine", "ai", "tarokgui", naming=own).items():
        texts = {node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)}
        assert not texts & own, name
