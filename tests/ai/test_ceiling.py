"""The open hands that `benchmarks/ceiling.py` gives a search, and the sums it makes of its counts."""

from __future__ import annotations

import pytest

from ai import decide, make
from ai.arena.deals import deal
from ai.games.romanian.beliefs import RomanianBeliefs, believe
from ai.kernel_cards import card_set_of
from benchmarks import ceiling
from benchmarks.ceiling import Task
from engine import State, apply, observe, start, to_act, variant_for


def some_state(game: str, actions: int) -> State:
    """A hand of *steady* after so many actions."""
    variant = variant_for(game)
    dealt = deal(variant, "ceiling", 3)
    state = start(variant, dealt.dealer, dealt.own, dealt.pack)
    bots = [make("steady", f"{seat}") for seat in range(variant.players)]
    for _ in range(actions):
        seat = to_act(state)
        assert seat is not None
        state = apply(state, decide(bots[seat], observe(state, seat)).action).state
    return state


@pytest.mark.parametrize("game", ceiling.GAMES)
@pytest.mark.parametrize("actions", [4, 30])
def test_what_is_seen_is_how_the_cards_lie(game: str, actions: int) -> None:
    """Every hand in its place, the talon's rest and the discards beside it, and every card once."""
    state = some_state(game, actions)
    seat = to_act(state)
    assert seat is not None
    view = observe(state, seat)
    with ceiling.seen(state):
        sampler = believe(view).sampler()
    assert sampler.next()
    lies = sampler.deal
    for place, hand in enumerate(state.hidden.hands):
        assert card_set_of(lies.suits(place), lies.taroks(place)) == hand
    assert card_set_of(lies.laid_s, lies.laid_t) == state.hidden.laid_away
    fallen = sum(1 << card for trick in state.table.play.tricks for card in trick.cards)
    fallen |= sum(1 << card for card in state.table.play.trick)
    rest = card_set_of(lies.rest_s, lies.rest_t)
    assert rest | fallen | state.hidden.laid_away | sum(state.hidden.hands) == view.table.variant.pack.cards


def test_nobody_sees_any_longer() -> None:
    """Outside of the arm the beliefs are the usual ones again, also after a fault."""
    usual = RomanianBeliefs.sampler
    with pytest.raises(LookupError), ceiling.seen(some_state("romanian", 4)):
        raise LookupError
    assert RomanianBeliefs.sampler is usual


def test_an_arm_of_steady_alone_is_as_good_as_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """With *steady* in the place of each search there is nothing between the arms and the table."""
    monkeypatch.setattr(ceiling, "player", lambda _, seed: make("steady", seed))
    task = Task("romanian", "ceiling", "all", True, ("expert", ceiling.SEEING, "blind"))
    assert [ceiling.above(task, arm, 0) for arm in task.arms] == [0.0, 0.0, 0.0]


def test_shares() -> None:
    """Half of the most, surely; nothing where there is nothing to share."""
    assert ceiling.share([0.5, 1.0, 1.5], [1.0, 2.0, 3.0]) == "50% ± 0%"
    assert ceiling.share([0.5, 1.0], [0.0, 0.0]) == "–"
