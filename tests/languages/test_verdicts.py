"""The settlement in words: the verdict of each ending from each side, and the events behind each line."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Seat, parse_card
from engine.state import State
from tarokgui.games.romanian.settling import michi_verdict
from tarokgui.wording.evidence import gloss, line_words
from tarokgui.wording.verdicts import Verdict, counts_points, verdict
from tests.support.finished import Finished
from tests.support.told import told

LANGUAGES = ("en", "ro", "de", "sl")

CASES: dict[str, tuple[dict[str, Any], Seat, str]] = {
    "won, declarer": ({}, 0, "You and Toader won the game: 49 card points; a declarer needs 36."),
    "won, partner": ({}, 2, "You and Ana won the game: 49 card points; a declarer needs 36."),
    "won, against": ({}, 1, "Ana and Toader won the game against you: 49 card points; a declarer needs 36."),
    "lost, declarer": ({"won": False}, 0, "You and Toader lost the game: 25 card points; a declarer needs 36."),
    "lost, against": (
        {"won": False},
        3,
        "Ana and Toader lost the game against you: 25 card points; a declarer needs 36.",
    ),
    "lost, doubled": (
        {"won": False, "steps": 2},
        0,
        "You and Toader lost the game, doubled twice (recontra): 25 card points; a declarer needs 36.",
    ),
    "alone": (
        {"alone": True},
        0,
        "You won the game: 49 card points; a declarer needs 36. Each of the 3 others pays you 2.",
    ),
    "against one": ({"alone": True}, 2, "Ana won the game against you: 49 card points; a declarer needs 36."),
    "valat made": (
        {"said": ("valat@0",), "sweep": "ours"},
        0,
        "You and Toader made the valat you announced: every trick was yours.",
    ),
    "valat made, against": (
        {"said": ("valat@0",), "sweep": "ours"},
        1,
        "Ana and Toader made the announced valat against you: every single trick.",
    ),
    "valat silent": (
        {"sweep": "theirs"},
        0,
        "Ilie and Sidonia won every trick against you: a valat counts in place of the game.",
    ),
}


def finished(**known: Any) -> State:
    return Finished(**known).state()


def of(known: dict[str, Any], seat: Seat, language: str = "en") -> Verdict:
    return verdict(told(finished(**known), seat, language))


@pytest.mark.parametrize("name", CASES)
def test_the_reason_of_each_ending(name: str) -> None:
    known, seat, words = CASES[name]
    found = of(known, seat)
    assert found.told.startswith(words), found.told
    assert found.score == Finished(**known).settled().scores[seat]


def test_a_lost_valat_names_the_trick_that_lost_it() -> None:
    hand = told(finished(said=("valat@0 1 0",), won=False), 0)
    lost = hand.first_lost(hand.mine)
    assert lost is not None
    number, winner = lost
    assert winner in (1, 3)
    assert hand.tricks[number - 1].winner == winner
    assert all(trick.winner in (0, 2) for trick in hand.tricks[: number - 1])
    words = f"lost the valat you announced, doubled twice (recontra): trick {number} went to {hand.name(winner)}."
    assert verdict(hand).reason == f"You and Toader {words}"
    assert not counts_points(hand)


def test_what_outweighs_the_game_is_said() -> None:
    """A game that is won brings a loss if a bonus costs more: the verdict says which."""
    hand = told(finished(said=("rege@0 1",), last={0: "SK"}, last_winner=1), 0)
    assert hand.done.scores[0] < 0
    found = verdict(hand)
    assert "won the game" in found.reason
    assert found.more == "This counted more: Rege ultimo, announced: lost by your side (−4)."


@pytest.mark.parametrize(("tricks", "paid", "words"), [(0, 0, "no trick"), (1, -1, "one trick"), (4, -4, "4 tricks")])
def test_michi_michi_counts_tricks(tricks: int, paid: int, words: str) -> None:
    hand = told(finished(), 0)
    play = hand.table.play._replace(tricks=hand.tricks[:tricks])
    won = tuple(trick._replace(winner=0) for trick in play.tricks)
    table = hand.table._replace(play=play._replace(tricks=won))
    done = type(hand.done)("michi-michi", (paid, 0, 0, 0))
    made = type(hand)(hand.tr, table, type(hand.final)(done, (), 0, hand.final.hands), 0, hand.name)
    assert words in michi_verdict(made)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_every_language_addresses_the_person(name: str, language: str) -> None:
    known, seat, _ = CASES[name]
    found = of(known, seat, language)
    assert "{" not in found.told
    assert found.told.endswith(".")
    you = {
        "en": "you",
        "ro": ("tu ", "ai ", "ți", "ta", "te "),
        "de": ("du", "dich", "dir"),
        "sl": ("ti ", "tebi", "tvoj", "dobiš", "izgubiš", "plačaš", "predaš", "vzameš", "vajin", "dobita", "izgubita"),
    }[language]
    assert any(word in found.told.lower() for word in (you if isinstance(you, tuple) else (you,)))
    assert found.ways[0].startswith({"en": "You ", "ro": "Tu ", "de": "Du ", "sl": "Ti "}[language])


EVENTS: dict[str, tuple[dict[str, Any], str, str]] = {
    "luna": ({"caught": (1, 0)}, "Luna prinsă: won by your side", "the skiz (You) took the XXI (Ilie)"),
    "luna lost": ({"caught": (0, 1)}, "Luna prinsă: won by the other side", "the skiz (Ilie) took the XXI (You)"),
    "luna announced in vain": (
        {"said": ("luna@0",)},
        "Luna prinsă, announced: lost by your side",
        "Announced by You. Skiz and XXI of different sides did not meet in one trick.",
    ),
    "pagat won": (
        {"last": {0: "T1"}, "last_winner": 0},
        "Pagat ultimo: won by your side",
        "The pagat (You) won the last trick.",
    ),
    "pagat beaten": (
        {"last": {0: "T1"}, "last_winner": 1},
        "Pagat ultimo: lost by your side",
        "The pagat (You) was beaten in the last trick by Ilie.",
    ),
    "king": (
        {"last": {2: "SK"}, "last_winner": 0},
        "Rege ultimo: won by your side",
        "in the last trick. Winner: You.",
    ),
    "king lost": ({"theirs": "SK"}, "Regele prins: won by the other side", "Winner: "),
    "taroace": ({"declared": {2: 8}}, "Taroace: declared by your side", "Toader declared 8."),
    "trula": ({"ours": "T22 T21 T1"}, "Trula: won by your side", "skiz: trick "),
    "game": ({}, "Game, doi: won by your side", "You and Toader: 49 of 70 card points; 36 are enough."),
}


@pytest.mark.parametrize("name", EVENTS)
def test_the_event_behind_each_line(name: str) -> None:
    known, label, event = EVENTS[name]
    hand = told(finished(**known), 0)
    labels = {line_words(hand, line): gloss(hand, line) for line in hand.done.lines}
    assert label in labels
    assert event in labels[label]
    assert len(labels[label].split("\n")) == 2  # the item, and its outcome


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("human", range(4))
def test_every_line_has_its_event_from_every_seat(human: int, language: str) -> None:
    for known, _, _ in EVENTS.values():
        hand = told(finished(**known), human, language)
        for line in hand.done.lines:
            words = gloss(hand, line)
            assert "{" not in words + line_words(hand, line)
            assert "\n" in words
            assert hand.own(line) == (line.value if human in (0, 2) else -line.value)


def test_the_trick_of_a_card_is_the_one_it_lies_in() -> None:
    hand = told(finished(caught=(1, 0)), 0)
    skiz = parse_card("T22")
    found = hand.where(skiz)
    assert found is not None
    number, player, winner = found
    assert skiz in hand.tricks[number - 1].cards
    assert (player, winner) == (0, hand.tricks[number - 1].winner)
