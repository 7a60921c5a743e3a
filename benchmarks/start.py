"""The time the title takes to appear: up to its first frame, against that of a bare pygame-ce window.

    python benchmarks/start.py [pairs] [--book 100]

Whole processes, started in turn under the same settings, on a screen of their own if Xvfb is there. Both tell the clock
right after their first flip; the parent has noted when it started them. Prints medians with their spread, and ends with
status 1 if the title takes more than twice as long. With ``--book`` also beside a book of that many megabytes, sound
and with its end cut off: when the title appears, how long it stands still at most until the evenings are read, and when
it knows how they stand.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import time

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # benchmarks/engine.py would hide the package engine
PAIRS = 15
MOST = 2.0
SIZE = "1280x720"

BARE = """
import pygame, time
pygame.display.init()
window = pygame.Window("bare", (1280, 720), resizable=True, allow_high_dpi=True)
window.get_surface().fill("#1B5E43")
window.flip()
print(time.time(), flush=True)
pygame.display.quit()
"""

TITLE = """
import sys
import tarokgui.app.loop

def first_frame(app, *given):
    frame(app, *given)
    import time
    print(time.time(), flush=True)
    app.program.stack.quit()

frame, tarokgui.app.loop.App._frame = tarokgui.app.loop.App._frame, first_frame
from tarokgui.__main__ import main
sys.exit(main([]))
"""
"""The program itself, by its own entry; only its first frame is followed by a look at the clock and by leaving."""


READ = """
import sys, time
import tarokgui.app.loop

def turn(stack, *given):
    global last
    update(stack, *given)
    now, title = time.time(), stack.top
    if not shown:
        return
    still.append(now - last)
    last = now
    if len(still) < 2 or title.waiting:
        return
    print(shown[0], still[0], max(still[1:]), now - shown[0], flush=True)
    stack.quit()

def frame(app, *given):
    global last
    draw(app, *given)
    if not shown:
        last = time.time()
        shown.append(last)

last, shown, still = 0.0, [], []
draw, tarokgui.app.loop.App._frame = tarokgui.app.loop.App._frame, frame
from tarokgui.kit.stack import SceneStack
update, SceneStack.update = SceneStack.update, turn
from tarokgui.__main__ import main
sys.exit(main([]))
"""
"""The same, until the saved evenings have been read."""


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """The settings of both programs: a screen of their own, nothing of the caller's SDL."""
    away = ("SDL_", "TAROK_", "PYGAME_")
    settings = {name: value for name, value in os.environ.items() if not name.startswith(away)}
    settings.pop("PYTHONDONTWRITEBYTECODE", None)  # the programs of a user are compiled once, not each time
    # The program's own settings, so that both windows are made in the same way.
    settings |= {"SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if shutil.which("Xvfb") is None:
        yield settings if settings.get("DISPLAY") else {**settings, "SDL_VIDEODRIVER": "dummy"}
        return
    reading, writing = os.pipe()
    options = ["-noreset", "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), *options], pass_fds=[writing], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        try:
            yield {**settings, "DISPLAY": f":{number}"}
        finally:
            server.terminate()


def seconds(code: str, settings: Mapping[str, str], folder: Path) -> float:
    """From the start of the process to its first frame."""
    return figures(code, settings, folder)[0]


def figures(code: str, settings: Mapping[str, str], folder: Path) -> list[float]:
    """The figures of the process at its end, the first from the start of the process."""
    begun = time()
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**settings, "PYTHONPATH": str(ROOT), "TAROK_DATA": str(folder), "TAROK_WINDOW": SIZE},
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    first, *others = map(float, done.stdout.split())
    return [first - begun, *others]


def report(name: str, times: list[float]) -> float:
    """Print one measurement; its median."""
    median = statistics.median(times)
    spread = f"min {min(times) * 1000:.0f}, max {max(times) * 1000:.0f} of {len(times)}"
    print(f"{name:<24}{median * 1000:>6.0f} ms to the first frame  ({spread})")
    return median


def read_books(megabytes: int, times: int) -> None:
    """Measure the title beside large books."""
    from tests.support.largebook import large_book

    with screen() as settings, tempfile.TemporaryDirectory() as name:
        sound = Path(name, "sound")
        large_book(sound, megabytes)
        for what in ("none", "sound", "cut"):
            found = []
            for number in range(times):
                folder = Path(name, f"{what} {number}")
                folder.mkdir()
                if what != "none":
                    shutil.copytree(sound, folder, dirs_exist_ok=True)
                if what == "cut":
                    os.truncate(folder / "evenings.db", megabytes * 900_000)
                found.append(figures(READ, settings, folder))
                shutil.rmtree(folder)
            shown, made, still, known = (statistics.median(column) * 1000 for column in zip(*found, strict=True))
            print(
                f"book of {megabytes} MB: {what:<8}{shown:>6.0f} ms to the first frame, {known:>6.0f} more until it is"
                f" read; the window stands still for {made:.0f} ms as cards and sound begin, then for {still:.0f} ms"
                " at most"
            )


def main(pairs: int = PAIRS) -> int:
    """Measure; the exit status."""
    bare: list[float] = []
    title: list[float] = []
    with screen() as settings, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for code in (BARE, TITLE):  # the files are read and compiled once before anything is measured
            seconds(code, settings, folder)
        for _ in range(pairs):
            bare.append(seconds(BARE, settings, folder))
            title.append(seconds(TITLE, settings, folder))
    ratio = report("title of tarok", title) / report("bare pygame-ce window", bare)
    paired = sorted(ours / theirs for ours, theirs in zip(title, bare, strict=True))
    reached = ratio <= MOST
    print(f"ratio of the medians {ratio:.2f}  (pairs {paired[0]:.2f} … {paired[-1]:.2f})  "
          f"at most {MOST:g}: {'reached' if reached else 'MISSED'}")  # fmt: skip
    return 0 if reached else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pairs", nargs="?", type=int, default=PAIRS)
    parser.add_argument("--book", type=int, metavar="MB")
    asked = parser.parse_args()
    if asked.book:
        read_books(asked.book, asked.pairs)
    sys.exit(main(asked.pairs))
