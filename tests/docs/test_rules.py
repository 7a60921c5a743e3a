"""Every rule that code or a test cites by number stands on the page of its game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import GAMES

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("[a-z]*.md"))
CITED = re.compile(r"(?<![\w.-])(?:[RAVESU]|SA|UA|S-V)[0-9]{1,3}(?![\w.])")
CITING = [path for folder in ("engine", "ai", "tests/engine") for path in sorted((ROOT / folder).rglob("*.py"))]


def defined() -> set[str]:
    """The numbers in bold at the head of the rules: ``**R63** …``, ``**A17 Identification …``."""
    found = re.findall(
        r"\*\*((?:S-)?[A-Z]{1,2}[0-9]+)[a-z]?\b", "\n".join(p.read_text(encoding="utf-8") for p in PAGES)
    )
    return set(found)


def test_the_pages_tell_rules() -> None:
    assert len(PAGES) == 3
    assert {"R1", "R63", "R122", "A1", "A53", "V9", "T7", "E1", "S17", "SA1", "S-V13", "U28", "UA22"} <= defined()


@pytest.mark.parametrize("path", CITING, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_cited_is_told(path: Path) -> None:
    assert set(CITED.findall(path.read_text(encoding="utf-8"))) - defined() == set()


KEYS = {option.key for game in GAMES.values() for option in game.house.options}
OPTION = re.compile(r"Option: (.*?)(?:\. |\.$|$)")
"""The option at the end of a ruling."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_ruling_names_no_option_that_does_not_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.findall(r"`[a-z]+[A-Z][A-Za-z]*`", text)
    for ruling in re.findall(r"(?m)^ *(?:- \*\*(?:A|SA|UA)[0-9]|[0-9]\.).*$", text):
        assert not re.findall(r"[Oo]ption(?:\.|,| yes|: yes| `)", ruling), ruling
        for named in OPTION.findall(ruling):
            found = re.findall(r"`([^`]+)`", named)[: 1 if "default" in named else None]
            assert named.startswith("no") or (found and set(found) <= KEYS), ruling


def test_the_list_of_options_is_whole() -> None:
    text = (ROOT / "docs" / "rules" / "romanian.md").read_text(encoding="utf-8")
    listed = text.partition("# OPTIONS")[2].partition("# SETTLEMENT")[0]
    assert re.findall(r"`(\w+)` \(", listed) == [option.key for option in GAMES["romanian"].house.options], (
        "in the order of the schema"
    )
