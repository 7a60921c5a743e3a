"""The book itself: complete, alike in every language, and its reader refuses what is written wrongly."""

from __future__ import annotations

import re

import pytest

from engine import UnknownPhase, parse_card, variant_for
from engine.games.romanian.outcomes import Outcome
from tarokgui.rulebook import Block, Kind, book, page_for, plain
from tarokgui.rulebook.places import FIRST, OUTCOMES, OWN, OWN_OUTCOMES, PHASES
from tarokgui.rulebook.reading import BookError, chapter, inline
from tarokgui.rulebook.volume import Span
from tarokgui.wording.i18n import LANGUAGES

OTHERS = sorted(set(LANGUAGES) - {"en"})


def shape(block: Block) -> object:
    """What must be the same in every language."""
    cards = [(card.name, card.wins) for card in block.cards]
    rows = [len(row) for row in block.rows]
    links = [span.to for line in (*block.lines, *(cell for row in block.rows for cell in row)) for span in line]
    return block.kind, block.name, block.aside, len(block.lines), cards, rows, [to for to in links if to]


def figures(block: Block) -> list[str]:
    return sorted(re.findall(r"\d+", " ".join(block.texts())))


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_have_the_same_book(language: str) -> None:
    english, other = book("en"), book(language)
    assert other.language == language
    assert list(other.pages) == list(english.pages)
    assert [len(each.pages) for each in other.chapters] == [len(each.pages) for each in english.chapters]
    for id, page in english.pages.items():
        same = other.pages[id]
        assert [shape(block) for block in same.blocks] == [shape(block) for block in page.blocks], id
        assert [figures(block) for block in same.blocks] == [figures(block) for block in page.blocks], id
        assert same.title != page.title or id in ("la-mine",), id
        assert not set(same.texts[:1]) & set(page.texts[:1]), f"{id} is not translated"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_complete_and_of_reading_length(language: str) -> None:
    for page in book(language).pages.values():
        words = sum(len(text.split()) for text in page.texts)
        assert 80 <= words <= 320, (page.id, words)
        assert page.keywords, page.id
        assert len(plain(page.lead).split()) <= 30, page.id
        for block in page.blocks:
            for card in block.cards:
                assert variant_for("romanian", {}).pack.cards >> parse_card(card.name) & 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_words(language: str) -> None:
    """Comma below and not cedilla, a true minus, no typewriter quotes, and never the pool's old nickname."""
    text = " ".join(text for page in book(language).pages.values() for text in (page.title, *page.texts))
    assert not re.search("[şţŞŢ]", text)
    assert not re.search(r"(?<![\w-])-\d", text.replace("1-2-3-3-2-1", ""))
    assert '"' not in text
    assert "'" not in text
    assert "**" not in text
    assert "](" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_reach(language: str) -> None:
    """From the first page one can read on to the last, and every link leads somewhere."""
    made = book(language)
    seen, page = [FIRST], made.pages[FIRST]
    while (following := made.after(page.id)) is not None:
        seen.append(following.id)
        page = following
    assert seen == list(made.pages)
    assert all(to in made.pages and to != page.id for page in made.pages.values() for to in page.links)
    with pytest.raises(KeyError):
        made.after("nowhere")


def test_a_language_without_a_book_gets_the_english_one() -> None:
    assert book("xx").pages == book("en").pages


def test_every_phase_has_its_page() -> None:
    pages = book("en").pages
    for game in ("romanian", "taper"):
        for phase in variant_for(game, {}).course:
            assert phase.kind in PHASES
    assert {*PHASES.values(), *OWN.values()} <= set(pages)
    assert {*OUTCOMES.values(), *OWN_OUTCOMES.values()} <= set(pages)
    assert set(OUTCOMES) == set(Outcome)
    assert page_for("romanian", "auction") == "bidding"
    assert page_for("taper", "auction") == "taper-bids"
    assert page_for("romanian", "talon") == "talon"
    assert page_for("romanian", "talon", king_seen=True) == "king-in-talon"
    assert page_for("romanian", "play", king_seen=True) == "tricks"
    assert page_for("romanian", "play", individual=True) == "michi"
    assert page_for("romanian", "over", outcome="surrender") == "king-in-talon"
    assert page_for("romanian", "over", outcome="passed-out") == "michi"
    assert page_for("taper", "over", outcome="passed-out") == "taper-play"
    for game, kind in (("romanian", "something new"), ("slovenian-4", "auction")):
        with pytest.raises(UnknownPhase, match=f"{game}/{kind}"):
            page_for(game, kind)


def test_markup() -> None:
    assert inline("a **b** [c](d-e).") == (
        Span("a "), Span("b", True), Span(" "), Span("c", False, "d-e"), Span("."),
    )  # fmt: skip
    assert inline("**[c](d).** e") == (Span("c", True, "d"), Span(".", True), Span(" e"))


GOOD = "== C\n# p | P\nlead: L.\n\ntext\n"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("", "no chapter"),
        ("# p | P\nlead: L.\n\ntext", "no chapter"),
        ("== C\ntext", "before the first page"),
        ("== C\n# p | P\ntext", "not complete"),
        ("== C\n# p | P\nlead: L.", "not complete"),
        (GOOD + "more", "one line"),
        (GOOD + "\ncards: X5 what", "no card"),
        (GOOD + "\ncards: T5", "no card"),
        (GOOD + "\n> Without: name", "wants a name"),
        (GOOD + "\n| a | b |\n| c |", "a row of 1"),
        (GOOD + "\n**bold", "other end"),
    ],
)
def test_what_is_written_wrongly_is_refused(wrong: str, why: str) -> None:
    assert len(chapter(GOOD).pages) == 1
    with pytest.raises(BookError, match=re.escape(why)):
        chapter(wrong)


def test_every_kind_of_block_is_used() -> None:
    kinds = {block.kind for page in book("en").pages.values() for block in page.blocks}
    assert kinds == set(Kind)
