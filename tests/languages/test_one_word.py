"""One word for one thing: the table ``one_word.toml`` names the words that are used and those that are not."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tarokgui.rulebook import book
from tarokgui.wording.i18n import LANGUAGES, load

TABLE = Path(__file__).parent / "one_word.toml"


@dataclass(frozen=True, slots=True)
class Row:
    """A word that is used, the pattern of those that are not, and where they mean something else."""

    say: str
    unused: tuple[str, ...]
    never: re.Pattern[str]
    but: tuple[str, ...] = ()


def rows(language: str) -> list[Row]:
    """The rows of a language; there may be none."""
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    assert set(table) <= set(LANGUAGES)
    found = []
    for row in table.get(language, ()):
        assert set(row) <= {"say", "unused", "not", "but", "why"}, row
        assert row["why"], row
        found.append(
            Row(row["say"], tuple(row["unused"]), re.compile(row["not"], re.IGNORECASE), tuple(row.get("but", ())))
        )
    return found


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Everything that a player reads in a language: the messages by their keys, the book by its pages."""
    tr = load(language)
    for key in sorted(tr.keys()):
        yield key, re.sub(r"\{[^{}]*\}", "", tr.message(key))
    for page in book(language).pages.values():
        for text in (page.title, *page.texts):
            yield f"book:{page.id}", text


def clashes(row: Row, told: Iterable[tuple[str, str]]) -> list[str]:
    """The texts that use a word of the row that is not used."""
    found = []
    for where, text in told:
        if (match := row.never.search(text)) and not any(fnmatchcase(where, but) for but in row.but):
            found.append(f"{where}: “{match[0]}” for “{row.say}” in “{text}”")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_another_word(language: str) -> None:
    told = list(texts(language))
    assert [clash for row in rows(language) for clash in clashes(row, told)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_is_of_use(language: str) -> None:
    """Its word is used, its pattern finds the others and not that one, and an exception excepts something."""
    told = list(texts(language))
    for row in rows(language):
        assert any(row.say.casefold() in text.casefold() for _, text in told), row.say
        assert not row.never.search(row.say), row.say
        assert row.unused
        assert all(row.never.search(word) for word in row.unused), row.say
        for but in row.but:
            excepted = [(where, text) for where, text in told if fnmatchcase(where, but)]
            assert clashes(replace(row, but=()), excepted), (row.say, but)


@pytest.mark.parametrize(
    ("text", "say"),
    [
        ("Put two cards away.", "discard"),
        ("The declarer lays the queen away.", "discard"),
        ("He rejects it.", "they"),
        ("The group was refused.", "reject"),
        ("The auction is over.", "bidding"),
        ("The king lies open.", "face up"),
        ("It goes into the pool.", "pot"),
        ("You may open at its first level.", "step"),
    ],
)
def test_a_clash_is_found(text: str, say: str) -> None:
    (row,) = [row for row in rows("en") if row.say == say]
    assert clashes(row, [("some.key", text)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_wins_and_loses_is_said_in_one_form(language: str) -> None:
    """With the bids, at the talon and with contra: only the sign between both differs."""
    tr = load(language)
    keys = ("panels.bid.price", "panels.talon.win-lose", "panels.announce.win-lose")
    assert len({tr(key, win=2, lose=4).replace(" ·", ",") for key in keys}) == 1
