"""The cost of the pictures of cards, and proof that nothing waits for them.

    python benchmarks/cards.py

Prints the time of one face at several sizes, of the whole pack in the background at the sizes of a table, from the
making of a table to its first frame with no picture ready, and the longest time that the main thread spends on a face,
on a whole frame, while the window changes its size sixty times. Ends with status 1 if a first frame takes more than
400 ms, or a frame or a face of the storm at 1920×1080 more than 100 ms.
"""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

WINDOWS = ((1280, 720), (1920, 1080), (3840, 2160))
FACES = ((84, 156), (95, 176), (142, 264), (285, 528), (360, 654))
FIRST, ANSWER = 0.4, 0.1
HELD_TO = (1920, 1080)
STORM = 60


def milliseconds(seconds: float) -> str:
    """For the eye."""
    return f"{seconds * 1000:7.1f} ms"


def one_face() -> None:
    """Faces of all cards at several sizes, made on the spot."""
    from tarokgui.draw.cardpainter import CardPainter
    from tarokgui.draw.deck.style import pack

    for size in FACES:
        cards, times = CardPainter(), []
        for name in pack():
            begun = perf_counter()
            cards.face(name, size)
            times.append(perf_counter() - begun)
        median = milliseconds(statistics.median(times))
        print(f"a face at {size[0]}×{size[1]:<12}{median}  (at most {max(times) * 1000:.1f})")


class Waiting:
    """Notes the longest time a call takes."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self.call = call
        self.longest = 0.0

    def __call__(self, *given: Any) -> Any:
        """Call it."""
        begun = perf_counter()
        found = self.call(*given)
        self.longest = max(self.longest, perf_counter() - begun)
        return found


def table(size: tuple[int, int]) -> bool:
    """A table from nothing, its pictures coming, and a storm of sizes; whether all of it was quick enough."""
    from ai import decide, make
    from engine import members
    from tarokgui.app.program import build_program
    from tarokgui.scenes.table import TableScene
    from tarokgui.session.opening import new_session
    from tarokgui.wording.i18n import load

    pygame: Any = sys.modules["pygame"]  # only tarokgui knows it by name
    calls: list[Callable[[], None]] = []

    def post(call: Callable[[], None]) -> bool:
        calls.append(call)
        return True

    def run_calls() -> None:
        while calls:
            calls.pop(0)()

    session = new_session(seed="cards", game="romanian")
    while session.view.phase != "play":
        session.act(
            decide(make("steady", "cards"), session.view).action
            if session.turn == session.human
            else session.bot_action()
        )
    surface = pygame.Surface(size)
    begun = perf_counter()
    program = build_program(load(), post=post)
    scene = TableScene(program, session)
    program.stack.resize(*size)
    program.stack.push(scene)
    program.stack.commit()
    program.stack.draw(surface)
    first = perf_counter() - begun
    while not program.drawing.cards.settled:
        sleep(0.005)
    ready = perf_counter() - begun
    run_calls()

    waiting = Waiting(program.drawing.cards.face)
    program.drawing.cards.face = waiting  # type: ignore[method-assign, assignment]
    hand = [*members(session.view.hand)]
    scene.stage.animator.motion.finish()
    frames = []
    for step in range(STORM):
        now = (size[0] - 7 * step, size[1] - 3 * step)
        surface = pygame.Surface(now)
        begun = perf_counter()
        program.stack.resize(*now)
        run_calls()
        program.stack.draw(surface)
        frames.append(perf_counter() - begun)
    program.close()
    face = waiting.longest
    name = f"{size[0]}×{size[1]}"
    print(f"{name}: first frame      {milliseconds(first)}  (at most {FIRST * 1000:.0f})")
    print(f"{name}: whole pack ready {milliseconds(ready)}  after that, {program.drawing.cards.kept / 1e6:.0f} MB kept")
    print(f"{name}: storm, a frame   {milliseconds(statistics.median(frames))}  (slowest {max(frames) * 1000:.1f})")
    print(f"{name}: storm, a face    {milliseconds(face)}  at most, {len(hand)} cards in the hand")
    return first <= FIRST and (size != HELD_TO or max(face, *frames) <= ANSWER)


def main() -> int:
    """Measure; the exit status."""
    one_face()
    quick = [table(size) for size in WINDOWS]
    print("quick enough" if all(quick) else "TOO SLOW")
    return 0 if all(quick) else 1


if __name__ == "__main__":
    sys.exit(main())
