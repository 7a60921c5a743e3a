"""Time a bot that has no choice beside one that has: no watch may see a difference.

    python benchmarks/unseen.py [--hands 8] [--paces at-once quick usual terminal] [--games GAME ...] [--bots expert]

For each pace the program plays whole hands in its own window, on a screen of its own (Xvfb), with its own clock and
saves; for *terminal* the table of the terminal does. Measured is the time on the wall clock from a visible act
to the next visible card of a bot, in the middle of a trick: apart for cards that were the only legal ones
and for the others. Prints both means, their difference and half of its 95% interval; ends with status 1 if a
difference is larger than that and than a millisecond.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, median, variance
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # benchmarks/engine.py would hide the package engine

from benchmarks import pace  # noqa: E402  # only now can the packages be found

if TYPE_CHECKING:
    from tarokgui.session.evening import Evening
    from tarokgui.session.eveningstate import Move

PLACES: Final = ("at-once", "quick", "usual", "terminal")
LEAST: Final = 0.001
"""Seconds that nobody can distinguish from the noise of a machine."""
Times = dict[str, list[float]]


def watched(session: Evening) -> Times:
    """Seconds before each card of a bot in the middle of a trick, as the session is played on."""
    from engine import Kind, legal_actions

    found: Times = {"forced": [], "free": []}
    submit, last = session.submit, 0.0

    def noted(move: Move) -> None:
        nonlocal last
        now, seat = monotonic(), session.turn
        view = session.moment.hand.view(seat) if seat is not None else None
        if view is not None and seat != session.human and view.kind == Kind.PLAY and view.table.play.trick:
            found["forced" if len(legal_actions(view)) == 1 else "free"].append(now - last)
        last = now
        submit(move)

    session.submit = noted  # type: ignore[method-assign]
    return found


def in_window(asked: argparse.Namespace) -> Times:
    """The times in the window of this process."""
    found: Times = {"forced": [], "free": []}
    sitting = pace._sitting

    def watching(*wishes: object) -> object:
        nonlocal found
        person, shared = sitting(*wishes)  # type: ignore[arg-type]
        found = watched(person.session)
        return person, shared

    pace._sitting = watching  # type: ignore[assignment]
    pace.in_window(asked.play, asked.hands, asked.bots, asked.seed, asked.game)
    return found


def in_terminal(asked: argparse.Namespace) -> Times:
    """The times at the table of the terminal."""
    from ai import decide, make
    from tarokgui.session.opening import new_session
    from tarokgui.textual import Terminal, TextTable
    from tarokgui.wording.i18n import load

    session = new_session(seed=asked.seed, game=asked.game, bot=asked.bots)
    found, player = watched(session), make("steady", "person")
    terminal = Terminal(lambda: "", lambda text: None, sleep=sleep)
    table = TextTable(session, load("en"), terminal)
    table._decide = lambda: decide(player, session.view).action  # type: ignore[method-assign]
    while session.match.hands < asked.hands:
        if session.hand_over:
            table.after_hand.next_hand()
        else:
            table._decision()
    return found


def run(place: str, game: str, asked: argparse.Namespace) -> Times:
    """The times of that pace in a program of its own."""
    order = [sys.executable, __file__, "--play", place, "--game", game, "--hands", str(asked.hands)]
    order += ["--bots", asked.bots, "--seed", asked.seed]
    return pace.on_a_screen(order, asked.size)


def report(place: str, game: str, times: Times) -> bool:
    """Print one line; return True if the two cannot be distinguished."""
    forced, free = (times[kind] for kind in ("forced", "free"))
    apart = fmean(free) - fmean(forced)
    noise = 1.96 * sqrt(variance(free) / len(free) + variance(forced) / len(forced))
    same = abs(apart) <= max(noise, LEAST)
    means = {
        kind: f"{fmean(found) * 1000:6.1f} ms (median {median(found) * 1000:.1f})" for kind, found in times.items()
    }
    print(
        f"{place:<9}{game:<12}{len(forced):>4} forced {means['forced']},"
        f"{len(free):>5} free {means['free']};"
        f" difference {apart * 1000:+.2f} ± {noise * 1000:.2f} ms: {'the same' if same else 'APART'}",
        flush=True,
    )
    return same


def main(words: Sequence[str] | None = None) -> int:
    """Measure; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=8)
    parser.add_argument("--paces", nargs="+", choices=PLACES, default=PLACES)
    parser.add_argument("--games", nargs="+", default=["romanian"])
    parser.add_argument("--bots", default="expert")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--seed", default="unseen/1")
    parser.add_argument("--play", help=argparse.SUPPRESS)
    parser.add_argument("--game", help=argparse.SUPPRESS)
    asked = parser.parse_args(words)
    if asked.play:
        print(json.dumps(in_terminal(asked) if asked.play == "terminal" else in_window(asked)))
        return 0
    same = [report(place, game, run(place, game, asked)) for place in asked.paces for game in asked.games]
    return 0 if all(same) else 1


if __name__ == "__main__":
    sys.exit(main())
