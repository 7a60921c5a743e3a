"""A bot's play of the contracts in which tricks are avoided, with everybody made to play them.

    python benchmarks/forced.py klop   --a expert --b steady --deals 400 --seed 1 [--game slovenian-3]
    python benchmarks/forced.py beggar --a expert --b club   --deals 400 --seed 1 [--least 40]

*klop*: nobody bids, forehand names klop. Each deal is played with the seats exchanged, as in the arena's `pairs`.
*beggar*, *open-beggar*: the seat with the best chance by the rules of thumb declares, if it is ``--least`` per cent;
other deals are left out. Each deal is played three times: A declares against B, B against A, and B against B. The gain
of A in place of B is printed apart, as the declarer and as the opponents.

The first hand of an evening, so without radli. Nobody says kontra. The interval is over deals.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai import Player, decide
from ai.arena.bots import Bot, read_bot
from ai.arena.deals import ArenaDeal, deal
from ai.arena.designs import pairs
from ai.arena.interval import Interval, interval
from ai.arena.report import machine
from ai.games.slovenian.avoiding import beggar_chance
from ai.games.slovenian.kinds import ANNULLING, NAMING
from engine import (
    Action,
    Bid,
    Keep,
    Kind,
    MakeBid,
    Pass,
    PassAnnouncing,
    Settlement,
    State,
    Variant,
    View,
    apply,
    legal_actions,
    observe,
    start,
    to_act,
    variant_for,
)
from engine.games.slovenian.actions import naming
from engine.games.slovenian.settling import SlovenianOutcome

KLOP = "klop"
BEGGARS = ("beggar", "open-beggar")
GAMES = ("slovenian-4", "slovenian-3")


def forced(view: View, declarer: int | None, contract: str) -> Action | None:
    """The action of a seat that lets the contract be played, by the declarer if there is one; None where it is free."""
    if view.kind == ANNULLING:
        return Keep()
    if view.kind == Kind.AUCTION:
        bid = MakeBid(Bid(contract))
        return bid if view.seat == declarer and bid in legal_actions(view) else Pass()
    if view.kind == NAMING:
        return naming(contract)
    return PassAnnouncing() if PassAnnouncing() in legal_actions(view) else None


def played(
    variant: Variant, dealt: ArenaDeal, bots: Sequence[Bot], seed: str, declarer: int | None, contract: str
) -> State:
    """The finished hand."""
    players: list[Player] = [bot.player(f"{seed}|{dealt.number}|{seat}") for seat, bot in enumerate(bots)]
    state = start(variant, dealt.dealer, dealt.own, dealt.pack)
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        action = forced(view, declarer, contract) or decide(players[seat], view).action
        state = apply(state, action).state
    return state


def settled(state: State) -> Settlement:
    """The result of a finished hand.

    Raises:
        ValueError: it is not over.
    """
    if state.table.settlement is None:
        raise ValueError(state.table.kind)
    return state.table.settlement


def klop(variant: Variant, seed: str, number: int, a: Bot, b: Bot) -> float | None:
    """By how much A does better than B in a klop, in game points a hand; None if the deal was thrown in."""
    dealt = deal(variant, seed, number)
    sums, seats = [0, 0], [0, 0]
    for seating in pairs(number, variant.players):
        end = settled(played(variant, dealt, [a if own else b for own in seating], seed, None, KLOP))
        if end.outcome != SlovenianOutcome.KLOP:
            return None
        for own, score in zip(seating, end.scores, strict=True):
            sums[not own] += score
            seats[not own] += 1
    return sums[0] / seats[0] - sums[1] / seats[1]


def best_seat(variant: Variant, dealt: ArenaDeal, bot: Bot, seed: str, *, shown: bool) -> tuple[int, float] | None:
    """The seat with the best chance to take no trick, and that chance; None if the deal is thrown in."""
    state = start(variant, dealt.dealer, dealt.own, dealt.pack)
    players = [bot.player(f"{seed}|{dealt.number}|{seat}") for seat in range(variant.players)]
    while (seat := to_act(state)) is not None and state.table.kind != Kind.AUCTION:
        view = observe(state, seat)
        state = apply(state, forced(view, None, KLOP) or decide(players[seat], view).action).state
    if seat is None:
        return None
    chances = [beggar_chance(variant, hand, shown=shown) for hand in state.hidden.hands]
    best = max(range(variant.players), key=lambda seat: chances[seat])
    return best, chances[best]


def beggar(
    variant: Variant, seed: str, number: int, a: Bot, b: Bot, contract: str, least: float
) -> tuple[int, int, int] | None:
    """The declarer's score where A declares against B, B against A, and B against B; None where nobody should."""
    dealt = deal(variant, seed, number)
    found = best_seat(variant, dealt, b, seed, shown=contract != BEGGARS[0])
    if found is None or found[1] < least:
        return None
    declarer, scores = found[0], []
    for own, others in ((a, b), (b, a), (b, b)):
        bots = [own if seat == declarer else others for seat in range(variant.players)]
        scores.append(settled(played(variant, dealt, bots, seed, declarer, contract)).scores[declarer])
    return scores[0], scores[1], scores[2]


def measured(found: Interval) -> str:
    """A mean with its 95% interval."""
    return f"{found['mean']:+.2f}" + ("" if found["spread"] is None else f" ± {found['spread']:.2f}")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="bots made to play klop and beggar")
    parser.add_argument("contract", choices=(KLOP, *BEGGARS))
    parser.add_argument("--a", default="expert")
    parser.add_argument("--b", default="steady")
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--deals", type=int, default=400, help="how many are dealt (400)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--least", type=float, default=40.0, help="least chance of a beggar, per cent (40)")
    asked = parser.parse_args()
    variant, a, b = variant_for(asked.game), read_bot(asked.a), read_bot(asked.b)
    build = machine()["build"]
    print(f"{asked.contract} of {asked.game}, {a} and {b}, {asked.deals} deals, seed {asked.seed}, {build} build")
    if asked.contract == KLOP:
        above = [found for n in range(asked.deals) if (found := klop(variant, asked.seed, n, a, b)) is not None]
        print(f"{len(above)} deals: {a} above {b}, game points a hand: {measured(interval(above))}")
        return
    least = asked.least / 100
    every = (beggar(variant, asked.seed, n, a, b, asked.contract, least) for n in range(asked.deals))
    rows = [row for row in every if row is not None]
    if not rows:
        print("no hand has the least chance")
        return
    for name, at in ((f"{a} against {b}", 0), (f"{b} against {a}", 1), (f"{b} against {b}", 2)):
        print(f"{name}: made {100 * sum(row[at] > 0 for row in rows) / len(rows):.0f} % of {len(rows)}")
    print(f"{a} above {b} as declarer, game points: {measured(interval([row[0] - row[2] for row in rows]))}")
    print(f"{a} above {b} as opponents, of the declarer's: {measured(interval([row[2] - row[1] for row in rows]))}")


if __name__ == "__main__":
    main()
