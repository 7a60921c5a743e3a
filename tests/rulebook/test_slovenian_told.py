"""The example hand of the book's Slovenian part is a legal one: its tricks, its cards and the text about them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import (
    Action,
    Discard,
    PlayCard,
    State,
    Suit,
    card_name,
    members,
    parse_cards,
    read_record,
    suit_of,
)
from engine import apply as play_on
from engine.record import read_action
from tarokgui.rulebook import BlockKind, ShownCard, book

RECORD = read_record(json.loads((Path(__file__).parent / "slovenian_told.json").read_text(encoding="utf-8")))
TEXTS = [str(text) for _, text in RECORD.actions]
LANGUAGES = ("en", "ro", "de", "sl")
DECLARER, SECOND, PARTNER, DEALER = range(4)


def action(text: str) -> Action:
    return read_action(RECORD.begin().state.table.variant, text)


def states() -> list[State]:
    """The state before every action, and the last one."""
    found = [RECORD.begin().state]
    for text in TEXTS:
        found.append(play_on(found[-1], action(text)).state)
    assert found[-1].table.settlement is not None
    return found


def shown(language: str, page: str) -> list[tuple[ShownCard, ...]]:
    return [
        block.cards for block in book(language).pages[page].blocks if block.kind is BlockKind.CARDS and not block.aside
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tricks_are_those_of_the_record(language: str) -> None:
    tricks = [
        [(card_name(card), (trick.leader + place) % 4 == trick.winner) for place, card in enumerate(trick.cards)]
        for trick in states()[-1].table.play.tricks
    ]
    told = [*shown(language, "slo-told-first"), *shown(language, "slo-told-last")]
    assert [[(card.name, card.wins) for card in cards] for cards in told] == tricks


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_is_told_of_whoever_plays_it(language: str) -> None:
    """One word for each seat, the same in every trick."""
    words: dict[int, set[str]] = {}
    told = [*shown(language, "slo-told-first"), *shown(language, "slo-told-last")]
    for trick, cards in zip(states()[-1].table.play.tricks, told, strict=True):
        for place, card in enumerate(cards):
            words.setdefault((trick.leader + place) % 4, set()).add(card.caption)
    assert all(len(each) == 1 for each in words.values()), words
    assert len(set().union(*words.values())) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_before_the_play_are_those_of_the_record(language: str) -> None:
    course = states()
    high, low, talon, away = shown(language, "slo-told")
    hand = parse_cards(" ".join(card.name for card in (*high, *low)))
    assert hand == course[0].hidden.hands[DECLARER]
    assert [card.name for card in talon] == [card_name(card) for card in course[-1].table.talon.cards if card]
    (discard,) = [each for text in TEXTS if isinstance(each := action(text), Discard)]
    assert parse_cards(" ".join(card.name for card in away)) == discard.cards
    values = course[0].table.variant.pack.values
    for shown_card in away:
        (card,) = members(parse_cards(shown_card.name))
        assert str(values[card]) in shown_card.caption


def test_what_the_text_says_of_the_others() -> None:
    course = states()
    names = [{card_name(card) for card in members(hand)} for hand in course[0].hidden.hands]
    taroks = [sorted(int(name[1:]) for name in hand if name.startswith("T")) for hand in names]
    assert [len(each) for each in taroks] == [7, 4, 5, 4]
    assert max(taroks[PARTNER]) == 17
    assert {"DK", "SK"} <= names[PARTNER]
    assert {20, 22} <= set(taroks[DEALER])
    assert {21, 1} <= set(taroks[DECLARER])
    before = course[next(place for place, text in enumerate(TEXTS) if text.startswith("play"))]
    kept = [card_name(card) for card in members(before.hidden.hands[DECLARER])]
    assert sum(name.startswith("T") for name in kept) == 8
    assert not any(name[0] in "CS" for name in kept)


def test_the_counting_of_taroks_after_the_sixth_trick() -> None:
    state = next(state for state in states() if len(state.table.play.tricks) == 6 and not state.table.play.trick)

    def tarok(card: int) -> bool:
        return suit_of(card) is Suit.TAROK

    fallen = [card for trick in state.table.play.tricks for card in trick.cards if tarok(card)]
    mine = [card for card in members(state.hidden.hands[DECLARER]) if tarok(card)]
    assert len(fallen) + len(mine) == 17
    out = {card_name(card) for seat in (1, 2, 3) for card in members(state.hidden.hands[seat]) if tarok(card)}
    assert out == {"T22", "T14", "T13", "T10"}
    assert all(isinstance(action(text), PlayCard) for text in TEXTS[-48:])
