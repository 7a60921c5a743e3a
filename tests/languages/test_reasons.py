"""Every reason of the bot has a sentence in every language, and every sentence can be said of every hand."""

from __future__ import annotations

import string
from functools import cache
from random import Random

import pytest

from ai import decide
from ai.player import Candidate, Reason
from ai.players import SteadyPlayer
from ai.reasons import PARAMS, Why
from engine import View, legal_actions, observe
from tarokgui.session.opening import new_session
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.reasons import reason_text
from tarokgui.wording.suggestions import doing_text
from tests.support.chance import Temper, house_rules

DECISIONS = 1000
LONG = 90

UNSAID = {
    Why.GROUP_ADDS_LITTLE: {"points"},
    Why.KING_HERE: {"card"},
    Why.CATCHES_KING: {"card"},
    Why.KEEPS_KING: {"card"},
}
"""Parameters that no language needs: which king is the called one, everybody sees, and how little is little."""
SITUATIONS = {
    Why.SHORTENS_SUIT: ("some", "none"),
    Why.LIKELY_WINS: ("points", "no-higher", "individual"),
    Why.TAROACE_SHORT: ("some", "none"),
    Why.NO_TRUMP: ("suit", "taroc"),
}
"""Reasons with a sentence for each of some situations, which need not have all the fields."""


def name(seat: int) -> str:
    return ("Toader", "Sidonia", "Leopold", "Ilinca")[seat]


def fields(message: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(message) if field is not None}


@cache
def weighed() -> tuple[tuple[View, tuple[Candidate, ...]], ...]:
    """What the steady player weighs at so many decisions of all phases, against players who do anything."""
    found: list[tuple[View, tuple[Candidate, ...]]] = []
    random = Random("reasons")
    number = 0
    while len(found) < DECISIONS:
        game = random.choice(["romanian", "romanian", "taper"])
        session = new_session(seed=f"reasons/{number}", game=game, house=house_rules(random, game), bot="random")
        temper = Temper(Random(f"reasons/{number}"))
        number += 1
        while not session.hand_over:
            assert session.turn is not None
            view = observe(session.moment.hand.state, session.turn)
            decision = decide(SteadyPlayer("reasons"), view)
            found.append((view, decision.ranked))
            wild = session.turn != session.human or random.random() < 0.5
            session.act(temper.choose(view, legal_actions(view)) if wild else decision.action)
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Why)
def test_every_reason_has_a_message_with_its_parameters(language: str, why: Why) -> None:
    tr = load(language)
    ends = SITUATIONS.get(why)
    keys = [f"reason.{why}.{end}" for end in ends] if ends else [f"reason.{why}"]
    used = [fields(tr.message(key)) for key in keys]
    assert set().union(*used) == set(PARAMS[why]) - UNSAID.get(why, set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_weighed_can_be_worded(language: str) -> None:
    tr = load(language)
    phases = set()
    long: dict[str, int] = {}
    for view, ranked in weighed():
        phases.add(view.phase)
        for candidate in ranked:
            doing = doing_text(tr, (candidate.action,), view)
            assert doing
            assert "{" not in doing
            assert "None" not in doing
            for reason in candidate.reasons:
                text = reason_text(tr, reason, name)
                assert text.endswith("."), text
                assert [part for part in ("{", "None") if part in text] == [], text
                assert text[0] == text[0].upper()
                long[reason.key] = max(long.get(reason.key, 0), len(text))
    assert phases >= {"cut", "auction", "call", "talon", "discard", "announce", "play"}
    assert len(long) > 60
    too_long = {key: length for key, length in long.items() if length > LONG}
    # Cards are named one by one, and there may be three of them.
    assert set(too_long) <= {"group-adds", "group-adds-little", "bonus-cards"}, too_long


def test_numbers_are_said_with_what_they_count() -> None:
    english, romanian = load("en"), load("ro")
    reason = Reason("taroace", {"count": 1})
    assert reason_text(english, reason, name) == "You hold 1 taroc."
    assert reason_text(romanian, Reason("taroace", {"count": 20}), name) == "Ai 20 de taroace."
    assert reason_text(english, Reason("kings", {"count": 2}), name).startswith("You hold 2 kings;")
    nothing = Reason("beats-game", {"taroace": 0, "kings": 0, "percent": 100})
    assert reason_text(english, nothing, name).startswith("You hold no taroc and no king;")
    assert "about" not in reason_text(english, nothing, name)
    long = Reason("bonus-cards", {"cards": ("T22", "T21", "T9", "T8", "T1")})
    assert reason_text(english, long, name) == "What speaks for it: you hold 5 taroace."
    short = Reason("top-taroace", {"cards": ("T20", "T22")})
    assert reason_text(english, short, name) == "Of the highest taroace you hold the skiz and taroc XX."


def test_an_unknown_reason_is_refused() -> None:
    with pytest.raises(ValueError, match="whim"):
        reason_text(load(), Reason("whim"), name)
