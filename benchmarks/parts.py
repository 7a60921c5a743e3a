"""The parts of the published figures, and the files in which each is kept once it has been played.

A part is a contest of the arena or the calibration of a bot. Its file has the data of ``--json`` of the arena or of
`calibration.py`, and under ``kept`` the way it was played: see `ai.arena.report.BonusesPlayed`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple, cast

from ai.arena.asked import ArenaComplaint
from ai.arena.bots import read_bot
from ai.arena.chunks import ChunkResult
from ai.arena.contest import Contest
from ai.arena.designs import SIDES
from ai.arena.ladder import LEVELS, RUNGS
from ai.arena.report import BonusesPlayed, Report, machine, report
from ai.arena.running import gathered, parts
from ai.games import FORESEES, MEASURES
from benchmarks import expectations
from benchmarks.agreement import CalibrationData, calibration
from benchmarks.expectations import Found, Task
from engine import GAMES

PLAYED: Final = tuple(game for game in GAMES if game in MEASURES)
"""The games for which there are bots."""
CONVENTIONAL: Final = "romanian"
"""The game whose bots hear a convention."""
PIECE: Final = 2
"""Deals to a worker at a time: few, for the deals in the workers' hands are waited for when the time is up."""
ALONE: Final = ("expert", "steady")
"""The bots that are also seated alone among three there."""
CALIBRATED: Final = "expert"
"""The bot whose calibration is published."""


@dataclass
class Match:
    """A contest of two bots, counted in deals. ``played`` are the chunks so far."""

    contest: Contest
    played: list[ChunkResult] = field(default_factory=list)
    unit: str = "deals"

    def __str__(self) -> str:
        contest = self.contest
        return f"{contest.game}, {contest.a} against {contest.b}, {contest.design}"

    def play(self, wanted: int, executor: Executor | None, jobs: int) -> Generator[int, None, None]:
        """Play on from the first deal; after each chunk, how many deals there are."""
        chunk = min(PIECE, max(1, wanted // (4 * jobs)))
        with closing(parts(self.contest, wanted, executor, chunk)) as playing:
            for some in playing:
                self.played.append(some)
                yield sum(len(each.deals) for each in self.played)

    def data(self) -> Report:
        """The report of the deals played."""
        return report(self.contest, gathered(self.played))


@dataclass
class Agreement:
    """The calibration of a bot at a table of its kind, counted in hands. ``found`` is the collection so far."""

    task: Task
    found: Found = field(default_factory=Found)
    unit: str = "hands"

    def __str__(self) -> str:
        return f"{self.task.game}, calibration of {self.task.bot}"

    def play(self, wanted: int, executor: Executor | None, jobs: int) -> Generator[int, None, None]:
        """Play on from the first hand; after each part, how many hands there are."""
        with closing(expectations.parts(self.task, wanted, executor)) as playing:
            for some in playing:
                self.found.add(some)
                yield self.found.hands

    def data(self) -> CalibrationData:
        """The figures of the calibration."""
        return calibration(self.task, self.found)


Part = Match | Agreement


def matches(game: str, seed: str) -> list[Match]:
    """The contests of a game, as its section shows them."""
    pairs = RUNGS if game == CONVENTIONAL else LEVELS
    seated = [(a, b, SIDES) for a, b in pairs]
    if game == CONVENTIONAL:
        seated.append((*ALONE, "one"))
    return [Match(Contest(read_bot(a), read_bot(b), seed, game, (), design)) for a, b, design in seated]


def agreements(game: str, seed: str) -> list[Agreement]:
    """The calibrations of a game: one, or none where nothing is expected of hands."""
    return [Agreement(Task(game, read_bot(CALIBRATED), seed))] if game in FORESEES else []


class Shelf(NamedTuple):
    """The folder with the files of a seed."""

    keep: Path
    seed: str

    @property
    def folder(self) -> Path:
        """The folder of the files."""
        return self.keep / plain(self.seed)

    def path(self, part: Part) -> Path:
        """The file of a part."""
        return self.folder / f"{plain(str(part))}.json"

    def match(self, part: Match) -> Report | None:
        """The contest as it is kept; None if it is not."""
        return cast(Report | None, self._read(part))

    def agreement(self, part: Agreement) -> CalibrationData | None:
        """The calibration as it is kept; None if it is not."""
        return cast(CalibrationData | None, self._read(part))

    def kept(self, part: Part) -> BonusesPlayed | None:
        """The way the part was played by the build that is running; None if it was not."""
        data = self._read(part)
        if data is None or cast(Report, data)["machine"]["build"] != machine()["build"]:
            return None
        return cast(BonusesPlayed, data["kept"])

    def put(self, part: Part, kept: BonusesPlayed) -> None:
        """Write the part's file, in one go."""
        path = self.path(part)
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_text(json.dumps({**part.data(), "kept": kept}, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        new.replace(path)

    def _read(self, part: Part) -> dict[str, object] | None:
        """The file's contents.

        Raises:
            Complaint: it is no such file.
        """
        path = self.path(part)
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except ValueError:
            data = None
        if not isinstance(data, dict) or not {"kept", "schema", "machine"} <= data.keys():
            raise ArenaComplaint(f"{path} is no file of benchmarks/publish.py")
        return data if data.get("seed") == self.seed else None


def plain(text: str) -> str:
    """A name that every disk takes."""
    return re.sub(r"[^A-Za-z0-9]+", "-", text)


def enough(kept: BonusesPlayed | None, wanted: int, minutes: float) -> bool:
    """True if a part need not be played again: it has as much as is wanted, or was given as much time."""
    if kept is None or kept["came"] >= wanted:
        return kept is not None
    return kept["came"] < kept["wanted"] and 0 < minutes <= kept["minutes"]
