"""What was fitted for Romanian Tarok is used where it was fitted for, each stage with its own numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from ai import decide, make
from ai.arena.deals import deal
from ai.games.romanian import voicing
from ai.games.romanian.beliefs import believe
from ai.games.romanian.calibrated import BIDDING, FITTED, PARTS, PLANNING, VIEWS, doubted
from ai.games.romanian.foreseeing import foresee
from ai.games.romanian.planning import choices, plan_search
from ai.kernel.payoff import Payoff
from ai.searching import Effort
from engine import Kind, PlayCard, State, View, apply, legal_actions, observe, start, to_act, variant_for

STAGES = {Kind.AUCTION: BIDDING, Kind.CALL: PLANNING, Kind.STAGED_TALON: PLANNING, Kind.DISCARD: PLANNING}


@cache
def decisions(game: str) -> Mapping[str, View]:
    """The first decision of each kind in some hands of *steady*."""
    found: dict[str, View] = {}
    for number in range(4):
        variant = variant_for(game)
        dealt = deal(variant, "calibrated", number)
        state: State = start(variant, dealt.dealer, dealt.own, dealt.pack)
        players = [make("steady", str(seat)) for seat in range(variant.players)]
        while (seat := to_act(state)) is not None:
            view = observe(state, seat)
            if len(legal_actions(view)) > 1 and (view.kind != Kind.PLAY or view.table.play.tricks):
                found.setdefault(view.kind, view)
            state = apply(state, decide(players[seat], view).action).state
    return found


@pytest.mark.parametrize("kind", STAGES)
def test_each_stage_has_its_own_doubt(kind: Kind) -> None:
    view = decisions("romanian")[kind]
    search = plan_search(view, believe(view), choices(view), 1)
    doubt = FITTED.doubt(STAGES[kind], "")
    payoff: Payoff = search.prices.payoff
    assert payoff.keeps == doubt.keeps
    assert payoff.spread == PARTS * doubt.spread
    assert payoff.more_alone == round(PARTS * doubt.alone)


def test_a_bid_is_trusted_less_than_what_is_chosen_with_the_talon_in_hand() -> None:
    """Who bids does not know the talon, nor what the others would have done."""
    assert FITTED.points[BIDDING].keeps < FITTED.points[PLANNING].keeps
    assert FITTED.points[BIDDING].spread > FITTED.points[PLANNING].spread


@pytest.mark.parametrize("view", VIEWS)
def test_what_lies_in_the_piles_is_not_doubted(view: str) -> None:
    payoff = Payoff(4, 0, 0, -1, 0)
    doubted(payoff, view, "trei")
    more, keeps = payoff.more_beside, payoff.keeps
    doubted(payoff, view, "trei", 0.25)
    assert abs(int(payoff.more_beside)) <= abs(int(more))
    assert abs(payoff.keeps - 1) < abs(keeps - 1)


@pytest.mark.parametrize(("game", "fitted"), [("romanian", True), ("taper", False)])
def test_the_chances_at_the_cards_are_doubted_where_they_were_fitted(
    game: str, fitted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The value stays the search's own: it believes what it plays out."""
    view = decisions(game)[Kind.PLAY]
    action = next(action for action in legal_actions(view) if isinstance(action, PlayCard))
    asked: list[str] = []

    def noted(payoff: Payoff, name: str, contract: str, left: float) -> None:
        assert 0 < left < 1
        asked.append(name)

    effort = Effort(nodes=60, deals=12)
    found = foresee(view, action, effort, 1)
    monkeypatch.setattr("ai.games.romanian.foreseeing.doubted", noted)
    plain = foresee(view, action, effort, 1)
    assert found is not None
    assert plain is not None
    assert found.value == plain.value
    assert bool(asked) is fitted
    assert (found.won != plain.won) is fitted


def test_a_pagat_wants_to_be_surer_than_a_rege() -> None:
    """The rules of thumb announce both; of announced reges more come home."""
    assert voicing.USUALLY["rege"] < voicing.USUALLY["pagat"] < voicing.SAID
    assert set(voicing.USUALLY) == voicing.LAST
