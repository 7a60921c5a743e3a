"""``python -m ai.arena``: play, show the table, write files."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from tqdm import tqdm

from . import ladder
from .asked import ArenaComplaint, contest, parser
from .chunks import ChunkResult
from .contest import Contest
from .designs import SIDES
from .ladder import with_figures
from .referee import ArenaFault
from .report import SCHEMA, Report, report
from .running import CHUNK, gathered, parts
from .table import text
from .workers import workers


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status: 0, 2 with one line of complaint, 130 if it was interrupted."""
    try:
        asked = parser().parse_args(arguments)
        return _obey(asked)
    except (ArenaComplaint, ArenaFault) as problem:
        sys.stderr.write(f"arena: {problem}\n")
        return 2
    except OSError as error:
        sys.stderr.write(f"arena: cannot use {error.filename}: {error.strerror}\n")
        return 2
    except BrokenProcessPool:
        sys.stderr.write("arena: a worker process has died\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("arena: interrupted before anything was played\n")
        return 130


def _obey(asked: Namespace) -> int:
    if asked.report:
        reports = [found for name in asked.report for found in _read(Path(name))]
        if not asked.into:
            raise ArenaComplaint("name a page with --into")
        _write_page(Path(asked.into), reports, asked.part)
        return 0
    if asked.ladder:
        pairs: Sequence[tuple[str, str]] = ladder.RUNGS
        if asked.into:
            _page(Path(asked.into), asked.part)
    elif asked.a is None or asked.b is None:
        raise ArenaComplaint("name two bots with --a and --b")
    else:
        pairs = ((asked.a, asked.b),)
    seed = asked.seed or (ladder.SEED if asked.ladder else "1")
    design = asked.design or (SIDES if asked.ladder else "pairs")
    contests = [contest(a, b, seed, asked.game, tuple(asked.house), design) for a, b in pairs]
    return _play_all(contests, asked)


def _play_all(contests: Sequence[Contest], asked: Namespace) -> int:
    """Play them in turn, and write the results so far after each: an interruption loses only the current contest."""
    done: list[Report] = []
    for one in contests:
        played, whole = _played(one, asked)
        if not played.deals:
            sys.stderr.write("arena: interrupted before anything was played\n")
            return 130
        found = report(one, played)
        sys.stdout.write(text(found) + ("\n" if asked.ladder else ""))
        sys.stdout.flush()
        if not whole:
            sys.stderr.write(f"arena: interrupted after {len(played.deals)} of {asked.deals} deals\n")
            if asked.json and not asked.ladder:
                _write_json(Path(asked.json), [found])
            return 130
        done.append(found)
        if asked.json:
            _write_json(Path(asked.json), done)
        if asked.ladder and asked.into:
            _write_page(Path(asked.into), done, asked.part)
    return 0


def _played(one: Contest, asked: Namespace) -> tuple[ChunkResult, bool]:
    """The deals that were played, from the first on without a gap, and True if those are all."""
    sys.stderr.write(f"{one.a} against {one.b}, {asked.deals} deals\n")
    sys.stderr.flush()
    tqdm.monitor_interval = 0  # no thread that an interruption could catch on its way out
    chunk = asked.chunk or min(CHUNK, max(1, asked.deals // (4 * asked.jobs)))
    kept: list[ChunkResult] = []
    try:
        with (
            workers(asked.jobs) as executor,
            tqdm(total=asked.deals, unit="deal", leave=False, disable=not sys.stderr.isatty()) as bar,
        ):
            for part in parts(one, asked.deals, executor, chunk):
                kept.append(part)
                bar.update(len(part.deals))
    except KeyboardInterrupt:
        return gathered(kept), False
    return gathered(kept), True


def _write_json(path: Path, reports: Sequence[Report]) -> None:
    """A single report as it is, several as a list."""
    data = reports[0] if len(reports) == 1 else reports
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _read(path: Path) -> list[Report]:
    """The reports of a file of ``--json``.

    Raises:
        ArenaComplaint: it is none.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise ArenaComplaint(f"{path} is no file of --json") from None
    found = data if isinstance(data, list) else [data]
    if not found or not all(isinstance(one, dict) and one.get("schema") == SCHEMA for one in found):
        raise ArenaComplaint(f"{path} is no file of --json of this version")
    return found


def _page(path: Path, part: str) -> str:
    page = path.read_text(encoding="utf-8")
    try:
        with_figures(page, (), part)
    except ValueError as error:
        raise ArenaComplaint(f"{path}: {error}") from None
    return page


def _write_page(path: Path, reports: Sequence[Report], part: str) -> None:
    path.write_text(with_figures(_page(path, part), reports, part), encoding="utf-8")
