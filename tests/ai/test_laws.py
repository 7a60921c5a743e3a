"""Laws for every state: legal decisions with registered reasons, the same ones again, and nothing hidden in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ai import NAMES, decide, make
from ai.reasonparams import PARAMS
from ai.reasons import Why
from engine import (
    Declare,
    Discard,
    Double,
    Pass,
    PassAnnouncing,
    PlayCard,
    Reject,
    State,
    Surrender,
    View,
    apply,
    card_set,
    legal_actions,
    objection,
    observe,
    shuffled,
    start,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot

TABLES = {
    "romanian": ("romanian", {}),
    "taper": ("taper", {}),
    "no unu, no pool": ("romanian", {"unu_bids": False, "pool": False, "all_pass": "throw-in"}),
    "trei, prins, regii 4/2": ("romanian", {"trei_bids": True, "announce_regele_prins": True, "regii": "4/2"}),
    "solo as doi, no raise": ("romanian", {"solo_bonuses": "as_doi", "senior_may_raise": False, "hep_hep": True}),
    "taper, trula in tricks": ("taper", {"talon_counts_for_trula_regii": False, "unu_max_ordinal": 3}),
}


def states(game: str, house: dict[str, object], hands: int, mixed: bool) -> Iterator[State]:
    """Every state of some hands; if ``mixed``, other seats than the first play at random, for strange positions."""
    variant = variant_for(game, house)
    for number in range(hands):
        random = Random(f"{game}{number}")
        players = [
            make("random" if mixed and random.random() < 0.5 else "steady", f"{number}/{seat}")
            for seat in range(variant.players)
        ]
        pack = shuffled(variant.pack, random.random)
        state = start(variant, number % variant.players, Pot(5 + number % 9, 1 + number % 2), pack)
        while (seat := to_act(state)) is not None:
            yield state
            state = apply(state, decide(players[seat], observe(state, seat)).action).state


@pytest.mark.parametrize(("game", "house"), TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("mixed", [False, True], ids=["steady", "mixed"])
def test_decisions_are_legal_and_reasoned(game: str, house: dict[str, object], mixed: bool) -> None:
    bot = make("steady", "law")
    for state in states(game, house, 12, mixed):
        view = observe(state, to_act(state) or 0)
        decision = decide(bot, view)
        assert objection(view, decision.action) is None
        assert decision.action == decision.ranked[0].action
        values = [candidate.value for candidate in decision.ranked]
        assert values == sorted(values, reverse=True)
        for candidate in decision.ranked:
            assert objection(view, candidate.action) is None
            weights = [reason.weight for reason in candidate.reasons]
            assert weights == sorted(weights, reverse=True), candidate
            for reason in candidate.reasons:
                assert tuple(sorted(reason.params)) == tuple(sorted(PARAMS[Why(reason.key)]))


def test_all_that_is_sensible_is_ranked() -> None:
    bot = make("steady", "law")
    for state in states("romanian", {}, 25, True):
        view = observe(state, to_act(state) or 0)
        ranked = {candidate.action for candidate in decide(bot, view).ranked}
        legal = legal_actions(view)
        if view.phase in ("auction", "call", "talon", "announce", "play"):
            assert ranked == set(legal)
        for action in (Pass(), PassAnnouncing(), Reject(), Surrender()):
            assert (action in legal) <= (action in ranked)


def test_every_reason_has_its_parameters() -> None:
    assert set(PARAMS) == set(Why)


def test_every_name_makes_a_player() -> None:
    assert NAMES[:3] == ("random", "beginner", "steady")
    with pytest.raises(ValueError, match="nobody"):
        make("nobody", "1")


def test_steady_is_a_function_of_seed_and_view() -> None:
    for state in states("romanian", {}, 6, True):
        view = observe(state, to_act(state) or 0)
        used, fresh = make("steady", "a"), make("steady", "a")
        decide(used, observe(next(iter(states("taper", {}, 1, False))), 2))
        assert decide(used, view) == decide(fresh, view)


def swapped(state: State, view: View, random: Random) -> State:
    """The state with all cards redealt that the view's seat cannot know; its view is the same."""
    table, hidden = state
    if not table.deal.dealt:
        pack = list(hidden.pack)
        random.shuffle(pack)
        return State(table, hidden._replace(pack=tuple(pack)))
    talon = table.talon
    size = len(hidden.talon) // talon.groups if talon.groups else 0
    known = set(talon.seen if view.seat == table.declarer else talon.shown)
    if talon.taken is not None:
        known.add(talon.taken)
    free = [place for place in range(len(hidden.talon)) if not size or place // size + 1 not in known]
    others = [seat for seat in range(table.players) if seat != view.seat]
    cards = [hidden.talon[place] for place in free]
    for seat in others:
        cards += [card for card in range(78) if hidden.hands[seat] >> card & 1]
    random.shuffle(cards)
    new_talon = list(hidden.talon)
    for place in free:
        new_talon[place] = cards.pop()
    hands = list(hidden.hands)
    for seat in others:
        count = hands[seat].bit_count()
        hands[seat] = card_set([cards.pop() for _ in range(count)])
    partner = hidden.partner
    if table.called is not None and partner != view.seat:
        partner = next((seat for seat in others if seat != table.declarer and hands[seat] >> table.called & 1), None)
    return State(table, hidden._replace(hands=tuple(hands), talon=tuple(new_talon), partner=partner))


@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_hidden_cards_change_nothing(game: str) -> None:
    bot = make("steady", "blind")
    random = Random(7)
    phases = set()
    for state in states(game, {}, 40, True):
        view = observe(state, to_act(state) or 0)
        other = swapped(state, view, random)
        again = observe(other, view.seat)
        assert again == view
        assert other != state or view.phase == "play"
        assert decide(bot, again) == decide(bot, view)
        phases.add(view.phase)
    assert {"cut", "auction", "talon", "discard", "announce", "play"} <= phases


def test_kinds_of_action_all_occur() -> None:
    """In some dozens of hands *steady* uses the whole game."""
    missing = {Declare, Discard, Double, PassAnnouncing, Pass, PlayCard, Reject}
    for number, state in enumerate(states("romanian", {}, 120, False)):
        view = observe(state, to_act(state) or 0)
        missing.discard(type(decide(make("steady", f"{number}"), view).action))
        if not missing:
            return
    raise AssertionError(f"never: {missing}")
