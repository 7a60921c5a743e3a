"""From one player's cards to everybody's: every deal number is tried until one gives the player these cards.

    python benchmarks/guessing.py [--games romanian slovenian-4 tubingen] [--most 999999] [--number 271828]

For each game a hand is begun twice as the program begins it: with a deal that was asked for by its number, and with one
that has none. Of both only the player's own cards are given to the search. It must find all cards of the first, which
shows that it works, and none of the second. Ends with status 1 if one of these is not so.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import Final

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from engine import CardSet, Match, card_set, legal_actions, variant_for
from engine.record import read_action
from tarokgui.session.deals import MOST_DEALS, fresh_seed, numbered_pack
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session

GAMES: Final = ("romanian", "slovenian-4", "tubingen")
NUMBER: Final = 271_828
"""Asked for unless another one is named."""


def dealt(game: str, number: int | None) -> Evening:
    """A hand that has just been dealt: of that number, or the evening's own."""
    session = new_session(seed=fresh_seed(), game=game, bot="random")
    if number is not None:
        session.make(session.moves.dealing(numbered_pack(session.match, number), number))
    while not session.moment.hand.state.table.deal.dealt:
        view = session.view if session.turn == session.human else session.bot_view()
        session.act(legal_actions(view)[0])
    return session


def parts(match: Match, number: int) -> list[CardSet]:
    """The cards of each place in deal *number*, from the player's on; without a dealer's further ones."""
    pack, talon = numbered_pack(match, number), match.variant.talon_size
    sizes = [size for size in match.variant.dealt(match.dealer) if size]
    each = min(sizes)
    return [card_set(pack[talon + place * each : talon + (place + 1) * each]) for place in range(len(sizes))]


def search(match: Match, hand: CardSet, numbers: Iterable[int]) -> list[int]:
    """The numbers of the deals in which somebody at the table has that hand."""
    return [number for number in numbers if any(part & ~hand == 0 for part in parts(match, number))]


def told(session: Evening, number: int) -> bool:
    """True if that deal is the one on the table, with every hand and the talon."""
    trial = Evening.from_data(session.data())
    trial.make(trial.moves.dealing(numbered_pack(trial.match, number), number))
    for _, text in session.record.actions:
        trial.act(read_action(trial.variant, str(text)))
    found, real = trial.moment.hand.state.hidden, session.moment.hand.state.hidden
    return (found.hands, found.talon) == (real.hands, real.talon)


def attack(game: str, number: int | None, most: int) -> bool:
    """Search and print; whether it came out as it should."""
    session = dealt(game, number)
    hand, begun = session.view.hand, perf_counter()
    found = search(session.match, hand, range(1, most + 1))
    seconds = perf_counter() - begun
    right = {each: told(session, each) for each in found}
    print(
        f"{game}, {'a deal without a number' if number is None else f'deal {number:,}'}: {most:,} numbers tried for "
        f"these {hand.bit_count()} cards in {seconds:.0f} s, found:",
        ", ".join(f"{each:,} ({'all cards are right' if right[each] else 'another deal'})" for each in found) or "none",
        flush=True,
    )
    return right == ({} if number is None else {number: True})


def main() -> int:
    """Attack; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--most", type=int, default=MOST_DEALS, help=f"numbers from 1 on ({MOST_DEALS:,})")
    parser.add_argument("--number", type=int, default=NUMBER, help=f"the deal that is asked for ({NUMBER:,})")
    asked = parser.parse_args()
    for game in asked.games:
        variant_for(game)  # refused by name before anything is played
    kept = [attack(game, number, asked.most) for game in asked.games for number in (asked.number, None)]
    print("as it should be" if all(kept) else "NOT AS IT SHOULD BE")
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
