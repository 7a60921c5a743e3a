"""Kill the program again and again while it plays, and look for a loss of anything that was shown.

    python benchmarks/kills.py [--kills 1000] [--seed S] [--slow MILLISECONDS] [--games GAME ...]

An evening of each game in turn has its share of the kills. The real window (SDL's dummy drivers, at once instead of in
time) plays hands on a real folder. Before each frame and after each start it writes down, through a pipe, where the
session stands. It is killed with SIGKILL at a random moment, or in the middle of writing: before, in or after any of
the system calls of SQLite, of the settings or of the log (that wants a C compiler, see `disk.py`). Then it is started
again on the same folder and must go on from where it was last seen, or further, along the same decisions, without a
word about damaged files. ``--slow`` makes every fsync that much slower. Prints for each game the events, and the
longest time in which the window did not answer; status 1 if anything was lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tarokgui.kit.commands import PressTime

import argparse
import hashlib
import json
import os
import select
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic, perf_counter
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

from benchmarks import disk  # noqa: E402  # only now can the packages be found
from tarokgui.controller.intents import Say  # noqa: E402
from tests.support.spoiling import PLAYED  # noqa: E402

DUMMY: Final = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TAROK_LANG": "en", "TAROK_SPEED": "0"}
PATIENCE: Final = 60.0
"""Seconds without a word from the program after which it counts as stuck."""
MOST_FAULTS = 20
"""After so many there is no need to go on."""
CALLS: Final = 40
"""The program dies beside one of so many writing calls: a decision has three, the first one of a life some more."""
KNOWN: Final = frozenset({
    "evenings.db", "evenings.db-wal", "evenings.db-journal", "evening.db", "evening.db-wal", "evening.db-journal",
    "evening.mark", "session.lock", "settings.json", "settings.json.new", "log", "log/tarok.log", "log/tarok.older.log",
    "log/crash.log",
})  # fmt: skip
"""Every file that may be in the folder, however often the program was killed."""


Deadly = tuple[int, disk.When]
"""The writing call beside which a life ends, and how."""


@dataclass(frozen=True)
class Stand:
    """The place of a session: the hands before this one, and the decisions in it."""

    hands: int
    actions: int
    digest: str

    @classmethod
    def of(cls, session: Any) -> Stand:
        """Of a session."""
        actions = session.record.actions
        return cls(session.match.hands, len(actions), _digest([*map(list, actions)]))


def _digest(actions: list[list[object]]) -> str:
    return hashlib.blake2b(json.dumps(actions).encode(), digest_size=8).hexdigest()


class Person:
    """Sits at the program's own scenes instead of the keyboard: the main loop's reader of events."""

    released = 0
    """The keys let go: none."""

    def __init__(self, app: Any, random: Random, tell: Callable[[str, object], None], deadly: Deadly | None) -> None:
        self._deadly = deadly
        self._app = app
        self._random = random
        self._tell = tell
        self._shown: Stand | None = None
        self._begun = False
        self._read: float | None = None
        self._longest = 0.0

    @property
    def span(self) -> PressTime:
        """Now: nothing waits in a queue."""
        from tarokgui.kit.commands import PressTime

        return PressTime(perf_counter(), perf_counter())

    def begin(self) -> None:
        """Nothing was pressed before."""

    def read(self, timeout: float | None) -> tuple[list[Any], list[Any]]:
        """Act, and hand on the events that were posted."""
        import pygame

        from tarokgui.app.input import CALL

        now = perf_counter()
        if self._read is not None and now - self._read > self._longest:
            self._longest = now - self._read
            self._tell("busy", self._longest)
        self._tell_shown()
        self._do()
        self._read = perf_counter()
        return [], [event.call for event in pygame.event.get() if event.type == CALL]

    def _tell_shown(self) -> None:
        """The last frame's content was saved before it was drawn, so it must never be lost."""
        table = self._table
        if table is None:
            return
        stand = Stand.of(table.live.session)
        if not self._begun:
            self._begun = True
            if self._deadly is not None:
                disk.die(*self._deadly)
            self._tell("resumed", {"stand": stand.__dict__, "said": table.toast.text})
        elif stand != self._shown:
            self._tell("shown", stand.__dict__)
        self._shown = stand

    @property
    def _table(self) -> Any:
        return next((scene for scene in self._app.program.stack if scene.name == "table"), None)

    def _do(self) -> None:
        from engine import Surrender, legal_actions

        top, table = self._app.program.stack.top, self._table
        if top is None:
            return
        if self._random.random() < 0.02:
            top.do("mute")  # the settings are written
        if top.name == "title":
            top.reach("continue", press=True)
        elif top.name == "settlement":
            top.reach("next", press=True)
        elif top is not table:
            top.escape()
        elif table.state.mine and table.state.automatic is None and not table.state.skippable:
            legal = legal_actions(table.state.view)
            table.dispatch(
                Say(self._random.choice([each for each in legal if not isinstance(each, Surrender)] or legal))
            )
        else:
            from tarokgui.controller.intents import Skip

            table.stage.controller.dispatch(Skip())


def play(folder: Path, seed: str, pipe: int, deadly: Deadly | None, slow: float) -> None:
    """One life of the program: it ends by being killed, and only so."""
    os.environ |= DUMMY | {"TAROK_DATA": str(folder)}
    os.dup2(os.open(folder.parent / "stderr.txt", os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)

    def tell(kind: str, what: object) -> None:
        _WRITE(pipe, json.dumps([kind, what]).encode() + b"\n")

    from tarokgui.app import loop as app
    from tarokgui.app import start as window
    from tarokgui.services.drawing import Drawing
    from tarokgui.storage import logbook

    random = Random(seed)
    if slow:
        disk.be_slow(slow)
    at_table = None
    if deadly is not None and random.random() < 0.2:
        disk.die(*deadly)  # while it starts
    else:
        at_table = deadly
    Drawing.cards = property(lambda self: _pack())  # type: ignore[assignment]  # painted once, for all lives
    made: list[Any] = []
    real = app.App.__init__

    def noting(self: Any, *arguments: Any, **named: Any) -> None:
        real(self, *arguments, **named)
        made.append(self)

    app.App.__init__ = noting  # type: ignore[method-assign]
    vars(app).update(FRAMES_PER_SECOND=100_000, InputReader=lambda *_, **__: Person(made[0], random, tell, at_table))
    vars(logbook).update(MOST_BYTES=300)  # it is turned over all the time
    vars(logbook).update(fail=lambda text, error: tell("fault", f"{text}: {error!r}"))
    try:
        logbook.note(f"life {seed}")
        status = window.run_window("en")
        tell("ended", status)
    except BaseException:
        tell("fault", traceback.format_exc()[-1500:])
    os._exit(0)


_WRITE: Final = os.write
_CARDS: list[Any] = []


def _pack() -> Any:
    if not _CARDS:
        from tarokgui.draw.cardpainter import CardPainter

        _CARDS.append(CardPainter())
    return _CARDS[0]


@dataclass
class Tally:
    """Counts of the events."""

    kills: int = 0
    in_writing: int = 0
    decisions: int = 0
    hands: int = 0
    ahead: int = 0
    busy: float = 0.0
    """Seconds of the longest turn of the main loop."""
    faults: list[str] | None = None


def lives(folder: Path, seed: str, kills: int, slow: float, game: str) -> Tally:
    """Let an evening of that game live and die so many times."""
    data = folder / "data"
    begin(data, f"kills/{seed}", game)
    random = Random(f"kills/{seed}/{game}")
    tally = Tally(faults=[])
    assert tally.faults is not None
    last: Stand | None = None
    while tally.kills < kills and len(tally.faults) < MOST_FAULTS:
        number = tally.kills
        deadly = None
        if disk.loaded() and random.random() < 0.5:
            deadly = (random.randint(1, CALLS), random.choice(list(disk.When)))
        found = one_life(data, f"{seed}/{number}", random, deadly, slow)
        tally.busy = max(tally.busy, found.busy)
        tally.kills += 1
        tally.in_writing += found.by_itself
        tally.faults += [f"life {number} {deadly}: {fault}" for fault in found.faults]
        tally.decisions += len(found.shown)
        for stand in found.resumed:
            tally.faults += [f"life {number} {deadly}: {fault}" for fault in compared(last, stand, data)]
            tally.ahead += last is not None and (stand.hands, stand.actions) > (last.hands, last.actions)
        seen = [*found.resumed, *found.shown]
        last = seen[-1] if seen else last
        tally.hands = last.hands if last else 0
        strange = left_over(data) - KNOWN
        tally.faults += [f"life {number} {deadly}: left behind: {sorted(strange)}"] if strange else []
        if tally.kills % 100 == 0:
            print(f"{tally.kills} …", flush=True)
    errors = (folder / "stderr.txt").read_text(encoding="utf-8", errors="replace")
    tally.faults += [f"on standard error: {errors[-1500:]}"] if errors else []
    return tally


def compared(last: Stand | None, now: Stand, data: Path) -> Iterator[str]:
    """The losses between the last frame and the evening taken up."""
    if last is None:
        return
    if (now.hands, now.actions) < (last.hands, last.actions):
        yield f"it went back from {last} to {now}"
    elif now.hands == last.hands and now.actions == last.actions and now.digest != last.digest:
        yield f"another course: {last}, {now}"
    elif (now.hands, now.actions) > (last.hands, last.actions + 3) and now.hands == last.hands:
        yield f"it is far ahead of what was shown: {last}, {now}"


def left_over(data: Path) -> set[str]:
    """Everything in the folder."""
    return {str(path.relative_to(data)) for path in data.rglob("*")}


@dataclass
class Life:
    """The report of one life."""

    resumed: list[Stand]
    shown: list[Stand]
    faults: list[str]
    busy: float = 0.0
    by_itself: bool = False
    """It died beside one of its own system calls."""


def one_life(data: Path, seed: str, random: Random, deadly: Deadly | None, slow: float) -> Life:
    """Start it, let it live for a while, kill it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            play(data, seed, writing, deadly, slow)
        finally:
            os._exit(1)
    os.close(writing)
    life = Life([], [], [])
    # Some die while they are still starting, some at the first sign of life. The others have their time at the table,
    # for a slow machine needs all of it to come there.
    left = random.choice((0.0, random.expovariate(20), random.expovariate(5)))
    starts = random.random() < 0.15
    sign = b'["resumed"' if left or deadly else b""
    until = monotonic() + (random.random() * 0.15 if starts else PATIENCE)
    text, begun = b"", starts
    while (wait := until - monotonic()) > 0:
        ready, _, _ = select.select([reading], [], [], wait)
        if not ready:
            break
        piece = os.read(reading, 65536)
        if not piece:
            break
        text += piece
        if not begun and sign in text:
            begun, until = True, monotonic() + (1.0 if deadly else left) * (30 if slow else 1)
    os.kill(child, signal.SIGKILL)
    while piece := os.read(reading, 65536):
        text += piece
    os.close(reading)
    os.waitpid(child, 0)
    if not begun and not deadly:
        life.faults.append("it gave no sign of life")
    life.by_itself = deadly is not None and monotonic() < until
    for line in text.splitlines():
        _note(life, *json.loads(line))
    return life


def _note(life: Life, kind: str, what: Any) -> None:
    match kind:
        case "resumed":
            life.resumed.append(Stand(**what["stand"]))
            if what["said"]:
                life.faults.append(f"it said {what['said']!r}")
        case "shown":
            life.shown.append(Stand(**what))
        case "busy":
            life.busy = what
        case _:
            life.faults.append(f"{kind}: {what}")


def begin(folder: Path, seed: str, game: str = "romanian") -> None:
    """An evening of a game in that folder."""
    from tarokgui.session.folderstore import FolderStore
    from tarokgui.session.opening import new_session
    from tarokgui.storage.saves import SaveFolder

    with SaveFolder(folder) as saves:
        new_session(seed=seed, game=game, bot="random", keeper=FolderStore(saves))


def warm() -> None:
    """Load everything once, so that a new life is a fork and not a start of Python."""
    os.environ |= DUMMY
    import pygame

    import tarokgui.app.loop
    import tarokgui.app.start  # noqa: F401  # the needs of every life
    from tarokgui.scenes import settlement  # noqa: F401
    from tests.gui.starting import start

    with tempfile.TemporaryDirectory() as name:
        begin(Path(name), "warm")
        start(Path(name))
    pygame.display.quit()
    pygame.mixer.quit()


def main() -> int:
    """Kill; the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--slow", type=float, default=0, help="milliseconds that every fsync takes longer")
    parser.add_argument("--games", nargs="+", choices=PLAYED, default=PLAYED)
    asked = parser.parse_args()
    disk.begin_again()
    if asked.slow and not disk.loaded():
        parser.error("a slow disk wants Linux and a C compiler")
    warm()
    faults = []
    for number, game in enumerate(asked.games):
        kills = asked.kills * (number + 1) // len(asked.games) - asked.kills * number // len(asked.games)
        faults += killed(game, asked.seed, kills, asked.slow / 1000)
    print(f"{asked.kills} kills, {len(faults)} faults")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def killed(game: str, seed: str, kills: int, slow: float) -> list[str]:
    """Kill an evening of a game so many times; print the results, and return the faults."""
    begun = monotonic()
    with tempfile.TemporaryDirectory() as name:
        tally = lives(Path(name), seed, kills, slow, game)
        left = Counter(path.name for path in (Path(name) / "data").rglob("*") if path.is_file())
    assert tally.faults is not None
    seconds = monotonic() - begun
    print(f"{game}: {tally.kills} kills in {seconds:.0f} s, {tally.in_writing} of them beside a system call of writing")
    print(f"{tally.decisions} decisions shown, hand {tally.hands + 1} at the end, {tally.ahead} starts were further on")
    print(f"longest turn of the main loop: {tally.busy * 1000:.0f} ms")
    print(f"files left: {', '.join(sorted(left))}", flush=True)
    return [f"{game}, {fault}" for fault in tally.faults]


if __name__ == "__main__":
    sys.exit(main())
