"""The pages of the record format name every house option, with its rule, and every item of the settlement."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from engine import GAMES
from tests.test_complete import variants


def bonuses(game: str) -> set[str]:
    """The items that the game pays with some house option."""
    return {item for variant in variants(game) for item in variant.prices.items}


PAGES: Final = sorted((Path(__file__).parents[2] / "docs").glob("record*.md"))
ROWS: Final = [line for page in PAGES for line in page.read_text(encoding="utf-8").splitlines() if line[:3] == "| `"]
SETTLEMENTS: Final = "".join(
    re.split(r"(?m)^## .*[Ss]ettlement$", page.read_text(encoding="utf-8"))[-1] for page in PAGES
) + "".join(row for row in ROWS if row.startswith("| `claim"))
"""The chapters about the content of a settlement, and the claims that are settled."""
OPTIONS: Final = {
    (option.key, option.rule.split()[0]): game for game in GAMES for option in GAMES[game].house.options if option.rule
}
ITEMS: Final = sorted({re.sub("-[HDCS]$", "-H", item) for game in GAMES for item in bonuses(game)})
"""The things that have a price; a family of cards by its first suit."""


@pytest.mark.parametrize(("option", "rule"), OPTIONS)
def test_an_option_has_a_row_with_its_rule(option: str, rule: str) -> None:
    rows = [row for row in ROWS if f"`{option}`" in row.split("|")[1]]
    assert rows, f"no page docs/record*.md has a row for the house option {option}"
    assert any(re.search(rf"\b{re.escape(rule)}\b", row) for row in rows), f"{option}: not {rule} but {rows}"


@pytest.mark.parametrize("item", ITEMS)
def test_an_item_is_listed(item: str) -> None:
    assert f"`{item}`" in SETTLEMENTS, f"no chapter on the settlement in docs/record*.md names the item {item}"
