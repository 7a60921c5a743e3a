"""Slovenian bots do not cheat: over other unseen cards they think the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from ai import LEVELS, Decision, make
from ai.games.slovenian.constraints import LAID, REST, Constraints
from ai.games.slovenian.seating import seated
from engine import Seat, State, View, card_set, legal_actions, members, observe, to_act

from .replayed import order, states

COUNTS = {"expert": 60, "club": 80}
MANY = 250
SWAPS = 60
OFTEN = {"play": 0.2, "auction": 0.3, "kontra-round": 0.3, "cut": 0.1}


def redealt(state: State, view: View, random: Random) -> State:
    """The state after exchanges of cards that the seat cannot know the places of."""
    table, hidden = state
    if not table.deal.dealt:
        pack = list(hidden.pack)
        random.shuffle(pack)
        return State(table, hidden._replace(pack=tuple(pack)))
    facts, seats = Constraints(seated(view)), order(table)
    hands = {place: hidden.hands[seat] & facts.unseen for place, seat in enumerate(seats) if seat != view.seat}
    closed = [place for place, card in enumerate(hidden.talon) if facts.unseen >> card & 1 and not table.talon.cards]
    talon = list(hidden.talon)
    hands[REST] = card_set(talon[place] for place in closed)
    hands[LAID] = hidden.laid_away & facts.unseen if view.seat != table.declarer else 0
    for _ in range(SWAPS):
        here, there = random.sample(sorted(hands), 2)
        if not (hands[here] and hands[there]):
            continue
        one, other = random.choice(members(hands[here])), random.choice(members(hands[there]))
        if facts.takes[there] >> one & 1 and facts.takes[here] >> other & 1:
            hands[here] ^= 1 << one | 1 << other
            hands[there] ^= 1 << one | 1 << other
    for place, card in zip(closed, members(hands[REST]), strict=True):
        talon[place] = card
    new = list(hidden.hands)
    for place, seat in enumerate(seats):
        if seat != view.seat:
            new[seat] = hidden.hands[seat] & ~facts.unseen | hands[place]
    laid = hidden.laid_away if view.seat == table.declarer else hidden.laid_away & ~facts.unseen | hands[LAID]
    partner = hidden.partner
    if facts.called is not None and facts.unseen >> facts.called & 1:
        holders = [seat for seat in seats if seat != table.declarer and new[seat] >> facts.called & 1]
        partner = holders[0] if holders else None
    return State(table, hidden._replace(hands=tuple(new), talon=tuple(talon), laid_away=laid, partner=partner))


def decisions(seed: int) -> Iterator[tuple[State, Seat]]:
    random = Random(f"honest/{seed}")
    number = 0
    while True:
        number += 1
        for state in states(number):
            seat = to_act(state)
            if seat is None or len(legal_actions(observe(state, seat))) == 1:
                continue
            if random.random() < OFTEN.get(observe(state, seat).kind, 1.0):
                yield state, seat


def thoughts(level: str, view: View) -> list[Decision]:
    return list(make(level, "fair").think(view))


@pytest.mark.parametrize("level", LEVELS)
def test_unseen_cards_change_no_thought(level: str) -> None:
    random, seen, moved = Random(level), Counter[str](), 0
    count = COUNTS.get(level, MANY)
    for number, (state, seat) in enumerate(decisions(1)):
        if number == count:
            break
        view = observe(state, seat)
        other = redealt(state, view, random)
        if observe(other, seat) != view:
            continue  # the engine tells this seat of a card that is no fact of the play
        moved += other != state
        assert thoughts(level, view) == thoughts(level, observe(other, seat)), (number, view.kind)
        seen[view.kind] += 1
    assert moved > 0.8 * count
    assert {"play", "auction", "open-talon"} <= set(seen)
