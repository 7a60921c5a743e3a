"""The most that the small-tarok convention (R87) can be worth to *steady*, by hearing it.

    python benchmarks/convention.py [--deals N] [--seed SEED] [--jobs N]

A *steady* that learns, as soon as somebody else has led a tarok, where skiz and luna are in truth plays against the
usual one, on the sides where the declarer and his partner would come to sit (the arena's design ``sides``). No lead can
say more than that, so this gain is a bound for the gain of reading leads. Prints the mean gain of the
informed one above its table, in game points a hand, with its 95% interval over deals.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ai import Decision, Player, decide, make
from ai.arena.bots import read_bot
from ai.arena.contest import Contest
from ai.arena.deals import deal
from ai.arena.interval import interval
from ai.cardplay.knowledge import Knowledge
from ai.cardplay.signals import TOPS, signals
from engine import CardSet, Seat, View, apply, observe, start, to_act

USUAL_LACKS = Knowledge.lacks


class Informed:
    """*Steady*, with the hands of all seats laid before it as far as skiz and luna go."""

    def __init__(self, seed: str) -> None:
        self._player: Player = make("steady", seed)
        self.hands: tuple[CardSet, ...] = ()

    def think(self, view: View) -> Iterator[Decision]:
        """The decision of *steady* if it knew."""
        hands = self.hands if any(seat != view.seat for seat in signals(view.table)) else ()

        def lacks(know: Knowledge, seat: Seat, cards: CardSet) -> float:
            if hands and cards & TOPS & know.unseen & hands[seat]:
                return 0.0
            return USUAL_LACKS(know, seat, cards & ~TOPS if hands else cards)

        Knowledge.lacks = lacks  # type: ignore[method-assign, assignment]
        try:
            decision = decide(self._player, view)
        finally:
            Knowledge.lacks = USUAL_LACKS  # type: ignore[method-assign]
        yield decision


def gain(seed: str, number: int) -> float:
    """The lead of the informed seats of one deal over their table, in game points a hand."""
    contest = Contest(read_bot("steady"), read_bot("steady"), seed, design="sides")
    dealt = deal(contest.variant, seed, number)
    total = 0.0
    seatings = contest.seatings(dealt)
    for seating in seatings:
        names = [f"{seed}|{number}|{seat}" for seat in range(len(seating))]
        players: list[Player] = [
            Informed(name) if own else make("steady", name) for name, own in zip(names, seating, strict=True)
        ]
        state = start(contest.variant, dealt.dealer, dealt.own, dealt.pack)
        while (seat := to_act(state)) is not None:
            player = players[seat]
            if isinstance(player, Informed):
                player.hands = state.hidden.hands
            state = apply(state, decide(player, observe(state, seat)).action).state
        settlement = state.table.settlement
        if settlement is not None:
            for seat, own in enumerate(seating):
                made = settlement.own.payments[seat] + settlement.own.pool_payments[seat]
                total += made if own else -made
    return total / (4 * len(seatings))


def main() -> int:
    """Play the deals and print the gain of the knowledge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", default="told")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        gains = list(pool.map(partial(gain, asked.seed), range(asked.deals), chunksize=20))
    found = interval(gains)
    spread = "" if found["spread"] is None else f" ± {found['spread']:.3f}"
    print(f"told where skiz and luna lie: {found['mean']:+.3f}{spread} game points a hand, {asked.deals} deals")
    return 0


if __name__ == "__main__":
    sys.exit(main())
