"""The figures of docs/strength: ladder, counters, times and calibration of every game, played and written.

    python benchmarks/publish.py [--deals 2000] [--hands 1000] [--minutes 30] [--jobs 2] [--only taper tubingen]
    python benchmarks/publish.py --write-only

For each game the contests of the ladder (`ai.arena.ladder`; in Romanian Tarok also *expert* alone among three *steady*)
and the calibration of *expert* (`calibration.py`). Each is kept in a file of its own under ``--keep``, in a folder of
the seed. A part kept by the same build with as many deals or hands is not played again, so an interrupted run goes on
with the same command; after a change of a bot remove its files. After each game its tables are written into
``docs/strength``, and `strengthpage.py` brings the page and its chart up to date.

``--minutes`` is the limit of each part, of which there are about thirty; a part that it stops is written with the
number of deals it came to, and played again only with more minutes or none. A part is never replaced by a smaller one.
``--write-only`` plays nothing and writes the tables of all games of which a part is kept.
"""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Final

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from tqdm import tqdm

from ai.arena.asked import ArenaComplaint, Parser, positive
from ai.arena.ladder import SEED
from ai.arena.markdown import tables
from ai.arena.referee import ArenaFault
from ai.arena.report import BonusesPlayed
from ai.arena.workers import workers
from benchmarks import datafiles, strengthpage
from benchmarks.parts import PLAYED, Part, Shelf, agreements, enough, matches
from benchmarks.sections import calibrated

ROOT: Final = Path(__file__).resolve().parent.parent
KEEP: Final = ROOT / ".cache" / "published"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do the work; return the exit status: 0, 2 with one line of complaint, 130 if it was interrupted."""
    try:
        return _obey(parser().parse_args(arguments))
    except (ArenaComplaint, ArenaFault) as problem:
        sys.stderr.write(f"publish: {problem}\n")
    except OSError as error:
        sys.stderr.write(f"publish: cannot use {error.filename}: {error.strerror}\n")
    except BrokenProcessPool:
        sys.stderr.write("publish: a worker process has died\n")
    except KeyboardInterrupt:
        sys.stderr.write("publish: interrupted; what was played is kept, and the same command goes on\n")
        return 130
    return 2


def parser() -> Parser:
    """The options."""
    found = Parser(prog="python benchmarks/publish.py", description="play the published figures and write their page")
    found.add_argument("--seed", default=SEED, help=f"deals and bots come from it alone ({SEED})")
    found.add_argument("--deals", type=positive, default=2000, metavar="N", help="deals of a contest (2000)")
    found.add_argument("--hands", type=positive, default=1000, metavar="N", help="hands of a calibration (1000)")
    found.add_argument("--minutes", type=float, default=0.0, metavar="M", help="limit of each part (0: none)")
    found.add_argument("--jobs", type=positive, default=2, metavar="N", help="worker processes (2; 1: none)")
    found.add_argument("--only", nargs="+", default=PLAYED, metavar="GAME", help=f"of {', '.join(PLAYED)} (all)")
    found.add_argument("--keep", default=str(KEEP), metavar="FOLDER", help="where parts are kept")
    found.add_argument(
        "--into",
        default=str(strengthpage.PAGE),
        metavar="FILE",
        help="the page; its tables are in a folder of its name",
    )
    found.add_argument("--write-only", action="store_true", help="write the tables from the kept parts")
    return found


def _obey(asked: Namespace) -> int:
    for game in asked.only:
        if game not in PLAYED:
            raise ArenaComplaint(f'there is no game "{game}", only {", ".join(PLAYED)}')
    page, shelf = Path(asked.into), Shelf(Path(asked.keep), asked.seed)
    _refresh(page)  # complains of missing marks before anything is played
    if asked.write_only:
        if not any(shelf.path(part).exists() for game in asked.only for part in _parts(game, asked)):
            raise ArenaComplaint(f"nothing is kept in {shelf.folder}")
        for game in asked.only:
            _write(page, game, shelf, asked)
        return 0
    for game in dict.fromkeys(asked.only):
        for part in _parts(game, asked):
            wanted = asked.deals if part.unit == "deals" else asked.hands
            if not _played(part, wanted, shelf, asked):
                return 130
        _write(page, game, shelf, asked)
    return 0


def _parts(game: str, asked: Namespace) -> list[Part]:
    return [*matches(game, asked.seed), *agreements(game, asked.seed)]


def _played(part: Part, wanted: int, shelf: Shelf, asked: Namespace) -> bool:
    """Play a part and keep it, unless it is kept; False if the user broke off."""
    before = shelf.kept(part)
    if before is not None and enough(before, wanted, asked.minutes):
        sys.stderr.write(f"{part}: {before['came']} {part.unit} of {before['date']} are kept\n")
        return True
    sys.stderr.write(f"{part}, {wanted} {part.unit}\n")
    sys.stderr.flush()
    tqdm.monitor_interval = 0  # no thread that could be caught by an interruption on its way out
    began, came, whole = monotonic(), 0, True
    try:
        with (
            workers(asked.jobs) as executor,
            closing(part.play(wanted, executor, asked.jobs)) as playing,
            tqdm(total=wanted, unit=part.unit, leave=False, disable=not sys.stderr.isatty()) as bar,
        ):
            for came in playing:
                bar.update(came - bar.n)
                if asked.minutes and monotonic() - began > 60 * asked.minutes:
                    break
    except KeyboardInterrupt:
        whole = False
    # A part broken off had only so many minutes: with a larger limit it is played again.
    minutes = asked.minutes if whole else (monotonic() - began) / 60
    if came and (before is None or came >= before["came"]):
        shelf.put(part, BonusesPlayed(wanted=wanted, came=came, minutes=minutes, date=today(), commit=commit()))
    if not whole:
        sys.stderr.write(
            f"publish: interrupted after {came} of {wanted} {part.unit}; what was played is kept in {shelf.folder}, "
            "and the same command goes on\n"
        )
    return whole


def _write(page: Path, game: str, shelf: Shelf, asked: Namespace) -> None:
    """Write the game's files from the parts kept; a file without one stays."""
    reports = [found for part in matches(game, asked.seed) if (found := shelf.match(part)) is not None]
    calibrations = [data for part in agreements(game, asked.seed) if (data := shelf.agreement(part)) is not None]
    if reports:
        datafiles.write(datafiles.data_file(page, game), tables(reports))
    for data in calibrations:
        datafiles.write(datafiles.data_file(page, f"{game}-calibration"), calibrated(data))
    _refresh(page)


def _refresh(page: Path) -> None:
    """Bring table and chart of the page up to date.

    Raises:
        ArenaComplaint: the page has no marks for the table.
    """
    try:
        strengthpage.update(page)
    except ValueError as error:
        raise ArenaComplaint(f"{page}: {error}") from None


def today() -> str:
    """The day."""
    return datetime.now(tz=UTC).date().isoformat()


def commit() -> str:
    """The commit of the program, with a + if bots or rules have been changed since; empty where there is no git."""
    try:
        head, changed = (
            subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
            for words in (("rev-parse", "--short", "HEAD"), ("status", "--porcelain", "--", "ai", "engine"))
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return head + ("+" if changed else "")


if __name__ == "__main__":
    sys.exit(main())
