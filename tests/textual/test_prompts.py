"""Every prompt: all commands answer, nothing typed by mistake is lost or does harm, all output is plain text."""

from __future__ import annotations

import re
import unicodedata

import pytest

from engine import SKIZ, Discard, PlayCard, card_name, legal_actions, members
from tarokgui.session.evening import Evening
from tarokgui.textual.commands import COMMANDS
from tarokgui.textual.typed import folded
from tarokgui.textual.typed import words as typed_words
from tests.gui.moments import walk
from tests.textual.sitting import PHASES, TAPER_PHASES, choices, saved_at, told, words

SITUATIONS = [("romanian", phase) for phase in PHASES] + [("taper", phase) for phase in TAPER_PHASES]
HARMLESS = [command for command in COMMANDS if command not in ("new", "quit", "why", "brief", "look-hand")]
MISTAKES = (
    *("", "   ", "0", "-1", "999", "3.5", "TT", "Z9", "T23", "why", "why xyz", "why T5", "why HK", "pas?", "ș", "♠K"),
    *("\x1b[A", "\x00", "{0}", "%s", "x" * 5000, "٣", "１２３", "l'as", "cut 0", "discard", "merge merge"),
)


def session_at(game: str, phase: str) -> Evening:
    return Evening.from_data(saved_at(phase, game))


def at_a_trick() -> Evening:
    """A session in which the person follows to a trick and may not play every card of the hand."""
    for number in range(40):
        for session in walk(f"prompts/{number}"):
            view = session.view
            mine = session.turn == session.human and view.phase == "play" and view.table.play.trick
            if mine and 0 < len(legal_actions(view)) < view.hand.bit_count() > 3:
                return Evening.from_data(session.data())
    raise AssertionError("nobody follows any more")


@pytest.mark.parametrize(("game", "phase"), SITUATIONS)
def test_every_command_answers_at_every_prompt(game: str, phase: str) -> None:
    session = session_at(game, phase)
    before = session.data()
    plain = told(session)
    for command in HARMLESS:
        for word in typed_words(words(), command):
            shown = told(session, word)
            assert shown.startswith(plain.rstrip("\n")), (command, word)
            assert len(shown) > len(plain) + 10, (command, word)
    assert session.data() == before


@pytest.mark.parametrize(("game", "phase"), SITUATIONS)
def test_mistakes_are_answered_and_cost_nothing(game: str, phase: str) -> None:
    session = session_at(game, phase)
    before = session.data()
    asked = choices(told(session).rstrip("\n"))
    shown = told(session, *MISTAKES)
    assert session.data() == before
    assert choices(shown.rstrip("\n")) == asked
    told_back = [line for line in shown.splitlines() if "I do not understand" in line]
    assert told_back
    assert all(letter.isprintable() for line in told_back for letter in line)


@pytest.mark.parametrize(("game", "phase"), SITUATIONS)
def test_only_plain_lines_of_79_columns(game: str, phase: str) -> None:
    shown = told(session_at(game, phase), *HARMLESS)
    for line in shown.splitlines():
        assert len(line) <= 79 + len("contract")  # the typed word stands behind the prompt
        assert all(unicodedata.category(letter)[0] in "LNPZ" or letter in "+-" for letter in line), line
    assert not re.search("[♠♥♦♣ş ţ]".replace(" ", ""), shown)


def test_the_words_of_commands_are_each_unlike_the_others() -> None:
    every = [word for command in COMMANDS for word in typed_words(words(), command)]
    assert len(every) == len(set(every))
    assert all(word == folded(word) and word for word in every)


def test_an_illegal_card_is_refused_with_the_reason() -> None:
    session = at_a_trick()
    legal = {action.card for action in legal_actions(session.view) if isinstance(action, PlayCard)}
    held = set(members(session.view.hand))
    shown = told(session, "why " + card_name(min(legal)))
    assert "That is allowed." in shown
    foreign = next(card for card in members(session.variant.pack.cards) if card not in held)
    before = session.data()
    shown = told(session, card_name(foreign).lower(), *(card_name(card) for card in held - legal))
    assert "You do not hold" in shown
    assert shown.count("follow suit.\n") + shown.count(": play a tarok.\n") >= len(held - legal) > 0
    assert session.data() == before


@pytest.mark.parametrize("turned", [False, True])
def test_a_card_is_played_by_its_short_name_or_in_words(turned: bool) -> None:
    session = session_at("romanian", "play")
    card = next(action.card for action in legal_actions(session.view) if isinstance(action, PlayCard))
    name = card_name(card)
    told(session, name[1:].lower() + name[0].lower() if turned else name)
    assert not session.view.hand >> card & 1


def test_discards_are_chosen_one_by_one_and_may_be_taken_back() -> None:
    session = session_at("romanian", "discard")
    count = session.view.hand.bit_count() - 12
    before = session.data()
    shown = told(session, *["1"] * count, "undo", "1", "yes please")
    assert "Is that right?" in shown
    assert session.data() == before
    told(session, *["1"] * count, "yes")
    assert session.view.laid_away.bit_count() == count
    assert session.view.hand.bit_count() == 12


def test_a_discard_that_may_not_be_is_refused_with_the_reason() -> None:
    session = session_at("romanian", "discard")
    may_go = 0
    for action in legal_actions(session.view):
        may_go |= action.cards if isinstance(action, Discard) else 0
    locked = members(session.view.hand & ~may_go)
    assert locked
    shown = told(session, *(card_name(card) for card in locked))
    assert shown.count("never discarded") + shown.count("only when you have nothing else left") == len(locked)


def test_the_cut_is_a_number_or_a_knock() -> None:
    session = session_at("romanian", "cut")
    assert "Leave at least 5 cards" in told(session, "3", "50", "0")
    told(session, "cut 7")
    assert session.view.table.deal.cut == 7


def test_kings_are_called_by_suit_and_other_cards_refused() -> None:
    session = session_at("romanian", "call")
    assert "the skiz is not one" in told(session, card_name(SKIZ))
    told(session, "Clubs.")
    assert session.view.table.called is not None
    assert card_name(session.view.table.called) == "CK"


def test_brief_leaves_out_the_list_of_cards_until_it_is_asked_for() -> None:
    session = at_a_trick()
    first = card_name(next(action.card for action in legal_actions(session.view) if isinstance(action, PlayCard)))
    shown = told(session, "brief", first)
    assert shown.rstrip().endswith("Your card:")
    last = shown.rpartition(" play ")[2]
    assert "1. " not in last
    assert "1. " in told(session, "brief", "what").rpartition("what")[2]
