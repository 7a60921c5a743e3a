"""The changelog is short: from 0.5.0 on forty entries a release at most, of twenty-five words, in three groups."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

from tarokgui import __version__

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
RELEASES = re.findall(r"(?ms)^## ([^\n]+)\n(.*?)(?=^## |\Z)", TEXT)
SHORT = list(takewhile(lambda release: not release[0].startswith("0.4"), RELEASES))
GROUPS = ["New", "Better", "Fixed"]


def entries(body: str) -> list[str]:
    """The entries of a release, each in one line."""
    return [" ".join(entry.split()) for entry in re.findall(r"(?m)^- (.*(?:\n  .*)*)", body)]


def test_a_release_has_forty_entries_at_most() -> None:
    assert SHORT
    for name, body in SHORT:
        assert len(entries(body)) <= 40, name
        groups = re.findall(r"(?m)^### (.*)$", body)
        assert groups == [group for group in GROUPS if group in groups], name


def test_an_entry_is_one_sentence_of_25_words() -> None:
    for _, body in SHORT:
        for entry in entries(body):
            assert len(entry.split()) <= 25, entry
            assert entry.endswith("."), entry
            assert not re.search(r"[.!?] [A-Z]", entry), entry


def test_the_version_is_the_same_everywhere() -> None:
    named = [name for name, _ in RELEASES if name != "Unreleased"]
    assert re.fullmatch(re.escape(__version__) + r" - \d{4}-\d\d-\d\d", named[0])
    packages = re.findall(r"tarok_(\d[\d.]*)_amd64", (ROOT / "docs" / "INSTALL.md").read_text(encoding="utf-8"))
    assert set(packages) == {__version__}
