"""The drawing of the architecture is up to date: the script makes the same of today's source."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.spec import build_on_path

build_on_path()
from architecture import drawing, layers, rooms  # noqa: E402

ROOT = Path(__file__).parents[2]
PROJECT = '[tool.hatch.build.targets.wheel]\npackages = ["engine", "ai"]\n'


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Two packages: bots above rules, and a room in each."""
    for name, source in {
        "engine/__init__.py": '"""The rules. More of them."""\nfrom .cards import Card\n',
        "engine/cards.py": "class Card: ...\n",
        "engine/games/__init__.py": '"""The games."""\nfrom engine.cards import Card\n',
        "ai/__init__.py": '"""Bots."""\n',
        "ai/player.py": "from engine import Card\nfrom engine.games import Card as Same\n",
        "ai/kernel/__init__.py": '"""Cards as bits."""\n',
        "ai/kernel/search.py": "from ..player import Same\n",
        "pyproject.toml": PROJECT,
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source, encoding="utf-8")
    return tmp_path


def test_the_committed_drawing_is_up_to_date() -> None:
    committed = (ROOT / "docs" / "architecture.svg").read_text(encoding="utf-8")
    assert committed == drawing(ROOT), "the rooms have changed: python build/draw_architecture.py"


def test_rooms_and_arrows_are_read_from_the_source(tree: Path) -> None:
    house = rooms.read(tree)
    assert {name: room.says for name, room in house.rooms.items()} == {
        "engine": "The rules",
        "engine.games": "The games",
        "ai": "Bots",
        "ai.kernel": "Cards as bits",
    }
    # `Card` is followed to engine/cards.py, wherever it is taken from.
    assert house.arrows == {("ai", "engine"): 1, ("ai.kernel", "ai"): 1, ("engine.games", "engine"): 1}


def test_who_imports_stands_above(tree: Path) -> None:
    order = layers.arranged(rooms.read(tree))
    assert [name for layer in order.layers for name in layer if name in order.rooms] == [
        "ai.kernel",
        "ai",
        "engine.games",
        "engine",
    ]
    assert order.against == []
    assert "stroke-dasharray" not in drawing(tree)


def test_an_arrow_against_the_order_is_dashed(tree: Path) -> None:
    (tree / "engine/state.py").write_text("def f():\n    from ai.player import Same\n", encoding="utf-8")
    assert layers.arranged(rooms.read(tree)).against == [("engine", "ai")]
    assert "stroke-dasharray" in drawing(tree)


def test_what_follows_from_other_arrows_is_left_out(tree: Path) -> None:
    (tree / "ai/kernel/search.py").write_text("from ..player import Same\nfrom engine import Card\n", encoding="utf-8")
    house = rooms.read(tree)
    assert ("ai.kernel", "engine") in house.arrows
    assert [(path[0], path[-1]) for path in layers.arranged(house).paths].count(("ai.kernel", "engine")) == 0


def test_rooms_with_a_screen_are_marked(tree: Path) -> None:
    assert not any(room.screen for room in rooms.read(tree).rooms.values())
    (tree / "ai/kernel/window.py").write_text("import pygame.event\n", encoding="utf-8")
    assert [name for name, room in rooms.read(tree).rooms.items() if room.screen] == ["ai.kernel"]
    assert 'stroke-width="3"' in drawing(tree)
