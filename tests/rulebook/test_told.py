"""The book's example hand, trick by trick, is a real one: a record of `tarok simulate --seed how --bots club`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import (
    Action,
    CallKing,
    Discard,
    PlayCard,
    State,
    card_name,
    members,
    parse_action,
    parse_cards,
    read_record,
)
from engine import apply as play_on
from tarokgui.rulebook import BlockKind, ShownCard, book
from tarokgui.wording.i18n import LANGUAGES

RECORD = read_record(json.loads((Path(__file__).parent / "told.json").read_text(encoding="utf-8")))
DECLARER = 0


def course() -> list[tuple[State, Action]]:
    """Every action of the hand with the state in which it was taken, and the last state with none after it."""
    state = RECORD.begin().state
    found: list[tuple[State, Action]] = []
    for _, text in RECORD.actions:
        assert isinstance(text, str)
        action = parse_action(text)
        found.append((state, action))
        state = play_on(state, action).state
    assert state.table.settlement is not None
    return found


def shown(language: str, page: str) -> list[tuple[ShownCard, ...]]:
    return [
        block.cards for block in book(language).pages[page].blocks if block.kind is BlockKind.CARDS and not block.aside
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tricks_are_those_of_the_record(language: str) -> None:
    played = [(state, action) for state, action in course() if isinstance(action, PlayCard)]
    state = play_on(*played[-1]).state
    tricks = [
        [(card_name(card), (trick.leader + place) % 4 == trick.winner) for place, card in enumerate(trick.cards)]
        for trick in state.table.play.tricks
    ]
    told = [*shown(language, "told-first"), *shown(language, "told-last")]
    assert [[(card.name, card.wins) for card in cards] for cards in told] == tricks


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_before_the_play_are_those_of_the_record(language: str) -> None:
    ((calling, call),) = [(state, action) for state, action in course() if isinstance(action, CallKing)]
    ((discarding, discard),) = [(state, action) for state, action in course() if isinstance(action, Discard)]
    assert isinstance(call, CallKing)
    assert card_name(call.card) == "SK"
    assert isinstance(discard, Discard)
    high, low, taken, away = (parse_cards(" ".join(card.name for card in cards)) for cards in shown(language, "told"))
    assert high | low == calling.hidden.hands[DECLARER]
    assert high | low | taken == discarding.hidden.hands[DECLARER]
    assert away == discard.cards


def test_what_the_text_says_of_the_others() -> None:
    """The number of each player's taroks, the places of king and skiz, and the owner of the pagat."""
    ((state, _),) = [(state, action) for state, action in course() if isinstance(action, CallKing)]
    names = [{card_name(card) for card in members(hand)} for hand in state.hidden.hands]
    assert [sum(name.startswith("T") for name in hand) for hand in names] == [6, 4, 4, 6]
    assert {"T21", "T1"} <= names[1]
    assert {"T22", "SK"} <= names[2]
    assert max(int(name[1:]) for name in names[3] if name.startswith("T")) == 19
    assert state.table.dealer == 3
