"""The time of a step in a hand that is looked at, from the key to the finished frame, for every place of a hand.

    python benchmarks/lookback.py [--size 1920x1080]

Times are those of the window's thread on the processor: other programs do not count. The first time through, cards are
painted that have not been seen yet; a window paints them beside the frame. Aim: the second time each under 100 ms.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from statistics import median
from time import thread_time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine import GAMES
from tarokgui.controller.sources.replay import STEPS
from tarokgui.scenes.lookback import LookBackScene
from tests.gui.sitting import Sitting
from tests.gui.test_lookback import looking, settled

AIM = 100.0
"""Milliseconds."""


def main() -> int:
    """Measure each game; 1 if a step of the second time takes longer than the aim."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    width, height = map(int, parser.parse_args().size.split("x"))
    late = False
    for game in GAMES:
        sitting = settled(game, (width, height))
        begun = thread_time()
        sitting.key("b")
        sitting.stack.draw(sitting.surface)
        opened = (thread_time() - begun) * 1000
        for turn in ("first time", "second time"):
            took = steps(sitting, looking(sitting))
            print(
                f"{game}, {turn}: opened in {opened:.0f} ms; {len(took)} steps, "
                f"median {median(took):.1f} ms, worst {max(took):.1f} ms",
                flush=True,
            )
        late |= max(took) > AIM
    return int(late)


def steps(sitting: Sitting, scene: LookBackScene) -> list[float]:
    """Milliseconds of each step through the whole hand, forth and back, by action and by trick."""
    took: list[float] = []
    for step in (each for each in STEPS if each not in ("first", "last")):
        scene.go(0 if "forward" in step else scene.replay.last)
        sitting.stack.draw(sitting.surface)
        for _ in range(scene.replay.last):
            at, begun = scene.replay.index, thread_time()
            scene.step(step)
            sitting.stack.draw(sitting.surface)
            if scene.replay.index == at:
                break
            took.append((thread_time() - begun) * 1000)
    return took


if __name__ == "__main__":
    sys.exit(main())
