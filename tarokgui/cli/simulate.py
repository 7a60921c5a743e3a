"""``tarok simulate``: bots play an evening, the hands go to a file, and a table shows the results."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from engine import GAMES, IllegalAction, RecordError, Variant, action_text, variant_for

from .complaint import Complaint
from .console import say, words
from .evening import EveningFile, RecordedHand, Unbalanced
from .opened import created
from .tally import Tally
from .totals import totals_table

if TYPE_CHECKING:
    from ai import Player


def simulate_command(arguments: Namespace) -> int:
    """Play the evening that the arguments ask for; the exit status.

    Raises:
        Complaint: they ask for something that there is not, the file cannot be written, or something does not balance.
    """
    variant = variant_of(arguments.game, arguments.house)
    bots = _bots(arguments.bots, arguments.seed, variant.players)
    evening = EveningFile(variant, bots, arguments.bots, arguments.seed)
    tally = Tally(variant)
    hands = _watched(_tallied(evening, arguments.hands, tally), arguments.hands)
    if arguments.out is None:
        deque(hands, maxlen=0)
    else:
        _write(hands, arguments.out)
    say(totals_table(words(), tally, evening))
    return 0


def _tallied(evening: EveningFile, hands: int, tally: Tally) -> Iterator[RecordedHand]:
    """Play so many hands, each counted at once."""
    for number in range(1, hands + 1):
        try:
            hand = evening.play()
            tally.add(hand)
            yield hand
        except Unbalanced:
            raise Complaint("cli.error.unbalanced", hand=number) from None
        except IllegalAction as illegal:
            raise _fault(evening, number, illegal) from None


def _fault(evening: EveningFile, number: int, illegal: IllegalAction) -> Complaint:
    from tarokgui.wording.objections import objection_text

    seat, action = evening.trying
    why = objection_text(words(), illegal.objection, seat)
    return Complaint("cli.error.illegal", hand=number, seat=seat, action=action_text(action), why=why)


def _watched(hands: Iterable[RecordedHand], total: int) -> Iterable[RecordedHand]:
    """The hands, with a progress bar on a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        return hands
    from tqdm import tqdm

    tqdm.monitor_interval = 0  # no thread that could be caught by an interruption on its way out
    return tqdm(hands, total=total, leave=False, unit=words()("simulate.unit"))


def _write(hands: Iterable[RecordedHand], path: str) -> None:
    """Write the hands as they are played, each line at once: a run that is broken off leaves whole lines."""
    try:
        with created(path) as out:
            for hand in hands:
                out.write(hand.line())
                out.flush()
    except (OSError, ValueError) as error:  # ValueError: no path at all, such as one with a zero byte
        raise Complaint("cli.error.unwritable", path=path, why=error) from None


def variant_of(game: str, house: Sequence[tuple[str, bool | int | str]]) -> Variant:
    """The game with these house rules.

    Raises:
        Complaint: there is no such game, or the rules do not exist or do not go together.
    """
    if game not in GAMES:
        raise Complaint("cli.error.game", game=game, choices=", ".join(GAMES))
    keys = [key for key, _ in house]
    if twice := next((key for key in keys if keys.count(key) > 1), None):
        raise Complaint("cli.error.house-twice", key=twice)
    try:
        return variant_for(game, {key: _choice(game, key, value) for key, value in house})
    except RecordError as error:
        from tarokgui.wording.records import record_problem

        raise Complaint("cli.error.house-rules", problem=record_problem(words(), error)) from None


def _choice(game: str, key: str, value: bool | int | str) -> bool | int | str:
    """The value as the option has it: some have texts that look like a number."""
    option = GAMES[game].house.find(key)
    texts = () if option is None else [each for each in option.choices if isinstance(each, str)]
    return str(value) if type(value) is int and str(value) in texts else value


def _bots(name: str, seed: str, players: int) -> tuple[Player, ...]:
    from ai import NAMES, make

    if name not in NAMES:
        raise Complaint("cli.error.bots", bots=name, choices=", ".join(NAMES))
    return tuple(make(name, seed=f"{seed}/seat/{seat}") for seat in range(players))
