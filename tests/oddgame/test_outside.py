"""The odd game outside the engine: what nobody has registered is refused by name, never guessed; what is, goes on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from ai import LEVELS, decide, make
from ai.games import BEGINNER, SEARCHED, STEADY
from ai.player import Candidate, Decision
from engine import Action, Kind, UnknownPhase, View, action_text, legal_actions
from tarokgui.games.registry import parts_of
from tarokgui.rulebook import page_for
from tarokgui.session.evening import Session
from tarokgui.session.opening import new_session
from tarokgui.session.tablewish import TableWish
from tarokgui.table.advice import advice_text
from tarokgui.textual import TextTable
from tarokgui.textual.asking import TextChoice, TextQuestion
from tarokgui.textual.moment import Prompt
from tarokgui.textual.questions import QUESTIONS, question
from tarokgui.wording.i18n import load
from tests.oddgame import registered


@pytest.fixture
def odd() -> Iterator[None]:
    with registered():
        yield


def at_pledge(human: bool = False) -> Session:
    """An evening in which somebody, the person or a bot, has to pledge."""
    for number in range(60):
        session = new_session(seed=f"odd/{number}", game="odd", bot="random")
        session.act(legal_actions(session.view if session.turn == session.human else session.bot_view())[0])
        if (session.turn == session.human) is human:
            return session
    raise AssertionError("nobody had to pledge")


def present(session: Session) -> View:
    return session.view if session.turn == session.human else session.bot_view()


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_refuses_the_unknown_decision_by_name(level: str) -> None:
    view = present(at_pledge())
    with pytest.raises(UnknownPhase, match="odd/pledge") as refused:
        decide(make(level, "x"), view)
    assert (refused.value.game, refused.value.kind) == ("odd", "pledge")


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize("level", LEVELS)
def test_a_known_kind_of_another_game_is_refused_too(level: str) -> None:
    """Cards are played in the Romanian games as well, and by other rules: that is no judgement for this game."""
    session = at_pledge()
    session.act(legal_actions(present(session))[0])
    assert present(session).kind == Kind.PLAY
    with pytest.raises(UnknownPhase, match="odd/play"):
        decide(make(level, "x"), present(session))


@pytest.mark.usefixtures("odd")
def test_what_is_decided_before_the_cards_is_the_same_everywhere() -> None:
    session = new_session(seed="odd/cut", game="odd", bot="steady")
    decision = decide(make("steady", "x"), present(session))
    assert action_text(decision.action).startswith("cut ")


@pytest.mark.usefixtures("odd")
def test_a_session_plays_it_and_is_taken_up_again() -> None:
    session = new_session(seed="odd/evening", game="odd", bot="random", house={"thick": True})
    random = Random("odd/evening")
    for _ in range(6):
        while not session.hand_over:
            view = present(session)
            session.act(random.choice(list(legal_actions(view))))
            again = Session.from_data(session.data())
            assert again.data() == session.data()
            assert again.view == session.view
        settlement = session.settlement
        assert settlement is not None
        assert session.totals() == tuple(a + b for a, b in zip(session.match.totals, settlement.scores, strict=True))
        session.next_hand()
    assert sum(session.match.carry) == 6
    assert [row.outcome for row in session.rows] == ["ended"] * 6
    assert session.moves.taking_back() is None
    session.act(legal_actions(present(session))[0])


@pytest.mark.usefixtures("odd")
def test_a_session_with_bots_of_a_level_refuses_and_guesses_nothing() -> None:
    session = at_pledge()
    made: Any = Session.from_data({**session.data(), "bots": ["steady"] * 4})
    before = len(made.record.actions)
    with pytest.raises(UnknownPhase, match="odd/pledge"):
        made.bot_action()
    assert len(made.record.actions) == before
    assert made.problem is None


@pytest.mark.usefixtures("odd")
def test_panel_page_and_question_refuse_it_by_name() -> None:
    session = at_pledge(human=True)

    class Shown:
        view, my_turn = session.view, True
        tr, seating, game = load(), None, parts_of("odd")

    context: Any = Shown()
    moment = Prompt(load(), None, session.view)  # type: ignore[arg-type]  # nobody is named
    for ask in (
        lambda: parts_of("odd").panel(session.view.kind),
        lambda: advice_text(context),
        lambda: question(moment),
        lambda: page_for("odd", session.view.kind),
    ):
        with pytest.raises(UnknownPhase, match="odd/pledge"):
            ask()


class Typed:
    """A terminal at which somebody types the first choice and never tires."""

    def __init__(self, answers: int) -> None:
        self.said: list[str] = []
        self._left = answers

    def say(self, *lines: str) -> None:
        self.said += lines

    def ask(self, prompt: str) -> str:
        self._left -= 1
        if not self._left:
            raise EOFError
        return "1"


def first_choices(moment: Prompt) -> TextQuestion[Action]:
    """A question for any decision: whatever may be done, as the record writes it."""
    choices = tuple(TextChoice(action_text(action), action) for action in legal_actions(moment.view))
    return TextQuestion(("?",), choices, lambda text: None)


@pytest.mark.usefixtures("odd")
def test_the_terminal_refuses_it_and_plays_it_once_it_has_questions() -> None:
    session = at_pledge(human=True)
    terminal: Any = Typed(40)
    with pytest.raises(UnknownPhase, match="odd/pledge"):
        TextTable(session, load(), terminal).play()
    assert terminal.said
    entries = {("odd", "pledge"): first_choices, ("odd", Kind.PLAY): first_choices}
    with patch.dict(QUESTIONS.entries, entries), pytest.raises(KeyError, match=r"spoken\.pledge-many"):
        TextTable(session, load(), terminal).play()
    assert session.record.actions[-1][1] == "pledge many"  # it was done; a game brings its words, and there are none


@pytest.mark.usefixtures("odd")
def test_judgements_may_be_registered() -> None:
    def first(seed: str, view: View, habits: object) -> list[Candidate]:
        return [Candidate(legal_actions(view)[0], 0.0)]

    def looked(view: View, ask: Any) -> Iterator[Decision]:
        yield ask.rules

    kinds = [("odd", kind) for kind in ("pledge", Kind.PLAY)]
    mine, theirs = dict.fromkeys(kinds, first), dict.fromkeys(kinds, looked)
    with (
        patch.dict(BEGINNER.entries, mine),
        patch.dict(STEADY.entries, mine),
        patch.dict(SEARCHED.entries, theirs),
    ):
        for level in LEVELS:
            session = Session.from_data({**at_pledge().data(), "bots": [level] * 4})
            while not session.hand_over:
                if session.turn == session.human:
                    session.act(legal_actions(session.view)[0])
                else:
                    session.act(session.bot_action())
            assert session.problem is None


@pytest.mark.usefixtures("odd")
def test_a_wish_for_it_is_taken_and_for_a_stranger_refused() -> None:
    wish = TableWish.from_data({"game": "odd", "house": {"thick": True, "pool": False}})
    assert (wish.game, wish.options()) == ("odd", {"thick": True})
    assert wish.playable
