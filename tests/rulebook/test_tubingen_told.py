"""The example hand of Tübingen Tarok in the book is a legal one: its tricks, its cards and the text about them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import State, card_name, parse_cards, read_record, replay
from engine.games.tubingen.tout import tarock_count
from tarokgui.rulebook import BlockKind, ShownCard, book

RECORD = read_record(json.loads((Path(__file__).parent / "tubingen_told.json").read_text(encoding="utf-8")))
LANGUAGES = ("en", "ro", "de", "sl")
FOREHAND, SECOND, THIRD, DEALER = range(4)


def over() -> State:
    return replay(RECORD)[0]


def shown(language: str, page: str) -> list[tuple[ShownCard, ...]]:
    return [block.cards for block in book(language).pages[page].blocks if block.kind is BlockKind.CARDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tricks_are_those_of_the_record(language: str) -> None:
    """One word for each seat too, the same in every trick."""
    tricks = over().table.play.tricks
    told = [*shown(language, "tub-told-first"), *shown(language, "tub-told-last")]
    words: dict[int, set[str]] = {}
    for trick, cards in zip(tricks, told, strict=True):
        seats = [(trick.leader + place) % 4 for place in range(4)]
        assert [card.name for card in cards] == [card_name(card) for card in trick.cards]
        assert [seat for seat, card in zip(seats, cards, strict=True) if card.wins] == [trick.winner]
        for seat, card in zip(seats, cards, strict=True):
            words.setdefault(seat, set()).add(card.caption)
    assert all(len(each) == 1 for each in words.values()), words
    assert len(set().union(*words.values())) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_before_the_play_are_those_of_the_record(language: str) -> None:
    *hand, away = shown(language, "tub-told")
    dealt = RECORD.begin().state.hidden.hands[DEALER]
    assert parse_cards(" ".join(card.name for row in hand for card in row)) == dealt
    assert parse_cards(" ".join(card.name for card in away)) == over().hidden.laid_away


def test_what_the_text_says_of_the_others() -> None:
    hands, state = RECORD.begin().state.hidden.hands, over()
    assert (tarock_count(hands[DEALER]), tarock_count(hands[FOREHAND])) == (7, 6)
    assert parse_cards("HK CK T20") & ~hands[FOREHAND] == 0
    assert (state.table.declarer, state.hidden.partner) == (DEALER, SECOND)
    fifth = state.table.play.tricks[4].cards
    values = state.table.variant.pack.values
    assert sum(values[card] for card in fifth) == 2 * 9
    left = [card_name(card) for trick in state.table.play.tricks[17:] for card in trick.cards]
    assert {"T1", "T20"} <= set(left)
