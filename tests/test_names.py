"""Purely Romanian things are named at home, and nothing outside the engine goes by a phase's key."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.support.sources import modules

ROOT = Path(__file__).parent.parent
OURS = ("engine", "ai", "tarokgui")

WORDS = ("trei", "doi", "unu", "solo", "michi", "regii", "rege", "prins", "radler", "pool")
ITS_OWN = re.compile(rf"(?:^|_)({'|'.join(WORDS)})(?:$|_|-)")
"""Contracts, bonuses, pool and radler, as words of a name or of a short text."""

AT_HOME = ("engine.games", "ai.games", "tarokgui.games", "tarokgui.locale", "tarokgui.rulebook")


def named(path: Path) -> set[str]:
    """The Romanian words in a module's names and texts; docstrings and comments are free."""
    text = path.read_text(encoding="utf-8")
    if not any(word in text.lower() for word in WORDS):
        return set()
    tree = ast.parse(text)
    silent = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        texts: list[str] = []
        match node:
            case ast.Constant(str() as text) if id(node) not in silent and " " not in text:
                texts = re.split(r"[.:/{}]", text)
            case ast.Name(name) | ast.Attribute(attr=name) | ast.arg(name) | ast.alias(name):
                texts = name.split(".")
            case ast.keyword(arg=str() as name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                texts = [name]
        found |= {hit for text in texts for hit in ITS_OWN.findall(text.lower())}
    return found


def strangers(root: Path) -> dict[str, set[str]]:
    """The modules away from home that name purely Romanian things."""
    found = {}
    for name, path in modules(root, *OURS).items():
        if not any(name == home or name.startswith(f"{home}.") for home in AT_HOME):
            words = named(path)
            if words:
                found[name] = words
    return found


def keyed(root: Path) -> list[tuple[str, int]]:
    """Comparisons, look-ups and matches by a phase's key outside the engine."""
    found = []
    for name, path in modules(root, "ai", "tarokgui", naming=["phase"]).items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            looked: list[ast.expr] = []
            match node:
                case ast.Compare(left, _, others):
                    looked = [left, *others]
                case ast.Subscript(slice=looked_up):
                    looked = [looked_up]
                case ast.Match(subject):
                    looked = [subject, *(subject.elts if isinstance(subject, ast.Tuple) else ())]
            found += [
                (name, each.lineno) for each in looked if isinstance(each, ast.Attribute) and each.attr == "phase"
            ]
    return found


def test_what_is_romanian_is_named_at_home() -> None:
    assert strangers(ROOT) == {}


def test_nothing_outside_goes_by_a_phase_s_key() -> None:
    assert keyed(ROOT) == []


@pytest.mark.parametrize(
    "source",
    ["X = 'doi'", "def f(pool): ...", "x.radler", "X = 'settlement.michi'", "class A:\n    no_regii = 1", "f(solo=1)"],
)
def test_a_planted_name_is_found(source: str, tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine/a.py").write_text(source + "\n", encoding="utf-8")
    assert set(strangers(tmp_path)) == {"engine.a"}
    (tmp_path / "engine/a.py").write_text('"""The doi, the pool."""\nX = "a spool of pool water"\n', encoding="utf-8")
    assert strangers(tmp_path) == {}


@pytest.mark.parametrize(
    "source",
    [
        "view.phase == 'play'",
        "'play' != view.phase",
        "view.phase in A",
        "D[view.phase]",
        "match v.phase:\n    case _: ...",
    ],
)
def test_a_planted_key_is_found(source: str, tmp_path: Path) -> None:
    (tmp_path / "ai").mkdir()
    (tmp_path / "ai/a.py").write_text(source + "\n", encoding="utf-8")
    assert [name for name, _ in keyed(tmp_path)] == ["ai.a"]
