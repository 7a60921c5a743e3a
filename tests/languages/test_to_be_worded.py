"""A text that is to be worded yet is shown in English, counted, and refused by a release."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tarokgui.rulebook import book
from tarokgui.storage import resources, tobeworded
from tarokgui.wording import i18n
from tarokgui.wording.i18n import LANGUAGES, load
from tests.packaging.spec import build_on_path

build_on_path()
import to_be_worded  # noqa: E402

ROOT = Path(__file__).parents[2]


def forget() -> None:
    for read in (tobeworded.marks, tobeworded._read, i18n._catalogue, book):
        read.cache_clear()


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two texts, a plural and a page of the book that are in English alone."""
    marks = '"house.regii" = ["ro", "de"]\n"count.taroace" = ["sl"]\n"book.house" = ["ro"]\n'
    monkeypatch.setattr(resources, "to_be_worded", lambda: marks)
    forget()
    yield
    monkeypatch.undo()
    forget()


@pytest.mark.usefixtures("marked")
def test_it_is_shown_in_english() -> None:
    english = load("en")
    for language in ("ro", "de"):
        assert load(language)("house.regii.label") == english("house.regii.label")
        assert "house.regii.label" in load(language)
    assert load("sl")("house.regii.label") != english("house.regii.label")
    assert load("sl")("count.taroace", n=2) == english("count.taroace", n=2)
    assert book("ro").pages["house"] == book("en").pages["house"]
    assert book("de").pages["house"] != book("en").pages["house"]
    assert book("ro").pages["talon"] != book("en").pages["talon"]


@pytest.mark.usefixtures("marked")
def test_it_is_counted_and_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert to_be_worded.main([]) == 0
    told = capsys.readouterr().out
    assert "sl: 2 to be worded\n    count.taroace.one\n    count.taroace.other\n" in told
    assert "    book.house\n" in told
    assert to_be_worded.main(["--release"]) == 1


def test_a_release_asks_for_it() -> None:
    workflow = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    assert "run: python build/to_be_worded.py --release\n" in workflow


def test_every_mark_is_of_an_english_text_and_of_another_language() -> None:
    english, pages = load("en").keys(), book("en").pages
    for mark, languages in tobeworded._read().items():
        page = mark.removeprefix(tobeworded.BOOK)
        known = page in pages if page != mark else any(key == mark or key.startswith(f"{mark}.") for key in english)
        assert known, f"tarokgui/locale/to_be_worded.toml: there is no English text {mark!r}"
        assert set(languages) <= set(LANGUAGES) - {"en"}, mark
