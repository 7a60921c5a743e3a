"""A promise is looked up: every sentence about saving has its condition in ``promises.toml``, in code that is there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path

import pytest

from tarokgui.storage import resources
from tarokgui.wording.i18n import LANGUAGES

TABLE = tomllib.loads((Path(__file__).parent / "promises.toml").read_text(encoding="utf-8"))
PROMISED = [key for promise in TABLE["promise"] for key in promise["keys"]]
OTHER = [key for keys in TABLE["other"].values() for key in keys]


def flat(table: Mapping[str, object], before: str = "") -> Iterator[tuple[str, str]]:
    """The keys and texts of a file of the catalogue."""
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{before}{key}.")
        else:
            yield before + key, str(value)


def about_saving(language: str) -> Iterator[tuple[str, str]]:
    """The sentences of a language in which a word of saving occurs."""
    words = TABLE["words"][language]
    always, here = (re.compile(words[kind], re.IGNORECASE) for kind in ("always", "here"))
    for path in resources.catalogue(language):
        weak = path.name.removesuffix(".toml") in TABLE["places"]["files"]
        for key, text in flat(tomllib.loads(path.read_text(encoding="utf-8"))):
            if key.startswith("save.") or always.search(text) or (weak and here.search(text)):
                yield key, text


def listed(key: str, patterns: list[str]) -> bool:
    """True if one of the patterns is that key."""
    return any(fnmatchcase(key, pattern) for pattern in patterns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_saving_has_its_condition(language: str) -> None:
    unlisted = {key: text for key, text in about_saving(language) if not listed(key, [*PROMISED, *OTHER])}
    assert not unlisted, "add a row to promises.toml: the code that looks it up, or another meaning of the word"


def test_no_row_is_left_over() -> None:
    found = {key for language in LANGUAGES for key, _ in about_saving(language)}
    assert not [row for row in (*PROMISED, *OTHER) if not any(fnmatchcase(key, row) for key in found)]


@pytest.mark.parametrize("promise", TABLE["promise"], ids=lambda promise: promise["keys"][0])
def test_the_code_that_looks_it_up_is_there(promise: dict[str, str]) -> None:
    module, _, name = promise["looked"].partition(":")
    found: object = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    assert callable(found)
    assert promise["why"]


@pytest.mark.parametrize(
    ("key", "text"),
    [("a.new", "Your game is saved."), ("front.lost", "It is lost."), ("x.y", "The files of a newer version.")],
)
def test_a_new_sentence_is_noticed(key: str, text: str) -> None:
    words = TABLE["words"]["en"]
    assert any(re.search(words[kind], text, re.IGNORECASE) for kind in words)
    assert not listed(key, [*PROMISED, *OTHER])
