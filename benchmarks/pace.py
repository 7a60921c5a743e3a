"""The time that a person waits: from a card of theirs to their next turn, at each pace, in the program's own window.

    python benchmarks/pace.py [--hands 4] [--paces slow usual quick at-once] [--bots expert] [--size 1280x720]
                              [--seed S] [--virtual [--slower 1]]

For each pace the program is started on a screen of its own (Xvfb), with its own main loop, clock and saves, and plays
whole hands; the person plays the choices of *steady*, as soon as the table is still. The wait begins with the person's
card and ends when the person may play the next one: all cards have arrived, no complete trick is there. Only the play
counts, from turn to turn. Prints the median, the 90th percentile and the longest, how long the bots thought (in their
thread's own processor time), and the machine's load.

With ``--virtual`` there is no screen, and a clock of its own goes on by one frame at a time, so that other programs on
the machine count for nothing: only thinking takes its time, in processor time, or with ``--slower`` so many
times as long, as on a machine that is slow or busy.

Ends with status 1 if a median is longer than its limit: 10 s slow, 5 at the usual pace, 2.5 quick, 0.5 at once.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, thread_time
from typing import TYPE_CHECKING, Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # benchmarks/engine.py would hide the package engine

from tarokgui.controller.intents import Say  # noqa: E402  # only now can its package be found

if TYPE_CHECKING:
    from ai import Decision, Player
    from engine import Action, View
    from tarokgui.scenes.table import TableScene
    from tarokgui.services.program import Program
    from tarokgui.session.evening import Evening

WANTED: Final[Mapping[str, float]] = {"slow": 10.0, "usual": 5.0, "quick": 2.5, "at-once": 0.5}
"""The paces, and how many seconds the median may take."""
FRAME: Final = 1 / 60
LONGEST: Final = 600
"""Seconds after which a pace counts as stuck."""
READS: Final = 0.5
"""Seconds for which the person looks at a settlement."""


@dataclass
class Waits:
    """Seconds that the person waited, and that bots computed."""

    waited: list[float] = field(default_factory=list)
    thought: list[float] = field(default_factory=list)


class Watched:
    """A player whose thinking is timed, on its own thread's clock."""

    def __init__(self, player: Player, waits: Waits) -> None:
        self.player, self.waits = player, waits

    def think(self, view: View) -> Iterator[Decision]:
        """The same thoughts."""
        used, begun = 0.0, thread_time()
        for decision in self.player.think(view):
            used += thread_time() - begun
            yield decision
            begun = thread_time()
        self.waits.thought.append(used + thread_time() - begun)


class Person:
    """Plays as soon as the table is still, and notes how long that took."""

    def __init__(self, session: Evening, hands: int, waits: Waits, clock: Callable[[], float]) -> None:
        from ai import make

        self.session, self.hands, self.waits, self.clock = session, hands, waits, clock
        self.player = make("steady", "person")
        self.program: Program | None = None
        self.table: TableScene | None = None
        self._since: float | None = None
        """When the person's last card was played."""
        self._settled = 0.0

    @property
    def due(self) -> bool:
        """True if the person has to do something."""
        assert self.program is not None
        top, table, session = self.program.stack.top, self.table, self.session
        if top is None or table is None:
            return False
        if top.name == "settlement":
            return True
        lies = table.state.skippable or table.stage.animator.motion.busy or table.state.automatic is not None
        return top is table and table.state.mine and not session.hand_over and not lies

    def act(self) -> None:
        """Do the next act."""
        from ai import decide
        from engine import Kind

        assert self.program is not None
        assert self.table is not None
        if not self.due:
            return
        if self.program.stack.top is not self.table:
            self._go_on(self.program)
            return
        if self._since is not None:
            self.waits.waited.append(self.clock() - self._since)
        view = self.session.view
        action = decide(self.player, view).action
        self._since = self.clock() if view.kind == Kind.PLAY else None
        self.table.dispatch(Say(action))

    def _go_on(self, program: Program) -> None:
        self._since = None
        self._settled = self._settled or self.clock()
        if self.clock() - self._settled < READS:
            return
        self._settled = 0.0
        if self.session.match.hands + 1 >= self.hands:
            program.stack.quit()
        elif program.stack.top is not None:
            program.stack.top.reach("next", press=True)


def _sitting(
    pace: str, hands: int, bots: str | None, seed: str, clock: Callable[[], float], game: str = "romanian"
) -> tuple[Person, Program]:
    """Somebody at a table of that pace."""
    from tarokgui.app.program import players_program
    from tarokgui.session.folderstore import FolderStore
    from tarokgui.session.opening import new_session
    from tarokgui.storage.settings import PACES

    waits, shared = Waits(), players_program("en")
    shared.preferences.change(**PACES[pace])
    session = new_session(seed=seed, game=game, bot=bots, keeper=FolderStore(shared.disk.saves))
    bot = session.company.bot
    session.company.bot = lambda seat: Watched(bot(seat), waits)  # type: ignore[method-assign]
    person = Person(session, hands, waits, clock)
    person.program = shared
    return person, shared


def in_window(pace: str, hands: int, bots: str | None, seed: str, game: str = "romanian") -> Waits:
    """The waits of that pace in a window, in this process."""
    from tarokgui.app.loop import App
    from tarokgui.scenes.table import TableScene

    person, shared = _sitting(pace, hands, bots, seed, monotonic, game)

    class Watching(TableScene):
        """The table, at which the person acts as soon as it is time to: in the next round of the loop."""

        def update(self, dt: float) -> None:
            super().update(dt)
            if person.due:
                shared.loop.post(person.act)

    def first(_: Program) -> TableScene:
        person.table = Watching(shared, person.session)
        return person.table

    App(shared).run(first)
    return person.waits


class Timed:
    """A thinker whose answer is there once so much time has gone by on a clock as the thinking took."""

    def __init__(self, clock: Callable[[], float], slower: float) -> None:
        self._clock, self._slower = clock, slower
        self._due = 0.0
        self._answer: Action | None = None

    @property
    def busy(self) -> bool:
        """True if an answer is still to come."""
        return self._answer is not None

    def ask(self, player: Player, view: View) -> None:
        """Think at once, and keep the answer back."""
        from ai import decide

        begun = thread_time()
        self._answer = decide(player, view).action
        self._due = self._clock() + self._slower * (thread_time() - begun)

    def poll(self) -> Action | None:
        """The answer once it is there."""
        if self._clock() < self._due:
            return None
        answer, self._answer = self._answer, None
        return answer

    def forget(self) -> None:
        """Drop it."""
        self._answer = None

    close = forget


def virtually(pace: str, hands: int, bots: str | None, seed: str, slower: float) -> Waits:
    """The same without a screen, on a clock that goes on by frames; bots think *slower* by that factor."""
    import pygame

    from tarokgui.scenes.table import TableScene

    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    time = 100.0
    person, shared = _sitting(pace, hands, bots, seed, lambda: time)
    shared.loop.clock = lambda: time
    person.table = TableScene(shared, person.session)
    person.table.live.opponents.thinker = Timed(lambda: time, slower)  # type: ignore[assignment]  # of the same shape
    stack = shared.stack
    stack.resize(1280, 720)
    stack.push(person.table)
    stack.commit()
    while not stack.ended:
        person.table.live.wait()
        time += FRAME
        stack.update(FRAME)
        stack.commit()
        person.act()
        stack.commit()
    return person.waits


def run(pace: str, asked: argparse.Namespace) -> Waits:
    """The waits of that pace in a program of its own."""
    order = [sys.executable, __file__, "--play", pace, "--hands", str(asked.hands), "--seed", asked.seed]
    order += ["--bots", asked.bots] if asked.bots else []
    order += ["--virtual", "--slower", str(asked.slower)] if asked.virtual else []
    return Waits(**on_a_screen(order, asked.size, virtual=asked.virtual))


def on_a_screen(order: list[str], size: str, *, virtual: bool = False) -> dict[str, list[float]]:
    """The lines a program prints at its end that has a screen of its own."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "TAROK_", "PYGAME_"))}
    with tempfile.TemporaryDirectory() as name:
        settings = kept | {"SDL_AUDIODRIVER": "dummy", "TAROK_DATA": name, "TAROK_WINDOW": size}
        settings["PYTHONPATH"] = str(ROOT)
        if virtual:
            return _answer(order, settings | {"SDL_VIDEODRIVER": "dummy"}, name)
        reading, writing = os.pipe()
        options = ["-noreset", "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
        with subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), *options], pass_fds=[writing], stderr=subprocess.DEVNULL
        ) as server:
            os.close(writing)
            with os.fdopen(reading) as pipe:
                number = pipe.readline().strip()
            try:
                return _answer(order, settings | {"DISPLAY": f":{number}"}, name)
            finally:
                server.terminate()


def _answer(order: list[str], settings: dict[str, str], folder: str) -> dict[str, list[float]]:
    done = subprocess.run(
        order, env=settings, cwd=folder, check=True, timeout=LONGEST, stdout=subprocess.PIPE, text=True
    )
    found: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    return found


def report(pace: str, waits: Waits) -> bool:
    """Print one line; whether the median is as short as is wanted."""
    found, thought = sorted(waits.waited), sorted(waits.thought)
    median, slow = found[len(found) // 2], found[min(len(found) - 1, len(found) * 9 // 10)]
    kept = median < WANTED[pace]
    print(
        f"{pace:<8} {len(found):>3} waits: median {median:.2f} s, 90th percentile {slow:.2f} s, "
        f"longest {found[-1]:.2f} s; "
        f"bots computed {thought[len(thought) // 2] * 1000:.0f} ms, at most {thought[-1] * 1000:.0f} ms; "
        f"median under {WANTED[pace]:g} s: {'reached' if kept else 'MISSED'}",
        flush=True,
    )
    return kept


def main() -> int:
    """Measure; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=4)
    parser.add_argument("--paces", nargs="+", choices=list(WANTED), default=list(WANTED))
    parser.add_argument("--bots", help="in every seat, instead of the usual people")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--seed", default="pace/1")
    parser.add_argument("--virtual", action="store_true", help="on a clock of its own, without a screen")
    parser.add_argument("--slower", type=float, default=1.0, help="with --virtual: times as long as bots think here")
    parser.add_argument("--play", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play:
        wishes = asked.play, asked.hands, asked.bots, asked.seed
        waits = virtually(*wishes, asked.slower) if asked.virtual else in_window(*wishes)
        print(json.dumps(vars(waits)))
        return 0
    before = os.getloadavg()
    kept = [report(pace, run(pace, asked)) for pace in asked.paces]
    print("load", *(f"{each:.1f}" for each in before), "before,", *(f"{each:.1f}" for each in os.getloadavg()), "after")
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
