"""The cost of the program while nothing happens: the share of one core at the title and at a table that waits.

    python benchmarks/idle.py [seconds]

Starts ``tarok`` as a user does, on a screen of its own, lets it come to rest and reads its processor time before and
after some seconds. Prints the shares with those of the single seconds, and ends with status 1 if one reaches 3%.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep

import psutil

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

from tarokgui.session.opening import new_session  # noqa: E402
from tests.support.saves import keep  # noqa: E402

SECONDS = 8
MOST = 0.03
REST = 2.0
"""Seconds in which the window comes to rest: the first frames, the window manager, the dealing."""


def waiting_session(folder: Path) -> None:
    """A session in which the person is to cut, saved as if it had been left there."""
    for number in range(1000):
        session = new_session(seed=f"idle/{number}")
        if session.turn == session.human:
            keep(folder, session)
            return
    raise SystemExit("no session begins with the person")


def shares(process: psutil.Process, seconds: int) -> list[float]:
    """The share of one core in each of so many seconds."""
    found = []
    for _ in range(seconds):
        before, begun = _used(process), monotonic()
        sleep(1)
        found.append((_used(process) - before) / (monotonic() - begun))
    return found


def _used(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def press_enter(settings: dict[str, str]) -> None:
    """Continue, which has the focus at the title."""
    subprocess.run(["xdotool", "key", "Return"], env=settings, check=True)


def measure(seconds: int) -> dict[str, list[float]]:
    """The shares at the title and at the table."""
    reading, writing = os.pipe()
    options = ["-noreset", "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    with (
        tempfile.TemporaryDirectory() as name,
        subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), *options], pass_fds=[writing], stderr=subprocess.DEVNULL
        ) as server,
    ):
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "TAROK_", "PYGAME_"))}
        tree = Path(name) / "tree.json"
        settings = {**kept, "DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
        settings |= {"TAROK_DATA": name, "TAROK_UI_TREE": str(tree)}
        waiting_session(Path(name))
        try:
            with subprocess.Popen([sys.executable, "-m", "tarokgui"], env=settings, cwd=name) as program:
                try:
                    process = psutil.Process(program.pid)
                    sleep(REST)
                    found = {"title": shares(process, seconds)}
                    press_enter(settings)
                    sleep(2 * REST)
                    if '"scene": "table"' not in tree.read_text(encoding="utf-8"):
                        raise SystemExit("the table has not come up")
                    found["table, the person to cut"] = shares(process, seconds)
                finally:
                    program.terminate()
        finally:
            server.terminate()
    return found


def main(seconds: int = SECONDS) -> int:
    """Measure; the exit status."""
    reached = True
    for name, found in measure(seconds).items():
        mean = sum(found) / len(found)
        reached &= mean < MOST
        print(
            f"{name:<26}{mean * 100:>6.2f} % of a core  (seconds {min(found) * 100:.1f} … {max(found) * 100:.1f} of "
            f"{len(found)})  below {MOST * 100:g} %: {'reached' if mean < MOST else 'MISSED'}"
        )
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else SECONDS))
