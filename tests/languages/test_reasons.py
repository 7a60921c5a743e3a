"""Every reason of the bot has a sentence in every language, and every sentence can be said of every hand."""

from __future__ import annotations

import string
from functools import cache
from random import Random

import pytest

from ai import decide
from ai.player import Candidate, Reason
from ai.players import SteadyPlayer
from ai.proofs import Event, Level, Proof, Sign
from ai.reasonparams import PARAMS
from ai.reasons import Why
from ai.roles import Relation, RoleReason
from ai.telling import MAKE, STOP
from engine import View, legal_actions, observe, parse_card
from engine.games.romanian.scoring import BONUSES, VALAT
from tarokgui.session.opening import new_session
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.proofs import proof_text
from tarokgui.wording.reasons import reason_text, worth_text
from tarokgui.wording.suggestions import doing_text
from tests.support.chance import Temper, house_rules

DECISIONS = 1000
LONG = 90

UNSAID = {
    Why.WINS_TRICK: {"after"},
    Why.KING_HERE: {"card"},
    Why.CATCHES_KING: {"card"},
    Why.KEEPS_KING: {"card"},
}
"""Parameters that no language needs: which king is the called one, everybody sees, and how little is little."""
SITUATIONS = {
    **dict.fromkeys((why for why, names in PARAMS.items() if "after" in names), ("last", "open")),
    Why.SHORTENS_SUIT: ("some", "none"),
    Why.LIKELY_WINS: ("points", "no-higher", "individual"),
    Why.TAROACE_SHORT: ("some", "none"),
    Why.NO_TRUMP: ("suit", "taroc"),
    Why.SURE_WINNER: ("sure", "ruff", "higher"),
}
"""Reasons with a sentence for each of some situations, which need not have all the fields."""


def name(seat: int) -> str:
    return ("Toader", "Sidonia", "Leopold", "Ilinca")[seat]


def fields(message: str) -> set[str]:
    """The parameters that a message needs: a bid is named by two of them."""
    found = {field for _, field, _, _ in string.Formatter().parse(message) if field is not None}
    return found - {"bid"} | {"contract", "level"} if "bid" in found else found


@cache
def weighed() -> tuple[tuple[View, tuple[Candidate, ...]], ...]:
    """The views and candidates of the steady player at decisions of all phases, against players who do anything."""
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
    assert reason_text(english, reason, name) == "You hold 1 tarok."
    assert reason_text(romanian, Reason("taroace", {"count": 20}), name) == "Ai 20 de taroace."
    assert reason_text(english, Reason("kings", {"count": 2}), name).startswith("You hold 2 kings;")
    nothing = Reason("beats-game", {"taroace": 0, "kings": 0, "percent": 100})
    assert reason_text(english, nothing, name).startswith("You hold no tarok and no king;")
    assert "about" not in reason_text(english, nothing, name)
    long = Reason("bonus-cards", {"cards": ("T22", "T21", "T9", "T8", "T1")})
    assert reason_text(english, long, name) == "You hold 5 taroks, which speaks for it."
    short = Reason("top-taroace", {"cards": ("T20", "T22")})
    assert reason_text(english, short, name) == "Of the highest taroks you hold the skiz and tarok XX."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", [MAKE, STOP])
@pytest.mark.parametrize("item", [*BONUSES, VALAT])
def test_every_goal_has_words(language: str, item: str, way: str) -> None:
    tr = load(language)
    aim = f"{item}.{way}"
    for reason in (
        Reason(Why.GOAL, {"aim": aim, "item": item, "seat": 0}),
        Reason(Why.GOAL_MINE, {"aim": aim, "item": item}),
        Reason(Why.GOAL_SILENT, {"aim": aim}),
        Reason(Why.MORE_OFTEN, {"does": aim, "best": 71, "other": 40, "card": "C10"}),
    ):
        text = reason_text(tr, reason, name)
        assert text.endswith(".")
        assert "{" not in text
        assert len(text) < 2 * LONG


def test_a_goal_in_words() -> None:
    english = load("en")
    goal = Reason(Why.GOAL, {"aim": "rege.stop", "item": "rege", "seat": 0})
    assert reason_text(english, goal, name) == (
        "Goal: win the last trick, or catch the called king before. Toader announced rege ultimo."
    )
    often = Reason(Why.MORE_OFTEN, {"does": "game.make", "best": 71, "other": 40, "card": "C10"})
    assert reason_text(english, often, name) == (
        "Your side wins the game in 71 of 100 trial hands this way, in 40 with the 10 of clubs."
    )


def test_price_and_cause_are_one_sentence() -> None:
    """As the hint gives them for the card that it compares."""
    english = load("en")
    often = Reason(Why.MORE_OFTEN, {"does": "game.make", "best": 71, "other": 40, "card": "C10"})
    assert worth_text(english, often, 0.44) == (
        "Worth about 0.4 game points more than the 10 of clubs, "
        "because your side wins the game in 71 of 100 trial hands, not in 40."
    )
    for language in LANGUAGES:
        tr = load(language)
        for reason in (
            *(Reason(Why.MORE_OFTEN, {**often.params, "does": f"{item}.{MAKE}"}) for item in (*BONUSES, VALAT)),
            Reason(Why.MORE_POINTS, {"best": 36, "other": 30, "card": "DN"}),
            Reason(Why.FEWER_TRICKS, {"best": 21, "other": 28, "card": "DN"}),
        ):
            assert len(worth_text(tr, reason, 1.24)) <= 2 * LONG


EVENTS = [*(event for event in RoleReason), *Sign]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("relation", [Relation.WITH, Relation.AGAINST])
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_can_be_told(language: str, event: Event, relation: Relation) -> None:
    """By any seat, the person's included, and at any level of certainty."""
    tr = load(language)
    texts = set()
    for level in Level:
        for who, to in ((3, 2), (1, 2), (3, 1)):
            proof = Proof(relation, level, event, who, parse_card("HQ"), to, 100 if level is Level.SURE else 66)
            text = proof_text(tr, proof, 3, 1, name)
            assert text.endswith(".")
            assert "{" not in text
            texts.add(text)
    assert len(texts) >= len(Level)


def test_how_sure_a_side_is() -> None:
    english, romanian = load("en"), load("ro")
    shown = Proof(Relation.AGAINST, Level.SURE, RoleReason.SHOWN, 3)
    assert proof_text(english, shown, 3, 1, name) == "Ilinca is surely against you: Ilinca played the called king."
    assert proof_text(romanian, shown, 3, 1, name) == "Ilinca e sigur împotriva ta: Ilinca a jucat regele chemat."
    led = Proof(Relation.WITH, Level.LIKELY, Sign.LED, 3, parse_card("T7"), percent=84)
    assert proof_text(english, led, 3, 1, name) == (
        "Ilinca is likely with you (about 84%): Ilinca led tarok VII, as the declarer’s side does."
    )
    odds = Proof(Relation.WITH, Level.GUESS, Sign.ODDS, percent=55)
    assert proof_text(english, odds, 3, 1, name).startswith("The chance that Ilinca is on your side is about 55%:")


def test_a_claim_from_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="event=None"):
        proof_text(load(), Proof(Relation.WITH, Level.SURE), 3, 1, name)


def test_how_many_taroace_are_enough() -> None:
    english = load("en")
    told = {"count": 5, "tops": 0, "enough": 6, "contract": "doi", "level": 1}
    assert reason_text(english, Reason(Why.TAROACE_SHORT, told), name) == (
        "You hold 5 taroks without skiz and luna; for unul de doi, 6 are usually needed."
    )
    told |= {"count": 8, "enough": 0, "contract": "solo"}
    assert "hardly ever enough" in reason_text(english, Reason(Why.TAROACE_SHORT, told), name)


def test_an_unknown_reason_is_refused() -> None:
    with pytest.raises(ValueError, match="whim"):
        reason_text(load(), Reason("whim"), name)
