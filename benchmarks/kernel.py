"""The speed of the bots' kernel: hands played out, beside OpenSpiel's tarok; the thinking of each level.

    python benchmarks/kernel.py [--only rollouts|levels] [--rounds 5] [--hands 3] [--seed 1]

All times are the processor's, so that they bear a busy machine. Rollouts of a whole hand of 48 cards are measured in
turn with OpenSpiel's (`pip install open_spiel`; nothing else here needs it), which is driven move by move from Python,
as a Python program would do it, by chance alone: the kernel thinks about its cards meanwhile. Run it in a tree whose
kernel is compiled (`build/accelerate.py`) to measure that.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import defaultdict
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine


from ai import LEVELS, decide, make
from ai.kernel.bits import COMPILED, SKIZ
from ai.kernel.law import Law
from ai.kernel.position import KernelDeal, Position
from ai.kernel.rollout import BY_RULES, DUCKING, played_out
from ai.kernel_cards import suit_word, tarok_word
from engine import apply, legal_actions, members, observe, shuffled, start, to_act, variant_for
from engine.games.romanian.carry import Pot

ROUND: Final = 1.0
"""Seconds for each of the measured in a round."""
STOCK: Final = 40
"""So many deals, in turn: on a single one the processor guesses every branch."""
SIDES: Final = 0b0101


def deals(seed: int, game: str = "romanian") -> list[KernelDeal]:
    """Four hands: of twelve, or of nineteen out of 78 cards."""
    found = []
    variant = variant_for(game)
    size = variant.hand_size
    for number in range(STOCK):
        cards = [1 << card for card in members(variant.pack.cards)]
        Random(f"{seed}/{number}").shuffle(cards)
        deal = KernelDeal()
        for seat in range(4):
            hand = sum(cards[size * seat : size * seat + size])
            deal.give(seat, suit_word(hand), tarok_word(hand))
        found.append(deal)
    return found


def kernel_rollouts(stock: list[KernelDeal], manner: int, law: Law | None = None) -> Callable[[int], None]:
    """Plays so many hands out."""
    position = Position(law or Law(4))
    position.begin(SIDES)

    def run(number: int) -> None:
        for at in range(number):
            played_out(position, stock[at % STOCK], SIDES, 0, 0, at + 1, manner)

    return run


def spiel_rollouts(seed: int) -> Callable[[int], None]:
    """The same with OpenSpiel, from the first lead of a game with twelve tricks; random numbers as the kernel's."""
    game = import_module("pyspiel").load_game("tarok(players=4)")
    stock = [_spiel_play(game, Random(f"{seed}/{number}")) for number in range(STOCK)]

    def run(number: int) -> None:
        draw = 1
        for at in range(number):
            state = stock[at % STOCK].clone()
            while not state.is_terminal():
                actions = state.legal_actions()
                draw = draw * 48271 % 2147483647
                state.apply_action(actions[draw * len(actions) >> 31])

    return run


def _spiel_play(game: Any, random: Random) -> Any:
    """A state before its first lead: one seat bids two, the others pass, the rest is chance."""
    state = game.new_initial_state()
    while "TRICKS" not in str(state.current_game_phase()):
        if state.is_chance_node():
            actions = [action for action, _ in state.chance_outcomes()]
        else:
            actions = state.legal_actions()
            texts = {state.action_to_string(state.current_player(), action): action for action in actions}
            if "BIDDING" in str(state.current_game_phase()):
                actions = [texts.get("Two", texts.get("Pass", actions[0]))]
        state.apply_action(random.choice(actions))
    return state


def rate(run: Callable[[int], None]) -> float:
    """Hands a second of processor time over about a round."""
    number = 200
    while True:
        begun = process_time()
        run(number)
        took = process_time() - begun
        if took > ROUND / 2:
            return number / took
        number = int(number * min(8.0, 1.1 * ROUND / max(took, 0.001)))


def rollouts(rounds: int, seed: int) -> None:
    """Hands played out, by all in turn in each round."""
    stock = deals(seed)
    runs = {
        "kernel, ducking": kernel_rollouts(stock, DUCKING),
        "kernel, by rules": kernel_rollouts(stock, BY_RULES),
        "kernel, 78 cards": kernel_rollouts(deals(seed, "tubingen"), BY_RULES, Law(4, fool=SKIZ, apart=1)),
    }
    spiel = "OpenSpiel from Python"
    if find_spec("pyspiel") is None:
        print("OpenSpiel is not installed (pip install open_spiel): no comparison")
    else:
        runs[spiel] = spiel_rollouts(seed)
    rates: dict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        for name, run in runs.items():
            rates[name].append(rate(run))
    print(f"Hands played out a second, {rounds} rounds in turn (median, least, most)")
    for name, found in rates.items():
        print(f"  {name:24}{statistics.median(found):>12,.0f}{min(found):>12,.0f}{max(found):>12,.0f}")
    for name in [name for name in runs if name != spiel and spiel in runs]:
        ratios = [own / other for own, other in zip(rates[name], rates[spiel], strict=True)]
        print(f"  {name} : {spiel} = {statistics.median(ratios):.2f} ({min(ratios):.2f} … {max(ratios):.2f})")


def levels(hands: int, seed: int) -> None:
    """Times of decisions in hands where all four are of one level."""
    variant = variant_for("romanian")
    print(f"Thinking time in milliseconds, {hands} hands of four (median, longest, decisions)")
    for level in LEVELS:
        times: dict[str, list[float]] = defaultdict(list)
        for number in range(hands):
            players = [make(level, f"{seed}/{number}/{seat}") for seat in range(4)]
            state = start(variant, number % 4, Pot(6, 1), shuffled(variant.pack, Random(f"{seed}/{number}").random))
            while (seat := to_act(state)) is not None:
                view = observe(state, seat)
                begun = process_time()
                action = decide(players[seat], view).action
                if len(legal_actions(view)) > 1:
                    times[view.phase].append(1000 * (process_time() - begun))
                state = apply(state, action).state
        for phase in ("throw-in", "auction", "call", "talon", "discard", "announce", "play"):
            if found := times[phase]:
                print(f"  {level:10}{phase:10}{statistics.median(found):>10.1f}{max(found):>10.1f}{len(found):>7}")


def main() -> None:
    """Run the parts asked for."""
    parser = argparse.ArgumentParser(description="how fast the bots' kernel is")
    parser.add_argument("--only", choices=("rollouts", "levels"))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--hands", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"The kernel is {'compiled' if COMPILED else 'plain Python'}, Python {sys.version.split()[0]}")
    if asked.only in (None, "rollouts"):
        rollouts(asked.rounds, asked.seed)
    if asked.only in (None, "levels"):
        levels(asked.hands, asked.seed)


if __name__ == "__main__":
    main()
