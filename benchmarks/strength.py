"""Print the weights of `ai/games/romanian/strength.py`: least squares over self-played hands with forced declarers.

    python benchmarks/strength.py --hands 4000 --seed 1 [--game taper] [--contract doi] [--alone] [--natural]

Every hand a seat is made declarer with any cards; *steady* does the rest. ``--alone`` lets it call an own king or,
if it has none, leaves the hand out. ``--natural`` lets everybody bid freely, for the worth of a hand beside or against
a declarer who has bid on his own.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai import decide, make
from ai.games.romanian.strength import estimate, features
from engine import (
    KINGS,
    Action,
    Bid,
    CallKing,
    CardSet,
    Keep,
    MakeBid,
    Pass,
    Seat,
    State,
    Variant,
    View,
    apply,
    in_threes,
    members,
    observe,
    shuffled,
    start_dealt,
    to_act,
    variant_for,
)
from engine.cards import card_set
from engine.games.romanian.carry import Pot
from engine.games.romanian.outcomes import RomanianOutcome

Rows = list[tuple[tuple[int, ...], float]]


def deal(variant: Variant, random: Random, dealer: Seat) -> State:
    """A hand dealt at random, the auction still to come."""
    pack = shuffled(variant.pack, random.random)
    size = variant.hand_size
    hands = tuple(card_set(pack[6 + seat * size : 6 + (seat + 1) * size]) for seat in range(variant.players))
    return start_dealt(variant, dealer, Pot(5, 1), hands, pack[:6]).state


def forced(view: View, declarer: Seat, contract: str, alone: bool) -> Action | None:
    """The action of a seat that gets the declarer his contract; None where it is free."""
    if view.phase == "throw-in":
        return Keep()
    if view.phase == "auction":
        mine = view.seat == declarer and view.table.auction.bid is None
        return MakeBid(Bid(contract)) if mine else Pass()
    if view.phase == "call" and alone:
        kings = members(view.hand & KINGS)
        return CallKing(kings[0]) if kings else None
    return None


def play(
    variant: Variant, seed: str, declarer: Seat | None, contract: str, alone: bool
) -> tuple[State, CardSet, State] | None:
    """The hand at the first lead, the declarer's dealt hand, and the finished hand; None if it was not played.

    Without ``declarer`` everybody bids freely.
    """
    random = Random(seed)
    state = deal(variant, random, random.randrange(variant.players))
    hands = state.hidden.hands
    dealt = hands[declarer] if declarer is not None else 0
    if alone and not dealt & KINGS:
        return None
    bots = [make("steady", f"{seed}-{seat}") for seat in range(variant.players)]
    first: State | None = None
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        if view.phase == "play" and first is None:
            first = state
        told = forced(view, declarer, contract, alone) if declarer is not None else None
        action = told or decide(bots[seat], view).action
        state = apply(state, action).state
    settlement = state.table.settlement
    if first is None or settlement is None or settlement.outcome is not RomanianOutcome.PLAYED:
        return None
    return first, dealt, state


def solve(rows: Rows, ridge: float = 1.0) -> tuple[list[float], float]:
    """The least-squares weights, constant first, and the standard deviation about them."""
    size = len(rows[0][0]) + 1
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for row, value in rows:
        full = (1, *row)
        for i in range(size):
            for j in range(size):
                matrix[i][j] += full[i] * full[j]
            matrix[i][size] += full[i] * value
    for i in range(1, size):
        matrix[i][i] += ridge
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(matrix[k][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        for k in range(size):
            if k != i:
                factor = matrix[k][i] / matrix[i][i]
                matrix[k] = [a - factor * b for a, b in zip(matrix[k], matrix[i], strict=True)]
    weights = [matrix[i][size] / matrix[i][i] for i in range(size)]
    errors = [
        (value - weights[0] - sum(w * f for w, f in zip(weights[1:], row, strict=True))) ** 2 for row, value in rows
    ]
    return weights, sqrt(sum(errors) / len(errors))


def show(name: str, rows: Rows) -> Sequence[float]:
    """Solve and print."""
    if len(rows) < 100:
        return ()
    weights, spread = solve(rows)
    print(f"{name}: ({', '.join(f'{weight:.2f}' for weight in weights)})  spread {spread:.2f}  hands {len(rows)}")
    return weights


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="fit the weights of ai/games/romanian/strength.py")
    parser.add_argument("--hands", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="romanian")
    parser.add_argument("--contract", default="doi")
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--natural", action="store_true")
    asked = parser.parse_args()
    variant = variant_for(asked.game)
    names = ("declarer", "partner", "opponent", "lone declarer", "opponent of a lone declarer")
    rows: dict[str, Rows] = {name: [] for name in names}
    gains: list[float] = []
    dealt_rows: list[tuple[CardSet, float]] = []
    for number in range(asked.hands):
        forced_on = None if asked.natural else number % variant.players
        played = play(variant, f"{asked.seed}/{number}", forced_on, asked.contract, asked.alone)
        if played is None or played[2].table.settlement is None or played[2].table.declarer is None:
            continue
        first, dealt, over = played
        declarer = over.table.declarer
        points = (over.table.settlement.points if over.table.settlement else None) or (0, 0)
        partner = first.hidden.partner
        away = in_threes(variant.pack, first.hidden.laid_away) if first.hidden.laid_away else 0
        for seat, hand in enumerate(first.hidden.hands):
            lone = partner is None and variant.players == 4 and (seat == declarer or not asked.natural)
            row = features(hand).row()
            if seat == declarer:
                rows["lone declarer" if lone else "declarer"].append((row, points[0] - away))
                if lone == asked.alone:
                    dealt_rows.append((dealt, points[0]))
            elif seat == partner:
                rows["partner"].append((row, points[0]))
            else:
                rows["opponent of a lone declarer" if lone else "opponent"].append((row, points[0]))
    for name in names:
        weights = show(name, rows[name])
        if weights and name == ("lone declarer" if asked.alone else "declarer"):
            gains = [value - estimate(tuple(weights), hand) for hand, value in dealt_rows]
    if gains:
        print(f"talon gain {sum(gains) / len(gains):.2f}")


if __name__ == "__main__":
    main()
