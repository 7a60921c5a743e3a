"""Play whole evenings in the real window, with real mouse or key events, and take a picture of every phase.

    python benchmarks/evenings.py --game slovenian-4 --by mouse [--hands 6] [--wishes klop,beggar,solo] [--last-round]
                                  [--house KEY=VALUE ...] [--pictures FOLDER] [--size 1280x720] [--speed 0]
                                  [--language en] [--seed S]
    python benchmarks/evenings.py --game tubingen --by keys --house claims=spoken --wishes raus,stecken,any,forgotten
    python benchmarks/evenings.py --game slovenian-4 --find klop,kontra

A screen of its own is made (Xvfb, xdotool, openbox; pictures need scrot). The evening begins at the title. For each
hand a deal is looked for in which the wish comes true, as the bots of that table play; it is dealt by its
number, through the menu. After each hand the settlement on screen is compared with the score sheet and with the record
as ``tarok settle`` settles it. The evening is ended with its last hand; with ``--last-round`` a škis round is agreed on
over the settlement of the last one and played out first. After a Stecken the hand is put in order card by card, the
second time by the program; the next hand is then played from the stack, with any wish. Such a hand does not
count as one of ``--hands``. ``--find`` only prints numbers of deals for the first hand of
a table.
Ends with status 1 if there was a fault.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # benchmarks/engine.py would hide the package engine

from engine import GAMES  # noqa: E402  # only now can it be found
from tarokgui.cli.arguments import house_option  # noqa: E402
from tarokgui.session.opening import new_session  # noqa: E402
from tests.e2e.evening import WindowEvening  # noqa: E402
from tests.e2e.keyboard import Keyboard  # noqa: E402
from tests.e2e.mouse import Mouse  # noqa: E402
from tests.e2e.program import Program  # noqa: E402
from tests.e2e.prove import Camera  # noqa: E402
from tests.e2e.screen import Screen, missing_tools  # noqa: E402
from tests.support.wisher import deal_with  # noqa: E402
from tests.support.wishes import possible  # noqa: E402

LAST_HANDS: Final = 30
"""A škis round that is longer than this does not end."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play; the exit status."""
    given = _parser().parse_args(arguments)
    house = dict(given.house)
    session = new_session(seed=given.seed, game=given.game, house=house)
    names = possible(session.variant)
    wanted = (given.find or given.wishes or "").split(",")
    wishes = [name for name in wanted if name]
    if strange := [name for name in wishes if name not in names]:
        print(f"not in {given.game}: {', '.join(strange)}; there are {', '.join(names)}", file=sys.stderr)
        return 2
    if given.find:
        for name in wishes:
            print(f"{name}: deal {deal_with(session, name, given.seed)}")
        return 0
    if missing := missing_tools():
        print(f"not found: {', '.join(missing)}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, Screen() as screen:
        program = Program(screen, Path(folder), speed=given.speed, size=given.size)
        program.wishes["TAROK_LANG"] = given.language
        try:
            device = Mouse(program) if given.by == "mouse" else Keyboard(program)
            evening = WindowEvening(program, device, given.seed, Camera(screen, given.pictures), house)
            play(evening, given.game, wishes, given.hands, last_round=given.last_round)
            status = program.terminate()
        except AssertionError as stop:
            Camera(screen, given.pictures).take("fault")
            print(f"stopped: {stop!r}")
            print("in the log:", program.log()[-4000:])
            return 1
        finally:
            program.close()
        told = [line for line in program.errors().splitlines() if not line.startswith(program.last_words)]
        faults = [*evening.faults, *([f"status {status}"] if status else []), *told]
    for fault in faults:
        print(f"fault: {fault}")
    return 1 if faults else 0


def play(evening: WindowEvening, game: str, wishes: Sequence[str], hands: int, *, last_round: bool) -> None:
    """So many hands, the last round if it is wanted, and the end. A wish waits while the person sits out."""
    evening.sit_down(game)
    left = list(wishes)
    played = begun = 0
    while played < hands:
        if begun:
            evening.next_hand()
        begun += 1
        now = evening.program.session()
        # A hand that is dealt from the stack, or that the person does not play in, is taken as it comes.
        given = now.moment.deal is None or now.view.table.sits_out(now.human)
        done = evening.hand(left.pop(0) if left and not given else "any")
        played += not done.stack
    if left:
        evening.faults.append(f"no hand was left for {', '.join(left)}")
    if last_round:
        evening.agree_on_last_round()
        for _ in range(LAST_HANDS):
            evening.next_hand()
            if evening.hand("any").rounded_off:
                break
    evening.end()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=tuple(GAMES), required=True)
    parser.add_argument("--by", choices=("mouse", "keys"), default="mouse")
    parser.add_argument("--hands", type=int, default=6)
    parser.add_argument("--house", nargs="+", action="extend", type=house_option, default=[], metavar="KEY=VALUE")
    parser.add_argument("--wishes", help="what shall happen, one for each hand from the first")
    parser.add_argument("--find", help="only print a deal for each of these wishes")
    parser.add_argument("--last-round", action="store_true", help="end with a škis round")
    parser.add_argument("--pictures", type=Path, help="where pictures of the window go")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--speed", default="0", help="of all movements; 0 is at once")
    parser.add_argument("--language", default="en")
    parser.add_argument("--seed", default="evenings")
    return parser


if __name__ == "__main__":
    sys.exit(main())
