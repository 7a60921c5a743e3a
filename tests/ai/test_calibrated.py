"""The numbers fitted for Romanian Tarok and for Taper are used there, each stage with its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import pytest

from ai import decide, make
from ai.arena.deals import deal
from ai.chances import BIDDING, DECLARING, OPPOSING, PARTS, PLANNING
from ai.games.romanian import voicing
from ai.games.romanian.beliefs import believe
from ai.games.romanian.calibrated import FITTED, doubted, fitted, kept
from ai.games.romanian.foreseeing import foresee
from ai.games.romanian.planning import choices, plan_search
from ai.games.romanian.voicing import speech_search
from ai.kernel.payoff import Payoff
from ai.searching import Effort
from engine import Kind, PlayCard, State, Table, View, apply, legal_actions, observe, start, to_act, variant_for

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
    doubt = FITTED["romanian"].doubt(STAGES[kind], "")
    payoff: Payoff = search.prices.payoff
    assert payoff.keeps == doubt.keeps
    assert payoff.spread == PARTS * doubt.spread
    assert payoff.more_alone == round(PARTS * doubt.alone)


def test_a_bid_is_trusted_less_than_what_is_chosen_with_the_talon_in_hand() -> None:
    """A bidder does not know the talon, nor the choices that the others would have made."""
    points = FITTED["romanian"].points
    assert points[BIDDING].keeps < points[PLANNING].keeps
    assert points[BIDDING].spread > points[PLANNING].spread


def test_what_decides_a_game_of_taper_is_believed_as_it_is_played_out() -> None:
    """With the numbers fitted for bids and contras it won less."""
    bid, word = decisions("taper")[Kind.AUCTION], decisions("taper")[Kind.ANNOUNCE]
    assert not any(fitted(bid.table, stage) for stage in (BIDDING, PLANNING, DECLARING, OPPOSING))
    payoffs = (
        plan_search(bid, believe(bid), choices(bid), 1).prices.payoff,
        speech_search(word, believe(word), choices(word), 1).sayings[0].payoff,
    )
    assert [payoff.spread for payoff in payoffs] == [0, 0]


def test_an_announced_bonus_is_believed_by_the_numbers_of_its_own_game() -> None:
    """A pagat comes home less often where three play, each with sixteen cards."""
    assert FITTED["taper"].kept("pagat", 0.7) < FITTED["romanian"].kept("pagat", 0.7)
    asked = [kept(decisions(game)[Kind.ANNOUNCE].table, "pagat", 0.7) for game in FITTED]
    assert asked == [FITTED[game].kept("pagat", 0.7) for game in FITTED]


def test_a_game_that_nothing_was_fitted_for_is_refused_by_its_name() -> None:
    table = decisions("taper")[Kind.AUCTION].table
    odd = table._replace(variant=replace(table.variant, key="odd", options=table.variant.options))
    with pytest.raises(KeyError, match="odd"):
        fitted(odd, BIDDING)


@pytest.mark.parametrize(("game", "view"), [(game, view) for game in FITTED for view in FITTED[game].points])
def test_what_lies_in_the_piles_is_not_doubted(game: str, view: str) -> None:
    payoff, table = Payoff(4, 0, 0, -1, 0), decisions(game)[Kind.AUCTION].table
    doubted(payoff, table, view, "trei")
    more, keeps = payoff.more_beside, payoff.keeps
    doubted(payoff, table, view, "trei", 0.25)
    assert abs(int(payoff.more_beside)) <= abs(int(more))
    assert abs(payoff.keeps - 1) <= abs(keeps - 1)


@pytest.mark.parametrize("game", FITTED)
def test_the_chances_at_the_cards_are_doubted(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The value stays the search's own: it believes its play-outs."""
    view = decisions(game)[Kind.PLAY]
    action = next(action for action in legal_actions(view) if isinstance(action, PlayCard))
    asked: list[str] = []

    def noted(payoff: Payoff, table: Table, name: str, contract: str, left: float) -> None:
        assert table is view.table
        assert 0 < left < 1
        asked.append(name)

    effort = Effort(nodes=60, deals=12)
    found = foresee(view, action, effort, 1)
    monkeypatch.setattr("ai.games.romanian.foreseeing.doubted", noted)
    plain = foresee(view, action, effort, 1)
    assert found is not None
    assert plain is not None
    assert found.value == plain.value
    assert asked
    assert found.won != plain.won


def test_a_pagat_wants_to_be_surer_than_a_rege() -> None:
    """The rules of thumb announce both; of announced reges more come home."""
    usually = voicing.USUALLY["romanian"]
    assert usually["rege"] < usually["pagat"] < voicing.SAID["romanian"]
    assert set(usually) == voicing.LAST
