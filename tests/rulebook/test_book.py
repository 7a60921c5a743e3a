"""The book itself: complete, alike in every language, and its reader refuses faulty text."""

from __future__ import annotations

import re

import pytest

from engine import GAMES, Kind, RecordError, UnknownPhase, parse_card, variant_for
from tarokgui.draw.deck.style import INDICES
from tarokgui.games.registry import UnknownGame, every_game
from tarokgui.rulebook import (
    Block,
    BlockKind,
    Book,
    Page,
    book,
    first_page,
    page_for,
    plain,
)
from tarokgui.rulebook.places import FIRST
from tarokgui.rulebook.reading import BookError, chapter, inline
from tarokgui.rulebook.volume import Span
from tarokgui.storage.tobeworded import BOOK, is_to_be_worded
from tarokgui.wording.i18n import LANGUAGES
from tests.support.games import ONE_OF_EACH

OTHERS = sorted(set(LANGUAGES) - {"en"})
PARTS = {game: texts.pages.part for game, texts in every_game().items()}
ROMANIAN, SLOVENIAN, TUBINGEN = (PARTS[game] for game in ONE_OF_EACH)
PACKS = {part: variant_for(game, {}).pack for game, part in reversed([*PARTS.items()])}


def shape(block: Block) -> object:
    """The part of a block that must be the same in every language."""
    cards = [(card.name, card.wins) for card in block.cards]
    rows = [len(row) for row in block.rows]
    links = [span.to for line in (*block.lines, *(cell for row in block.rows for cell in row)) for span in line]
    to = [link for link in links if link]
    ordered = sorted(to) if block.kind is BlockKind.LIST else to  # a list of words follows the alphabet
    return block.kind, block.name, block.aside, len(block.lines), cards, rows, ordered


def figures(block: Block) -> list[str]:
    return sorted(re.findall(r"\d+", " ".join(block.texts())))


def pages_of(made: Book, part: str) -> dict[str, Page]:
    return {page.id: page for chapter in made.chapters if chapter.part == part for page in chapter.pages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_one_is_told_by_the_letter_on_its_card(language: str) -> None:
    """If the words say "1", the card shows its sign in that language."""
    chapters = [each for each in book(language).chapters if each.part == SLOVENIAN]
    letter = INDICES[{"ro": "romanian", "de": "german", "sl": "slovenian"}.get(language, "english")]["1"]
    texts = [text for each in chapters for page in each.pages for block in page.blocks for text in block.texts()]
    assert any("1, 2, 3, 4" in text and re.search(rf"\b{letter}\b", text.rpartition("4")[2]) for text in texts)


@pytest.mark.parametrize(
    ("language", "part"),
    [(language, part) for part in dict.fromkeys(PARTS.values()) for language in OTHERS],
)
def test_the_languages_have_the_same_book(language: str, part: str) -> None:
    english, other = book("en"), book(language)
    assert other.language == language
    assert list(pages_of(other, part)) == list(pages_of(english, part))
    assert [len(each.pages) for each in other.chapters if each.part == part] == [
        len(each.pages) for each in english.chapters if each.part == part
    ]
    for id, page in pages_of(english, part).items():
        if is_to_be_worded(language, f"{BOOK}{id}"):
            continue
        same = other.pages[id]
        assert [shape(block) for block in same.blocks] == [shape(block) for block in page.blocks], id
        assert [figures(block) for block in same.blocks] == [figures(block) for block in page.blocks], id
        assert same.title != page.title or id in ("la-mine",), id
        assert not set(same.texts[:1]) & set(page.texts[:1]), f"{id} is not translated"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_complete_and_of_reading_length(language: str) -> None:
    made = book(language)
    for page in made.pages.values():
        words = sum(len(text.split()) for text in page.texts)
        assert 80 <= words <= 320, (page.id, words)
        assert page.keywords, page.id
        assert len(plain(page.lead).split()) <= 30, page.id
        for block in page.blocks:
            for card in block.cards:
                assert PACKS[made.part_of(page.id)].cards >> parse_card(card.name) & 1


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
    """From the first page a reader gets to the last by reading on, and every link leads somewhere."""
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
    made = book("en")
    for game, texts in every_game().items():
        pages, variant = texts.pages, variant_for(game, {})
        assert {phase.kind for phase in variant.course} <= set(pages.by_kind), game
        assert set(variant.outcomes) == set(pages.by_outcome), game
        told = {*pages.by_kind.values(), *pages.by_outcome.values(), *pages.by_contract.values(), pages.sheet}
        assert {made.part_of(page) for page in (*told, *pages.king_seen.values(), *pages.alone)} == {pages.part}
    assert page_for("romanian", "auction") == "bidding"
    assert page_for("taper", "auction") == "taper-bids"
    assert page_for("romanian", "talon") == "talon"
    assert page_for("romanian", "talon", king_seen=True) == "king-in-talon"
    assert page_for("romanian", "play", king_seen=True) == "tricks"
    assert page_for("romanian", "over", outcome="surrender") == "king-in-talon"
    assert page_for("romanian", "over", outcome="passed-out") == "michi"
    assert page_for("taper", "over", outcome="passed-out") == "taper-play"
    assert page_for("slovenian-4", "auction") == "slo-bidding"
    assert page_for("slovenian-3", "auction") == "slo-three"
    assert page_for("slovenian-4", "open-talon") == "slo-talon"
    assert page_for("slovenian-4", "open-talon", king_seen=True) == "slo-king-in-talon"
    assert page_for("slovenian-5", "play") == "slo-play"
    assert page_for("slovenian-5", "play", king_seen=True) == "slo-play"
    assert page_for("slovenian-4", "over", outcome="klop") == "slo-klop"
    assert page_for("slovenian-3", "over", outcome="annulled") == "slo-three"
    assert page_for("tubingen", "ruf-round") == "tub-calling"
    assert page_for("tubingen", "over", outcome="stecken") == "tub-fort"
    for game, kind in (("romanian", "something new"), ("slovenian-4", "call")):
        with pytest.raises(UnknownPhase, match=f"{game}/{kind}"):
            page_for(game, kind)
    with pytest.raises(UnknownGame, match="some other game"):
        page_for("some other game", "auction")


FLAT = ("slo-kontra", "slo-play", "slo-score")
NEGATIVE = ("slo-kontra", "slo-negative", "slo-score")
OPEN = ("slo-announcing", "slo-play", "slo-score")
OF_CONTRACT = {
    ROMANIAN: {
        "michi": ("announcing", "michi", "michi"),
        **dict.fromkeys(("trei", "doi", "unu", "solo"), ("announcing", "tricks", "settlement")),
    },
    SLOVENIAN: {
        "klop": ("slo-klop", "slo-klop", "slo-klop"),
        **dict.fromkeys(("three", "two", "one", "solo-three", "solo-two", "solo-one"), OPEN),
        **dict.fromkeys(("piccolo", "beggar", "open-beggar"), NEGATIVE),
        **dict.fromkeys(("solo-without", "colour-valat", "valat"), FLAT),
    },
    TUBINGEN: {
        "ruf": ("tub-strafen", "tub-play", "tub-ruf-score"),
        "raus": ("tub-strafen", "tub-raus-score", "tub-raus-score"),
        "tout": ("tub-strafen", "tub-tout", "tub-tout"),
    },
}
"""By part of the book and contract: the pages about it, its play and its settlement."""

SAID = {ROMANIAN: "announce", SLOVENIAN: "kontra-round", TUBINGEN: "claim-strafen"}
SAID_IN = {"klop": "klop-kontra"}
ENDED = {"klop": "klop", "michi": "michi-michi"}


def played(game: str) -> set[str]:
    """Every contract that a game can come to, with its options."""
    found: set[str] = set()
    for options in ({}, *({option.key: each} for option in GAMES[game].house.options for each in option.choices)):
        try:
            made = variant_for(game, options)
        except RecordError:  # an option that goes only with another one
            continue
        found |= {row.key for row in (*made.contracts, *([made.all_pass] if made.all_pass else []))}
    return found


@pytest.mark.parametrize("game", PARTS)
def test_the_page_of_the_moment_is_that_of_the_contract(game: str) -> None:
    part = PARTS[game]
    assert played(game) <= set(OF_CONTRACT[part])
    for contract in played(game):
        kinds = (SAID_IN.get(contract, SAID[part]), Kind.PLAY, Kind.OVER)
        outcomes = ("", "", ENDED.get(contract, "played"))
        pages = tuple(
            page_for(game, kind, contract=contract, outcome=outcome)
            for kind, outcome in zip(kinds, outcomes, strict=True)
        )
        assert pages == OF_CONTRACT[part][contract], contract
        assert set(pages) <= set(book("en").pages)


def test_every_contract_with_a_page_of_its_own_is_played() -> None:
    for game, texts in every_game().items():
        games = [each for each, own in PARTS.items() if own == texts.pages.part]
        for kind, contract in texts.pages.by_contract:
            assert any(contract in played(each) for each in games), (game, contract)
            assert any(kind in (phase.kind, Kind.OVER) for each in games for phase in variant_for(each, {}).course)


def test_a_part_begins_with_its_first_page() -> None:
    """The page at which the book opens for a game."""
    made = book("en")
    for game, part in PARTS.items():
        assert made.first_of(part).id == first_page(game)
        assert made.part_of(first_page(game)) == part
    assert first_page("romanian") == FIRST
    with pytest.raises(UnknownGame):
        first_page("some other game")
    with pytest.raises(KeyError):
        made.first_of("some other part")


def test_the_parts_follow_one_another() -> None:
    """No chapter of a part stands among those of another."""
    parts = [each.part for each in book("en").chapters]
    assert parts == sorted(parts, key=parts.index)
    assert chapter("== C\npart: other\n# p | P\nlead: L.\n\ntext\n").part == "other"


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
    assert kinds == set(BlockKind)
