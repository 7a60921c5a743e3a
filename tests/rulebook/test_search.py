"""The search of the book."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from tarokgui.games.registry import every_game, texts_of
from tarokgui.rulebook import book, fold, marked, search, terms_of
from tarokgui.rulebook.volume import Book
from tarokgui.wording.i18n import LANGUAGES
from tests.support.games import ONE_OF_EACH

ROMANIAN, SLOVENIAN, TUBINGEN = (texts_of(game).pages.part for game in ONE_OF_EACH)
PARTS = [*dict.fromkeys(texts.pages.part for texts in every_game().values())]


def found(language: str, query: str, part: str = ROMANIAN) -> list[str]:
    return [hit.page.id for hit in search(book(language), query, part)]


@cache
def part_of(language: str, part: str) -> Book:
    """The pages of one part alone: those of the others come after them (`test_what_is_being_read_comes_first`)."""
    made = book(language)
    return replace(made, chapters=tuple(chapter for chapter in made.chapters if chapter.part == part))


@pytest.mark.parametrize(
    ("text", "folded"),
    [("Hirș", "hirs"), ("ȚĂRI", "tari"), ("Größe", "grosse"), ("Über", "uber"), ("−35", "-35"), ("MÂNĂ", "mana")],
)
def test_accents_and_capitals_do_not_matter(text: str, folded: str) -> None:
    assert fold(text) == folded


@pytest.mark.parametrize(
    ("language", "query", "page"),
    [
        ("en", "hirs", "contra"),
        ("en", "COUNTING", "counting"),
        ("en", "pool", "pot"),  # a keyword: the word itself is not in the text
        ("en", "three players", "taper"),
        ("en", "surrend", "king-in-talon"),
        ("ro", "toti regii", "bonuses"),
        ("ro", "licitatie", "bidding"),
        ("ro", "numaratoare", "counting"),
        ("de", "konig", "calling"),
        ("de", "zahlen zu dreien", "counting"),
        ("de", "rekontra", "contra"),
    ],
)
def test_it_finds(language: str, query: str, page: str) -> None:
    assert found(language, query)[0] == page


@pytest.mark.parametrize(("language", "query"), [("en", "play well"), ("de", "gut spielen"), ("ro", "joaca bine")])
def test_the_title_of_a_chapter_outranks_text(language: str, query: str) -> None:
    """Other pages have one word in their title and the other in the text."""
    first = search(book(language), query, ROMANIAN)[0]
    chapter = book(language).chapters[4]
    assert (first.page, first.line) == (chapter.pages[0], chapter.title)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_is_found_by_its_title(language: str) -> None:
    """At its first page, unless a page has the words in its own title; the line names the chapter."""
    for chapter in book(language).chapters:
        hits = search(part_of(language, chapter.part), chapter.title, chapter.part)
        first = next(hit for hit in hits if hit.page is chapter.pages[0])
        before = hits[: hits.index(first)]
        terms = terms_of(chapter.title)
        for hit in before:
            assert all(any(marked(word, (term,)) for word in hit.page.title.split()) for term in terms), hit.page.title
        assert first.line == chapter.title or not before


def test_all_words_must_be_there() -> None:
    assert set(found("en", "king talon")) <= set(found("en", "king")) & set(found("en", "talon"))
    assert found("en", "king zebra") == []
    assert found("en", "") == found("en", "   ") == []


@pytest.mark.parametrize(
    ("language", "query", "page"),
    [
        ("en", "hold", "slo-bidding"),
        ("en", "emperor", "slo-tricks"),
        ("en", "pagat ultimo", "slo-bonuses"),
        ("ro", "cersetor", "slo-beggar-well"),
        ("de", "kaiserstich", "slo-tricks"),
        ("de", "radli", "slo-radli"),
        ("sl", "skis", "slo-sheet"),
        ("sl", "klop", "slo-klop"),
    ],
)
def test_it_finds_in_slovenian_tarok(language: str, query: str, page: str) -> None:
    assert page in found(language, query, SLOVENIAN)[:3]


@pytest.mark.parametrize(
    ("language", "query", "page"),
    [
        ("en", "raus", "tub-raus"),
        ("en", "kommerell", "tub-history"),
        ("en", "eight taroks", "tub-fort"),
        ("ro", "skimon", "tub-strafen"),
        ("ro", "stecken", "tub-fort"),
        ("de", "schmieren", "tub-contre-well"),
        ("de", "einser", "tub-ski-well"),
        ("sl", "königreich", "tub-strafen"),
        ("sl", "tout", "tub-tout"),
    ],
)
def test_it_finds_in_tubingen_tarock(language: str, query: str, page: str) -> None:
    assert page in found(language, query, TUBINGEN)[:4]


@pytest.mark.parametrize("part", PARTS)
def test_what_is_being_read_comes_first(part: str) -> None:
    """The pages about other games are found too, after all of those about the games that one reads about."""
    made = book("en")
    parts = [made.part_of(id) for id in found("en", "talon", part)]
    assert set(parts) == set(PARTS)
    assert parts == sorted(parts, key=lambda each: each != part)
    assert set(found("en", "talon", part)) == set(found("en", "talon", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_found_by_its_title(language: str) -> None:
    for part in PARTS:
        made = part_of(language, part)
        for id, page in made.pages.items():
            assert id in [hit.page.id for hit in search(made, page.title, part)][:2], page.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_shown_has_the_word(language: str) -> None:
    for query in ("pagat", "solo", "36"):
        for hit in search(book(language), query):
            in_text = any(marked(word, terms_of(query)) for text in hit.page.texts for word in text.split())
            in_line = any(marked(word, terms_of(query)) for word in hit.line.split())
            assert in_line == in_text, hit
            assert len(hit.line) <= 160


@pytest.mark.parametrize(
    ("word", "query", "yes"),
    [
        ("king", "king", True), ("kings.", "king", True), ("taking", "king", False), ("1-2-3-3-2-1", "3", True),
        ("36", "3", False), ("(merge)", "merge", True), ("Kartenpunkte", "punkte", True), ("“la", "la", True),
        ("−35.", "35", True), ("michi-michi", "michi", True),
    ],
)  # fmt: skip
def test_what_is_marked(word: str, query: str, yes: bool) -> None:
    assert marked(word, terms_of(query)) is yes
