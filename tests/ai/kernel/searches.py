"""The values of some fixed searches, printed: ``python searches.py ROOT`` with the tree whose kernel is asked.

A program of its own, so that the same can be asked of the plain kernel and of the compiled one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random

if __name__ == "__main__":
    sys.path[0] = sys.argv[1]

from ai import decide, make
from ai.games.romanian.beliefs import believe
from ai.games.romanian.planning import choices, plan_search
from ai.games.romanian.playing import play_search
from ai.games.romanian.pricing import terms_of
from ai.games.romanian.standpoint import spot_of
from ai.games.romanian.voicing import speech_search
from ai.kernel import bits
from ai.kernel.ending import Ending
from ai.kernel.solver import Solver
from ai.masks import packed, packed_card
from ai.searching import Effort, Search
from engine import PlayCard, State, View, apply, legal_actions, observe, shuffled, start, to_act, variant_for
from engine.games.romanian.carry import Pot
from engine.seats import Side
from engine.sides import with_partner

EFFORT = Effort(nodes=100, deals=10)
SOLVED = 4
"""From so few tricks left the position is solved, too."""
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
        cards = [packed_card(action.card) for action in legal_actions(view) if isinstance(action, PlayCard)]
        search = play_search(view, cards, EFFORT, seed)
    elif view.phase == "announce":
        search = speech_search(view, believe(view), choices(view), seed)
    else:
        search = plan_search(view, believe(view), choices(view)[:6], seed)
    assert search.run(4)
    return [*search.values, *search.weights]


def solved(state: State) -> list[int]:
    """What the two solvers say of the last tricks."""
    table = with_partner(state.table, state.hidden.partner)
    hands = [packed(hand) for hand in state.hidden.hands] + [0]
    h0, h1, h2, h3 = hands[:4]
    sides = sum(1 << seat for seat, side in enumerate(table.sides) if side is Side.DECLARER)
    spot = spot_of(table)
    spot.begin(sides)
    solver = Solver(table.players, h0, h1, h2, h3, sides)
    found = [int(solver.points(spot, 0)), int(solver.nodes)]
    if len(table.play.tricks) >= 12 - SOLVED // 2:
        found.append(int(Ending(table.players, sides, terms_of(table), 0, 0).value(spot, h0, h1, h2, h3, 0)))
    return found


def main() -> None:
    """Print one object: whether the kernel is compiled, and a list for each state."""
    rows: list[list[float]] = []
    for number, state in enumerate(states(9)):
        seat = to_act(state) or 0
        rows.append(searched(observe(state, seat), number))
        table = state.table
        with_sides = table.contract is not None and not table.contract.individual
        if table.phase == "play" and with_sides and len(table.play.tricks) >= 12 - SOLVED:
            rows.append([float(value) for value in solved(state)])
    print(json.dumps({"compiled": bits.COMPILED, "rows": rows}))


if __name__ == "__main__":
    main()
