"""Each step of *A house option* in CONTRIBUTING.md that was left out is named, with the file where it belongs.

Texts and the window's parts of a new bonus: `test_complete.py`. Rows and rules of the record's pages:
`tests/docs/test_record_pages.py`. The help of ``tarok simulate``: `tests/cli/test_help.py`. The book: `tests/rulebook`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

from ai.games.romanian.bonuses import CHANCES
from ai.games.romanian.kernel.prices import PayoffRows
from engine import GAMES, RecordError, variant_for
from engine.games.romanian.scoring import BONUSES, VALAT
from engine.house import HouseValue, Option
from tests.support import referee, slovenian_cards, tubingen_referee

ROOT = Path(__file__).parents[1]
RECORDS = "".join(page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs").glob("record*.md")))
OPTIONS = {option.key: option for game in GAMES.values() for option in game.house.options if option.played}
REFEREES = {*referee.HOUSE, *slovenian_cards.HOUSE, *tubingen_referee.HOUSE}


def written(value: HouseValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def rows() -> dict[str, tuple[str, str]]:
    """Values and remarks of each option, as the tables of the record's pages have them."""
    found: dict[str, tuple[str, str]] = {}
    for keys, values, rules in re.findall(r"^\| (`.+?) \| (.+?) \| (.+?) \|$", RECORDS, re.M):
        found |= dict.fromkeys(re.findall(r"`(\w+)`", keys), (values, rules))
    return found


@cache
def cited() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "engine").rglob("*.py"))


def recorded(option: Option) -> bool:
    """True if the option's row has its values in their order."""
    listed = iter(re.findall(r"[\w/-]+", re.sub(r"\([^)]*\)", "", rows().get(option.key, ("", ""))[0])))
    return all(written(choice) in listed for choice in option.choices)


def is_tested(option: Option) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(option.rule)}(?![0-9])", cited()) is not None or option.key in cited()


def has_referee(option: Option) -> bool:
    return option.key in REFEREES or "judged by the session" in rows().get(option.key, ("", ""))[1]


STEPS: dict[str, Callable[[Option], bool]] = {
    "docs/record*.md: the row with its values, the default first": recorded,
    "tests/engine: a test that cites its rule": is_tested,
    "tests/support: the HOUSE of a second referee": has_referee,
}


@pytest.mark.parametrize("step", STEPS)
def test_no_option_lacks_a_step(step: str) -> None:
    assert [key for key, option in OPTIONS.items() if not STEPS[step](option)] == [], step


def test_the_bots_have_a_row_for_every_bonus() -> None:
    lacking = {*BONUSES, VALAT} - PayoffRows(4, 0, 0, 1, 0).rows.keys()
    assert lacking == set(), "ai/games/romanian/kernel/prices.py: rows"


def test_the_bots_have_a_chance_for_all_that_can_be_announced() -> None:
    said: set[str] = set()
    for option in GAMES["romanian"].house.options:
        for choice in option.choices:
            with suppress(RecordError):  # some options need another
                said |= set(variant_for("romanian", {option.key: choice}).announceable)
    assert said - CHANCES.keys() == set(), "ai/games/romanian/bonuses.py: CHANCES"
    assert "prins" in said


def planted() -> Iterator[tuple[str, Option]]:
    """An option for each step, which lacks that step."""
    yield "docs/record*.md: the row with its values, the default first", Option("regii", ("4/2", "2/1"), "paying", "V6")
    yield "tests/engine: a test that cites its rule", Option("four_kabals", (False, True), "paying", "E99")
    yield "tests/support: the HOUSE of a second referee", Option("four_kabals", (False, True), "paying", "E1")


@pytest.mark.parametrize(("step", "option"), [*planted()])
def test_a_step_that_is_left_out_is_found(step: str, option: Option) -> None:
    assert not STEPS[step](option)
