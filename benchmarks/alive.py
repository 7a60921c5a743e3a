"""Check that the window stays alive while bots think: a real main loop, *expert* in every seat and as the adviser.

    python benchmarks/alive.py [--hands 10] [--speed 1] [--bots expert] [--size 1280x720] [--seed S] [--slow MS]

Plays whole hands with every movement on SDL's dummy screen (with ``--screen`` in a real window); at each of the
person's decisions the reasons are asked for, and the suggestion is followed. Prints the time between two looks at the
event queue (median, 99th percentile, longest, how many over 100 ms, and the work done during the longest), how long
the adviser took, how long bots thought, how long a question that was dropped was still worked on, and the load of
the machine. Every decision is saved; with ``--slow`` each fsync takes so many milliseconds longer (that wants Linux and
a C compiler, see `disk.py`). Ends with status 1 if the queue was once not looked at for more than 100 ms.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread
from time import monotonic, process_time, thread_time
from typing import TYPE_CHECKING, Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # benchmarks/engine.py would hide the package engine

from benchmarks import disk  # noqa: E402  # only now can it be found
from tarokgui.controller.intents import Say  # noqa: E402

if TYPE_CHECKING:
    from ai import Decision, Player
    from engine import Action, View
    from tarokgui.scenes.table import TableScene
    from tarokgui.services.program import Program
    from tarokgui.session.evening import Evening

ALIVE: Final = 0.1
"""Seconds after which a window counts as one that hangs."""
PRODS: Final = 0.05
"""Seconds between two of the person's looks at the table."""
DROPS: Final = 3
"""At every so manieth decision the question is dropped while it is being thought about, and asked again."""
LONGEST: Final = 8
"""The number of longest gaps in the report."""


class Gap(NamedTuple):
    """Seconds between two looks, those in which the window's thread computed, and those in which any thread did."""

    seconds: float
    own: float
    all: float
    what: str

    def __str__(self) -> str:
        used = f"computed for {self.own * 1000:.0f} ms, all threads together for {self.all * 1000:.0f} ms"
        return f"{self.seconds * 1000:6.1f} ms: {self.what}; {used}"


@dataclass
class Measured:
    """Seconds of each kind."""

    gaps: list[Gap] = field(default_factory=list)
    advised: list[float] = field(default_factory=list)
    thought: list[float] = field(default_factory=list)
    dropped: list[float] = field(default_factory=list)
    hands: int = 0
    seconds: float = 0.0


class Watched:
    """A player whose thinking is timed."""

    def __init__(self, player: Player, measured: Measured) -> None:
        self.player, self.measured = player, measured

    def think(self, view: View) -> Iterator[Decision]:
        """The same thoughts."""
        begun = monotonic()
        yield from self.player.think(view)
        self.measured.thought.append(monotonic() - begun)


class Person:
    """Follows the hint, and goes on from the settlement; called in the main loop again and again."""

    def __init__(self, program: Program, session: Evening, hands: int, measured: Measured) -> None:
        self.program, self.session, self.hands, self.measured = program, session, hands, measured
        self.table: TableScene | None = None
        self._asked: tuple[int, int] | None = None
        self._since = 0.0
        self._count = 0
        self.left = 0.0
        """When a question was last dropped."""
        self._settled = 0.0

    def __call__(self) -> None:
        """Do the next act."""
        top, table = self.program.stack.top, self.table
        if top is None or table is None:
            return
        if top.name == "settlement":
            self._go_on()
        elif top is table and table.state.mine and not self.session.hand_over:
            waits = table.state.skippable or table.stage.animator.motion.busy or table.state.automatic is not None
            if not waits:
                self._decide(table)

    def _go_on(self) -> None:
        self._settled = self._settled or monotonic()
        if monotonic() - self._settled < 3:
            return
        self._settled = 0.0
        self.measured.hands += 1
        if self.measured.hands == self.hands:
            self.program.stack.quit()
        elif self.program.stack.top is not None:
            self.program.stack.top.reach("next", press=True)

    def _decide(self, table: TableScene) -> None:
        from tarokgui.controller.intents import CloseHint, DoHint, WhyHint

        hint = table.state.hint_shown
        if self._asked != self.session.decision:
            self._asked, self._since = self.session.decision, monotonic()
            self._count += 1
            table.stage.controller.dispatch(WhyHint())
        elif table.state.hint_thinking and self._count % DROPS == 0:
            self._count += 1
            self.left = monotonic()
            table.stage.controller.dispatch(CloseHint())
            table.stage.controller.dispatch(WhyHint())
        elif hint is not None:
            action: Action = hint.actions[0]
            if type(action).__name__ == "Surrender":
                table.dispatch(Say(action))
            else:
                table.stage.controller.dispatch(DoHint())

    def told(self) -> None:
        """The advice is there."""
        self.measured.advised.append(monotonic() - self._since)


class Adviser:
    """An adviser that notes how long it goes on with a question that was dropped."""

    def __init__(self, player: Player, person: Person) -> None:
        self.player, self.person = player, person

    def think(self, view: View) -> Iterator[Decision]:
        """The same thoughts."""
        try:
            yield from self.player.think(view)
        except GeneratorExit:
            self.person.measured.dropped.append(monotonic() - self.person.left)
            raise


def play(hands: int, speed: float, bots: str, seed: str) -> Measured:
    """So many hands in this process."""
    from ai import make
    from tarokgui.app import input as reading
    from tarokgui.app.loop import App
    from tarokgui.app.program import players_program
    from tarokgui.scenes.table import TableScene
    from tarokgui.session import adviser as hint
    from tarokgui.session.folderstore import FolderStore
    from tarokgui.session.opening import new_session

    measured, done = Measured(), Event()
    shared = players_program("en")
    shared.preferences.forced_speed = speed
    shared.apply_settings()
    session = new_session(seed=seed, bot=bots, keeper=FolderStore(shared.disk.saves))
    bot = session.company.bot
    session.company.bot = lambda seat: Watched(bot(seat), measured)  # type: ignore[method-assign]
    person = Person(shared, session, hands, measured)
    vars(hint)["make"] = lambda name, seed, **options: Adviser(make(bots, seed, **options), person)

    def going_on() -> str:
        table, top = person.table, shared.stack.top
        if table is None or top is None:
            return "opening"
        phase = "over" if session.hand_over else session.view.phase
        saved = ", a decision is being saved" if session.underway else ""
        adviser, bot = table.effects.frame.advice.adviser, table.live.opponents.thinker
        thinks = "adviser" if adviser.busy else "bot" if bot.busy else "nobody"
        return (
            f"{top.name}, {phase}, {thinks} thinks{', cards move' if table.stage.animator.motion.busy else ''}{saved}"
        )

    queue = vars(reading)["pygame"].event
    get, last = queue.get, (0.0, 0.0, 0.0)

    def looked() -> object:
        nonlocal last
        now = monotonic(), thread_time(), process_time()
        if last[0] and person.table is not None:
            seconds, own, every = (new - old for new, old in zip(now, last, strict=True))
            measured.gaps.append(Gap(seconds, own, every, going_on()))
        last = now
        return get()

    def prod() -> None:
        while not done.wait(PRODS):
            shared.loop.post(person)

    def first(_: Program) -> TableScene:
        person.table = TableScene(shared, session)
        show = person.table.effects.hints.shown

        def shown() -> None:
            show()
            person.told()

        person.table.effects.hints.shown = shown  # type: ignore[method-assign]
        return person.table

    queue.get = looked
    Thread(target=prod, daemon=True).start()
    begun = monotonic()
    try:
        App(shared).run(first)
    finally:
        done.set()
        queue.get = get
    measured.seconds = monotonic() - begun
    return measured


def _figures(name: str, seconds: list[float]) -> str:
    if not seconds:
        return f"{name}: none"
    found = sorted(seconds)
    median, slow = found[len(found) // 2], found[min(len(found) - 1, len(found) * 99 // 100)]
    figures = (f"{each * 1000:.1f} ms" for each in (median, slow, found[-1]))
    return f"{name}: {len(found)}, median, 99th percentile, longest " + ", ".join(figures)


def main() -> int:
    """Measure; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=10)
    parser.add_argument("--speed", type=float, default=1.0)
    parser.add_argument("--bots", default="expert")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--seed", default="alive/1")
    parser.add_argument("--screen", action="store_true", help="in a real window, on the screen of DISPLAY")
    parser.add_argument("--slow", type=float, default=0, help="milliseconds that every fsync takes longer")
    asked = parser.parse_args()
    if asked.slow:
        disk.begin_again()
        if not disk.loaded():
            parser.error("a slow disk wants Linux and a C compiler")
        disk.be_slow(asked.slow / 1000)
    if not asked.screen:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ |= {"SDL_AUDIODRIVER": "dummy", "TAROK_WINDOW": asked.size}
    before = os.getloadavg()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TAROK_DATA"] = folder
        measured = play(asked.hands, asked.speed, asked.bots, asked.seed)
    over = [gap for gap in measured.gaps if gap.seconds > ALIVE]
    print(f"{measured.hands} hands in {measured.seconds:.0f} s at speed {asked.speed:g}, {asked.bots} in every seat")
    print(_figures("gaps between two looks at the queue", [gap.seconds for gap in measured.gaps]))
    if asked.slow:
        print(f"every fsync took {asked.slow:g} ms longer")
    print(f"over {ALIVE * 1000:.0f} ms: {len(over)}; the longest:")
    for gap in sorted(measured.gaps, reverse=True)[:LONGEST]:
        print(f"  {gap}")
    print(_figures("from the question to the hint on the table", measured.advised))
    print(_figures("bots thought", measured.thought))
    print(_figures("dropped questions were worked on for", measured.dropped))
    print("load", *(f"{each:.1f}" for each in before), "before,", *(f"{each:.1f}" for each in os.getloadavg()), "after")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
