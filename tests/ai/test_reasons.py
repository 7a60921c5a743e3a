"""Every reason is true of the cards: for each of them a test of its own words, at decisions of all phases and seats.

``TAROK_ADVISER=expert TAROK_DECISIONS=200 pytest tests/ai/test_reasons.py`` asks another bot at so many decisions.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from ai import Decision, Player, decide, make
from ai.habits import Habits
from ai.players import SteadyPlayer
from ai.reasons import Why
from ai.telling import COMPARED as BY_PRICE
from ai.telling import GOALS
from engine import ChoosePattern, Knock, State, View, action_text, apply, observe, shuffled, start, to_act, variant_for
from engine.games.romanian.carry import Pot
from tests.support.chance import house_rules

from .claims import CLAIMS
from .claims_slovenian import BEFORE_THE_PLAY
from .claims_slovenian_play import IN_PLAY
from .claims_tubingen import OF_TUBINGEN
from .seated import after, quiet, seated, view_of
from .seeing import Moment

ADVISER = os.environ.get("TAROK_ADVISER", "steady")
USUAL = 3000
DECISIONS = int(os.environ.get("TAROK_DECISIONS", USUAL))
SLY = SteadyPlayer("truth", habits=Habits(signals="false as opponent"))
OTHERS = ("random", "beginner", "steady")
"""The other players at the table: reasons must be true in strange positions too."""


def bot(name: str) -> Player:
    """The bot of that name, the one that poses as the partner among them."""
    return SLY if name == "sly" else make(name, "truth")


def hands(seed: str) -> Iterator[State]:
    """States of hand after hand, each seat played by somebody."""
    number = 0
    while True:
        random = Random(f"{seed}/{number}")
        game = random.choice(["romanian", "romanian", "romanian", "taper"])
        variant = variant_for(game, house_rules(random, game))
        players = [make(random.choice(OTHERS), f"{number}/{seat}") for seat in range(variant.players)]
        pack = shuffled(variant.pack, random.random)
        state = start(variant, number % variant.players, Pot(5 + number % 9, 1 + number % 2), pack)
        while (seat := to_act(state)) is not None:
            yield state
            state = apply(state, decide(players[seat], observe(state, seat)).action).state
        number += 1


@cache
def decided(name: str, count: int) -> tuple[tuple[View, Decision], ...]:
    """The views and decisions of that bot, so many."""
    player = bot(name)
    found = []
    for state, _ in zip(hands("truth"), range(count), strict=False):
        view = observe(state, to_act(state) or 0)
        found.append((view, decide(player, view)))
    return tuple(found)


def wrong(view: View, decision: Decision) -> Iterator[str]:
    """The reasons that are not true."""
    for candidate in decision.ranked:
        moment = Moment(view, candidate.action)
        for reason in candidate.reasons:
            if not CLAIMS[reason.key](moment, reason.params):
                yield f"{reason.key} {dict(reason.params)} for {action_text(candidate.action)}"


COMPARED = GOALS | BY_PRICE
"""Reasons that no bot gives: the adviser plays two cards out side by side (`test_telling.py`)."""


def test_each_reason_has_a_claim() -> None:
    assert {*CLAIMS} >= {*Why} - COMPARED


@pytest.mark.parametrize("name", dict.fromkeys([ADVISER, "beginner", "sly"]))
def test_reasons_are_true(name: str) -> None:
    found: dict[str, int] = {}
    for view, decision in decided(name, DECISIONS if name == ADVISER else DECISIONS // 3):
        for lie in wrong(view, decision):
            found.setdefault(lie, view.table.players)
    assert not found, "\n".join([f"{len(found)} in all", *list(found)[:40]])


AUCTION = ("bid doi 1", "pass", "pass", "pass")


def situations() -> Iterator[tuple[str, State]]:
    """Rare situations, each with the bot that is asked in it."""
    yield "steady", seated({0: "HQ HN HJ DQ DN DJ CQ CN CJ SQ SN SJ"})
    yield "steady", after(seated({0: "T22 T21 T20 T14 T9 T5 T4 T3 HK DK SK CK"}), AUCTION)
    long = seated({0: "T22 T21 T20 T19 T17 T14 T9 T5 T4 HK DK CK"}, "T13 T12 D4 H4 D3 H3")
    yield "steady", after(long, [*AUCTION, "call SK", "take 1"])
    king = seated({0: "T12 T11 T10 T7 T5 T3 HQ DN DJ C8 SJ S7"}, "SK C7 D4 H4 D3 H3")
    yield "steady", after(king, [*AUCTION, "call SK"])
    plain = seated({0: "T22 T19 T17 T14 T9 T5 HK HQ DN DJ SQ S7"}, "C7 D4 T20 T18 CK CQ")
    yield "beginner", after(plain, [*AUCTION, "call SK"])
    pagat = seated({0: "T22 T21 T20 T19 T17 T14 T12 T9 T6 T1 DK SQ"}, "HK D1 D2 D3 C7 H2")
    yield "steady", after(pagat, [*AUCTION, "call SK", "take 1", "discard SQ D1"])
    michi = {0: "T21 T2 HN HJ H2 DQ D1 CN C9 C8 SJ S7", 1: "T19 T12 T3 HQ H1 H3 H4 D2 C7 C10 S8 S9"}
    yield "steady", after(seated(michi), ["pass"] * 4)
    yield "steady", after(seated(michi), ["pass"] * 4 + ["play T21"])
    hands = {0: "T20 T14 T9 T7 T5 T4 HQ HN DN C8 S7 S9", 1: "T22 T21 T16 T12 T3 H4 D4 D1 DQ CJ C7 S8"}
    told = ["pass", "bid doi 1", "pass", "pass", "call SK", "take 1", "discard C9 C7"]
    yield "sly", quiet(after(seated(hands, "T13 C9 D2 D3 C10 H2"), told))
    hands = {0: "T21 T20 T14 T9 T7 T5 T4 HQ HN DN C8 S7", 1: "T22 T16 T12 T3 H4 D4 D1 DQ CJ C7 S8 S9"}
    told = [*AUCTION, "call SK", "take 1", "discard C9 C10"]
    yield "steady", after(quiet(after(seated(hands, "C9 C10 D2 D3 T13 H2"), told)), ["play T21"])
    variant = variant_for("romanian", {})
    knocked = apply(start(variant, 0, Pot(5, 1), shuffled(variant.pack, Random("knock").random)), Knock()).state
    yield "steady", knocked
    yield "steady", apply(knocked, ChoosePattern("twelves")).state


@cache
def rare() -> tuple[tuple[View, Decision], ...]:
    """The decisions in them."""
    found = []
    for name, state in situations():
        view = view_of(state)
        found.append((view, decide(bot(name), view)))
    return tuple(found)


def test_reasons_are_true_in_rare_situations() -> None:
    assert [lie for view, decision in rare() for lie in wrong(view, decision)] == []


def test_each_reason_is_met() -> None:
    """At a table of the program's bots or in a situation of its own."""
    met = [*rare(), *decided("steady", USUAL), *decided("beginner", USUAL // 3)]
    found = {reason.key for _, decision in met for candidate in decision.ranked for reason in candidate.reasons}
    elsewhere = {*BEFORE_THE_PLAY, *IN_PLAY, *OF_TUBINGEN}  # tests/ai/slovenian, tests/ai/tubingen
    assert {*Why} - COMPARED - elsewhere - found == set()
