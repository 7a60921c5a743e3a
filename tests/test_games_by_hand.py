"""No test lists the games by hand: one that means every game, or every one of a family, asks for them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import GAMES

ROOT = Path(__file__).parent
MOST = 2
"""So many games may stand together by name: a test of one game's own rule names it, and a neighbour."""


def by_hand(source: str) -> Iterator[int]:
    """The lines of the literals in which more games than that stand by their bare names."""
    if sum(game in source for game in GAMES) <= MOST:
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Tuple(elts=items) | ast.List(elts=items) | ast.Set(elts=items) | ast.Dict(keys=items):
                named = {item.value for item in items if isinstance(item, ast.Constant) and item.value in GAMES}
                if len(named) > MOST and (not isinstance(node, ast.Dict) or len(named) == len(items)):
                    yield node.lineno


def test_no_test_lists_three_games_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted(ROOT.rglob("*.py"))
        for line in by_hand(path.read_text(encoding="utf-8"))
    ]
    with capsys.disabled():
        print(f"\n{len(found)} tests list three games or more by hand")
    assert found == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('GAMES = ("romanian", "taper", "tubingen")', [1]),
        ('X = 1\n@mark(["slovenian-3", "slovenian-4", "slovenian-5"])\ndef f(): ...', [2]),
        ('{"romanian", "taper", "tubingen", "other"}', [1]),
        ('{"romanian": 1, "taper": 2, "tubingen": 3}', [1]),
        ('("romanian", "taper")', []),
        ('[("romanian", 1), ("taper", 2), ("tubingen", 3)]', []),
        ('{"romanian": 1, "taper": 2, "tubingen": 3, "klop": 4}', []),
    ],
)
def test_a_planted_list_is_found(source: str, lines: list[int]) -> None:
    assert [*by_hand(source)] == lines
