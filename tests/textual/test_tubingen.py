"""Tübingen Tarok at the terminal: whole hands typed through, its questions, claims, the order of a stacked hand."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine import Action, Kind, Seat, State, action_text, card_name, observe
from tarokgui.session.opening import new_session
from tarokgui.session.people import seated
from tarokgui.textual import InputEnded, Terminal, TextTable
from tarokgui.textual.asking import TextQuestion
from tarokgui.textual.moment import Prompt
from tarokgui.textual.questions import question
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.seating import Seating
from tests.support.stecken import all_fort
from tests.support.tubingen import EMPTY, lay, may, opened, passed, play
from tests.textual.test_slovenian import house, typed

FOREIGN = r"(?i:skiz|\bluna\b|pagat)|\{|None|tubingen"
"""Words of other games in every language, and signs of a fault."""
ELSEWHERE = r"(?i:taroace|\btaroc\b|\bmerge\b|\blevel\b)"
"""More such words, which Romanian has in other meanings."""


def asked(state: State, seat: Seat, language: str = "en") -> TextQuestion[Action]:
    tr = load(language)
    tr.words = "tubingen"
    return question(Prompt(tr, Seating(seat, 4, tr, seated(4, seat, game="tubingen")), observe(state, seat)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_are_typed_through(language: str) -> None:
    for number in range(4):
        seed = f"typed/tubingen/{number}"
        rules = house("tubingen", Random(seed)) if number else {}
        session = new_session(seed=seed, game="tubingen", house=rules, bot="random")
        shown = typed(session, language, seed)
        assert session.match.hands == 1
        assert session.hand_over
        found = re.search(FOREIGN if language == "ro" else f"{FOREIGN}|{ELSEWHERE}", shown)
        assert found is None, found


@pytest.mark.parametrize(
    ("hand", "labels"),
    [
        pytest.param("CK D2 D3", ("fort, calls nobody", "(HK)", "king of clubs (CK): you hold it"), id="U15"),
        pytest.param("T2 T3 T4 T5 T6 T7 T8 T9 D2 D3", ("fort mit, calls nobody, with eight taroks or more",), id="U14"),
        pytest.param("HK CK DK D2 D3", ("king of spades (SK)", "ich rufe den vierten"), id="U13"),
        pytest.param("HK CK SK DK D2 D3", ("tarok 1 (T1)", "tarok 21 (T21)", "Ski (T22)"), id="U13-four"),
    ],
)
def test_what_may_be_called(hand: str, labels: tuple[str, ...]) -> None:
    filled = " ".join(f"{hand} S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ H2 H3 H4 H5 H6 H7".split()[:21])
    shown = " / ".join(choice.label for choice in asked(passed(lay("", "", "", filled), "D2 D3"), 3).choices)
    assert all(label in shown for label in labels), shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tout_is_asked_for_and_answered(language: str) -> None:
    state = lay(EMPTY)
    state = play(state, may(state)[0])
    assert [action_text(choice.value) for choice in asked(state, 0, language).choices] == ["keep", "ask-tout"]
    state = play(state, "ask-tout")
    assert [action_text(choice.value) for choice in asked(state, 1, language).choices] == ["decline", "accept"]


def test_what_is_due_is_not_told_and_what_is_not_due_is_refused() -> None:
    """U29: the player has to know the claims that are due."""
    state = play(opened(lay("T21 T20 T19 T18 HK", claims="spoken")), "bid raus")
    while state.table.kind == Kind.PLAY:
        state = play(state, may(state)[0])
    found = asked(state, 0)
    assert [action_text(choice.value) for choice in found.choices] == ["merge"]
    due, false = found.value("oberers"), found.value("skimon")
    assert due is not None
    assert false is not None
    assert found.refusal(due) is None
    assert found.refusal(false) == "You are not entitled to that."


def test_the_card_after_a_led_ski_says_the_suit() -> None:
    state = play(play(opened(lay("T22 HK")), "bid raus"), "play T22")
    assert "any card" in asked(state, 1).lines[0]


def test_the_stacked_hand_is_put_in_order() -> None:
    session = all_fort()
    usual = session.stack
    last, second = usual[-1], usual[-2]
    lines = iter(
        ["5", "T30", f"{card_name(last)} {card_name(last)}", f"{card_name(last)} {card_name(second).lower()}", "1"]
    )
    terminal = Terminal(lambda: f"{line}\n" if (line := next(lines, "")) else "", lambda text: None)
    with pytest.raises(InputEnded):
        TextTable(session, load("en"), terminal).play()
    assert session.match.hands == 1
    assert session.match.carry.order(session.human) == (last, second, *usual[:-2])
