"""The hand, the tricks and the turn can be asked for at any time, in every language and every game."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

from engine import Suit, View, suit_of
from tarokgui.app.speech import WrittenAnnouncer
from tarokgui.controller.intents import Skip
from tarokgui.session.evening import Evening
from tarokgui.viewmodel.hand import sorted_hand
from tarokgui.wording.cards import suit_words
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.moments import gallery
from tests.gui.sitting import FRESH, Sitting
from tests.support.games import ONE_OF_EACH

ORDERS = ("high-left", "high-right", "suits-left")


def seated(game: str, moment: str = "play, mine", last: int = -1, **wishes: Any) -> Sitting:
    """A table of that game, late in a phase."""
    sitting = Sitting(Evening.from_data(gallery(game)[moment][last]), reading=True, **wishes)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.until_due()
    return sitting


def read(sitting: Sitting, key: str, card: int = 0) -> str:
    """The answer to that key after the key for reading aloud."""
    stream = io.StringIO()
    sitting.program.feedback.speech = WrittenAnnouncer(stream)
    sitting.key("r")
    sitting.key(key, card)
    sitting.tick(FRESH)
    return [line for line in stream.getvalue().splitlines() if not line.startswith("> ")][-1]


def in_suit(view: View, suit: Suit) -> int:
    return sum(suit_of(card) is suit for card in sorted_hand(view.hand))


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_each_suit_is_read_by_a_key_in_the_order_of_the_hand(game: str, order: str) -> None:
    sitting = seated(game, last=0, hand_order=order)
    view, tr = sitting.table.state.view, sitting.program.feedback.tr
    suits = list(dict.fromkeys(suit_of(card) for card in sorted_hand(view.table.variant.pack.cards, order)))
    held = list(dict.fromkeys(suit_of(card) for card in sorted_hand(view.hand, order)))
    assert [suit for suit in suits if suit in held] == held
    for number, suit in enumerate(suits, 1):
        said, many = read(sitting, str(number), number), in_suit(view, suit)
        assert suit_words(tr, suit).lower() in said.lower()
        assert (f"{many}: " in said) == bool(many), said
        assert len(re.split(r", | and ", said)) == max(many, 1)
        assert not sitting.table.state.picks.lifted, "the key plays no card"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_counts_tricks_and_turn_are_read(game: str, language: str) -> None:
    sitting = seated(game, language=language)
    view, tr, seating = sitting.table.state.view, sitting.program.feedback.tr, sitting.table.stage.seating
    counts = read(sitting, "c")
    for suit in {suit_of(card) for card in sorted_hand(view.table.variant.pack.cards)}:
        assert f"{suit_words(tr, suit)} {in_suit(view, suit)}" in counts
    assert read(sitting, "w").startswith(tr("advice.turn"))
    tricks = read(sitting, "n")
    taken = view.table.play.tricks
    if not taken:
        assert tricks == tr("peek.none")
        return
    for seat in range(view.table.variant.players):
        if not view.table.sits_out(seat):
            assert f"{seating.name(seat)} {sum(trick.winner == seat for trick in taken)}" in tricks
    figures = [int(number) for number in re.findall(r"\d+", tricks)]
    assert sum(figures) in (len(taken), 2 * len(taken)), "each trick counts once, and once more for its side"


def test_the_tricks_of_the_sides_are_told_only_where_all_sides_are_known() -> None:
    told = set()
    for number in range(len(gallery("romanian")["play, mine"])):
        sitting = seated("romanian", last=number)
        words = read(sitting, "n")
        relations = {role.relation for role in sitting.table.state.known.roles}
        if sitting.table.state.view.table.play.tricks:
            sides = "Your side" in words
            assert not (sides and "unknown" in relations)
            told.add(sides)
    assert told


def test_the_turn_of_another_is_told_by_name() -> None:
    sitting = Sitting(Evening.from_data(gallery("romanian")["play, theirs"][-1]), reading=True, speed=1.0)
    name = sitting.table.stage.seating.name(sitting.session.turn)  # type: ignore[arg-type]
    assert name in read(sitting, "w")


def test_the_trick_just_taken_is_read_until_the_next_card() -> None:
    found = set()
    for data in gallery("romanian")["play, mine"]:
        sitting = Sitting(Evening.from_data(data), reading=True)
        sitting.table.stage.controller.dispatch(Skip())
        sitting.until_due()
        words, why = read(sitting, "l"), sitting.table.state.no_peek
        found.add(why)
        if why in ("none", "closed"):
            assert words == sitting.program.feedback.tr(f"peek.{why}")
        else:
            assert len(words.split(", ")) >= 4
    assert "closed" in found or "" in found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_no_sentence_of_the_strip_has_two_colons(game: str, language: str) -> None:
    sitting = seated(game, language=language)
    for cell in sitting.table.stage.model.strip.told:
        assert cell.count(": ") <= 1, cell
