"""Seat a bot of another checkout, which is named first: `former.py` starts this in a process of its own.

    python benchmarks/former_seats.py CHECKOUT [BOT]

On each line of its input it gets a JSON object and answers with one line: ``{"record": …, "seeds": […]}`` begins a hand
and is answered with an empty line; ``{"seat": 2, "text": "pass"}`` is an act of somebody, answered alike;
``{"ask": 2}`` is answered with the bot's act in that seat, as records write it. Nothing is used that 0.4.0 lacks:
the rules and the bots are those of the checkout, and so is the view that the bot is shown.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator

if __name__ == "__main__":
    sys.path[0] = sys.argv[1]

from ai import decide, make
from engine import action_text, apply, observe, parse_action, read_record, replay


def answers(lines: Iterable[str], bot: str) -> Iterator[str]:
    """One answer for each line.

    Raises:
        RecordError: the checkout does not know the game, or does not read its record.
    """
    players, state = [], None
    for line in lines:
        told = json.loads(line)
        if "record" in told:
            state, _ = replay(read_record(told["record"]))
            players = [make(bot, seed) for seed in told["seeds"]]
            yield ""
        elif state is None:
            raise ValueError(line)
        elif "ask" in told:
            yield action_text(decide(players[told["ask"]], observe(state, told["ask"])).action)
        else:
            state = apply(state, parse_action(told["text"])).state
            yield ""


if __name__ == "__main__":
    for answer in answers(sys.stdin, sys.argv[2] if len(sys.argv) > 2 else "expert"):
        print(answer, flush=True)
