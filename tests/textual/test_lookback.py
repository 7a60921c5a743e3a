"""A hand that is over is gone through at the terminal, in every game and language."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from engine import GAMES
from tarokgui.controller.sources.replay import STEPS
from tarokgui.session.evening import Evening
from tarokgui.session.pasthand import PastHand, hand_of_record
from tarokgui.textual.lookback import COMMANDS, TextLookBack
from tarokgui.textual.typed import words as typed_words
from tarokgui.wording.i18n import LANGUAGES, load
from tests.textual.sitting import saved_at, scripted, told


@cache
def ended(game: str) -> PastHand:
    return hand_of_record(Evening.from_data(saved_at("over", game)).record)


def looked(hand: PastHand, *lines: str, language: str = "en") -> str:
    """What is shown to somebody who types those lines and leaves."""
    typist = scripted([*lines, "leave"])
    TextLookBack(hand, load(language), typist.terminal).run()
    return typist.text


@pytest.mark.parametrize("game", GAMES)
def test_every_place_is_told_on_the_way_there_and_back(game: str) -> None:
    last = len(ended(game).record.actions)
    shown = looked(ended(game), *["forward"] * last, "forward", *["back"] * last, "back")
    for index in range(1, last):
        assert shown.count(f"Action {index} of {last}.") == 2, index
    assert shown.count(f"Action 0 of {last}.") == 2
    assert shown.count("no more of this hand") == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_open_hands_are_all_and_one_is_the_persons_own(game: str) -> None:
    hand = ended(game)
    shown = looked(hand, "30", "open").split("Step: open")[1]
    assert shown.count("holds:") == hand.record.variant.players - 1
    assert "You hold:" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_means_one_thing(language: str) -> None:
    tr = load(language)
    typed = Counter(word for key in COMMANDS for word in typed_words(tr, key))
    assert [word for word, times in typed.items() if times > 1] == []
    shown = looked(ended("romanian"), "?", *(typed_words(tr, f"look-{step}")[0] for step in STEPS), language=language)
    assert "?" in shown
    assert tr("textual.help.look-open") in " ".join(shown.split())


def test_it_is_reached_from_the_settlement_and_from_the_score_sheet() -> None:
    evening = Evening.from_data(saved_at("over"))
    shown = told(evening, "look", "trick", "leave", "look hand", "1", "last", "leave", "look hand", "leave")
    assert shown.count("You look at a hand of") == 2
    assert shown.count("You are back at the table.") == 2
    assert shown.rstrip().endswith("Type 1 to 5:")
