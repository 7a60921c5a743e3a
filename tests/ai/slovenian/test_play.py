"""The Slovenian play by rules of thumb: the reasons for each card are true, and its aim comes about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ai import LEVELS, decide, make
from ai.games.slovenian.payoffs import aside
from ai.reasonparams import PARAMS
from ai.reasons import Why
from engine import (
    LUNA,
    PlayCard,
    State,
    action_text,
    apply,
    card_name,
    legal_actions,
    objection,
    observe,
    to_act,
)
from tests.ai.claims_of import claims_of
from tests.ai.claims_slovenian_play import IN_PLAY
from tests.ai.seeing import Moment
from tests.support.pairs import ALL, some
from tests.support.quick import think_less
from tests.support.slovenian import lay, passed, play

from .replayed import states

HANDS = 260
HANDS_OF = {"club": 40, "expert": some(12, 40)}
"""The number of hands that a searching level plays."""


@pytest.mark.parametrize("level", ["steady", "beginner"])
def test_reasons_are_true(level: str) -> None:
    claims = claims_of("slovenian-4")
    met, wrong = set(), set()
    for seed in range(HANDS):
        random = Random(f"true/{seed}")
        for state in states(seed):
            seat = to_act(state)
            if seat is None or state.table.kind != "play" or state.table.players == 5 or random.random() < 0.6:
                continue  # five: the reasons' seats are checked below
            view = observe(state, seat)
            for candidate in decide(make(level, "true"), view).ranked:
                moment = Moment(view, candidate.action)
                for reason in candidate.reasons:
                    met.add(reason.key)
                    assert {*reason.params} == {*PARAMS[Why(reason.key)]}
                    if not claims[reason.key](moment, reason.params):
                        assert state.table.contract is not None
                        wrong.add(f"{reason.key} {dict(reason.params)} {state.table.contract.key}")
    assert not wrong, "\n".join([str(len(wrong)), *sorted(wrong)[:30]])
    if level == "steady":
        assert {*IN_PLAY} - met <= {
            Why.NO_POWER,
            Why.SAVES_MOND,
        }  # NO_POWER has a row of its own; the mond is rarely in danger


@pytest.fixture
def _less() -> Iterator[None]:
    """A tenth of the thinking: cards are legal and priced by a search, however good."""
    with think_less(1 if ALL else 10):
        yield


@pytest.mark.usefixtures("_less")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_contract(level: str) -> None:
    seen = set()
    for seed in range(HANDS_OF.get(level, 120)):
        random = Random(f"every/{seed}")
        for state in states(seed):
            seat = to_act(state)
            if seat is None or state.table.kind != "play" or random.random() < 0.8:
                continue
            view = observe(state, seat)
            found = decide(make(level, "any"), view)
            assert objection(view, found.action) is None
            assert {each.action for each in found.ranked} == {*legal_actions(view)}
            assert state.table.contract is not None
            if found.nodes:
                seen.add(state.table.contract.key)
            if level in ("club", "expert") and len(legal_actions(view)) > 1:
                assert bool(found.nodes) is not bool(aside(state.table)), aside(state.table)
    if level in ("club", "expert"):
        assert len(seen) >= (9 if level == "club" or ALL else 5), seen


def test_reasons_name_seats_of_the_table_with_five() -> None:
    named = 0
    for seed in range(200):
        for state in states(seed):
            seat = to_act(state)
            if seat is None or state.table.kind != "play" or state.table.players != 5:
                continue
            for candidate in decide(make("steady", "five"), observe(state, seat)).ranked:
                for reason in candidate.reasons:
                    if "seat" in reason.params:
                        named += 1
                        who = reason.params["seat"]
                        assert isinstance(who, int)
                        assert who != seat
                        assert not state.table.sits_out(who)
    assert named > 20


def best(state: State, level: str = "steady") -> str:
    """The card that a level plays."""
    action = decide(make(level, "best"), observe(state, to_act(state) or 0)).action
    assert isinstance(action, PlayCard)
    return card_name(action.card)


def quiet(state: State) -> State:
    """The state once nobody has said anything more."""
    while state.table.kind in ("kontra-round", "klop-kontra"):
        state = play(state, "merge")
    return state


@pytest.mark.parametrize("level", ["steady", "club", "expert"])
def test_points_go_to_others_in_klop(level: str) -> None:
    """S62, S63: a player who cannot beat the trick is rid of his king."""
    state = quiet(passed(lay("T20 S10 SJ SN S7 S8 S9 SQ T2 T3 T4 T5", "HK H4 H3 C7 C8 C9 CJ DK D1 D2 D3 D4"), "klop"))
    state = play(state, "play S10")
    assert best(state, level).endswith("K")


@pytest.mark.parametrize("level", ["steady", "club", "expert"])
def test_the_mond_stays_in_the_hand_while_the_skis_is_out(level: str) -> None:
    """S58: the mond that the škis takes costs its player twenty."""
    hands = ("T21 T19 T18 T17 T16 T15 T14 T13 HK DK CK SK", "T22 T12 T11 T10 T9 T8 HQ HJ HN DQ DN DJ")
    state = quiet(passed(lay(*hands), "solo-without"))
    assert best(state, level) != "T21"
    assert to_act(state) is not None
    assert observe(state, 0).hand >> LUNA & 1


@pytest.mark.parametrize(
    ("lead", "declarer", "said"),
    [("T20", "T22 H3", True), ("H4", "T22 H3", False), ("T22", "H3", False)],
    ids=["S58 the škis is out", "S58 the tarok wins so far", "S58 the škis lies there"],
)
def test_what_is_said_of_a_mond_that_is_kept(lead: str, declarer: str, said: bool) -> None:
    """It is said while an opponent who plays later may hold the škis, and only of a card that gives the trick up."""
    bare = "CK CQ CN CJ C10 C9 C8 SK SQ"
    state = play(lay(f"{lead} HK", f"T21 T2 T3 {bare}", declarer, talon="C7"), "pass, 2: bid solo-one, pass, pass")
    state = play(quiet(play(state, "2: name solo-one, take 1, discard C7")), f"0: play {lead}")
    found = decide(make("steady", "mond"), observe(state, 1)).ranked
    reasons = {reason.key for each in found if action_text(each.action) == "play T2" for reason in each.reasons}
    assert reasons
    assert (Why.SAVES_MOND in reasons) is said
    assert Why.SAVES_LUNA not in reasons


def test_a_mond_is_kept_from_a_partners_skis_too() -> None:
    """S58: it costs its player, whoever takes it; here only opponents of the declarer, who led, may hold the škis."""
    bare = "CK CQ CN CJ C10 C9 C8 SK SQ"
    state = play(lay("T20 HK", f"T21 T2 T3 {bare}", "T22 H3", talon="C7"), "pass, pass, pass, name solo-one, take 1")
    state = play(quiet(play(state, "0: discard C7")), "0: play T20")
    found = decide(make("steady", "mond"), observe(state, 1)).ranked
    said = {action_text(each.action): {reason.key for reason in each.reasons} for each in found}
    assert Why.SAVES_MOND in said["play T2"]
    assert Why.SAVES_MOND not in said["play T21"]


def test_a_tarok_has_no_power_in_colour_valat() -> None:
    """S52: it must be played and does not win."""
    state = quiet(
        passed(lay("HK HQ HN HJ H1 H2 DK DQ DN CK CQ SK", "T2 T3 T4 T5 T6 T7 T8 T9 C7 C8 C9 C10"), "colour-valat")
    )
    state = play(state, "play HK")
    found = decide(make("steady", "power"), observe(state, 1))
    assert {reason.key for reason in found.reasons} >= {Why.NO_POWER}
    assert found.reasons[0].params == {"suit": "H"}


def test_a_beggar_leads_low() -> None:
    state = quiet(passed(lay("T2 T3 T4 C7 C8 C9 S7 S8 S9 D4 D3 HK"), "beggar"))
    assert best(state) != "HK"
    assert apply(state, next(iter(legal_actions(observe(state, 0))))).state
