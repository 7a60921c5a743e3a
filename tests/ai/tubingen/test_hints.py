"""Hints in Tübingen Tarok: a reason and a price at every kind of decision, the prices in points of this game."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest

from ai import make, players
from ai.games.tubingen.claims import silence_costs
from ai.reasons import Why
from ai.searching import Effort
from engine import Kind, PlayCard, State, observe, to_act, variant_for
from tarokgui.session import adviser
from tarokgui.session.adviser import Hint, hint_thoughts
from tarokgui.session.people import seated
from tarokgui.wording.hintwords import HintWords
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.seating import Seating
from tests.gui.tubingen import EMPTY, Tale, dealt, led, tale
from tests.support.tubingen import lay, may, opened, passed, play

STRONG: Final = "T21 T20 T19 T18 T1 T22 HK DK CK"
SPOKEN: Final = {"claims": "spoken"}

MOMENTS: Final[dict[str, tuple[Tale, tuple[str, ...], int, str]]] = {
    "laying away": (tale(), ("T22 HK HQ",), 0, "dealer-discard"),
    "asking": (tale(), (EMPTY,), 3, "ask-tout"),
    "answering": (tale(theirs=("ask-tout",)), ("T21 T20", EMPTY), 3, "tout-answer"),
    "raus": (tale(), (STRONG,), 3, "raus-round"),
    "ruf": (tale(), (STRONG,), 3, "ruf-round"),
    "a card in a ruf": (tale(("call SK",)), (STRONG,), 3, "play"),
    "a card in a raus": (tale(("bid raus",)), (STRONG,), 3, "play"),
    "a card in a tout": (tale(("accept",), ("ask-tout",)), ("T21 T20", EMPTY), 3, "play"),
    "claiming": (tale(("call SK",), house=SPOKEN), (STRONG,), 3, "claim-strafen"),
}
"""A table, the hands of the seats, the dealer, and the decision that is due."""


def hint_at(name: str) -> Hint:
    story, hands, dealer, kind = MOMENTS[name]
    session = led(story, dealt(*hands, dealer=dealer, house=story.house), kind)
    (*_, hint) = hint_thoughts(session.view, session.decision)
    assert hint is not None
    return hint


def test_every_kind_of_decision_is_among_them() -> None:
    course = variant_for("tubingen", SPOKEN).course
    kinds = {phase.kind for phase in course if phase.kind != Kind.CUT} | {"ask-tout"}
    assert {kind for *_, kind in MOMENTS.values()} == kinds


@pytest.mark.parametrize("name", MOMENTS)
def test_a_hint_has_a_reason_and_a_price(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for effort in ("CARDS", "PLANS"):
        monkeypatch.setattr(players, effort, Effort(nodes=120, deals=20))
    hint = hint_at(name)
    assert hint.others
    assert all(other.worse is not None for other in hint.others)
    assert hint.reasons or hint.nodes
    assert not any(reason.key == Why.SKI_WAITS for reason in hint.reasons if isinstance(hint.actions[0], PlayCard))
    for language in LANGUAGES:
        tr = load(language)
        tr.words = "tubingen"
        words = HintWords(tr, Seating(0, 4, tr, seated(4, 0, game="tubingen")), hint)
        before, _, unit = tr("tubingen.hint.price.worse", what="", points="#").partition("#")
        for other, told in zip(hint.others, words.others, strict=True):
            assert other.even or (before in told and told.endswith(unit)), told
        assert words.reasons


def test_a_tout_is_told_in_tricks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "usual", lambda: make("steady", adviser.SEED))
    hint = hint_at("answering")
    told = HintWords(load(), Seating(0, 4, load(), seated(4, 0, game="tubingen")), hint).reasons[0]
    assert "tricks; one is allowed" in told


def to_the_claims(contract: str) -> State:
    """A hand of which much is due, played out by first cards."""
    held = "HK DK CK T22 T1 H2 H3 H4 H5 H6 H7 H8 H9 D2 D3 D4 D5 D6 D7"
    other = "SK T21 T20 T19 T18 D8 D9 C2 C3 C4 C5 C6 C7 C8 C9 S2 S3 S4 S5"
    hands = (held, other)
    state = play(opened(lay(*hands, claims="spoken")), "bid raus") if contract == "raus" else None
    state = state or play(passed(lay(*hands, claims="spoken")), "pass, 0: call SK")
    while state.table.kind == Kind.PLAY:
        state = play(state, may(state)[0])
    return state


def ahead(state: State, seat: int, silent: int | None) -> float:
    """The lead of a seat over the average if all claim their due, but for the silent one."""
    while state.table.settlement is None:
        mine = [text for text in may(state) if text != "merge"]
        state = play(state, "merge" if to_act(state) == silent or not mine else mine[0])
    scores = state.table.settlement.scores
    return scores[seat] - sum(scores) / 4


@pytest.mark.parametrize("contract", ["ruf", "raus"])
def test_u29_silence_costs_what_the_settlement_says(contract: str) -> None:
    state = to_the_claims(contract)
    costs = {}
    while state.table.settlement is None:
        seat = to_act(state)
        assert seat is not None
        costs[seat] = silence_costs(observe(state, seat))
        loss = ahead(state, seat, None) - ahead(state, seat, seat)
        assert costs[seat] == pytest.approx(abs(loss))
        state = play(state, "merge")
    assert any(one != other for one, other in pairwise(costs.values()))
    assert max(costs.values()) > 0
