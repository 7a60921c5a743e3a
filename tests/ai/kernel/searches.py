"""The values of some fixed searches, printed: ``python searches.py ROOT`` with the tree whose kernel is asked.

A program of its own, so that the same can be asked of the plain kernel and of the compiled one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import product
from random import Random

if __name__ == "__main__":
    sys.path[0] = sys.argv[1]


from ai import decide, make
from ai.games.romanian.beliefs import believe
from ai.games.romanian.planning import choices, plan_search
from ai.games.romanian.playing import play_search
from ai.games.romanian.voicing import speech_search
from ai.kernel import bits
from ai.kernel.law import AFTER_BOTH, ANY_ORDER, Law
from ai.kernel.position import KernelDeal, Position
from ai.kernel.rollout import BY_CHANCE, BY_RULES, DUCKING, played_out
from ai.kernel_cards import suit_word, tarok_word
from ai.searching import Effort, Search
from engine import PlayCard, State, View, apply, legal_actions, observe, shuffled, start, to_act, variant_for
from engine.games.romanian.carry import Pot

EFFORT = Effort(nodes=100, deals=10)
DEALING = ("cut", "pattern", "packets")


def states(hands: int) -> Iterator[State]:
    """States in which somebody has a choice, in hands of both games."""
    for number in range(hands):
        variant = variant_for("taper" if number % 3 == 2 else "romanian")
        players = [make("steady", f"searches/{number}/{seat}") for seat in range(variant.players)]
        pack = shuffled(variant.pack, Random(f"searches/{number}").random)
        state = start(variant, number % variant.players, Pot(6, 1 + number % 2), pack)
        while (seat := to_act(state)) is not None:
            view = observe(state, seat)
            if view.phase not in DEALING and len(legal_actions(view)) > 1:
                yield state
            state = apply(state, decide(players[seat], view).action).state


def searched(view: View, seed: int) -> list[float]:
    """The values of a search in that view, deal by deal, and the deals' weights."""
    search: Search
    if view.phase == "play":
        cards = [action.card for action in legal_actions(view) if isinstance(action, PlayCard)]
        search = play_search(view, cards, EFFORT, seed)
    elif view.phase == "announce":
        search = speech_search(view, believe(view), choices(view), seed)
    else:
        search = plan_search(view, believe(view), choices(view)[:6], seed)
    assert search.run(4)
    return [*search.values, *search.weights]


def laws() -> Iterator[Law]:
    """Every law there is, with and without a fool, and some that end early."""
    for switches in product((0, 1), (0, 1), (0, 1), (0, ANY_ORDER, AFTER_BOTH)):
        yield Law(4, *switches)
    for trumps, ours, theirs in product((0, 1), (0, 1), (0, 2)):
        yield Law(4, trumps, 0, 0, 0, bits.SKIZ, ours, theirs)


def ended(law: Law, seed: int, manner: int) -> list[float]:
    """The result of a hand of the greatest pack under a law."""
    cards = list(range(78))
    Random(f"laws/{seed}").shuffle(cards)
    deal = KernelDeal()
    for seat in range(4):
        hand = sum(1 << card for card in cards[19 * seat : 19 * seat + 19])
        deal.give(seat, suit_word(hand), tarok_word(hand))
    position = Position(law)
    position.begin(1 << seed % 4)
    played_out(position, deal, 1 << seed % 4, 0, 0, seed + 1, manner)
    end = position.end
    found = [end.won_s >> 28, end.won_s & (1 << 28) - 1, end.won_t, end.lost_t, end.taken, end.given, end.last_t]
    return [float(value) for value in (*found, end.winner, end.pagat_by, end.loser, end.taker)]


def main() -> None:
    """Print one object: whether the kernel is compiled, and a list for each state."""
    rows = [searched(observe(state, to_act(state) or 0), number) for number, state in enumerate(states(9))]
    for law in laws():
        rows += [ended(law, seed, seed % 3) for seed in range(9)]
    assert {BY_CHANCE, BY_RULES, DUCKING} == {0, 1, 2}
    print(json.dumps({"compiled": bits.COMPILED, "rows": rows}))


if __name__ == "__main__":
    main()
