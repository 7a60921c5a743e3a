"""The Taper hand of the book is a record of `tarok simulate --game taper --seed book --bots club`, its hand 21."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import State, card_name, card_set, members, parse_action, parse_cards, read_record, replay
from engine import apply as play_on
from tarokgui.rulebook import BlockKind, ShownCard, book
from tarokgui.wording.i18n import LANGUAGES

RECORD = read_record(json.loads((Path(__file__).parent / "taper_told.json").read_text(encoding="utf-8")))
DECLARER = 2
BEFORE = 5
"""The rows of cards before the first trick."""
END, _ = replay(RECORD)
TRICKS = END.table.play.tricks


def shown(language: str) -> list[tuple[ShownCard, ...]]:
    """The rows of cards on the two pages."""
    pages = (book(language).pages[page] for page in ("taper-told", "taper-told-last"))
    return [block.cards for page in pages for block in page.blocks if block.kind is BlockKind.CARDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tricks_are_those_of_the_record(language: str) -> None:
    played = [
        [(card_name(card), (trick.leader + place) % 3 == trick.winner) for place, card in enumerate(trick.cards)]
        for trick in TRICKS
    ]
    assert [[(card.name, card.wins) for card in cards] for cards in shown(language)[BEFORE:]] == played


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_caption_names_the_player_of_the_card(language: str) -> None:
    """One word for each seat, in every trick the same."""
    words: dict[int, set[str]] = {seat: set() for seat in range(3)}
    for trick, cards in zip(TRICKS, shown(language)[BEFORE:], strict=True):
        for place, card in enumerate(cards):
            words[(trick.leader + place) % 3].add(card.caption)
    assert [len(captions) for captions in words.values()] == [1, 1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_before_the_play_are_those_of_the_record(language: str) -> None:
    high, low, suits, taken, away = (
        parse_cards(" ".join(card.name for card in cards)) for cards in shown(language)[:BEFORE]
    )
    before = begun()
    assert high | low | suits == before.hidden.hands[DECLARER]
    assert taken == card_set(before.hidden.talon[:3])
    assert away == END.hidden.laid_away


def begun() -> State:
    """The hand when the bidding is over."""
    state = RECORD.begin().state
    for _, text in RECORD.actions:
        assert isinstance(text, str)
        if state.table.phase == "talon":
            return state
        state = play_on(state, parse_action(text)).state
    raise AssertionError("nobody looks at the talon")


def test_the_words_about_the_players() -> None:
    """Forehand is the declarer; the others pass and have no hearts at the seventh trick; the king is in the talon."""
    table = END.table
    assert (table.declarer, table.dealer, table.level) == (DECLARER, 1, 1)
    assert {"HK"} <= {card_name(card) for card in begun().hidden.talon}
    later = {card_name(card) for trick in TRICKS[6:] for card in trick.cards}
    assert [name for name in later if name.startswith("H")] == ["HQ"]
    assert sum(card_name(card).startswith("T") for card in members(begun().hidden.hands[DECLARER])) == 7
    last = [[card_name(trick.cards[(seat - trick.leader) % 3]) for trick in TRICKS[9:]] for seat in range(3)]
    taroks = [sum(name.startswith("T") for name in names) for names in last]
    assert taroks[DECLARER] == 3
    assert sorted(taroks) == [2, 2, 3]
    assert table.settlement is not None
    assert table.settlement.own.payments == (-1, -1, 2)
