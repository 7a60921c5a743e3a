"""The characters in figures: the strength of each as one among three *steady*, and the effect of each habit.

    python benchmarks/characters.py --deals 400 [--seed 1] [--workers 2] [--write]

Everybody plays the game of his home. Every deal is played once from each seat, with the character there and *steady* in
the other three. The same is done for a player of the same level without habits, the measure for the habit's
figure. ``--write`` puts it all into ``tarokgui/figures.toml``, where the program reads its words about people; with
``--only`` it puts in those and leaves the others as they are.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai import CHARACTERS, decide, level_of, make
from ai.cardplay.signals import TOPS, signals
from ai.habits import NEUTRAL
from engine import (
    Contract,
    Hold,
    MakeBid,
    Settlement,
    State,
    apply,
    observe,
    shuffled,
    start,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot
from engine.games.romanian.outcomes import Paid, RomanianOutcome
from tarokgui.session.people import PEOPLE_BY_ROOM

FIGURES: Final = Path(__file__).resolve().parent.parent / "tarokgui" / "figures.toml"
OTHERS: Final = "steady"
CHUNK: Final = 20
"""Deals that are sent to a worker at a time."""
HOME: Final = {"bukovina": "romanian", "gostilna": "slovenian-4", "kommerell": "tubingen"}
"""The game in which the people of each room are measured."""

RATES: Final = {
    "risk": ("declared", "hands"),
    "without_talon": ("solo", "hands"),
    "signals": ("false leads", "first leads"),
    "pagat": ("pagat", "declared"),
    "bonuses": ("bonuses", "hands"),
    "contra": ("contras", "opponent"),
}
"""By the name of each habit: the thing counted, and the thing it is a share of. "solo" is any contract without the
talon."""

Counts = Counter[str]
Result = tuple[list[float], Counts]


def count(state: State, seat: int, counts: Counts) -> None:
    """Add the seat's part in a finished hand; its bids are counted as they are made."""
    table, settlement = state.table, state.table.settlement
    counts["hands"] += 1
    if settlement is None or settlement.outcome != RomanianOutcome.PLAYED:  # the same word in every game
        return
    if settlement.declarer == seat:
        counts["declared"] += 1
        counts["won"] += sum(line.value for line in settlement.lines if line.item in ("game", "valat")) > 0
        counts["solo"] += _without_talon(table.contract)
    said = [bonus.item for bonus in table.speech.announced if bonus.seat == seat]
    counts["pagat"] += "pagat" in said and settlement.declarer == seat
    counts["bonuses"] += any(item != "pagat" for item in said)
    if seat not in (settlement.declarer, settlement.partner):
        counts["opponent"] += 1
        counts["contras"] += table.speech.game[:1] == (seat,)
        if table.variant.key == HOME["bukovina"]:
            _leads(state, seat, counts)


def _without_talon(contract: Contract | None) -> bool:
    """True if somebody plays without the talon, or, where nobody has one, without a partner."""
    return contract is not None and not contract.talon_cards and contract.key != "ruf"


def _leads(state: State, seat: int, counts: Counts) -> None:
    """R87: the first tarok lead of an opponent, and whether it claimed a skiz or luna that he did not hold."""
    signal = signals(state.table).get(seat)
    if signal is None:
        return
    tricks = state.table.play.tricks
    first = next(n for n, trick in enumerate(tricks) if trick.leader == seat and trick.cards[0] == signal.card)
    later = [trick.cards[(seat - trick.leader) % len(trick.cards)] for trick in tricks[first:]]
    counts["first leads"] += 1
    counts["false leads"] += signal.small and not any(TOPS >> card & 1 for card in later)


def play(name: str, game: str, first: int, deals: int, seed: str) -> Result:
    """The mean game points a hand above the table's for each deal, and the counts.

    In Romanian Tarok the pot has 6; elsewhere each hand is the first of an evening.
    """
    variant, values, counts = variant_for(game), [], Counter[str]()
    for number in range(first, first + deals):
        pack = shuffled(variant.pack, Random(f"{seed}/{number}").random)
        dealer, total = number % variant.players, 0.0
        lying = Pot(6, 1) if game == HOME["bukovina"] else variant.carry.own(variant.carry.begin(dealer).carry)
        for own in range(variant.players):
            players = [
                make(name if seat == own else OTHERS, f"{seed}/{number}/{seat}") for seat in range(variant.players)
            ]
            state = start(variant, dealer, lying, pack)
            bid = False
            while (seat := to_act(state)) is not None:
                action = decide(players[seat], observe(state, seat)).action
                bid |= seat == own and isinstance(action, MakeBid | Hold)
                state = apply(state, action).state
            counts["bid"] += bid
            count(state, own, counts)
            settlement = state.table.settlement
            if settlement is not None:
                paid = _paid(settlement)
                total += paid[own] - statistics.mean(paid)
        values.append(total / variant.players)
    return values, counts


def _paid(settlement: Settlement) -> Sequence[int]:
    """The score of each seat, from the pot too."""
    if isinstance(settlement.own, Paid):
        return [a + b for a, b in zip(settlement.own.payments, settlement.own.pool_payments, strict=True)]
    return settlement.scores


def measure(name: str, game: str, deals: int, seed: str, pool: ProcessPoolExecutor) -> Result:
    """All deals of one player, in the order of their numbers."""
    parts = [pool.submit(play, name, game, at, min(CHUNK, deals - at), seed) for at in range(0, deals, CHUNK)]
    values: list[float] = []
    counts: Counts = Counter()
    for part in parts:
        some, found = part.result()
        values += some
        counts.update(found)
    return values, counts


def home_of(character: str) -> str:
    """The game of the room whose people he belongs to."""
    (room,) = [room for room, circle in PEOPLE_BY_ROOM.items() if character in circle.ids]
    return HOME[room]


def habit_of(character: str) -> str:
    """The name of the habit that differs from `NEUTRAL`. Raises ValueError if it is not just one."""
    (found,) = [name for name in RATES if getattr(CHARACTERS[character].habits, name) != getattr(NEUTRAL, name)]
    return found


def table(name: str, own: Result, neutral: Result, deals: int) -> str:
    """The figures kept of a character."""
    values, counts = own
    times, of = RATES[habit_of(name)]
    lines = [
        f"[{name}]",
        f'level = "{level_of(name)}"',
        f"deals = {deals}",
        f"mean = {statistics.mean(values):.3f}",
        f"spread = {1.96 * statistics.stdev(values) / len(values) ** 0.5:.3f}",
        f'habit = "{habit_of(name)}"',
        f"own = [{counts[times]}, {counts[of]}]",
        f"others = [{neutral[1][times]}, {neutral[1][of]}]",
        "counts = { " + ", ".join(f'"{key}" = {counts[key]}' for key in sorted(counts)) + " }",
    ]
    return "\n".join(lines)


HEAD: Final = """\
# Written by benchmarks/characters.py --seed {seed} --write: everybody in the game of his home.
# mean ± spread (95 %): game points a hand as one among three steady players. own, others: how often it did what its
# habit is about, and of how many, beside a player of its level without habits. counts: hands, and what it did in them.
"""


def kept() -> dict[str, str]:
    """The entry of each character in the file, letter by letter."""
    blocks = FIGURES.read_text(encoding="utf-8").split("\n\n")[1:]
    return {block[1 : block.index("]")]: block.strip() + "\n" for block in blocks}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and write if that is wanted."""
    parser = argparse.ArgumentParser(description="what the characters are like")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", nargs="*", choices=tuple(CHARACTERS), default=tuple(CHARACTERS))
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args(arguments)
    found: dict[str, str] = {}
    neutral: dict[tuple[str, str], Result] = {}
    with ProcessPoolExecutor(asked.workers) as pool:
        for name in asked.only:
            level, game = level_of(name), home_of(name)
            if (level, game) not in neutral:
                neutral[level, game] = measure(level, game, asked.deals, asked.seed, pool)
            own = measure(name, game, asked.deals, asked.seed, pool)
            text = table(name, own, neutral[level, game], asked.deals)
            print(text + "\n", flush=True)
            found[name] = text + "\n"
    if asked.write:
        FIGURES.write_text("\n".join([HEAD.format(seed=asked.seed), *{**kept(), **found}.values()]), encoding="utf-8")


if __name__ == "__main__":
    main()
