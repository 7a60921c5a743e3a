"""The hint at the terminal: in every game and at every kind of decision the window's words, in plain letters."""

from __future__ import annotations

import re
from functools import cache

import pytest

from ai import make
from engine import GAMES, legal_actions, variant_for
from tarokgui.session.adviser import SEED, hint_thoughts
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.textual import InputEnded, TextTable
from tarokgui.textual.typed import listed
from tarokgui.wording.hintwords import HintWords
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator
from tests.textual.sitting import scripted
from tests.textual.test_tubingen import FOREIGN

HANDS = 3
"""Hands of a game that are gone through for kinds of decision."""
NOT_TYPED = r"\b[IVX]{2,}\b|−|\{"
"""Signs that a terminal does not use: taroks are named by the numbers by which they are typed."""


@cache
def decisions(game: str) -> tuple[Evening, ...]:
    """The person's first decision of each kind that comes up, as the first thing that may be done leads there."""
    found: dict[str, Evening] = {}
    for number in range(HANDS):
        session = new_session(seed=f"advice/{number}", game=game, bot="steady")
        while not session.hand_over:
            if session.turn != session.human:
                session.act(session.bot_action())
                continue
            legal = legal_actions(session.view)
            if len(legal) > 1 and session.view.kind not in found:
                found[session.view.kind] = Evening.from_data(session.data())
            session.act(legal[-1] if number % 2 else legal[0])
    return tuple(found.values())


def shown(session: Evening, tr: Translator, *typed: str) -> str:
    typist = scripted(typed)
    with pytest.raises(InputEnded):
        TextTable(session, tr, typist.terminal).play()
    return typist.text


@pytest.mark.parametrize("game", GAMES)
def test_the_hint_says_what_the_window_says(game: str) -> None:
    found = decisions(game)
    assert {"auction", "play"} & {session.view.kind for session in found}
    for number, session in enumerate(found):
        before = session.data()
        tr = load([*LANGUAGES][number % len(LANGUAGES)])
        text = shown(session, tr, listed(tr, "hint")[0])
        assert session.data() == before
        (*_, hint) = hint_thoughts(session.view, session.decision)
        assert hint is not None
        words = HintWords(tr, Seating(session.human, variant_for(game).players, tr, session.people, session.bots), hint)
        said = " ".join(text.split())
        for line in (words.line, *words.reasons, *words.others):
            assert " ".join(line.replace("−", "-").split()) in said, (session.view.kind, line)
        told = said.rpartition(words.line[:12])[2]
        assert not re.search(NOT_TYPED, told), told
        if game == "tubingen" and tr.language != "ro":
            assert not re.search(FOREIGN, told), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_it(language: str) -> None:
    tr = load(language)
    (session, *_) = decisions("tubingen")
    word, *others = listed(tr, "hint")
    text = shown(session, tr, "?")
    assert f"{', '.join([word, *others])}: " in " ".join(text.split())


def test_nobody_is_advised_where_nothing_is_to_be_decided() -> None:
    session = Evening.from_data(decisions("tubingen")[0].data())
    while not session.hand_over:
        bot = session.turn != session.human
        session.act(session.bot_action() if bot else legal_actions(session.view)[0])
    tr = load()
    assert tr("hint.not-your-turn") in shown(session, tr, "hint")


def test_an_adviser_that_fails_is_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    (session, *_) = decisions("romanian")
    monkeypatch.setattr("tarokgui.session.adviser.usual", lambda: make("nobody", SEED))
    tr = load()
    text = shown(session, tr, "hint", "hand")
    assert tr("hint.failed") in text
