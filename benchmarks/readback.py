"""Compare everything written at any decision with its reading, in random evenings of every kind.

    python benchmarks/readback.py [--evenings 300] [--hands 300] [--seed S] [--first 0] [--whole 50] [--jobs 2]
                                  [--games GAME ...]

Each evening has a game, house rules out of every option there is, and bots of a cheap kind; the person decides at
random, in half of the evenings everybody does. Now and then a move is taken back, a hand restarted or dealt by number.
It lasts up to ``--hands`` hands, and is kept by the program's own ``FolderStore`` and ``SaveFolder``.

After **every** decision both files are read, the book and the copy, through the reader that takes an evening up, with
its digests: each must be whole, and its content must be the session's: the match, the hand's cards, each
action, the row, the numbers of all these. After about one decision in ``--whole``, and at the end, the files themselves
are copied as they are and taken up as by another program, and everything is compared: all rows, the view, everything
the person has seen. One time in three the folder is closed then, and the evening goes on from its reading there.

An evening depends on nothing but the seed, the games and its number: ``--first`` goes on where another run has stopped.
Prints the comparisons, and the faults with their evenings; ends with status 1 if there is one.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

from engine import GAMES  # noqa: E402  # only now can the packages be found
from tarokgui.session.archive import about_data, read_row, setting_data  # noqa: E402
from tarokgui.session.evening import Evening  # noqa: E402
from tarokgui.session.folderstore import FolderStore  # noqa: E402
from tarokgui.session.opening import new_session  # noqa: E402
from tarokgui.session.resuming import load_saved  # noqa: E402
from tarokgui.session.scoresheet import HandRow  # noqa: E402
from tarokgui.storage import evenings  # noqa: E402
from tarokgui.storage.mirroredstore import MirroredStore  # noqa: E402
from tarokgui.storage.saves import SaveFolder  # noqa: E402
from tarokgui.storage.snapshot import Snapshot  # noqa: E402
from tarokgui.storage.strictjson import parse_plain  # noqa: E402
from tests.support.houses import some_house  # noqa: E402
from tests.support.whims import act  # noqa: E402

BOTS: Final = ("random", "random", "beginner", "club")
"""Of the levels those that think for less than a millisecond."""


@dataclass
class Tally:
    """The comparisons in an evening."""

    number: int
    about: str
    hands: int = 0
    decisions: int = 0
    whole: int = 0
    digits: int = 0
    """Of the largest number in the pot."""
    faults: list[str] = field(default_factory=list)


class Reader:
    """Compares the content of the files with the session. Texts that did not change are not taken apart again."""

    def __init__(self) -> None:
        self._about: tuple[str, object] = ("", None)
        self._setting: tuple[str, object] = ("", None)

    def differences(self, session: Evening, found: Snapshot) -> Iterator[str]:
        """The parts in which the two differ."""
        if self._about[0] != found.about:
            self._about = (found.about, parse_plain(found.about.encode()))
        if self._setting[0] != found.setting:
            self._setting = (found.setting, parse_plain(found.setting.encode()))
        moment = session.moment
        about = self._about[1]
        assert isinstance(about, dict)
        if {key: value for key, value in about.items() if key != "format"} != about_data(session):
            yield "what the evening is about"
        if self._setting[1] != setting_data(moment):
            yield "how the hand began"
        if list(found.decisions) != [f"{seat} {text}" for seat, text in session.record.actions]:
            yield "the decisions"
        if found.hand != session.match.hands:
            yield "the number of the hand"
        if (found.row is None) != (moment.row is None):
            yield "whether there is a row"
        elif found.row is not None and _row(session, found.hand, found.row) != moment.row:
            yield "the row"


def _row(session: Evening, hand: int, text: str) -> HandRow:
    return read_row(parse_plain(text.encode()), session.variant, hand)


def last_of_both(pair: MirroredStore) -> list[evenings.StoredEvening | None]:
    """The evening in progress by each of the two files."""
    found = []
    for file in (pair._book, pair._spare):
        assert file.database is not None
        with file.database.look() as connection:
            found.append(evenings.last_open(connection))
    return found


def play(seed: str, number: int, hands: int, whole: int, games: Sequence[str] = tuple(GAMES)) -> Tally:
    """One evening."""
    random = Random(f"readback/{seed}/{number}")
    game, bot = games[number % len(games)], random.choice(BOTS)
    house, bots = some_house(random, game), random.random() < 0.5
    tally = Tally(number, f"{game}, {house or 'usual rules'}, {bot if bots else 'everybody at random'}")
    last = random.randint(1, hands)
    with tempfile.TemporaryDirectory() as name, SaveFolder(Path(name, "live")) as folder:
        keeper = FolderStore(folder)
        session = new_session(seed=f"{seed}/{number}", game=game, house=house, bot=bot, keeper=keeper)
        reader = Reader()
        try:
            while session.match.hands < last and not tally.faults:
                act(session, random, bots=bots)
                tally.decisions += 1
                found = folder.ask(last_of_both).get()
                for which, each in zip(("book", "copy"), found, strict=True):
                    if each is None or not each.whole:
                        tally.faults.append(f"the {which} is not whole at {session.decision}")
                    else:
                        tally.faults += [
                            f"{which}: {what} at {session.decision}"
                            for what in reader.differences(session, each.snapshot)
                        ]
                if random.random() * whole < 1 or session.match.hands == last:
                    tally.faults += compared_whole(session, folder, Path(name, "copied"))
                    tally.whole += 1
                    if random.random() < 1 / 3:
                        session = taken_up(folder)
        except Exception as error:
            tally.faults.append(f"{type(error).__name__} at {session.decision}: {error}")
        tally.hands = session.match.hands
        tally.digits = round(session.match.pot.bit_length() * 0.30103 + 0.5)
    return tally


def compared_whole(session: Evening, folder: SaveFolder, target: Path) -> Iterator[str]:
    """Take up the content of the folder, elsewhere and without its having been closed."""
    folder.ask(lambda _: shutil.copytree(folder.folder, target)).get()
    with SaveFolder(target) as copied:
        found, notice = load_saved(copied)
        if found is None or notice is not None:
            yield f"{notice} at {session.decision}"
        else:
            if list(found.rows) != list(session.rows):
                yield f"rows at {session.decision}"
            if found.data() != session.data():
                yield f"data at {session.decision}"
            if (found.view, found.moment.hand.events) != (session.view, session.moment.hand.events):
                yield f"what the person has seen at {session.decision}"
    shutil.rmtree(target)


def taken_up(folder: SaveFolder) -> Evening:
    """Close the folder, and go on with its content."""
    folder.close()
    session, notice = load_saved(folder)
    assert session is not None, notice
    folder.ask(lambda pair: None).get()  # the copy is open too
    return session


def main() -> int:
    """Compare; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--evenings", type=int, default=300)
    parser.add_argument("--hands", type=int, default=300, help="an evening lasts at most so many")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--first", type=int, default=0, help="the number of the first evening")
    parser.add_argument("--whole", type=int, default=50, help="after one decision in so many everything is read")
    parser.add_argument("--games", nargs="+", choices=tuple(GAMES), default=tuple(GAMES))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    begun, done, faults = monotonic(), [], 0
    numbers = range(asked.first, asked.first + asked.evenings)
    with ProcessPoolExecutor(asked.jobs) as executor:
        jobs = [executor.submit(play, asked.seed, number, asked.hands, asked.whole, asked.games) for number in numbers]
        for job in jobs:
            tally = job.result()
            done.append(tally)
            for fault in tally.faults[:5]:
                print(f"evening {tally.number} ({tally.about}): {fault}", flush=True)
            faults += bool(tally.faults)
            if len(done) % 10 == 0:
                print(f"{len(done)} evenings, {sum(each.decisions for each in done)} decisions …", flush=True)
    seconds = monotonic() - begun
    decisions, whole = sum(each.decisions for each in done), sum(each.whole for each in done)
    longest, hands = max(each.hands for each in done), sum(each.hands for each in done)
    digits = max(each.digits for each in done)
    print(f"{len(done)} evenings of up to {longest} hands, {hands} in all; pots of up to {digits} digits")
    print(
        f"{decisions} decisions read back from both files, {whole} of them whole from the disk, in {seconds:.0f} s"
        f" ({seconds / decisions * 1000 * asked.jobs:.2f} ms each, {asked.jobs} at a time)"
    )
    print(f"{faults} evenings with a fault")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
