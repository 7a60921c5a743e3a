"""Checks that bots do not cheat and tables give nothing away: all is done again with other unseen cards.

    python benchmarks/honesty.py [--decisions 500] [--games slovenian-4 …] [--levels expert sidonia …] [--seed 1]
    python benchmarks/honesty.py --decisions 0 --hands 200

So many decisions of every level and character, in all phases of every game that has bots, with many house rules, are
each made twice: by a player who has been asked for all seats before, and by a fresh one on the same view over other
unseen cards. The rules say which cards those are (``tests/support/sight.py``), not the view. The view and every thought
on the way have to be the same: the action, the ranked candidates with values and reasons, the nodes searched, and how
many thoughts there were. Prints the counts by player, game and phase.

With ``--hands`` so many hands of each game are gone through twice, from the cut to a moment of the play: at the window,
where pictures, things on screen, words said, sounds and pauses have to be the same, and at the terminal, where all that
is said has to be. Hints come from *steady*.

Ends with status 1 if anything differs. ``--jobs`` processes work at it, 2 unless said otherwise.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

from tests.support.honesty import GAMES, WHO, Findings, examine

CHUNK: Final = 25
"""Decisions that are sent to a worker at a time, each chunk with hands of its own."""


def line(name: str, found: Findings) -> str:
    """One row of the table, with the decisions."""
    counts = f"{sum(found.seen.values()):>10}{found.moved:>8}{found.thoughts:>10}"
    faults = f"{len(found.differences):>11}{len(found.failures):>9}"
    phases = ", ".join(f"{phase} {times}" for phase, times in found.seen.most_common())
    return f"{name:<24}{counts}{faults}   {phases}"


def measure(names: Sequence[str], games: Sequence[str], wanted: int, seed: str, jobs: int) -> list[Findings]:
    """The findings about each player in each game, printed as they come."""
    print(f"{'':<24} decisions   moved  thoughts  different   failed   phases")
    results = []
    with ProcessPoolExecutor(jobs) as pool:
        sent = {
            (name, game): [
                pool.submit(examine, name, f"honesty/{seed}/{at}", min(CHUNK, wanted - at), (game,))
                for at in range(0, wanted, CHUNK)
            ]
            for name in names
            for game in games
        }
        for (name, game), parts in sent.items():
            found = Findings()
            for part in parts:
                found.add(part.result())
            print(line(f"{name} {game}", found), flush=True)
            results.append(found)
    return results


def shown(game: str, seed: str, numbers: Sequence[int]) -> tuple[Counter[str], list[str]]:
    """The number of these hands gone through twice, the kinds of decision in them, and the differences."""
    from ai import make
    from tarokgui.session import adviser
    from tests.gui.witness import difference, noticed
    from tests.support.twins import hand
    from tests.textual.witness import typed

    adviser.usual = lambda: make("steady", adviser.SEED)
    met, found = Counter[str](), list[str]()
    for number in numbers:
        random, true = Random(f"{seed}/{game}/{number}"), hand(game, f"{seed}/{number}")
        hints = random.random() < 0.5
        for other, _ in zip(true.twins(random), range(1), strict=False):
            met.update({"at the window": 1} | {kind: 1 for kind, _ in true.met})
            what = difference(noticed(true, 2, hints=hints), noticed(other, 2, hints=hints))
            found += [f"window, {game}, hand {number}: {what}"] if what else []
        if (asked := true.to_choice) is None:
            continue
        for other, _ in zip(asked.twins(random), range(1), strict=False):
            met["at the terminal"] += 1
            found += [f"terminal, {game}, hand {number}"] if typed(asked) != typed(other) else []
    return met, found


def measure_shown(games: Sequence[str], wanted: int, seed: str, jobs: int) -> list[str]:
    """Differences in so many hands of each game, with a line for each game."""
    found = list[str]()
    with ProcessPoolExecutor(jobs) as pool:
        sent = {
            game: [
                pool.submit(shown, game, f"shown/{seed}", range(at, min(at + CHUNK, wanted)))
                for at in range(0, wanted, CHUNK)
            ]
            for game in games
        }
        for game, parts in sent.items():
            met, differing = Counter[str](), list[str]()
            for part in parts:
                met += part.result()[0]
                differing += part.result()[1]
            counts = ", ".join(f"{kind} {times}" for kind, times in met.most_common())
            print(f"{game:<13}{len(differing)} different: {counts}", flush=True)
            found += differing
    return found


def main() -> int:
    """Examine; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=500, help="of each player in each game")
    parser.add_argument("--games", nargs="*", choices=GAMES, default=GAMES, metavar="GAME")
    parser.add_argument("--levels", nargs="*", choices=WHO, default=WHO, metavar="NAME", help="levels and characters")
    parser.add_argument("--hands", type=int, default=0, help="of each game at the window and at the terminal")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    begun = monotonic()
    everything = Findings()
    if asked.decisions:
        for found in measure(asked.levels, asked.games, asked.decisions, asked.seed, asked.jobs):
            everything.add(found)
    everything.differences += measure_shown(asked.games, asked.hands, asked.seed, asked.jobs) if asked.hands else []
    for words in [*everything.differences, *everything.failures][:20]:
        print(words)
    print(
        f"{sum(everything.seen.values())} decisions, {everything.moved} with other cards elsewhere, "
        f"{everything.thoughts} thoughts compared: {len(everything.differences)} differences, "
        f"{len(everything.failures)} failures, {monotonic() - begun:.0f} s"
    )
    return 1 if everything.differences or everything.failures else 0


if __name__ == "__main__":
    sys.exit(main())
